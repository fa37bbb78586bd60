//! Measures reading and validating the same documents in one process. `bench/crate.mjs` starts it, passes
//! the documents and the schemas, and reads the JSON that it prints.
//!
//! Before any timing, all contestants must agree: a document that is valid for us is valid for the schema
//! and readable for serde_json.

mod documents;

use documents::{Order, ProductUpdate};
use jsonschema::Validator;
use order_contract::documents::Document;
use order_contract::documents::v2024_02_05 as typed;
use order_contract::{Options, Session, Shape, parse};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// A kind of document, in several different texts that are measured together.
#[derive(Deserialize)]
struct Kind {
    name: String,
    shape: Shape,
    texts: Vec<String>,
}

#[derive(Deserialize)]
struct Task {
    rounds: usize,
    milliseconds: u64,
    kinds: Vec<Kind>,
    schemas: BTreeMap<Shape, Value>,
}

type Contestant<'c> = (&'static str, Box<dyn FnMut(&[u8]) -> bool + 'c>);

fn main() {
    let task: Task = serde_json::from_reader(std::io::stdin()).expect("a task");
    let results: Vec<Value> = task
        .kinds
        .iter()
        .map(|kind| measured(kind, &task))
        .collect();
    println!("{}", Value::from(results));
}

fn measured(kind: &Kind, task: &Task) -> Value {
    let schema = jsonschema::validator_for(&task.schemas[&kind.shape]).expect("a schema");
    let mut contestants = contestants(kind.shape, &schema);
    agree(kind, &mut contestants);
    let bytes: usize = kind.texts.iter().map(String::len).sum();
    let mut series: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    let count = contestants.len();
    for round in 0..task.rounds {
        for place in 0..count {
            // Rotates the order, so that no contestant is always first.
            let (name, run) = &mut contestants[(place + round) % count];
            let time = batch(&kind.texts, run, Duration::from_millis(task.milliseconds));
            series.entry(name).or_default().push(time);
        }
    }
    let medians = series
        .iter()
        .map(|(name, times)| ((*name).to_owned(), median(times).into()));
    json!({
        "name": kind.name,
        "bytes": bytes / kind.texts.len(),
        "nanoseconds": medians.collect::<serde_json::Map<_, _>>(),
    })
}

fn contestants(shape: Shape, schema: &Validator) -> Vec<Contestant<'_>> {
    let options = Options::default();
    let (mut verdicts, mut reports) = (Session::default(), Session::default());
    let (first, second) = (options.clone(), options);
    vec![
        (
            "is_valid",
            Box::new(move |text| verdicts.is_valid(shape, text, &first)),
        ),
        (
            "validate",
            Box::new(move |text| reports.validate(shape, text, &second).valid),
        ),
        ("parse", Box::new(move |text| parses(shape, text))),
        (
            "serde_json, our types",
            Box::new(move |text| reads_typed(shape, text)),
        ),
        (
            "serde_json, structs",
            Box::new(move |text| reads(shape, text)),
        ),
        (
            "serde_json, Value",
            Box::new(|text| serde_json::from_slice::<Value>(text).is_ok()),
        ),
        (
            "serde_json, Value, then jsonschema",
            Box::new(|text| {
                let value = serde_json::from_slice::<Value>(text);
                value.is_ok_and(|value| schema.is_valid(&value))
            }),
        ),
    ]
}

fn reads(shape: Shape, text: &[u8]) -> bool {
    match shape {
        Shape::ProductUpdate => black_box(serde_json::from_slice::<ProductUpdate>(text)).is_ok(),
        _ => black_box(serde_json::from_slice::<Order>(text)).is_ok(),
    }
}

fn parses(shape: Shape, text: &[u8]) -> bool {
    fn parsed<T: Document>(text: &[u8]) -> bool {
        black_box(parse::<T>(text, &Options::default())).is_ok()
    }
    match shape {
        Shape::ProductUpdate => parsed::<typed::ProductUpdate>(text),
        Shape::OrderRequest => parsed::<typed::OrderRequest>(text),
        _ => parsed::<typed::Order>(text),
    }
}

fn reads_typed(shape: Shape, text: &[u8]) -> bool {
    fn read<T: Document>(text: &[u8]) -> bool {
        black_box(serde_json::from_slice::<T>(text)).is_ok()
    }
    match shape {
        Shape::ProductUpdate => read::<typed::ProductUpdate>(text),
        Shape::OrderRequest => read::<typed::OrderRequest>(text),
        _ => read::<typed::Order>(text),
    }
}

/// Checks that every document is valid for all, and that without its first member it is invalid for all that validate.
fn agree(kind: &Kind, contestants: &mut [Contestant]) {
    for text in &kind.texts {
        for (name, run) in contestants.iter_mut() {
            assert!(run(text.as_bytes()), "{name} refuses {}: {text}", kind.name);
        }
    }
    for (name, run) in contestants.iter_mut() {
        assert!(!run(b"{"), "{name} takes what is not JSON");
        let checks = !name.ends_with("structs") && !name.ends_with("Value");
        assert!(
            !checks || !run(b"{}"),
            "{name} takes an empty object for {}",
            kind.name
        );
    }
}

/// Returns the nanoseconds per document, over as many documents as fit into the time.
fn batch(texts: &[String], run: &mut dyn FnMut(&[u8]) -> bool, time: Duration) -> f64 {
    let start = Instant::now();
    let mut count = 0;
    while start.elapsed() < time {
        for text in texts {
            black_box(run(black_box(text.as_bytes())));
        }
        count += texts.len();
    }
    start.elapsed().as_nanos() as f64 / count as f64
}

fn median(times: &[f64]) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}
