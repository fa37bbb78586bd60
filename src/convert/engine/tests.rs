use super::*;
use crate::convert::made_up_tests::{FIRST, LOAN_LISTS, LOANS, SECOND, THIRD, options, steps};
use crate::text::Padded;

#[test]
fn with_a_limit_the_rest_is_counted_while_it_is_found() {
    let loan = r#"{"reader":0,"returned":0}"#;
    let text = format!("[{}]", [loan; 20_000].join(","));
    let options = options();
    let steps = steps(LOAN_LISTS, (THIRD, SECOND), &options);
    let (mut engine, mut buffer) = (Engine::default(), Vec::new());
    let text = Padded::copy(text.as_bytes(), &mut buffer);
    engine.convert(&steps, text);
    let all = engine.output().clone();
    assert_eq!(engine.outcome.notes.len(), 40_000);
    assert!(!engine.outcome.complement.is_empty());
    assert_eq!(engine.more(Topic::Loss), 0);

    let mut engine = Engine::default();
    engine.limit(Some(100));
    for _ in 0..2 {
        engine.convert(&steps, text);
        assert_eq!(*engine.output(), all);
        assert_eq!(engine.outcome.notes.len(), 100);
        assert_eq!((engine.more(Topic::Loss), engine.more(Topic::Gap)), (39_900, 0));
        assert!(engine.outcome.complement.is_empty());
        let buffers = (engine.draft.notes.capacity(), engine.outcome.notes.capacity());
        assert!(buffers.0 + buffers.1 < 1000, "{buffers:?}");
    }
}

#[test]
fn with_a_limit_no_change_takes_the_place_of_a_loss() {
    let copies = [r#"{"place":{"url":"u","n":1}}"#; 3].join(",");
    let text = format!(r#"{{"copies":[{copies}]}}"#);
    let options = options();
    let steps = steps(LOANS, (SECOND, FIRST), &options);
    let (mut engine, mut buffer) = (Engine::default(), Vec::new());
    let text = Padded::copy(text.as_bytes(), &mut buffer);
    engine.limit(Some(2));
    engine.convert(&steps, text);
    let topics = engine.outcome.notes.iter().map(|note| note.reason.topic());
    assert_eq!(topics.collect::<Vec<_>>(), [Topic::Loss; 2]);
    assert_eq!(engine.more(Topic::Loss), 1);
    let output = String::from_utf8_lossy(engine.output());
    assert_eq!(output.matches("shelf").count(), 3);
}
