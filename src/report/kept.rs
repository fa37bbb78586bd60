//! What a list of limited length keeps.

use super::code::Severity;
use super::finding::Finding;
use alloc::vec::Vec;

/// How urgently a list keeps a finding.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Rank {
    /// It says why the rest was not read.
    Fault,
    Error,
    Other,
}

impl Rank {
    pub(crate) fn of(finding: &Finding) -> Rank {
        match finding.severity {
            _ if finding.code.is_fatal() => Rank::Fault,
            Severity::Error => Rank::Error,
            _ => Rank::Other,
        }
    }
}

/// Marks the findings that a list keeps: first a fault, then errors, then the others, each in the order of the text. `fits`
/// says whether there is room for the next one, given its position.
pub(crate) fn kept(ranks: &[Rank], fits: &mut dyn FnMut(usize) -> bool) -> Vec<bool> {
    let mut kept = alloc::vec![false; ranks.len()];
    for wanted in [Rank::Fault, Rank::Error, Rank::Other] {
        for (place, (mark, rank)) in kept.iter_mut().zip(ranks).enumerate() {
            if *rank == wanted {
                *mark = fits(place);
            }
        }
    }
    kept
}

/// Marks as many findings as a list may have.
pub(crate) fn kept_of(ranks: &[Rank], mut most: u32) -> Vec<bool> {
    kept(ranks, &mut |_| {
        let has_room = most > 0;
        most = most.saturating_sub(1);
        has_room
    })
}

/// Drops the items that are not marked. Takes one mark for each.
pub(crate) fn keep<T>(items: &mut Vec<T>, marks: &mut core::slice::Iter<'_, bool>) {
    items.retain(|_| marks.next().copied().unwrap_or_default());
}
