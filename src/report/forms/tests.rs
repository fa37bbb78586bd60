use super::*;
use alloc::format;
use alloc::string::String;

#[test]
fn a_form_has_its_examples_and_nothing_else() {
    for form in Form::ALL {
        let entry = form.entry();
        assert!(!entry.examples.is_empty(), "{form:?} needs an example");
        assert_eq!(
            entry.others.is_empty(),
            form == Form::Free,
            "{form:?} needs texts of another form"
        );
        for text in entry.examples {
            assert_eq!(form.mistake(text.as_bytes(), false), None, "{form:?}: {text}");
        }
        for text in entry.others {
            assert_eq!(
                form.mistake(text.as_bytes(), false),
                Some(form.code()),
                "{form:?}: {text}"
            );
        }
        for draft in [false, true] {
            let empty = form.mistake(b"", draft);
            let is_worded = |code| code == Code::Empty || form.sentence(code).is_some();
            assert!(empty.is_none_or(is_worded), "{form:?}");
        }
    }
}

#[test]
fn a_label_has_63_characters_at_most() {
    let address = |length| format!("a@{}.com", "b".repeat(length));
    assert!(is_email(address(63).as_bytes(), false));
    assert!(!is_email(address(64).as_bytes(), false));
}

/// Whether a text can become an address: adding `a@a`, or its last one or two characters, completes it.
fn becomes_an_email(text: &str) -> bool {
    let endings = ["", "a", "@a", "a@a"];
    endings
        .iter()
        .any(|ending| is_email(format!("{text}{ending}").as_bytes(), false))
}

#[test]
fn a_draft_accepts_exactly_what_becomes_an_email() {
    let mut texts = alloc::vec![String::new()];
    let mut at = 0;
    while let Some(text) = texts.get(at).cloned() {
        at += 1;
        assert_eq!(is_email(text.as_bytes(), true), becomes_an_email(&text), "{text}");
        if text.len() < 6 {
            texts.extend(['a', '1', '-', '.', '@', '+', ' '].map(|next| format!("{text}{next}")));
        }
    }
    for label in (60..66).flat_map(|length| {
        let full = "b".repeat(length);
        ["", "-", ".", "-.", ".-", "@"].map(|end| format!("a@{full}{end}"))
    }) {
        assert_eq!(is_email(label.as_bytes(), true), becomes_an_email(&label), "{label}");
    }
}

#[test]
fn every_date_exists_that_chrono_has() {
    for year in 0..=9999 {
        for month in 0..=13 {
            for day in [0, 1, 28, 29, 30, 31, 32] {
                let text = format!("{year:04}-{month:02}-{day:02}T00:00:00.000000");
                let exists = chrono::NaiveDate::from_ymd_opt(year, month, day).is_some();
                assert_eq!(timestamp_mistake(text.as_bytes()).is_none(), exists, "{text}");
            }
        }
    }
}

#[test]
fn every_time_exists_that_chrono_has() {
    for (hour, minute, second) in (0..100).flat_map(|n| [(n, 0, 0), (0, n, 0), (0, 0, n), (23, 59, n), (n, 59, 59)]) {
        let text = format!("2024-02-05T{hour:02}:{minute:02}:{second:02}.000000");
        let exists = chrono::NaiveTime::from_hms_opt(hour, minute, second).is_some();
        assert_eq!(timestamp_mistake(text.as_bytes()).is_none(), exists, "{text}");
    }
}
