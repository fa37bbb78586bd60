//! Reads the languages other than English, one file each in `languages/`, and writes a module for each. A file has every
//! sentence by its id, and every text of the contract by its English wording, as in gettext: a reworded text needs its
//! translation again, and the build names it.

use crate::descriptions;
use crate::edge::{self, Sentences};
use crate::json::{JsonObject, Value, json};
use crate::messages::{QUOTED_LABEL, TEXT, UNNAMED, settled};
use order_contract::internals::{
    Clue, ENDPOINTS, Found, HEADERS, Kind, Reason, Removal, Right, Sentence, USE_INSTEAD,
    arguments_of, called, catalogue, need, remarks, type_of,
};
use order_contract::{Code, Version, changelog};
use std::collections::BTreeSet;
use std::fmt::Debug;

/// The tags of the languages, and their files.
const FILES: [(&str, &str); 3] = [
    ("de", include_str!("../../languages/de.json")),
    ("es", include_str!("../../languages/es.json")),
    ("fr", include_str!("../../languages/fr.json")),
];

/// Returns the tags of the languages.
pub fn tags() -> impl Iterator<Item = &'static str> {
    FILES.into_iter().map(|(tag, _)| tag)
}

/// Returns the languages, as their files have them.
pub fn languages() -> impl Iterator<Item = Value> {
    FILES.into_iter().map(|(tag, file)| {
        serde_json::from_str(file).unwrap_or_else(|error| panic!("languages/{tag}.json: {error}"))
    })
}

/// Returns English in the form of the files.
pub fn english() -> Value {
    let texts: JsonObject = texts()
        .into_iter()
        .map(|text| (text.clone(), text.into()))
        .collect();
    json!({
        "language": "en",
        "label": QUOTED_LABEL,
        "sentences": by_id(Sentence::ALL, Sentence::text),
        "reasons": by_id(Reason::ALL, Reason::text),
        "clues": by_id(Clue::ALL, Clue::text),
        "codes": by_code(Code::explanation),
        "receiver": edge_sentences(edge::RECEIVER),
        "call": edge_sentences(edge::CALL),
        "texts": texts,
    })
}

/// Sentences by their ids. A sentence without words has no translation.
fn by_id<T: Copy + Debug>(
    ids: impl IntoIterator<Item = T>,
    text: fn(T) -> &'static str,
) -> JsonObject {
    let texts = ids.into_iter().filter(|id| !text(*id).is_empty());
    texts
        .map(|id| (format!("{id:?}"), text(id).into()))
        .collect()
}

fn by_code(text: fn(Code) -> &'static str) -> JsonObject {
    let codes = Code::ALL.into_iter();
    codes
        .map(|code| (code.name().to_owned(), text(code).into()))
        .collect()
}

fn edge_sentences(sentences: &Sentences) -> JsonObject {
    let sentences = sentences.iter();
    sentences
        .map(|(id, text)| ((*id).to_owned(), (*text).into()))
        .collect()
}

/// Returns what a language lacks, what nothing uses, and texts with other arguments than in English.
pub fn mistakes(language: &Value) -> Vec<String> {
    let mut mistakes = Vec::new();
    compare("", &english(), language, &mut mistakes);
    mistakes
}

fn compare(at: &str, english: &Value, translated: &Value, mistakes: &mut Vec<String>) {
    match (english, translated) {
        (Value::Object(english), Value::Object(translated)) => {
            for (id, english) in english {
                let translated = translated.get(id).unwrap_or(&Value::Null);
                compare(&format!("{at}/{id}"), english, translated, mistakes);
            }
            let unknown = translated.keys().filter(|id| !english.contains_key(*id));
            mistakes.extend(unknown.map(|id| format!("{at}/{id} is not used")));
        }
        (Value::String(english), Value::String(translated)) => {
            let arguments = |text| arguments_of(text).collect::<BTreeSet<_>>();
            if arguments(english) != arguments(translated) {
                mistakes.push(format!("{at} has other arguments than {english:?}"));
            }
        }
        (_, Value::Null) => mistakes.push(format!("{at} is missing")),
        _ => mistakes.push(format!("{at} has another type than in English")),
    }
}

/// Writes the module of a language: its file, with sentences by the numbers that cross.
pub fn module(language: &Value) -> String {
    let tag = language["language"].as_str().unwrap_or_default();
    let mistakes = mistakes(language);
    assert!(
        mistakes.is_empty(),
        "languages/{tag}.json: {}",
        mistakes.join("\n")
    );
    let mut numbered = language.clone();
    numbered["sentences"] = by_number(language, "sentences", &Sentence::ALL);
    numbered["reasons"] = by_number(language, "reasons", &Reason::ALL);
    numbered["clues"] = by_number(language, "clues", &Clue::ALL);
    for removal in renamings() {
        let translated = language["texts"][removal.instead].as_str();
        let translated = translated.unwrap_or_default();
        numbered["texts"][removal.advice(removal.instead)] = removal.advice(translated).into();
    }
    format!(
        "// The language `{tag}`. Written by codegen/ from languages/{tag}.json: change that, then npm run build.\n\
         import type {{ Messages }} from '../../language.js'\n\n\
         export const {tag}: Messages = {}\n",
        settled(&numbered.to_string()),
    )
}

/// Returns a group of sentences as a list, in the order of the numbers that cross.
fn by_number<T: Debug>(language: &Value, group: &str, ids: &[T]) -> Value {
    let text = |id| language[group][format!("{id:?}")].as_str();
    ids.iter().map(|id| text(id).unwrap_or_default()).collect()
}

/// The removals of fields that have a new name. The advice names it, so a language has only the sentence around the name.
fn renamings() -> impl Iterator<Item = Removal> {
    let removals = catalogue().fields().filter_map(|field| field.removal);
    removals.filter(|removal| removal.renamed.is_some())
}

/// Returns every text that languages translate by its wording: those of `describe` and `changes`, and the arguments of
/// sentences.
fn texts() -> Vec<String> {
    let mut texts = descriptions::texts();
    for field in catalogue().fields() {
        let presence = field.presence.map_or("", |presence| presence.why);
        let instead = field.removal.map_or("", |removal| removal.instead);
        let kind = type_of(field.kind);
        let texts_of = [field.label, field.doc, presence, instead, kind];
        texts.extend(texts_of.into_iter().map(str::to_owned));
        texts.extend(need(field).map(str::to_owned));
        texts.extend(field.excludes.map(|one| one.why.to_owned()));
        if field.name.is_empty() {
            texts.push(called(field));
        }
        if let Kind::Enum(values) = field.kind {
            texts.extend(values.iter().map(|value| value.label.to_owned()));
        }
    }
    for sentence in Sentence::ALL {
        if let Right::Words(words) = sentence.right() {
            texts.extend(words.iter().map(|word| (*word).to_owned()));
        }
    }
    texts.extend(Found::ALL.into_iter().map(|found| found.text().to_owned()));
    for header in HEADERS {
        texts.extend(header.presence.map(|presence| presence.why.to_owned()));
    }
    for endpoint in &ENDPOINTS {
        texts.extend(endpoint.removal.map(|removal| removal.instead.to_owned()));
    }
    for change in changelog(Version::ALL[0], Version::ALL[Version::ALL.len() - 1]) {
        texts.extend([change.title, change.description].map(str::to_owned));
    }
    let renamed: Vec<String> = renamings()
        .map(|removal| removal.advice(removal.instead))
        .collect();
    texts.retain(|text| !renamed.contains(text));
    texts.push(USE_INSTEAD.to_owned());
    texts.extend(remarks().map(str::to_owned));
    texts.extend(["or", "and", UNNAMED, TEXT].map(str::to_owned));
    let mut unique: Vec<String> = Vec::new();
    for text in texts {
        // A text without letters is the same in every language.
        let has_letters = text.contains(char::is_alphabetic);
        if has_letters && !SAME.contains(&&*text) && !unique.contains(&text) {
            unique.push(text);
        }
    }
    unique
}

/// JSON types and forms, which read the same in every language.
const SAME: [&str; 9] = [
    "null",
    "boolean",
    "number",
    "string",
    "object",
    "array",
    "UTF-8",
    "%XX",
    "YYYY-MM-DDTHH:MM:SS.ffffff",
];
