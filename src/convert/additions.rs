//! The rule for fields that a version added: up, missing required ones are gaps; down, they are lost.

use super::rule::{Act, Holds, Taken, Way};
use crate::report::reason::Reason;

pub(super) fn act(way: Way, _: usize, _: &[Holds]) -> Act {
    match way {
        Way::Up => Act::Stay,
        Way::Down => Act::Take,
    }
}

pub(super) fn keeper(_: Way, field: usize) -> usize {
    field
}

pub(super) fn loss(_: Way, _: usize, _: Taken) -> Reason {
    Reason::Later
}
