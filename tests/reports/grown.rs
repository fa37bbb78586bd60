//! Generates documents of every shape from the readable tables: mostly as the API documentation shows them, with
//! mistakes in any place. It does not depend on how they are validated.

use crate::random::Random;
use order_contract::Shape;
use order_contract::internals::{EnumValue, Field, Form, Kind, Layout, Object, contract};

/// Returns a document of a shape as text, which is not always JSON.
pub fn grown(shape: Shape, random: &mut Random) -> Vec<u8> {
    let contract = contract(shape);
    let mut grower = Grower {
        // Many documents have no mistake, some have many.
        mistakes: *random.of(&[0, 0, 400, 60, 15]),
        habit: *random.of(&HABITS),
        random,
        text: String::new(),
    };
    match contract.layout {
        Layout::Document => grower.value(&contract.root, 0),
        Layout::Entries => grower.envelope(&contract.root),
        Layout::Query => grower.query(&contract.root),
    }
    let mut text = grower.text.into_bytes();
    if grower.mistakes > 0 && grower.habit == Habit::None && random.once_in(4) {
        spoil(&mut text, random);
    }
    text
}

/// Changes a few bytes, or cuts the text.
fn spoil(text: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..1 + random.below(3) {
        let at = random.below(text.len() + 1);
        match random.below(5) {
            0 => text.truncate(at),
            1 => text.insert(at, *random.of(b"\"\\{}[],:0-x \x00\xff\xc3")),
            2 if at < text.len() => drop(text.remove(at)),
            3 if at < text.len() => text[at] = *random.of(b"\"\\{}[],:0-x \x00\xff\xed"),
            _ => text.extend_from_slice(b" x"),
        }
    }
}

/// A mistake that a document repeats often, so that other mistakes do not hide it.
#[derive(Clone, Copy, PartialEq)]
enum Habit {
    None,
    EmptyStrings,
    Nulls,
    /// Wrong values in fields that depend on the discriminator.
    Misplaced,
}

const HABITS: [Habit; 6] = [
    Habit::None,
    Habit::None,
    Habit::None,
    Habit::EmptyStrings,
    Habit::Nulls,
    Habit::Misplaced,
];

struct Grower<'r> {
    random: &'r mut Random,
    /// One in this many places has a mistake. 0 means none.
    mistakes: usize,
    habit: Habit,
    text: String,
}

const STRINGS: [&str; 6] = [
    "P-1",
    "a b",
    "\u{e9}\u{1F600}",
    "\\u0041\\n",
    "x\\/y",
    "2024",
];
const BAD_STRINGS: [&str; 5] = ["", "NO", "\\ud83d", "a@b@c", "\\x"];
const SMALL: [&str; 9] = [
    "null", "true", "0", "-1.5e3", "[]", "{}", "\"\"", "[[{}]]", "01",
];
const NAMES: [&str; 8] = ["x", "y", "note", "\u{fc}", "", "typ", "data", "created_at"];

impl Grower<'_> {
    fn errs(&mut self) -> bool {
        self.mistakes > 0 && self.random.once_in(self.mistakes)
    }

    fn space(&mut self) {
        if self.random.once_in(6) {
            self.text += *self.random.of(&[" ", "\n\t", "\r\n  "]);
        }
    }

    fn push(&mut self, text: &str) {
        self.space();
        self.text += text;
        self.space();
    }

    /// Whether the habit applies here.
    fn does(&mut self, habit: Habit) -> bool {
        self.habit == habit && self.random.once_in(3)
    }

    fn value(&mut self, field: &Field, depth: usize) {
        if self.does(Habit::Nulls) {
            return self.push("null");
        }
        if !field.relevant_with.is_empty() && self.does(Habit::Misplaced) {
            return self.push("{}");
        }
        if self.errs() {
            return self.any(depth);
        }
        match field.kind {
            Kind::Any => self.any(depth),
            Kind::Text(form) => self.string(form),
            Kind::Enum(values) => self.one_of(values),
            Kind::Object(object) => self.object(object, depth),
            Kind::List(list) => {
                let least = usize::from(list.not_empty.is_some() && !self.errs());
                let count = least + self.random.below(3);
                self.list(count, |grower| grower.value(&list.element, depth + 1));
            }
            Kind::Collection => match self.random.once_in(2) {
                true => self.push("{}"),
                false => self.list(2, |grower| grower.any(depth + 1)),
            },
        }
    }

    fn list(&mut self, count: usize, mut element: impl FnMut(&mut Self)) {
        self.push("[");
        for n in 0..count {
            if n > 0 {
                self.push(",");
            }
            element(self);
        }
        if self.errs() {
            self.push(",");
        }
        self.push("]");
    }

    fn string(&mut self, form: Form) {
        let good = match form {
            Form::Free => *self.random.of(&STRINGS),
            Form::Email => *self.random.of(&["ann@example.com", "a\\u0040b"]),
            Form::Timestamp => *self.random.of(&[
                "2024-02-05T10:20:30.123456",
                "2024-02-05T10:20:30.12345\\u0036",
            ]),
            Form::Decimal => *self.random.of(&["0.8", "-12", "1.50"]),
            Form::Count => "20",
        };
        let text = match self.errs() {
            _ if self.does(Habit::EmptyStrings) => "",
            true if self.random.once_in(4) => "2024-02-05T10:20:30.123456Z",
            true => *self.random.of(&BAD_STRINGS),
            false => good,
        };
        self.push(&format!("\"{text}\""));
    }

    fn one_of(&mut self, values: &[EnumValue]) {
        let value = self.random.of(values).value;
        let text = match self.errs() {
            _ if self.does(Habit::EmptyStrings) => String::new(),
            true if self.random.once_in(2) => value.to_lowercase(),
            true => (*self.random.of(&BAD_STRINGS)).to_owned(),
            false if self.random.once_in(40) => escaped(value),
            false => value.to_owned(),
        };
        self.push(&format!("\"{text}\""));
    }

    /// Any value, nested or not.
    fn any(&mut self, depth: usize) {
        match self.random.below(12) {
            0 if depth < 6 => self.list(self.mistakes.min(2), |grower| grower.any(depth + 1)),
            1 if depth < 6 => {
                let names = self.unknown_names();
                let depth = depth + 1 + names.len() / 3;
                self.members(names, |grower, _| grower.any(depth));
            }
            2 => {
                let deep = *self.random.of(&[1, 2, 5, 20, 55, 62, 64, 70]);
                let inner = *self.random.of(&["", "0", "{\"a\":1}", "{\"a\":1,\"a\":1}"]);
                self.push(&format!("{}{inner}{}", "[".repeat(deep), "]".repeat(deep)));
            }
            3..6 => self.string(Form::Free),
            _ => {
                // The last is not JSON.
                let known = SMALL.len() - usize::from(self.mistakes == 0);
                let at = self.random.below(known);
                self.push(SMALL[at]);
            }
        }
    }

    fn object(&mut self, object: &Object, depth: usize) {
        let mut members: Vec<(String, Option<usize>)> = Vec::new();
        let chosen = self.random.below(3);
        for (place, field) in object.fields.iter().enumerate() {
            let is_wanted = match (field.presence, field.removal) {
                _ if self.errs() => self.random.once_in(2),
                (_, Some(_)) => self.mistakes > 0 && self.random.once_in(8),
                (Some(_), _) => true,
                (None, _) => chosen > 0,
            };
            if is_wanted {
                let name = match self.random.once_in(60) {
                    true => escaped(field.name),
                    false => field.name.to_owned(),
                };
                members.push((name, Some(place)));
            }
        }
        if self.random.once_in(3) {
            members.extend(self.unknown_names());
        }
        if !members.is_empty() && self.errs() {
            // Repeated, in the same spelling or another.
            let (name, place) = self.random.of(&members).clone();
            let is_plain = self.random.once_in(2) || name.contains('\\');
            members.push((if is_plain { name } else { escaped(&name) }, place));
        }
        match self.random.below(3) {
            0 => members.reverse(),
            1 => self.random.shuffle(&mut members),
            _ => {}
        }
        self.members(members, |grower, place| match place {
            Some(place) => grower.value(&object.fields[place], depth + 1),
            None => grower.any(depth + 4),
        });
    }

    /// Unknown names: a few, or more than any fixed list holds.
    fn unknown_names(&mut self) -> Vec<(String, Option<usize>)> {
        let count = *self.random.of(&[1, 2, 3, 15, 17, 63, 64, 65, 90]);
        let is_numbered = count > 3 || self.random.once_in(2);
        let mut names: Vec<String> = (0..count)
            .map(|n| match is_numbered {
                true => format!("a_long_common_prefix_{n}"),
                false => format!("{}{n}", self.random.of(&NAMES)),
            })
            .collect();
        if self.errs() {
            let again = self.random.of(&names).clone();
            names.push(again);
        }
        names.into_iter().map(|name| (name, None)).collect()
    }

    fn members<P>(&mut self, members: Vec<(String, P)>, mut value: impl FnMut(&mut Self, P)) {
        self.push("{");
        for (n, (name, what)) in members.into_iter().enumerate() {
            if n > 0 {
                self.push(",");
            }
            self.push(&format!("\"{name}\""));
            if !self.errs() {
                self.push(":");
            }
            value(self, what);
        }
        self.push("}");
    }

    /// A list alone, or in an object with other members.
    fn envelope(&mut self, entry: &Field) {
        let count = self.random.below(4);
        if self.random.once_in(2) {
            return self.list(count, |grower| grower.value(entry, 1));
        }
        let mut members = vec![("entries".to_owned(), 0)];
        if self.random.once_in(2) {
            members.push(("cursor".to_owned(), 1));
        }
        if self.errs() {
            let name = *self.random.of(&["entries", "more", "\\u0065ntries"]);
            members.push((name.to_owned(), self.random.below(3)));
        }
        self.random.shuffle(&mut members);
        self.members(members, |grower, what| match what {
            0 => grower.list(count, |grower| grower.value(entry, 2)),
            1 => grower.any(1),
            _ => grower.push("[]"),
        });
    }

    fn query(&mut self, root: &Field) {
        let Kind::Object(object) = root.kind else {
            return;
        };
        let mut pairs: Vec<String> = Vec::new();
        for field in object.fields {
            if self.random.once_in(2) {
                let value = *self
                    .random
                    .of(&["20", "c1", "true", "-1", "", "%41", "%ff", "a+b"]);
                pairs.push(format!("{}={value}", field.name));
            }
        }
        if self.errs() {
            pairs.push(
                (*self
                    .random
                    .of(&["x=1", "limi=1", "", "limit", "%6cimit=3", "a=%"]))
                .to_owned(),
            );
        }
        self.random.shuffle(&mut pairs);
        self.text += &pairs.join("&");
    }
}

/// The same name in another spelling.
fn escaped(name: &str) -> String {
    match name.chars().next() {
        Some(first) if first.is_ascii() && first != '\\' => {
            format!("\\u{:04x}{}", first as u32, &name[1..])
        }
        _ => name.to_owned(),
    }
}
