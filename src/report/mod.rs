//! What checks and conversions say: codes, findings, sentences, fixes, and the problems made of them.
//!
//! A [`finding`] is numbers. [`details`] adds place, path and fix, still numbers. Only [`message`] has
//! words: the package renders the same data in JavaScript.

pub(crate) mod code;
pub(crate) mod finding;
