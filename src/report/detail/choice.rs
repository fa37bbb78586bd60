//! Chooses the sentences of a finding, and what they name.

use super::{Arguments, Describer, Detail};
use crate::contract::catalogue::{FieldEntry, Holds, ObjectEntry};
use crate::contract::near::{near_field, nearest};
use crate::report::code::Code;
use crate::report::finding::{Finding, Subject};
use crate::report::sentence::Sentence;
use crate::text::index::{DEEPEST, LONGEST, is_utf_16};
use crate::text::{Cause, Expected, NodeKind, Span};
use alloc::vec::Vec;

// The first sentences say what the grammar expects, in the order of [`Expected`].
const _: () = assert!(Sentence::NoEnd as usize == Expected::End as usize);

/// The sentence of a finding, and that of its help.
type Chosen = (Sentence, Option<Sentence>);

impl Describer<'_> {
    /// Makes the detail of a finding, without its fix.
    pub(crate) fn detail(&self, finding: &Finding) -> Detail {
        let field = finding.subject.field();
        let mut arguments = Arguments {
            field,
            object: field.and_then(|field| self.rules.catalogue.object(field.owner)),
            ..Arguments::default()
        };
        let (mut message, help) = self.choose(finding, &mut arguments);
        if self.rules.shape.is_received {
            message = message.received();
        }
        let limits = &self.rules.limits;
        arguments.limit = match message {
            Sentence::TooLarge => limits.bytes.min(LONGEST as u32),
            Sentence::TooDeep => limits.depth.min(DEEPEST),
            _ => 0,
        };
        Detail {
            finding: *finding,
            message,
            help,
            arguments,
            fix: None,
        }
    }

    /// Chooses the sentences of a finding, and adds what they name besides its field and object.
    fn choose(&self, finding: &Finding, arguments: &mut Arguments) -> Chosen {
        let message = match finding.subject {
            Subject::Value(field) => return self.value(finding, field, arguments),
            Subject::Exclusive(_, other) => {
                let fields = arguments.object.map_or(&[][..], |object| object.fields);
                arguments.other = fields.get(usize::from(other));
                return (Sentence::Exclusive, Some(Sentence::Apart));
            }
            Subject::Member(field) => self.member(finding.code, field, arguments),
            Subject::Outdated(_) => Sentence::RemovedHere,
            // A missing enum value that the client sends lists the allowed values.
            Subject::Missing(field) => match field.holds {
                Holds::Enum(_) if !self.rules.shape.is_received => {
                    return (Sentence::RequiredEnum, Some(Sentence::Why));
                }
                _ => Sentence::Required,
            },
            Subject::Unknown(object) => return self.unknown(finding, object, arguments),
            Subject::Repeated => {
                let repeated = match self.is_query() {
                    true => Sentence::RepeatedQuery,
                    false => Sentence::Repeated,
                };
                return (repeated, Some(Sentence::WhichCounts));
            }
            Subject::Fault(cause) => self.fault(cause, finding.span),
            Subject::Input(Sentence::NotPlain) if self.is_query() => Sentence::NoParameters,
            Subject::Input(sentence) | Subject::Place(sentence) => sentence,
            Subject::Call(note) => {
                let note = self.notes.get(note);
                *arguments = note.map_or(*arguments, |note| note.arguments);
                return note.map_or((Sentence::CallUnknown, None), |note| (note.message, note.help));
            }
        };
        (message, None)
    }

    fn value(&self, finding: &Finding, field: &'static FieldEntry, arguments: &mut Arguments) -> Chosen {
        let (version, form) = (self.rules.version, field.form(self.rules.version));
        if let Some(sentence) = form.sentence(finding.code) {
            let help = form.entry().help.map(|help| help(&self.name(finding)));
            // Another value than a text is of no form. In a query all are texts.
            let is_text = self.is_query() || self.doc.node(finding.node).is(NodeKind::String);
            return (if is_text { sentence } else { Sentence::Type }, help);
        }
        let message = match (finding.code, field.holds) {
            (Code::Enum, _) => {
                let given = self.name(finding);
                arguments.near = nearest(&given, &mut field.values(version).map(|value| &value.word));
                let help = arguments.near.map(|near| match near.is_ignoring_case(&given) {
                    true => Sentence::DidYouMeanCase,
                    false => Sentence::DidYouMean,
                });
                return (Sentence::Enum, help);
            }
            (Code::Type, Holds::Object(_) | Holds::List(_) | Holds::Collection)
                if self.is_json_in_string(finding.span) =>
            {
                Sentence::JsonInString
            }
            (Code::Empty, Holds::List(_)) => Sentence::EmptyList,
            (Code::Empty, Holds::Enum(_)) => Sentence::EmptyEnum,
            (Code::Empty, _) if field.not_empty.is_some() => Sentence::EmptyElement,
            (Code::Empty, _) if field.presence_in(version) == Some(finding.basis) => Sentence::EmptyTextWhy,
            (Code::Empty, _) => Sentence::EmptyText,
            _ => Sentence::Type,
        };
        (message, None)
    }

    fn member(&self, code: Code, field: &'static FieldEntry, arguments: &mut Arguments) -> Sentence {
        match code {
            Code::Removed if field.was_never() => Sentence::UndocumentedReceived,
            Code::Removed => {
                // The name that a fix writes: the one that the member has in the version.
                arguments.near = arguments.object.and_then(|object| {
                    let name = object.model.renamed(field.model, self.rules.version)?;
                    Some(&object.find_name(name.as_bytes())?.word)
                });
                Sentence::Removed
            }
            Code::Deprecated if field.model.removal.is_none() => Sentence::DeprecatedOnly,
            Code::Deprecated => Sentence::Deprecated,
            Code::Irrelevant => Sentence::Irrelevant,
            _ => Sentence::Unexpected,
        }
    }

    fn unknown(&self, finding: &Finding, object: &'static ObjectEntry, arguments: &mut Arguments) -> Chosen {
        arguments.object = Some(object);
        match finding.code {
            Code::Unexpected => return (Sentence::Unexpected, None),
            Code::Type => return (Sentence::NoParameter, None),
            _ => {}
        }
        let (name, version) = (self.name(finding), self.rules.version);
        let later = object.in_version(version).later;
        arguments.field = object.find_name(&name).filter(|field| later >> field.place & 1 != 0);
        if arguments.field.is_some() {
            return (Sentence::NotYet, None);
        }
        arguments.near = near_field(object, &name, version);
        let message = Sentence::Undocumented;
        (message, arguments.near.map(|_| Sentence::DidYouMean))
    }

    /// The decoded name or string of a finding.
    fn name(&self, finding: &Finding) -> Vec<u8> {
        let mut name = Vec::new();
        let node = self.doc.node(finding.node);
        if matches!(node.kind(), NodeKind::Key | NodeKind::String) {
            self.doc.append(&node, &mut name);
        }
        name
    }

    /// Whether a string seems to contain an object or array, as after stringifying twice.
    fn is_json_in_string(&self, span: Span) -> bool {
        match span.of(self.doc.text()) {
            [b'"', inner @ ..] => matches!(inner.trim_ascii_start(), [b'{' | b'[', ..]),
            _ => false,
        }
    }

    fn fault(&self, cause: Cause, span: Span) -> Sentence {
        match cause {
            Cause::Syntax(expected) => self.syntax(expected, span),
            Cause::NotUtf8 if self.is_query() => Sentence::NotUtf8Query,
            Cause::NotUtf8 if span.start == 0 && is_utf_16(self.doc.text()) => Sentence::Utf16,
            Cause::NotUtf8 => Sentence::NotUtf8,
            Cause::LoneSurrogate => Sentence::LoneSurrogate,
            Cause::ByteOrderMark => Sentence::ByteOrderMark,
            Cause::TooDeep => Sentence::TooDeep,
        }
    }

    /// Chooses the sentence of a syntax fault. Recognises common texts that are not JSON.
    fn syntax(&self, expected: Expected, span: Span) -> Sentence {
        let text = self.doc.text();
        match (expected, text.trim_ascii_start()) {
            (Expected::Value, []) => Sentence::EmptyDocument,
            (Expected::Value, [b'<', ..]) if is_html(text.trim_ascii_start()) => Sentence::HtmlPage,
            (Expected::Value, [b'<', ..]) => Sentence::Xml,
            (Expected::Value, [b'P', b'K', 3, 4, ..]) => Sentence::Zipped,
            (Expected::Value, [b'[', b'o', b'b', b'j', b'e', b'c', b't', b' ', ..]) => Sentence::ObjectAsText,
            // The magic bytes of gzip, as bytes or decoded as text.
            (Expected::Value, [0x1F, 0x8B | 0xC2 | 0xEF, ..]) => Sentence::Compressed,
            (Expected::End, _) if matches!(span.of(text), [b'{' | b'[', ..]) => Sentence::SeveralDocuments,
            _ => Sentence::ALL[expected as usize],
        }
    }
}

/// Whether a text begins as pages do. Other markup is XML.
fn is_html(text: &[u8]) -> bool {
    const BEGINNINGS: [&[u8]; 8] = [
        b"<!doctype html",
        b"<!--",
        b"<html",
        b"<head",
        b"<body",
        b"<script",
        b"<div",
        b"<h1",
    ];
    let begins = |beginning: &&[u8]| {
        text.get(..beginning.len())
            .is_some_and(|head| head.eq_ignore_ascii_case(beginning))
    };
    BEGINNINGS.iter().any(begins)
}
