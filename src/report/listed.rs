//! Lists findings, notes and evidence, each with its path and its places. Natively they become public results; for the
//! package they are written in numbers.

use super::detail::{CallPlace, Describer, Detail};
use super::found::{Assumption, FoundAs};
use super::kept::rank;
use super::path_step::PathStep;
use super::rules::Rules;
use crate::contract::catalogue::Catalogue;
use crate::contract::word::Word;
use crate::text::place::{TextSpan, text_spans};
use crate::text::pointer::Path;
use crate::text::trail::{Trail, TrailStep};
use crate::text::{Doc, NodeId};
use alloc::vec::Vec;

/// Where the path of an entry leads.
pub(crate) enum Pointee {
    Node(NodeId),
    /// To a member that an object does not have.
    Missing(NodeId, &'static Word),
    /// To what is not in the document.
    Steps(Vec<PathStep>),
}

/// The path and the places of an entry.
pub(crate) struct Listed<'l> {
    /// How many steps of the path are those of the entry before it.
    pub(crate) shared: usize,
    /// The other steps.
    pub(crate) steps: &'l [PathStep],
    /// The place in the text, and that in the output of a conversion.
    pub(crate) spans: [Option<TextSpan>; 2],
}

impl Listed<'_> {
    /// Returns the path, given that of the entry before it.
    pub(crate) fn path(&self, last: &mut Path) -> Path {
        last.0.truncate(self.shared);
        last.0.extend(self.steps.iter().map(PathStep::segment));
        last.clone()
    }
}

/// Finds one path after the other.
pub(crate) struct Lister<'t> {
    catalogue: &'static Catalogue,
    doc: Doc<'t>,
    /// The first step of every path in a part of a call.
    prefix: Option<&'static Word>,
    trail: Trail<'t>,
    /// How many steps of the trail are also those of the last path.
    known: usize,
    /// The steps of the last path that the one before it does not have.
    steps: Vec<PathStep>,
}

impl<'t> Lister<'t> {
    pub(crate) fn new(catalogue: &'static Catalogue, doc: Doc<'t>, prefix: Option<&'static Word>) -> Lister<'t> {
        Lister {
            catalogue,
            doc,
            prefix,
            trail: Trail::new(doc),
            known: 0,
            steps: Vec::new(),
        }
    }

    /// Returns the way to a node. The next path may be another one.
    pub(crate) fn way_to(&mut self, node: NodeId) -> &[TrailStep] {
        let (shared, way) = self.trail.to(node);
        self.known = self.known.min(shared);
        way
    }

    /// Lists an entry.
    pub(crate) fn list(&mut self, at: Pointee, spans: [Option<TextSpan>; 2]) -> Listed<'_> {
        let (node, own) = match at {
            Pointee::Node(node) => (Some(node), Vec::new()),
            Pointee::Missing(object, name) => (Some(object), Vec::from([PathStep::Word(name)])),
            Pointee::Steps(steps) => (None, steps),
        };
        let way = node.map_or(0, |node| self.way_to(node).len());
        let shared = self.known.min(way);
        self.known = way;
        self.steps.clear();
        if shared == 0 {
            self.steps.extend(self.prefix.map(PathStep::Word));
        }
        let others = self.trail.steps().get(shared..way).unwrap_or_default().iter();
        self.steps
            .extend(others.map(|step| PathStep::of(self.catalogue, self.doc, step)));
        self.steps.extend(own);
        Listed {
            shared: match shared {
                0 => 0,
                _ => shared + usize::from(self.prefix.is_some()),
            },
            steps: &self.steps,
            spans,
        }
    }
}

/// Up to this depth, known names and positions do not count as text of a pointer, because they are short.
const FREE_STEPS: usize = 64;

/// The bytes that each counts for beyond that depth.
const KNOWN_LENGTH: usize = 12;

/// How long a step makes a pointer, given how many steps are before it.
fn length_of(step: &PathStep, before: usize) -> usize {
    match step {
        PathStep::Name(name) => {
            let escaped = name.iter().filter(|byte| matches!(byte, b'~' | b'/'));
            name.len() + escaped.count() + 1
        }
        _ if before < FREE_STEPS => 0,
        _ => KNOWN_LENGTH,
    }
}

/// What a check found, as a report lists it.
pub(crate) struct Findings<'t> {
    pub(crate) rules: &'t Rules<'t>,
    pub(crate) assumption: Option<Assumption>,
    pub(crate) is_valid: bool,
    pub(crate) is_truncated: bool,
    /// One list for a document, and one for each part of a call. None if nothing was found.
    pub(crate) lists: Vec<DetailList<'t>>,
}

impl Findings<'_> {
    /// Whether they say nothing but that the document is valid.
    #[cfg(all(feature = "npm", target_arch = "wasm32"))]
    pub(crate) fn is_clean(&self) -> bool {
        self.is_valid && !self.is_truncated && self.lists.is_empty() && self.assumption.is_none()
    }
}

/// Findings in one text.
pub(crate) struct DetailList<'t> {
    pub(crate) describer: Describer<'t>,
    pub(crate) details: Vec<Detail>,
}

impl DetailList<'_> {
    /// Calls a function with each detail: with its path and place, what was found there, and the place of its fix.
    pub(crate) fn each(&self, mut take: impl FnMut(&Detail, Listed, FoundAs, Option<TextSpan>)) {
        let of = &self.describer;
        let mut spans = Vec::new();
        for detail in self.details.iter().filter(|detail| of.has_place(detail)) {
            spans.push(detail.finding.span);
            spans.extend(detail.fix.map(|fix| fix.span));
        }
        let mut spans = text_spans(of.doc.padded(), of.rules.unit, of.from, spans.into_iter());
        let mut lister = self.lister();
        for detail in &self.details {
            let has_place = of.has_place(detail);
            let span = has_place.then(|| spans.next()).flatten();
            let edit = detail.fix.filter(|_| has_place).and_then(|_| spans.next());
            let listed = lister.list(of.at(&detail.finding), [span, None]);
            take(detail, listed, of.found(&detail.finding), edit);
        }
    }

    /// The rank of each detail, and the length of its pointer, as far as names of the document make it long.
    pub(super) fn pointers(&self) -> impl Iterator<Item = (u8, usize)> {
        let mut lister = self.lister();
        // For each step of the last path, how long the pointer is up to it.
        let mut lengths: Vec<usize> = Vec::new();
        self.details.iter().map(move |Detail { finding, .. }| {
            let listed = lister.list(self.describer.at(finding), [None; 2]);
            lengths.truncate(listed.shared);
            for step in listed.steps {
                let before = lengths.last().copied().unwrap_or(0);
                lengths.push(before + length_of(step, lengths.len()));
            }
            (rank(finding), lengths.last().copied().unwrap_or(0))
        })
    }

    /// No pointer is longer. A name can take twice its length, and each level a byte of the text.
    pub(crate) fn longest(&self) -> usize {
        let of = &self.describer;
        let names = of.notes.iter().map(|note| match note.place {
            CallPlace::Header(name) => 2 * name.len() + 1,
            CallPlace::Call | CallPlace::Body => 0,
        });
        let known = if of.rules.limits.depth as usize > FREE_STEPS {
            KNOWN_LENGTH
        } else {
            0
        };
        names.sum::<usize>().max(of.doc.text().len().saturating_mul(2 + known))
    }

    fn lister(&self) -> Lister<'_> {
        let Describer { doc, rules, part, .. } = &self.describer;
        Lister::new(rules.catalogue, *doc, *part)
    }
}
