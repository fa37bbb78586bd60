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
