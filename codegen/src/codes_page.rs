//! Writes the page `docs/codes.md`: the explanation of each code, under a heading to link to.

use crate::explanations::{Example, explain};
use crate::markdown::{Markdown, code};
use order_contract::{Code, Version};

pub fn page() -> String {
    let mut page = Markdown::default();
    page.line("# Codes\n");
    page.line("<!-- Written by codegen/ from the explanations: change one there, then npm run build. -->\n");
    page.line("Each problem has one of these codes. `codes` has the same texts and examples.\n");
    let links: Vec<String> = Code::ALL.iter().map(|code| link(*code)).collect();
    page.line(links.join(" · "));
    for code in Code::ALL {
        entry(&mut page, code);
    }
    page.into_text()
}

fn link(code: Code) -> String {
    let name = code.name();
    format!("[`{name}`](#{name})")
}

fn entry(page: &mut Markdown, code: Code) {
    let explanation = explain(code);
    page.heading(code.name());
    page.line(explanation.text);
    example(page, "Reported", &explanation.fails);
    example(page, "Not reported", &explanation.passes);
}

fn example(page: &mut Markdown, says: &str, example: &Example) {
    let shape = example.shape.map(|shape| format!(" of {}", code(shape)));
    let options = example.options.map(|options| format!(" with {}", code(options)));
    let (shape, options) = (shape.unwrap_or_default(), options.unwrap_or_default());
    page.line(format!("\n{says}: {}{shape}{options}\n", code(example.by)));
    let input = example.input.unwrap_or("undefined");
    page.line(format!("```{}\n{input}\n```", document(example)));
}

/// Returns shape and version behind the language of the block, from which the documentation pages make a link to
/// try it. Empty for a call, and for options that the link can't carry.
fn document(example: &Example) -> String {
    let version = match example.options {
        None => Some(Version::default()),
        Some(options) => {
            (Version::ALL.into_iter()).find(|version| options == format!(r#"{{"version":"{}"}}"#, version.date()))
        }
    };
    match (example.by, example.shape, example.input, version) {
        ("validate", Some(shape), Some(_), Some(version)) => {
            let language = if shape.ends_with("query") { "text" } else { "json" };
            format!("{language} {shape}@{}", version.date())
        }
        _ => String::new(),
    }
}
