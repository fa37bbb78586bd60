//! Fixes: what applying them does, and the law that a safe fix removes its finding and adds none. The cases show which
//! ones are offered.

#![cfg(not(target_arch = "wasm32"))]

#[path = "../support/grown.rs"]
mod grown;
#[path = "../support/random.rs"]
mod random;

use grown::{Origin, document};
use order_contract::{
    Applicability, Code, Fix, Level, Options, Problem, Report, Shape, Version, apply_fixes,
    validate,
};
use random::Random;

fn report(shape: Shape, text: &str) -> Report {
    validate(shape, text, &Options::default())
}

fn edited(text: &str, fix: &Fix) -> String {
    let mut out = String::new();
    let mut at = 0;
    for edit in &fix.edits {
        out.push_str(&text[at..edit.start as usize]);
        out.push_str(&edit.text);
        at = edit.end as usize;
    }
    out + &text[at..]
}

/// A valid body, except for the members that are inserted.
fn request(top: &str, item: &str) -> String {
    format!(
        r#"{{{top}"payment_method": {{"type": "ACCOUNT_BALANCE", "currency": "EUR"}}, "items": [{{{item}"distribution_method": {{"type": "PAYOUT_LINK"}}, "products": {{"type": "SINGLE", "value": "P"}}}}]}}"#
    )
}

#[test]
fn safe_fixes_are_applied() {
    for country in [r#""GB""#, "null", r#"["GB"]"#] {
        let text = request("", &format!(r#""country": {country}, "#));
        let fixed = apply_fixes(Shape::OrderRequest, &text, &Options::default(), None);
        assert_eq!(fixed.output, request("", "").as_bytes());
        assert_eq!(fixed.applied.len(), 1);
        assert!(fixed.report.valid && fixed.report.problems.is_empty());
    }
}

#[test]
fn only_the_codes_asked_for_are_mended() {
    let text = request("", r#""country": 1, "#).replace("EUR", "eur");
    let fixed = apply_fixes(
        Shape::OrderRequest,
        &text,
        &Options::default(),
        Some(&[Code::Enum]),
    );
    assert_eq!(fixed.output, request("", r#""country": 1, "#).as_bytes());
}

/// The first fix of the text is for a person, so the edits of the applied ones are not the first.
#[test]
fn what_was_applied_lists_the_edits_that_were_made() {
    let text = request("", r#""country":"FR","#)
        .replace("EUR", "eur")
        .replace(r#""currency""#, r#""card_id": "C", "currency""#);
    let offered: Vec<Fix> = report(Shape::OrderRequest, &text)
        .problems
        .into_iter()
        .filter_map(|problem| problem.fix)
        .collect();
    assert_ne!(offered[0].applicability, Applicability::Safe);
    let safe: Vec<_> = offered
        .into_iter()
        .filter(|fix| fix.applicability == Applicability::Safe)
        .collect();
    let fixed = apply_fixes(Shape::OrderRequest, &text, &Options::default(), None);
    let applied: Vec<_> = fixed
        .applied
        .into_iter()
        .filter_map(|one| one.fix)
        .collect();
    assert!(safe.len() > 1);
    assert_eq!(applied, safe);
}

#[test]
fn what_cannot_be_read_has_no_fixes() {
    let text = request("", "").replace("EUR", "eur") + "x";
    let fixed = apply_fixes(Shape::OrderRequest, &text, &Options::default(), None);
    assert_eq!(fixed.output, text.as_bytes());
    assert!(
        report(Shape::OrderRequest, &text)
            .problems
            .iter()
            .all(|one| one.fix.is_none())
    );
}

const DOCUMENTS: usize = 10_000;
const SHAPES: [Shape; 4] = [
    Shape::OrderCreated,
    Shape::Order,
    Shape::OrderList,
    Shape::OrderRequest,
];

/// Law 8.
#[test]
fn a_safe_fix_removes_its_finding_and_adds_none() {
    let (mut safe, mut mended) = (0, 0);
    let mut random = Random::new(8);
    for n in 0..DOCUMENTS {
        let options = options(n);
        let shape = *random.of(&SHAPES);
        let text = careless(
            &document(Origin::of(shape, options.version), n as u64).text,
            &mut random,
        );
        let before = validate(shape, &text, &options);
        for problem in &before.problems {
            let fix = problem.fix.as_ref();
            if let Some(fix) = fix.filter(|fix| fix.applicability == Applicability::Safe) {
                let after = validate(shape, edited(&text, fix), &options);
                let own = [problem.clone()];
                assert_eq!(
                    added(&before.problems, &own, &after.problems),
                    None,
                    "{text}"
                );
                safe += 1;
            }
        }
        let fixed = apply_fixes(shape, &text, &options, None);
        assert_eq!(
            added(&before.problems, &fixed.applied, &fixed.report.problems),
            None,
            "{text}"
        );
        let mut left = fixed.report.problems.iter();
        let is_safe = |fix: &Fix| fix.applicability == Applicability::Safe;
        assert!(
            !left.any(|one| one.fix.as_ref().is_some_and(is_safe)),
            "{text}"
        );
        mended += usize::from(!fixed.applied.is_empty());
    }
    assert!(
        safe > DOCUMENTS / 2 && mended > DOCUMENTS / 4,
        "{safe} safe fixes, {mended} documents"
    );
}

/// Mistypes some names and values of a document, which has no escaped quote.
fn careless(text: &str, random: &mut Random) -> String {
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

fn options(n: usize) -> Options {
    let mut options = Options {
        version: Version::ALL[n % Version::ALL.len()],
        draft: n.is_multiple_of(5),
        ..Options::default()
    };
    options.level = Level::ALL[n / Version::ALL.len() % Level::ALL.len()];
    options.limits.findings = u32::MAX;
    options
}

/// Returns a finding that was not there before, or that should be gone.
fn added(before: &[Problem], gone: &[Problem], after: &[Problem]) -> Option<String> {
    let mark = |one: &Problem| format!("{} {}", one.code.name(), one.path);
    let mut left: Vec<String> = before.iter().map(mark).collect();
    for mark in gone.iter().map(mark) {
        if let Some(at) = left.iter().position(|one| *one == mark) {
            left.swap_remove(at);
        }
    }
    after.iter().map(mark).find(|mark| {
        let at = left.iter().position(|one| one == mark);
        at.map(|at| left.swap_remove(at)).is_none()
    })
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
        let start = std::time::Instant::now();
        let fixed = apply_fixes(Shape::OrderRequest, &text, &options, None);
        let took = start.elapsed();
        assert!(took.as_secs() < 20, "{took:?} for {}…", &text[..60]);
        assert!(!fixed.report.valid);
    }
}

#[test]
fn a_fix_is_the_same_however_many_findings_are_listed() {
    let texts = [
        // A repeated member contests the fix of the first.
        r#"{"payment_method":{},"items":[{"country":"a","country":"b"}]}"#,
        r#"{"items":[{"country":"a","products":{"type":"single"},"country":"b"}]}"#,
        // Two names that are near the same known one.
        r#"{"payment_methd":{},"items":[],"payment_metho":{}}"#,
        // What the object has besides decides whether a discriminator can be written safely.
        r#"{"items":[{"products":{"type":"single","value":7,"values":[]}}]}"#,
        r#"{"payment_method":{"type":"card","type":"account_balance","card_id":1}}"#,
        // Behind the objects of the listed findings.
        r#"{"items":[{"country":"GB"},{"country":"GB","country":"GB"}],"payment_method":{"type":"card"}}"#,
    ];
    let texts = texts.map(|text| (Shape::OrderRequest, text));
    let query = (Shape::ProductQuery, "limt=1&is_orderabl=1&limi=2");
    for (shape, text) in texts.into_iter().chain([query]) {
        let all = report(shape, text).problems;
        assert!(!all.is_empty());
        for findings in 0..=all.len() {
            let mut options = Options::default();
            options.limits.findings = findings as u32;
            let listed = validate(shape, text, &options).problems;
            assert_eq!(listed, all[..findings], "{findings} of {text}");
        }
    }
}
