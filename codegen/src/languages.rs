//! Reads the languages other than English, one file each in `languages/`, and writes a module for each, and one that loads
//! them. A file has every sentence by its id, and every text of the contract by its English wording, as in gettext: a reworded
//! text needs its translation again, and the build names it.

use crate::changes::all;
use crate::json::{Value, json};
use crate::messages::{self, settled};
use crate::text::{WRITTEN, each};
use crate::{doc, edge};
use order_contract::internals::{
    Clue, Expects, Found, PACKAGE_VERSION, QUOTED_LABEL, Reason, Removal, Said, Sentence, UNNAMED, USE_INSIDE,
    USE_INSTEAD, arguments_of, catalogue, contract, labels_of, remarks, type_of,
};
use order_contract::{Code, Shape, Version};
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::fs;
use std::path::PathBuf;

/// Returns the languages, as the files in `languages/` have them.
pub fn languages() -> impl Iterator<Item = Value> {
    let folder = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../languages"));
    let files = folder.expect("the folder of languages").flatten();
    let mut paths: Vec<PathBuf> = files.map(|file| file.path()).collect();
    paths.sort();
    paths.into_iter().map(|path| {
        let text = fs::read_to_string(&path).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    })
}

/// Returns the tag of a language.
pub fn tag(language: &Value) -> &str {
    language["language"].as_str().unwrap_or_default()
}

/// Returns English in the form of the files.
pub fn english() -> Value {
    let texts = texts().into_iter().map(|text| (text.clone(), text));
    let codes = Code::ALL.map(|code| (code.name(), code.explanation()));
    let edge = edge::sentences();
    json!({
        "language": "en",
        "label": QUOTED_LABEL,
        "sentences": by_id(Sentence::ALL, Sentence::text),
        "reasons": by_id(Reason::ALL, Reason::text),
        "clues": by_id(Clue::ALL, Clue::text),
        "codes": Value::from_iter(codes),
        "receiver": edge["receiver"],
        "call": edge["call"],
        "texts": Value::from_iter(texts),
    })
}

/// Sentences by their ids. A sentence without words has no translation.
fn by_id<T: Copy + Debug>(ids: impl IntoIterator<Item = T>, text: fn(T) -> &'static str) -> Value {
    let texts = ids.into_iter().filter(|id| !text(*id).is_empty());
    texts.map(|id| (format!("{id:?}"), text(id))).collect()
}

/// Returns what a language lacks, what nothing uses, and texts with other arguments than in English.
pub fn mistakes(language: &Value) -> Vec<String> {
    completed(language).1
}

/// Returns the files of the languages that lack texts: the path in the repository, and the text with them in English, to be
/// translated.
pub fn stubs() -> Vec<(String, String)> {
    let completed = languages().map(|language| (completed(&language).0, language));
    let lacking = completed.filter(|(whole, language)| whole != language);
    let stub = |whole| (format!("languages/{}.json", tag(&whole)), format!("{whole:#}\n"));
    lacking.map(|(whole, _)| stub(whole)).collect()
}

/// Returns a language with all texts, and its mistakes.
fn completed(language: &Value) -> (Value, Vec<String>) {
    let (mut whole, mut mistakes) = (language.clone(), Vec::new());
    complete("", &english(), &mut whole, &mut mistakes);
    (whole, mistakes)
}

/// Adds what a value lacks behind what it has, and names its mistakes.
pub fn complete(at: &str, english: &Value, own: &mut Value, mistakes: &mut Vec<String>) {
    match (english, own) {
        (Value::Object(english), Value::Object(own)) => {
            for (id, english) in english {
                let own = own.entry(id).or_insert(Value::Null);
                complete(&format!("{at}/{id}"), english, own, mistakes);
            }
            let unknown = own.keys().filter(|id| !english.contains_key(*id));
            mistakes.extend(unknown.map(|id| format!("{at}/{id} is not used")));
        }
        (Value::String(english), Value::String(own)) => {
            let arguments = |text| arguments_of(text).collect::<BTreeSet<_>>();
            if arguments(english) != arguments(own) {
                mistakes.push(format!("{at} has other arguments than {english:?}"));
            }
        }
        (english, own @ Value::Null) => {
            mistakes.push(format!("{at} is missing"));
            own.clone_from(english);
        }
        _ => mistakes.push(format!("{at} has another type than in English")),
    }
}

/// Writes the module of a language: its file, with sentences by the numbers that cross.
pub fn module(language: &Value) -> String {
    let tag = tag(language);
    let mut numbered = language.clone();
    numbered["sentences"] = by_number(language, "sentences", &Sentence::ALL);
    numbered["reasons"] = by_number(language, "reasons", &Reason::ALL);
    numbered["clues"] = by_number(language, "clues", &Clue::ALL);
    for removal in removals().filter(|removal| removal.link.is_some()) {
        // A language has the sentence around the name.
        let translated = language["texts"][removal.instead].as_str();
        let advice = removal.advice(translated.unwrap_or_default());
        numbered["texts"][removal.advice(removal.instead)] = advice.into();
    }
    let messages = settled(&numbered.to_string());
    format!(
        "// The language `{tag}`. Written by codegen/ from languages/{tag}.json: change that, then npm run build.
import type {{ Messages }} from '../../types/language.js'

export const {tag}: Messages = {messages}
"
    )
}

/// Returns a group of sentences as a list, in the order of the numbers that cross.
fn by_number<T: Debug>(language: &Value, group: &str, ids: &[T]) -> Value {
    let text = |id| language[group][format!("{id:?}")].as_str();
    ids.iter().map(|id| text(id).unwrap_or_default()).collect()
}

/// Writes the module `command.ts`: what the command can't read from files beside it if a bundler makes a single file of it.
pub fn command() -> String {
    let loaders = each(languages(), |language| {
        let tag = tag(&language);
        format!("  {tag}: async () => (await import('./messages/{tag}.js')).{tag},\n")
    });
    format!(
        "// What the command needs of the package, also if a bundler makes a single file of it.
{WRITTEN}
import type {{ Messages }} from '../types/language.js'

export const packageVersion = '{PACKAGE_VERSION}'

/** Loads a language of messages. */
export const languages: {{ readonly [tag: string]: () => Promise<Messages> }} = {{
{loaders}}}
"
    )
}

/// Every removal of a field.
fn removals() -> impl Iterator<Item = Removal> {
    catalogue().fields().filter_map(|field| field.removal)
}

/// Returns every text that languages translate by its wording: those of `describe` and `changes`, and the arguments of
/// sentences.
fn texts() -> BTreeSet<String> {
    let mut texts: Vec<&str> = vec![USE_INSTEAD, USE_INSIDE, "or", "and", UNNAMED];
    for contract in Shape::ALL.map(contract) {
        texts.extend(contract.not_shown);
    }
    // Not the object that stands for a query that is not shown: it has neither.
    let objects = catalogue().objects();
    for object in objects.filter(|it| !it.fields.is_empty() || !it.not_shown.is_empty()) {
        texts.push(object.title);
        texts.extend(object.not_shown);
    }
    texts.extend(labels_of(catalogue().fields()).map(|(_, label)| label));
    for field in catalogue().fields() {
        let words = type_of(field.kind);
        texts.extend([field.label, words.called, words.entered]);
    }
    texts.extend(removals().map(|removal| removal.instead));
    texts.extend(Found::ALL.map(Found::text));
    texts.extend(all().flat_map(|change| [change.title, change.description]));
    texts.extend(remarks());
    let expected = Sentence::ALL.into_iter().map(Sentence::expects);
    texts.extend(expected.flat_map(|expects| match expects {
        Expects::Words(words) => words,
        _ => &[],
    }));
    let said = messages::said().filter_map(|(_, said)| match said {
        Said::Text(text) => Some(text.into_owned()),
        _ => None,
    });
    let fields = catalogue().fields();
    let docs = fields.flat_map(|field| Version::ALL.map(|version| doc(field, version)));
    let texts = texts.into_iter().map(str::to_owned).chain(said).chain(docs);
    // A text without letters is the same in every language.
    let texts = texts.filter(|text| text.contains(char::is_alphabetic));
    texts.filter(|text| !SAME.split(' ').any(|same| same == text)).collect()
}

/// JSON types and forms, which read the same in every language.
const SAME: &str = "null boolean number string object array UTF-8 %XX YYYY-MM-DDTHH:MM:SS.ffffff";
