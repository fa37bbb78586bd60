//! The nearest known word to one that is not known.

use crate::Version;
use crate::contract::model::{Field, Object, Standing};
use crate::json::keys::Unescaped;
use crate::json::reader::Text;

/// The member of an object that an unknown name was probably meant to be. Only names that the
/// version has are suggested.
pub(crate) fn near_field(
    object: &'static Object,
    key: Text,
    text: &[u8],
    version: Version,
) -> Option<&'static Field> {
    // No slip makes a name this long; a megabyte of it need not be decoded to know that.
    if key.span.end - key.span.start > 6 * LONGEST {
        return None;
    }
    match key.escaped {
        true => near_name(object, &key.decoded(text), version),
        false => near_name(object, core::str::from_utf8(key.raw(text)).ok()?, version),
    }
}

const LONGEST: u32 = 64;

/// The member that a later version brought under exactly that name.
pub(crate) fn later_field(
    object: &'static Object,
    key: Text,
    text: &[u8],
    version: Version,
) -> Option<&'static Field> {
    object.fields.iter().find(|field| {
        matches!(field.standing(version), Standing::NotYet)
            && Unescaped::new(key.raw(text)).eq(field.name.bytes())
    })
}

/// The same, of a name that has been decoded.
pub(crate) fn near_name(
    object: &'static Object,
    name: &str,
    version: Version,
) -> Option<&'static Field> {
    let shown = object
        .fields
        .iter()
        .filter(|field| matches!(field.standing(version), Standing::Current));
    nearest(name, shown, |field| field.name)
}

/// The candidate nearest to a word, where one is near enough to be meant.
pub(crate) fn nearest<T>(
    word: &str,
    candidates: impl Iterator<Item = T>,
    name: impl Fn(&T) -> &str,
) -> Option<T> {
    candidates
        .filter_map(|candidate| {
            let distance = distance(word, name(&candidate))?;
            Some((distance, candidate))
        })
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// How far a word is from a known one; `None` where it is too far to be a slip.
fn distance(word: &str, known: &str) -> Option<usize> {
    let slips = (known.len() / 4).clamp(1, 3);
    // A word that differs by separators alone can be longer than the slips allow.
    if word.len().abs_diff(known.len()) > slips + known.len() {
        return None;
    }
    if letters(word).eq(letters(known)) {
        return Some(0);
    }
    if word.len().abs_diff(known.len()) > slips || unlike(word, known, slips) {
        return None;
    }
    let distance = strsim::osa_distance(word, known);
    (distance <= slips).then_some(distance)
}

/// Lower-case letters and digits: `emailAddress` and `email-address` are `email_address`.
fn letters(word: &str) -> impl Iterator<Item = char> {
    word.chars()
        .filter(|character| !matches!(character, '_' | '-'))
        .map(|character| character.to_ascii_lowercase())
}

/// Whether two words differ in more letters than `slips` changes could explain: cheap, and right
/// for most words that are no slip.
fn unlike(word: &str, known: &str, slips: usize) -> bool {
    let set = |word: &str| {
        word.bytes()
            .fold(0u64, |set, byte| set | 1u64 << (byte & 63))
    };
    (set(word) ^ set(known)).count_ones() as usize > 2 * slips
}
