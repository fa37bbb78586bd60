//! One small stable merge sort for all lists. Each instance of the standard library's sorts costs 3 to
//! 16 KB of `.wasm`.

use alloc::vec::Vec;

/// A number to sort by, and the number of the entry that it belongs to.
pub(crate) type Keyed = (u64, u32);

/// Sorts by the first number, stably. `spare` is a reusable buffer. Returns whether anything moved.
pub(crate) fn sort(list: &mut [Keyed], spare: &mut Vec<Keyed>) -> bool {
    sort_by(list, spare, &|_, _| false)
}

/// The same, and of entries with one number `is_behind` says whether the first belongs behind the second.
pub(crate) fn sort_by(list: &mut [Keyed], spare: &mut Vec<Keyed>, is_behind: &dyn Fn(u32, u32) -> bool) -> bool {
    let is_behind = |a: &Keyed, b: &Keyed| a.0 > b.0 || (a.0 == b.0 && is_behind(a.1, b.1));
    let is_sorted = |list: &[Keyed]| list.is_sorted_by(|a, b| !is_behind(a, b));
    if is_sorted(list) {
        return false;
    }
    spare.clear();
    spare.extend_from_slice(list);
    let (mut from, mut to) = (list, spare.as_mut_slice());
    let mut is_in_spare = false;
    loop {
        merge_runs(from, to, is_behind);
        core::mem::swap(&mut from, &mut to);
        is_in_spare = !is_in_spare;
        if is_sorted(from) {
            break;
        }
    }
    if is_in_spare {
        to.iter_mut().zip(&*from).for_each(|(to, from)| *to = *from);
    }
    true
}

/// Merges neighbouring runs that are sorted already, two by two: few lists are in no order at all.
fn merge_runs(mut from: &[Keyed], to: &mut [Keyed], is_behind: impl Fn(&Keyed, &Keyed) -> bool + Copy) {
    let mut to = to.iter_mut();
    while !from.is_empty() {
        let (mut left, rest) = split_run(from, is_behind);
        let (mut right, rest) = split_run(rest, is_behind);
        from = rest;
        while let Some(source) = lesser(&mut left, &mut right, is_behind) {
            if let (Some((&entry, rest)), Some(place)) = (source.split_first(), to.next()) {
                *place = entry;
                *source = rest;
            }
        }
    }
}

/// Splits a list behind its first sorted run.
fn split_run(list: &[Keyed], is_behind: impl Fn(&Keyed, &Keyed) -> bool) -> (&[Keyed], &[Keyed]) {
    let falls = |(before, after): (&Keyed, &Keyed)| is_behind(before, after);
    let end = list.iter().zip(list.iter().skip(1)).position(falls);
    end.and_then(|end| list.split_at_checked(end + 1))
        .unwrap_or((list, &[]))
}

/// The run that begins with the lesser entry; the left one if they are equal.
fn lesser<'a, 'b>(
    left: &'a mut &'b [Keyed],
    right: &'a mut &'b [Keyed],
    is_behind: impl Fn(&Keyed, &Keyed) -> bool,
) -> Option<&'a mut &'b [Keyed]> {
    match (left.first(), right.first()) {
        (None, None) => None,
        (Some(a), Some(b)) if is_behind(a, b) => Some(right),
        (None, Some(_)) => Some(right),
        _ => Some(left),
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn equal_numbers_keep_their_order() {
        let mut state = 1u64;
        for length in 0..200u32 {
            let mut list: Vec<Keyed> = (0..length)
                .map(|n| {
                    state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
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
