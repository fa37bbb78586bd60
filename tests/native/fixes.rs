//! Fixes: what applying them does. The cases show which ones are offered; what holds for all is in
//! `tests/fuzz/targets/fixes.rs`.

use crate::clock::Clock;
use crate::grown::{Origin, document};
use crate::random::Random;
use crate::targets::fixes;
use order_contract::{Applicability, Code, Fix, Fixes, Level, Options, Shape, Version, apply_fixes, validate};

/// A valid body, except for the members that are inserted.
fn request(top: &str, item: &str) -> String {
    format!(
        r#"{{{top}"payment_method": {{"type": "ACCOUNT_BALANCE", "currency": "EUR"}}, "items": [{{{item}"distribution_method": {{"type": "PAYOUT_LINK"}}, "products": {{"type": "SINGLE", "value": "P"}}}}]}}"#
    )
}

#[test]
fn fixes_to_review_are_applied_for_the_codes_asked_for() {
    let right = request("", "");
    let wrong = right.replace(r#""currency""#, r#""card_id": "C", "curency": 1, "currency""#);
    let text = wrong.replace("\"items\": [{", "\"items\": [{\"country\": 1, ");
    let fixed = |only, review| {
        let fixes = Fixes { only, review };
        apply_fixes(Shape::OrderRequest, &text, &Options::default(), &fixes)
    };
    let codes = |only, review| -> Vec<Code> { fixed(only, review).applied.iter().map(|one| one.code).collect() };
    assert_eq!(codes(None, &[]), [Code::Removed]);
    assert_eq!(codes(None, &[Code::Irrelevant]), [Code::Irrelevant, Code::Removed]);
    assert_eq!(codes(Some(&[]), &[Code::Irrelevant]), [Code::Irrelevant]);
    let without = text.replace(r#""card_id": "C", "#, "");
    assert_eq!(fixed(Some(&[]), &[Code::Irrelevant]).output, without.as_bytes());
}

/// The first fix of the text is for a person, so the edits of the applied ones are not the first.
#[test]
fn what_was_applied_lists_the_edits_that_were_made() {
    let text =
        r#"{"payment_method":{"type":"ACCOUNT_BALANCE","card_id":"C","currency":"eur"},"items":[{"country":"FR"}]}"#;
    let report = validate(Shape::OrderRequest, text, &Options::default());
    let offered = report.problems.into_iter().filter_map(|one| one.fix);
    let (safe, others): (Vec<Fix>, Vec<Fix>) = offered.partition(|fix| fix.applicability == Applicability::Safe);
    assert!(safe.len() > 1 && others[0].edits[0].start < safe[0].edits[0].start);
    let fixed = apply_fixes(Shape::OrderRequest, text, &Options::default(), &Fixes::default());
    let applied = fixed.applied.into_iter().filter_map(|one| one.fix);
    assert_eq!(applied.collect::<Vec<_>>(), safe);
}

#[test]
fn a_safe_fix_removes_its_finding_and_adds_none() {
    const DOCUMENTS: usize = 10_000;
    let shapes = [Shape::OrderCreated, Shape::Order, Shape::OrderList, Shape::OrderRequest];
    let mut random = Random::new(8);
    let mut safe = 0;
    for n in 0..DOCUMENTS {
        let (shape, version) = (*random.of(&shapes), *random.of(&Version::ALL));
        let document = document(Origin::of(shape, version), n as u64);
        let options = Options {
            version,
            draft: n.is_multiple_of(5),
            level: *random.of(&Level::ALL),
            ..Options::default()
        };
        safe += fixes::holds(shape, mistyped(&document.text, &mut random).as_bytes(), &options);
    }
    assert!(safe > DOCUMENTS / 2, "{safe} safe fixes");
}

/// Mistypes some names and values of a document, which has no escaped quote.
fn mistyped(text: &str, random: &mut Random) -> String {
    let mut pieces: Vec<String> = text.split('"').map(str::to_owned).collect();
    for piece in pieces.iter_mut().skip(1).step_by(2) {
        if !piece.is_empty() && piece.is_ascii() && !piece.contains('\\') && random.once_in(5) {
            *piece = match random.below(4) {
                0 => format!("{piece}X"),
                1 => format!("{}{}", &piece[..1], piece[1..].to_lowercase()),
                _ => piece.to_lowercase(),
            };
        }
    }
    pieces.join("\"")
}

/// The time grows linearly with the text, whatever is repeated.
#[test]
fn fixes_of_hostile_documents_take_no_quadratic_time() {
    let many = |member: &str| vec![member; 20_000].join(",");
    let items = |member: &str| format!(r#""items": [{}]"#, many(member));
    for text in [
        format!("{{{}}}", items(r#"{"country": "GB", "product": 1}"#)),
        format!(r#"{{"payment_method": {{{}}}}}"#, many(r#""type": "card""#)),
        format!(r#"{{"payment_method": {{{}}}}}"#, many(r#""card_Id": "C""#)),
    ] {
        let mut options = Options::default();
        options.limits.bytes = u32::MAX;
        options.limits.findings = u32::MAX;
        let start = Clock::start();
        let fixed = apply_fixes(Shape::OrderRequest, &text, &options, &Fixes::default());
        let took = start.elapsed();
        assert!(took.as_secs() < 20, "{took:?} for {}…", &text[..60]);
        assert!(!fixed.report.valid);
    }
}
