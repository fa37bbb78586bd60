//! Findings with all that their problems need, still in numbers: which sentence with which arguments,
//! path, place, fix. What renders them is elsewhere: [`super::problem`] natively, the package in
//! JavaScript.

use super::code::Code;
use super::finding::{Finding, Mismatch, Subject};
use super::fix::{Fix, FixEdit, Fixes};
use super::sentence::{Found, Sentence};
use crate::check::near::nearest;
use crate::check::object::near_field;
use crate::check::options::Rules;
use crate::check::session::Codes;
use crate::contract::pack::{
    FieldId, Holds, NONE, ObjectId, PackedShape, WordId, enum_values, field, object, shape, word,
    word_at,
};
use crate::contract::shape::Layout;
use crate::text::envelope::Lookup;
use crate::text::place::{TextSpan, measure};
use crate::text::pointer::tokens;
use crate::text::query::{decoded, name_around};
use crate::text::sort::Keyed;
use crate::text::trail::{Step, Trail};
use crate::text::vector::{breaks, equal};
use crate::text::{Cause, Doc, Expected, Kind, NodeId, Span};
use alloc::vec::Vec;

/// A finding with its words by number, its place and its fix.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Detail {
    pub(crate) finding: Finding,
    pub(crate) message: Sentence,
    pub(crate) help: Option<Sentence>,
    pub(crate) arguments: Arguments,
    pub(crate) found: Option<Stands>,
    /// How many steps the path shares with that of the detail before.
    pub(crate) shared: u32,
    /// How many steps of its own follow.
    pub(crate) steps: u32,
    pub(crate) span: Option<TextSpan>,
    pub(crate) fix: Option<Fix>,
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

impl Arguments {
    pub(crate) const NOTHING: Arguments = Arguments {
        field: NONE,
        object: NONE,
        near: NONE,
        other: NONE,
        number: 0,
    };
}

/// What stands in the text under a finding.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stands {
    Kind(Found),
    /// A character that is not a letter or a digit.
    Character(u8),
    /// Source text of so many UTF-16 units.
    Source(u32),
}

/// One step of a path.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PathStep {
    Index(u32),
    Word(WordId),
    /// A name of so many UTF-16 units.
    Name(u32),
}

impl PathStep {
    /// A step to a node. A name that is no word of the contract is appended to a text.
    pub(crate) fn of(doc: Doc, step: &Step, text: &mut Vec<u8>) -> PathStep {
        if step.is_position {
            return PathStep::Index(step.index);
        }
        let key = doc.node(step.child);
        if !key.is_escaped()
            && let Some(word) = word_at(doc.padded(), key.start as usize + 1)
        {
            return PathStep::Word(word);
        }
        let before = text.len();
        doc.append(&key, text);
        PathStep::Name(utf16_length(text.get(before..).unwrap_or_default()))
    }
}

/// An edit of a fix, in the unit of the options.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct EditDetail {
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// How many UTF-16 units of text it puts there.
    pub(crate) length: u32,
}

/// The details of a report. Steps, edits and texts stand one behind the other, in the order in which
/// the details are read: of each its steps, its source, its edits.
#[derive(Debug, Default)]
pub(crate) struct Details {
    pub(crate) list: Vec<Detail>,
    pub(crate) steps: Vec<PathStep>,
    pub(crate) edits: Vec<EditDetail>,
    /// UTF-8.
    pub(crate) text: Vec<u8>,
}

/// How much text of the document's own names all pointers of a report may have together: a long name
/// must not be repeated without limit. One finding is always listed. Known names and positions are
/// short: they count only where the caller's limits allow more of them than usual.
const MOST_POINTER_TEXT: usize = 1 << 20;

/// How many known names and positions of a path do not count.
const FREE_STEPS: usize = 64;

/// What each one beyond them counts for.
const KNOWN_LENGTH: usize = 12;

impl Details {
    /// The details of findings that are in the order of a report; fewer where their pointers would be
    /// too long together.
    pub(crate) fn of(doc: Doc, number: usize, rules: &Rules, findings: &[Finding]) -> Details {
        let mut details = Details::default();
        if findings.is_empty() {
            return details;
        }
        let builder = Builder::new(doc, number, rules);
        builder.describe(findings, &mut details);
        let edits = Fixes::new(doc, number, rules).find(&mut details.list);
        builder.place(&edits, &mut details);
        details
    }

    /// The details of what safe fixes of the wanted codes correct at once, and their edits in bytes.
    pub(crate) fn of_safe_fixes(
        doc: Doc,
        number: usize,
        rules: &Rules,
        findings: &[Finding],
        wanted: Codes,
    ) -> (Details, Vec<FixEdit>) {
        let mut details = Details::default();
        let builder = Builder::new(doc, number, rules);
        builder.describe(findings, &mut details);
        let edits = Fixes::new(doc, number, rules).find(&mut details.list);
        let (list, edits) = super::fix::safe(&details.list, &edits, wanted);
        details.list = list;
        builder.place(&edits, &mut details);
        (details, edits)
    }

    /// Appends UTF-8. Returns its length in UTF-16 units, in which JavaScript cuts texts up.
    pub(crate) fn append(&mut self, text: &[u8]) -> u32 {
        self.text.extend_from_slice(text);
        utf16_length(text)
    }
}

/// The length of a UTF-8 text in UTF-16 units.
pub(crate) fn utf16_length(text: &[u8]) -> u32 {
    let (chunks, rest) = text.as_chunks();
    let mut length = units(rest);
    for chunk in chunks {
        length += match breaks(chunk) {
            0 => 16,
            _ => units(chunk),
        };
    }
    length
}

fn units(text: &[u8]) -> u32 {
    let mut units = 0;
    for byte in text {
        units += u32::from(byte & 0xC0 != 0x80) + u32::from(*byte >= 0xF0);
    }
    units
}

struct Builder<'t> {
    doc: Doc<'t>,
    shape: &'static PackedShape,
    rules: &'t Rules<'t>,
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
            arguments: Arguments::NOTHING,
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
    fn new(doc: Doc<'t>, number: usize, rules: &'t Rules<'t>) -> Builder<'t> {
        Builder {
            doc,
            shape: shape(number),
            rules,
        }
    }

    fn is_query(&self) -> bool {
        self.shape.layout == Layout::Query
    }

    /// Chooses the sentence of each finding.
    fn describe(&self, findings: &[Finding], details: &mut Details) {
        for finding in findings {
            let wording = self.wording(finding);
            details.list.push(Detail {
                finding: *finding,
                message: wording.message,
                help: wording.help,
                arguments: wording.arguments,
                found: None,
                shared: 0,
                steps: 0,
                span: None,
                fix: None,
            });
        }
    }

    fn wording(&self, finding: &Finding) -> Wording {
        match finding.subject {
            Subject::Value(id) => self.value(finding, id).field(id),
            Subject::Member(id) => self.member(finding, id).field(id),
            Subject::Missing(id) => self.missing(id).field(id),
            Subject::Unknown(id) => self.unknown(finding, id),
            Subject::Repeated => self.repeated(),
            Subject::Fault(cause) => self.fault(cause, finding.span),
            Subject::Document | Subject::Call => self.document(finding.code),
            Subject::Nothing => Wording::of(Sentence::NoDocument),
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
            (Code::Type, Holds::Object | Holds::List | Holds::Collection)
                if self.is_json_in_string(finding.span) =>
            {
                Wording::of(Sentence::JsonInString)
            }
            (Code::Enum, _) => self.enum_value(finding, id),
            (Code::Empty, Holds::List) => Wording::of(Sentence::EmptyList),
            (Code::Empty, Holds::Enum) => {
                self.by_direction(Sentence::EmptyEnum, Sentence::EmptyEnumReceived)
            }
            (Code::Empty, _) if packed.presence.is_some() => Wording::of(Sentence::EmptyTextWhy),
            (Code::Empty, _) => Wording::of(Sentence::EmptyText),
            (Code::Email, _) => self
                .by_direction(Sentence::Email, Sentence::EmailReceived)
                .help(Sentence::EmailRule),
            (Code::Timestamp, _) => Wording::of(Sentence::Timestamp),
            (Code::TimestampOffset, _) => Wording::of(Sentence::TimestampOffset),
            (Code::Decimal, _) => Wording::of(Sentence::Decimal),
            (Code::Exclusive, _) => Wording::of(Sentence::Exclusive)
                .help(Sentence::Cursors)
                .object(packed.owner),
            _ => self.by_direction(Sentence::Type, Sentence::TypeReceived),
        }
    }

    /// A sentence for what the client sends, or the one for what it receives and can't correct.
    fn by_direction(&self, sent: Sentence, received: Sentence) -> Wording {
        Wording::of(match self.shape.is_received {
            true => received,
            false => sent,
        })
    }

    /// Who sends an enum value has to know which ones there are.
    fn missing(&self, id: FieldId) -> Wording {
        match field(id).holds {
            Holds::Enum if !self.shape.is_received => {
                Wording::of(Sentence::RequiredEnum).help(Sentence::Why)
            }
            _ => Wording::of(Sentence::Required),
        }
    }

    fn enum_value(&self, finding: &Finding, id: FieldId) -> Wording {
        let mut given = Vec::new();
        self.name(finding, &mut given);
        let near = nearest(&given, enum_values(field(id).detail));
        let wording = self
            .by_direction(Sentence::Enum, Sentence::EnumReceived)
            .near(near);
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
            Code::Removed => Wording::of(Sentence::Removed),
            Code::Deprecated => Wording::of(Sentence::Deprecated),
            Code::Irrelevant => self
                .by_direction(Sentence::Irrelevant, Sentence::IrrelevantReceived)
                .object(owner),
            _ => Wording::of(Sentence::Unexpected).object(owner),
        }
    }

    fn unknown(&self, finding: &Finding, id: ObjectId) -> Wording {
        if finding.code == Code::Unexpected {
            return Wording::of(Sentence::Unexpected).object(id);
        }
        let mut name = Vec::new();
        self.name(finding, &mut name);
        let version = self.rules.version as usize;
        match object(id).find_name(&name) {
            Some(place) if object(id).later[version] >> place & 1 != 0 => self
                .by_direction(Sentence::NotYet, Sentence::NotYetReceived)
                .field(object(id).id(place)),
            _ => self
                .by_direction(Sentence::Undocumented, Sentence::UndocumentedReceived)
                .object(id)
                .near(near_field(id, &name, version)),
        }
    }

    fn repeated(&self) -> Wording {
        let wording = match self.is_query() {
            true => Wording::of(Sentence::RepeatedQuery),
            false => self.by_direction(Sentence::Repeated, Sentence::RepeatedReceived),
        };
        wording.help(Sentence::WhichCounts)
    }

    /// Whether a string was made of an object or an array, as by stringifying twice.
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
            Cause::NotUtf8 => Sentence::NotUtf8,
            Cause::LoneSurrogate => Sentence::LoneSurrogate,
            Cause::ByteOrderMark => Sentence::ByteOrderMark,
            Cause::TooDeep => return self.document(Code::TooDeep),
        })
    }

    /// Names what the text is instead of JSON, where its beginning or what follows tells.
    fn syntax(&self, expected: Expected, span: Span) -> Sentence {
        let text = self.doc.text();
        match (expected, text.trim_ascii_start()) {
            (Expected::Value, []) => Sentence::EmptyDocument,
            (Expected::Value, [b'<', ..]) => Sentence::HtmlPage,
            // The magic bytes, as they are or decoded as text.
            (Expected::Value, [0x1F, 0x8B | 0xC2 | 0xEF, ..]) => Sentence::Compressed,
            (Expected::End, _) if matches!(span.of(text), [b'{' | b'[', ..]) => {
                Sentence::SeveralDocuments
            }
            _ => expectation(expected),
        }
    }

    fn document(&self, code: Code) -> Wording {
        let limits = &self.rules.limits;
        match code {
            Code::TooLarge => Wording::of(Sentence::TooLarge).number(limits.bytes),
            Code::TooDeep => Wording::of(Sentence::TooDeep).number(limits.depth),
            _ => Wording::of(Sentence::NotSerializable),
        }
    }

    /// Adds paths, sources and edits, then measures places.
    fn place(&self, edits: &[FixEdit], details: &mut Details) {
        let mut trail = Trail::new(self.doc);
        let mut lengths = Lengths::default();
        let mut count = 0;
        for n in 0..details.list.len() {
            let Some(mut detail) = details.list.get(n).copied() else {
                break;
            };
            let before = (details.steps.len(), details.text.len());
            self.path(&mut detail, &mut trail, &mut lengths, details);
            if lengths.all > MOST_POINTER_TEXT && count > 0 {
                // What belongs to no detail would be read as part of the next list.
                details.steps.truncate(before.0);
                details.text.truncate(before.1);
                break;
            }
            self.found(&mut detail, details);
            for edit in detail.fix.iter().flat_map(|fix| fix.edits(edits)) {
                let start = details.text.len();
                edit.replacement.write(self.doc, &mut details.text);
                let length = utf16_length(details.text.get(start..).unwrap_or_default());
                details.edits.push(EditDetail {
                    start: edit.span.start,
                    end: edit.span.end,
                    length,
                });
            }
            if let Some(place) = details.list.get_mut(n) {
                *place = detail;
            }
            count += 1;
        }
        details.list.truncate(count);
        self.measure(details);
    }

    fn path(
        &self,
        detail: &mut Detail,
        trail: &mut Trail<'t>,
        lengths: &mut Lengths,
        details: &mut Details,
    ) {
        let before = details.steps.len();
        let subject = detail.finding.subject;
        let mut shared = 0;
        if self.is_query() {
            lengths.shorten(0);
            self.parameter(&detail.finding, lengths, details);
        } else if subject == Subject::Entries(Lookup::Nowhere) {
            lengths.shorten(0);
            let pointer = self.rules.entries.unwrap_or_default();
            for token in tokens(pointer) {
                let mut name = Vec::new();
                name.extend(token.bytes());
                self.push_name(&name, lengths, details);
            }
        } else {
            let (same, steps) = trail.to(detail.finding.node);
            shared = same.min(lengths.list.len());
            lengths.shorten(shared);
            for step in steps.iter().skip(shared) {
                self.step(step, lengths, details);
            }
            if let Subject::Missing(id) = subject {
                lengths.push_known();
                details.steps.push(PathStep::Word(field(id).word));
            }
        }
        lengths.count();
        detail.shared = shared as u32;
        detail.steps = (details.steps.len() - before) as u32;
    }

    fn step(&self, step: &Step, lengths: &mut Lengths, details: &mut Details) {
        let before = details.text.len();
        let step = PathStep::of(self.doc, step, &mut details.text);
        match step {
            PathStep::Name(_) => lengths.push_name(details.text.get(before..).unwrap_or_default()),
            PathStep::Index(_) | PathStep::Word(_) => lengths.push_known(),
        }
        details.steps.push(step);
    }

    /// A parameter's path is its name.
    fn parameter(&self, finding: &Finding, lengths: &mut Lengths, details: &mut Details) {
        match finding.subject {
            Subject::Value(id) => {
                lengths.push_known();
                details.steps.push(PathStep::Word(field(id).word));
            }
            Subject::Unknown(_) | Subject::Repeated | Subject::Lost => {
                let mut name = Vec::new();
                self.name(finding, &mut name);
                self.push_name(&name, lengths, details);
            }
            Subject::Fault(_) => {
                if let Some(name) = name_around(self.doc.text(), finding.span) {
                    self.push_name(&name, lengths, details);
                }
            }
            Subject::Member(_) | Subject::Missing(_) => {}
            Subject::Document | Subject::Nothing | Subject::Entries(_) => {}
            Subject::Call | Subject::Complement(_) => {}
        }
    }

    fn push_name(&self, name: &[u8], lengths: &mut Lengths, details: &mut Details) {
        let length = details.append(name);
        lengths.push_name(name);
        details.steps.push(PathStep::Name(length));
    }

    fn found(&self, detail: &mut Detail, details: &mut Details) {
        let finding = &detail.finding;
        let source = finding.span.of(self.doc.text());
        let is_value = matches!(finding.subject, Subject::Value(_));
        if !is_value && !matches!(finding.subject, Subject::Fault(Cause::Syntax(_))) {
            return;
        }
        detail.found = Some(match source {
            [] if !is_value => Stands::Kind(Found::EndOfText),
            _ if !self.rules.mask => {
                let (shown, is_short) = shortened(source);
                let mut length = details.append(shown);
                if is_short {
                    length += details.append("…".as_bytes());
                }
                Stands::Source(length)
            }
            _ if is_value && self.is_query() => Stands::Kind(Found::String),
            _ if is_value => Stands::Kind(self.kind_found(finding.node)),
            [byte, ..] if byte.is_ascii_digit() => Stands::Kind(Found::Digit),
            [byte, ..] if byte.is_ascii_punctuation() => Stands::Character(*byte),
            [byte, ..] if byte.is_ascii_control() => Stands::Kind(Found::ControlCharacter),
            [byte, ..] if byte.is_ascii_alphabetic() => Stands::Kind(Found::Letter),
            _ => Stands::Kind(Found::AnotherCharacter),
        });
    }

    fn kind_found(&self, node: NodeId) -> Found {
        match self.doc.node(node).kind() {
            Kind::Null | Kind::Absent => Found::Null,
            Kind::Boolean => Found::Boolean,
            Kind::Number => Found::Number,
            Kind::String | Kind::Key => Found::String,
            Kind::Object => Found::Object,
            Kind::Array => Found::Array,
        }
    }

    /// The name or the string under a finding, decoded.
    fn name(&self, finding: &Finding, into: &mut Vec<u8>) {
        if self.is_query() {
            if let Ok(name) = decoded(self.doc.text(), finding.span) {
                into.extend_from_slice(&name);
            }
        } else {
            let node = self.doc.node(finding.node);
            if matches!(node.kind(), Kind::Key | Kind::String) {
                self.doc.append(&node, into);
            }
        }
    }

    /// Measures spans and edits in the unit of the options.
    fn measure(&self, details: &mut Details) {
        let mut places: Vec<Keyed> = Vec::new();
        let mut add = |start: u32, end: u32| {
            let number = places.len() as u32;
            places.push((start.into(), number));
            places.push((end.into(), number + 1));
        };
        for detail in &details.list {
            add(detail.finding.span.start, detail.finding.span.end);
        }
        for edit in &details.edits {
            add(edit.start, edit.end);
        }
        let count = details.list.len();
        measure(
            self.doc.padded(),
            self.rules.unit,
            &mut places,
            |n, place| {
                let (number, is_end) = (n as usize / 2, n % 2 != 0);
                match details.list.get_mut(number) {
                    Some(detail) if !detail.finding.has_place() => {}
                    Some(detail) => detail.span.get_or_insert_default().set(is_end, place),
                    None => {
                        if let Some(edit) = details.edits.get_mut(number - count) {
                            match is_end {
                                false => edit.start = place.offset,
                                true => edit.end = place.offset,
                            }
                        }
                    }
                }
            },
        );
    }
}

/// How long the names of the last path are, and of all pointers together.
#[derive(Default)]
struct Lengths {
    list: Vec<usize>,
    path: usize,
    all: usize,
}

impl Lengths {
    fn shorten(&mut self, steps: usize) {
        while self.list.len() > steps {
            self.path -= self.list.pop().unwrap_or(0);
        }
    }

    fn push(&mut self, length: usize) {
        self.list.push(length);
        self.path += length;
    }

    /// Adds a name of the document, as a pointer spells it.
    fn push_name(&mut self, name: &[u8]) {
        let (chunks, rest) = name.as_chunks();
        let mut last = [0; 16];
        last[..rest.len()].copy_from_slice(rest);
        let mut escaped = 0;
        for chunk in chunks.iter().chain([&last]) {
            escaped += (equal(chunk, b'~') | equal(chunk, b'/')).count_ones();
        }
        self.push(name.len() + escaped as usize + 1);
    }

    /// Adds a known name or a position.
    fn push_known(&mut self) {
        match self.list.len() {
            ..FREE_STEPS => self.push(0),
            _ => self.push(KNOWN_LENGTH),
        }
    }

    fn count(&mut self) {
        self.all += self.path;
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

/// How many characters of the source are shown.
const SHOWN: usize = 40;

/// The first characters of a text, and whether there are more.
pub(crate) fn shortened(source: &[u8]) -> (&[u8], bool) {
    let mut characters = 0;
    for (end, byte) in source.iter().enumerate() {
        characters += usize::from(byte & 0xC0 != 0x80);
        if characters > SHOWN {
            return (source.get(..end).unwrap_or_default(), true);
        }
    }
    (source, false)
}
