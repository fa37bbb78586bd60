use super::Writer;
use super::interfaces::Interfaces;
use crate::made_up::CONTRACT;
use order_contract::Version;

#[test]
fn no_interface_is_for_a_version_that_lacks_its_object() {
    let names = declared();
    let has = |name: &str| names.iter().any(|declared| declared == name);
    // One version has each of them.
    assert!(has("DeliveryPlace") && has("DeliverySender"), "{names:?}");
    let is_empty = |name: &&String| name.contains("Place_") || name.contains("Sender_");
    assert_eq!(names.iter().find(is_empty), None);
    // Both versions have this object, without a listed field.
    assert!(has("DeliverySeal"), "{names:?}");
}

/// Returns the names of the interfaces of the made-up contract.
fn declared() -> Vec<String> {
    let mut interfaces = Interfaces::default();
    for version in Version::ALL {
        interfaces.document(&CONTRACT, version);
    }
    let declared = interfaces.all().flat_map(|one| Writer(&interfaces).interface(one));
    declared.map(|(name, _)| name).collect()
}
