//! What is worth reporting of a conversion, as numbers; lists and words come later (see
//! [`super::render`]).

use crate::contract::pack::{FieldId, NONE};
use crate::report::reason::{Reason, Topic};
use crate::text::{NodeId, Span};

/// One thing to report.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Note {
    pub(crate) reason: Reason,
    /// Which step of the chain it comes from.
    pub(crate) step: u8,
    /// The field that is missing or that gave way, or [`NONE`].
    pub(crate) field: FieldId,
    /// Where in the input: a key, an element, or the object around what is missing or came back.
    pub(crate) node: NodeId,
    /// The member in the output, of a change; for an orphan the positions of entry and item.
    pub(crate) to: Span,
}

/// How many notes are listed. The default lists every one.
///
/// With a limit no changes are listed, and losses and gaps only up to it; the others are counted. That is
/// for whoever hands the output on and reads no more than a summary.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Quota {
    /// How many losses are listed at most, and how many gaps.
    pub(super) most: Option<u32>,
    pub(super) found: [u32; Topic::LISTS.len()],
}

impl Quota {
    pub(super) fn new(most: Option<u32>) -> Quota {
        Quota {
            most,
            ..Quota::default()
        }
    }

    /// Counts a note. Returns whether it is listed.
    pub(super) fn admits(&mut self, topic: Topic) -> bool {
        let Some(most) = self.most else { return true };
        let found = &mut self.found[topic as usize];
        *found += 1;
        topic != Topic::Change && *found <= most
    }
}

impl Note {
    pub(super) fn new(reason: Reason, node: NodeId) -> Note {
        Note {
            reason,
            step: 0,
            field: NONE,
            node,
            to: Span::default(),
        }
    }
}
