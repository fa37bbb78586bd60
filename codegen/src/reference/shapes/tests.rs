use super::shape;
use crate::made_up::CONTRACT;
use crate::markdown::Markdown;

#[test]
fn a_version_has_no_field_of_an_object_that_it_lacks() {
    let mut page = Markdown::default();
    shape(&mut page, &CONTRACT);
    let page = page.into_text();
    assert!(page.contains("| `sender.name` | string | ✓ | – |"), "{page}");
    assert!(page.contains("| `place.street` | string | – | ✓ |"), "{page}");
}
