//! Writes the page `docs/messages.md`: every message in English, by its id.

use crate::languages::english;
use crate::markdown::Markdown;

/// The headings, and the groups of messages below each.
const SECTIONS: [(&str, &[&str]); 4] = [
    ("Problems, help and fixes", &["sentences"]),
    ("Losses and gaps", &["reasons"]),
    ("Evidence", &["clues"]),
    ("Problem details of `createReceiver` and `translateCall`", EDGE),
];

const EDGE: &[&str] = &["receiver", "call"];

pub fn page() -> String {
    let english = english();
    let mut page = Markdown::default();
    page.line("# Messages\n");
    page.line("<!-- Written by codegen/: change a sentence in src/report/ or codegen/src/edge.json, then npm run build. -->\n");
    page.line(
        "Lists every English message. A message states the fact, then the action. Messages about received\n\
         documents state only the fact, because the reader cannot correct what the service sends. Words in braces are arguments.",
    );
    for (title, groups) in SECTIONS {
        page.heading(title);
        page.table(&["id", "text"]);
        for group in groups {
            let prefix = if EDGE.contains(group) {
                format!("{group}.")
            } else {
                String::new()
            };
            for (id, text) in english[group].as_object().into_iter().flatten() {
                page.row(&[&*format!("{prefix}{id}"), text.as_str().unwrap_or_default()]);
            }
        }
    }
    page.into_text()
}
