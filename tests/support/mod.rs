//! Reads the cases of `tests/cases/`. The README there says what each key means.

use order_contract::Unit;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::fs;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases");

/// A case, with its shape taken from the folder.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    #[serde(skip)]
    pub shape: String,
    pub name: String,
    #[serde(default, deserialize_with = "given")]
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

/// A given document may be null.
fn given<'de, D: serde::Deserializer<'de>>(value: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(value).map(Some)
}

impl Case {
    /// The units of the forms in which the case is run: a string or bytes.
    pub fn units(&self) -> &[Unit] {
        match (self.shape.ends_with("-query"), self.bytes.is_some()) {
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
            return fs::read(format!("{FOLDER}/samples/{sample}")).unwrap();
        }
        if let Some(pieces) = &self.bytes {
            return pieces.iter().flat_map(|piece| bytes(piece)).collect();
        }
        let document = self.document.clone();
        let document = document.unwrap_or_else(|| self.changed_base());
        document.to_string().into_bytes()
    }

    fn changed_base(&self) -> Value {
        let bases: Value = read("bases.json");
        let mut value = bases[self.base.as_ref().unwrap()].clone();
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
    let Some(digits) = piece.strip_prefix("0x") else {
        return piece.as_bytes().to_vec();
    };
    let pair = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).unwrap();
    (0..digits.len()).step_by(2).map(pair).collect()
}

/// Every case, in the order of folders and files.
pub fn cases() -> Vec<Case> {
    let mut all = Vec::new();
    for shape in names_in("").into_iter().filter(|name| name != "samples") {
        for file in names_in(&shape) {
            let cases: Vec<Case> = read(&format!("{shape}/{file}"));
            all.extend(cases.into_iter().map(|case| Case {
                shape: shape.clone(),
                options: of_a_version(case.options),
                ..case
            }));
        }
    }
    all
}

/// Options with the version of the cases, unless they name another.
fn of_a_version(mut options: Map<String, Value>) -> Map<String, Value> {
    options
        .entry("version")
        .or_insert_with(|| "2024-02-05".into());
    options
}

/// The names in a folder, in order. A file has none.
fn names_in(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(format!("{FOLDER}/{folder}"));
    let names = entries
        .into_iter()
        .flatten()
        .map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
    names.sort();
    names
}

fn read<T: DeserializeOwned>(path: &str) -> T {
    let text = fs::read(format!("{FOLDER}/{path}")).unwrap();
    serde_json::from_slice(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}
