//! Sorting, once for the whole crate. The standard library's sorts are laid out anew for every type
//! and comparison, 3 to 16 KB a time in WebAssembly; this one takes half a kilobyte, stays within
//! O(n log n) for any input, and the little that needs sorting is small.

use core::cmp::Ordering;

/// The numbers below `count`, in the order of what they stand for; equals keep their order.
pub(crate) fn sorted(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<u32> {
    let mut order: Vec<u32> = (0..count as u32).collect();
    // Places mostly come in their order.
    if (1..count).all(|n| compare(n - 1, n).is_le()) {
        return order;
    }
    let mut merged = order.clone();
    let mut width = 1;
    while width < count {
        for start in (0..count).step_by(2 * width) {
            let middle = count.min(start + width);
            let end = count.min(middle + width);
            merge(
                &order[start..middle],
                &order[middle..end],
                &mut merged[start..end],
                compare,
            );
        }
        core::mem::swap(&mut order, &mut merged);
        width *= 2;
    }
    order
}

fn merge<'a>(
    mut left: &'a [u32],
    mut right: &'a [u32],
    merged: &mut [u32],
    compare: &dyn Fn(usize, usize) -> Ordering,
) {
    for place in merged {
        let from = match (left.first(), right.first()) {
            (Some(&a), Some(&b)) if compare(a as usize, b as usize).is_gt() => &mut right,
            (None, _) => &mut right,
            _ => &mut left,
        };
        if let Some((&first, rest)) = from.split_first() {
            *place = first;
            *from = rest;
        }
    }
}

/// Sorts things by their places; equals keep their order.
pub(crate) fn sort_by_place<T>(things: &mut Vec<T>, place: impl Fn(&T) -> (u32, u32)) {
    let order = sorted(things.len(), &|a, b| {
        place(&things[a]).cmp(&place(&things[b]))
    });
    let mut taken: Vec<Option<T>> = things.drain(..).map(Some).collect();
    things.extend(order.iter().filter_map(|&n| taken[n as usize].take()));
}

// proptest does not compile for WebAssembly.
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_is_the_standard_librarys_stable_sort(keys in prop::collection::vec(0..50u8, 0..300)) {
            let order = sorted(keys.len(), &|a, b| keys[a].cmp(&keys[b]));
            let mut expected: Vec<u32> = (0..keys.len() as u32).collect();
            expected.sort_by_key(|&n| keys[n as usize]);
            prop_assert_eq!(order, expected);
        }
    }

    #[test]
    fn things_move_with_their_places() {
        let mut things = vec![(3, 'c'), (1, 'a'), (3, 'd'), (2, 'b')];
        sort_by_place(&mut things, |&(place, _)| (place, 0));
        assert_eq!(
            things.iter().map(|&(_, name)| name).collect::<String>(),
            "abcd"
        );
    }
}
