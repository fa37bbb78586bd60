//! Adds to each language the texts that it lacks, in English, to be translated.

use crate::json::Value;
use crate::languages::{english, languages, tag};

/// Returns the files of the languages that lack texts: the path in the repository, and the text with them.
pub fn stubs() -> Vec<(String, String)> {
    let english = english();
    let lacking = languages().filter_map(|language| {
        let mut whole = language.clone();
        add_missing(&english, &mut whole);
        let path = format!("languages/{}.json", tag(&language));
        (whole != language).then(|| (path, format!("{whole:#}\n")))
    });
    lacking.collect()
}

/// Adds what a value lacks, behind what it has.
fn add_missing(english: &Value, own: &mut Value) {
    if let (Value::Object(english), Value::Object(own)) = (english, own) {
        for (id, text) in english {
            match own.get_mut(id) {
                Some(own) => add_missing(text, own),
                None => drop(own.insert(id.clone(), text.clone())),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::add_missing;
    use serde_json::json;

    #[test]
    fn what_is_missing_stands_behind_the_rest() {
        let mut own = json!({"label": "L", "texts": {"c": "C", "old": "O"}});
        add_missing(&json!({"texts": {"a": "a", "c": "c"}, "codes": {"b": "b"}}), &mut own);
        let expected = r#"{"label":"L","texts":{"c":"C","old":"O","a":"a"},"codes":{"b":"b"}}"#;
        assert_eq!(own.to_string(), expected);
    }
}
