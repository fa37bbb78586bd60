//! The cases of `tests/cases/`.

use crate::files;
use order_contract::{Shape, Unit};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::fs;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    pub name: String,
    #[serde(default, deserialize_with = "files::given")]
    document: Option<Value>,
    base: Option<String>,
    #[serde(default)]
    remove: Vec<String>,
    #[serde(default)]
    set: Map<String, Value>,
    text: Option<String>,
    bytes: Option<Vec<String>>,
    sample: Option<String>,
    #[serde(default)]
    pub options: Map<String, Value>,
    pub valid: bool,
    pub problems: Vec<Map<String, Value>>,
    #[serde(default)]
    pub assumptions: usize,
    #[serde(default)]
    pub truncated: bool,
    #[serde(default)]
    pub hidden: Vec<String>,
    #[serde(default)]
    pub shown: Vec<String>,
}

/// Every case with its shape, in the order of shapes and files.
pub fn all() -> impl Iterator<Item = (Shape, Case)> {
    Shape::ALL.into_iter().flat_map(|shape| {
        let cases = files::cases(&format!("cases/{shape}"));
        cases.into_iter().map(move |case| (shape, case))
    })
}

impl Case {
    /// The units of the forms in which the case is run: a string or bytes.
    pub fn units(&self, shape: Shape) -> &[Unit] {
        match (shape.name().ends_with("-query"), self.bytes.is_some()) {
            (_, true) => &[Unit::Bytes],
            (true, _) => &[Unit::Utf16],
            _ => &[Unit::Utf16, Unit::Bytes],
        }
    }

    pub fn text(&self) -> Vec<u8> {
        if let Some(text) = &self.text {
            return text.clone().into_bytes();
        }
        if let Some(sample) = &self.sample {
            return fs::read(files::path(&format!("cases/samples/{sample}"))).unwrap();
        }
        if let Some(pieces) = &self.bytes {
            return pieces.iter().flat_map(|piece| bytes(piece)).collect();
        }
        let document = self.document.clone();
        let document = document.unwrap_or_else(|| self.changed_base());
        document.to_string().into_bytes()
    }

    fn changed_base(&self) -> Value {
        let mut bases: Map<String, Value> = files::read("cases/bases.json");
        let mut value = bases.remove(self.base.as_ref().unwrap()).unwrap();
        for pointer in &self.remove {
            let (parent, name) = self.place(&mut value, pointer);
            let removed = match parent {
                Value::Array(elements) => elements.remove(name.parse().unwrap()),
                parent => parent.as_object_mut().unwrap().shift_remove(&name).unwrap(),
            };
            drop(removed);
        }
        for (pointer, new) in &self.set {
            let (parent, name) = self.place(&mut value, pointer);
            match parent {
                Value::Array(elements) if name == "-" => elements.push(new.clone()),
                Value::Array(elements) => elements[name.parse::<usize>().unwrap()] = new.clone(),
                parent => drop(parent.as_object_mut().unwrap().insert(name, new.clone())),
            }
        }
        value
    }

    /// The object or array that a pointer leads to a part of, and the name of that part.
    fn place<'v>(&self, value: &'v mut Value, pointer: &str) -> (&'v mut Value, String) {
        let (parent, name) = pointer.rsplit_once('/').unwrap();
        let parent = value.pointer_mut(parent);
        let parent = parent.unwrap_or_else(|| panic!("{}: {pointer} leads nowhere", self.name));
        (parent, name.replace("~1", "/").replace("~0", "~"))
    }
}

/// A piece that begins with `0x` is hexadecimal.
fn bytes(piece: &str) -> Vec<u8> {
    match piece.strip_prefix("0x") {
        Some(digits) => files::bytes(digits),
        None => piece.as_bytes().to_vec(),
    }
}
