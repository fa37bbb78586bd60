//! What sentences say of a contract: the arguments that follow from a field, an object, an endpoint or a header, by name.
//! [`super::message`] fills them in natively, and `codegen/` writes them out for the package, which fills them in alike.

use crate::contract::catalogue::Catalogue;
use crate::contract::model::{Endpoint, EnumValue, Field, Header, Kind, Object, VersionId};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The value of an argument, and so how it is shown.
#[derive(Clone, Debug)]
pub enum Said {
    /// A name or a value on the wire.
    Name(&'static str),
    /// Values, joined by *or*: those that the version of the problem has.
    Or(&'static [EnumValue]),
    /// Names, joined by *and*.
    And(Vec<&'static str>),
    /// A text for people, which each language translates.
    Text(Cow<'static, str>),
    /// The same, with the version from which on each holds.
    Since(Vec<(String, VersionId)>),
    /// What is the same in every language, such as a version.
    Same(Cow<'static, str>),
}

impl Said {
    /// The name of the variant in JavaScript.
    pub fn kind(&self) -> &'static str {
        match self {
            Said::Name(_) => "name",
            Said::Or(_) => "or",
            Said::And(_) => "and",
            Said::Text(_) => "text",
            Said::Since(_) => "since",
            Said::Same(_) => "same",
        }
    }
}

/// An argument, which may be absent.
pub type Filling = (&'static str, Option<Said>);

/// How a type is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeWords {
    /// With an article.
    pub called: &'static str,
    /// To people who see labels: they enter text, not strings.
    pub entered: &'static str,
    /// The JSON types that it stands for.
    pub types: &'static [&'static str],
}

/// How messages call a kind.
pub fn type_of(kind: Kind) -> TypeWords {
    let (called, types): (_, &[_]) = match kind {
        Kind::Any => ("a value", &[]),
        Kind::Text(_) | Kind::Enum(_) => ("a string", &["string"]),
        Kind::Object(_) => ("an object", &["object"]),
        Kind::List(_) => ("an array", &["array"]),
        Kind::Collection => ("an array or object", &["array", "object"]),
    };
    let entered = if called == "a string" { "text" } else { called };
    TypeWords { called, entered, types }
}

/// What sentences say of a field of an object.
pub fn words_of_field(catalogue: &Catalogue, owner: Option<&Object>, field: &'static Field) -> [Filling; 10] {
    let date = |version| Said::Same(catalogue.date(version).into());
    let not_empty = match field.kind {
        Kind::List(list) => list.not_empty,
        _ => None,
    };
    [
        ("called", called(field).map(|called| Said::Text(called.into()))),
        ("values", values(enumeration(field))),
        ("beside", values(field.relevant_with)),
        ("why", field.presence.map(|presence| text(presence.why))),
        ("need", not_empty.map(|presence| text(presence.why))),
        ("instead", owner.and_then(|owner| advice(catalogue, owner, field))),
        ("removed_in", field.removal.map(|removal| date(removal.version))),
        ("since", (field.since != VersionId(0)).then(|| date(field.since))),
        ("excluded", field.excludes.map(|exclusion| Said::Name(exclusion.other))),
        ("apart", field.excludes.map(|exclusion| text(exclusion.why))),
    ]
}

/// What to do instead with a field: as its version says, and later ones that remove also what it became.
fn advice(catalogue: &Catalogue, owner: &Object, field: &Field) -> Option<Said> {
    let mut texts: Vec<(String, VersionId)> = Vec::new();
    for version in catalogue.version_ids() {
        let removal = owner.advising(field, version)?;
        let text = removal.advice(removal.instead);
        if texts.last().is_none_or(|(last, _)| *last != text) {
            texts.push((text, version));
        }
    }
    Some(Said::Since(texts))
}

/// What sentences say of an object.
pub fn words_of_object(object: &'static Object) -> [Filling; 3] {
    let excluding = object.nothing_else_with;
    let is_expected = |field: &&Field| excluding.iter().any(|value| field.is_required_with(Some(value)));
    let expected = object.fields.iter().filter(is_expected).map(|field| field.name);
    let expected = (!excluding.is_empty()).then(|| Said::And(expected.collect()));
    [
        ("discriminator", object.decider().map(|field| Said::Name(field.name))),
        ("discriminator_values", values(excluding)),
        ("expected_fields", expected),
    ]
}

/// What sentences say of an endpoint.
pub fn words_of_endpoint(catalogue: &Catalogue, endpoint: &Endpoint) -> [Filling; 5] {
    let date = |version| Said::Same(catalogue.date(version).into());
    let (call, removal) = (format!("{} {}", endpoint.method, endpoint.path), endpoint.removal);
    [
        ("endpoint", Some(Said::Same(call.into()))),
        ("shape", endpoint.body.map(Said::Name)),
        ("endpoint_since", Some(date(endpoint.since))),
        ("endpoint_removed_in", removal.map(|it| date(it.version))),
        ("endpoint_instead", removal.map(|it| text(it.instead))),
    ]
}

/// What sentences say of a header.
pub fn words_of_header(header: &Header) -> [Filling; 2] {
    [
        ("header", Some(Said::Name(header.name))),
        ("header_why", header.presence.map(|presence| text(presence.why))),
    ]
}

fn text(text: &'static str) -> Said {
    Said::Text(text.into())
}

fn values(values: &'static [EnumValue]) -> Option<Said> {
    (!values.is_empty()).then_some(Said::Or(values))
}

/// Returns what messages call a field without a name.
fn called(field: &Field) -> Option<String> {
    Some(match (field.label, field.kind) {
        _ if !field.name.is_empty() => return None,
        ("", Kind::Object(object)) => format!("the {}", object.title.to_ascii_lowercase()),
        ("", _) => "the document".into(),
        (label, _) => format!("each {}", label.to_ascii_lowercase()),
    })
}

/// The allowed values of an enumeration, in any version.
pub fn enumeration(field: &Field) -> &'static [EnumValue] {
    match field.kind {
        Kind::Enum(values) => values,
        _ => &[],
    }
}

/// The labels of some fields and of their values, by name.
pub fn labels_of<'f>(
    fields: impl IntoIterator<Item = &'f Field>,
) -> impl Iterator<Item = (&'static str, &'static str)> {
    let labels = fields.into_iter().flat_map(|field| {
        let values = enumeration(field).iter().map(|value| (value.value, value.label));
        values.chain([(field.name, field.label)])
    });
    labels.filter(|(name, label)| !name.is_empty() && !label.is_empty())
}

/// Returns the label of a name or value in texts about an object: its own one, else the one that it has anywhere, unless it has
/// several.
pub fn label_in(catalogue: &Catalogue, object: Option<&Object>, word: &str) -> Option<&'static str> {
    let is_it = |(name, label)| (name == word).then_some(label);
    let own = object.and_then(|object| labels_of(object.fields).find_map(is_it));
    own.or_else(|| {
        let mut all = labels_of(catalogue.fields()).filter_map(is_it);
        let first = all.next()?;
        all.all(|label| label == first).then_some(first)
    })
}
