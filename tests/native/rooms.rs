//! No room of the engine names anything of this service: its contract alone does.

use order_contract::internals::{CHANGES, ENDPOINTS, SERVICE, Sentence, arguments_of, catalogue};
use order_contract::{Code, Shape, Version};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const ROOMS: [&str; 5] = ["text", "contract", "check", "convert", "report"];

/// Names of the engine's own that the contract has as well: members of a complement, and words of options and reports.
const OWN: &str = "code id order value";

/// Codes and the arguments of sentences are names of the engine's own, too.
fn is_own(name: &str) -> bool {
    let mut sentences = Sentence::ALL.iter();
    OWN.split(' ').any(|own| own == name)
        || Code::ALL.iter().any(|code| code.name() == name)
        || sentences.any(|sentence| arguments_of(sentence.text()).any(|argument| argument == name))
}

/// Whether a name could be an English word. Such a one can stand in prose and in code, but not as a member of a
/// document, as a text, as a parameter, in a path, or in backticks.
fn is_word(name: &str) -> bool {
    name.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// Returns what only this service is called: members, values, headers, parts of paths, shapes, versions, changes.
fn names() -> BTreeSet<String> {
    let words = catalogue().words().map(str::to_owned);
    let mut names: BTreeSet<String> = words.collect();
    for part in ["query", "headers", "body"] {
        names.remove(part);
    }
    for endpoint in &ENDPOINTS {
        let parts = endpoint.path.split('/');
        let parts = parts.filter(|part| !part.is_empty() && !part.starts_with('{'));
        names.extend(parts.map(str::to_owned));
    }
    names.insert(SERVICE.place_option.to_owned());
    names.extend(CHANGES.iter().map(|change| change.id.to_owned()));
    names.extend(Shape::ALL.map(|shape| shape.name().to_owned()));
    for version in Version::ALL {
        names.insert(version.date().to_owned());
        names.insert(format!("{version:?}"));
    }
    names
}

/// The words of a line, each with whether it is used as a name: in quotes, in a path, or as a parameter.
fn words(line: &str) -> impl Iterator<Item = (&str, bool)> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let words = line.split(move |c| !is_part(c)).filter(|word| !word.is_empty());
    words.map(move |word| {
        let at = word.as_ptr() as usize - line.as_ptr() as usize;
        let (before, behind) = (&line[..at], &line[at + word.len()..]);
        let is_between = |open, close| before.ends_with(open) && behind.starts_with(close);
        let is_quoted = is_between("\"", "\"") || is_between("\\\"", "\\\"") || is_between("`", "`");
        let is_in_path = before.ends_with('/') && !before.ends_with("//") && !behind.starts_with('.');
        let is_parameter = before.ends_with(['?', '&']) && behind.starts_with('=');
        (word, is_quoted && !is_own(word) || is_in_path || is_parameter)
    })
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => files(&path, found),
            false => found.push(path),
        }
    }
}

#[test]
fn the_engine_has_no_word_of_the_service() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let names = names();
    let mut found = Vec::new();
    let mut all = Vec::new();
    for room in ROOMS {
        files(&source.join(room), &mut all);
    }
    for file in &all {
        let text = fs::read_to_string(file).unwrap();
        // Tests are about a made-up service, whose words may be anybody's.
        let is_test = file.to_string_lossy().contains("tests");
        // Examples in the documentation of public items are about the service.
        let lines = (1..).zip(text.lines().map(str::trim_start));
        for (number, line) in lines.filter(|(_, line)| !line.starts_with("//!") && !line.starts_with("///")) {
            for (word, is_named) in words(line).filter(|(word, _)| names.contains(*word)) {
                if !is_word(word) || !is_test && is_named {
                    let file = file.strip_prefix(&source).unwrap().display();
                    found.push(format!("{file}:{number}: {word}"));
                }
            }
        }
    }
    assert!(all.len() > 60 && names.len() > 60);
    assert!(
        found.is_empty(),
        "Only src/service/ names anything of the service. A member or word of the engine that has such a name belongs in \
         the list OWN. A made-up member of a test gets another name.\n{}",
        found.join("\n")
    );
}
