//! One small stable merge sort for all lists, compiled once. Each instance of the standard library's sorts costs 3 to
//! 16 KB of `.wasm`.

use alloc::vec::Vec;

/// A number to sort by, and the number of the entry that it belongs to.
pub(crate) type Keyed = (u64, u32);

/// The order of two entries with equal numbers: whether the first belongs behind the second.
pub(crate) type Ties<'t> = &'t dyn Fn(u32, u32) -> bool;

/// Sorts by the first number, stably. `spare` is a reusable buffer. Returns whether anything moved.
pub(crate) fn sort(list: &mut [Keyed], spare: &mut Vec<Keyed>) -> bool {
    sort_with(list, spare, &|_, _| false)
}

/// Sorts by the first number, and entries of equal numbers by another order.
pub(crate) fn sort_with(list: &mut [Keyed], spare: &mut Vec<Keyed>, ties: Ties) -> bool {
    let is_sorted = |list: &[Keyed]| list.is_sorted_by(|a, b| !is_behind(a, b, ties));
    if is_sorted(list) {
        return false;
    }
    spare.clear();
    spare.extend_from_slice(list);
    let (mut from, mut to) = (list, spare.as_mut_slice());
    let mut is_in_spare = false;
    loop {
        merge_runs(from, to, ties);
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

fn is_behind(a: &Keyed, b: &Keyed, ties: Ties) -> bool {
    a.0 > b.0 || (a.0 == b.0 && ties(a.1, b.1))
}

/// Merges neighbouring runs that are sorted already, two by two: few lists are in no order at all.
fn merge_runs(mut from: &[Keyed], to: &mut [Keyed], ties: Ties) {
    let mut to = to.iter_mut();
    while !from.is_empty() {
        let (mut left, rest) = split_run(from, ties);
        let (mut right, rest) = split_run(rest, ties);
        from = rest;
        while let Some(source) = lesser(&mut left, &mut right, ties) {
            if let (Some((&entry, rest)), Some(place)) = (source.split_first(), to.next()) {
                *place = entry;
                *source = rest;
            }
        }
    }
}

/// Splits a list behind its first sorted run.
fn split_run<'l>(list: &'l [Keyed], ties: Ties) -> (&'l [Keyed], &'l [Keyed]) {
    let falls = |(before, after): (&Keyed, &Keyed)| is_behind(before, after, ties);
    let end = list.iter().zip(list.iter().skip(1)).position(falls);
    end.and_then(|end| list.split_at_checked(end + 1))
        .unwrap_or((list, &[]))
}

/// The run that begins with the lesser entry; the left one if they are equal.
fn lesser<'a, 'b>(left: &'a mut &'b [Keyed], right: &'a mut &'b [Keyed], ties: Ties) -> Option<&'a mut &'b [Keyed]> {
    match (left.first(), right.first()) {
        (None, None) => None,
        (Some(a), Some(b)) if is_behind(a, b, ties) => Some(right),
        (None, Some(_)) => Some(right),
        _ => Some(left),
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
