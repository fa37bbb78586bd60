//! The table of messages in `docs/messages.md` is current.

use order_contract_codegen::english;
use serde_json::Value;
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
    let english = english();
    let of = |group: &str| english[group].as_object().unwrap().clone().into_iter();
    let core = ["sentences", "reasons", "clues"].into_iter().flat_map(of);
    let edge = ["receiver", "call"].into_iter();
    let edge = edge.flat_map(|group| of(group).map(move |(id, text)| (format!("{group}.{id}"), text)));
    let current: Vec<(String, Value)> = core.chain(edge).collect();
    for ((id, text), (listed_id, text_listed)) in current.iter().zip(&listed) {
        assert_eq!(
            (id.as_str(), text.as_str().unwrap()),
            (*listed_id, *text_listed),
            "docs/messages.md"
        );
    }
    assert_eq!(current.len(), listed.len(), "docs/messages.md");
}
