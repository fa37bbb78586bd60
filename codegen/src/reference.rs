//! Writes the page `docs/reference.md`: the reference of the interface by section and field, with the
//! versions side by side.

mod calls;
mod fields;
mod shapes;

use crate::markdown::{code, heading, list};
use order_contract::internals::{NOT_SHOWN, contract};
use order_contract::{Shape, Version};
use std::fmt::Display;

pub fn page() -> String {
    let mut contracts = Shape::ALL.map(contract);
    contracts.sort_by_key(|contract| contract.section);
    let gaps = NOT_SHOWN.iter().map(|(section, what)| format!("{section}: {what}"));
    [
        head(),
        contracts.map(shapes::shape).concat(),
        calls::endpoints(),
        calls::headers(),
        heading("Not shown anywhere") + &list(gaps),
        CANNOT_SAY.to_owned(),
    ]
    .concat()
}

fn head() -> String {
    let versions = Version::ALL.map(code).join(", ");
    format!(
        "# API reference\n\n\
         <!-- Written by codegen/: change the contract, then npm run build. -->\n\n\
         What the tables of this project hold of the catalogue and order service, by section of its API documentation, for the \
         versions {versions}.\n\n\
         - **stated**: the API documentation says it outright. **implied**: it follows, but is not said.\n\
         - ✓ the version shows it · – it does not show it · *deprecated*, *removed* in that version.\n\
         - **Not shown** is an answer: nothing is claimed or demanded there.\n"
    )
}

/// What the validator reports and a schema can't, each with its reason.
const CANNOT_SAY: &str = "
## What the JSON Schema of a shape cannot say

A schema holds the rules whose breach is an error by default, but for:

- syntax, encoding, too_large, too_deep, not_serializable: a schema is held against what has been read already.
- duplicate_key: readers keep one of the values and do not say so.
- entries: an option of the validator; and where more than one member could hold the entries of a list, the validator checks none of \
them and the schema all.
";

/// Returns the columns of a table, with one for each version.
fn columns<'c>(before: &[&'c str], after: &[&'c str]) -> Vec<&'c str> {
    [before, &Version::ALL.map(Version::date), after].concat()
}

/// Returns a list of what is not shown, unless it is empty.
fn not_shown<Note: Display>(notes: impl IntoIterator<Item = Note>) -> String {
    match list(notes) {
        notes if notes.is_empty() => notes,
        notes => format!("\nNot shown:\n\n{notes}"),
    }
}
