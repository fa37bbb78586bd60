//! One small stable merge sort for all lists. Each instance of the standard library's sorts costs 3 to
//! 16 KB of `.wasm`.

use alloc::vec::Vec;

/// A number to sort by, and the number of the entry that it belongs to.
pub(crate) type Keyed = (u64, u32);

/// Sorts by the first number, stably. `spare` is a reusable buffer. Returns whether anything moved.
pub(crate) fn sort(list: &mut [Keyed], spare: &mut Vec<Keyed>) -> bool {
    if list.is_sorted_by_key(|entry| entry.0) {
        return false;
    }
    spare.clear();
    spare.extend_from_slice(list);
    // Merges runs of one, two, four … entries, from one buffer into the other.
    let (mut from, mut to) = (list, spare.as_mut_slice());
    let mut width = 1;
    let mut is_in_spare = false;
    while width < from.len() {
        merge_runs(from, to, width);
        core::mem::swap(&mut from, &mut to);
        is_in_spare = !is_in_spare;
        width *= 2;
    }
    if is_in_spare {
        to.iter_mut().zip(&*from).for_each(|(to, from)| *to = *from);
    }
    true
}

/// Merges neighbouring sorted runs, two by two.
fn merge_runs(mut from: &[Keyed], to: &mut [Keyed], width: usize) {
    let mut to = to.iter_mut();
    while !from.is_empty() {
        let (mut left, rest) = from.split_at_checked(width).unwrap_or((from, &[]));
        let (mut right, rest) = rest.split_at_checked(width).unwrap_or((rest, &[]));
        from = rest;
        while let Some(source) = lesser(&mut left, &mut right) {
            if let (Some((&entry, rest)), Some(place)) = (source.split_first(), to.next()) {
                *place = entry;
                *source = rest;
            }
        }
    }
}

/// The run that begins with the lesser number; the left one if they are equal.
fn lesser<'a, 'b>(
    left: &'a mut &'b [Keyed],
    right: &'a mut &'b [Keyed],
) -> Option<&'a mut &'b [Keyed]> {
    match (left.first(), right.first()) {
        (None, None) => None,
        (Some(a), Some(b)) if a.0 > b.0 => Some(right),
        (None, Some(_)) => Some(right),
        _ => Some(left),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_numbers_keep_their_order() {
        let mut state = 1u64;
        for length in 0..200u32 {
            let mut list: Vec<Keyed> = (0..length)
                .map(|n| {
                    state = state
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1);
                    (state >> 60, n)
                })
                .collect();
            let mut expected = list.clone();
            expected.sort_by_key(|entry| entry.0);
            sort(&mut list, &mut Vec::new());
            assert_eq!(list, expected);
        }
    }
}
