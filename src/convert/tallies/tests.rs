use super::*;
use crate::text::names::tests::names_of_one_hash;

const NOTE: NoteNumbers = [9, 1, 0, 0, 0, 3, 4, 0, 0, 0, 0, 0];

#[test]
fn patterns_of_one_hash_are_counted_in_linear_time() {
    let patterns = names_of_one_hash(16);
    let start = std::time::Instant::now();
    let mut tallies = Tallies::default();
    for pattern in [&patterns[..], &patterns[..]].concat() {
        tallies.count(NOTE, |out| out.extend_from_slice(pattern.as_bytes()));
    }
    tallies.finish();
    let counted = tallies.all.iter();
    let counted: Vec<_> = counted.map(|tally| (tally.pattern.clone(), tally.count)).collect();
    let (first, further) = patterns.split_at(MOST_PATTERNS);
    let first = first.iter().map(|pattern| (pattern.clone().into_bytes(), 2));
    let mut expected: Vec<_> = first.collect();
    expected.push((OTHERS.into(), 2 * further.len() as u32));
    assert!(counted == expected);
    // Quadratic time would be minutes. The limit is generous, for busy machines.
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}
