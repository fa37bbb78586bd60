use super::{Interfaces, Type};
use crate::made_up::CONTRACT;
use order_contract::Version;

#[test]
fn a_removed_field_is_forbidden_with_every_value_of_the_discriminator() {
    let mut interfaces = Interfaces::default();
    let version = Version::ALL[1];
    let Type::Union(union) = interfaces.document(&CONTRACT, version) else {
        panic!("the discriminator is required");
    };
    assert_eq!(union.variants.len(), 3);
    for (value, variant) in union.variants {
        let Type::Interface(id) = variant else {
            panic!("a variant is an interface");
        };
        let mut properties = interfaces.get(id).versions[version as usize].iter().flatten();
        let street = properties.find(|property| property.name == "street");
        assert!(street.is_some_and(|street| street.value == Type::Never), "{value}");
    }
}
