use super::all_of;

#[test]
fn texts_are_joined_as_in_a_sentence() {
    let texts = ["a", "b", "c"].map(str::to_owned);
    let joined = (0..=3).map(|count| all_of(&texts[..count]));
    assert!(joined.eq(["", "a", "a and b", "a, b and c"]));
}
