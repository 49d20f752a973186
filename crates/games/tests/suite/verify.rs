//! Checking a record, whichever game it is of.

use std::ops::ControlFlow;

use games::record::{Fault, Header, Record, Verified};
use games::{Playable, WithGame};
use words::{Language, Words};

struct Follow<'w, 't>(Record<'w, &'t [u8]>);

impl WithGame for Follow<'_, '_> {
    type Output = Result<Option<Verified>, Fault>;
    fn with<G: Playable>(self, rules: G) -> Self::Output {
        self.0.follow(&rules, |_| ControlFlow::Continue(()))
    }
}

/// What a record says, if it is a good one.
pub(crate) fn verify(bytes: &[u8]) -> Result<(Header, Verified), Fault> {
    let record = Record::open(bytes, Words::of(Language::English))?;
    let header = record.header().clone();
    let verified = record.rules().visit(Follow(record))?;
    Ok((header, verified.expect("nobody broke off")))
}
