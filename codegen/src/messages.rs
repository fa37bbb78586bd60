//! Writes the modules that messages are built from: what sentences say of the contract, which is the same in every language,
//! and the English texts. Lists are in the order of the numbers that cross into JavaScript. Each of the three modules has what
//! a bundle takes together: checks, calls and conversions.

use crate::json::{JsonObject, Value, json, object};
use crate::text::{WRITTEN, code, named};
use order_contract::internals::{
    API_VERSION, CHANGES, Clue, ENDPOINTS, Expects, Field, Filling, Found, HEADERS, Object, QUOTED_LABEL, Reason,
    SERVICE, Said, Sentence, Topic, TypeWords, UNNAMED, VersionId, catalogue, enumeration, label_in, labels_of,
    remarks, type_of, words_of_endpoint, words_of_field, words_of_header, words_of_object,
};
use std::collections::BTreeMap;

/// The first sentence on calls, and the first one of conversions.
const CALLS: usize = Sentence::CallRemoved as usize;
const CONVERSIONS: usize = Sentence::ComplementMalformed as usize;

/// Writes the sentences of checks, and what they say of fields and objects.
pub fn sentences() -> String {
    let words = catalogue().words();
    let labels = words.map(|word| label_in(catalogue(), None, word).unwrap_or_default());
    let english = json!({
        "sentences": texts(&Sentence::ALL[..CALLS]),
        "found": Found::ALL.map(Found::text),
        "or": "or",
        "and": "and",
        "unnamed": UNNAMED,
        "label": QUOTED_LABEL,
        "labels": Value::from_iter(labels),
    });
    let kinds: BTreeMap<&str, &str> = said().map(|(argument, said)| (argument, said.kind())).collect();
    let all_types = types();
    let fields = fields().map(|(owner, one)| field(owner, one, &all_types));
    let types = all_types
        .iter()
        .map(|one| json!({ "called": one.called, "entered": one.entered, "types": one.types }));
    format!(
        "// The sentences of messages about documents, and what they say of fields and objects.
{WRITTEN}
{WORDS}
/** How each argument is shown: as a text, the last text of those that the version knows, a name, a list with *or* or *and*, or as what no language translates. */
export const kinds = {} as const

export const fields: readonly Words[] = {}

export const objects: readonly Words[] = {}

/** How types are called, with labels and without, and the JSON types that they stand for. */
export const types = {}

/** What a problem lists under `expected`, by sentence: these words, or those of an argument. */
export const expects: readonly (string | readonly string[])[] = {}

export const english = {english}
",
        json!(kinds),
        Value::from_iter(fields),
        Value::from_iter(catalogue().objects().map(object)),
        Value::from_iter(types),
        Value::from_iter(Sentence::ALL.map(|one| expects(one.expects()))),
    )
}

/// The type of what sentences say.
const WORDS: &str = "
/** A value of an enumeration, or a text, with the number of the version that brought it if that is not the first. */
export type Value = string | readonly [value: string, since: number]

/** What `kinds` are made of. */
interface Said {
  text: string
  since: readonly Value[]
  name: string
  same: string
  and: readonly string[]
  or: readonly Value[]
}

/** What sentences say of a field, an object, an endpoint or a header, by argument. */
export type Words = { readonly [A in keyof typeof kinds]?: Said[(typeof kinds)[A]] } & {
  /** The number of a field's name among the words. */
  readonly name?: number
  /** The number of a field's type. */
  readonly type?: number
  /** Whether only other fields of its name have a label. */
  readonly unlabelled?: true
  /** Labels of names that have another one elsewhere. */
  readonly labels?: { readonly [name: string]: string }
}
";

/// Writes the sentences on calls, which follow the others, and what they say of endpoints and headers.
pub fn calls() -> String {
    let endpoints = ENDPOINTS.iter().map(|one| written(words_of_endpoint(catalogue(), one)));
    let headers = HEADERS.iter().map(|one| (one.name, written(words_of_header(one))));
    let english = json!({
        "sentences": texts(&Sentence::ALL[CALLS..CONVERSIONS]),
        "endpoints": Value::from_iter(endpoints),
        "headers": Value::from_iter(headers),
    });
    format!(
        "// The sentences of messages about calls, which follow those about documents.
{WRITTEN}
import type {{ Words }} from './sentences.js'

export const englishCalls: {{ sentences: string[]; endpoints: Words[]; headers: {{ [name: string]: Words }} }} = {english}
"
    )
}

/// Writes the changes and lists of conversions, and their sentences.
pub fn conversions() -> String {
    let changes = Value::from_iter(CHANGES.iter().map(|change| change.id));
    let topics = json!(Topic::LISTS.map(|(_, list)| list));
    let refusals = Sentence::ALL[CONVERSIONS..].iter();
    let refusals = refusals.map(|one| ((*one as usize).to_string(), settled(one.text())));
    let english = json!({
        "refusals": Value::from_iter(refusals),
        "reasons": Reason::ALL.map(|one| settled(one.text())),
        "remarks": Value::from_iter(remarks()),
        "clues": Clue::ALL.map(Clue::text),
    });
    format!(
        "// The changes of conversions, and the sentences of refusals and reasons.
{WRITTEN}

/** The changes between versions, oldest first. */
export const changeIds: readonly string[] = {changes}

/** The lists of a conversion, by the topic of a note. */
export const topics: readonly ('changes' | 'gaps' | 'losses')[] = {topics}

export const englishConversions: {{ refusals: {{ [sentence: number]: string }}; reasons: string[]; remarks: string[]; clues: string[] }} = {english}
"
    )
}

/// Every field, with the object that it belongs to.
fn fields() -> impl Iterator<Item = (Option<&'static Object>, &'static Field)> {
    let fields = catalogue().fields().enumerate();
    fields.map(|(number, field)| (catalogue().owner(number), field))
}

fn field(owner: Option<&'static Object>, field: &'static Field, types: &[TypeWords]) -> Value {
    let called = type_of(field.kind);
    let is_unlabelled = field.label.is_empty() && label_in(catalogue(), owner, field.name).is_some();
    let own = object! {
        "name": catalogue().words().position(|word| word == field.name),
        "type": types.iter().position(|one| *one == called),
        "unlabelled": is_unlabelled.then_some(true),
        "labels": labels(enumeration(field).iter().map(|value| (value.value, value.label)), owner),
    };
    own.into_iter()
        .chain(written(words_of_field(catalogue(), owner, field)))
        .collect()
}

fn object(object: &'static Object) -> Value {
    let own = object! { "labels": labels(labels_of(object.fields), None) };
    own.into_iter().chain(written(words_of_object(object))).collect()
}

/// The labels of names that differ from those that an object or, without one, the list of all gives.
fn labels(labels: impl Iterator<Item = (&'static str, &'static str)>, given: Option<&Object>) -> Option<Value> {
    let given = |name| label_in(catalogue(), given, name).unwrap_or_default();
    let mut own = labels.filter(|(name, label)| given(name) != *label).peekable();
    own.peek().is_some().then(|| own.collect())
}

/// Writes arguments by name.
fn written<const N: usize>(words: [Filling; N]) -> JsonObject {
    let words = words.into_iter();
    let said = words.filter_map(|(name, said)| Some((name.to_owned(), value(said?)?)));
    said.collect()
}

fn value(said: Said) -> Option<Value> {
    Some(match said {
        Said::Name(name) => name.into(),
        Said::And(names) => names.into(),
        Said::Text(text) | Said::Same(text) if text.is_empty() => return None,
        Said::Text(text) | Said::Same(text) => text.into(),
        Said::Since(texts) => texts.iter().map(|(text, since)| since_version(text, *since)).collect(),
        Said::Or(values) => values.iter().map(|one| since_version(one.value, one.since)).collect(),
    })
}

fn since_version(text: &str, since: VersionId) -> Value {
    match since {
        VersionId(0) => text.into(),
        since => json!([text, since.0]),
    }
}

/// What sentences say of anything in the contract, by argument.
pub fn said() -> impl Iterator<Item = (&'static str, Said)> {
    let fields = fields().flat_map(|(owner, one)| words_of_field(catalogue(), owner, one));
    let objects = catalogue().objects().flat_map(words_of_object);
    let endpoints = ENDPOINTS.iter().flat_map(|one| words_of_endpoint(catalogue(), one));
    let headers = HEADERS.iter().flat_map(words_of_header);
    let words = fields.chain(objects).chain(endpoints).chain(headers);
    words.filter_map(|(argument, said)| Some((argument, said?)))
}

/// The types of fields, but for what is of any type.
fn types() -> Vec<TypeWords> {
    let mut types = Vec::new();
    for one in catalogue().fields().map(|field| type_of(field.kind)) {
        if !one.types.is_empty() && !types.contains(&one) {
            types.push(one);
        }
    }
    types
}

fn expects(expects: Expects) -> Value {
    match expects {
        Expects::Nothing => "".into(),
        Expects::Words(words) => words.into(),
        argument => named(argument).into(),
    }
}

fn texts(all: &[Sentence]) -> Value {
    all.iter().map(|one| settled(one.text())).collect()
}

/// Fills in the arguments that are always the same.
pub fn settled(template: &str) -> String {
    let lists = template.replace("{lists}", SERVICE.chapters.lists);
    let option = lists.replace("{option}", &code(SERVICE.place_option));
    option.replace("{version_header}", &code(API_VERSION.name))
}
