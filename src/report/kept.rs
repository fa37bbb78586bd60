//! What a list of limited length keeps.

use super::code::Severity;
use super::finding::Finding;
use super::listed::DetailList;
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

/// The most bytes of the document's own names in all pointers of a list. The first finding is listed in any case.
const MOST_POINTER_TEXT: usize = 1 << 20;

/// The room that is left for pointers.
pub(crate) struct PointerRoom {
    spare: usize,
    is_first: bool,
}

impl PointerRoom {
    pub(crate) fn new() -> PointerRoom {
        PointerRoom {
            spare: MOST_POINTER_TEXT,
            is_first: true,
        }
    }

    /// Drops details of lists whose pointers are too long together.
    pub(crate) fn keep_fitting(&mut self, lists: &mut [DetailList]) {
        let count = lists.iter().map(|list| list.details.len()).sum::<usize>();
        let longest = lists.iter().map(DetailList::longest).max().unwrap_or(0);
        if count.saturating_mul(longest) <= self.spare {
            return;
        }
        let lengths: Vec<usize> = lists.iter().flat_map(DetailList::lengths).collect();
        let details = lists.iter().flat_map(|list| &list.details);
        let ranks: Vec<Rank> = details.map(|detail| Rank::of(&detail.finding)).collect();
        let marks = kept(&ranks, &mut |place| {
            let length = lengths.get(place).copied().unwrap_or_default();
            let fits = core::mem::take(&mut self.is_first) || length <= self.spare;
            if fits {
                self.spare = self.spare.saturating_sub(length);
            }
            fits
        });
        let mut marks = marks.iter();
        for list in lists {
            keep(&mut list.details, &mut marks);
        }
    }
}
