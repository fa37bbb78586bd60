use super::*;

#[test]
fn the_distance_is_that_of_strsim() {
    let known = ["lending_method", "id", "values", "countries_of_publication"];
    let mut state = 1u64;
    let mut random = |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % below
    };
    for round in 0..20_000 {
        let known = known[round % known.len()];
        let mut name = alloc::vec::Vec::from(known.as_bytes());
        for _ in 0..random(4) {
            let at = random(name.len().max(1));
            match random(4) {
                0 => name.insert(at.min(name.len()), b'a' + random(26) as u8),
                1 if name.len() > 1 => drop(name.remove(at)),
                2 if at + 1 < name.len() => name.swap(at, at + 1),
                _ if at < name.len() => name[at] = b'a' + random(26) as u8,
                _ => {}
            }
        }
        let text = core::str::from_utf8(&name).unwrap();
        let expected = strsim::osa_distance(text, known);
        assert_eq!(
            alignment(&name, known.as_bytes()),
            expected,
            "{text} {known}"
        );
    }
}
