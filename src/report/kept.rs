//! What a list of limited length keeps: first a fault, then errors, then the others, each in the order of the text.

use super::code::Severity;
use super::finding::Finding;
use super::listed::DetailList;
use alloc::vec::Vec;

/// How urgently a list keeps a finding.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Rank {
    /// It says why the rest was not read.
    Fault,
    Error,
    Other,
}

impl Rank {
    /// The most urgent first.
    const ALL: [Rank; 3] = [Rank::Fault, Rank::Error, Rank::Other];

    pub(super) fn of(finding: &Finding) -> Rank {
        match finding.severity {
            _ if finding.code.is_fatal() => Rank::Fault,
            Severity::Error => Rank::Error,
            _ => Rank::Other,
        }
    }
}

/// How many findings of each rank a list has room for.
pub(crate) struct Quota([u32; Rank::ALL.len()]);

impl Quota {
    /// That of a list which keeps `most` of these findings: first a fault, then errors, then the others.
    pub(crate) fn of<'f>(findings: impl Iterator<Item = &'f Finding>, mut most: u32) -> Quota {
        let mut counts = [0; Rank::ALL.len()];
        for finding in findings {
            counts[Rank::of(finding) as usize] += 1;
        }
        Quota(counts.map(|count| {
            let kept = most.min(count);
            most -= kept;
            kept
        }))
    }

    /// Whether the list keeps the next finding, in the order of the text.
    pub(crate) fn takes(&mut self, finding: &Finding) -> bool {
        let left = &mut self.0[Rank::of(finding) as usize];
        let has_room = *left > 0;
        *left = left.saturating_sub(1);
        has_room
    }
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
        let mut pointers = Vec::with_capacity(count);
        for list in lists.iter() {
            pointers.extend(list.pointers());
        }
        let mut fits = alloc::vec![false; count];
        for wanted in Rank::ALL {
            for (fits, (rank, length)) in fits.iter_mut().zip(&pointers) {
                if *rank == wanted {
                    *fits = self.takes(*length);
                }
            }
        }
        let mut fits = fits.into_iter();
        for list in lists {
            list.details.retain(|_| fits.next().unwrap_or_default());
        }
    }

    fn takes(&mut self, length: usize) -> bool {
        let fits = core::mem::take(&mut self.is_first) || length <= self.spare;
        if fits {
            self.spare = self.spare.saturating_sub(length);
        }
        fits
    }
}
