//! Documents that the contract describes, written as text: in any order and spelling, with members that it does not
//! know or that only another version has, and, where that is asked for, with mistakes in any place. It does not depend
//! on how documents are validated or converted.
#![allow(dead_code, reason = "some tests need only one kind of documents")]

use super::random::Random;
use order_contract::internals::{Contract, EnumValue, Field, Form, Kind, Layout, Object, VersionId, contract};
use order_contract::{Shape, Version};
use serde_json::Value;
use std::sync::LazyLock;

/// A document without mistakes, and how to convert it.
pub struct Document {
    pub text: String,
    pub place: &'static str,
    pub entries: Option<&'static str>,
}

/// What a document is of.
#[derive(Clone, Copy)]
pub struct Origin {
    pub contract: &'static Contract,
    pub version: VersionId,
    pub newest: VersionId,
    pub identifier: &'static str,
    /// The older and the newer member with a value of which an option says where it is in the newer one.
    pub holders: [&'static str; 2],
}

impl Origin {
    /// A shape of this service in any version.
    pub fn any_version(shape: Shape, random: &mut Random) -> Origin {
        Origin::of(shape, *random.of(&Version::ALL))
    }

    /// A shape of this service.
    pub fn of(shape: Shape, version: Version) -> Origin {
        Origin {
            contract: contract(shape),
            version: version.into(),
            newest: Version::ALL[Version::ALL.len() - 1].into(),
            identifier: contract(shape).identifier.unwrap_or_default(),
            holders: ["redemption_url", "payout"],
        }
    }
}

/// Returns a document, mostly valid in its version.
pub fn document(origin: Origin, seed: u64) -> Document {
    let mut random = Random::new(seed);
    let place = word(&mut random, "pointers");
    let mut grower = Grower {
        place,
        ..Grower::new(&mut random, origin)
    };
    grower.grow();
    Document {
        text: grower.text,
        place,
        entries: grower.entries,
    }
}

/// Returns a document with or without mistakes, which is not always JSON.
pub fn careless(origin: Origin, random: &mut Random) -> Vec<u8> {
    // Many documents have no mistake, some have many.
    let mistakes = *random.of(&[0, 0, 400, 60, 15]);
    let habit = *random.of(&HABITS);
    let mut grower = Grower {
        mistakes,
        habit,
        crowds: true,
        ..Grower::new(random, origin)
    };
    grower.grow();
    let mut text = grower.text.into_bytes();
    if mistakes > 0 && habit.is_none() && random.once_in(4) {
        spoil(&mut text, random);
    }
    text
}

/// Changes a few bytes, or cuts the text.
pub fn spoil(text: &mut Vec<u8>, random: &mut Random) {
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
    EmptyStrings,
    Nulls,
    /// Members that the discriminator rules out, and wrong values in those that depend on it.
    Misplaced,
}

use Habit::{EmptyStrings, Misplaced, Nulls};
const HABITS: [Option<Habit>; 6] = [None, None, None, Some(EmptyStrings), Some(Nulls), Some(Misplaced)];

struct Grower<'r> {
    random: &'r mut Random,
    origin: Origin,
    /// One in this many places has a mistake. 0 means none.
    mistakes: usize,
    habit: Option<Habit>,
    /// Whether objects may have more names than any fixed list holds, and values any depth.
    crowds: bool,
    is_compact: bool,
    place: &'static str,
    entries: Option<&'static str>,
    text: String,
    /// How many members around are unknown, or not in every version.
    others: usize,
    /// The number of unknown members so far.
    serial: usize,
    /// The URL that an item repeats.
    url: String,
}

/// Strings and names, as they are spelled in JSON: those that fit everywhere, and by kind those that mostly do not. Also
/// places, small values, of which the last is not JSON, and parts of queries.
static WORDS: LazyLock<Value> = LazyLock::new(|| serde_json::from_str(include_str!("words.json")).expect("it is JSON"));

fn words(list: &str) -> &'static [Value] {
    WORDS[list].as_array().expect("a list")
}

fn word(random: &mut Random, list: &str) -> &'static str {
    random.of(words(list)).as_str().expect("a string")
}

/// What a member of an object has.
#[derive(Clone, Copy)]
enum Part<'f> {
    Known(&'f Field),
    Id,
    Unknown,
}

impl<'r> Grower<'r> {
    fn new(random: &'r mut Random, origin: Origin) -> Grower<'r> {
        Grower {
            origin,
            mistakes: 0,
            habit: None,
            crowds: false,
            is_compact: random.once_in(3),
            random,
            place: "/url",
            entries: None,
            text: String::new(),
            others: 0,
            serial: 0,
            url: "\"https://example.com\"".to_owned(),
        }
    }

    fn grow(&mut self) {
        let contract = self.origin.contract;
        match contract.layout {
            Layout::Document => self.value(&contract.root, 0),
            Layout::Entries => self.envelope(&contract.root),
            Layout::Query => self.query(contract.object()),
        }
    }

    fn errs(&mut self) -> bool {
        self.mistakes > 0 && self.random.once_in(self.mistakes)
    }

    /// Whether the habit applies here.
    fn does(&mut self, habit: Habit) -> bool {
        self.habit == Some(habit) && self.random.once_in(3)
    }

    fn has(&self, field: &Field) -> bool {
        field.is_available(self.origin.version)
    }

    fn space(&mut self) {
        if !self.is_compact && self.random.once_in(5) {
            self.text += *self.random.of(&[" ", "\n\t", "\r\n  "]);
        }
    }

    fn push(&mut self, text: &str) {
        self.space();
        self.text += text;
        self.space();
    }

    /// A list alone, or in an object with other members.
    fn envelope(&mut self, entry: &Field) {
        let count = match self.random.once_in(10) {
            true => 0,
            false => 1 + self.random.below(3),
        };
        if self.random.once_in(2) {
            return self.list(count, |grower| grower.value(entry, 1));
        }
        let is_inside = !self.crowds && self.random.once_in(3);
        if is_inside {
            self.entries = Some("/page/entries");
            self.push(r#"{"other":[{"a":1}],"page":"#);
        }
        let mut members = vec![("entries", 0)];
        if self.random.once_in(2) {
            members.push(("cursor", 1));
        }
        if self.errs() {
            let name = *self.random.of(&["entries", "more", "\\u0065ntries"]);
            members.push((name, self.random.below(3)));
        }
        self.random.shuffle(&mut members);
        self.members(members, |grower, what| match what {
            0 => grower.list(count, |grower| grower.value(entry, 2)),
            1 if grower.crowds => grower.any(1),
            // No other list with an object, which would make the search for the entries ambiguous.
            1 => grower.push(r#"[[{}], "x"]"#),
            _ => grower.push("[]"),
        });
        if is_inside {
            self.push("}");
        }
    }

    fn object(&mut self, object: &Object, depth: usize) {
        self.url = format!("\"https://example.com/{}\"", self.random.below(1_000_000));
        let decider = object.decider();
        let kinds = decider.map_or(&[][..], |field| field.kind.values(self.origin.version));
        let kind = match kinds {
            [] => None,
            // The first kind has most members.
            [first, ..] if self.random.once_in(2) => Some(first),
            kinds => Some(self.random.of(kinds)),
        };
        let mut members = self.chosen(object, kind);
        members.extend(self.unknown(object));
        if !members.is_empty() && self.errs() {
            // Repeated, in the same spelling or another.
            let (name, part) = self.random.of(&members).clone();
            let is_plain = self.random.once_in(2) || name.contains('\\');
            members.push((if is_plain { name } else { escaped(&name) }, part));
        }
        match self.random.below(3) {
            0 => members.reverse(),
            1 => self.random.shuffle(&mut members),
            _ => {}
        }
        let is_steady = self.habit.is_none();
        self.members(members, |grower, part| match part {
            Part::Known(field) => match kind.filter(|_| decider.is_some_and(|one| one.name == field.name)) {
                Some(kind) if is_steady && !grower.errs() => {
                    let kind = grower.spelled(kind.value);
                    grower.push(&format!("\"{kind}\""));
                }
                _ => grower.value(field, depth + 1),
            },
            part => {
                grower.others += 1;
                match part {
                    Part::Id => grower.id(),
                    _ => grower.any(depth + 4),
                }
                grower.others -= 1;
            }
        });
    }

    /// The fields that the kind of an object asks for, and some of those that it allows.
    fn chosen<'f>(&mut self, object: &'f Object, kind: Option<&EnumValue>) -> Vec<(String, Part<'f>)> {
        let contains = |list: &[EnumValue]| kind.is_some_and(|kind| list.iter().any(|one| one.value == kind.value));
        let is_alone = contains(object.nothing_else_with);
        let is_misplaced = self.habit == Some(Misplaced);
        let mut members = Vec::new();
        for (at, field) in object.fields.iter().enumerate() {
            let is_required = field
                .presence_in(self.origin.version)
                .is_some_and(|presence| presence.with.is_empty() || contains(presence.with));
            let is_relevant = field.relevant_with.is_empty() || contains(field.relevant_with);
            let is_expected = is_misplaced || is_relevant && (!is_alone || is_required);
            let is_sure = object.is_discriminated && at == 0 || is_required;
            let is_chosen = match self.has(field) {
                _ if self.errs() => self.random.once_in(2),
                true => is_expected && (is_sure || self.random.once_in(2)),
                // Of another version, and unknown here.
                false => self.others == 0 && self.random.once_in(8),
            };
            if is_chosen {
                members.push((self.spelled(field.name), Part::Known(field)));
            }
        }
        members
    }

    fn unknown<'f>(&mut self, object: &Object) -> Vec<(String, Part<'f>)> {
        let names = match !self.crowds || self.random.once_in(3) {
            true => self.unknown_names(),
            false => Vec::new(),
        };
        let mut members: Vec<_> = names.into_iter().map(|name| (name, Part::Unknown)).collect();
        let id = self.origin.identifier;
        let is_free = object.fields.iter().all(|field| field.name != id);
        if !self.crowds && is_free && self.random.once_in(2) {
            members.push((id.to_owned(), Part::Id));
        }
        members
    }

    /// Unknown names: a few, or more than any fixed list holds.
    fn unknown_names(&mut self) -> Vec<String> {
        match self.crowds {
            true => self.many_names(),
            false if self.random.once_in(8) => Vec::new(),
            false => (0..=self.random.below(3)).map(|n| self.unknown_name(n == 0)).collect(),
        }
    }

    fn unknown_name(&mut self, is_first: bool) -> String {
        self.serial += 1;
        match is_first && self.random.once_in(12) {
            true => "__proto__".to_owned(),
            false => format!("{}-{}", self.word("names"), self.serial),
        }
    }

    fn many_names(&mut self) -> Vec<String> {
        let count = *self.random.of(&[1, 2, 3, 15, 17, 63, 64, 65, 90]);
        let mut names: Vec<String> = match count > 3 || self.random.once_in(2) {
            true => (0..count).map(|n| format!("a_long_common_prefix_{n}")).collect(),
            false => (0..count).map(|n| format!("{}{n}", self.word("names"))).collect(),
        };
        if self.errs() {
            names.push(self.random.of(&names).clone());
        }
        if self.errs() {
            // One that is near to a known one, or belongs elsewhere.
            names.push(self.word("names").to_owned());
        }
        names
    }

    /// Writes members.
    fn members<P>(&mut self, members: Vec<(impl AsRef<str>, P)>, mut value: impl FnMut(&mut Self, P)) {
        self.push("{");
        for (n, (name, part)) in members.into_iter().enumerate() {
            if n > 0 {
                self.push(",");
            }
            self.push(&format!("\"{}\"", name.as_ref()));
            if !self.errs() {
                self.push(":");
            }
            value(self, part);
        }
        self.push("}");
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

    fn value(&mut self, field: &Field, depth: usize) {
        if self.does(Nulls) {
            return self.push("null");
        }
        if !field.relevant_with.is_empty() && self.does(Misplaced) {
            return self.push("{}");
        }
        let is_other = !self.has(field);
        // Nothing looks into an object that the version does not describe.
        let is_closed = match field.kind {
            Kind::Object(object) => !object.fields.is_empty(),
            kind => matches!(kind, Kind::List(_)),
        };
        if is_other && (is_closed || self.random.once_in(3)) {
            return self.of_another_kind(field, depth);
        }
        let is_odd = !self.crowds && !is_other && self.others == 0 && self.random.once_in(40);
        if is_odd || self.errs() {
            return self.any(depth);
        }
        let mut versions = (0..=self.origin.newest.0).map(VersionId);
        let is_in_all = versions.all(|version| field.is_available(version));
        self.others += usize::from(!is_in_all);
        let [older, newer] = self.origin.holders;
        match (field.name, field.kind) {
            (name, Kind::Any) if name == self.origin.identifier => self.id(),
            (name, _) if name == older => self.link(),
            (name, _) if name == newer => self.holder(&segments(self.place)),
            _ => self.of_kind(field, depth),
        }
        self.others -= usize::from(!is_in_all);
    }

    /// A value that a field of another version could not have.
    fn of_another_kind(&mut self, field: &Field, depth: usize) {
        let value = self.word(match field.kind {
            Kind::Text(_) | Kind::Enum(_) => "no texts",
            Kind::Object(_) => "no objects",
            Kind::List(_) => "no lists",
            _ => return self.any(depth),
        });
        self.push(value);
    }

    fn of_kind(&mut self, field: &Field, depth: usize) {
        match field.kind_in(self.origin.version) {
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

    fn string(&mut self, form: Form) {
        let text = match self.errs() {
            _ if self.does(EmptyStrings) => "".to_owned(),
            true if self.random.once_in(2) => self.word("wrong").to_owned(),
            true => self.near(form).to_owned(),
            false if form == Form::Free => self.word("strings").to_owned(),
            // Without escapes, which the formulas of made-up contracts don't read.
            false => (*self.random.of(form.entry().examples)).to_owned(),
        };
        self.push(&format!("\"{text}\""));
    }

    /// A text that is nearly of a form.
    fn near(&mut self, form: Form) -> &'static str {
        match form.entry().others {
            [] => self.word("wrong"),
            _ if WORDS[form.name()].is_array() => self.word(form.name()),
            others => self.random.of::<&str>(others),
        }
    }

    fn one_of(&mut self, values: &'static [EnumValue]) {
        let known = match EnumValue::known(values, self.origin.version) {
            [] => values,
            known => known,
        };
        let value = self.random.of(known).value;
        let text = match self.errs() {
            _ if self.does(EmptyStrings) => String::new(),
            true if self.random.once_in(2) => value.to_lowercase(),
            true => self.word("wrong").to_owned(),
            false => self.spelled(value),
        };
        self.push(&format!("\"{text}\""));
    }

    fn word(&mut self, list: &str) -> &'static str {
        word(self.random, list)
    }

    /// Any value, nested or not.
    fn any(&mut self, depth: usize) {
        match self.random.below(12) {
            0 if depth < 6 => {
                let count = self.random.below(3);
                self.list(count, |grower| grower.any(depth + 1));
            }
            1 if depth < 6 => {
                let names = self.unknown_names();
                let depth = depth + 1 + names.len() / 3;
                let members = names.into_iter().map(|name| (name, ())).collect();
                self.members(members, |grower, ()| grower.any(depth));
            }
            2 if self.crowds => {
                let deep = *self.random.of(&[1, 2, 5, 20, 55, 62, 64, 70]);
                let inner = *self.random.of(&["", "0", "{\"a\":1}", "{\"a\":1,\"a\":1}"]);
                self.push(&format!("{}{inner}{}", "[".repeat(deep), "]".repeat(deep)));
            }
            3..5 => self.string(Form::Free),
            5 => self.link(),
            _ => {
                let known = words("small").len() - usize::from(self.mistakes == 0);
                let at = self.random.below(known);
                self.push(words("small")[at].as_str().expect("a string"));
            }
        }
    }

    fn id(&mut self) {
        let id = match self.random.below(4) {
            0 => self.random.below(4).to_string(),
            1 => (*self.random.of(&["\"same\"", "\"1\""])).to_owned(),
            2 => "\"o\\u002d1\"".to_owned(),
            _ => format!("\"o-{}\"", self.random.below(1_000_000)),
        };
        self.push(&id);
    }

    /// The URL of an item, in the same spelling or another, or another URL.
    fn link(&mut self) {
        let url = match self.random.below(7) {
            0 => format!("\"https:\\/\\/e.x\\/{}\"", self.random.below(1_000_000)),
            1 => format!("\"h\\u0074tp \u{e9} {}\"", self.random.below(1_000_000)),
            2 => "\"\"".to_owned(),
            3 => self.url.replacen('h', "\\u0068", 1),
            _ => self.url.clone(),
        };
        self.push(&url);
    }

    /// A member with the URL at the pointer, and other members beside it.
    fn holder(&mut self, path: &[String]) {
        let Some((first, rest)) = path.split_first() else {
            return self.link();
        };
        if self.random.once_in(12) {
            return self.any(4);
        }
        if first == "0" && self.random.once_in(2) {
            let count = 1 + self.random.below(2);
            let mut place = 0;
            return self.list(count, |grower| {
                place += 1;
                match place {
                    1 => grower.holder(rest),
                    _ => grower.any(4),
                }
            });
        }
        let name = first.replace('\\', "\\\\").replace('"', "\\\"");
        let mut members = vec![(name, true)];
        for n in 0..self.random.below(3) {
            members.push((format!("p{n}"), false));
        }
        self.random.shuffle(&mut members);
        self.members(members, |grower, is_url| match is_url {
            true => grower.holder(rest),
            false => grower.any(4),
        });
    }

    fn query(&mut self, object: &Object) {
        let mut parts = Vec::new();
        for field in object.fields {
            let is_repeated = field.is_repeatable && self.random.once_in(4);
            for _ in 0..1 + usize::from(is_repeated) {
                if !self.random.once_in(2) {
                    continue;
                }
                let name = match self.random.once_in(6) {
                    true => format!("%{:02X}{}", field.name.as_bytes()[0], &field.name[1..]),
                    false => field.name.to_owned(),
                };
                parts.push(match self.random.once_in(8) {
                    true => name,
                    false => format!("{name}={}", self.word("parameters")),
                });
            }
        }
        // A question mark opens the query only at its beginning.
        for unknown in ["u0=v%20", "?u1=", "\nu2=\r", "?="] {
            if self.random.once_in(3) {
                parts.push(format!("{unknown}{}", self.random.below(99_999)));
            }
        }
        if self.errs() {
            parts.push(self.word("queries").to_owned());
        }
        self.random.shuffle(&mut parts);
        self.text += *self.random.of(&["", "", "?", "?&", "&&"]);
        self.text += &parts.join(*self.random.of(&["&", "&", "&", "&&"]));
        self.text += *self.random.of(&["", "", "", "&"]);
    }

    /// A name or a value, sometimes in another spelling.
    fn spelled(&mut self, text: &str) -> String {
        match self.random.once_in(30) {
            true => escaped(text),
            false => text.to_owned(),
        }
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

/// The names of a JSON Pointer.
pub fn segments(pointer: &str) -> Vec<String> {
    let segments = pointer.split('/').skip(1);
    let names = segments.map(|segment| segment.replace("~1", "/").replace("~0", "~"));
    names.collect()
}
