use super::{members, required};
use crate::made_up::DELIVERY;

#[test]
fn a_version_requires_what_it_has() {
    let (first, second) = (vec!["type", "code"], vec!["type", "number"]);
    assert_eq!(required(&DELIVERY), [first, second]);
}

#[test]
fn later_members_leave_those_of_the_first_version_in_their_places() {
    let (first, later) = members(&DELIVERY);
    assert_eq!(first, ["type", "code", "street", "floor", "sender", "at", "seal"]);
    assert_eq!(later, ["number", "place"]);
}
