//! What a list of limited length keeps.

use super::code::Severity;
use super::finding::Finding;
use alloc::vec::Vec;

/// Marks the findings that a list keeps: first a fault, then errors, then the others, each in the order of the text. `fits`
/// says whether there is room for the next one, given its position.
pub(crate) fn kept<'f>(
    findings: impl Iterator<Item = &'f Finding> + Clone,
    mut fits: impl FnMut(usize) -> bool,
) -> Vec<bool> {
    let mut kept: Vec<bool> = findings.clone().map(|_| false).collect();
    for rank in [Rank::Fault, Rank::Error, Rank::Other] {
        for ((place, mark), finding) in kept.iter_mut().enumerate().zip(findings.clone()) {
            if Rank::of(finding) == rank {
                *mark = fits(place);
            }
        }
    }
    kept
}

/// Has room for so many findings.
pub(crate) fn at_most(mut most: u32) -> impl FnMut(usize) -> bool {
    move |_| {
        let has_room = most > 0;
        most = most.saturating_sub(1);
        has_room
    }
}

/// Drops the items that are not marked. Takes one mark for each.
pub(crate) fn keep<T>(items: &mut Vec<T>, marks: &mut impl Iterator<Item = bool>) {
    items.retain(|_| marks.next().unwrap_or_default());
}

#[derive(Clone, Copy, PartialEq)]
enum Rank {
    /// It says why the rest was not read.
    Fault,
    Error,
    Other,
}

impl Rank {
    fn of(finding: &Finding) -> Rank {
        match finding.severity {
            _ if finding.code.is_fatal() => Rank::Fault,
            Severity::Error => Rank::Error,
            _ => Rank::Other,
        }
    }
}
