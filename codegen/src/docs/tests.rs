use super::doc;
use crate::made_up::DELIVERY;
use order_contract::Version;

#[test]
fn a_version_documents_its_own_form() {
    let mut fields = DELIVERY.fields.iter();
    let field = fields.find(|field| field.name == "at").unwrap();
    let docs = [0, 1].map(|version| doc(field, Version::ALL[version]).unwrap());
    assert_eq!(docs[0], "When it leaves. A decimal number in a string.");
    assert_eq!(
        docs[1],
        "When it leaves. A date and time to the microsecond, without a zone offset."
    );
}
