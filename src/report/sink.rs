//! Where a report is written: natively to a [`ReportBuilder`](super::builder::ReportBuilder), and for
//! JavaScript to a reply in numbers.

use super::detail::Detail;
use super::path_step::PathStep;
use super::sentence::{Found, Sentence};
use crate::contract::model::VersionId;
use crate::text::envelope::Entries;
use crate::text::place::{Place, Unit};
use crate::text::{Doc, Padded};
use alloc::vec::Vec;

/// Receives a report: its head, its problems in their order, and then whether it is valid.
pub(crate) trait ReportSink {
    /// Begins a report by the rules of a version.
    fn begin(&mut self, version: VersionId, assumption: Option<Assumption>);

    /// Adds a problem.
    fn problem(&mut self, problem: &Described);

    /// Converts the places of the problems since the last call, which are in this text, into a unit. The text begins
    /// at `from`.
    fn place(&mut self, text: Padded, unit: Unit, from: Place);

    /// Ends the report.
    fn end(&mut self, outline: Outline);
}

/// A problem as it is written. Its places are those of the detail.
pub(crate) struct Described<'d> {
    pub(crate) detail: &'d Detail,
    pub(crate) found: FoundAs<'d>,
    /// How many steps of the path are those of the problem before it.
    pub(crate) shared: usize,
    /// The other steps of its path.
    pub(crate) steps: &'d [PathStep],
    /// Whether it has places in the text.
    pub(crate) has_span: bool,
}

/// What was found in the text: the `found` of a problem.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FoundAs<'t> {
    Nothing,
    Kind(Found),
    /// A punctuation character.
    Character(u8),
    /// Source text.
    Source(&'t [u8]),
}

/// How many characters of found source text are shown.
const SHOWN: usize = 40;

impl FoundAs<'_> {
    /// The first characters of source text, with an ellipsis if it has more.
    pub(crate) fn shown(source: &[u8]) -> Vec<u8> {
        let mut characters = 0;
        for (end, byte) in source.iter().enumerate() {
            characters += usize::from(byte & 0xC0 != 0x80);
            if characters > SHOWN {
                return [&source[..end], "…".as_bytes()].concat();
            }
        }
        source.to_vec()
    }
}

/// What was assumed about where the entries of a list are, which the interface does not show.
pub(crate) struct Assumption {
    pub(crate) sentence: Sentence,
    /// The name that it mentions, or nothing.
    pub(crate) name: Vec<u8>,
}

impl Assumption {
    pub(crate) fn of(doc: Doc, entries: Entries) -> Option<Assumption> {
        let mut name = Vec::new();
        let sentence = match entries {
            Entries::Behind(key) => {
                doc.append(&doc.node(key), &mut name);
                Sentence::EntriesBehind
            }
            Entries::None => Sentence::NoEntries,
            Entries::At(_) | Entries::Missed(..) => return None,
        };
        Some(Assumption { sentence, name })
    }
}

/// What a report says as a whole.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outline {
    pub(crate) is_valid: bool,
    pub(crate) is_truncated: bool,
}

impl Outline {
    /// That of a report without problems.
    pub(crate) const CLEAN: Outline = Outline {
        is_valid: true,
        is_truncated: false,
    };
}
