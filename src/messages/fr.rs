//! stub
use super::Messages;
/// stub
pub static FRENCH: Messages = Messages {
    language: "fr",
    sentence: super::Sentence::text,
    reason: super::Reason::text,
    assumption: super::Assumption::text,
    clue: super::Clue::text,
    explanation: super::explanation,
    texts: &[],
};
