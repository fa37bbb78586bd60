use super::*;
use crate::check::made_up_tests::random::Random;
use crate::text::Index;
use alloc::format;
use alloc::string::String;
use std::collections::BTreeSet;

const LETTERS: core::ops::Range<u8> = b'0'..b'z';

/// 2ⁿ names that have the same hash, of n pairs of blocks that lead from one state of the hash to the same next.
pub(crate) fn names_of_one_hash(pairs: u32) -> Vec<String> {
    let mut names = vec![String::new()];
    for _ in 0..pairs {
        let state = hash_of(names[0].as_bytes());
        let pair = pair_from(state);
        let longer = |name: &String| pair.each_ref().map(|block| format!("{name}{block}"));
        names = names.iter().flat_map(longer).collect();
    }
    names
}

/// Finds by trial two words such that two further words make up for the difference of their hashes.
fn pair_from(state: u64) -> [String; 2] {
    let block = |word: [u8; 8], next: [u8; 8]| String::from_utf8([word, next].concat()).unwrap();
    let first = *b"aaaaaaaa";
    (0u32..)
        .find_map(|n| {
            let second = core::array::from_fn(|at| b'a' + (n >> (3 * at) & 7) as u8);
            let difference = mix(state, first) ^ mix(state, second);
            let [next, other] = letters_with(difference.to_le_bytes())?;
            (first != second).then(|| [block(first, next), block(second, other)])
        })
        .unwrap()
}

fn mix(state: u64, word: [u8; 8]) -> u64 {
    mixed(state, u64::from_le_bytes(word))
}

/// Two words of letters that differ by given bits.
fn letters_with(bits: [u8; 8]) -> Option<[[u8; 8]; 2]> {
    let mut words = [[0; 8]; 2];
    for (at, bits) in bits.into_iter().enumerate() {
        let is_letter = |letter: &u8| LETTERS.contains(letter) && *letter != b'\\';
        let letter = LETTERS.filter(is_letter).find(|letter| is_letter(&(letter ^ bits)))?;
        words[0][at] = letter;
        words[1][at] = letter ^ bits;
    }
    Some(words)
}

/// The keys that repeat, beside those that a set of decoded names finds.
fn both(names: &[String]) -> (BTreeSet<u32>, BTreeSet<u32>) {
    let members: Vec<String> = names.iter().map(|name| format!("\"{name}\":0")).collect();
    let text = format!("{{{}}}", members.join(","));
    let (mut index, mut buffer) = (Index::default(), Vec::new());
    let doc = index.read(Padded::copy(text.as_bytes(), &mut buffer), 0, 9);
    let keys: Vec<NodeId> = doc.keys(0).collect();
    let mut names = RepeatedNames::default();
    names.find(doc, &keys);
    let found: BTreeSet<u32> = names.repeated().iter().copied().collect();
    assert_eq!(found.len(), names.repeated().len());
    let mut seen = BTreeSet::new();
    let repeats = |key: &u32| !seen.insert(doc.decoded(&doc.node(*key)));
    (found, keys.iter().copied().filter(repeats).collect())
}

#[test]
fn equal_identifiers_have_one_class_however_they_are_written() {
    let sources: [&[u8]; 7] = [b"1", b"\"a\"", b"\"\\u0061\"", b"\"1\"", b"1", b"1.0", b"\"a\""];
    let mut classes = Vec::new();
    RepeatedNames::default().classes(sources.into_iter(), &mut classes);
    assert_eq!(classes, [0, 1, 1, 3, 0, 5, 1]);
}

#[test]
fn repeated_names_are_found_among_names_of_one_hash() {
    let mut names = names_of_one_hash(6);
    let hashes: BTreeSet<u64> = names.iter().map(|name| hash_of(name.as_bytes())).collect();
    assert_eq!((names.len(), hashes.len()), (64, 1));
    names.extend_from_within(20..25);
    let (found, expected) = both(&names);
    assert_eq!((found.len(), &found), (5, &expected));
}

/// Five names come again, each once as it is and once in another spelling.
fn with_repeated(mut names: Vec<String>) -> Vec<String> {
    let count = names.len();
    for place in [0, 1, count / 2, count - 2, count - 1] {
        let name = names[place].clone();
        names.push(format!("\\u{:04x}{}", name.as_bytes()[0], &name[1..]));
        names.push(name);
    }
    names
}

#[test]
fn repeated_names_are_found_among_a_million_that_are_alike() {
    let many = match std::env::var_os("QUICK_LAWS") {
        Some(_) => 50_000,
        None => 1_000_000,
    };
    let prefix = "the_same_beginning_of_every_name_".repeat(2);
    let names = |name: &dyn Fn(usize) -> String, count: usize| (0..count).map(name).collect::<Vec<String>>();
    for names in [
        names(&|n| format!("{prefix}{n:07}"), many),
        names(&|n| "x".repeat(n + 1), many.isqrt()),
        names(&|n| format!("{n}_and_the_same_ending_of_every_name"), many),
    ] {
        assert_eq!(both(&names), Default::default(), "{}", names[0]);
        let (found, expected) = both(&with_repeated(names));
        assert_eq!((found.len(), &found), (10, &expected));
    }
}

#[test]
fn repeated_names_are_found_in_lists_of_any_length() {
    let endings = ["", "a", "\\u0000", "\\u0061", "b", "\\u0000\\u0000", "é", "\\u00e9"];
    let mut random = Random::new(1);
    for round in 0..2_000 {
        let count = 2 + random.below(if round % 10 == 0 { 200 } else { 30 });
        let names: Vec<String> = (0..count)
            .map(|_| {
                let prefix = &"abcdefghijklmnopqrstuvwxyz"[..random.below(20)];
                format!("{prefix}{}{}", random.of(&endings), random.below(9))
            })
            .collect();
        let (found, expected) = both(&names);
        assert_eq!(found, expected, "{names:?}");
    }
}
