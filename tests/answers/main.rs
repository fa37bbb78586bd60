//! The answers to calls and conversions: those of the cases, those of the golden documents, and those that neither can
//! express.

#![cfg(all(feature = "serde", not(target_arch = "wasm32")))]

mod calls;
mod conversions;
mod convert;
mod detect;
mod golden;

use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::fs;

/// Reads the cases of a folder of `tests/`.
fn cases<T: DeserializeOwned>(folder: &str) -> Vec<T> {
    let folder = format!("{}/tests/{folder}", env!("CARGO_MANIFEST_DIR"));
    let paths = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let files = paths.filter(|path| path.extension().is_some_and(|end| end == "json"));
    files
        .flat_map(|path| {
            let text = fs::read(&path).unwrap();
            serde_json::from_slice::<Vec<T>>(&text)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        })
        .collect()
}

fn same<T: PartialEq + Debug>(what: &str, actual: T, expected: T) -> Result<(), String> {
    match actual == expected {
        true => Ok(()),
        false => Err(format!("{what} is {actual:?}, expected {expected:?}")),
    }
}
