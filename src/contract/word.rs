//! Names and allowed values as machine words, so that one is compared with a stretch of text without
//! a loop: a call of `memcmp` costs more than most names are long.

/// A word of the contract, of up to 24 bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word {
    length: u32,
    /// The first eight bytes, zeros behind a shorter word.
    head: u64,
    /// The eight bytes behind them, where it is longer than sixteen.
    middle: u64,
    /// The last eight bytes, where it is longer than eight.
    tail: u64,
}

impl Word {
    pub(crate) const fn of(word: &str) -> Word {
        let bytes = word.as_bytes();
        let length = bytes.len();
        assert!(length <= 24, "a word has 24 bytes at most");
        Word {
            length: length as u32,
            head: eight(bytes, 0),
            middle: if length > 16 { eight(bytes, 8) } else { 0 },
            tail: if length > 8 {
                eight(bytes, length - 8)
            } else {
                0
            },
        }
    }

    /// A number that tells words apart by their first bytes.
    pub(crate) const fn head(&self) -> u64 {
        self.head
    }

    /// Whether it is the text, whose head is known.
    #[inline]
    pub(crate) fn is(&self, text: &[u8], head: u64) -> bool {
        self.head == head
            && self.length as usize == text.len()
            && (text.len() <= 8 || self.ends(text))
    }

    #[inline]
    fn ends(&self, text: &[u8]) -> bool {
        let word = |bytes: Option<&[u8; 8]>| bytes.map_or(0, |eight| u64::from_le_bytes(*eight));
        self.tail == word(text.last_chunk())
            && (text.len() <= 16
                || self.middle == word(text.get(8..).and_then(<[u8]>::first_chunk)))
    }
}

/// The first eight bytes of a text, zeros behind a shorter one.
#[inline]
pub(crate) fn head_of(text: &[u8]) -> u64 {
    if let Some(chunk) = text.first_chunk() {
        return u64::from_le_bytes(*chunk);
    }
    match (text.first_chunk(), text.last_chunk()) {
        // Four to seven bytes, as two words of four that overlap.
        (Some(low), Some(high)) => {
            let (low, high) = (u32::from_le_bytes(*low), u32::from_le_bytes(*high));
            u64::from(low) | u64::from(high) << (8 * (text.len() - 4))
        }
        _ => eight(text, 0),
    }
}

const fn eight(bytes: &[u8], start: usize) -> u64 {
    let mut word = 0;
    let mut at = 0;
    while at < 8 && start + at < bytes.len() {
        word |= (bytes[start + at] as u64) << (8 * at);
        at += 1;
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_itself_and_nothing_near_it() {
        let longest = "abcdefghijklmnopqrstuvwx";
        for length in 0..=longest.len() {
            let (name, word) = (&longest[..length], Word::of(&longest[..length]));
            let is = |text: &str| word.is(text.as_bytes(), head_of(text.as_bytes()));
            assert!(is(name));
            for at in 0..length {
                let mut other = name.as_bytes().to_vec();
                other[at] = b'_';
                assert!(!is(std::str::from_utf8(&other).unwrap()), "{name} at {at}");
            }
            assert!(!is(&format!("{name}y")) && (length == 0 || !is(&name[1..])));
        }
    }
}
