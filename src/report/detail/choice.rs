//! Chooses the sentence of a finding, with its help and its arguments.

use super::{Arguments, Describer};
use crate::contract::catalogue::{FieldEntry, Holds, ObjectEntry};
use crate::contract::near::{near_field, nearest};
use crate::contract::word::Word;
use crate::report::code::Code;
use crate::report::finding::{Finding, Mismatch, Subject};
use crate::report::sentence::Sentence;
use crate::text::envelope::Lookup;
use crate::text::index::{DEEPEST, LONGEST, is_utf_16};
use crate::text::{Cause, Expected, Span};
use alloc::vec::Vec;

/// A sentence with its help and its arguments.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wording {
    pub(crate) message: Sentence,
    pub(crate) help: Option<Sentence>,
    pub(crate) arguments: Arguments,
}

impl Wording {
    pub(crate) fn of(message: Sentence) -> Wording {
        Wording {
            message,
            help: None,
            arguments: Arguments::default(),
        }
    }

    pub(crate) fn help(mut self, help: Sentence) -> Wording {
        self.help = Some(help);
        self
    }

    fn field(mut self, field: &'static FieldEntry) -> Wording {
        self.arguments.field = Some(field);
        self
    }

    fn object(mut self, object: Option<&'static ObjectEntry>) -> Wording {
        self.arguments.object = object;
        self
    }

    pub(crate) fn header(mut self, header: Option<&'static Word>) -> Wording {
        self.arguments.header = header;
        self
    }

    pub(crate) fn endpoint(mut self, number: usize) -> Wording {
        self.arguments.endpoint = Some(number);
        self
    }

    /// Sets the endpoints that match a path, a bit each.
    pub(crate) fn endpoints(mut self, endpoints: u32) -> Wording {
        self.arguments.endpoints = endpoints;
        self
    }

    fn limit(mut self, limit: u32) -> Wording {
        self.arguments.limit = limit;
        self
    }

    /// Sets the name of a member that was renamed, which a fix writes.
    fn renamed(mut self, name: Option<&'static Word>) -> Wording {
        self.arguments.near = name;
        self
    }

    /// Adds the word that was probably meant, and help that suggests it.
    pub(crate) fn near(mut self, near: Option<&'static Word>) -> Wording {
        self.arguments.near = near;
        match near {
            Some(_) => self.help(Sentence::DidYouMean),
            None => self,
        }
    }
}

impl Describer<'_> {
    /// Chooses the sentence of a finding.
    pub(super) fn wording(&self, finding: &Finding) -> Wording {
        match finding.subject {
            Subject::Value(field) => self.value(finding, field).field(field),
            Subject::Exclusive(field, other) => self.exclusive(field, other).field(field),
            Subject::Member(field) => self.member(finding, field).field(field),
            Subject::Missing(field) => self.missing(field).field(field),
            Subject::Unknown(object) => self.unknown(finding, object),
            Subject::Repeated => self.repeated(),
            Subject::Fault(cause) => self.fault(cause, finding.span),
            Subject::Document => self.document(finding.code),
            Subject::Call(note) => match self.notes.get(note) {
                Some(note) => note.wording,
                None => self.document(finding.code),
            },
            Subject::Nothing => Wording::of(Sentence::NoDocument),
            Subject::NotPlain => Wording::of(Sentence::NotPlain),
            Subject::Memory => Wording::of(Sentence::TooMuchMemory),
            Subject::Entries(lookup) => Wording::of(match lookup {
                Lookup::Nowhere => Sentence::EntriesNowhere,
                Lookup::NoArray => Sentence::EntriesNoArray,
                Lookup::Ambiguous => Sentence::EntriesAmbiguous,
            }),
            Subject::Complement(mismatch) => Wording::of(match mismatch {
                Mismatch::Malformed => Sentence::ComplementMalformed,
                Mismatch::Foreign => Sentence::ComplementForeign,
                Mismatch::Orphan => Sentence::ComplementOrphan,
                Mismatch::Dropped => Sentence::ComplementDropped,
            }),
            Subject::Lost => Wording::of(Sentence::Lost),
            Subject::GivesWay => Wording::of(Sentence::ComplementGivesWay),
            Subject::Url => Wording::of(Sentence::QueryInUrl),
            Subject::NoQuery => Wording::of(Sentence::QueryNot),
        }
    }

    fn value(&self, finding: &Finding, field: &'static FieldEntry) -> Wording {
        let holds = field.holds.in_version(self.rules.version);
        if let Holds::Text(form) = holds
            && let Some(sentences) = form.sentences(finding.code)
        {
            return self.form(sentences, form.entry().help, finding);
        }
        match (finding.code, holds) {
            (Code::Type, Holds::Object(_) | Holds::List(_) | Holds::Collection)
                if self.is_json_in_string(finding.span) =>
            {
                Wording::of(Sentence::JsonInString)
            }
            (Code::Enum, _) => self.enum_value(finding, field),
            (Code::Empty, Holds::List(_)) => Wording::of(Sentence::EmptyList),
            (Code::Empty, Holds::Enum(_)) => self.by_direction(Sentence::EmptyEnum, Sentence::EmptyEnumReceived),
            (Code::Empty, _) if field.not_empty.is_some() => {
                self.by_direction(Sentence::EmptyElement, Sentence::EmptyElementReceived)
            }
            (Code::Empty, _) if field.presence_in(self.rules.version) == Some(finding.basis) => {
                Wording::of(Sentence::EmptyTextWhy)
            }
            (Code::Empty, _) => Wording::of(Sentence::EmptyText),
            _ => self.by_direction(Sentence::Type, Sentence::TypeReceived),
        }
    }

    /// A text that is not of its form.
    fn form(&self, [sent, received]: [Sentence; 2], help: Option<fn(&[u8]) -> Sentence>, finding: &Finding) -> Wording {
        let wording = self.by_direction(sent, received);
        let Some(help) = help else {
            return wording;
        };
        let mut text = Vec::new();
        self.name(finding, &mut text);
        wording.help(help(&text))
    }

    fn exclusive(&self, field: &FieldEntry, other: u8) -> Wording {
        let mut wording = Wording::of(Sentence::Exclusive).help(Sentence::Apart);
        let object = self.owner(field);
        wording.arguments.other = object.and_then(|object| object.fields.get(usize::from(other)));
        wording.object(object)
    }

    fn owner(&self, field: &FieldEntry) -> Option<&'static ObjectEntry> {
        self.rules.catalogue.object(field.owner)
    }

    /// Chooses between a sentence for what the client sends, and one for what it receives and can't correct.
    fn by_direction(&self, sent: Sentence, received: Sentence) -> Wording {
        Wording::of(match self.shape.is_received {
            true => received,
            false => sent,
        })
    }

    /// A missing enum value that the client sends lists the allowed values.
    fn missing(&self, field: &FieldEntry) -> Wording {
        match field.holds {
            Holds::Enum(_) if !self.shape.is_received => Wording::of(Sentence::RequiredEnum).help(Sentence::Why),
            _ => Wording::of(Sentence::Required),
        }
    }

    fn enum_value(&self, finding: &Finding, field: &'static FieldEntry) -> Wording {
        let mut given = Vec::new();
        self.name(finding, &mut given);
        let values = field.values(self.rules.version);
        let near = nearest(&given, values.map(|value| &value.word));
        let wording = self.by_direction(Sentence::Enum, Sentence::EnumReceived).near(near);
        match near {
            Some(near) if near.is_ignoring_case(&given) => wording.help(Sentence::DidYouMeanCase),
            _ => wording,
        }
    }

    fn member(&self, finding: &Finding, field: &FieldEntry) -> Wording {
        match finding.code {
            Code::Removed if field.was_never() => Wording::of(Sentence::UndocumentedReceived),
            Code::Removed => Wording::of(Sentence::Removed).renamed(self.rules.catalogue.word(field.renamed)),
            Code::Deprecated if field.model.removal.is_none() => Wording::of(Sentence::DeprecatedOnly),
            Code::Deprecated => Wording::of(Sentence::Deprecated),
            Code::Irrelevant => self
                .by_direction(Sentence::Irrelevant, Sentence::IrrelevantReceived)
                .object(self.owner(field)),
            _ => Wording::of(Sentence::Unexpected).object(self.owner(field)),
        }
    }

    fn unknown(&self, finding: &Finding, object: &'static ObjectEntry) -> Wording {
        match finding.code {
            Code::Unexpected => return Wording::of(Sentence::Unexpected).object(Some(object)),
            Code::Type => return Wording::of(Sentence::NoParameter),
            _ => {}
        }
        let mut name = Vec::new();
        self.name(finding, &mut name);
        let version = self.rules.version;
        let later = object.in_version(version).later;
        match object.find_name(&name) {
            Some(field) if later >> field.place & 1 != 0 => self
                .by_direction(Sentence::NotYet, Sentence::NotYetReceived)
                .field(field),
            _ => self
                .by_direction(Sentence::Undocumented, Sentence::UndocumentedReceived)
                .object(Some(object))
                .near(near_field(object, &name, version)),
        }
    }

    fn repeated(&self) -> Wording {
        let wording = match self.is_query() {
            true => Wording::of(Sentence::RepeatedQuery),
            false => self.by_direction(Sentence::Repeated, Sentence::RepeatedReceived),
        };
        wording.help(Sentence::WhichCounts)
    }

    /// Whether a string seems to contain an object or array, as after stringifying twice.
    fn is_json_in_string(&self, span: Span) -> bool {
        match span.of(self.doc.text()) {
            [b'"', inner @ ..] => matches!(inner.trim_ascii_start(), [b'{' | b'[', ..]),
            _ => false,
        }
    }

    fn fault(&self, cause: Cause, span: Span) -> Wording {
        Wording::of(match cause {
            Cause::LoneSurrogate if self.shape.is_received => Sentence::LoneSurrogateReceived,
            Cause::Syntax(expected) => self.syntax(expected, span),
            Cause::NotUtf8 if self.is_query() => Sentence::NotUtf8Query,
            Cause::NotUtf8 if span.start == 0 && is_utf_16(self.doc.text()) => Sentence::Utf16,
            Cause::NotUtf8 => Sentence::NotUtf8,
            Cause::LoneSurrogate => Sentence::LoneSurrogate,
            Cause::ByteOrderMark => Sentence::ByteOrderMark,
            Cause::TooDeep => return self.document(Code::TooDeep),
        })
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

    fn document(&self, code: Code) -> Wording {
        let limits = &self.rules.limits;
        match code {
            Code::TooLarge => Wording::of(Sentence::TooLarge).limit(limits.bytes.min(LONGEST as u32)),
            Code::TooDeep => Wording::of(Sentence::TooDeep).limit(limits.depth.min(DEEPEST)),
            _ => Wording::of(Sentence::NotSerializable),
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
