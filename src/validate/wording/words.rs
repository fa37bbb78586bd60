//! The small parts of sentences: fields, values and types as people call them.

use crate::contract::model::{Field, Kind};

/// A field as a sentence calls it.
pub(super) fn called(field: &Field) -> String {
    match (field.name, field.kind) {
        ("", Kind::Object(object)) => format!("the {}", object.title.to_ascii_lowercase()),
        ("", _) if field.label.is_empty() => "the document".to_owned(),
        ("", _) => format!("each {}", field.label.to_ascii_lowercase()),
        (name, _) => format!("`{name}`"),
    }
}

pub(super) fn types(kind: Kind) -> Vec<&'static str> {
    match kind {
        Kind::Any => Vec::new(),
        Kind::Text(_) | Kind::Enum(_) => vec!["string"],
        Kind::Object(_) => vec!["object"],
        Kind::List(_) => vec!["array"],
        Kind::Collection => vec!["array", "object"],
    }
}

pub(super) fn with_article(noun: &str) -> String {
    match noun.starts_with(['a', 'o']) {
        true => format!("an {noun}"),
        false => format!("a {noun}"),
    }
}

pub(super) fn listed(values: &[&str]) -> String {
    joined(values, "or")
}

pub(super) fn joined(values: &[&str], last: &str) -> String {
    let quoted: Vec<String> = values.iter().map(|value| format!("`{value}`")).collect();
    match quoted.split_last() {
        Some((end, rest)) if !rest.is_empty() => format!("{} {last} {end}", rest.join(", ")),
        Some((only, _)) => only.clone(),
        None => String::new(),
    }
}

pub(super) fn json_type(source: &[u8]) -> &'static str {
    match source.first() {
        Some(b'"') => "string",
        Some(b'{') => "object",
        Some(b'[') => "array",
        Some(b't' | b'f') => "boolean",
        Some(b'n') => "null",
        _ => "number",
    }
}

const SHOWN: usize = 40;

/// Source text for a person to see: its first characters.
pub(super) fn shortened(source: &[u8]) -> String {
    let start = &source[..source.len().min(4 * SHOWN)];
    let text = String::from_utf8_lossy(start);
    match text.chars().nth(SHOWN) {
        Some(_) => text.chars().take(SHOWN).chain(['…']).collect(),
        None => text.into_owned(),
    }
}
