//! Every language has the same sentences with the same arguments as English, and no English text.

#![cfg(not(target_arch = "wasm32"))] // The ids of sentences are listed only natively.

use order_contract::internals::{Clue, EdgeSentence, Reason, Sentence, arguments_of};
use order_contract::messages::{ENGLISH, FRENCH, GERMAN, Messages, SPANISH};
use order_contract::{Code, ConvertOptions, Names, Options, Shape, Version, convert, validate};
use std::collections::BTreeSet;

const LANGUAGES: [&Messages; 3] = [&GERMAN, &FRENCH, &SPANISH];

/// Returns each text of a language that has an id, with the English one.
fn with_ids(language: &Messages) -> Vec<(String, &'static str, &'static str)> {
    let mut texts = Vec::new();
    for id in Sentence::ALL {
        texts.push((
            format!("{id:?}"),
            language.sentence(id),
            ENGLISH.sentence(id),
        ));
    }
    for id in Reason::ALL {
        texts.push((format!("{id:?}"), language.reason(id), ENGLISH.reason(id)));
    }
    for id in Clue::ALL {
        texts.push((format!("{id:?}"), language.clue(id), ENGLISH.clue(id)));
    }
    for id in EdgeSentence::ALL {
        texts.push((format!("{id:?}"), language.edge(id), ENGLISH.edge(id)));
    }
    for code in Code::ALL {
        let texts_of = (language.explanation(code), ENGLISH.explanation(code));
        texts.push((format!("explanation of {code:?}"), texts_of.0, texts_of.1));
    }
    texts
}

#[test]
fn the_arguments_are_those_of_english() {
    for language in LANGUAGES {
        for (id, text, english) in with_ids(language) {
            let arguments = |text| arguments_of(text).collect::<BTreeSet<_>>();
            assert_eq!(arguments(text), arguments(english), "{language:?}: {id}");
        }
    }
}

/// Names, versions, sections and places read the same in every language.
#[test]
fn what_stands_in_backticks_and_digits_is_that_of_english() {
    let fixed = |text: &str| -> BTreeSet<String> {
        let quoted = text.split('`').skip(1).step_by(2).map(str::to_owned);
        let numbers = text.split(|c: char| !c.is_ascii_digit() && c != '-' && c != '.');
        let numbers = numbers.filter(|word| word.len() > 3 && word.contains(char::is_numeric));
        quoted
            .chain(numbers.map(|word| word.trim_matches(['.', '-']).to_owned()))
            .collect()
    };
    for language in LANGUAGES {
        for (id, text, english) in with_ids(language) {
            assert_eq!(fixed(text), fixed(english), "{language:?}: {id}");
        }
    }
}

#[test]
fn no_english_is_left_over() {
    /// Small English words that no other language has.
    const ENGLISH_WORDS: [&str; 11] = [
        "the", "is", "this", "that", "with", "which", "of", "must", "should", "does", "it",
    ];
    for language in LANGUAGES {
        for (id, text, english) in with_ids(language) {
            let is_wordless =
                english.is_empty() || ["{why}", "{apart}", "{remark}"].contains(&english);
            assert!(text != english || is_wordless, "{language:?}: {id}");
            let mut words = text.split(|c: char| !c.is_alphabetic());
            let left = words.find(|word| ENGLISH_WORDS.contains(word));
            assert_eq!(left, None, "{language:?}: {id}: {text}");
        }
    }
}

#[test]
fn an_assumption_points_at_the_entries() {
    let list = r#"{"data":[{"id":"i"}]}"#;
    let report = validate(Shape::OrderList, list, &Options::default());
    assert_eq!(
        report.assumptions,
        ["The entries are assumed to be at /*. The page envelope is not documented (4.4)."]
    );
}

#[test]
fn a_language_words_reports_and_conversions() {
    let text = r#"{"payment_method": {"type": "CARD", "currency": "EURO"}, "items": []}"#;
    let in_german = Options {
        messages: &GERMAN,
        ..Options::default()
    };
    let report = validate(Shape::OrderRequest, text, &in_german);
    let messages: Vec<&str> = report.problems.iter().map(|one| &*one.message).collect();
    assert_eq!(
        messages,
        [
            "`currency` hat einen Wert, der nicht erlaubt ist. Wählen Sie `EUR`, `GBP`, `USD` oder `CAD`.",
            "`card_id` fehlt. Eine Kartenzahlung braucht die ID der Karte.",
            "`items` ist leer. Fügen Sie mindestens einen Artikel hinzu.",
        ]
    );
    let options = ConvertOptions {
        messages: &GERMAN,
        ..ConvertOptions::new(Version::V2023_07_27, Version::V2024_02_05)
    };
    let converted = convert(Shape::Product, "{}", &options).unwrap();
    assert_eq!(
        converted.gaps[0].reason,
        "2024-02-05 verlangt `approval_state`. Jedes aufgeführte Produkt hat einen Freigabestatus."
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
