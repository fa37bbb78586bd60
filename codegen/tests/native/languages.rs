//! Every language has the same texts as English, with the same arguments, and no English text.

use order_contract::internals::{Field, Kind, contract};
use order_contract::{Shape, Version};
use order_contract_codegen::{english, languages, mistakes};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Returns each text of a language with its place in the file, and the English one.
fn pairs(language: &Value) -> Vec<(String, String, String)> {
    fn collect(at: &str, english: &Value, own: &Value, pairs: &mut Vec<(String, String, String)>) {
        match english {
            Value::Object(members) => {
                for (id, english) in members {
                    collect(&format!("{at}/{id}"), english, &own[id], pairs);
                }
            }
            english => {
                let text = |value: &Value| value.as_str().unwrap().to_owned();
                pairs.push((at.to_owned(), text(own), text(english)));
            }
        }
    }
    let mut pairs = Vec::new();
    collect("", &english(), language, &mut pairs);
    pairs
}

#[test]
fn every_language_is_complete() {
    for language in languages() {
        assert_eq!(mistakes(&language), [""; 0], "{}", language["language"]);
        assert!(pairs(&language).len() > 250);
    }
}

#[test]
fn mistakes_are_named() {
    let mut language = languages().next().unwrap();
    language["sentences"]["Enum"] = json!("{field} hat keinen Wert.");
    language["codes"]["enum"] = Value::Null;
    language["reasons"] = json!(1);
    language["clues"]["Often"] = json!("Oft.");
    let enumeration = "{field} has a value that is not allowed. Use {values}.";
    assert_eq!(
        mistakes(&language),
        [
            format!("/sentences/Enum has other arguments than {enumeration:?}"),
            "/reasons has another type than in English".to_owned(),
            "/clues/Often is not used".to_owned(),
            "/codes/enum is missing".to_owned(),
        ]
    );
}

/// Names, versions, sections and places read the same in every language.
#[test]
fn what_stands_in_backticks_and_digits_is_that_of_english() {
    let fixed = |text: &str| -> BTreeSet<String> {
        let quoted = text.split('`').skip(1).step_by(2).map(str::to_owned);
        let numbers = text.split(|c: char| !c.is_ascii_digit() && c != '-' && c != '.');
        let numbers = numbers
            .map(|word| word.trim_matches(['.', '-']))
            .filter(|word| !word.is_empty());
        quoted.chain(numbers.map(str::to_owned)).collect()
    };
    for language in languages() {
        for (at, text, english) in pairs(&language) {
            assert_eq!(fixed(&text), fixed(&english), "{at}");
        }
    }
}

#[test]
fn no_english_is_left_over() {
    /// Small English words that no other language has.
    const ENGLISH_WORDS: [&str; 11] = [
        "the", "is", "this", "that", "with", "which", "of", "must", "should", "does", "it",
    ];
    let is_english = |at: &str, text: &str, english: &str| {
        // A label can be the same word in two languages.
        let is_argument = ["{why}", "{apart}", "{remark}"].contains(&english);
        let may_be_same = is_argument || at.starts_with("/texts/") && text.split(' ').count() < 3;
        // Names in backticks are not words of the language.
        let words = text.split('`').step_by(2);
        let mut words = words.flat_map(|part| part.split(|c: char| !c.is_alphabetic()));
        text == english && !may_be_same || words.any(|word| ENGLISH_WORDS.contains(&word))
    };
    for language in languages() {
        let left = pairs(&language).into_iter();
        let left = left.filter(|(at, text, english)| is_english(at, text, english));
        let left: Vec<String> = left.map(|(at, ..)| at).collect();
        assert_eq!(left, [""; 0], "{}", language["language"]);
    }
}

/// A form shows the labels of a shape together, so they must differ.
#[test]
fn labels_are_unique_within_a_shape() {
    for language in [english()].into_iter().chain(languages()) {
        for (shape, version) in of_every_version() {
            let mut labels = BTreeMap::new();
            collect(&contract(shape).root, version, &mut labels);
            let labels: Vec<_> = labels
                .values()
                .map(|label| language["texts"][label].as_str().unwrap())
                .collect();
            let unique: BTreeSet<_> = labels.iter().collect();
            assert_eq!(unique.len(), labels.len(), "{shape:?} {version}: {labels:?}");
        }
    }
}

fn of_every_version() -> impl Iterator<Item = (Shape, Version)> {
    let shapes = Shape::ALL.into_iter();
    shapes.flat_map(|shape| Version::ALL.map(|version| (shape, version)))
}

/// Collects the labels of a field and of those inside of it. One that is reached on several ways counts once.
fn collect(field: &'static Field, version: Version, labels: &mut BTreeMap<*const Field, &'static str>) {
    if !field.label.is_empty() {
        labels.insert(field, field.label);
    }
    match field.kind {
        Kind::List(list) => collect(&list.element, version, labels),
        Kind::Object(object) => {
            let fields = object.fields.iter().filter(|field| field.is_available(version));
            fields.for_each(|field| collect(field, version, labels));
        }
        _ => {}
    }
}
