//! What a host may choose.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;
use std::time::Duration;

use url::Url;

/// What a host may choose when starting the server.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where to listen. Port 0 lets the system choose a free one.
    pub listen: SocketAddr,
    /// What outlives the process.
    pub database: DatabaseAddress,
    /// Where people reach the server, if that differs from what it sees: behind a proxy, or with a name.
    pub public_url: Option<PublicUrl>,
    /// Whether a proxy in front says in `X-Forwarded-For` who asks. Without a proxy anybody could say anything there.
    pub trust_proxy: bool,
    /// Whether one caller may be told to wait. Load tests switch it off.
    pub rate_limits: RateLimits,
    /// No more guests are made when there are as many people.
    pub most_people: u64,
    /// No more tables are made when as many wait for players.
    pub most_open_tables: u64,
    /// No more WebSockets are opened when there are as many.
    pub most_connections: usize,
    /// How long the server waits for people who are silent.
    pub patience: Patience,
}

/// How long the server waits for people who are silent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// A table that nobody looks at is put away after this time; it is read again when somebody does.
    pub idle_table: Duration,
    /// The others at a live table may vote for a bot when a player has been away for this time.
    pub away: Duration,
    /// A socket is asked this often whether anybody is there, and let go if it has been silent twice as long.
    pub heartbeat: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            idle_table: Duration::from_mins(1),
            away: Duration::from_mins(2),
            heartbeat: Duration::from_secs(30),
        }
    }
}

impl Config {
    /// What a host gets who chooses nothing else.
    pub fn new(listen: SocketAddr, database: DatabaseAddress) -> Self {
        Self {
            listen,
            database,
            public_url: None,
            trust_proxy: false,
            rate_limits: RateLimits::On,
            most_people: 1_000_000,
            most_open_tables: 10_000,
            most_connections: 50_000,
            patience: Patience::default(),
        }
    }
}

/// Whether requests are counted against limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RateLimits {
    /// They are.
    On,
    /// Everybody may ask as often as they like.
    Off,
}

impl FromStr for RateLimits {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "on" => Ok(Self::On),
            "off" => Ok(Self::Off),
            _ => Err("choose on or off".to_owned()),
        }
    }
}

/// `postgres://…`, or the path of an SQLite file. It may hold a password, so that it shows only a part of itself.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseAddress(String);

impl DatabaseAddress {
    /// As [`store::Store::open`] takes it.
    pub fn new(address: impl Into<String>) -> Self {
        Self(address.into())
    }

    /// The whole of it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Url::parse(&self.0) {
            // A password may also stand behind the question mark.
            Ok(url) if url.has_host() => {
                write!(f, "{}://{}{}", url.scheme(), url.host_str().unwrap_or_default(), url.path())
            }
            _ => f.write_str(&self.0),
        }
    }
}

impl fmt::Debug for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{self}”")
    }
}

/// The address people type: `https://` or `http://`, a host, and nothing behind it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicUrl {
    origin: String,
    is_https: bool,
}

impl PublicUrl {
    /// What a browser calls it in `Origin`: without a slash at the end.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// Whether all that is sent there is encrypted.
    pub fn is_https(&self) -> bool {
        self.is_https
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let url = Url::parse(text).map_err(|error| format!("it is not an address: {error}"))?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err("it starts with https:// or http://".to_owned());
        }
        let is_bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        if !is_bare || !url.username().is_empty() || url.password().is_some() {
            return Err("it has a host and nothing behind it, such as https://games.example.org".to_owned());
        }
        Ok(Self { origin: url.origin().ascii_serialization(), is_https: url.scheme() == "https" })
    }
}

#[cfg(test)]
mod tests {
    use super::{DatabaseAddress, PublicUrl};

    #[test]
    fn a_public_url_is_an_origin() {
        let url: PublicUrl = "https://Games.Example.org:443/".parse().unwrap();
        assert_eq!((url.origin(), url.is_https()), ("https://games.example.org", true));
        let url: PublicUrl = "http://10.0.0.7:8080".parse().unwrap();
        assert_eq!((url.origin(), url.is_https()), ("http://10.0.0.7:8080", false));
        for bad in ["games.example.org", "ftp://x.org", "https://x.org/games", "https://a:b@x.org", ""] {
            assert!(bad.parse::<PublicUrl>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_password_is_not_shown() {
        let check = |address, shown| assert_eq!(DatabaseAddress::new(address).to_string(), shown);
        check("postgres://me:secret@db.example.org/games?password=secret", "postgres://db.example.org/games");
        check("some/folder/manyworlds.db", "some/folder/manyworlds.db");
    }
}
