//! Messages by labels, and assumptions.

use order_contract::{Code, Names, Options, Shape, validate};

#[test]
fn an_assumption_points_at_the_entries() {
    let list = r#"{"data":[{"id":"i"}]}"#;
    let report = validate(Shape::OrderList, list, &Options::default());
    assert_eq!(
        report.assumptions,
        ["The entries are assumed to be at /*. The page envelope is not documented (4.4)."]
    );
}

/// Suggestions and advice name fields and values too.
#[test]
fn labels_stand_for_suggested_names() {
    let text = r#"{"payment_method": {"type": "CARD", "card_id": 7, "currency": "eur"}, "products": [],
        "items": [{"distribution_method": {"tipe": "EMAIL"}}]}"#;
    let options = Options {
        names: Names::Label,
        ..Options::default()
    };
    let problems = validate(Shape::OrderRequest, text, &options).problems;
    let of = |code| problems.iter().find(|one| one.code == code).unwrap();
    let help = |code| of(code).help.as_deref().unwrap_or_default();
    assert_eq!(of(Code::Type).message, "“Card ID” must be text.");
    assert!(help(Code::Enum).starts_with("Did you mean “Euro”?"));
    assert_eq!(
        help(Code::Undocumented),
        "Did you mean “Distribution type”?"
    );
    let fix = of(Code::Undocumented).fix.as_ref().unwrap();
    assert_eq!(fix.title, "Rename it to “Distribution type”");
    assert!(
        of(Code::Removed)
            .message
            .ends_with("Give each entry of “Item list” its own “Product selection”.")
    );
}
