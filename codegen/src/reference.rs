//! Writes the page `docs/reference.md`: the reference of the interface by section and field, with the
//! versions side by side.

mod calls;
mod fields;
mod shapes;

use crate::markdown::{Markdown, all_of, code};
use order_contract::internals::{NOT_SHOWN, contract};
use order_contract::{Shape, Version};

pub fn page() -> String {
    let mut page = Markdown::default();
    head(&mut page);
    let mut contracts = Shape::ALL.map(contract);
    contracts.sort_by_key(|contract| contract.section);
    for contract in contracts {
        shapes::shape(&mut page, contract);
    }
    calls::endpoints(&mut page);
    calls::headers(&mut page);
    not_shown_anywhere(&mut page);
    cannot_say(&mut page);
    page.into_text()
}

fn head(page: &mut Markdown) {
    let versions = all_of(&Version::ALL.map(|version| code(version.date())));
    page.line("# API reference");
    page.line("\n<!-- Written by codegen/: change the contract, then npm run build. -->\n");
    page.line(format!(
        "What the tables of this project hold of the catalogue and order service, by section of \
         its API documentation, for the versions {versions}.\n"
    ));
    page.entry("**stated**: the API documentation says it outright. **implied**: it follows, but is not said.");
    page.entry("✓ the version shows it · – it does not show it · *deprecated*, *removed* in that version.");
    page.entry("**Not shown** is an answer: nothing is claimed or demanded there.");
}

fn not_shown_anywhere(page: &mut Markdown) {
    page.heading("Not shown anywhere");
    for gap in &NOT_SHOWN {
        page.entry(format!("{}: {}", gap.section, gap.what));
    }
}

/// What the validator reports and a schema can't, each with its reason.
const CANNOT_SAY: [(&str, &str); 3] = [
    (
        "syntax, encoding, too_large, too_deep, not_serializable",
        "a schema is held against what has been read already",
    ),
    ("duplicate_key", "readers keep one of the values and do not say so"),
    (
        "entries",
        "an option of the validator; and where more than one member could hold the entries of a list, the validator checks none of them and the schema all",
    ),
];

fn cannot_say(page: &mut Markdown) {
    page.heading("What the JSON Schema of a shape cannot say");
    page.line("A schema holds the rules whose breach is an error by default, but for:\n");
    for (what, why) in CANNOT_SAY {
        page.entry(format!("{what}: {why}."));
    }
}

/// Returns the columns of a table, with one for each version.
fn columns<'c>(before: &[&'c str], after: &[&'c str]) -> Vec<&'c str> {
    [before, &Version::ALL.map(Version::date), after].concat()
}

/// Adds a list of what is not shown, unless it is empty.
fn not_shown<S: AsRef<str>>(page: &mut Markdown, notes: &[S]) {
    if !notes.is_empty() {
        page.line("\nNot shown:\n");
    }
    for note in notes {
        page.entry(note);
    }
}
