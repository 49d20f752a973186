//! From where a request comes.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::app::Shared;
use crate::error::ApiError;

/// The address that limits count by. Of IPv6 the first half: a household has a whole half to choose from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Caller(IpAddr);

impl Caller {
    pub(crate) fn of(headers: &HeaderMap, extensions: &Extensions, trust_proxy: bool) -> Self {
        let forwarded = if trust_proxy { last_hop(headers) } else { None };
        let peer = || extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
        Self::from(forwarded.or_else(peer).unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED)))
    }
}

impl From<IpAddr> for Caller {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            IpAddr::V4(address) => IpAddr::V4(address),
        })
    }
}

/// The proxy next to us wrote the last one; what stands before it may be anybody's invention.
fn last_hop(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let hop = line.rsplit(',').next()?.trim();
    hop.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

impl FromRequestParts<Shared> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, ApiError> {
        Ok(Self::of(&parts.headers, &parts.extensions, app.config.trust_proxy))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: Option<&'static str>, trust_proxy: bool, expected: &str) {
        let mut headers = HeaderMap::new();
        if let Some(line) = line {
            headers.insert("x-forwarded-for", axum::http::HeaderValue::from_static(line));
        }
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::from(([10, 0, 0, 1], 4000))));
        let expected: IpAddr = expected.parse().unwrap();
        assert_eq!(Caller::of(&headers, &extensions, trust_proxy), Caller(expected), "{line:?}");
    }

    #[test]
    fn only_the_last_hop_of_a_trusted_proxy_counts() {
        check(None, true, "10.0.0.1");
        check(Some("1.1.1.1, 2.2.2.2"), true, "2.2.2.2");
        check(Some("1.1.1.1, 2.2.2.2"), false, "10.0.0.1");
        check(Some("nonsense"), true, "10.0.0.1");
        check(Some("2.2.2.2:99"), true, "2.2.2.2");
    }

    #[test]
    fn half_of_an_ipv6_address_is_one_caller() {
        check(Some("2001:db8:1:2:3:4:5:6"), true, "2001:db8:1:2::");
        check(Some("::ffff:9.9.9.9"), true, "9.9.9.9");
    }
}
