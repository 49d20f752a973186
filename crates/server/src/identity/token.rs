//! The secret that says who asks.

use axum::http::{HeaderMap, HeaderValue, header};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use store::SecretHash;

use crate::random;

/// The name of the cookie.
pub(crate) const COOKIE: &str = "manyworlds";
const BYTES: usize = 32;

/// 256 random bits as text. It is never printed: there is no `Debug` on purpose.
pub(super) struct Token(String);

impl Token {
    pub(super) fn draw() -> Self {
        Self(BASE64_URL_SAFE_NO_PAD.encode(random::<BYTES>()))
    }

    /// From `Authorization: Bearer …`, or else from the cookie. What cannot be one of ours is none.
    pub(super) fn of_request(headers: &HeaderMap) -> Option<Self> {
        let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        if let Some(bearer) = bearer.and_then(|line| line.split_once(' ')) {
            let (scheme, token) = bearer;
            return if scheme.eq_ignore_ascii_case("bearer") { Self::parse(token.trim()) } else { None };
        }
        let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
        let mut cookies = lines.flat_map(Cookie::split_parse).filter_map(Result::ok);
        cookies.find(|cookie| cookie.name() == COOKIE).and_then(|cookie| Self::parse(cookie.value()))
    }

    fn parse(text: &str) -> Option<Self> {
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).ok()?;
        (bytes.len() == BYTES).then(|| Self(text.to_owned()))
    }

    pub(super) fn hash(&self) -> SecretHash {
        SecretHash::of(&self.0)
    }

    /// To be sent to its owner.
    pub(super) fn into_text(self) -> String {
        self.0
    }

    /// The cookie that keeps it for a year, out of reach of scripts.
    pub(super) fn cookie(&self, secure: bool) -> HeaderValue {
        set_cookie(&self.0, Duration::days(365), secure)
    }
}

/// The cookie that takes it away again.
pub(super) fn no_cookie(secure: bool) -> HeaderValue {
    set_cookie("", Duration::ZERO, secure)
}

fn set_cookie(value: &str, lasts: Duration, secure: bool) -> HeaderValue {
    let cookie = Cookie::build((COOKIE, value)).path("/").http_only(true).same_site(SameSite::Lax);
    let cookie = cookie.max_age(lasts).secure(secure).build();
    let mut line = HeaderValue::try_from(cookie.to_string()).expect("a token is made of plain letters");
    line.set_sensitive(true);
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(name: header::HeaderName, line: &str) -> Option<String> {
        let mut headers = HeaderMap::new();
        headers.insert(name, HeaderValue::try_from(line).unwrap());
        Token::of_request(&headers).map(Token::into_text)
    }

    #[test]
    fn a_token_is_found_in_either_place_and_nothing_else_is_taken_for_one() {
        let token = Token::draw().into_text();
        assert_eq!(token.len(), 43);
        let line = format!("a=b; manyworlds={token}; c");
        assert_eq!(found(header::COOKIE, &line).as_deref(), Some(token.as_str()));
        assert_eq!(found(header::AUTHORIZATION, &format!("bearer {token}")).as_deref(), Some(token.as_str()));
        for other in ["", "manyworlds", "manyworlds=", "manyworlds=short", "other=x"] {
            assert_eq!(found(header::COOKIE, other), None, "{other}");
        }
        assert_eq!(found(header::AUTHORIZATION, &format!("Basic {token}")), None);
        assert_eq!(found(header::AUTHORIZATION, &format!("Bearer {token}x")), None);
    }

    #[test]
    fn the_cookie_is_out_of_reach() {
        let line = no_cookie(true);
        assert_eq!(line.to_str().unwrap(), "manyworlds=; HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=0");
        assert!(!no_cookie(false).to_str().unwrap().contains("Secure"));
    }
}
