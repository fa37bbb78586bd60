//! Fills the arguments of sentences in, natively. The package does the same in JavaScript (js/report/message.ts),
//! with data generated from the same templates and tables.

use super::detail::Arguments;
use super::rules::Rules;
use super::sentence::{Expects, Sentence};
use super::words::{
    Said, TypeWords, enumeration, label_in, type_of, words_of_endpoint, words_of_field, words_of_header,
    words_of_object,
};
use crate::contract::model::{Endpoint, EnumValue, Exclusion, Field, Header, Object, Service};
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

/// How problems are worded.
#[derive(Clone, Copy)]
pub(crate) struct Phrasing<'o> {
    pub(crate) rules: &'o Rules<'o>,
    pub(crate) names: Names,
}

impl<'o> Phrasing<'o> {
    pub(crate) fn new(rules: &'o Rules<'o>, names: Names) -> Phrasing<'o> {
        Phrasing { rules, names }
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
pub(crate) fn filled(template: &str, mut argument: impl FnMut(&str) -> Option<String>) -> String {
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

impl Argument {
    fn new(value: &str, shown: String) -> Argument {
        let value = Some(MetaValue::Text(value.to_owned()));
        Argument { value, shown }
    }

    fn unlisted(shown: String) -> Argument {
        Argument { value: None, shown }
    }
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
        self.message_and_meta(sentence).0
    }

    /// Returns a sentence with its arguments filled in, and the arguments, with the label of its field.
    pub(crate) fn message_and_meta(&self, sentence: Sentence) -> (String, Meta) {
        let mut meta = Meta::new();
        let message = filled(&self.with_names(sentence.text()), |name| {
            let Argument { value, shown } = self.argument(name)?;
            meta.extend(value.map(|value| (name.to_owned().into(), value)));
            if let ("field" | "name", Some(label)) = (name, self.field().and_then(own_label)) {
                meta.insert("label".into(), MetaValue::Text(label.to_owned()));
            }
            Some(shown)
        });
        (message, meta)
    }

    /// Returns what a problem with that sentence lists under `expected`.
    pub(crate) fn expected(&self, sentence: Sentence) -> Vec<Cow<'static, str>> {
        let listed = match sentence.expects() {
            Expects::Nothing => Vec::new(),
            Expects::Words(words) => words.to_vec(),
            Expects::Types => self.field().map_or(&[][..], |field| type_of(field.kind).types).to_vec(),
            Expects::Versions => self.phrasing.rules.catalogue.service.versions.to_vec(),
            Expects::Methods => self.methods(),
            Expects::Values => match self.argument("values").and_then(|argument| argument.value) {
                Some(MetaValue::List(values)) => return values.into_iter().map(Cow::Owned).collect(),
                _ => Vec::new(),
            },
        };
        listed.into_iter().map(Cow::Borrowed).collect()
    }

    fn argument(&self, name: &str) -> Option<Argument> {
        let service = self.service();
        let said = match name {
            "field" | "name" => return Some(self.subject()),
            "number" => {
                let number = self.arguments.limit;
                let (value, shown) = (Some(MetaValue::Number(number)), number.to_string());
                return Some(Argument { value, shown });
            }
            "versions" => return Some(self.list(service.versions.iter().map(|date| (*date, false)), "or")),
            "lists" => return Some(Argument::unlisted(service.chapters.lists.to_owned())),
            "option" => return Some(Argument::unlisted(quoted(service.place_option))),
            "near" => Said::Name(self.arguments.near?.name()),
            "other" => Said::Name(self.arguments.other?.model.name),
            "type" => {
                let TypeWords { called, entered, .. } = type_of(self.field()?.kind);
                let is_labelled = self.phrasing.names == Names::Label;
                Said::Text(if is_labelled { entered } else { called }.into())
            }
            "apart" => Said::Text(self.exclusion()?.why.into()),
            "pointer" => {
                let name = self.given_name().unwrap_or("*");
                Said::Same(Path(Vec::from([Segment::Key(name.into())])).to_string().into())
            }
            "methods" => Said::Same(self.methods().join(" or ").into()),
            _ => self.said(name)?,
        };
        Some(match said {
            Said::Name(name) => self.named(name, true),
            Said::Or(values) => {
                let known = EnumValue::known(values, self.phrasing.rules.version).iter();
                let known = known.map(|value| (value.value, true));
                let accepted = self.accepted(name).map(|value| (value, false));
                let others = accepted.filter(|(other, _)| known.clone().all(|(value, _)| value != *other));
                self.list(known.clone().chain(others), "or")
            }
            Said::And(names) => self.list(names.into_iter().map(|name| (name, true)), "and"),
            Said::Text(text) => self.text(&text),
            Said::Since(texts) => {
                let version = self.phrasing.rules.version;
                let known = texts.iter().rfind(|(_, since)| *since <= version);
                self.text(known.map_or("", |(text, _)| text))
            }
            Said::Same(text) => Argument::new(&text, text.clone().into_owned()),
        })
    }

    /// What the contract says for an argument, of what the problem is about.
    fn said(&self, argument: &str) -> Option<Said> {
        let (catalogue, object) = (self.phrasing.rules.catalogue, self.object());
        let of_field = self.field().into_iter();
        let of_field = of_field.flat_map(|field| words_of_field(catalogue, object, field));
        let of_object = object.into_iter().flat_map(words_of_object);
        let of_endpoint = self.endpoint().into_iter();
        let of_endpoint = of_endpoint.flat_map(|endpoint| words_of_endpoint(catalogue, endpoint));
        let of_header = self.header().into_iter().flat_map(words_of_header);
        let mut words = of_field.chain(of_object).chain(of_endpoint).chain(of_header);
        words.find(|(name, _)| *name == argument)?.1
    }

    /// A text of the contract, which shows names as the option `names` says.
    fn text(&self, text: &str) -> Argument {
        Argument::new(text, self.with_names(text))
    }

    /// A name or value on the wire, known or not.
    fn named(&self, name: &str, is_known: bool) -> Argument {
        Argument::new(name, self.shown(name, is_known))
    }

    /// Names or values, known or not, and the conjunction before the last.
    fn list<'n>(&self, names: impl Iterator<Item = (&'n str, bool)>, last: &str) -> Argument {
        let names = names.map(|(name, is_known)| (name.to_owned(), self.shown(name, is_known)));
        let (names, shown): (Vec<String>, Vec<String>) = names.unzip();
        Argument {
            value: Some(MetaValue::List(names)),
            shown: joined(&shown, last),
        }
    }

    /// The values that the service accepts beside the listed ones of an enumeration.
    fn accepted(&self, argument: &str) -> impl Iterator<Item = &'m str> + use<'m> {
        let Rules { shape, amendments, .. } = *self.phrasing.rules;
        let field = self.arguments.field.filter(|_| argument == "values").into_iter();
        field.flat_map(move |field| amendments.values(shape.number, field.number))
    }

    /// What a sentence is about: a known field by name or label or, without a name, by what it is; an unknown one if `mask`
    /// is off; or none. People who see labels don't know the name of a field without one, such as a removed one.
    fn subject(&self) -> Argument {
        match (self.field(), self.given_name()) {
            (Some(field), _) => match self.said("called") {
                Some(Said::Text(called)) => self.text(&called),
                _ if self.phrasing.names == Names::Label && own_label(field).is_none() => {
                    Argument::new(field.name, UNNAMED.to_owned())
                }
                _ => self.named(field.name, true),
            },
            (None, Some(name)) => self.named(name, false),
            (None, None) => Argument::unlisted(UNNAMED.to_owned()),
        }
    }

    /// Returns the name in the document, if `mask` is off.
    fn given_name(&self) -> Option<&str> {
        match self.last {
            Some(Segment::Key(name)) if !self.phrasing.rules.mask => Some(name),
            _ => None,
        }
    }

    /// Shows a name as the option `names` says. One without a label, or that is not known, is only quoted as a label is.
    fn shown(&self, name: &str, is_known: bool) -> String {
        match self.phrasing.names {
            Names::Wire => quoted(name),
            Names::Label => {
                let label = if is_known { self.label_of(name) } else { None };
                QUOTED_LABEL.replace("{label}", label.unwrap_or(name))
            }
        }
    }

    /// Shows the names that a text has in backticks as the option `names` says.
    fn with_names(&self, text: &str) -> String {
        let mut parts = text.split('`');
        let mut shown = parts.next().unwrap_or_default().to_owned();
        while let (Some(name), Some(after)) = (parts.next(), parts.next()) {
            shown += &self.shown(name, true);
            shown += after;
        }
        shown
    }

    /// Returns the label of a name or value: of a value of the field, or what is called so in its object.
    fn label_of(&self, name: &str) -> Option<&'static str> {
        let mut values = self.field().map_or(&[][..], enumeration).iter();
        let value = values.find(|value| value.value == name && !value.label.is_empty());
        let value = value.map(|value| value.label);
        value.or_else(|| label_in(self.phrasing.rules.catalogue, self.object(), name))
    }

    fn field(&self) -> Option<&'static Field> {
        Some(self.arguments.field?.model)
    }

    fn object(&self) -> Option<&'static Object> {
        Some(self.arguments.object?.model)
    }

    fn endpoint(&self) -> Option<&'static Endpoint> {
        self.service().endpoints.get(self.arguments.endpoint?)
    }

    fn header(&self) -> Option<&'static Header> {
        let name = self.arguments.header?.name();
        self.service().headers.iter().find(|header| header.name == name)
    }

    fn service(&self) -> &'static Service {
        self.phrasing.rules.catalogue.service
    }

    /// The rule that the field and the other one can't be used together, which one of them has.
    fn exclusion(&self) -> Option<Exclusion> {
        let (field, other) = (self.field()?, self.arguments.other?.model);
        let own = field.excludes.filter(|exclusion| exclusion.other == other.name);
        own.or(other.excludes)
    }

    fn methods(&self) -> Vec<&'static str> {
        let has = |place: usize| self.arguments.endpoints >> place & 1 != 0;
        let listed = self
            .service()
            .endpoints
            .iter()
            .enumerate()
            .filter(|(place, _)| has(*place));
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

/// Returns the names of a template's arguments, in order.
pub fn arguments_of(template: &str) -> impl Iterator<Item = &str> {
    let behind = template.split('{').skip(1);
    behind.filter_map(|part| Some(part.split_once('}')?.0))
}

pub(crate) fn quoted(name: &str) -> String {
    format!("`{name}`")
}
