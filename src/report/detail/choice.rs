//! Chooses the sentence of a finding, and then its help and its arguments.

use super::{Describer, Detail};
use crate::contract::catalogue::{FieldEntry, Holds, ObjectEntry};
use crate::contract::near::{near_field, nearest};
use crate::report::code::Code;
use crate::report::finding::{Finding, Subject};
use crate::report::sentence::Sentence;
use crate::text::index::{DEEPEST, LONGEST, is_utf_16};
use crate::text::{Cause, Expected, NodeKind, Span};
use alloc::vec::Vec;

impl Describer<'_> {
    /// Chooses the sentence of a finding.
    pub(super) fn sentence(&self, finding: &Finding) -> Sentence {
        match finding.subject {
            Subject::Value(field) => self.value(finding, field),
            Subject::Exclusive(..) => Sentence::Exclusive,
            Subject::Member(field) => self.member(finding.code, field),
            Subject::Outdated(_) => self.by_direction([Sentence::RemovedHere, Sentence::RemovedHereReceived]),
            // A missing enum value that the client sends lists the allowed values.
            Subject::Missing(field) => match field.holds {
                Holds::Enum(_) if !self.shape.is_received => Sentence::RequiredEnum,
                _ => Sentence::Required,
            },
            Subject::Unknown(object) => self.unknown(finding, object),
            Subject::Repeated if self.is_query() => Sentence::RepeatedQuery,
            Subject::Repeated => self.by_direction([Sentence::Repeated, Sentence::RepeatedReceived]),
            Subject::Fault(cause) => self.fault(cause, finding.span),
            Subject::Input(Sentence::NotPlain) if self.is_query() => Sentence::NoParameters,
            Subject::Input(sentence) | Subject::Place(sentence) => sentence,
            Subject::Call(note) => self.notes.get(note).map_or(Sentence::CallUnknown, |note| note.message),
        }
    }

    /// Chooses between a sentence for what the client sends, and one for what it receives and can't correct.
    fn by_direction(&self, [sent, received]: [Sentence; 2]) -> Sentence {
        match self.shape.is_received {
            true => received,
            false => sent,
        }
    }

    fn value(&self, finding: &Finding, field: &'static FieldEntry) -> Sentence {
        // Another value than a text is of no form. In a query all are texts.
        let is_text = self.is_query() || self.doc.node(finding.node).is(NodeKind::String);
        if is_text && let Some(sentences) = field.form(self.rules.version).sentences(finding.code) {
            return self.by_direction(sentences);
        }
        match (finding.code, field.holds) {
            (Code::Type, Holds::Object(_) | Holds::List(_) | Holds::Collection)
                if self.is_json_in_string(finding.span) =>
            {
                Sentence::JsonInString
            }
            (Code::Enum, _) => self.by_direction([Sentence::Enum, Sentence::EnumReceived]),
            (Code::Empty, Holds::List(_)) => Sentence::EmptyList,
            (Code::Empty, Holds::Enum(_)) => self.by_direction([Sentence::EmptyEnum, Sentence::EmptyEnumReceived]),
            (Code::Empty, _) if field.not_empty.is_some() => {
                self.by_direction([Sentence::EmptyElement, Sentence::EmptyElementReceived])
            }
            (Code::Empty, _) if field.presence_in(self.rules.version) == Some(finding.basis) => Sentence::EmptyTextWhy,
            (Code::Empty, _) => Sentence::EmptyText,
            _ => self.by_direction([Sentence::Type, Sentence::TypeReceived]),
        }
    }

    fn member(&self, code: Code, field: &FieldEntry) -> Sentence {
        match code {
            Code::Removed if field.was_never() => Sentence::UndocumentedReceived,
            Code::Removed => Sentence::Removed,
            Code::Deprecated if field.model.removal.is_none() => Sentence::DeprecatedOnly,
            Code::Deprecated => Sentence::Deprecated,
            Code::Irrelevant => self.by_direction([Sentence::Irrelevant, Sentence::IrrelevantReceived]),
            _ => Sentence::Unexpected,
        }
    }

    fn unknown(&self, finding: &Finding, object: &'static ObjectEntry) -> Sentence {
        match finding.code {
            Code::Unexpected => Sentence::Unexpected,
            Code::Type => Sentence::NoParameter,
            _ => match self.later_field(finding, object) {
                Some(_) => self.by_direction([Sentence::NotYet, Sentence::NotYetReceived]),
                None => self.by_direction([Sentence::Undocumented, Sentence::UndocumentedReceived]),
            },
        }
    }

    /// The field of a later version that an unknown name is.
    fn later_field(&self, finding: &Finding, object: &'static ObjectEntry) -> Option<&'static FieldEntry> {
        let later = object.in_version(self.rules.version).later;
        let field = object.find_name(&self.name(finding))?;
        (later >> field.place & 1 != 0).then_some(field)
    }

    /// Adds to a detail its help and the arguments of its sentences.
    pub(super) fn complete(&self, detail: &mut Detail) {
        let (finding, arguments) = (detail.finding, &mut detail.arguments);
        let (version, catalogue) = (self.rules.version, self.rules.catalogue);
        detail.help = match detail.message {
            Sentence::Exclusive => Some(Sentence::Apart),
            Sentence::RequiredEnum => Some(Sentence::Why),
            Sentence::Repeated | Sentence::RepeatedReceived | Sentence::RepeatedQuery => Some(Sentence::WhichCounts),
            _ => None,
        };
        arguments.field = finding.subject.field();
        arguments.object = arguments.field.and_then(|field| catalogue.object(field.owner));
        match finding.subject {
            Subject::Value(field) => {
                let form = field.form(version);
                match (finding.code, form.entry().help) {
                    (Code::Enum, _) => {
                        let given = self.name(&finding);
                        arguments.near = nearest(&given, &mut field.values(version).map(|value| &value.word));
                        detail.help = arguments.near.map(|near| match near.is_ignoring_case(&given) {
                            true => Sentence::DidYouMeanCase,
                            false => Sentence::DidYouMean,
                        });
                    }
                    (code, Some(help)) if form.sentences(code).is_some() => {
                        detail.help = Some(help(&self.name(&finding)))
                    }
                    _ => {}
                }
            }
            Subject::Exclusive(_, other) => {
                let fields = arguments.object.map_or(&[][..], |object| object.fields);
                arguments.other = fields.get(usize::from(other));
            }
            // The name that a fix writes: the one that the member has in the version.
            Subject::Member(field) if detail.message == Sentence::Removed => {
                arguments.near = arguments.object.and_then(|object| {
                    let name = object.model.renamed(field.model, version)?;
                    Some(&object.find_name(name.as_bytes())?.word)
                });
            }
            Subject::Unknown(object) => {
                arguments.object = Some(object);
                match detail.message {
                    Sentence::NotYet | Sentence::NotYetReceived => arguments.field = self.later_field(&finding, object),
                    Sentence::Undocumented | Sentence::UndocumentedReceived => {
                        arguments.near = near_field(object, &self.name(&finding), version);
                        detail.help = arguments.near.map(|_| Sentence::DidYouMean);
                    }
                    _ => {}
                }
            }
            Subject::Call(note) => {
                if let Some(note) = self.notes.get(note) {
                    (detail.help, *arguments) = (note.help, note.arguments);
                }
            }
            _ => {
                let limits = &self.rules.limits;
                arguments.limit = match detail.message {
                    Sentence::TooLarge => limits.bytes.min(LONGEST as u32),
                    Sentence::TooDeep => limits.depth.min(DEEPEST),
                    _ => 0,
                };
            }
        }
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
            Cause::LoneSurrogate if self.shape.is_received => Sentence::LoneSurrogateReceived,
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
            _ => expectation(expected),
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

fn expectation(expected: Expected) -> Sentence {
    match expected {
        Expected::Value => Sentence::NoValue,
        Expected::ValueOrBracket => Sentence::NoValueOrBracket,
        Expected::Key => Sentence::NoKey,
        Expected::KeyOrBrace => Sentence::NoKeyOrBrace,
        Expected::Colon => Sentence::NoColon,
        Expected::CommaOrBrace => Sentence::NoCommaOrBrace,
        Expected::CommaOrBracket => Sentence::NoCommaOrBracket,
        Expected::Digit => Sentence::NoDigit,
        Expected::NumberEnd => Sentence::NoNumberEnd,
        Expected::Escape => Sentence::NoEscape,
        Expected::HexDigit => Sentence::NoHexDigit,
        Expected::Quote => Sentence::NoQuote,
        Expected::EscapedControl => Sentence::RawControl,
        Expected::End => Sentence::NoEnd,
    }
}
