//! How often one caller may ask.
//!
//! Each counter is a leaky bucket of `governor`. They live in a cache of fixed size that drops the one that was idle
//! for longest: a map that only grows would itself be the way to exhaust the server.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use moka::policy::EvictionPolicy;
use moka::sync::Cache;
use store::{Person, PersonId};

use crate::caller::Caller;
use crate::config::RateLimits;
use crate::error::{ApiError, ApiResult, Code};

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    /// Any request to the API.
    Request,
    /// Becoming somebody new.
    NewGuest,
    /// Trying a recovery phrase.
    Recovery,
    /// Making a table.
    NewTable,
    /// A line of chat.
    Chat,
}

/// Who is counted.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Who {
    /// An address. A school or an office may share one, so that its limits are wider.
    Address(Caller),
    /// Somebody with an identity.
    Person(PersonId),
}

impl From<Caller> for Who {
    fn from(caller: Caller) -> Self {
        Self::Address(caller)
    }
}

impl From<&Person> for Who {
    fn from(person: &Person) -> Self {
        Self::Person(person.id.clone())
    }
}

/// So many at once, and then one more after each pause.
#[derive(Debug, Clone, Copy)]
struct Allowance {
    at_once: u32,
    pause: Duration,
}

const fn allow(at_once: u32, pause: Duration) -> Allowance {
    Allowance { at_once, pause }
}

/// For each kind: what an address may do, and what a person may do.
const ALLOWANCES: [(Kind, Allowance, Allowance); 5] = [
    (Kind::Request, allow(600, Duration::from_millis(10)), allow(200, Duration::from_millis(50))),
    (Kind::NewGuest, allow(40, Duration::from_secs(20)), allow(5, Duration::from_mins(1))),
    (Kind::Recovery, allow(10, Duration::from_mins(5)), allow(10, Duration::from_mins(5))),
    (Kind::NewTable, allow(60, Duration::from_secs(5)), allow(12, Duration::from_secs(20))),
    (Kind::Chat, allow(60, Duration::from_millis(500)), allow(12, Duration::from_secs(2))),
];

/// About 20 MB of counters at most.
const MOST_COUNTERS: u64 = 100_000;

/// By then every bucket is empty again, and forgetting it changes nothing.
const IDLE: Duration = Duration::from_hours(1);

/// The counters of all callers.
pub(crate) struct Limits {
    clock: DefaultClock,
    /// `None` if nothing is limited.
    counters: Option<Cache<(Kind, Who), Arc<DefaultDirectRateLimiter>>>,
    /// How many connections each address holds open.
    open: Connections,
}

type Connections = Arc<Mutex<Counted>>;

#[derive(Default)]
struct Counted {
    all: usize,
    of: HashMap<Caller, usize>,
}

/// A school may share an address; more are a fault, or an attack.
const MOST_OF_ONE_ADDRESS: usize = 500;

/// A connection that is open.
pub(crate) struct Open {
    caller: Caller,
    open: Connections,
}

impl Drop for Open {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all -= 1;
        if let Some(count) = open.of.get_mut(&self.caller) {
            *count -= 1;
            if *count == 0 {
                open.of.remove(&self.caller);
            }
        }
    }
}

impl Limits {
    pub(crate) fn new(limits: RateLimits) -> Self {
        let counters = || {
            // Not the cache's usual policy, which lets newcomers in only if they ask often: they would not be counted.
            let cache = Cache::builder().max_capacity(MOST_COUNTERS).eviction_policy(EvictionPolicy::lru());
            cache.time_to_idle(IDLE).build()
        };
        let counters = (limits == RateLimits::On).then(counters);
        Self { clock: DefaultClock::default(), counters, open: Connections::default() }
    }

    /// Opens a connection that counts until it is dropped; too many of one address, or in all, are refused.
    pub(crate) fn open(&self, caller: Caller, most: usize) -> ApiResult<Open> {
        let of_one = if self.counters.is_some() { MOST_OF_ONE_ADDRESS } else { usize::MAX };
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.all >= most {
            return Err(ApiError::new(
                Code::ServerFull,
                "Too many people are connected; please try again later.",
            ));
        }
        let count = open.of.entry(caller).or_default();
        if *count >= of_one {
            return Err(ApiError::too_many(Duration::from_mins(1)));
        }
        *count += 1;
        open.all += 1;
        Ok(Open { caller, open: Arc::clone(&self.open) })
    }

    /// Counts one; too many are refused with the time to wait.
    pub(crate) fn check(&self, kind: Kind, who: impl Into<Who>) -> ApiResult<()> {
        let Some(counters) = &self.counters else { return Ok(()) };
        let who = who.into();
        let quota = quota(kind, &who);
        let counter = counters.get_with((kind, who), || Arc::new(RateLimiter::direct(quota)));
        counter.check().map_err(|until| {
            tracing::debug!(?kind, "too often");
            ApiError::too_many(until.wait_time_from(self.clock.now()))
        })
    }
}

fn quota(kind: Kind, who: &Who) -> Quota {
    let (_, address, person) =
        ALLOWANCES.iter().find(|(of, ..)| *of == kind).expect("every kind has its allowances");
    let Allowance { at_once, pause } = match who {
        Who::Address(_) => address,
        Who::Person(_) => person,
    };
    let quota = Quota::with_period(*pause).expect("a pause is longer than nothing");
    quota.allow_burst(NonZeroU32::new(*at_once).expect("at least one is allowed"))
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn caller(last: u8) -> Caller {
        IpAddr::from([10, 0, 0, last]).into()
    }

    fn person(name: &str) -> Who {
        Who::Person(PersonId::new(name).unwrap())
    }

    #[test]
    fn too_often_is_refused_for_one_and_not_for_another() {
        let limits = Limits::new(RateLimits::On);
        for _ in 0..12 {
            limits.check(Kind::NewTable, person("ada")).unwrap();
        }
        assert!(limits.check(Kind::NewTable, person("ada")).is_err());
        limits.check(Kind::NewTable, person("bob")).unwrap();
        limits.check(Kind::Chat, person("ada")).unwrap();
        limits.check(Kind::NewTable, caller(1)).unwrap();
    }

    #[test]
    fn without_limits_everybody_may() {
        let limits = Limits::new(RateLimits::Off);
        for _ in 0..1000 {
            limits.check(Kind::Recovery, caller(1)).unwrap();
        }
    }

    #[test]
    fn every_kind_has_a_quota_that_is_forgotten_only_when_it_is_whole_again() {
        for (kind, address, person_allowance) in ALLOWANCES {
            for (who, allowance) in [(Who::from(caller(1)), address), (person("ada"), person_allowance)] {
                assert_eq!(quota(kind, &who).burst_size().get(), allowance.at_once);
                assert!(allowance.pause * allowance.at_once <= IDLE, "{kind:?}");
            }
        }
    }
}
