//! The files of cases in `tests/`. The README of each folder says what the keys mean.

use order_contract::Options;
use serde::de::{Deserialize, DeserializeOwned, Deserializer};
use serde_json::{Map, Value};
use std::fmt::Debug;
use std::fs;
use std::path::{Path, PathBuf};

/// A file or folder of `tests/`.
pub fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", name].iter().collect()
}

pub fn read<T: DeserializeOwned>(name: &str) -> T {
    let text = fs::read(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    serde_json::from_slice(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The files of cases in a folder, in order.
pub fn names(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(path(folder)).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|name| name.ends_with(".json")).collect();
    names.sort();
    assert!(!names.is_empty(), "{folder} has no cases");
    names
}

/// Reads the cases in a folder, in the order of its files.
pub fn cases<T: DeserializeOwned>(folder: &str) -> Vec<T> {
    let names = names(folder).into_iter();
    let cases = names.map(|name| read(&format!("{folder}/{name}")));
    cases.flat_map(|cases: Vec<T>| cases).collect()
}

/// The options of a case, which have the version of the cases unless they name another.
pub fn options(given: &Map<String, Value>) -> Options {
    let mut given = given.clone();
    let version = given.entry("version");
    version.or_insert_with(|| "2024-02-05".into());
    serde_json::from_value(given.into()).unwrap()
}

/// Reads a key that may be given as null.
pub fn given<'de, D: Deserializer<'de>>(value: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(value).map(Some)
}

pub fn same<T: PartialEq + Debug>(what: &str, actual: T, expected: T) -> Result<(), String> {
    match actual == expected {
        true => Ok(()),
        false => Err(format!("{what} is {actual:?}, expected {expected:?}")),
    }
}

/// Reads hexadecimal.
pub fn bytes(digits: &str) -> Vec<u8> {
    let pair = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).unwrap();
    (0..digits.len()).step_by(2).map(pair).collect()
}

/// With this variable, the tests write what they would compare.
const UPDATE: &str = "UPDATE_ANSWERS";

/// Compares what a file has, regardless of the order of members.
pub fn compare_json(file: &Path, actual: &Value) {
    let kept = fs::read(file).unwrap_or_default();
    let is_same = serde_json::from_slice::<Value>(&kept).is_ok_and(|golden| golden == *actual);
    let text = match is_same {
        true => kept,
        false => (serde_json::to_string_pretty(actual).unwrap() + "\n").into_bytes(),
    };
    compare(file, Some(&text));
}

/// Compares what a file has, or that there is none.
pub fn compare(file: &Path, actual: Option<&Vec<u8>>) {
    if std::env::var_os(UPDATE).is_some() {
        let _ = fs::remove_file(file);
        if let Some(actual) = actual {
            fs::write(file, actual).expect("it can be written");
        }
    }
    let kept = fs::read(file).ok();
    let name = file.display();
    assert!(
        actual == kept.as_ref(),
        "{name} is not what it was. {UPDATE}=1 writes it: read the changes."
    );
}
