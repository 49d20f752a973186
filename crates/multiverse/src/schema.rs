//! JSON Schemas of notation, worlds and sets of them.

use engine::schema_as;

use crate::ids::{Colours, World, WorldSet};
use crate::options::Fraction;
use crate::{Action, Reason};

schema_as!(Action, "MultiverseAction", {
    "description": "An action in the notation of Multiverse, such as `switch red`.",
    "type": "string",
    "pattern": "^((keep|place) (0|(?=[gwryb])g?w?r?y?b?)|switch (green|white|red|yellow|blue|all)\
        |visit|meet|decline|roll|allow|repeat|stand)$",
});

schema_as!(Colours, "Colours", {
    "description": "The colours that are on: letters of gwryb in this order, or 0 for none.",
    "type": "string",
    "pattern": "^(0|(?=[gwryb])g?w?r?y?b?)$",
});

schema_as!(Fraction, "Fraction", {
    "description": "A fraction strictly between 0 and 1, such as `1/2`.",
    "type": "string",
    "pattern": "^[1-9][0-9]{0,2}/[1-9][0-9]{0,3}$",
});

schema_as!(World, "World", {
    "description": "A world token. Its number less one has a bit for each colour: green 1, white 2, red 4, \
        yellow 8, blue 16.",
    "type": "integer",
    "minimum": 1,
    "maximum": World::COUNT,
});

schema_as!(WorldSet, "WorldSet", generator => {
    "description": "A set of worlds, ascending.",
    "type": "array",
    "items": generator.subschema_for::<World>(),
    "uniqueItems": true,
});

schema_as!(Reason, "MultiverseReason", {
    "description": "Nothing that is offered is ever refused (MV-T2).",
    "not": {},
});
