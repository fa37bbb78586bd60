//! Finds the known word of which an unknown one is probably a typo.

use super::catalogue::{Fields, ObjectEntry};
use super::model::VersionId;
use super::word::Word;

/// The most typos in a name.
const MOST_TYPOS: usize = 3;

/// The length of a row of the distance table. A power of two, so that an index is masked. A longer name has no typos
/// but in letter case and separators.
const LONGEST: usize = 64;

/// Whether an unknown name is a field of a later version, or probably a typo of a current one.
pub(crate) fn is_likely_typo(object: &ObjectEntry, name: &[u8], version: VersionId) -> bool {
    let later = object.in_version(version).later;
    let known = object.find_name(name);
    known.is_some_and(|field| later >> field.place & 1 != 0) || near_field(object, name, version).is_some()
}

/// Returns the word of the current field of which a name is probably a typo.
pub(crate) fn near_field(object: &ObjectEntry, name: &[u8], version: VersionId) -> Option<&'static Word> {
    let current: Fields = object.in_version(version).current;
    let fields = object.fields.iter();
    let fields = fields.filter(|field| current >> field.place & 1 != 0);
    nearest(name, &mut fields.map(|field| &field.word))
}

/// Returns the nearest word that is near enough; of equally near ones the first.
pub(crate) fn nearest<'w>(name: &[u8], candidates: &mut dyn Iterator<Item = &'w Word>) -> Option<&'w Word> {
    nearest_by(name, candidates, Word::text)
}

/// Returns the nearest candidate by its text.
pub(crate) fn nearest_by<'c, Candidate: ?Sized>(
    name: &[u8],
    candidates: impl Iterator<Item = &'c Candidate>,
    text: fn(&Candidate) -> &[u8],
) -> Option<&'c Candidate> {
    let mut best = None;
    let mut least = usize::MAX;
    for candidate in candidates {
        if let Some(distance) = distance(name, text(candidate))
            && distance < least
        {
            (best, least) = (Some(candidate), distance);
        }
    }
    best
}

/// Returns how many typos lead from a name to a known one, or `None` for more than a quarter of its
/// letters.
fn distance(name: &[u8], known: &[u8]) -> Option<usize> {
    let most = (known.len() / 4).clamp(1, MOST_TYPOS);
    let difference = name.len().abs_diff(known.len());
    // A name that differs by separators alone can be longer than the typos allow.
    if difference > most + known.len() {
        return None;
    }
    if letters(name).eq(letters(known)) {
        return Some(0);
    }
    let is_long = name.len().max(known.len()) >= LONGEST;
    if is_long || difference > most || differ_in_letters(name, known, most) {
        return None;
    }
    let distance = alignment(name, known);
    (distance <= most).then_some(distance)
}

/// The name in lower case without separators: equal for `returnAddress`, `return-address`, `return_address` and
/// `return_address[]`.
fn letters(name: &[u8]) -> impl Iterator<Item = u8> {
    let is_letter = |byte: &&u8| !matches!(byte, b'_' | b'-' | b'[' | b']');
    name.iter().filter(is_letter).map(u8::to_ascii_lowercase)
}

/// Whether the letters of two names differ in more than `most` changes explain. Cheap, and mostly enough
/// to reject a name.
fn differ_in_letters(name: &[u8], known: &[u8], most: usize) -> bool {
    let set = |name: &[u8]| name.iter().fold(0u64, |set, byte| set | 1 << (byte & 63));
    (set(name) ^ set(known)).count_ones() as usize > 2 * most
}

/// The optimal string alignment distance: counts insertions, deletions, replacements, and swaps of
/// neighbours. Both names must be shorter than [`LONGEST`].
fn alignment(name: &[u8], known: &[u8]) -> usize {
    let mut before = [0u8; LONGEST];
    let mut last: [u8; LONGEST] = core::array::from_fn(|n| n as u8);
    let mut behind_a = 0;
    for (i, &a) in name.iter().enumerate() {
        let mut row = [0u8; LONGEST];
        let mut left = i as u8 + 1;
        row[0] = left;
        let mut behind_b = 0;
        for (j, &b) in known.iter().enumerate().take(LONGEST - 1) {
            let is_swap = i > 0 && j > 0 && a == behind_b && behind_a == b;
            let swapped = match is_swap {
                true => before[(j - 1) % LONGEST] + 1,
                false => u8::MAX,
            };
            let replaced = last[j % LONGEST] + u8::from(a != b);
            let inserted = last[(j + 1) % LONGEST] + 1;
            left = replaced.min(inserted).min(left + 1).min(swapped);
            row[(j + 1) % LONGEST] = left;
            behind_b = b;
        }
        behind_a = a;
        (before, last) = (last, row);
    }
    usize::from(last[known.len() % LONGEST])
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
