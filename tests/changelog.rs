//! The page `docs/changelog-of-the-interface.md` says what `changelog` says, and nothing else.

use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::changelog;
use std::fs;

#[test]
fn the_page_tells_what_the_changes_tell() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/docs/changelog-of-the-interface.md"
    );
    let page = fs::read_to_string(path).expect("the page is there");
    let mut told = 0;
    for change in changelog(V2023_07_27, V2024_02_05) {
        for text in [change.title, change.description, change.id] {
            assert!(page.contains(text), "the page does not tell: {text}");
        }
        assert!(page.contains(&format!(
            "Section {}, {}",
            change.section,
            change.basis.name()
        )));
        told += 1;
    }
    assert_eq!(page.matches("\n### ").count(), told);
    assert!(page.contains("\n## 2024-02-05\n"));
}
