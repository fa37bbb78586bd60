use super::shape;
use crate::made_up::CONTRACT;

#[test]
fn a_version_has_no_field_of_an_object_that_it_lacks() {
    let page = shape(&CONTRACT);
    assert!(page.contains("| `sender.name` | string | ✓ | – |"), "{page}");
    assert!(page.contains("| `place.street` | string | – | ✓ |"), "{page}");
}
