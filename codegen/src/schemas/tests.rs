use super::document;
use crate::json::json;
use crate::made_up::CONTRACT;
use crate::rules::ErrorRules;
use order_contract::{Level, Version};

#[test]
fn a_removed_field_is_forbidden_with_every_value_of_the_discriminator() {
    let rules = ErrorRules::of(&CONTRACT, Version::ALL[1], Level::Implied);
    let schema = document(rules, &CONTRACT);
    assert_eq!(schema["properties"]["street"]["not"], json!({}));
}
