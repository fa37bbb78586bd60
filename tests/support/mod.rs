//! Reads the cases of `tests/cases/`. The README there says what each key means.

use serde::Deserialize;
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
    pub problems: Vec<Expected>,
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

/// A problem that a case expects.
#[derive(Deserialize)]
#[serde(try_from = "Map<String, Value>")]
pub struct Expected {
    pub code: String,
    pub pointer: String,
    /// Keys compared with the problem's own.
    pub plain: Map<String, Value>,
    /// Keys compared with its span.
    pub places: Map<String, Value>,
}

const PLAIN: [&str; 8] = [
    "severity",
    "basis",
    "section",
    "path",
    "expected",
    "found",
    "suggestion",
    "message",
];
const PLACES: [&str; 8] = [
    "span",
    "start",
    "end",
    "bytesStart",
    "bytesEnd",
    "line",
    "column",
    "bytesColumn",
];

impl TryFrom<Map<String, Value>> for Expected {
    type Error = String;

    fn try_from(mut keys: Map<String, Value>) -> Result<Expected, String> {
        let mut take = |key: &str| match keys.shift_remove(key) {
            Some(Value::String(text)) => Ok(text),
            _ => Err(format!("a problem needs a {key}")),
        };
        let (code, pointer) = (take("code")?, take("pointer")?);
        let (places, plain): (Map<_, _>, Map<_, _>) = keys
            .into_iter()
            .partition(|(key, _)| PLACES.contains(&key.as_str()));
        match plain.keys().find(|key| !PLAIN.contains(&key.as_str())) {
            Some(key) => Err(format!("a problem has no {key}")),
            None => Ok(Expected {
                code,
                pointer,
                plain,
                places,
            }),
        }
    }
}

/// The forms in which a case is run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Form {
    String,
    Bytes,
}

impl Case {
    pub fn forms(&self) -> Vec<Form> {
        match (self.shape.ends_with("-query"), self.bytes.is_some()) {
            (_, true) => vec![Form::Bytes],
            (true, _) => vec![Form::String],
            _ => vec![Form::String, Form::Bytes],
        }
    }

    pub fn text(&self) -> Result<Vec<u8>, String> {
        if let Some(text) = &self.text {
            return Ok(text.clone().into_bytes());
        }
        if let Some(sample) = &self.sample {
            let file = |name: &str| fs::read(format!("{FOLDER}/samples/{name}")).ok();
            let bytes = file(&format!("{sample}.json")).or_else(|| file(sample));
            return bytes.ok_or(format!("no sample {sample}"));
        }
        if let Some(pieces) = &self.bytes {
            return pieces
                .iter()
                .map(|piece| bytes(piece))
                .collect::<Result<Vec<_>, _>>()
                .map(|pieces| pieces.concat());
        }
        let value = self.value()?;
        serde_json::to_vec(&value).map_err(|error| error.to_string())
    }

    fn value(&self) -> Result<Value, String> {
        if let Some(document) = &self.document {
            return Ok(document.clone());
        }
        let base = self.base.as_ref().ok_or("it has no input")?;
        let bases: Value = read("bases.json");
        let mut value = bases.get(base).ok_or(format!("no base {base}"))?.clone();
        for pointer in &self.remove {
            remove(&mut value, pointer)?;
        }
        for (pointer, new) in &self.set {
            set(&mut value, pointer, new)?;
        }
        Ok(value)
    }
}

fn bytes(piece: &str) -> Result<Vec<u8>, String> {
    let Some(digits) = piece.strip_prefix("0x") else {
        return Ok(piece.as_bytes().to_vec());
    };
    digits
        .as_bytes()
        .chunks(2)
        .map(|pair| {
            let pair = std::str::from_utf8(pair).map_err(|error| error.to_string())?;
            u8::from_str_radix(pair, 16).map_err(|error| error.to_string())
        })
        .collect()
}

fn remove(value: &mut Value, pointer: &str) -> Result<(), String> {
    let (parent, last) = parent(value, pointer)?;
    let gone = match parent {
        Value::Object(members) => members.shift_remove(&last).is_some(),
        Value::Array(elements) => match last.parse::<usize>() {
            Ok(index) if index < elements.len() => {
                elements.remove(index);
                true
            }
            _ => false,
        },
        _ => false,
    };
    gone.then_some(()).ok_or(format!("{pointer} leads nowhere"))
}

fn set(value: &mut Value, pointer: &str, new: &Value) -> Result<(), String> {
    let (parent, last) = parent(value, pointer)?;
    match parent {
        Value::Object(members) => {
            members.insert(last, new.clone());
            Ok(())
        }
        Value::Array(elements) if last == "-" => {
            elements.push(new.clone());
            Ok(())
        }
        Value::Array(elements) => {
            let index: usize = last
                .parse()
                .map_err(|_| format!("{pointer} leads nowhere"))?;
            let element = elements
                .get_mut(index)
                .ok_or(format!("{pointer} leads nowhere"))?;
            *element = new.clone();
            Ok(())
        }
        _ => Err(format!("{pointer} leads nowhere")),
    }
}

fn parent<'v>(value: &'v mut Value, pointer: &str) -> Result<(&'v mut Value, String), String> {
    let (parent, last) = pointer
        .rsplit_once('/')
        .ok_or("the empty pointer is not used")?;
    let parent = value
        .pointer_mut(parent)
        .ok_or(format!("{pointer} leads nowhere"))?;
    Ok((parent, last.replace("~1", "/").replace("~0", "~")))
}

/// Every case, in the order of folders and files.
pub fn cases() -> Vec<Case> {
    let mut all = Vec::new();
    for shape in names_in("") {
        if shape == "samples" {
            continue;
        }
        for file in names_in(&shape) {
            let cases: Vec<Case> = read(&format!("{shape}/{file}"));
            all.extend(cases.into_iter().map(|case| Case {
                shape: shape.clone(),
                ..case
            }));
        }
    }
    all
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

fn read<T: serde::de::DeserializeOwned>(path: &str) -> T {
    let text = fs::read(format!("{FOLDER}/{path}")).unwrap();
    serde_json::from_slice(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}
