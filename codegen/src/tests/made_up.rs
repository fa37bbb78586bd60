//! A made-up contract for tests. Its second version does what no version of the service has done: it removes, renames and
//! adds required fields, also those that depend on a discriminator, and adds and removes objects.

use order_contract::Basis::Implied;
use order_contract::internals::{
    At, Contract, Direction, EnumValue, Field, Form, Formula, Kind, Layout, Object, Reform, VersionId,
};

const SECOND: VersionId = VersionId(1);

pub static CONTRACT: Contract = Contract {
    name: "delivery",
    direction: Direction::Sent,
    section: "1",
    layout: Layout::Document,
    root: Field::new("", Kind::Object(&DELIVERY)),
    identifier: None,
    not_shown: &[],
};

pub static DELIVERY: Object = Object::new(
    "Delivery",
    &[
        Field::new("type", Kind::Enum(&[POST, PICK_UP, CARRIED_UP])).required(Implied, "It says how."),
        Field::text("code")
            .required(Implied, "It identifies it.")
            .renamed(SECOND, "number"),
        Field::text("number")
            .required(Implied, "It identifies it.")
            .since(SECOND),
        Field::text("street")
            .relevant_with(&[POST])
            .required_with(&[POST], Implied, "A postman needs it.")
            .moved(SECOND, "place", At::Pointer("/street"))
            .instead("Give it as `street` of `place`."),
        Field::text("floor").relevant_with(&[CARRIED_UP]).required_with(
            &[CARRIED_UP],
            Implied,
            "Somebody carries it up.",
        ),
        Field::new("place", Kind::Object(&Object::new("Place", &[Field::text("street")]))).since(SECOND),
        Field::new("sender", Kind::Object(&Object::new("Sender", &[Field::text("name")])))
            .removed_for_good(SECOND, "Remove it."),
        Field::new("at", Kind::Text(Form::Decimal))
            .about("Time", "When it leaves.")
            .reformed(&[Reform::new(SECOND, Form::Timestamp, &NONE)]),
        // Has no listed field.
        Field::new("seal", Kind::Object(&Object::new("Seal", &[]))),
    ],
)
.discriminated_by_first();

/// No value has a counterpart.
pub static NONE: Formula = Formula::new([|_| None, |_| None], &[]);

const POST: EnumValue = EnumValue::new("POST", "By post");
const PICK_UP: EnumValue = EnumValue::new("PICK_UP", "Picked up");
const CARRIED_UP: EnumValue = EnumValue::new("CARRIED_UP", "Carried up").since(SECOND);
