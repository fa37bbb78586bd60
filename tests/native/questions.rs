//! Questions for all sides: a shape, an input, options, and options to convert it. Each seed has its own.

use crate::grown::{Origin, careless};
use crate::random::Random;
use order_contract::internals::{Kind, amendable_fields, catalogue};
use order_contract::{Amendments, Code, Level, Severity, Shape, Version, fillable};
use serde_json::{Map, Value, json};

/// Inputs that are not text are hexadecimal.
pub fn question(seed: u64) -> Value {
    let mut random = Random::new(seed);
    let shape = *random.of(&Shape::ALL);
    let mut question = json!({
        "shape": shape.name(),
        "options": options(&mut random, shape),
        "convert": conversion(&mut random, shape),
    });
    if random.once_in(4) {
        question["fixes"] = fixes(&mut random);
    }
    let input = careless(Origin::any_version(shape, &mut random), &mut random);
    match String::from_utf8(input) {
        Ok(text) => question["text"] = text.into(),
        Err(error) if is_query(shape) => {
            question["text"] = String::from_utf8_lossy(error.as_bytes()).into();
        }
        Err(error) => question["hex"] = hex(error.as_bytes()).into(),
    }
    question
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn is_query(shape: Shape) -> bool {
    shape.name().ends_with("-query")
}

fn is_list(shape: Shape) -> bool {
    shape.name().ends_with("-list")
}

pub fn options(random: &mut Random, shape: Shape) -> Value {
    const ENTRIES: [&str; 8] = [
        "/entries",
        "/more",
        "",
        "/entries/0",
        "/entries/00",
        "/\u{e9}~1~0",
        "/page/entries",
        "/cursor",
    ];
    let level = random.of(&Level::ALL).name();
    let mut options = json!({
        "version": random.of(&Version::ALL).date(),
        "level": level,
        "limits": { "findings": 1_000_000 },
    });
    if random.once_in(7) {
        options["draft"] = true.into();
    }
    if random.once_in(7) {
        for _ in 0..1 + random.below(3) {
            let code = *random.of(&Code::ALL);
            if !code.is_fatal() {
                options["severity"][code.name()] = random.of(&Severity::ALL).name().into();
            }
        }
    }
    if is_list(shape) && random.once_in(5) {
        options["entries"] = (*random.of(&ENTRIES)).into();
    }
    if random.once_in(25) {
        options["limits"]["depth"] = (1 + random.below(6)).into();
    }
    if random.once_in(50) {
        options["limits"]["bytes"] = random.below(200).into();
    }
    if random.once_in(6) {
        options["amendments"] = json!({ shape.name(): amendments(random, shape) });
    }
    options
}

/// Accepts two of the generator's wrong values in some enumerations, and makes some fields optional.
fn amendments(random: &mut Random, shape: Shape) -> Value {
    let (mut accept, mut optional) = (Map::new(), Vec::new());
    for (pointer, _) in amendable_fields(shape) {
        let can_accept = Amendments::default().accept(shape, &pointer, ["OTHER"]).is_ok();
        let can_miss = Amendments::default().optional(shape, &pointer).is_ok();
        if can_miss && random.once_in(2) {
            optional.push(pointer.clone());
        }
        if can_accept && random.once_in(2) {
            accept.insert(pointer, json!(["OTHER", "completed"]));
        }
    }
    json!({ "accept": accept, "optional": optional })
}

/// Which fixes are applied: some that are safe, and some that need a review.
fn fixes(random: &mut Random) -> Value {
    let mut some = || -> Vec<&str> {
        Code::ALL
            .iter()
            .filter(|_| random.once_in(2))
            .map(|code| code.name())
            .collect()
    };
    json!({ "only": some(), "review": some() })
}

fn conversion(random: &mut Random, shape: Shape) -> Value {
    let (from, to) = (*random.of(&Version::ALL), *random.of(&Version::ALL));
    let mut options = json!({ "from": from.date(), "to": to.date() });
    if random.once_in(5) {
        options["payoutUrl"] = (*random.of(&["", "/link", "/a/b", "/url"])).into();
    }
    if is_list(shape) && random.once_in(5) {
        options["entries"] = (*random.of(&["/entries", "/more", "/page/entries"])).into();
    }
    if random.once_in(10) {
        options["onLoss"] = "error".into();
    }
    let mut gaps = fillable(shape, from, to).peekable();
    if gaps.peek().is_some() && random.once_in(3) {
        let fields = amendable_fields(shape);
        let values = gaps.filter_map(|gap| {
            let (_, number) = fields.iter().find(|(pointer, _)| *pointer == gap)?;
            let field = catalogue().fields().nth(usize::from(*number))?;
            Some((gap, value_of(field.kind_in(to))?))
        });
        options["fill"] = Value::Object(values.collect());
    }
    options
}

/// A value that a field of a kind allows, if that can be told of the kind alone.
fn value_of(kind: Kind) -> Option<Value> {
    match kind {
        Kind::Text(form) => Some(form.entry().examples[0].into()),
        Kind::Enum(values) => Some(values[0].value.into()),
        Kind::Object(object) => object
            .fields
            .iter()
            .all(|field| field.presence.is_none())
            .then(|| json!({})),
        Kind::List(_) => None,
        Kind::Any | Kind::Collection => Some(json!([])),
    }
}
