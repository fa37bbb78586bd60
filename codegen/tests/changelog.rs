//! The page `docs/changelog-of-the-interface.md` has every entry of `changelog`, and no other.

use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::changelog;
use std::fs;

#[test]
fn the_page_has_every_change() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../docs/changelog-of-the-interface.md"
    );
    let page = fs::read_to_string(path).expect("the page exists");
    let mut count = 0;
    for change in changelog(V2023_07_27, V2024_02_05) {
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
    assert!(page.contains("\n## 2024-02-05\n"));
}
