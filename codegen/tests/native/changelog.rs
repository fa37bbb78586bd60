//! The page `docs/changelog-of-the-interface.md` has every entry of `changelog`, and no other.

use order_contract::{Version, changelog};
use std::fs;

#[test]
fn the_page_has_every_change() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../docs/changelog-of-the-interface.md"
    );
    let page = fs::read_to_string(path).expect("the page exists");
    let mut count = 0;
    let newest = Version::ALL[Version::ALL.len() - 1];
    for change in changelog(Version::ALL[0], newest) {
        for text in [change.title, change.description, change.id] {
            assert!(page.contains(text), "the page does not have: {text}");
        }
        assert!(page.contains(&format!(
            "Section {}, {}",
            change.section,
            change.basis.name()
        )));
        count += 1;
    }
    assert_eq!(page.matches("\n### ").count(), count);
    assert!(page.contains(&format!("\n## {newest}\n")));
}
