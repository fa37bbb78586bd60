use super::*;
use crate::check::made_up_tests::random::Random;

#[test]
fn equal_numbers_keep_their_order() {
    let mut random = Random::new(1);
    for length in 0..200 {
        let mut list: Vec<Keyed> = (0..length).map(|n| (random.below(16) as u64, n)).collect();
        let mut expected = list.clone();
        expected.sort_by_key(|entry| entry.0);
        sort(&mut list, &mut Vec::new());
        assert_eq!(list, expected);
    }
}
