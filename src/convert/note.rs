//! What is worth reporting of a conversion, as numbers; lists and words come later (see
//! [`super::render`]).

use crate::contract::pack::{FieldId, NONE};
use crate::report::reason::Reason;
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
