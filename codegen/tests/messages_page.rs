//! The table of messages in `docs/messages.md` is current.

use order_contract::internals::{Clue, EdgeSentence, Reason, Sentence};
use std::fs;
use std::path::Path;

#[test]
fn the_table_of_sentences_is_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/messages.md");
    let page = fs::read_to_string(file).unwrap_or_default();
    let listed: Vec<(&str, &str)> = page
        .lines()
        .filter_map(|line| {
            let (id, text) = line.strip_prefix("| ")?.split_once(" | ")?;
            (!matches!(id, "id" | "---")).then_some((id, text.strip_suffix(" |")?))
        })
        .collect();
    let sentences = Sentence::ALL.iter();
    let sentences = sentences.map(|one| (format!("{one:?}"), one.text()));
    let reasons = Reason::ALL.map(|one| (format!("{one:?}"), one.text()));
    let clues = Clue::ALL.map(|one| (format!("{one:?}"), one.text()));
    let edge = EdgeSentence::ALL.iter();
    let edge = edge.map(|one| (format!("{one:?}"), one.text()));
    let current = sentences
        .chain(reasons.into_iter().filter(|(_, text)| !text.is_empty()))
        .chain(clues)
        .chain(edge);
    let current: Vec<(String, &str)> = current.collect();
    for ((id, text), (listed_id, text_listed)) in current.iter().zip(&listed) {
        assert_eq!(
            (id.as_str(), *text),
            (*listed_id, *text_listed),
            "docs/messages.md"
        );
    }
    assert_eq!(current.len(), listed.len(), "docs/messages.md");
}
