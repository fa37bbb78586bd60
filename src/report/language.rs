//! The texts of a language. `crate::messages` has the languages.
//!
//! Sentences are looked up by their id, and a missing one does not compile. Texts of the contract are
//! looked up by their English wording, as in gettext: a reworded text needs its translation again, and a
//! test names it.

use super::code::Code;
#[cfg(not(target_arch = "wasm32"))]
use super::edge::EdgeSentence;
use super::reason::{Clue, Reason};
use super::sentence::Sentence;

/// Every text of a language. A language that the program does not use is not linked.
#[doc = example!(Messages)]
#[derive(Clone, Copy)]
pub struct Messages {
    /// The tag of the language, such as `de`.
    pub language: &'static str,
    pub(crate) sentence: fn(Sentence) -> &'static str,
    pub(crate) reason: fn(Reason) -> &'static str,
    pub(crate) clue: fn(Clue) -> &'static str,
    pub(crate) explanation: fn(Code) -> &'static str,
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) edge: fn(EdgeSentence) -> &'static str,
    /// Texts of the contract: English wording and translation.
    pub(crate) texts: &'static [(&'static str, &'static str)],
}

/// English, the default.
pub static ENGLISH: Messages = Messages {
    language: "en",
    sentence: for_people(Sentence::text),
    reason: for_people(Reason::text),
    clue: for_people(Clue::text),
    explanation: for_people(Code::explanation),
    #[cfg(not(target_arch = "wasm32"))]
    edge: for_people(EdgeSentence::text),
    texts: &[("{label}", "“{label}”")],
};

/// Leaves a text out of the package's `.wasm`: JavaScript has it as data.
const fn for_people<T: Copy>(text: fn(T) -> &'static str) -> fn(T) -> &'static str {
    match cfg!(all(feature = "npm", target_arch = "wasm32")) {
        true => |_| "",
        false => text,
    }
}

impl Messages {
    /// Returns a text of the contract or of the changelog in this language: a label, a line of documentation,
    /// a reason. A text without a translation is returned in English.
    pub fn text<'t>(&self, english: &'t str) -> &'t str {
        let known = self.texts.iter().find(|(key, _)| *key == english);
        known.map_or(english, |(_, text)| text)
    }

    /// The translated texts of the contract: English wording and translation.
    #[doc(hidden)]
    pub fn texts(&self) -> &'static [(&'static str, &'static str)] {
        self.texts
    }

    /// The template of a sentence.
    #[doc(hidden)]
    pub fn sentence(&self, sentence: Sentence) -> &'static str {
        (self.sentence)(sentence)
    }

    /// The template of a reason.
    #[doc(hidden)]
    pub fn reason(&self, reason: Reason) -> &'static str {
        (self.reason)(reason)
    }

    /// The template of a clue.
    #[doc(hidden)]
    pub fn clue(&self, clue: Clue) -> &'static str {
        (self.clue)(clue)
    }

    /// The text of an answer of the package's `createReceiver` or `translateCall`.
    #[cfg(not(target_arch = "wasm32"))]
    #[doc(hidden)]
    pub fn edge(&self, sentence: EdgeSentence) -> &'static str {
        (self.edge)(sentence)
    }

    /// Explains when a code is reported, and why.
    pub fn explanation(&self, code: Code) -> &'static str {
        (self.explanation)(code)
    }
}

impl PartialEq for Messages {
    fn eq(&self, other: &Messages) -> bool {
        self.language == other.language
    }
}

impl Eq for Messages {}

impl core::hash::Hash for Messages {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.language.hash(state);
    }
}

impl core::fmt::Debug for Messages {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Messages({:?})", self.language)
    }
}
