//! Findings in sentences: what to do, what would be right, what is there instead.
//!
//! With `mask` nothing that is personal or unknown from the input gets into a sentence: known names
//! come from the contract, unknown ones read as `*`.

mod grammar;
mod words;

use super::code::Code;
use super::finding::{Finding, Mismatch, Subject};
use super::options::Options;
use super::suggest;
use crate::contract::model::{Direction, EnumValue, Field, Form, Kind, Object, Standing};
use crate::contract::{Contract, Layout};
use crate::json::envelope::Lookup;
use crate::json::reader::{Fault, Text};
use grammar::{grammar, repair};
use words::{called, joined, json_type, listed, shortened, types, with_article};

/// The words of one problem.
pub(crate) struct Wording {
    pub(crate) message: String,
    pub(crate) expected: Vec<&'static str>,
    pub(crate) found: Option<String>,
    pub(crate) help: Option<String>,
    pub(crate) suggestion: Option<&'static str>,
}

impl Wording {
    pub(crate) fn of(
        finding: &Finding,
        contract: &'static Contract,
        text: &[u8],
        options: &Options,
    ) -> Wording {
        Teller {
            finding,
            contract,
            source: finding.span.of(text),
            text,
            options,
        }
        .wording()
    }

    fn saying(message: impl Into<String>) -> Wording {
        Wording {
            message: message.into(),
            expected: Vec::new(),
            found: None,
            help: None,
            suggestion: None,
        }
    }

    fn expecting(self, expected: Vec<&'static str>) -> Wording {
        Wording { expected, ..self }
    }

    fn help(self, help: impl Into<String>) -> Wording {
        Wording {
            help: Some(help.into()),
            ..self
        }
    }
}

struct Teller<'t> {
    finding: &'t Finding,
    contract: &'static Contract,
    /// The source text under the finding.
    source: &'t [u8],
    text: &'t [u8],
    options: &'t Options,
}

impl Teller<'_> {
    fn wording(&self) -> Wording {
        match self.finding.subject {
            Subject::Value(field, _) => self.value(field),
            Subject::Member(field, object) => self.member(field, object),
            Subject::Missing(field) => missing(field),
            Subject::Unknown(object) => self.unknown(object),
            Subject::Repeated => self.repeated(),
            Subject::Fault(fault) => self.fault(fault),
            Subject::Document => self.document(),
            Subject::Entries(lookup) => entries(lookup),
            Subject::Complement(mismatch) => complement(mismatch),
            Subject::Lost => Wording::saying(
                "Take this out first, or convert with `onLoss: 'report'`: the other version has no place for it.",
            ),
        }
    }

    fn value(&self, field: &'static Field) -> Wording {
        let name = called(field);
        let wording = match (self.finding.code, field.kind) {
            (Code::Type, Kind::Text(Form::Count)) => {
                Wording::saying(format!("Make {name} a whole number, 0 or more."))
                    .expecting(vec!["a whole number"])
            }
            (Code::Type, kind) => {
                let expected = types(kind);
                let right = expected.join(" or ");
                Wording::saying(format!("Make {name} {}.", with_article(&right))).expecting(expected)
            }
            (Code::Enum, Kind::Enum(members)) => return self.no_member(&name, members),
            (Code::Empty, kind) => empty(field, &name, kind),
            (Code::Email, _) => Wording::saying(format!(
                "Write {name} as an e-mail address, such as name@example.com."
            ))
            .expecting(vec!["an e-mail address"])
            .help("It is held against the same rule as <input type=\"email\">: no spaces around it, and letters, digits, dots and hyphens behind the @."),
            (Code::Timestamp, _) => Wording::saying(format!(
                "Write {name} as {TIMESTAMP}, a date and time that exist."
            ))
            .expecting(vec![TIMESTAMP]),
            (Code::TimestampOffset, _) => Wording::saying(format!(
                "Take the zone offset off {name}: it is shown without one."
            ))
            .expecting(vec![TIMESTAMP]),
            (Code::Decimal, _) => Wording::saying(format!(
                "Write {name} as a decimal number in a string, such as \"0.8\"."
            ))
            .expecting(vec!["a decimal number in a string"]),
            (Code::Exclusive, _) => exclusive(field, self.contract),
            _ => Wording::saying(format!("Check {name}.")),
        };
        Wording {
            found: Some(self.found()),
            ..wording
        }
    }

    fn no_member(&self, name: &str, members: &'static [EnumValue]) -> Wording {
        let values: Vec<&'static str> = members.iter().map(|member| member.value).collect();
        let suggestion = self.suggested(members);
        Wording {
            found: Some(self.found()),
            suggestion,
            help: suggestion.map(|value| self.meant(value)),
            ..Wording::saying(format!("Set {name} to {}.", listed(&values))).expecting(values)
        }
    }

    fn meant(&self, value: &str) -> String {
        let same_letters = self
            .string()
            .is_some_and(|given| given.eq_ignore_ascii_case(value));
        match same_letters {
            true => format!("Did you mean `{value}`? Case matters."),
            false => format!("Did you mean `{value}`?"),
        }
    }

    fn suggested(&self, members: &'static [EnumValue]) -> Option<&'static str> {
        let value = self.string()?;
        suggest::nearest(&value, members.iter(), |member| member.value).map(|member| member.value)
    }

    fn member(&self, field: &'static Field, object: &'static Object) -> Wording {
        let name = called(field);
        match self.finding.code {
            Code::Removed => {
                let (version, instead) = field.removal.map_or(("", ""), |removal| {
                    (removal.version.date(), removal.instead)
                });
                Wording::saying(match self.contract.direction {
                    Direction::Sent => {
                        format!("Take out {name}, which version {version} removed.")
                    }
                    Direction::Received => {
                        format!("Do not rely on {name}, which version {version} removed.")
                    }
                })
                .help(instead)
            }
            Code::Deprecated => {
                let version = field.deprecated.map_or("", |version| version.date());
                let successor = field.removal.map_or("", |removal| removal.instead);
                Wording::saying(format!(
                    "Prepare to do without {name}, which version {version} deprecated."
                ))
                .help(match field.removal {
                    Some(removal) => {
                        format!("Version {} removes it. {successor}", removal.version)
                    }
                    None => String::new(),
                })
            }
            Code::Irrelevant => {
                let values: Vec<&'static str> = field
                    .relevant_with
                    .iter()
                    .map(|member| member.value)
                    .collect();
                Wording::saying(format!(
                    "Take out {name}: it means something only beside `{}` {}.",
                    object.fields[0].name,
                    listed(&values)
                ))
            }
            _ => unexpected(&name, object),
        }
    }

    fn unknown(&self, object: &'static Object) -> Wording {
        let Some(name) = self.name() else {
            return Wording::saying("Check this name.");
        };
        let shown = format!("`{}`", self.unmasked(&name).unwrap_or("*"));
        if self.finding.code == Code::Unexpected {
            return unexpected(&shown, object);
        }
        let later = object.fields.iter().find(|field| field.name == name);
        if let Some(field) = later
            && matches!(field.standing(self.options.version), Standing::NotYet)
        {
            return Wording::saying(format!(
                "Take out `{}`: version {} brought it.",
                field.name, field.since
            ));
        }
        let near = suggest::near_name(object, &name, self.options.version);
        Wording {
            suggestion: near.map(|field| field.name),
            help: near.map(|field| format!("Did you mean `{}`?", field.name)),
            ..Wording::saying(format!(
                "Check the name {shown}: the interface does not show it here."
            ))
        }
    }

    fn repeated(&self) -> Wording {
        let name = self.name();
        let known = name.as_deref().and_then(|name| self.unmasked(name));
        let shown = known.map_or("this name".to_owned(), |name| format!("`{name}`"));
        Wording::saying(match self.contract.layout {
            Layout::Query => format!("Give {shown} only once in a query."),
            _ => format!("Give {shown} only once in an object."),
        })
        .help("Which of the two would count is not defined.")
    }

    fn fault(&self, fault: Fault) -> Wording {
        match fault {
            Fault::Syntax(expected) => Wording {
                found: Some(self.found_by_the_reader()),
                ..Wording::saying(repair(expected)).expecting(grammar(expected))
            },
            Fault::NotUtf8 if self.contract.layout == Layout::Query => {
                Wording::saying("Percent-encode the query as UTF-8: these characters are not.")
                    .expecting(vec!["%XX"])
            }
            Fault::NotUtf8 => Wording::saying("Send the text as UTF-8: these bytes are not.")
                .expecting(vec!["UTF-8"]),
            Fault::LoneSurrogate => Wording::saying(
                "Complete or take out this half of a surrogate pair: alone it is no character.",
            ),
            Fault::ByteOrderMark => {
                Wording::saying("Take out the byte order mark before the text.")
            }
            Fault::TooDeep => Wording::saying(format!(
                "Nest no more than {} containers, or raise the limit `depth`.",
                self.options.limits.depth
            )),
        }
    }

    fn document(&self) -> Wording {
        match self.finding.code {
            Code::TooLarge => Wording::saying(format!(
                "Send {} bytes at the most, or raise the limit `bytes`.",
                self.options.limits.bytes
            )),
            _ => Wording::saying(
                "Pass a value that JSON can carry: no cycle, BigInt, function or symbol, and nothing that throws when it is read.",
            ),
        }
    }

    /// The text under the finding, or what type it is where it must not be shown.
    fn found(&self) -> String {
        match (self.options.mask, self.contract.layout) {
            (false, _) => shortened(self.source),
            (true, Layout::Query) => "string".to_owned(),
            (true, _) => json_type(self.source).to_owned(),
        }
    }

    fn found_by_the_reader(&self) -> String {
        match self.source {
            [] => "end of text".to_owned(),
            source if !self.options.mask => shortened(source),
            [byte, ..] if byte.is_ascii_digit() => "a digit".to_owned(),
            [byte, ..] if byte.is_ascii_punctuation() => (*byte as char).to_string(),
            [byte, ..] if byte.is_ascii_control() => "a control character".to_owned(),
            [byte, ..] if byte.is_ascii_alphabetic() => "a letter".to_owned(),
            _ => "another character".to_owned(),
        }
    }

    /// The name under the finding, decoded.
    fn name(&self) -> Option<String> {
        match self.contract.layout {
            Layout::Query => super::query::decoded(self.text, self.finding.span)
                .ok()
                .map(|name| String::from_utf8_lossy(&name).into_owned()),
            _ => self.string(),
        }
    }

    /// The JSON string under the finding, decoded. What is megabytes long is no slip.
    fn string(&self) -> Option<String> {
        let text = Text {
            span: self.finding.span,
            escaped: true,
        };
        (self.source.first() == Some(&b'"')).then(|| text.decoded(self.text))
    }

    fn unmasked<'n>(&self, name: &'n str) -> Option<&'n str> {
        (!self.options.mask).then_some(name)
    }
}

const TIMESTAMP: &str = "YYYY-MM-DDTHH:MM:SS.ffffff";

fn missing(field: &'static Field) -> Wording {
    let why = field.presence.map_or("", |presence| presence.why);
    Wording::saying(format!("Add {}: {why}.", called(field))).expecting(types(field.kind))
}

fn empty(field: &'static Field, name: &str, kind: Kind) -> Wording {
    let why = |presence: Option<crate::contract::model::Presence>| {
        presence.map_or(String::new(), |presence| format!(": {}", presence.why))
    };
    match kind {
        Kind::List(list) => Wording::saying(format!(
            "Put one entry at least into {name}{}.",
            why(list.not_empty)
        )),
        Kind::Enum(members) => {
            let values: Vec<&'static str> = members.iter().map(|member| member.value).collect();
            Wording::saying(format!("Set {name} to {}.", listed(&values))).expecting(values)
        }
        _ => Wording::saying(format!("Fill in {name}{}.", why(field.presence))),
    }
}

fn exclusive(field: &'static Field, contract: &'static Contract) -> Wording {
    let Kind::Object(object) = contract.root.kind else {
        return Wording::saying("Use one of the two.");
    };
    let other = object
        .fields
        .iter()
        .find_map(|one| {
            let other = one.excludes?.other;
            if one.name == field.name {
                Some(other)
            } else {
                (other == field.name).then_some(one.name)
            }
        })
        .unwrap_or_default();
    Wording::saying(format!("Use `{}` or `{other}`, not both.", field.name))
        .help("A page lies before one cursor or after the other.")
}

fn unexpected(name: &str, object: &'static Object) -> Wording {
    let carried: Vec<&'static str> = object
        .fields
        .iter()
        .filter(|field| {
            field.presence.is_some_and(|presence| {
                presence.with.is_empty()
                    || presence.with.iter().any(|with| {
                        object
                            .nothing_else_with
                            .iter()
                            .any(|one| one.value == with.value)
                    })
            })
        })
        .map(|field| field.name)
        .collect();
    Wording::saying(format!(
        "Do not rely on {name}: an order that is not complete carries only {}.",
        joined(&carried, "and")
    ))
}

fn entries(lookup: Lookup) -> Wording {
    match lookup {
        Lookup::Nowhere => Wording::saying(
            "Let the option `entries` lead to an array: in this document it leads to nothing.",
        ),
        Lookup::NoArray => {
            Wording::saying("Let the option `entries` lead to an array: what it leads to is none.")
        }
        Lookup::Ambiguous => Wording::saying(
            "Say with the option `entries` which member holds the entries: more than one could.",
        ),
    }
    .expecting(vec!["array"])
}

fn complement(mismatch: Mismatch) -> Wording {
    Wording::saying(match mismatch {
        Mismatch::Malformed => {
            "Pass the complement as the earlier conversion handed it out: this one can't be read."
        }
        Mismatch::Foreign => {
            "Pass the complement of this document: this one was made for another shape, other versions or another `payoutUrl`."
        }
        Mismatch::Orphan => {
            "Pass the complement of this document, or drop what finds no match with `onOrphan: 'drop'`: part of it belongs to nothing here."
        }
    })
}
