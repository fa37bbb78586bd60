//! Writes the page `docs/changelog-of-the-interface.md`: the changes between the versions.

use crate::changes::all;
use order_contract::{Change, Version};

pub fn page() -> String {
    let mut page = String::from(
        "# What changed in the interface\n\n\
         Written by codegen/ from the changes in src/service: change one there, then npm run build.\n\
         `changes` has the same.\n",
    );
    for version in Version::ALL.into_iter().rev() {
        let changes = all().filter(|change| change.version == version);
        let entries: String = changes.map(entry).collect();
        if !entries.is_empty() {
            page += &format!("\n## {version}\n{entries}");
        }
    }
    page
}

fn entry(change: &Change) -> String {
    let Change {
        id,
        section,
        title,
        description,
        ..
    } = change;
    let basis = change.basis.name();
    format!("\n### {title}\n\n{description}\n\nSection {section}, {basis}. `{id}`\n")
}
