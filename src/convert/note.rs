//! What is worth telling of a conversion, by place; pointers come later (see [`super::report`]).

use crate::json::span::Span;
use std::borrow::Cow;

/// One thing to tell. Its places are in the text that the step began with.
#[derive(Clone, Debug)]
pub(super) struct Note {
    pub(super) what: What,
    /// The member or place it is about; for a gap or what came back, the object around it.
    pub(super) from: Span,
    /// The member that it became.
    pub(super) to: Span,
    /// The member that is missing or came back.
    pub(super) name: Option<&'static str>,
    pub(super) section: &'static str,
    pub(super) reason: Cow<'static, str>,
}

/// What kind of thing it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    /// A member became another.
    Became,
    /// A member came from the complement or from `fill`.
    CameBack,
    /// Something was not carried over.
    Loss,
    /// What a complement holds finds no match.
    Orphan,
    /// Something is missing.
    Gap,
}

impl What {
    /// Whether it is about a place in the input.
    pub(super) fn is_in_input(self) -> bool {
        self != What::Gap
    }

    /// Whether it is about a place in the output.
    pub(super) fn is_in_output(self) -> bool {
        !matches!(self, What::Loss | What::Orphan)
    }
}

impl Note {
    pub(super) fn new(section: &'static str) -> Note {
        Note {
            what: What::Loss,
            from: Span::default(),
            to: Span::default(),
            name: None,
            section,
            reason: Cow::Borrowed(""),
        }
    }
}
