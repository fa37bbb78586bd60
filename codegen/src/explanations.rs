//! Writes the module `explanations.ts`, and the page `docs/codes.md` with a heading for each code to link to: what the code
//! means, with an example that has it and one that does not.

use crate::json::{Value, object};
use crate::text::{WRITTEN, each, joined};
use order_contract::internals::{Layout, contract};
use order_contract::{Code, Shape, Version};

/// Returns the examples of each code, as calls of the package.
fn examples() -> Value {
    let examples = include_str!("../../src/service/code_examples.json");
    serde_json::from_str(examples).expect("code_examples.json is JSON")
}

pub fn module() -> String {
    let examples = examples();
    let explanations = Code::ALL.map(|code| {
        let examples = &examples[code.name()];
        assert!(examples.is_object(), "{code} has no examples in code_examples.json");
        let explanation = object! {
            "code": code.name(),
            "text": code.explanation(),
            "fails": examples["fails"],
            "passes": examples["passes"],
            "page": format!("codes/{code}/"),
        };
        (code.name().to_owned(), explanation)
    });
    format!(
        "// What each code means.
{WRITTEN}
import type {{ Explanation }} from '../types/reference.js'
import type {{ Code }} from '../types/types.js'

export const explanations: {{ readonly [C in Code]: Explanation }} = {}
",
        Value::from_iter(explanations),
    )
}

pub fn page() -> String {
    let examples = examples();
    let links = joined(Code::ALL.map(|code| format!("[`{code}`](#{code})")), " · ");
    let sections = each(Code::ALL, |code| {
        let [fails, passes] = ["fails", "passes"].map(|which| example(&examples[code.name()][which]));
        let text = code.explanation();
        format!("\n## {code}\n\n{text}\n\nReported: {fails}\nNot reported: {passes}")
    });
    format!(include_str!("pages/codes.md"), links = links, sections = sections)
}

fn example(example: &Value) -> String {
    let text = |name: &str| example[name].as_str();
    let said = |word: &str, name: &str| each(text(name), |text| format!("{word}`{text}`"));
    let call = [said("", "by"), said(" of ", "shape"), said(" with ", "options")].concat();
    let language = document(example).unwrap_or_default();
    let input = text("input").unwrap_or("undefined");
    format!("{call}\n\n```{language}\n{input}\n```\n")
}

/// Returns shape and version behind the language of the block, from which the documentation pages make a link to
/// try it; `None` for a call, and for options that the link can't carry.
fn document(example: &Value) -> Option<String> {
    let text = |name: &str| example[name].as_str();
    let shape: Shape = text("shape")?.parse().ok()?;
    let is_of = |version: &Version| match text("options") {
        None => *version == Version::default(),
        Some(options) => options == format!(r#"{{"version":"{version}"}}"#),
    };
    let version = Version::ALL.into_iter().find(is_of)?;
    let language = match contract(shape).layout {
        Layout::Query => "text",
        Layout::Document | Layout::Entries => "json",
    };
    text("input").filter(|_| text("by") == Some("validate"))?;
    Some(format!("{language} {shape}@{version}"))
}
