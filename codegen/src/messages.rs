//! Writes the texts of messages: for `tables.ts` what they name, which is the same in every language, and those in
//! English; `edge.ts` in English; and a module for each other language. Lists are in the order of the numbers that
//! cross into JavaScript.

use crate::date;
use crate::descriptions;
use crate::discriminator::NEWEST;
use crate::json::{JsonObject, Value, object};
use crate::module::WRITTEN;
use order_contract::internals::{
    API_VERSION, CHANGES, Clue, ENDPOINTS, EdgePart, EdgeSentence, Endpoint, EnumValue, Field,
    Form, Found, HEADERS, Kind, Object, Reason, Right, SERVICE, Sentence, Topic, USE_INSTEAD,
    VersionId, called, carried, catalogue, contract, exclusion, label_of, need, remarks, type_of,
};
use order_contract::messages::{ENGLISH, Messages};
use order_contract::{Code, Shape, Version, changelog};

/// The imports of `words` and `english`.
pub const IMPORTS: &str = "import type { CallMessages, ConversionMessages, DocumentMessages, FieldData, ObjectData, Right } \
                           from '../language.js'\n";

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
                "discriminator": object.discriminator.map(|at| id_of(object, object.fields[at].name)),
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
    let is_it = |(id, field): (usize, &Field)| {
        let owner = catalogue().owner(id);
        field.name == name && owner.is_some_and(|owner| core::ptr::eq(owner, object))
    };
    let mut fields = catalogue().fields().enumerate();
    fields.position(is_it).expect("every field has a number")
}

fn field(id: usize, field: &'static Field, words: &[&str]) -> JsonObject {
    let values = |values: &[EnumValue]| list(values.iter().map(|value| value.value).collect());
    let version = |version: Option<VersionId>| version.map(date);
    object! {
        "name": words.iter().position(|word| *word == field.name),
        "type": Some(type_key(field.kind)).filter(|key| *key != "any"),
        "values": match field.kind {
            Kind::Enum(list) => values(list),
            _ => None,
        },
        "valuesSince": later(field.kind),
        "beside": values(field.relevant_with),
        "removed_in": version(field.removal.map(|removal| removal.version)),
        "since": version(Some(field.since).filter(|since| *since != VersionId(0))),
        "other": exclusion_of(id, field).map(|(other, _)| other),
    }
}

/// Returns the field that can't be used together with one, and why.
fn exclusion_of(id: usize, field: &Field) -> Option<(&'static str, &'static str)> {
    exclusion(catalogue().owner(id)?, field)
}

/// Fills in the arguments that are always the same.
fn settled(template: &str) -> String {
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

/// The groups of sentences, in the order of their numbers. The package ships each separately.
#[derive(Clone, Copy, PartialEq)]
enum SentenceGroup {
    Documents,
    Calls,
    Conversions,
}

/// Returns the sentences of a group, with their numbers.
fn group(group: SentenceGroup) -> impl Iterator<Item = (usize, Sentence)> {
    let of = |sentence: Sentence| match sentence as u8 {
        number if number >= Sentence::ComplementMalformed as u8 => SentenceGroup::Conversions,
        number if number >= Sentence::CallRemoved as u8 => SentenceGroup::Calls,
        _ => SentenceGroup::Documents,
    };
    Sentence::ALL
        .iter()
        .copied()
        .enumerate()
        .filter(move |(_, one)| of(*one) == group)
}

/// Writes the sentences in English with the texts of their arguments, and the changes and lists of conversions.
pub fn english() -> String {
    let english = Language(&ENGLISH);
    let changes: Value = CHANGES.iter().map(|change| change.id).collect();
    let topics: Value = Topic::LISTS.into_iter().map(|(_, list)| list).collect();
    format!(
        "\nexport const english: DocumentMessages = {}\n\n\
         /** The sentences on calls, which follow the others. */\n\
         export const englishCalls: CallMessages = {}\n\n\
         /** The changes between versions, oldest first. */\n\
         export const changeIds: readonly string[] = {changes}\n\n\
         /** The lists of a conversion, by the topic of a note. */\n\
         export const topics: readonly ('changes' | 'gaps' | 'losses')[] = {topics}\n\n\
         export const englishConversions: ConversionMessages = {}\n",
        Value::from(english.documents()),
        Value::from(english.calls()),
        Value::from(english.conversions()),
    )
}

/// Writes `edge.ts`: the answers of the receiver and of `translateCall` in English, and the members of an update.
pub fn edge() -> String {
    let english = Language(&ENGLISH);
    let members = contract(Shape::ProductUpdate).object().fields;
    let names = |fields: &mut dyn Iterator<Item = &Field>| -> Value {
        fields.map(|field| field.name).collect()
    };
    format!(
        "// What `order-contract/edge` answers with in English, and the members of an update.\n{WRITTEN}\
         import type {{ CallTexts, ReceiverTexts }} from '../edge/texts.js'\n\n\
         export const englishReceiver: ReceiverTexts = {}\n\n\
         export const englishCall: CallTexts = {}\n\n\
         export const updateMembers: readonly string[] = {}\n\n\
         export const requiredMembers: readonly string[] = {}\n",
        Value::from(english.edge(EdgePart::Receiver)),
        Value::from(english.edge(EdgePart::Call)),
        names(&mut members.iter()),
        names(&mut members.iter().filter(|field| field.presence.is_some())),
    )
}

/// Writes the module of another language, with every text.
pub fn language(messages: &'static Messages) -> String {
    let language = Language(messages);
    let tag = messages.language;
    let mut all = language.documents();
    all.extend(object! {
        "calls": language.calls(),
        "conversions": language.conversions(),
    });
    let reference = object! {
        "language": tag,
        "texts": language.texts(),
        "explanations": Code::ALL
            .iter()
            .map(|&code| messages.explanation(code))
            .collect::<Value>(),
    };
    format!(
        "// Every message in the language `{tag}`, in the order of the numbers that cross.\n\
         // Written by codegen/ from src/messages/{tag}.rs: change that, then npm run build.\n\
         import type {{ EdgeMessages }} from '../../edge/texts.js'\n\
         import type {{ Messages, ReferenceMessages }} from '../../language.js'\n\n\
         export const {tag}: Messages = {}\n\n\
         /** What `describe`, `explain` and `changelog` say. */\n\
         export const {tag}Reference: ReferenceMessages = {}\n\n\
         /** What `order-contract/edge` answers with. */\n\
         export const {tag}Edge: EdgeMessages = {{ documents: {tag}, receiver: {}, call: {} }}\n",
        Value::from(all),
        Value::from(reference),
        Value::from(language.edge(EdgePart::Receiver)),
        Value::from(language.edge(EdgePart::Call)),
    )
}

/// Returns every English text that languages translate by its wording: those of `describe` and
/// `changelog`, in the order in which the package finds them in its data, and the arguments of sentences.
pub fn english_texts() -> Vec<String> {
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
    let renamed: Vec<String> = catalogue()
        .fields()
        .filter_map(|field| field.removal.filter(|removal| removal.renamed.is_some()))
        .map(|removal| removal.advice(removal.instead))
        .collect();
    texts.retain(|text| !renamed.contains(text));
    texts.push(USE_INSTEAD.to_owned());
    texts.extend(remarks().map(str::to_owned));
    texts.extend(["or", "and", "this field", "a value", "text"].map(str::to_owned));
    let mut unique: Vec<String> = Vec::new();
    for text in texts {
        // A text without letters is the same in every language.
        if text.contains(char::is_alphabetic) && !unique.contains(&text) {
            unique.push(text);
        }
    }
    unique
}

/// A language, whose texts are written as data.
struct Language(&'static Messages);

impl Language {
    fn documents(&self) -> JsonObject {
        let found: Value = Found::ALL
            .into_iter()
            .map(|one| self.0.text(one.text()))
            .collect();
        let fields: Value = catalogue()
            .fields()
            .enumerate()
            .map(|(id, field)| Value::from(self.field(id, field)))
            .collect();
        let kinds = ["string", "object", "array", "collection"];
        let mut types: JsonObject = kinds
            .iter()
            .filter_map(|key| {
                let mut kinds = catalogue().fields().map(|field| field.kind);
                let kind = kinds.find(|kind| type_key(*kind) == *key)?;
                Some(((*key).to_owned(), self.0.text(type_of(kind)).into()))
            })
            .collect();
        types.extend(object! { "text": self.0.text("text") });
        object! {
            "language": self.0.language,
            "sentences": self.sentences(SentenceGroup::Documents),
            "expected": self.expected(),
            "found": found,
            "types": types,
            "or": self.0.text("or"),
            "and": self.0.text("and"),
            "unnamed": self.0.text("this field"),
            "label": self.0.text("{label}"),
            "labels": self.labels(),
            "fields": fields,
        }
    }

    fn calls(&self) -> JsonObject {
        let endpoints: Value = ENDPOINTS.iter().map(|one| self.endpoint(one)).collect();
        let headers: JsonObject = HEADERS
            .iter()
            .filter_map(|header| {
                let why = self.0.text(header.presence?.why);
                Some((header.name.to_owned(), why.into()))
            })
            .collect();
        object! {
            "sentences": self.sentences(SentenceGroup::Calls),
            "endpoints": endpoints,
            "headers": headers,
        }
    }

    fn conversions(&self) -> JsonObject {
        let messages = self.0;
        let reasons: Value = Reason::ALL
            .into_iter()
            .map(|one| settled(messages.reason(one)))
            .collect();
        let refusals: JsonObject = group(SentenceGroup::Conversions)
            .map(|(number, one)| (number.to_string(), settled(messages.sentence(one)).into()))
            .collect();
        let remarks: Value = remarks().map(|one| messages.text(one)).collect();
        let clues: Value = Clue::ALL
            .into_iter()
            .map(|one| messages.clue(one))
            .collect();
        object! {
            "refusals": refusals,
            "reasons": reasons,
            "remarks": remarks,
            "clues": clues,
        }
    }

    fn sentences(&self, of: SentenceGroup) -> Value {
        group(of)
            .map(|(_, one)| settled(self.0.sentence(one)))
            .collect()
    }

    /// The translated words of `expected` that differ from English.
    fn expected(&self) -> Option<JsonObject> {
        let words = Sentence::ALL.iter().flat_map(|one| match one.right() {
            Right::Words(words) => words,
            _ => &[],
        });
        let words = words.map(|word| (*word, self.0.text(word)));
        let translated: JsonObject = words
            .filter(|(english, word)| english != word)
            .map(|(english, word)| (english.to_owned(), word.into()))
            .collect();
        (!translated.is_empty()).then_some(translated)
    }

    /// The labels of words. A field with another label has it in its own data.
    fn labels(&self) -> Value {
        let words = catalogue().words();
        words.map(|word| self.0.text(label_of_word(word))).collect()
    }

    /// The answers of the receiver or of `translateCall`.
    fn edge(&self, part: EdgePart) -> JsonObject {
        let sentences = EdgeSentence::ALL.iter();
        let of_part = sentences.filter(|one| one.key().0 == part);
        of_part
            .map(|one| (one.key().1.to_owned(), settled(self.0.edge(*one)).into()))
            .collect()
    }

    fn field(&self, id: usize, field: &'static Field) -> JsonObject {
        let some = |text: &'static str| Some(self.0.text(text)).filter(|text| !text.is_empty());
        let own = some(field.label).filter(|_| field.label != label_of(catalogue(), field.name));
        object! {
            "called": field.name.is_empty().then(|| self.0.text(&called(field)).to_owned()),
            "label": own.filter(|_| !field.name.is_empty()),
            "why": field.presence.and_then(|presence| some(presence.why)),
            "apart": exclusion_of(id, field).map(|(_, why)| self.0.text(why)),
            "need": need(field).map(|need| self.0.text(need)),
            "instead": field.removal.map(|removal| removal.advice(self.0.text(removal.instead))),
        }
    }

    fn endpoint(&self, endpoint: &Endpoint) -> Value {
        object! {
            "endpoint": format!("{} {}", endpoint.method, endpoint.path),
            "shape": endpoint.body,
            "endpoint_since": date(endpoint.since),
            "endpoint_removed_in": endpoint.removal.map(|removal| date(removal.version)),
            "endpoint_instead": endpoint.removal.map(|removal| self.0.text(removal.instead)),
        }
        .into()
    }

    /// Translates a text of `describe`. The new name of a renamed field has been filled into one.
    fn translated(&self, english: &str) -> String {
        let mut removals = catalogue().fields().filter_map(|field| field.removal);
        let removal = removals.find(|removal| {
            removal.renamed.is_some() && removal.advice(removal.instead) == english
        });
        removal.map_or_else(
            || self.0.text(english).to_owned(),
            |removal| removal.advice(self.0.text(removal.instead)),
        )
    }

    /// The texts of `describe` and `changelog`, in the order of the English texts in their data.
    fn texts(&self) -> Value {
        let changes = changelog(Version::ALL[0], Version::ALL[Version::ALL.len() - 1]);
        let changes = changes.flat_map(|change| [change.title, change.description]);
        let described = descriptions::texts().into_iter();
        let english = described.chain(changes.map(str::to_owned));
        english.map(|english| self.translated(&english)).collect()
    }
}
