//! Runs the cases of `tests/conversions/` natively, and compares the JSON of their conversions; their README says what
//! each key means.

use crate::files::{self, same};
use order_contract::{ConvertOptions, Problem, Severity, Shape, Version, convert};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::HashSet;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    shape: Shape,
    text: String,
    from: Version,
    to: Version,
    #[serde(default)]
    options: Map<String, Value>,
    output: Option<String>,
    #[serde(default)]
    changes: Vec<Value>,
    #[serde(default)]
    losses: Vec<Value>,
    reasons: Option<Vec<Value>>,
    #[serde(default)]
    gaps: Vec<Value>,
    #[serde(default)]
    complement: Value,
    #[serde(default)]
    assumptions: usize,
    problems: Option<Vec<Value>>,
    #[serde(default = "yes")]
    back: bool,
}

fn yes() -> bool {
    true
}

#[test]
fn every_case_holds() {
    let mut names = HashSet::new();
    let mut failures = Vec::new();
    for case in files::cases::<Case>("conversions") {
        if let Err(reason) = case.run() {
            failures.push(format!("{}: {reason}", case.name));
        }
        let is_new = names.insert(case.name);
        assert!(is_new, "each case has its own name");
    }
    println!("conversions: {} native", names.len());
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

impl Case {
    fn run(&self) -> Result<(), String> {
        let converted = convert(self.shape, &self.text, &self.options(false));
        match (converted, &self.problems) {
            (Ok(converted), None) => self.compare(&json!(converted)),
            (Err(error), Some(expected)) => {
                let problems = error.problems().iter();
                let is_severe = problems.clone().all(|one| one.severity == Severity::Error);
                same("severe", is_severe, true)?;
                let listed: Vec<Value> = problems.map(|one| self.listed(one)).collect();
                same("problems", &listed, expected)
            }
            (converted, _) => Err(format!("{converted:?}")),
        }
    }

    /// A problem with the text of its span.
    fn listed(&self, problem: &Problem) -> Value {
        let span = problem.span.map(|span| span.start as usize..span.end as usize);
        let text = span.map_or("", |span| &self.text[span]);
        json!([problem.code, problem.path.to_string(), text])
    }

    fn compare(&self, converted: &Value) -> Result<(), String> {
        let output = match self.output.as_deref() {
            Some("same") => Some(&*self.text),
            output => output,
        };
        same("output", converted["output"].as_str(), output)?;
        let changes = listed(&converted["changes"], |one| json!([one["from"], one["to"]]));
        same("changes", &changes, &self.changes)?;
        let pointers = |list| listed(&converted[list], |one| one["pointer"].clone());
        same("losses", &pointers("losses"), &self.losses)?;
        same("gaps", &pointers("gaps"), &self.gaps)?;
        if let Some(expected) = &self.reasons {
            let reasons = listed(&converted["losses"], |one| one["reason"].clone());
            same("reasons", &reasons, expected)?;
        }
        let assumptions = listed(&converted["assumptions"], Value::clone);
        same("assumptions", assumptions.len(), self.assumptions)?;
        let complement = &converted["complement"];
        same("complement", &kept(complement), &self.complement)?;
        let is_own = |name: &str| self.options.contains_key(name);
        match self.back && !is_own("fill") && !is_own("complement") {
            true => self.comes_back(converted),
            false => Ok(()),
        }
    }

    fn comes_back(&self, converted: &Value) -> Result<(), String> {
        let back = ConvertOptions {
            complement: serde_json::from_value(converted["complement"].clone()).unwrap(),
            ..self.options(true)
        };
        let output = converted["output"].as_str().unwrap_or_default();
        let back = convert(self.shape, output, &back).map_err(|error| format!("{error:?}"))?;
        let text = String::from_utf8_lossy(&back.output);
        same("the way back", &*text, &self.text)
    }

    fn options(&self, back: bool) -> ConvertOptions {
        let mut options = match back {
            true => json!({ "from": self.to, "to": self.from }),
            false => json!({ "from": self.from, "to": self.to }),
        };
        let members = options.as_object_mut().unwrap();
        members.extend(self.options.clone());
        serde_json::from_value(options).unwrap()
    }
}

/// What a complement holds of its document, without what binds it to its conversion.
fn kept(complement: &Value) -> Value {
    let mut kept = complement.clone();
    if let Some(members) = kept.as_object_mut() {
        members.retain(|name, _| ["id", "members", "lists"].contains(&name.as_str()));
    }
    kept
}

fn listed(list: &Value, of: impl Fn(&Value) -> Value) -> Vec<Value> {
    list.as_array().into_iter().flatten().map(of).collect()
}
