//! Findings with all that their problems need, still in numbers: which sentence with which arguments,
//! path, place, fix. What renders them is elsewhere: [`super::message`] natively, the package in
//! JavaScript.

use super::code::Code;
use super::finding::{Finding, Mismatch, Subject};
use super::fix::{FixDetail, Fixes};
use super::sentence::{Found, Sentence};
use crate::check::near::nearest;
use crate::check::object::near_field;
use crate::check::options::Options;
use crate::contract::pack::{
    FieldId, Holds, NONE, ObjectId, WordId, enum_values, field, object, shape, word, word_at,
};
use crate::contract::shape::Layout;
use crate::text::envelope::Lookup;
use crate::text::place::{TextSpan, edits_in, measured};
use crate::text::query::{decoded, name_around};
use crate::text::trail::Trail;
use crate::text::unescape::Unescaped;
use crate::text::{Cause, Doc, Expected, Kind, Span};
use alloc::string::String;
use alloc::vec::Vec;

/// A finding with its words by number, its place and its fix.
#[derive(Clone, Debug)]
pub(crate) struct Detail {
    pub(crate) finding: Finding,
    pub(crate) message: Sentence,
    pub(crate) help: Option<Sentence>,
    pub(crate) arguments: Arguments,
    pub(crate) found: Option<Stands>,
    /// How many steps the path shares with that of the detail before.
    pub(crate) shared: usize,
    /// The other steps of its path.
    pub(crate) steps: Vec<PathStep>,
    pub(crate) span: Option<TextSpan>,
    pub(crate) fix: Option<FixDetail>,
}

/// What the arguments of a sentence are read from. [`NONE`] where there is nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arguments {
    pub(crate) field: FieldId,
    pub(crate) object: ObjectId,
    /// The known word that was probably meant.
    pub(crate) near: WordId,
    /// A header or a list by its word; an endpoint by its number.
    pub(crate) other: u8,
    /// A limit; a set of methods.
    pub(crate) number: u32,
}

impl Default for Arguments {
    fn default() -> Arguments {
        Arguments {
            field: NONE,
            object: NONE,
            near: NONE,
            other: NONE,
            number: 0,
        }
    }
}

/// What stands in the text under a finding.
#[derive(Clone, Debug)]
pub(crate) enum Stands {
    Kind(Found),
    /// A character that is not a letter or a digit.
    Character(u8),
    /// Source text, shortened.
    Source(String),
}

/// One step of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PathStep {
    Index(u32),
    Word(WordId),
    Name(String),
}

/// The longest text of all pointers of a report: a long name must not be repeated without limit.
const MOST_POINTER_TEXT: usize = 1 << 20;

/// The details of findings that are in the order of a report; fewer where their pointers would be too
/// long together.
pub(crate) fn details(
    doc: Doc,
    number: usize,
    options: &Options,
    findings: &[Finding],
) -> Vec<Detail> {
    if findings.is_empty() {
        return Vec::new();
    }
    let fixes = Fixes::new(doc, number, options).of(findings);
    details_with(doc, number, options, findings, fixes)
}

/// The same, with fixes that are known.
pub(crate) fn details_with(
    doc: Doc,
    number: usize,
    options: &Options,
    findings: &[Finding],
    fixes: Vec<Option<FixDetail>>,
) -> Vec<Detail> {
    let mut builder = Builder {
        doc,
        layout: shape(number).layout,
        is_received: shape(number).is_received,
        options,
    };
    let mut details = builder.described(findings);
    builder.measure(&mut details);
    for (detail, fix) in details.iter_mut().zip(fixes) {
        detail.fix = fix;
    }
    builder.measure_edits(&mut details);
    details
}

struct Builder<'t> {
    doc: Doc<'t>,
    layout: Layout,
    is_received: bool,
    options: &'t Options,
}

/// A sentence with its help and its arguments.
struct Wording {
    message: Sentence,
    help: Option<Sentence>,
    arguments: Arguments,
}

impl Wording {
    fn of(message: Sentence) -> Wording {
        Wording {
            message,
            help: None,
            arguments: Arguments::default(),
        }
    }

    fn help(mut self, help: Sentence) -> Wording {
        self.help = Some(help);
        self
    }

    fn field(mut self, field: FieldId) -> Wording {
        self.arguments.field = field;
        self
    }

    fn object(mut self, object: ObjectId) -> Wording {
        self.arguments.object = object;
        self
    }

    fn number(mut self, number: u32) -> Wording {
        self.arguments.number = number;
        self
    }

    /// Names the word that was probably meant, and asks for it.
    fn near(mut self, near: Option<WordId>) -> Wording {
        if let Some(near) = near {
            self.arguments.near = near;
            self.help = Some(Sentence::DidYouMean);
        }
        self
    }
}

impl<'t> Builder<'t> {
    fn described(&mut self, findings: &[Finding]) -> Vec<Detail> {
        let mut details = Vec::with_capacity(findings.len());
        let mut trail = Trail::new(self.doc);
        let mut paths = Paths::default();
        for finding in findings {
            let (shared, steps) = self.path(finding, &mut trail, &mut paths);
            if paths.text > MOST_POINTER_TEXT {
                break;
            }
            let wording = self.wording(finding);
            details.push(Detail {
                finding: *finding,
                message: wording.message,
                help: wording.help,
                arguments: wording.arguments,
                found: self.found(finding),
                shared,
                steps,
                span: None,
                fix: None,
            });
        }
        details
    }

    fn path(
        &self,
        finding: &Finding,
        trail: &mut Trail<'t>,
        paths: &mut Paths,
    ) -> (usize, Vec<PathStep>) {
        match (self.layout, finding.subject) {
            (Layout::Query, _) => paths.continued(0, self.parameter(finding).into_iter()),
            (_, Subject::Entries(Lookup::Nowhere)) => {
                let pointer = self.options.entries.as_deref().unwrap_or_default();
                let segments = crate::text::pointer::segments(pointer);
                paths.continued(0, segments.map(PathStep::Name))
            }
            (_, Subject::Missing(id)) => {
                let (shared, steps) = trail.to(finding.node);
                let missing = PathStep::Word(field(id).word);
                let steps = steps.iter().map(|step| self.step(step));
                paths.continued(shared, steps.chain([missing]))
            }
            _ => {
                let (shared, steps) = trail.to(finding.node);
                paths.continued(shared, steps.iter().map(|step| self.step(step)))
            }
        }
    }

    fn step(&self, step: &crate::text::trail::Step) -> PathStep {
        if step.is_position {
            return PathStep::Index(step.index);
        }
        let key = self.doc.node(step.child);
        let known = match key.is_escaped() {
            false => word_at(self.doc.padded(), key.start as usize + 1),
            true => None,
        };
        match known {
            Some(word) => PathStep::Word(word),
            None => PathStep::Name(self.doc.decoded(&key)),
        }
    }

    /// A parameter's path is its name.
    fn parameter(&self, finding: &Finding) -> Option<PathStep> {
        match finding.subject {
            Subject::Value(id) => Some(PathStep::Word(field(id).word)),
            Subject::Unknown(_) | Subject::Repeated | Subject::Lost => {
                let name = decoded(self.doc.text(), finding.span).ok()?;
                Some(PathStep::Name(String::from_utf8(name.into_owned()).ok()?))
            }
            Subject::Fault(_) => name_around(self.doc.text(), finding.span).map(PathStep::Name),
            Subject::Member(_) | Subject::Missing(_) => None,
            Subject::Document | Subject::Entries(_) | Subject::Call | Subject::Complement(_) => {
                None
            }
        }
    }

    fn wording(&self, finding: &Finding) -> Wording {
        match finding.subject {
            Subject::Value(id) => self.value(finding, id).field(id),
            Subject::Member(id) => self.member(finding, id).field(id),
            Subject::Missing(id) => Wording::of(Sentence::Required).field(id),
            Subject::Unknown(id) => self.unknown(finding, id),
            Subject::Repeated => self.repeated(),
            Subject::Fault(cause) => self.fault(cause),
            Subject::Document | Subject::Call => self.document(finding.code),
            Subject::Entries(lookup) => Wording::of(match lookup {
                Lookup::Nowhere => Sentence::EntriesNowhere,
                Lookup::NoArray => Sentence::EntriesNoArray,
                Lookup::Ambiguous => Sentence::EntriesAmbiguous,
            }),
            Subject::Complement(mismatch) => Wording::of(match mismatch {
                Mismatch::Malformed => Sentence::ComplementMalformed,
                Mismatch::Foreign => Sentence::ComplementForeign,
                Mismatch::Orphan => Sentence::ComplementOrphan,
            }),
            Subject::Lost => Wording::of(Sentence::Lost),
        }
    }

    fn value(&self, finding: &Finding, id: FieldId) -> Wording {
        let packed = field(id);
        match (finding.code, packed.holds) {
            (Code::Type, Holds::Count) => Wording::of(Sentence::TypeCount),
            (Code::Enum, _) => self.enum_value(finding, id),
            (Code::Empty, Holds::List) => Wording::of(Sentence::EmptyList),
            (Code::Empty, Holds::Enum) => Wording::of(Sentence::Enum),
            (Code::Empty, _) if packed.presence.is_some() => Wording::of(Sentence::EmptyTextWhy),
            (Code::Empty, _) => Wording::of(Sentence::EmptyText),
            (Code::Email, _) => Wording::of(Sentence::Email).help(Sentence::EmailRule),
            (Code::Timestamp, _) => Wording::of(Sentence::Timestamp),
            (Code::TimestampOffset, _) => Wording::of(Sentence::TimestampOffset),
            (Code::Decimal, _) => Wording::of(Sentence::Decimal),
            (Code::Exclusive, _) => Wording::of(Sentence::Exclusive)
                .help(Sentence::Cursors)
                .object(packed.owner),
            _ => Wording::of(Sentence::Type),
        }
    }

    fn enum_value(&self, finding: &Finding, id: FieldId) -> Wording {
        let given = self.string(finding.span);
        let near = nearest(&given, enum_values(field(id).detail).iter().copied());
        let wording = Wording::of(Sentence::Enum).near(near);
        match near {
            Some(near) if word(near).is_ignoring_case(&given) => {
                wording.help(Sentence::DidYouMeanCase)
            }
            _ => wording,
        }
    }

    fn member(&self, finding: &Finding, id: FieldId) -> Wording {
        let owner = field(id).owner;
        match finding.code {
            Code::Removed => Wording::of(match self.is_received {
                true => Sentence::RemovedReceived,
                false => Sentence::RemovedSent,
            })
            .help(Sentence::Instead),
            Code::Deprecated => Wording::of(Sentence::Deprecated).help(Sentence::RemovedThen),
            Code::Irrelevant => Wording::of(Sentence::Irrelevant).object(owner),
            _ => Wording::of(Sentence::Unexpected).object(owner),
        }
    }

    fn unknown(&self, finding: &Finding, id: ObjectId) -> Wording {
        if finding.code == Code::Unexpected {
            return Wording::of(Sentence::Unexpected).object(id);
        }
        let name = self.name(finding.span);
        let version = self.options.version as usize;
        let is_later = |place: &usize| object(id).later[version] >> place & 1 != 0;
        match object(id).find_name(&name).filter(is_later) {
            Some(place) => Wording::of(Sentence::NotYet).field(object(id).id(place)),
            None => Wording::of(Sentence::Undocumented)
                .object(id)
                .near(near_field(id, &name, version)),
        }
    }

    fn repeated(&self) -> Wording {
        let message = match (self.layout, self.options.mask) {
            (Layout::Query, true) => Sentence::RepeatedQueryMasked,
            (Layout::Query, false) => Sentence::RepeatedQuery,
            (_, true) => Sentence::RepeatedMasked,
            (_, false) => Sentence::Repeated,
        };
        Wording::of(message).help(Sentence::WhichCounts)
    }

    fn fault(&self, cause: Cause) -> Wording {
        Wording::of(match cause {
            Cause::Syntax(expected) => expectation(expected),
            Cause::NotUtf8 if self.layout == Layout::Query => Sentence::NotUtf8Query,
            Cause::NotUtf8 => Sentence::NotUtf8,
            Cause::LoneSurrogate => Sentence::LoneSurrogate,
            Cause::ByteOrderMark => Sentence::ByteOrderMark,
            Cause::TooDeep => return self.document(Code::TooDeep),
        })
    }

    fn document(&self, code: Code) -> Wording {
        let limits = &self.options.limits;
        match code {
            Code::TooLarge => Wording::of(Sentence::TooLarge).number(limits.bytes),
            Code::TooDeep => Wording::of(Sentence::TooDeep).number(limits.depth),
            _ => Wording::of(Sentence::NotSerializable),
        }
    }

    fn found(&self, finding: &Finding) -> Option<Stands> {
        match finding.subject {
            Subject::Value(_) => Some(match (self.options.mask, self.layout) {
                (false, _) => self.source(finding.span),
                (true, Layout::Query) => Stands::Kind(Found::String),
                (true, _) => Stands::Kind(kind_found(self.doc.node(finding.node).kind())),
            }),
            Subject::Fault(Cause::Syntax(_)) => Some(self.found_by_reader(finding.span)),
            _ => None,
        }
    }

    fn found_by_reader(&self, span: Span) -> Stands {
        match span.of(self.doc.text()) {
            [] => Stands::Kind(Found::EndOfText),
            _ if !self.options.mask => self.source(span),
            [byte, ..] => match byte {
                b'0'..=b'9' => Stands::Kind(Found::Digit),
                byte if byte.is_ascii_punctuation() => Stands::Character(*byte),
                byte if byte.is_ascii_control() => Stands::Kind(Found::ControlCharacter),
                byte if byte.is_ascii_alphabetic() => Stands::Kind(Found::Letter),
                _ => Stands::Kind(Found::AnotherCharacter),
            },
        }
    }

    /// Source text for a person to see: its first characters.
    fn source(&self, span: Span) -> Stands {
        Stands::Source(shortened(span.of(self.doc.text())))
    }

    /// The name under a finding, decoded.
    fn name(&self, span: Span) -> Vec<u8> {
        match self.layout {
            Layout::Query => match decoded(self.doc.text(), span) {
                Ok(name) => name.into_owned(),
                Err(_) => Vec::new(),
            },
            _ => self.string(span),
        }
    }

    /// The JSON string under a finding, decoded.
    fn string(&self, span: Span) -> Vec<u8> {
        match span.of(self.doc.text()) {
            [b'"', inner @ .., b'"'] => Unescaped::new(inner).collect(),
            _ => Vec::new(),
        }
    }

    fn measure(&self, details: &mut [Detail]) {
        let spans: Vec<Span> = details.iter().map(|detail| detail.finding.span).collect();
        let measured = measured(self.doc.padded(), self.options.unit, &spans);
        for (detail, span) in details.iter_mut().zip(measured) {
            detail.span = detail.finding.has_place().then_some(span);
        }
    }

    fn measure_edits(&self, details: &mut [Detail]) {
        let fixes = || details.iter().filter_map(|detail| detail.fix.as_ref());
        let edits: Vec<_> = fixes().flat_map(|fix| &fix.edits).collect();
        if edits.is_empty() {
            return;
        }
        let mut measured = edits_in(self.doc.padded(), self.options.unit, &edits).into_iter();
        for fix in details.iter_mut().filter_map(|detail| detail.fix.as_mut()) {
            fix.text_edits = measured.by_ref().take(fix.edits.len()).collect();
        }
    }
}

/// Counts the text of all pointers, and what two paths share.
#[derive(Default)]
struct Paths {
    text: usize,
    /// The length of each step of the last path.
    lengths: Vec<usize>,
}

impl Paths {
    /// A path that continues the first `shared` steps of the last one.
    fn continued(
        &mut self,
        shared: usize,
        steps: impl Iterator<Item = PathStep>,
    ) -> (usize, Vec<PathStep>) {
        let shared = shared.min(self.lengths.len());
        self.lengths.truncate(shared);
        let steps: Vec<PathStep> = steps.skip(shared).collect();
        self.lengths.extend(steps.iter().map(|step| match step {
            PathStep::Name(name) => name.len() + 1,
            PathStep::Word(_) | PathStep::Index(_) => 16,
        }));
        self.text += self.lengths.iter().sum::<usize>();
        (shared, steps)
    }
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

fn kind_found(kind: Kind) -> Found {
    match kind {
        Kind::Null | Kind::Absent => Found::Null,
        Kind::Boolean => Found::Boolean,
        Kind::Number => Found::Number,
        Kind::String | Kind::Key => Found::String,
        Kind::Object => Found::Object,
        Kind::Array => Found::Array,
    }
}

/// How many characters of the source are shown.
const SHOWN: usize = 40;

/// The first characters of a text, and an ellipsis where there are more.
pub(crate) fn shortened(source: &[u8]) -> String {
    let starts_character = |(_, byte): &(usize, &u8)| **byte & 0xC0 != 0x80;
    let end = source
        .iter()
        .enumerate()
        .filter(starts_character)
        .nth(SHOWN);
    let shown = source.get(..end.map_or(source.len(), |(end, _)| end));
    let mut text = String::from_utf8(Vec::from(shown.unwrap_or_default())).unwrap_or_default();
    if end.is_some() {
        text.push('…');
    }
    text
}
