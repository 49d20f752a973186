//! Refusals: every code that a server or a table says no with, and the sentence that a player reads for it.
//!
//! Codes are for programs and never change; the English text that travels with them is for whoever writes such a
//! program. A player reads the sentence of the code, in the language of the page.

use serde::{Deserialize, Serialize};
use table::NoUndo;
use words::Words;

/// A closed list of codes, each beside its name on the wire and the key of its sentence: whoever adds one is asked for
/// both, and a test looks for the sentence in every language.
macro_rules! codes {
    (
        $(#[$about:meta])*
        pub enum $list:ident {
            $($(#[$meaning:meta])* $code:ident = $name:literal => $key:literal,)+
        }
    ) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        $(#[$about])*
        pub enum $list {
            $($(#[$meaning])* #[serde(rename = $name)] $code,)+
        }

        impl $list {
            /// All of them, in order.
            pub const ALL: &[Self] = &[$(Self::$code),+];

            /// Its name on the wire.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$code => $name,)+ }
            }

            /// The code of this name; nothing for one of a later version.
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|code| code.as_str() == name)
            }

            /// The key of its sentence.
            const fn key(self) -> &'static str {
                match self { $(Self::$code => $key,)+ }
            }

            /// Its sentence for a player.
            pub fn say(self, words: &Words) -> String {
                words.text(self.key())
            }
        }
    };
}

codes! {
    /// Why a request was refused. A code is never renamed and never changes its meaning; new ones may come.
    pub enum Code {
        /// 400: the request is not well formed.
        BadRequest = "bad-request" => "problem-misunderstood",
        /// 401: the caller has no identity, or one that was signed out.
        NoIdentity = "no-identity" => "problem-no-identity",
        /// 403: the request was sent by the page of another site.
        WrongOrigin = "wrong-origin" => "problem-wrong-origin",
        /// 403: the table does not let this person; `reason` tells why.
        NotAllowed = "not-allowed" => "problem-not-allowed",
        /// 404: there is nothing of that name.
        NotFound = "not-found" => "problem-not-found",
        /// 404: nobody has this recovery phrase.
        UnknownPhrase = "unknown-phrase" => "problem-unknown-phrase",
        /// 405: the path does not know this method.
        MethodNotAllowed = "method-not-allowed" => "problem-misunderstood",
        /// 408: the request did not arrive, or was not answered, in time.
        TooSlow = "too-slow" => "problem-too-slow",
        /// 409: somebody else was first.
        Conflict = "conflict" => "problem-conflict",
        /// 409: the table cannot do that now; `reason` tells why.
        Refused = "refused" => "problem-refused",
        /// 413: the body is too large.
        TooLarge = "too-large" => "problem-too-large",
        /// 415: the body is not `application/json`.
        NotJson = "not-json" => "problem-misunderstood",
        /// 422: well formed, but a value is not possible; `reason` may tell which.
        Invalid = "invalid" => "problem-invalid",
        /// 426: this path is for WebSockets alone.
        NeedsWebSocket = "needs-web-socket" => "problem-misunderstood",
        /// 429: too often; `Retry-After` says when again.
        TooManyRequests = "too-many-requests" => "problem-too-many-requests",
        /// 500: a fault of the server.
        Internal = "internal" => "problem-internal",
        /// 503: the server cannot answer now.
        Unavailable = "unavailable" => "problem-unavailable",
        /// 503: the server holds as much as its host allows.
        ServerFull = "server-full" => "problem-server-full",
    }
}

codes! {
    /// Why exactly a request was refused. A reason is never renamed and never changes its meaning; new ones may come.
    #[cfg_attr(feature = "schema", schemars(rename = "ProblemReason"))]
    pub enum Reason {
        /// Only people who sit at the table may.
        NotSeated = "not-seated" => "problem-not-seated",
        /// Somebody else sits there, or nobody.
        NotYourSeat = "not-your-seat" => "problem-not-your-seat",
        /// Only the host may.
        NotHost = "not-host" => "problem-not-host",
        /// The host has sent this person away.
        SentAway = "sent-away" => "problem-sent-away",
        /// Nobody may look on.
        NoSpectators = "no-spectators" => "problem-no-spectators",
        /// There is no such seat.
        NoSuchSeat = "no-such-seat" => "problem-no-such-seat",
        /// Somebody sits there.
        SeatTaken = "seat-taken" => "problem-seat-taken",
        /// The seat is kept for somebody who has the key.
        NeedsKey = "needs-key" => "problem-needs-key",
        /// All seats are taken.
        Full = "full" => "problem-full",
        /// The person sits at the table already.
        AlreadySeated = "already-seated" => "problem-already-seated",
        /// Before the start somebody has to sit on every seat.
        SeatsFree = "seats-free" => "problem-seats-free",
        /// Rated tables are for two people or more, with a deck of the game.
        NotRatable = "not-ratable" => "problem-not-ratable",
        /// It is too late: the table has started, or starts.
        Started = "started" => "problem-started",
        /// The table does not run.
        NotRunning = "not-running" => "problem-not-running",
        /// It runs still.
        NotOver = "not-over" => "problem-not-over",
        /// The seat has acted since.
        Stale = "stale" => "problem-stale",
        /// The action is not in the game's notation.
        Notation = "notation" => "problem-notation",
        /// The rules, or the moment, do not allow the action; `why` tells more.
        Illegal = "illegal" => "illegal-not-offered",
        /// It cannot be taken back; `why` tells more.
        NoUndo = "no-undo" => "table-no-take-back",
        /// The nonce, or its pledge, is not taken; `why` tells more.
        NoShare = "no-share" => "problem-no-share",
        /// The orders are none that the seat can have.
        Orders = "orders" => "problem-orders",
        /// Nobody can vote on this seat now.
        NoVote = "no-vote" => "problem-no-vote",
        /// No bot plays for this seat.
        NoStandIn = "no-stand-in" => "problem-no-stand-in",
        /// A seat can hold this wish no more.
        NoWish = "no-wish" => "problem-no-wish",
        /// Nobody can be called that.
        Name = "name" => "problem-name",
        /// A recovery phrase has another number of words.
        PhraseLength = "phrase-length" => "problem-phrase-length",
        /// A word is in no recovery phrase.
        PhraseWord = "phrase-word" => "problem-phrase-word",
        /// A line of chat is empty, too long, or has characters that are not seen.
        ChatLine = "chat-line" => "problem-chat-line",
        /// Nobody can mute more people.
        MostMuted = "most-muted" => "problem-most-muted",
    }
}

codes! {
    /// What is wrong with a message, for programs: the codes do not change.
    pub enum ErrorCode {
        /// It is not a message.
        Unreadable = "unreadable" => "problem-misunderstood",
        /// It is a message of another version.
        Version = "version" => "problem-misunderstood",
        /// The game cannot be set up like that.
        Setup = "setup" => "problem-setup",
        /// Not one occupant for each seat.
        Seats = "seats" => "problem-seats",
        /// The log is not one of this game.
        Log = "log" => "problem-log",
        /// No table is open.
        NoTable = "no-table" => "problem-no-open-table",
        /// No table was left here.
        NothingKept = "nothing-kept" => "problem-nothing-kept",
        /// Somebody else sits there.
        NotYourSeat = "not-your-seat" => "problem-not-your-seat",
        /// There is no hint: the seat is not to act, or this table gives none.
        NoHint = "no-hint" => "problem-no-hint",
        /// There is no Eureka of this game and day.
        NoEureka = "no-eureka" => "problem-no-eureka",
        /// The action is not in the game's notation.
        Notation = "notation" => "problem-notation",
        /// The seat has acted since its client was last told something: the message came twice, or too late.
        Stale = "stale" => "problem-stale",
        /// The table does not run.
        NotRunning = "not-running" => "problem-not-running",
        /// Too many messages; later ones will be answered again.
        TooMany = "too-many" => "problem-too-many-requests",
        /// What the table is kept in did not answer. What was asked may have been done or not: ask for what happened.
        Unavailable = "unavailable" => "problem-not-sure",
    }
}

/// The body of a refused request, as a client reads it. The English text in it is left unread.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Problem {
    error: Codes,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Codes {
    code: String,
    #[serde(default)]
    reason: Option<String>,
}

impl Problem {
    /// The code, if this version knows it.
    pub fn code(&self) -> Option<Code> {
        Code::named(&self.error.code)
    }

    /// The reason, if there is one that this version knows.
    pub fn reason(&self) -> Option<Reason> {
        Reason::named(self.error.reason.as_deref()?)
    }

    /// The sentence for a player: of the reason, else of the code, else one that fits everything.
    pub fn say(&self, words: &Words) -> String {
        match (self.reason(), self.code()) {
            (Some(reason), _) => reason.say(words),
            (None, Some(code)) => code.say(words),
            (None, None) => words.text("problem-unknown"),
        }
    }
}

/// Why an action was not taken back, for a player.
pub fn say_no_undo(words: &Words, why: NoUndo) -> String {
    match why {
        NoUndo::NothingToTakeBack => words.text("problem-nothing-to-take-back"),
        NoUndo::ChanceDecided | NoUndo::Revealed | NoUndo::SomebodyElseActed => {
            words.text("table-no-take-back")
        }
        NoUndo::Over => words.text("illegal-over"),
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    fn keys() -> Vec<&'static str> {
        let codes = Code::ALL.iter().map(|code| code.key());
        let reasons = Reason::ALL.iter().map(|reason| reason.key());
        let errors = ErrorCode::ALL.iter().map(|error| error.key());
        codes.chain(reasons).chain(errors).collect()
    }

    #[test]
    fn every_code_of_the_server_has_its_sentence_in_every_language() {
        for language in Language::ALL {
            let words = Words::of(language);
            for key in keys() {
                assert!(words.has(key), "{key} has no sentence in {language}");
                let said = words.text(key);
                assert!(said.starts_with(char::is_uppercase) && said.ends_with('.'), "{key}: {said}");
            }
        }
    }

    #[test]
    fn a_code_is_called_the_same_wherever_it_is_written() {
        fn check<T: Serialize + PartialEq + std::fmt::Debug>(
            all: &[T],
            name: fn(&T) -> &'static str,
            named: fn(&str) -> Option<T>,
        ) {
            for code in all {
                let written = serde_json::to_value(code).unwrap();
                assert_eq!(written, name(code));
                assert_eq!(named(name(code)).as_ref(), Some(code));
            }
        }
        check(Code::ALL, |code| code.as_str(), Code::named);
        check(Reason::ALL, |reason| reason.as_str(), Reason::named);
        check(ErrorCode::ALL, |error| error.as_str(), ErrorCode::named);
    }

    #[test]
    fn a_refusal_is_told_in_the_words_of_its_reader() {
        let check = |body: &str, english: &str, french: &str| {
            let problem: Problem = serde_json::from_str(body).unwrap();
            assert_eq!(Language::ALL.map(|language| problem.say(Words::of(language))), [english, french]);
        };
        check(
            r#"{"error":{"code":"too-many-requests","text":"That was too often."}}"#,
            "That was too often. Please wait a little.",
            "Trop de demandes d’un coup. Patientez un peu.",
        );
        check(
            r#"{"error":{"code":"not-allowed","text":"Only the host may.","reason":"not-host"}}"#,
            "Only the host of the table may do that.",
            "Seul l’hôte de la table peut faire cela.",
        );
        // A later version may know more.
        check(
            r#"{"error":{"code":"refused","text":"It rains.","reason":"rain","why":{"drops":3}}}"#,
            "This table cannot do that now.",
            "Ce n’est pas possible à cette table pour l’instant.",
        );
        check(
            r#"{"error":{"code":"rain","text":"It rains."}}"#,
            "That did not work. Try again, or load the page again.",
            "Cela n’a pas fonctionné. Réessayez, ou rechargez la page.",
        );
    }
}
