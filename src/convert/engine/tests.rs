use super::*;
use crate::convert::made_up_tests::{LOAN_LISTS, SECOND, THIRD, options, steps};
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
