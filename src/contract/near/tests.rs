use super::*;
use crate::check::made_up_tests::random::Random;
use alloc::vec::Vec;

#[test]
fn the_distance_is_that_of_strsim() {
    let known = ["lending_method", "id", "values", "countries_of_publication"];
    let mut random = Random::new(1);
    for round in 0..20_000 {
        let known = known[round % known.len()];
        let mut name = Vec::from(known);
        for _ in 0..random.below(4) {
            let at = random.below(name.len().max(1));
            let letter = b'a' + random.below(26) as u8;
            match random.below(4) {
                0 => name.insert(at.min(name.len()), letter),
                1 if name.len() > 1 => drop(name.remove(at)),
                2 if at + 1 < name.len() => name.swap(at, at + 1),
                _ if at < name.len() => name[at] = letter,
                _ => {}
            }
        }
        let text = core::str::from_utf8(&name).unwrap();
        let expected = strsim::osa_distance(text, known);
        let found = alignment(&name, known.as_bytes());
        assert_eq!(found, expected, "{text} {known}");
    }
}
