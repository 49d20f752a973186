//! JSON Schemas of notation, numbered pieces and sets of them.

use engine::schema_as;

use crate::action::{Action, Order};
use crate::ids::{CardId, CardSet, PortalId, PortalSet, Transformer};
use crate::options::Date;

schema_as!(Action, "MultiuniversumAction", {
    "description": "An action in the notation of Multiuniversum, such as `play 17`.",
    "type": "string",
    "pattern": "^((play|prepare|discard|drop|take|keep|spend) ([1-9]|[1-4][0-9]|50)\
        |(move|look) [1-5]|swap [1-4] [2-5]|arrange [1-4]{1,4}|pass)$",
});

schema_as!(Order, "StackOrder", {
    "description": "A new order of a stack, from the top, in terms of the old places: `312` puts the third on top.",
    "type": "string",
    "pattern": "^[1-4]{1,4}$",
});

schema_as!(Date, "Date", {
    "description": "A day of the calendar, such as `1970-12-31`.",
    "type": "string",
    "format": "date",
    "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
});

schema_as!(Transformer, "Transformer", {
    "description": "A transformer of the machine, and a player's colour: 1 white, 2 yellow, 3 red, 4 blue, 5 green.",
    "type": "integer",
    "minimum": 1,
    "maximum": Transformer::COUNT,
});

schema_as!(CardId, "CardId", {
    "description": "An action card, by its number in the deck.",
    "type": "integer",
    "minimum": 1,
    "maximum": CardId::COUNT,
});

schema_as!(CardSet, "CardSet", generator => {
    "description": "A set of action cards, ascending.",
    "type": "array",
    "items": generator.subschema_for::<CardId>(),
    "uniqueItems": true,
});

schema_as!(PortalId, "PortalId", {
    "description": "A portal, by its number in the deck.",
    "type": "integer",
    "minimum": 1,
    "maximum": PortalId::COUNT,
});

schema_as!(PortalSet, "PortalSet", generator => {
    "description": "A set of portals, ascending.",
    "type": "array",
    "items": generator.subschema_for::<PortalId>(),
    "uniqueItems": true,
});
