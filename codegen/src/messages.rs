//! Writes the parts of `tables.ts` that messages are built from: what they name, which is the same in every language,
//! and the English texts. Lists are in the order of the numbers that cross into JavaScript.

use crate::NEWEST;
use crate::date;
use crate::json::{JsonObject, Value, non_empty, object};
use order_contract::internals::{
    API_VERSION, CHANGES, Clue, ENDPOINTS, Endpoint, EnumValue, Field, Form, Found, HEADERS, Kind, Object, Reason,
    Right, SERVICE, Sentence, Topic, VersionId, called, carried, catalogue, exclusion, label_of, need, remarks,
    type_of,
};
use std::ptr;

/// The imports of `words` and `english`.
pub const IMPORTS: &str = "import type { EnglishCalls, EnglishConversions, EnglishDocuments, FieldData, ObjectData, Right } \
                           from '../types/english.js'\n";

/// Writes the words, fields, objects and sections that sentences refer to.
pub fn words() -> String {
    let words: Vec<&str> = catalogue().words().collect();
    let sections: Value = catalogue().sections().collect();
    let fields: Value = catalogue()
        .fields()
        .enumerate()
        .map(|(id, one)| Value::from(field(id, one, &words)))
        .collect();
    let objects: Value = catalogue()
        .objects()
        .map(|object| {
            Value::from(object! {
                "discriminator": object.decider().map(|decider| id_of(object, decider.name)),
                "alone": list(object.nothing_else_with.iter().map(|value| value.value).collect()),
                "carried": list(carried(object)).filter(|_| !object.nothing_else_with.is_empty()),
            })
        })
        .collect();
    let rights: Value = Sentence::ALL.iter().map(|one| right(one.right())).collect();
    format!(
        "\nexport const words: readonly string[] = {}\n\n\
         export const sections: readonly string[] = {sections}\n\n\
         export const fields: readonly FieldData[] = {fields}\n\n\
         export const objects: readonly ObjectData[] = {objects}\n\n\
         /** What a problem lists under `expected`, by sentence. */\n\
         export const rights: readonly Right[] = {rights}\n",
        words.into_iter().collect::<Value>(),
    )
}

/// Returns the number of an object's field.
fn id_of(object: &'static Object, name: &str) -> usize {
    let mut fields = catalogue().fields().enumerate();
    let is_it = |(id, field): (usize, &Field)| {
        field.name == name && (catalogue().owner(id)).is_some_and(|owner| ptr::eq(owner, object))
    };
    fields.position(is_it).expect("every field has a number")
}

fn field(id: usize, field: &'static Field, words: &[&str]) -> JsonObject {
    let values = |values: &[EnumValue]| list(values.iter().map(|value| value.value).collect());
    let is_later = |since: &VersionId| *since != VersionId(0);
    object! {
        "name": words.iter().position(|word| *word == field.name),
        "type": Some(type_key(field.kind)).filter(|key| *key != "any"),
        "values": match field.kind {
            Kind::Enum(list) => values(list),
            _ => None,
        },
        "valuesSince": later(field.kind),
        "beside": values(field.relevant_with),
        "removed_in": field.removal.map(|removal| date(removal.version)),
        "since": Some(field.since).filter(is_later).map(date),
        "other": exclusion_of(id, field).map(|(other, _)| other),
    }
}

/// Returns the field that can't be used together with one, and why.
fn exclusion_of(id: usize, field: &Field) -> Option<(&'static str, &'static str)> {
    exclusion(catalogue().owner(id)?, field)
}

/// Fills in the arguments that are always the same.
pub fn settled(template: &str) -> String {
    let header = format!("`{}`", API_VERSION.name);
    let option = format!("`{}`", SERVICE.place_option);
    template
        .replace("{lists}", SERVICE.chapters.lists)
        .replace("{option}", &option)
        .replace("{version_header}", &header)
}

/// Returns the versions that brought values of an enumeration, without those of the first version.
fn later(kind: Kind) -> Option<JsonObject> {
    let values = kind.values(NEWEST).iter();
    let later = values.filter(|value| value.since != VersionId(0));
    let later = later.map(|value| (value.value.to_owned(), date(value.since).into()));
    Some(later.collect()).filter(|later: &JsonObject| !later.is_empty())
}

fn type_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Any => "any",
        Kind::Text(Form::Count) => "count",
        Kind::Text(_) | Kind::Enum(_) => "string",
        Kind::Object(_) => "object",
        Kind::List(_) => "array",
        Kind::Collection => "collection",
    }
}

fn right(right: Right) -> Value {
    match right {
        Right::Unlisted => "".into(),
        Right::Types => "types".into(),
        Right::Values => "values".into(),
        Right::Methods => "methods".into(),
        Right::Versions => "versions".into(),
        Right::Words(words) => words.iter().copied().collect(),
    }
}

/// Returns the label of a name or an allowed value of the contract, or nothing.
fn label_of_word(word: &str) -> &'static str {
    let mut fields = catalogue().fields();
    let value = fields.find_map(|field| match field.kind {
        Kind::Enum(values) => values.iter().find(|value| value.value == word),
        _ => None,
    });
    value.map_or_else(|| label_of(catalogue(), word), |value| value.label)
}

fn list(names: Vec<&'static str>) -> Option<Vec<&'static str>> {
    (!names.is_empty()).then_some(names)
}

/// The first sentence on calls, and the first one of conversions: the package ships the three groups separately.
const CALLS: usize = Sentence::CallRemoved as usize;
const CONVERSIONS: usize = Sentence::ComplementMalformed as usize;

/// Writes the sentences in English with the texts of their arguments, and the changes and lists of conversions.
pub fn english() -> String {
    let changes: Value = CHANGES.iter().map(|change| change.id).collect();
    let topics: Value = Topic::LISTS.into_iter().map(|(_, list)| list).collect();
    format!(
        "\nexport const english: EnglishDocuments = {}\n\n\
         /** The sentences on calls, which follow the others. */\n\
         export const englishCalls: EnglishCalls = {}\n\n\
         /** The changes between versions, oldest first. */\n\
         export const changeIds: readonly string[] = {changes}\n\n\
         /** The lists of a conversion, by the topic of a note. */\n\
         export const topics: readonly ('changes' | 'gaps' | 'losses')[] = {topics}\n\n\
         export const englishConversions: EnglishConversions = {}\n",
        Value::from(documents()),
        Value::from(calls()),
        Value::from(conversions()),
    )
}

fn documents() -> JsonObject {
    let fields = catalogue().fields().enumerate();
    let words = catalogue().words();
    object! {
        "sentences": sentences(&Sentence::ALL[..CALLS]),
        "found": Found::ALL.into_iter().map(Found::text).collect::<Value>(),
        "types": types(),
        "or": "or",
        "and": "and",
        "unnamed": UNNAMED,
        "label": QUOTED_LABEL,
        "labels": words.map(label_of_word).collect::<Value>(),
        "fields": fields.map(|(id, field)| Value::from(texts_of(id, field))).collect::<Value>(),
    }
}

/// What messages call a field whose name must not be shown.
pub const UNNAMED: &str = "this field";
/// How messages show a label.
pub const QUOTED_LABEL: &str = "“{label}”";
/// What people who see labels enter in place of a string.
pub const TEXT: &str = "text";

fn types() -> JsonObject {
    let name = |key| {
        let mut kinds = catalogue().fields().map(|field| field.kind);
        kinds.find(|kind| type_key(*kind) == key).map(type_of)
    };
    object! {
        "string": name("string"),
        "object": name("object"),
        "array": name("array"),
        "collection": name("collection"),
        "text": TEXT,
    }
}

fn sentences(all: &[Sentence]) -> Value {
    all.iter().map(|one| settled(one.text())).collect()
}

fn texts_of(id: usize, field: &'static Field) -> JsonObject {
    let own = non_empty(field.label).filter(|label| *label != label_of(catalogue(), field.name));
    object! {
        "called": field.name.is_empty().then(|| called(field)),
        "label": own.filter(|_| !field.name.is_empty()),
        "why": field.presence.and_then(|presence| non_empty(presence.why)),
        "apart": exclusion_of(id, field).map(|(_, why)| why),
        "need": need(field),
        "instead": field.removal.map(|removal| removal.advice(removal.instead)),
    }
}

fn calls() -> JsonObject {
    let headers: JsonObject = HEADERS
        .iter()
        .filter_map(|header| Some((header.name.to_owned(), header.presence?.why.into())))
        .collect();
    object! {
        "sentences": sentences(&Sentence::ALL[CALLS..CONVERSIONS]),
        "endpoints": ENDPOINTS.iter().map(endpoint).collect::<Value>(),
        "headers": headers,
    }
}

fn endpoint(endpoint: &Endpoint) -> Value {
    object! {
        "endpoint": format!("{} {}", endpoint.method, endpoint.path),
        "shape": endpoint.body,
        "endpoint_since": date(endpoint.since),
        "endpoint_removed_in": endpoint.removal.map(|removal| date(removal.version)),
        "endpoint_instead": endpoint.removal.map(|removal| removal.instead),
    }
    .into()
}

fn conversions() -> JsonObject {
    let refusals: JsonObject = Sentence::ALL[CONVERSIONS..]
        .iter()
        .map(|one| ((*one as usize).to_string(), settled(one.text()).into()))
        .collect();
    object! {
        "refusals": refusals,
        "reasons": Reason::ALL.into_iter().map(|one| settled(one.text())).collect::<Value>(),
        "remarks": remarks().collect::<Value>(),
        "clues": Clue::ALL.into_iter().map(Clue::text).collect::<Value>(),
    }
}
