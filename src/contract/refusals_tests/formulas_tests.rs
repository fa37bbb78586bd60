//! What a formula computes and should not, in words: it is tried with its examples, and with texts that are nearly such.

use super::Recursion;
use crate::contract::model::{Field, Form, Formula, Kind};
use serde_json::Value;
use std::borrow::ToOwned;
use std::collections::BTreeSet;
use std::format;
use std::string::String;
use std::vec::Vec;

impl Recursion {
    /// Tries a formula between what the version before has, and what the version has.
    pub(super) fn formula(&mut self, of: &str, formula: &Formula, kinds: [Kind; 2]) {
        for [older, newer] in formula.examples {
            let computes = |way, from: &str, to: &str| compute(formula, way, from).as_deref() == Some(to);
            if !computes(0, older, newer) || !computes(1, newer, older) {
                self.refuse(format!(
                    "The formula of {of} does not compute `{newer}` from its example `{older}`, and that from `{newer}`. Correct one of them."
                ));
            }
        }
        let tried = tried(formula);
        let is_used = |text: &String| [0, 1].iter().any(|way| compute(formula, *way, text).is_some());
        if formula.examples.is_empty() && tried.iter().any(is_used) {
            self.refuse(format!(
                "The formula of {of} has no examples. List values of the version before, each with that of the version."
            ));
        }
        let mut tries = [0, 1]
            .into_iter()
            .flat_map(|way| tried.iter().map(move |text| (way, text)));
        let wrong = tries.find_map(|(way, text)| {
            let computed = compute(formula, way, text)?;
            let wrong = wrong(formula, kinds, way, text, &computed)?;
            Some(format!("`{computed}` from `{text}`, {wrong}"))
        });
        if let Some(wrong) = wrong {
            self.refuse(format!(
                "The formula of {of} computes {wrong}. Let it return `None` there."
            ));
        }
    }
}

fn wrong(formula: &Formula, kinds: [Kind; 2], way: usize, text: &str, computed: &str) -> Option<&'static str> {
    let back = compute(formula, 1 - way, computed);
    let again = back.and_then(|back| compute(formula, way, &back));
    match () {
        () if !is_of(kinds[way], text) => Some("which the version that it computes from does not allow"),
        () if !is_of(kinds[1 - way], computed) => Some("which the version that it computes for does not allow"),
        () if again.as_deref() != Some(computed) => Some("and that can't be computed back"),
        () => None,
    }
}

fn compute(formula: &Formula, way: usize, source: &str) -> Option<String> {
    let computed = (formula.ways[way])(source.as_bytes())?;
    Some(String::from_utf8(computed).unwrap_or_default())
}

/// Whether a field of a kind can have a value.
fn is_of(kind: Kind, source: &str) -> bool {
    let Ok(value) = serde_json::from_str::<Value>(source) else {
        return false;
    };
    match (kind, &value) {
        (Kind::Any, _) => true,
        (Kind::Text(form), Value::String(text)) => form.mistake(text.as_bytes(), false).is_none(),
        (Kind::Enum(values), Value::String(text)) => values.iter().any(|one| one.value == text),
        (Kind::Object(_), value) => value.is_object(),
        (Kind::List(_), value) => value.is_array(),
        (Kind::Collection, value) => value.is_object() || value.is_array(),
        _ => false,
    }
}

/// The examples of a formula and of every form, texts that are nearly such, and other values.
fn tried(formula: &Formula) -> BTreeSet<String> {
    let others = ["null", "true", "7", "0.5", "[]", "{}", "\"\"", "", "x"].map(str::to_owned);
    let own = formula.examples.as_flattened().iter().copied().map(str::to_owned);
    let forms = Form::ALL.map(Form::entry);
    let texts = forms.iter().flat_map(|entry| entry.examples.iter().chain(entry.others));
    let texts = texts.map(|text| format!("\"{text}\""));
    let exact: Vec<String> = own.chain(texts).collect();
    let nearly = exact.iter().flat_map(|text| nearly(text)).collect::<Vec<_>>();
    exact.into_iter().chain(nearly).chain(others).collect()
}

/// Texts that a lax reader of numbers or dates takes for the same.
fn nearly(text: &str) -> Vec<String> {
    let Some(inner) = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) else {
        return Vec::new();
    };
    let around = ["0", "00", "+", "-", " ", "٣"]
        .iter()
        .map(|before| format!("\"{before}{inner}\""));
    let behind = ["0", "00", ".0", "e0", " ", "\\n", "x"]
        .iter()
        .map(|after| format!("\"{inner}{after}\""));
    let inside = ["+", " ", "_"]
        .iter()
        .map(|one| format!("\"{}\"", inner.replacen('.', &format!(".{one}"), 1)));
    around.chain(behind).chain(inside).chain([inner.to_owned()]).collect()
}

/// The kinds of a field's value in the version before a reform, and in its version.
pub(super) fn reformed(field: &Field) -> impl Iterator<Item = (&'static Formula, [Kind; 2])> {
    let mut kind = field.kind;
    field.reforms.iter().filter_map(move |reform| {
        let newer = Kind::Text(reform.form);
        Some((reform.formula?, [core::mem::replace(&mut kind, newer), newer]))
    })
}
