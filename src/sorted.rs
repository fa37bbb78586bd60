//! Sorting, once for the whole crate: by a comparison behind a pointer, so that the code of a sort
//! stands in the module a single time.

use core::cmp::Ordering;

/// The numbers below `count`, in the order of what they stand for; equals keep their order.
pub(crate) fn sorted(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<u32> {
    let mut order: Vec<u32> = (0..count as u32).collect();
    order.sort_unstable_by(|a, b| compare(*a as usize, *b as usize).then(a.cmp(b)));
    order
}
