use super::*;
use crate::convert::Complement;
use crate::convert::made_up_tests::{FIRST, LOAN_LISTS, LOANS, SECOND, THIRD, options, steps};
use crate::text::Padded;

#[test]
fn each_loss_of_many_is_noted_and_kept() {
    let loan = r#"{"reader":0,"returned":0}"#;
    let text = format!("[{}]", [loan; 20_000].join(","));
    let options = options();
    let steps = steps(LOAN_LISTS, (THIRD, SECOND), &options);
    let (mut engine, mut buffer) = (Engine::default(), Vec::new());
    let text = Padded::copy(text.as_bytes(), &mut buffer);
    engine.convert(&steps, text);
    let notes = engine.notes(&steps, engine.index.doc(text));
    assert_eq!(notes.len(), 40_000);
    assert!(!engine.outcome.complement.is_empty());
}

#[test]
fn what_a_complement_holds_comes_back_once_however_often_a_name_repeats() {
    let long = "x".repeat(10_000);
    let newer = format!(r#"{{"copies":[{{"shelf":"u","place":{{"url":"v","n":"{long}"}}}}]}}"#);
    let mut options = options();
    let (mut engine, mut buffer) = (Engine::default(), Vec::new());
    let down = steps(LOANS, (SECOND, FIRST), &options);
    engine.convert(&down, Padded::copy(newer.as_bytes(), &mut buffer));
    let complement = String::from_utf8(engine.outcome.complement.clone()).unwrap();
    assert!(complement.len() > long.len());
    options.complement = Some(Complement::from_json(complement));
    let up = steps(LOANS, (FIRST, SECOND), &options);
    let older = format!("{{{}}}", [r#""copies":[{"shelf":"u"}]"#; 1_000].join(","));
    engine.convert(&up, Padded::copy(older.as_bytes(), &mut buffer));
    assert!(!engine.outcome.refusals.is_empty());
    assert!((1..3 * long.len()).contains(&engine.decided.made.len()));
}

#[test]
fn a_saved_text_with_a_repeated_name_around_its_value_is_refused() {
    let newer = r#"{"copies":[{"place":{"url":"v","n":1}}]}"#;
    let mut options = options();
    let (mut engine, mut buffer) = (Engine::default(), Vec::new());
    let down = steps(LOANS, (SECOND, FIRST), &options);
    engine.convert(&down, Padded::copy(newer.as_bytes(), &mut buffer));
    let complement = String::from_utf8(engine.outcome.complement.clone()).unwrap();
    let older = engine.output().clone();
    for (name, is_refused) in [("m", false), ("url", true)] {
        let altered = complement.replace(r#"\"n\""#, &format!(r#"\"{name}\""#));
        options.complement = Some(Complement::from_json(altered));
        let up = steps(LOANS, (FIRST, SECOND), &options);
        engine.convert(&up, Padded::copy(&older, &mut buffer));
        assert_eq!(engine.outcome.refusals.is_empty(), !is_refused, "{name}");
    }
}
