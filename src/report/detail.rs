//! Findings with all that their problems need, still in numbers: which sentence with which arguments,
//! path, place, fix. What renders them is elsewhere: [`super::problem`] natively, the package in
//! JavaScript.

mod choice;
mod lengths;
mod placing;

pub(crate) use placing::shortened;

use super::code::Codes;
use super::finding::Finding;
use super::fix::{self, Fix, FixEdit};
use super::fixes::Fixes;
use super::sentence::{Found, Sentence};
use crate::check::options::Rules;
use crate::contract::pack::{FieldId, NONE, ObjectId, PackedShape, WordId, shape, word_at};
use crate::contract::shape::Layout;
use crate::text::place::TextSpan;
use crate::text::query::decoded;
use crate::text::trail::Step;
use crate::text::vector::breaks;
use crate::text::{Doc, Kind};
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
        let (list, edits) = fix::safe(&details.list, &edits, wanted);
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

/// Makes details of findings: chooses their sentences, then looks where they are.
struct Builder<'t> {
    doc: Doc<'t>,
    shape: &'static PackedShape,
    rules: &'t Rules<'t>,
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
}
