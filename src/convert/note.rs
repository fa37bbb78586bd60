//! Notes: the changes, losses and gaps of a conversion, as numbers. [`super::detail`] makes lists from them.

use crate::report::reason::{Reason, Topic};
use crate::text::{NodeId, Span};

/// One change, loss or gap.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Note {
    pub(crate) reason: Reason,
    /// The number of the step that it comes from.
    pub(crate) step: usize,
    /// The position of the member that it is about in the pass.
    pub(crate) slot: Option<usize>,
    /// The position of another member that it names, if not the one with the same value.
    pub(crate) other: Option<usize>,
    /// The key or element in the input; for a missing or restored member its object.
    pub(crate) node: NodeId,
    /// Of a change or a gap: the member in the output, or the object that gets or lacks it. Of an orphan: the
    /// positions of entry and item.
    pub(crate) to: Span,
}

/// Limits which notes are listed. By default all are.
///
/// With a limit, no changes are listed, and losses and gaps only up to it; the rest are counted. That is
/// for callers that need only a summary.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Quota {
    /// The most losses that are listed, and the most gaps.
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
            slot: None,
            other: None,
            node,
            to: Span::default(),
        }
    }
}
