//! Which compression a browser accepts.

/// How the bytes of an answer are packed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

impl Encoding {
    /// The value of `Content-Encoding`; plain bytes have none.
    pub(crate) fn header(self) -> Option<&'static str> {
        match self {
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gzip"),
            Self::Identity => None,
        }
    }
}

/// True if the `Accept-Encoding` line allows this encoding.
///
/// A browser's own weights between encodings are ignored: the smallest allowed one is best for both sides.
pub(crate) fn accepts(accept_encoding: &str, encoding: Encoding) -> bool {
    let Some(name) = encoding.header() else { return true };
    let mut wildcard = false;
    for offer in accept_encoding.split(',') {
        let mut parts = offer.split(';').map(str::trim);
        let coding = parts.next().unwrap_or_default();
        let refused = parts.any(|parameter| weight(parameter) == Some(0.0));
        if coding.eq_ignore_ascii_case(name) {
            return !refused;
        }
        if coding == "*" {
            wildcard = !refused;
        }
    }
    wildcard
}

fn weight(parameter: &str) -> Option<f32> {
    let (key, value) = parameter.split_once('=')?;
    if key.trim().eq_ignore_ascii_case("q") { value.trim().parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::{Encoding, accepts};

    fn check(line: &str, brotli: bool, gzip: bool) {
        assert_eq!(accepts(line, Encoding::Brotli), brotli, "br in {line:?}");
        assert_eq!(accepts(line, Encoding::Gzip), gzip, "gzip in {line:?}");
        assert!(accepts(line, Encoding::Identity), "identity in {line:?}");
    }

    #[test]
    fn named_encodings_are_accepted() {
        check("gzip, deflate, br, zstd", true, true);
        check("gzip", false, true);
        check("BR;q=0.5", true, false);
    }

    #[test]
    fn weight_zero_refuses() {
        check("br;q=0, gzip;q=0.1", false, true);
        check("br; q=0.000, *", false, true);
    }

    #[test]
    fn a_star_stands_for_all_not_named() {
        check("*", true, true);
        check("*;q=0", false, false);
        check("*;q=0, br", true, false);
    }

    #[test]
    fn nothing_named_means_plain_bytes() {
        check("", false, false);
        check("identity", false, false);
        check("brotli, gzipped", false, false);
    }
}
