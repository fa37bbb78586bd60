//! stub
use super::Messages;
/// stub
pub static SPANISH: Messages = Messages {
    language: "es",
    sentence: super::Sentence::text,
    reason: super::Reason::text,
    assumption: super::Assumption::text,
    clue: super::Clue::text,
    explanation: super::explanation,
    texts: &[],
};
