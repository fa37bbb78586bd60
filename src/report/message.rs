//! Fills the arguments of sentences in, natively. The package does the same in JavaScript (js/report/message.ts),
//! with data generated from the same templates and tables.

use super::amendments::AmendmentRecords;
use super::detail::Arguments;
use super::rules::Rules;
use super::sentence::{Expects, Sentence};
use super::words::{
    Filling, Said, enumeration, label_in, type_of, words_of_endpoint, words_of_field, words_of_header, words_of_object,
};
use crate::contract::catalogue::{Catalogue, NONE};
use crate::contract::model::{Endpoint, EnumValue, Exclusion, Field, Header, Object, VersionId};
use crate::naming::{joined, names};
use crate::text::pointer::{Path, Segment};
use alloc::borrow::{Cow, ToOwned};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
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
                let label = self.field().and_then(own_label);
                meta.extend(label.map(|label| ("label".into(), MetaValue::Text(label.to_owned()))));
            }
        }
        meta
    }

    /// Returns what a problem with that sentence lists under `expected`.
    pub(crate) fn expected(&self, sentence: Sentence) -> Vec<Cow<'static, str>> {
        let listed = match sentence.expects() {
            Expects::Nothing => &[],
            Expects::Words(words) => words,
            Expects::Types => self.field().map_or(&[][..], |field| type_of(field.kind).types),
            Expects::Versions => self.phrasing.catalogue.service.versions,
            Expects::Methods => return self.methods().into_iter().map(Cow::Borrowed).collect(),
            Expects::Values => {
                let values = self.argument("values").and_then(|argument| argument.value);
                let Some(MetaValue::List(values)) = values else {
                    return Vec::new();
                };
                return values.into_iter().map(Cow::Owned).collect();
            }
        };
        listed.iter().copied().map(Cow::Borrowed).collect()
    }

    fn argument(&self, name: &str) -> Option<Argument> {
        let service = self.phrasing.catalogue.service;
        Some(match name {
            "field" | "name" => self.subject(),
            "type" => {
                let of_field = type_of(self.field()?.kind);
                self.text(match self.phrasing.names {
                    Names::Wire => of_field.called,
                    Names::Label => of_field.entered,
                })
            }
            "near" => self.named(self.arguments.near?.name()),
            "other" => self.named(self.arguments.other?.model.name),
            "apart" => self.text(self.exclusion()?.why),
            "number" => Argument {
                value: Some(MetaValue::Number(self.arguments.limit)),
                shown: self.arguments.limit.to_string(),
            },
            "pointer" => {
                let name = self.given_name().unwrap_or("*");
                let pointer = Path(Vec::from([Segment::Key(name.into())]));
                same(pointer.to_string())
            }
            "versions" => self.list(service.versions.iter().map(|date| (*date, None)), "or"),
            "methods" => same(self.methods().join(" or ")),
            "lists" => unlisted(service.chapters.lists.to_owned()),
            "option" => unlisted(quoted(service.place_option)),
            _ => match self.said(name)? {
                Said::Name(name) => self.named(name),
                Said::Or(values) => {
                    let known = EnumValue::known(values, self.phrasing.version).iter();
                    let known = known.map(|value| (value.value, self.shown_label(value.value)));
                    let accepted = self.accepted(name, values).map(|value| (value, None));
                    self.list(known.chain(accepted), "or")
                }
                Said::And(names) => self.list(names.into_iter().map(|name| (name, self.shown_label(name))), "and"),
                Said::Text(text) => self.text(&text),
                Said::Since(texts) => {
                    let version = self.phrasing.version;
                    let known = texts.iter().rfind(|(_, since)| *since <= version);
                    self.text(known.map_or("", |(text, _)| text))
                }
                Said::Same(text) => same(text.into_owned()),
            },
        })
    }

    /// What the contract says for an argument, of what the problem is about.
    fn said(&self, argument: &str) -> Option<Said> {
        let Phrasing { catalogue, .. } = self.phrasing;
        let owner = catalogue.object(self.arguments.field.map_or(NONE, |field| field.owner));
        let owner = owner.map(|owner| owner.model);
        let of_field = || find(words_of_field(catalogue, owner, self.field()?), argument);
        let of_object = || find(words_of_object(self.object()?), argument);
        let of_endpoint = || find(words_of_endpoint(catalogue, self.endpoint()?), argument);
        let of_header = || find(words_of_header(self.header()?), argument);
        of_field().or_else(of_object).or_else(of_endpoint).or_else(of_header)
    }

    /// A text of the contract, which shows names as the option `names` says.
    fn text(&self, text: &str) -> Argument {
        Argument {
            value: Some(MetaValue::Text(text.to_owned())),
            shown: self.with_names(text),
        }
    }

    /// A name or value on the wire.
    fn named(&self, name: &str) -> Argument {
        self.labelled(name, self.shown_label(name))
    }

    fn labelled(&self, name: &str, label: Option<&str>) -> Argument {
        Argument {
            value: Some(MetaValue::Text(name.to_owned())),
            shown: self.shown(name, label),
        }
    }

    /// Names or values with their labels, and the conjunction before the last.
    fn list<'n>(&self, names: impl Iterator<Item = (&'n str, Option<&'n str>)>, last: &str) -> Argument {
        let (names, shown): (Vec<String>, Vec<String>) = names
            .map(|(name, label)| (name.to_owned(), self.shown(name, label)))
            .unzip();
        Argument {
            value: Some(MetaValue::List(names)),
            shown: joined(&shown, last),
        }
    }

    /// The values that the service accepts beside the listed ones of an enumeration.
    fn accepted(&self, argument: &str, listed: &'static [EnumValue]) -> impl Iterator<Item = &'m str> + use<'m> {
        let Arguments { shape, field, .. } = self.arguments;
        let Phrasing {
            amendments, version, ..
        } = self.phrasing;
        let listed = EnumValue::known(listed, version);
        let field = field.filter(|_| argument == "values");
        let accepted = field
            .into_iter()
            .flat_map(move |field| amendments.values(shape, field.number));
        accepted.filter(move |value| listed.iter().all(|one| one.value != *value))
    }

    /// What a sentence is about: a known field by name or label or, without a name, by what it is; an unknown one if `mask`
    /// is off; or none. People who see labels don't know the name of a field without one, such as a removed one.
    fn subject(&self) -> Argument {
        match (self.field(), self.given_name()) {
            (Some(field), _) => match self.said("called") {
                Some(Said::Text(called)) => self.text(&called),
                _ => match own_label(field) {
                    None if self.phrasing.names == Names::Label => Argument {
                        shown: UNNAMED.to_owned(),
                        ..self.labelled(field.name, None)
                    },
                    label => self.labelled(field.name, label),
                },
            },
            (None, Some(name)) => self.labelled(name, None),
            (None, None) => unlisted(UNNAMED.to_owned()),
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
    fn shown(&self, name: &str, label: Option<&str>) -> String {
        match self.phrasing.names {
            Names::Wire => quoted(name),
            Names::Label => QUOTED_LABEL.replace("{label}", label.unwrap_or(name)),
        }
    }

    /// Shows the names that a text has in backticks as the option `names` says.
    fn with_names(&self, text: &str) -> String {
        let mut parts = text.split('`');
        let mut shown = parts.next().unwrap_or_default().to_owned();
        while let (Some(name), Some(after)) = (parts.next(), parts.next()) {
            shown += &self.shown(name, self.shown_label(name));
            shown += after;
        }
        shown
    }

    /// The label that a message shows for a name or value.
    fn shown_label(&self, name: &str) -> Option<&'static str> {
        match self.phrasing.names {
            Names::Wire => None,
            Names::Label => self.label_of(name),
        }
    }

    /// Returns the label of a name or value: of a value of the field, or what is called so in its object.
    fn label_of(&self, name: &str) -> Option<&'static str> {
        let mut values = self.field().map_or(&[][..], enumeration).iter();
        let value = values.find(|value| value.value == name && !value.label.is_empty());
        let value = value.map(|value| value.label);
        value.or_else(|| label_in(self.phrasing.catalogue, self.object(), name))
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

    fn header(&self) -> Option<&'static Header> {
        let name = self.arguments.header?.name();
        let mut headers = self.phrasing.catalogue.service.headers.iter();
        headers.find(|header| header.name == name)
    }

    /// The rule that the field and the other one can't be used together, which one of them has.
    fn exclusion(&self) -> Option<Exclusion> {
        let (field, other) = (self.field()?, self.arguments.other?.model);
        let own = field.excludes.filter(|exclusion| exclusion.other == other.name);
        own.or(other.excludes)
    }

    fn methods(&self) -> Vec<&'static str> {
        let has = |place: usize| self.arguments.endpoints >> place & 1 != 0;
        let endpoints = self.phrasing.catalogue.service.endpoints;
        let listed = endpoints.iter().enumerate().filter(|(place, _)| has(*place));
        listed.map(|(_, endpoint)| endpoint.method).collect()
    }
}

/// What messages call a field whose name must not be shown.
pub const UNNAMED: &str = "this field";
/// How messages show a label.
pub const QUOTED_LABEL: &str = "“{label}”";

/// The label of a field. What messages are about has no label of another field of its name.
fn own_label(field: &Field) -> Option<&'static str> {
    Some(field.label).filter(|label| !label.is_empty() && !field.name.is_empty())
}

/// What shows no name of the contract.
fn same(text: String) -> Argument {
    Argument {
        value: Some(MetaValue::Text(text.clone())),
        shown: text,
    }
}

/// What `meta` does not list.
fn unlisted(shown: String) -> Argument {
    Argument { value: None, shown }
}

fn find<const N: usize>(words: [Filling; N], argument: &str) -> Option<Said> {
    words.into_iter().find(|(name, _)| *name == argument)?.1
}

/// Returns the names of a template's arguments, in order.
pub fn arguments_of(template: &str) -> impl Iterator<Item = &str> {
    let behind = template.split('{').skip(1);
    behind.filter_map(|part| Some(part.split_once('}')?.0))
}

pub(crate) fn quoted(name: &str) -> String {
    format!("`{name}`")
}
