//! Fills the arguments of sentences in, natively. The package does the same in JavaScript (js/report/message.ts),
//! with data generated from the same templates and tables.

use super::amendments::AmendmentRecords;
use super::detail::Arguments;
use super::rules::Rules;
use super::sentence::{Right, Sentence};
use crate::contract::catalogue::Catalogue;
use crate::contract::model::{Endpoint, EnumValue, Field, Header, Kind, Object, Removal, VersionId};
use crate::naming::names;
use crate::text::pointer::{Path, Segment};
use alloc::borrow::{Cow, ToOwned};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

names! {
    /// How messages refer to a field.
    #[derive(Default)]
    Names, "names" {
        /// By its name on the wire: `due_date`.
        #[default]
        Wire = "wire",
        /// By its label, in quotes: “Due date”.
        Label = "label",
    }
}

/// The options that decide how problems are worded.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Phrasing<'o> {
    pub(crate) names: Names,
    pub(crate) mask: bool,
    /// The version whose enum values are listed.
    pub(crate) version: VersionId,
    pub(crate) catalogue: &'static Catalogue,
    /// The values that the service accepts beside the listed ones.
    pub(crate) amendments: AmendmentRecords<'o>,
}

impl<'o> Phrasing<'o> {
    /// That of a report by these rules.
    pub(crate) fn of(rules: &Rules<'o>, names: Names) -> Phrasing<'o> {
        Phrasing {
            names,
            mask: rules.mask,
            version: rules.version,
            catalogue: rules.catalogue,
            amendments: rules.amendments,
        }
    }
}

/// The arguments of a message by name: `field`, `label`, `values`, `why` and so on.
pub type Meta = BTreeMap<Cow<'static, str>, MetaValue>;

/// One argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(untagged, try_from = "serde_json::Value"))]
#[non_exhaustive]
pub enum MetaValue {
    /// A name, a value, a version or a text.
    Text(String),
    /// Names or values.
    List(Vec<String>),
    /// A number.
    Number(u32),
}

/// Replaces the arguments in braces of a template. An unknown argument stays as it is.
pub(crate) fn filled(template: &str, argument: impl Fn(&str) -> Option<String>) -> String {
    let mut message = String::new();
    let mut rest = template;
    while let Some((before, behind)) = rest.split_once('{') {
        let Some((name, after)) = behind.split_once('}') else {
            break;
        };
        message.push_str(before);
        message.push_str(&argument(name).unwrap_or_else(|| format!("{{{name}}}")));
        rest = after;
    }
    message.push_str(rest);
    capitalized(message)
}

/// Capitalizes the first letter: the name of a field without a name can begin a sentence.
fn capitalized(message: String) -> String {
    let mut characters = message.chars();
    match characters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(characters).collect(),
        _ => message,
    }
}

/// An argument: what `meta` lists, and what the message shows. `meta` lists nothing in place of a masked name.
struct Argument {
    value: Option<MetaValue>,
    shown: String,
}

/// Renders the sentences of one problem.
pub(crate) struct MessageBuilder<'m> {
    pub(crate) arguments: Arguments,
    /// The last segment of the problem's path: the name that unmasked messages show.
    pub(crate) last: Option<&'m Segment>,
    pub(crate) phrasing: Phrasing<'m>,
}

impl<'m> MessageBuilder<'m> {
    /// Returns a sentence with its arguments filled in.
    pub(crate) fn message(&self, sentence: Sentence) -> String {
        let template = sentence.text();
        filled(&self.with_names(template), |name| Some(self.argument(name)?.shown))
    }

    /// Returns the arguments of a sentence, and the label of its field.
    pub(crate) fn meta(&self, sentence: Sentence) -> Meta {
        let mut meta = Meta::new();
        for name in arguments_of(sentence.text()) {
            let value = self.argument(name).and_then(|argument| argument.value);
            meta.extend(value.map(|value| (name.into(), value)));
            if matches!(name, "field" | "name") {
                let label = self.field().and_then(|field| self.label(field));
                meta.extend(label.map(|label| ("label".into(), MetaValue::Text(label.to_owned()))));
            }
        }
        meta
    }

    /// Returns what a problem with that sentence lists under `expected`.
    pub(crate) fn expected(&self, sentence: Sentence) -> Vec<Cow<'static, str>> {
        let listed: Vec<&'static str> = match (sentence.right(), self.field()) {
            (Right::Types, Some(field)) => types(field.kind),
            (Right::Values, Some(field)) => {
                let listed = names(field.kind.values(self.phrasing.version)).into_iter();
                let accepted = self.accepted(field).map(|value| value.to_owned().into());
                return listed.map(Cow::Borrowed).chain(accepted).collect();
            }
            (Right::Words(words), _) => words.to_vec(),
            (Right::Methods, _) => self.methods(),
            (Right::Versions, _) => self.phrasing.catalogue.service.versions.to_vec(),
            (Right::Unlisted | Right::Types | Right::Values, _) => Vec::new(),
        };
        listed.into_iter().map(Cow::Borrowed).collect()
    }

    fn argument(&self, name: &str) -> Option<Argument> {
        let field = self.field();
        let endpoint = self.endpoint();
        let service = self.phrasing.catalogue.service;
        let known = |values| {
            let values = EnumValue::known(values, self.phrasing.version);
            self.list(self.labelled(values), "or")
        };
        Some(match name {
            "field" => self.called(field?),
            "type" => self.plain(self.type_of(field?.kind)),
            "values" => {
                let listed = self.labelled(field?.kind.values(self.phrasing.version));
                let accepted: Vec<_> = self.accepted(field?).collect();
                let accepted = accepted.iter().map(|value| (*value, ""));
                self.list(listed.chain(accepted), "or")
            }
            "why" => self.plain(field?.presence?.why),
            "need" => self.plain(need(field?)?),
            "beside" => known(field?.relevant_with),
            "removed_in" => self.plain(self.date(field?.removal?.version)),
            "instead" => {
                let removal = field?.removal?;
                self.owned(removal.advice(removal.instead))
            }
            "since" => self.plain(self.date(field?.since)),
            "other" => {
                let other = self.exclusion(field?)?.0;
                self.named(other, self.label_of(other))
            }
            "apart" => self.plain(self.exclusion(field?)?.1),
            "deprecated_in" => self.plain(self.date(field?.deprecated?)),
            "discriminator" => {
                let field = self.object()?.fields.first()?;
                self.named(field.name, field.label)
            }
            "alone" => known(self.object()?.nothing_else_with),
            "carried" => {
                let carried = carried(self.object()?);
                let carried = carried.iter().map(|name| (*name, self.label_of(name)));
                self.list(carried, "and")
            }
            "name" => self.name(),
            "near" => {
                let near = self.arguments.near?.name();
                self.named(near, self.label_of_near(near))
            }
            "number" => Argument {
                value: Some(MetaValue::Number(self.arguments.limit)),
                shown: self.arguments.limit.to_string(),
            },
            "header" => self.named(self.arguments.header?.name(), ""),
            "header_why" => self.plain(self.header()?.presence?.why),
            "versions" => self.list(service.versions.iter().map(|date| (*date, "")), "or"),
            "methods" => self.plain(&self.methods().join(" or ")),
            "shape" => self.named(endpoint?.body?, ""),
            "endpoint" => self.plain(&format!("{} {}", endpoint?.method, endpoint?.path)),
            "endpoint_since" => self.plain(self.date(endpoint?.since)),
            "endpoint_removed_in" => self.plain(self.date(self.removal()?.version)),
            "endpoint_instead" => self.plain(self.removal()?.instead),
            "pointer" => {
                let name = self.given_name().unwrap_or("*");
                let pointer = Path(Vec::from([Segment::Key(name.into())]));
                self.plain(&pointer.to_string())
            }
            "lists" => self.unlisted(service.chapters.lists),
            "option" => self.unlisted(&quoted(service.place_option)),
            _ => return None,
        })
    }

    /// A text of the contract, or a version or call.
    fn plain(&self, text: &str) -> Argument {
        self.owned(text.to_owned())
    }

    fn owned(&self, text: String) -> Argument {
        Argument {
            shown: self.with_names(&text),
            value: Some(MetaValue::Text(text)),
        }
    }

    /// A text that `meta` does not list.
    fn unlisted(&self, text: &str) -> Argument {
        Argument {
            value: None,
            ..self.plain(text)
        }
    }

    /// A name or value on the wire, and its label.
    fn named(&self, name: &str, label: &str) -> Argument {
        Argument {
            value: Some(MetaValue::Text(name.to_owned())),
            shown: self.shown(name, label),
        }
    }

    /// Names or values with their labels, and the conjunction before the last.
    fn list<'n>(&self, names: impl Iterator<Item = (&'n str, &'n str)> + Clone, last: &str) -> Argument {
        let shown = names.clone().map(|(name, label)| self.shown(name, label));
        let shown: Vec<String> = shown.collect();
        let names = names.map(|(name, _)| name.to_owned());
        Argument {
            value: Some(MetaValue::List(names.collect())),
            shown: joined(&shown, last),
        }
    }

    /// Values of the contract with their labels.
    fn labelled<'v>(&self, values: &'v [EnumValue]) -> impl Iterator<Item = (&'v str, &'v str)> + Clone {
        let values = values.iter();
        values.map(|value| (value.value, value.label))
    }

    /// The values that the service accepts beside the listed ones of an enumeration.
    fn accepted(&self, field: &'static Field) -> impl Iterator<Item = &'m str> {
        let listed = names(field.kind.values(self.phrasing.version));
        let Arguments { shape, field, .. } = self.arguments;
        let accepted = field.map(|field| self.phrasing.amendments.values(shape, field.number));
        let accepted = accepted.into_iter().flatten();
        accepted.filter(move |value| !listed.contains(value))
    }

    /// A field by name or label, or without a name by what it is. People who see labels don't know the name of a field
    /// without one, such as a removed one.
    fn called(&self, field: &'static Field) -> Argument {
        match (field.name, self.label(field)) {
            ("", _) => self.plain(&called(field)),
            (name, None) if self.phrasing.names == Names::Label => Argument {
                shown: "this field".to_owned(),
                ..self.named(name, "")
            },
            (name, label) => self.named(name, label.unwrap_or_default()),
        }
    }

    /// A known field, an unknown one if `mask` is off, or none.
    fn name(&self) -> Argument {
        match (self.field(), self.given_name()) {
            (Some(field), _) => self.called(field),
            (None, Some(name)) => self.named(name, ""),
            (None, None) => self.unlisted("this field"),
        }
    }

    /// Returns the name in the document, if `mask` is off.
    fn given_name(&self) -> Option<&str> {
        match self.last {
            Some(Segment::Key(name)) if !self.phrasing.mask => Some(name),
            _ => None,
        }
    }

    /// Shows a name as the option `names` says. A name without a label is only quoted as a label is.
    fn shown(&self, name: &str, label: &str) -> String {
        match (self.phrasing.names, label) {
            (Names::Wire, _) => quoted(name),
            (Names::Label, "") => in_quotes(name),
            (Names::Label, label) => in_quotes(label),
        }
    }

    /// Shows the names that a text has in backticks as the option `names` says.
    fn with_names(&self, text: &str) -> String {
        let mut shown = String::new();
        let mut rest = text;
        while let Some((before, (name, after))) = rest
            .split_once('`')
            .and_then(|(before, behind)| Some((before, behind.split_once('`')?)))
        {
            shown.push_str(before);
            shown.push_str(&self.shown(name, self.label_of(name)));
            rest = after;
        }
        shown + rest
    }

    /// Returns the label of a field with a name, if it has one.
    fn label(&self, field: &Field) -> Option<&'static str> {
        let label = match field.label {
            "" => self.label_of(field.name),
            label => label,
        };
        (!field.name.is_empty() && !label.is_empty()).then_some(label)
    }

    fn label_of(&self, name: &str) -> &'static str {
        label_of(self.phrasing.catalogue, name)
    }

    /// The label of a suggestion: of a field of the object, or of a value of the field.
    fn label_of_near(&self, near: &str) -> &'static str {
        let version = self.phrasing.version;
        let fields = self.object().into_iter().flat_map(|object| object.fields);
        let fields = fields.map(|field| (field.name, field.label));
        let values = self.field().into_iter().flat_map(|field| field.kind.values(version));
        let values = values.map(|one| (one.value, one.label));
        let mut labels = fields.chain(values).filter(|(name, _)| *name == near);
        labels.next().map_or("", |(_, label)| label)
    }

    /// Returns the type of a kind: people who see labels enter text, not strings.
    fn type_of(&self, kind: Kind) -> &'static str {
        match (self.phrasing.names, type_of(kind)) {
            (Names::Label, "a string") => "text",
            (_, name) => name,
        }
    }

    fn date(&self, version: VersionId) -> &'static str {
        self.phrasing.catalogue.date(version)
    }

    fn field(&self) -> Option<&'static Field> {
        Some(self.arguments.field?.model)
    }

    fn object(&self) -> Option<&'static Object> {
        Some(self.arguments.object?.model)
    }

    fn endpoint(&self) -> Option<&'static Endpoint> {
        let endpoints = self.phrasing.catalogue.service.endpoints;
        endpoints.get(self.arguments.endpoint?)
    }

    fn removal(&self) -> Option<Removal> {
        self.endpoint()?.removal
    }

    fn header(&self) -> Option<Header> {
        let name = self.arguments.header?.name();
        let mut headers = self.phrasing.catalogue.service.headers.iter();
        headers.find(|header| header.name == name).copied()
    }

    fn methods(&self) -> Vec<&'static str> {
        let has = |place: usize| self.arguments.endpoints >> place & 1 != 0;
        let endpoints = self.phrasing.catalogue.service.endpoints;
        let listed = endpoints.iter().enumerate().filter(|(place, _)| has(*place));
        listed.map(|(_, endpoint)| endpoint.method).collect()
    }

    fn exclusion(&self, field: &Field) -> Option<(&'static str, &'static str)> {
        exclusion(self.object()?, field)
    }
}

/// Shows a label.
fn in_quotes(label: &str) -> String {
    format!("“{label}”")
}

/// Returns the names of a template's arguments, in order.
pub fn arguments_of(template: &str) -> impl Iterator<Item = &str> {
    let behind = template.split('{').skip(1);
    behind.filter_map(|part| Some(part.split_once('}')?.0))
}

/// Returns the label of the first field of that name that has one; otherwise an empty text.
pub fn label_of(catalogue: &Catalogue, name: &str) -> &'static str {
    let mut labels = catalogue
        .fields()
        .filter(|field| field.name == name)
        .map(|one| one.label);
    labels.find(|label| !label.is_empty()).unwrap_or_default()
}

/// Returns the name of the field that excludes this one, or that this one excludes, and why.
pub fn exclusion(object: &'static Object, field: &Field) -> Option<(&'static str, &'static str)> {
    object.fields.iter().find_map(|one| {
        let exclusion = one.excludes?;
        let other = match one.name == field.name {
            true => exclusion.other,
            false if exclusion.other == field.name => one.name,
            false => return None,
        };
        Some((other, exclusion.why))
    })
}

/// Returns what messages call a field without a name.
pub fn called(field: &Field) -> String {
    match (field.label, field.kind) {
        ("", Kind::Object(object)) => format!("the {}", object.title.to_ascii_lowercase()),
        ("", _) => "the document".to_owned(),
        (label, _) => format!("each {}", label.to_ascii_lowercase()),
    }
}

/// Returns the JSON types of a kind.
pub fn types(kind: Kind) -> Vec<&'static str> {
    match kind {
        Kind::Any => Vec::new(),
        Kind::Text(_) | Kind::Enum(_) => vec!["string"],
        Kind::Object(_) => vec!["object"],
        Kind::List(_) => vec!["array"],
        Kind::Collection => vec!["array", "object"],
    }
}

/// Returns the type of a kind in English, with its article.
pub fn type_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Any => "a value",
        Kind::Text(form) => form.rules().type_called,
        Kind::Enum(_) => "a string",
        Kind::Object(_) => "an object",
        Kind::List(_) => "an array",
        Kind::Collection => "an array or object",
    }
}

/// Returns why a list needs an element; `None` if it does not.
pub fn need(field: &Field) -> Option<&'static str> {
    match field.kind {
        Kind::List(list) => Some(list.not_empty?.why),
        _ => None,
    }
}

/// Returns the fields expected with the discriminator's values that allow only required ones.
pub fn carried(object: &'static Object) -> Vec<&'static str> {
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

fn names(values: &[EnumValue]) -> Vec<&'static str> {
    values.iter().map(|value| value.value).collect()
}

fn joined(names: &[String], last: &str) -> String {
    match names.split_last() {
        Some((end, rest)) if !rest.is_empty() => format!("{} {last} {end}", rest.join(", ")),
        Some((only, _)) => only.clone(),
        None => String::new(),
    }
}

pub(crate) fn quoted(name: &str) -> String {
    format!("`{name}`")
}
