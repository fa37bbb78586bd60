//! Sentences and what they name, as data: the modules `words.ts`, which is the same in every language,
//! and `english.ts`. Everything is listed in the order of the numbers that cross.

use crate::json::{Object, Value, object};
use crate::module::WRITTEN;
use order_contract::Version;
use order_contract::internals::{
    Assumption, CHANGES, COUNTS, Clue, ENDPOINTS, Endpoint, Field, Form, Found, Header, Kind,
    Reason, Right, SECTIONS, Sentence, Topic, called, carried, excluded, need, readable_field,
    readable_object, readable_owner, readable_word, type_of,
};

/// What sentences name: words, fields, objects, sections.
pub fn words() -> String {
    let [fields, objects, words] = COUNTS;
    let words: Value = (0..words).map(|id| readable_word(id as u8)).collect();
    let sections: Value = SECTIONS.into_iter().collect();
    let fields: Value = (0..fields).map(|id| Value::from(field(id as u8))).collect();
    let objects: Value = (0..objects)
        .map(|id| {
            let object = readable_object(id as u8);
            Value::from(object! {
                "discriminator": object.discriminator.map(|at| object.fields[at].name),
                "carried": list(carried(object)),
            })
        })
        .collect();
    let rights: Value = Sentence::ALL.iter().map(|one| right(one.right())).collect();
    format!(
        "// What sentences name, in the order of the numbers that cross; the same in every language.\n{WRITTEN}\
         import type {{ FieldData, ObjectData, Right }} from '../message.js'\n\n\
         export const words: readonly string[] = {words}\n\n\
         export const sections: readonly string[] = {sections}\n\n\
         export const fields: readonly FieldData[] = {fields}\n\n\
         export const objects: readonly ObjectData[] = {objects}\n\n\
         /** What a problem lists under `expected`, by sentence. */\n\
         export const rights: readonly Right[] = {rights}\n"
    )
}

fn field(id: u8) -> Object {
    let field = readable_field(id);
    let values = |values: &[order_contract::internals::EnumValue]| {
        list(values.iter().map(|value| value.value).collect())
    };
    let version = |version: Option<Version>| version.map(|version| version.date());
    object! {
        "name": Some(field.name).filter(|name| !name.is_empty()),
        "type": Some(type_key(field.kind)).filter(|key| *key != "any"),
        "values": match field.kind {
            Kind::Enum(list) => values(list),
            _ => None,
        },
        "beside": values(field.relevant_with),
        "removed": version(field.removal.map(|removal| removal.version)),
        "deprecated": version(field.deprecated),
        "since": version(Some(field.since).filter(|since| *since != Version::ALL[0])),
        "other": readable_owner(id).and_then(|owner| excluded(owner, field)),
    }
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

fn right(right: Right) -> &'static str {
    match right {
        Right::Unlisted => "",
        Right::Types => "types",
        Right::Values => "values",
        Right::Methods => "methods",
        Right::Versions => "versions",
        Right::Words(_) => "words",
    }
}

fn list(names: Vec<&'static str>) -> Option<Vec<&'static str>> {
    (!names.is_empty()).then_some(names)
}

/// What sentences are about. Each group follows the one before, and the package carries each apart.
#[derive(Clone, Copy, PartialEq)]
enum Group {
    Documents,
    Calls,
    Conversions,
}

/// The sentences of a group, with their numbers.
fn group(group: Group) -> impl Iterator<Item = (usize, Sentence)> {
    let of = |sentence: Sentence| match sentence as u8 {
        number if number >= Sentence::ComplementMalformed as u8 => Group::Conversions,
        number if number >= Sentence::CallRemoved as u8 => Group::Calls,
        _ => Group::Documents,
    };
    Sentence::ALL
        .iter()
        .copied()
        .enumerate()
        .filter(move |(_, one)| of(*one) == group)
}

/// The sentences in English, and the texts that they are filled with.
pub fn english() -> String {
    let [count, _, _] = COUNTS;
    let sentences = |of: Group| -> Value { group(of).map(|(_, one)| one.text()).collect() };
    let expected = |of: Group| {
        let words = group(of).filter_map(|(number, one)| match one.right() {
            Right::Words(words) => Some((number.to_string(), words.into())),
            _ => None,
        });
        Value::from(words.collect::<Object>())
    };
    let found: Value = Found::ALL.into_iter().map(Found::text).collect();
    let fields: Value = (0..count)
        .map(|id| Value::from(texts(readable_field(id as u8))))
        .collect();
    let kinds = ["string", "object", "array", "collection"];
    let types: Object = kinds
        .iter()
        .filter_map(|key| {
            let mut fields = (0..count).map(|id| readable_field(id as u8).kind);
            let kind = fields.find(|kind| type_key(*kind) == *key)?;
            Some(((*key).to_owned(), Value::from(type_of(kind))))
        })
        .collect();
    let endpoints: Value = ENDPOINTS.iter().map(endpoint).collect();
    let headers: Object = Header::ALL
        .iter()
        .filter_map(|header| Some((header.name.to_owned(), header.presence?.why.into())))
        .collect();
    format!(
        "// Every sentence in English, in the order of the numbers that cross, and what fills them.\n{WRITTEN}\
         import type {{ CallMessages, Messages }} from '../message.js'\n\n\
         export const english: Messages = {}\n\n\
         /** The sentences on calls, which follow the others. */\n\
         export const englishCalls: CallMessages = {}\n",
        Value::from(object! {
            "sentences": sentences(Group::Documents),
            "expected": expected(Group::Documents),
            "found": found,
            "types": types,
            "or": "or",
            "and": "and",
            "fields": fields,
        }),
        Value::from(object! {
            "sentences": sentences(Group::Calls),
            "expected": expected(Group::Calls),
            "endpoints": endpoints,
            "headers": headers,
        }),
    )
}

fn texts(field: &'static Field) -> Object {
    let some = |text: &'static str| Some(text).filter(|text| !text.is_empty());
    object! {
        "called": field.name.is_empty().then(|| called(field)),
        "why": field.presence.and_then(|presence| some(presence.why)),
        "need": need(field),
        "instead": field.removal.map(|removal| removal.instead),
    }
}

fn endpoint(endpoint: &Endpoint) -> Value {
    object! {
        "name": format!("{} {}", endpoint.method, endpoint.path),
        "method": endpoint.method,
        "body": endpoint.body.map(order_contract::Shape::name),
        "since": endpoint.since.date(),
        "removed": endpoint.removal.map(|removal| removal.version.date()),
        "instead": endpoint.removal.map(|removal| removal.instead),
    }
    .into()
}

/// The changes by number, and why something changed, was lost or is missing, in English.
pub fn conversions() -> String {
    let changes: Value = CHANGES
        .iter()
        .map(|change| Value::from(object! { "id": change.id, "version": change.version.date() }))
        .collect();
    let reasons: Value = Reason::ALL.into_iter().map(Reason::text).collect();
    let refusals: Object = group(Group::Conversions)
        .map(|(number, one)| (number.to_string(), one.text().into()))
        .collect();
    let assumptions: Value = Assumption::ALL.into_iter().map(Assumption::text).collect();
    let clues: Value = Clue::ALL.into_iter().map(Clue::text).collect();
    format!(
        "// What conversions say, in the order of the numbers that cross.\n{WRITTEN}\
         import type {{ ConversionMessages }} from '../conversion.js'\n\n\
         /** The changes between versions, oldest first. */\n\
         export const changeIds: readonly {{ id: string; version: string }}[] = {changes}\n\n\
         /** The lists of a conversion, by the topic of a note. */\n\
         export const topics: readonly ('changes' | 'gaps' | 'losses')[] = {}\n\n\
         export const englishConversions: ConversionMessages = {}\n",
        Topic::LISTS
            .into_iter()
            .map(|(_, list)| list)
            .collect::<Value>(),
        Value::from(
            object! { "refusals": Value::from(refusals), "reasons": reasons, "assumptions": assumptions, "clues": clues }
        ),
    )
}
