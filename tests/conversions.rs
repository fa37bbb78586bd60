//! Runs the cases of `tests/conversions/` natively; their README says what each key means.

use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::{
    Complement, Conversion, ConvertOptions, JsonPointer, OnLoss, OnOrphan, Problem, Severity,
    Shape, TextSpan, convert,
};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::HashSet;
use std::fs;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    shape: String,
    text: String,
    way: String,
    #[serde(default)]
    options: Map<String, Value>,
    output: Option<String>,
    #[serde(default)]
    changes: Vec<(String, String)>,
    #[serde(default)]
    losses: Vec<String>,
    reasons: Option<Vec<String>>,
    #[serde(default)]
    gaps: Vec<String>,
    #[serde(default)]
    complement: Value,
    #[serde(default)]
    assumptions: usize,
    problems: Option<Vec<(String, String, String)>>,
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
    let mut count = 0;
    for case in cases() {
        count += 1;
        assert!(
            names.insert(case.name.clone()),
            "{} stands twice",
            case.name
        );
        if let Err(reason) = case.run() {
            failures.push(format!("{}: {reason}", case.name));
        }
    }
    println!("conversions: {count} native");
    assert!(failures.is_empty() && count > 0, "{}", failures.join("\n"));
}

fn cases() -> Vec<Case> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/conversions");
    let mut cases = Vec::new();
    for file in fs::read_dir(folder).expect("the folder is there") {
        let path = file.expect("it can be listed").path();
        if path
            .extension()
            .is_some_and(|extension| extension == "json")
        {
            let text = fs::read(&path).expect("it can be read");
            let more: Vec<Case> = serde_json::from_slice(&text)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            cases.extend(more);
        }
    }
    cases
}

impl Case {
    fn run(&self) -> Result<(), String> {
        let shape = Shape::from_name(&self.shape).ok_or("no such shape")?;
        let there = self.options(false)?;
        match (convert(shape, &self.text, &there), &self.problems) {
            (Err(error), Some(expected)) => {
                let mut problems = error.problems().iter();
                same(
                    "severe",
                    problems.all(|one| one.severity == Severity::Error),
                    true,
                )?;
                same("problems", self.listed(error.problems()), expected.clone())
            }
            (Ok(converted), None) => self.compare(shape, &converted),
            (Err(problems), None) => Err(format!("{problems:?}")),
            (Ok(converted), Some(_)) => Err(format!("it was converted: {converted:?}")),
        }
    }

    /// Returns each problem with the text of its span.
    fn listed(&self, problems: &[Problem]) -> Vec<(String, String, String)> {
        let about = |span: TextSpan| self.text[span.start as usize..span.end as usize].to_owned();
        problems
            .iter()
            .map(|problem| {
                let text = problem.span.map_or_else(String::new, about);
                (
                    problem.code.name().to_owned(),
                    problem.path.to_string(),
                    text,
                )
            })
            .collect()
    }

    fn compare(&self, shape: Shape, converted: &Conversion) -> Result<(), String> {
        let output = String::from_utf8_lossy(&converted.output).into_owned();
        let expected = match self.output.as_deref() {
            Some("same") => &self.text,
            Some(output) => output,
            None => return Err("it says neither output nor problems".into()),
        };
        same("output", output.as_str(), expected)?;
        let changes = converted.changes.iter();
        let changes: Vec<_> = changes
            .map(|change| (change.from.to_string(), change.to.to_string()))
            .collect();
        same("changes", changes, self.changes.clone())?;
        let losses: Vec<_> = converted
            .losses
            .iter()
            .map(|loss| loss.path.to_string())
            .collect();
        same("losses", losses, self.losses.clone())?;
        if let Some(reasons) = &self.reasons {
            let found = converted.losses.iter().map(|loss| loss.reason.clone());
            same("reasons", found.collect::<Vec<_>>(), reasons.clone())?;
        }
        let gaps: Vec<_> = converted
            .gaps
            .iter()
            .map(|gap| gap.path.to_string())
            .collect();
        same("gaps", gaps, self.gaps.clone())?;
        same("assumptions", converted.assumptions.len(), self.assumptions)?;
        let complement = match &converted.complement {
            Some(complement) => serde_json::from_str::<Value>(complement.as_json())
                .map_err(|error| error.to_string())?["changes"]
                .clone(),
            None => Value::Null,
        };
        same("complement", complement, self.complement.clone())?;
        match self.back
            && !self.options.contains_key("fill")
            && !self.options.contains_key("complement")
        {
            true => self.comes_back(shape, converted),
            false => Ok(()),
        }
    }

    fn comes_back(&self, shape: Shape, converted: &Conversion) -> Result<(), String> {
        let back = ConvertOptions {
            complement: converted.complement.clone(),
            ..self.options(true)?
        };
        let back =
            convert(shape, &converted.output, &back).map_err(|problems| format!("{problems:?}"))?;
        same(
            "the way back",
            String::from_utf8_lossy(&back.output).into_owned(),
            self.text.clone(),
        )
    }

    fn options(&self, back: bool) -> Result<ConvertOptions, String> {
        let (from, to) = match (self.way.as_str(), back) {
            ("up", false) | ("down", true) => (V2023_07_27, V2024_02_05),
            ("down", false) | ("up", true) => (V2024_02_05, V2023_07_27),
            _ => return Err("no such way".into()),
        };
        let mut options = ConvertOptions::new(from, to);
        for (name, value) in &self.options {
            let text = || value.as_str().map(str::to_owned).ok_or("no string");
            match (name.as_str(), value) {
                ("payoutUrl", _) => options.payout_url = pointer(&text()?)?,
                ("entries", _) => options.entries = Some(pointer(&text()?)?),
                ("complement", _) => {
                    options.complement = Some(Complement::from_json(value.to_string()));
                }
                ("fill", Value::Object(fill)) => {
                    let fill = fill.iter();
                    options.fill = fill
                        .map(|(pointer, value)| {
                            (pointer.parse().expect("it is a pointer"), value.to_string())
                        })
                        .collect();
                }
                ("onLoss", _) if *value == json!("error") => options.on_loss = OnLoss::Error,
                ("onOrphan", _) if *value == json!("drop") => options.on_orphan = OnOrphan::Drop,
                ("limits", Value::Object(limits)) => {
                    for (limit, value) in limits {
                        let value = value.as_u64().ok_or("a limit is a number")? as u32;
                        match limit.as_str() {
                            "bytes" => options.limits.bytes = value,
                            "depth" => options.limits.depth = value,
                            _ => return Err("no such limit".into()),
                        }
                    }
                }
                _ => return Err(format!("option {name} is not known here")),
            }
        }
        Ok(options)
    }
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, actual: T, expected: T) -> Result<(), String> {
    match actual == expected {
        true => Ok(()),
        false => Err(format!("{what}:\n{actual:?}, expected\n{expected:?}")),
    }
}

fn pointer(text: &str) -> Result<JsonPointer, String> {
    text.parse().map_err(|error| format!("{text}: {error}"))
}
