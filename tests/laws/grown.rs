//! Documents that the contract describes: valid ones of a version, with members that the version does not
//! have, some of them from other versions.

use crate::random::Random;
use order_contract::internals::{EnumValue, Field, Form, Kind, Layout, Object, Standing, contract};
use order_contract::{Shape, Version};

/// Returns a document of a shape, mostly valid in a version.
pub fn grown(shape: Shape, version: Version, seed: u64) -> String {
    let random = Random::new(seed);
    let mut grower = Grower {
        random,
        version,
        text: String::new(),
        serial: 0,
        others: 0,
    };
    let contract = contract(shape);
    match contract.layout {
        Layout::Document => grower.object(contract.object()),
        Layout::Entries => grower.list(&contract.root),
        Layout::Query => grower.query(contract.object()),
    }
    grower.text
}

struct Grower {
    random: Random,
    version: Version,
    text: String,
    serial: u32,
    /// How many members of other versions are around.
    others: u32,
}

impl Grower {
    fn space(&mut self) {
        if self.random.once_in(8) {
            self.text += *self.random.of(&[" ", "\n  ", "\t"]);
        }
    }

    fn has(&self, field: &Field) -> bool {
        matches!(
            field.standing(self.version),
            Standing::Current | Standing::Deprecated
        )
    }

    fn object(&mut self, object: &Object) {
        let kind = object.discriminator.map(|at| object.fields[at].kind);
        let values = kind.map_or(&[][..], |kind| kind.values(self.version));
        let value = (!values.is_empty()).then(|| *self.random.of(values));
        let contains = |list: &[EnumValue]| {
            value.is_some_and(|value| list.iter().any(|one| one.value == value.value))
        };
        let is_alone = contains(object.nothing_else_with);
        let mut fields: Vec<&Field> = Vec::new();
        for (at, field) in object.fields.iter().enumerate() {
            let required = field
                .presence
                .is_some_and(|presence| presence.with.is_empty() || contains(presence.with));
            let is_relevant = field.relevant_with.is_empty() || contains(field.relevant_with);
            let is_expected = is_relevant && (!is_alone || required);
            let is_sure = object.discriminator == Some(at) || required;
            let is_chosen = match self.has(field) {
                true => is_expected && (is_sure || self.random.once_in(2)),
                // Of another version, and unknown here.
                false => self.others == 0 && self.random.once_in(12),
            };
            if is_chosen {
                fields.push(field);
            }
        }
        self.random.shuffle(&mut fields);
        self.text.push('{');
        let mut is_first = true;
        for field in fields {
            self.begin(&mut is_first);
            self.key(field.name);
            let is_kind = object
                .discriminator
                .is_some_and(|at| object.fields[at].name == field.name);
            match value.filter(|_| is_kind) {
                Some(value) => self.text += &format!("\"{}\"", value.value),
                None => self.value(field),
            }
            self.space();
        }
        if self.random.once_in(3) {
            self.begin(&mut is_first);
            self.serial += 1;
            self.text += &format!("\"x-{}\":1.10", self.serial);
        }
        self.text.push('}');
    }

    fn begin(&mut self, is_first: &mut bool) {
        if !*is_first {
            self.text.push(',');
        }
        *is_first = false;
        self.space();
    }

    fn key(&mut self, name: &str) {
        let (first, rest) = name.split_at(1);
        self.text += &match self.random.once_in(20) {
            true => format!("\"\\u{:04x}{rest}\"", first.as_bytes()[0]),
            false => format!("\"{name}\""),
        };
        self.space();
        self.text.push(':');
        self.space();
    }

    fn value(&mut self, field: &Field) {
        // A member that only another version has can be of any type.
        if !self.has(field) && self.random.once_in(3) {
            self.text += match field.kind {
                Kind::Text(_) | Kind::Enum(_) => *self.random.of(&["null", "7", "{}", "[\"z\"]"]),
                Kind::Object(_) => *self.random.of(&["null", "7", "[]", "\"z\""]),
                _ => *self.random.of(&["null", "7", "{}", "\"z\"", r#"{"id":1}"#]),
            };
            return;
        }
        match field.kind {
            Kind::Any => self.any(),
            Kind::Collection => self.text += *self.random.of(&["[]", "{}", "[\"a\"]"]),
            Kind::Text(form) => self.string(form),
            Kind::Enum(values) => {
                let version = if self.has(field) {
                    self.version
                } else {
                    Version::ALL[1]
                };
                let value = self.random.of(EnumValue::known(values, version)).value;
                self.text += &format!("\"{value}\"");
            }
            Kind::Object(object) => {
                let others = u32::from(!self.has(field));
                self.others += others;
                self.object(object);
                self.others -= others;
            }
            Kind::List(list) => self.list(&list.element),
        }
    }

    fn any(&mut self) {
        self.text += *self.random.of(&[
            r#"{"url":"u"}"#,
            r#"{"url" : "u", "id":7}"#,
            r#"{"id":1}"#,
            "\"any\"",
            "\"\\u0061ny\"",
            "7.10",
        ]);
    }

    fn string(&mut self, form: Form) {
        let text = match form {
            Form::Free => *self.random.of(&["P-1", "u", "\\u0075", "a b"]),
            Form::Email => *self.random.of(&["ann@example.com", "bob@example.com"]),
            Form::Timestamp => "2024-02-05T10:20:30.123456",
            Form::Decimal => *self
                .random
                .of(&["0.8", "0.80", "1", "0.125", "20", "-1", "0"]),
            Form::Count => "20",
        };
        self.text += &format!("\"{text}\"");
    }

    fn list(&mut self, element: &Field) {
        let count = 1 + self.random.below(3);
        self.text.push('[');
        for n in 0..count {
            if n > 0 {
                self.text.push(',');
            }
            self.value(element);
        }
        self.text.push(']');
    }

    fn query(&mut self, object: &Object) {
        let mut parts = Vec::new();
        for field in object.fields {
            if self.random.once_in(if self.has(field) { 2 } else { 8 }) {
                parts.push(format!(
                    "{}={}",
                    field.name,
                    self.random.of(&["1", "20", "x"])
                ));
            }
        }
        self.random.shuffle(&mut parts);
        self.text = parts.join("&");
    }
}
