//! Adds to findings what their problems need, still in numbers: sentence and arguments, path, place, fix.
//! [`super::problem`] renders them natively, the package in JavaScript.

mod choice;
mod lengths;
mod placing;

pub(crate) use placing::shortened;

use super::code::Codes;
use super::finding::Finding;
use super::fix::{self, Fix, FixEdit};
use super::fixes::{Fixes, has_plan, is_fixable};
use super::sentence::{Found, Sentence};
use crate::check::options::Rules;
use crate::contract::pack::{FieldId, NONE, ObjectId, PackedShape, WordId, shape, word_at};
use crate::text::place::TextSpan;
use crate::text::query::decoded;
use crate::text::trail::{Step, Trail};
use crate::text::vector::breaks;
use crate::text::{Doc, Kind, NodeId};
use alloc::vec::Vec;

/// A finding with the numbers of its sentences, its place and its fix.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Detail {
    pub(crate) finding: Finding,
    pub(crate) message: Sentence,
    pub(crate) help: Option<Sentence>,
    pub(crate) arguments: Arguments,
    pub(crate) found: Option<FoundAs>,
    /// How many steps its path shares with that of the previous detail.
    pub(crate) shared: u32,
    /// How many steps follow the shared ones.
    pub(crate) steps: u32,
    pub(crate) span: Option<TextSpan>,
    pub(crate) fix: Option<Fix>,
}

/// What the arguments of a sentence are made from. [`NONE`] stands for nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arguments {
    pub(crate) field: FieldId,
    pub(crate) object: ObjectId,
    /// The known word that was probably meant.
    pub(crate) near: WordId,
    /// The word of a header or list, or the number of an endpoint.
    pub(crate) other: u8,
    /// A limit, or a set of endpoints, a bit each.
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

/// What was found in the text: the `found` of a problem.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FoundAs {
    Kind(Found),
    /// A punctuation character.
    Character(u8),
    /// Source text; its length in UTF-16 units.
    Source(u32),
}

/// One step of a path.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PathStep {
    Index(u32),
    Word(WordId),
    /// A name that is not a word of the contract; its length in UTF-16 units.
    Name(u32),
}

impl PathStep {
    /// Converts a step of a trail. Appends a name that is not a word of the contract to `text`.
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

/// An edit, in the unit of the options.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct EditDetail {
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// The length of the replacement in UTF-16 units.
    pub(crate) length: u32,
}

/// The details of a report. Steps, edits and texts are concatenated in the order in which they are read:
/// for each detail its steps, its source, its edits.
#[derive(Debug, Default)]
pub(crate) struct Details {
    pub(crate) list: Vec<Detail>,
    /// Details were left out, because all pointers together are too long.
    pub(crate) is_cut: bool,
    pub(crate) steps: Vec<PathStep>,
    pub(crate) edits: Vec<EditDetail>,
    /// The names, sources and replacements, in UTF-8.
    pub(crate) text: Vec<u8>,
}

impl Details {
    /// Makes the details of sorted findings: only the first `most`, and fewer if all pointers together are
    /// too long.
    pub(crate) fn of(
        doc: Doc,
        number: usize,
        rules: &Rules,
        findings: &[Finding],
        most: usize,
    ) -> Details {
        let mut details = Details::default();
        let (listed, others) = findings.split_at(most.min(findings.len()));
        if listed.is_empty() {
            return details;
        }
        let builder = Builder::new(doc, number, rules);
        builder.describe(listed, &mut details);
        // A finding that is not listed can contest the fix of a listed one.
        let reach = builder.reach(&details.list);
        let can_contest = |it: &&Finding| it.node < reach && is_fixable(it.code);
        builder.describe(others.iter().filter(can_contest), &mut details);
        let edits = Fixes::new(doc, number, rules, findings).find(&mut details.list, listed.len());
        details.list.truncate(listed.len());
        builder.place(&edits, &mut details);
        details
    }

    /// Returns the details that safe fixes of the wanted codes correct in one round, and their edits in
    /// bytes.
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
        let edits =
            Fixes::new(doc, number, rules, findings).find(&mut details.list, findings.len());
        let (list, edits) = fix::safe(&details.list, &edits, wanted);
        details.list = list;
        builder.place(&edits, &mut details);
        (details, edits)
    }

    /// Appends UTF-8. Returns its length in UTF-16 units, because JavaScript slices the text.
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

/// Makes details from findings: chooses their sentences, then finds paths and places.
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
        self.shape.is_query()
    }

    /// Chooses the sentence of each finding.
    fn describe<'f>(&self, findings: impl IntoIterator<Item = &'f Finding>, details: &mut Details) {
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

    /// The end of the objects in which a finding can be corrected: what is behind them contests no fix.
    fn reach(&self, details: &[Detail]) -> NodeId {
        let mut fixable = details.iter().filter(|detail| has_plan(detail));
        if self.is_query() {
            return fixable.next().map_or(0, |_| NodeId::MAX);
        }
        let mut trail = Trail::new(self.doc);
        let object = |detail: &Detail| Some(trail.to(detail.finding.node).1.last()?.container);
        let ends = fixable
            .filter_map(object)
            .map(|object| self.doc.node(object).next());
        ends.max().unwrap_or(0)
    }

    /// Appends the decoded name or string of a finding.
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
