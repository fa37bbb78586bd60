//! What holds for every report and the reader (`tests/fuzz/targets/`), of generated documents with mistakes, of
//! all cases, spoilt or not, and with random options.

use crate::cases;
use crate::grown::{Origin, careless, spoil};
use crate::questions;
use crate::random::Random;
use crate::targets::{check, reader};
use order_contract::{Code, Limits, Options, Report, Session, Shape};
use std::collections::BTreeMap;

/// A document and how to validate it.
struct Question {
    shape: Shape,
    text: Vec<u8>,
    options: Options,
}

const MANY: u64 = 40_000;

/// The questions of a test. A quick run takes a quarter.
fn questions() -> impl Iterator<Item = Question> {
    let count = match std::env::var_os("QUICK_LAWS") {
        Some(_) => MANY / 4,
        None => MANY,
    };
    let texts = cases::all().map(|(shape, case)| (shape, case.text()));
    let texts: Vec<_> = texts.filter(|(_, text)| text.len() < 4096).collect();
    (0..count).map(move |seed| question(&texts, &mut Random::new(seed)))
}

fn question(texts: &[(Shape, Vec<u8>)], random: &mut Random) -> Question {
    let (made_for, mut text) = random.of(texts).clone();
    let (made_for, text) = match random.below(8) {
        0..4 => {
            let shape = *random.of(&Shape::ALL);
            (shape, careless(Origin::any_version(shape, random), random))
        }
        4..7 => {
            spoil(&mut text, random);
            (made_for, text)
        }
        _ => (made_for, text),
    };
    let shape = match random.once_in(8) {
        true => *random.of(&Shape::ALL),
        false => made_for,
    };
    let options = options(random, shape);
    Question { shape, text, options }
}

fn options(random: &mut Random, shape: Shape) -> Options {
    let options = questions::options(random, shape);
    let mut options: Options = serde_json::from_value(options).unwrap();
    options.mask = random.once_in(2);
    if random.once_in(2) {
        options.limits.findings = Limits::default().findings;
    }
    options
}

#[test]
fn every_report_holds_in_a_session_that_has_seen_others() {
    let mut session = Session::default();
    let mut seen = Seen::default();
    for Question { shape, text, options } in questions() {
        let report = check::holds(&mut session, shape, &text, &options);
        seen.count(&report, &text);
        reader::run(&text);
    }
    seen.is_enough();
}

/// Counts the kinds of documents, because a generator that makes only one kind would prove nothing.
#[derive(Default)]
struct Seen {
    documents: u64,
    valid: u64,
    clean: u64,
    escaped: u64,
    large: u64,
    codes: BTreeMap<Code, u64>,
}

impl Seen {
    fn count(&mut self, report: &Report, text: &[u8]) {
        self.documents += 1;
        self.valid += u64::from(report.valid);
        self.clean += u64::from(report.valid && report.problems.is_empty());
        self.escaped += u64::from(text.contains(&b'\\'));
        self.large += u64::from(text.len() > 2_000);
        for problem in &report.problems {
            *self.codes.entry(problem.code).or_default() += 1;
        }
    }

    fn is_enough(&self) {
        let all = self.documents;
        let is_mixed = self.valid > all / 5 && self.valid < all * 4 / 5;
        assert!(is_mixed, "{} of {all} are valid", self.valid);
        let many = [self.clean, self.escaped, self.large];
        assert!(many.iter().all(|&count| count > all / 50), "{many:?}");
        // A quick run has too few documents for rare codes.
        if all < MANY {
            return;
        }
        let not_here = [
            Code::NotSerializable,
            Code::UnknownVersion,
            Code::UnknownEndpoint,
            Code::Complement,
        ];
        for code in Code::ALL.iter().filter(|code| !not_here.contains(code)) {
            assert!(self.codes.contains_key(code), "no document has {code}");
        }
    }
}
