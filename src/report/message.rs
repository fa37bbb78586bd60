//! Sentences with their arguments filled in, natively. The package does the same in JavaScript
//! (js/message.ts) with data generated from the same templates and tables.

use super::detail::Arguments;
use super::sentence::{Right, Sentence};
use crate::Version;
use crate::contract::call::{ENDPOINTS, Endpoint, Header};
use crate::contract::model::{EnumValue, Field, Form, Kind, Object, Removal};
use crate::contract::pack::{NONE, readable_field, readable_object, readable_word};
use crate::text::pointer::Segment;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// Renders the sentences of one problem.
pub(crate) struct MessageBuilder<'m> {
    pub(crate) arguments: &'m Arguments,
    /// The last step of the problem's path: the name that unmasked sentences show.
    pub(crate) last: Option<&'m Segment>,
    pub(crate) mask: bool,
}

impl MessageBuilder<'_> {
    /// A sentence with its arguments.
    pub(crate) fn message(&self, sentence: Sentence) -> String {
        let mut message = String::new();
        let mut rest = sentence.text();
        while let Some((before, behind)) = rest.split_once('{') {
            let Some((name, after)) = behind.split_once('}') else {
                break;
            };
            message.push_str(before);
            match self.argument(name) {
                Some(argument) => message.push_str(&argument),
                // A brace that names no argument is text.
                None => message.push_str(&format!("{{{name}}}")),
            }
            rest = after;
        }
        message.push_str(rest);
        message
    }

    /// What a problem with that sentence lists under `expected`.
    pub(crate) fn expected(&self, sentence: Sentence) -> Vec<&'static str> {
        match (sentence.right(), self.field()) {
            (Right::Types, Some(field)) => types(field.kind),
            (Right::Values, Some(field)) => values_of(field),
            (Right::Words(words), _) => words.to_vec(),
            (Right::Methods, _) => self.methods(),
            (Right::Versions, _) => Version::ALL.iter().map(|version| version.date()).collect(),
            (Right::Unlisted | Right::Types | Right::Values, _) => Vec::new(),
        }
    }

    fn argument(&self, name: &str) -> Option<String> {
        let arguments = self.arguments;
        let field = self.field();
        let endpoint = self.endpoint();
        Some(match name {
            "field" => called(field?),
            "type" => type_of(field?.kind).to_owned(),
            "values" => joined(&values_of(field?), "or"),
            "why" => field?.presence?.why.to_owned(),
            "need" => need(field?)?.to_owned(),
            "beside" => joined(&names(field?.relevant_with), "or"),
            "removed_in" => field?.removal?.version.date().to_owned(),
            "instead" => field?.removal?.instead.to_owned(),
            "deprecated_in" => field?.deprecated?.date().to_owned(),
            "since" => field?.since.date().to_owned(),
            "other" => quoted(self.excluded(field?)?),
            "discriminator" => quoted(self.object()?.fields.first()?.name),
            "carried" => joined(&carried(self.object()?), "and"),
            "name" => self.name(),
            "near" => quoted(readable_word(arguments.near)),
            "number" => format!("{}", arguments.number),
            "list" | "header" => quoted(readable_word(arguments.other)),
            "header_why" => self.header()?.presence?.why.to_owned(),
            "versions" => joined(&Version::ALL.map(Version::date), "or"),
            "methods" => self.methods().join(" or "),
            "shape" => quoted(endpoint?.body?.name()),
            "endpoint" => format!("{} {}", endpoint?.method, endpoint?.path),
            "endpoint_since" => endpoint?.since.date().to_owned(),
            "endpoint_removed_in" => self.removal()?.version.date().to_owned(),
            "endpoint_instead" => self.removal()?.instead.to_owned(),
            "pointer" => self.pointer(),
            _ => return None,
        })
    }

    fn field(&self) -> Option<&'static Field> {
        (self.arguments.field != NONE).then(|| readable_field(self.arguments.field))
    }

    fn object(&self) -> Option<&'static Object> {
        (self.arguments.object != NONE).then(|| readable_object(self.arguments.object))
    }

    fn endpoint(&self) -> Option<&'static Endpoint> {
        ENDPOINTS.get(self.arguments.other as usize)
    }

    fn removal(&self) -> Option<Removal> {
        self.endpoint()?.removal
    }

    fn header(&self) -> Option<Header> {
        let name = readable_word(self.arguments.other);
        Header::ALL.into_iter().find(|header| header.name == name)
    }

    fn methods(&self) -> Vec<&'static str> {
        let has = |place: usize| self.arguments.number >> place & 1 != 0;
        let listed = ENDPOINTS
            .iter()
            .enumerate()
            .filter(|(place, _)| has(*place));
        listed.map(|(_, endpoint)| endpoint.method).collect()
    }

    /// A known field's name; an unknown one only where it may be shown.
    fn name(&self) -> String {
        match (self.field(), self.last) {
            (Some(field), _) => called(field),
            (None, Some(Segment::Key(name))) if !self.mask => quoted(name),
            _ => quoted("*"),
        }
    }

    /// The pointer to a member at the top.
    fn pointer(&self) -> String {
        let name = self.name();
        format!(
            "/{}",
            name.trim_matches('`').replace('~', "~0").replace('/', "~1")
        )
    }

    fn excluded(&self, field: &Field) -> Option<&'static str> {
        excluded(self.object()?, field)
    }
}

/// The other of two fields of an object that exclude each other.
pub fn excluded(object: &'static Object, field: &Field) -> Option<&'static str> {
    object.fields.iter().find_map(|one| {
        let other = one.excludes?.other;
        match one.name == field.name {
            true => Some(other),
            false => (other == field.name).then_some(one.name),
        }
    })
}

/// A field as a sentence calls it.
pub fn called(field: &Field) -> String {
    match (field.name, field.kind) {
        ("", Kind::Object(object)) => format!("the {}", object.title.to_ascii_lowercase()),
        ("", _) if field.label.is_empty() => "the document".to_owned(),
        ("", _) => format!("each {}", field.label.to_ascii_lowercase()),
        (name, _) => quoted(name),
    }
}

/// The JSON types of a kind.
pub fn types(kind: Kind) -> Vec<&'static str> {
    match kind {
        Kind::Any => Vec::new(),
        Kind::Text(_) | Kind::Enum(_) => vec!["string"],
        Kind::Object(_) => vec!["object"],
        Kind::List(_) => vec!["array"],
        Kind::Collection => vec!["array", "object"],
    }
}

/// The type of a kind with its article.
pub fn type_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Any => "a value",
        Kind::Text(Form::Count) => "a whole number",
        Kind::Text(_) | Kind::Enum(_) => "a string",
        Kind::Object(_) => "an object",
        Kind::List(_) => "an array",
        Kind::Collection => "an array or object",
    }
}

/// Why a list needs an element.
pub fn need(field: &Field) -> Option<&'static str> {
    match field.kind {
        Kind::List(list) => Some(list.not_empty?.why),
        _ => None,
    }
}

/// The fields that an object has beside the discriminator's values that allow nothing else.
pub fn carried(object: &Object) -> Vec<&'static str> {
    let alone = names(object.nothing_else_with);
    let is_carried = |field: &&Field| {
        field.presence.is_some_and(|presence| {
            let with = names(presence.with);
            with.is_empty() || with.iter().any(|value| alone.contains(value))
        })
    };
    let fields = object.fields.iter().filter(is_carried);
    fields.map(|field| field.name).collect()
}

fn values_of(field: &Field) -> Vec<&'static str> {
    match field.kind {
        Kind::Enum(values) => names(values),
        _ => Vec::new(),
    }
}

fn names(values: &[EnumValue]) -> Vec<&'static str> {
    values.iter().map(|value| value.value).collect()
}

fn joined(values: &[&str], last: &str) -> String {
    let quoted: Vec<String> = values.iter().map(|value| quoted(value)).collect();
    match quoted.split_last() {
        Some((end, rest)) if !rest.is_empty() => format!("{} {last} {end}", rest.join(", ")),
        Some((only, _)) => only.clone(),
        None => String::new(),
    }
}

fn quoted(name: &str) -> String {
    format!("`{name}`")
}
