//! Writes the module `explanations.ts`, and the page `docs/codes.md` with a heading for each code to link to: what the code
//! means, with an example that has it and one that does not.

use crate::json::{JsonObject, Value, object};
use crate::markdown::{code, heading};
use crate::module::Module;
use order_contract::internals::{Layout, contract};
use order_contract::{Code, Shape, Version};

/// The examples of each code, as calls of the package.
const EXAMPLES: &str = include_str!("../../src/service/code_examples.json");

/// Returns what each code means.
fn explanations() -> impl Iterator<Item = (Code, JsonObject)> {
    let examples: Value = serde_json::from_str(EXAMPLES).expect("code_examples.json is JSON");
    Code::ALL.into_iter().map(move |code| {
        let of_code = &examples[code.name()];
        assert!(
            of_code.is_object(),
            "src/service/code_examples.json lacks examples of {code}"
        );
        let explanation = object! {
            "code": code.name(),
            "text": code.explanation(),
            "fails": of_code["fails"],
            "passes": of_code["passes"],
            "page": format!("codes/{}/", code.name()),
        };
        (code, explanation)
    })
}

pub fn module() -> String {
    let explained = explanations().map(|(code, explanation)| (code.name().to_owned(), explanation.into()));
    let imports =
        "import type { Explanation } from '../types/reference.js'\nimport type { Code } from '../types/types.js'\n";
    Module::new("What each code means", imports)
        .constant(
            "explanations: { readonly [C in Code]: Explanation }",
            Value::Object(explained.collect()),
        )
        .into_text()
}

pub fn page() -> String {
    let links = Code::ALL.map(|code| format!("[`{code}`](#{code})")).join(" · ");
    let sections = explanations().map(|(code, explanation)| {
        let (fails, passes) = (example(&explanation["fails"]), example(&explanation["passes"]));
        let text = code.explanation();
        format!("{}{text}\n\nReported: {fails}\nNot reported: {passes}", heading(code))
    });
    let sections: String = sections.collect();
    format!(
        "# Codes\n\n\
         <!-- Written by codegen/ from the explanations: change one there, then npm run build. -->\n\n\
         Each problem has one of these codes. `codes` has the same texts and examples.\n\n\
         {links}\n{sections}"
    )
}

fn example(example: &Value) -> String {
    let text = |name: &str| example[name].as_str();
    let of = |word: &str, name: &str| text(name).map_or(String::new(), |value| format!(" {word} {}", code(value)));
    let call = [
        code(text("by").unwrap_or_default()),
        of("of", "shape"),
        of("with", "options"),
    ]
    .concat();
    let language = document(example).unwrap_or_default();
    let input = text("input").unwrap_or("undefined");
    format!("{call}\n\n```{language}\n{input}\n```\n")
}

/// Returns shape and version behind the language of the block, from which the documentation pages make a link to
/// try it; `None` for a call, and for options that the link can't carry.
fn document(example: &Value) -> Option<String> {
    let text = |name: &str| example[name].as_str();
    let shape: Shape = text("shape")?.parse().ok()?;
    let of_version = |options: &str, version: Version| options == format!(r#"{{"version":"{version}"}}"#);
    let version = match text("options") {
        None => Version::default(),
        Some(options) => Version::ALL.into_iter().find(|version| of_version(options, *version))?,
    };
    let language = match contract(shape).layout {
        Layout::Query => "text",
        Layout::Document | Layout::Entries => "json",
    };
    text("input").filter(|_| text("by") == Some("validate"))?;
    Some(format!("{language} {shape}@{version}"))
}
