//! What a list of limited length keeps: first a fault, then errors, then the others, each in the order of the text.

use super::code::Severity;
use super::finding::Finding;
use super::listed::DetailList;
use alloc::vec::{IntoIter, Vec};

/// How urgently a list keeps a finding: 0 is a fault, which says why the rest was not read.
pub(crate) fn rank(finding: &Finding) -> u8 {
    match finding.severity {
        _ if finding.code.is_fatal() => 0,
        Severity::Error => 1,
        _ => 2,
    }
}

/// The most bytes of the document's own names in all pointers of a list. The first finding is listed in any case.
const MOST_POINTER_TEXT: usize = 1 << 20;

/// The room that is left in a list.
pub(crate) struct Room {
    spare: usize,
    /// The next entry finds room in any case.
    takes_any: bool,
}

impl Room {
    pub(crate) fn for_pointers() -> Room {
        Room {
            spare: MOST_POINTER_TEXT,
            takes_any: true,
        }
    }

    /// Whether there is room for each of these findings in a list of `most`.
    pub(crate) fn for_findings<'f>(findings: impl Iterator<Item = &'f Finding> + Clone, most: u32) -> IntoIter<bool> {
        let mut room = Room {
            spare: most as usize,
            takes_any: false,
        };
        room.admit(findings.map(|finding| (rank(finding), 1)))
    }

    /// Drops details of lists whose pointers are too long together.
    pub(crate) fn keep_fitting(&mut self, lists: &mut [DetailList]) {
        let count = lists.iter().map(|list| list.details.len()).sum::<usize>();
        let longest = lists.iter().map(DetailList::longest).max().unwrap_or(0);
        if count.saturating_mul(longest) <= self.spare {
            return;
        }
        let pointers: Vec<(u8, usize)> = lists.iter().flat_map(DetailList::pointers).collect();
        let mut fits = self.admit(pointers.iter().copied());
        for list in lists {
            list.details.retain(|_| fits.next().unwrap_or_default());
        }
    }

    /// Whether there is room for each entry, of which there are rank and size.
    fn admit(&mut self, entries: impl Iterator<Item = (u8, usize)> + Clone) -> IntoIter<bool> {
        let mut fits = alloc::vec![false; entries.clone().count()];
        for wanted in 0..=2 {
            for (fits, (rank, size)) in fits.iter_mut().zip(entries.clone()) {
                if rank == wanted {
                    *fits = core::mem::take(&mut self.takes_any) || size <= self.spare;
                    self.spare = self.spare.saturating_sub(if *fits { size } else { 0 });
                }
            }
        }
        fits.into_iter()
    }
}
