//! Compares all ways to compute a verdict: the pass without an index, the index alone, the report. Compares both
//! ways to compute a report: without an index if it is empty, and with the index.

use crate::grown::careless;
use crate::random::Random;
use order_contract::{Code, Level, Options, Report, Session, Severities, Severity, Shape, Version};

/// The number of documents. A quick run takes a twentieth.
fn count() -> u64 {
    match std::env::var_os("QUICK_LAWS") {
        Some(_) => 1_000,
        None => 20_000,
    }
}

#[test]
fn every_way_to_a_verdict_or_a_report_gives_the_same() {
    let mut session = Session::default();
    let mut seen = Seen::default();
    for seed in 0..count() {
        let mut random = Random::new(seed);
        let made_for = *random.of(&Shape::ALL);
        let text = careless(made_for, &mut random);
        let shape = match random.once_in(12) {
            true => *random.of(&Shape::ALL),
            false => made_for,
        };
        let options = options(&mut random);
        // After a document without problems, the next report is first tried without an index.
        session.validate(Shape::OrderCreated, r#"{"status":"FAILED"}"#, &options);
        let report = session.validate(shape, &text, &options);
        let shown = || {
            let text = String::from_utf8_lossy(&text);
            format!("seed {seed}, {shape:?} with {options:?}: {text}")
        };
        assert_eq!(
            session.is_valid(shape, &text, &options),
            report.valid,
            "{}",
            shown()
        );
        let alone = index_alone(&options);
        assert_eq!(
            session.is_valid(shape, &text, &alone),
            report.valid,
            "{}",
            shown()
        );
        assert_eq!(
            session.validate(shape, &text, &alone),
            report,
            "{}",
            shown()
        );
        let has_error = report
            .problems
            .iter()
            .any(|one| one.severity == Severity::Error);
        match report.truncated {
            true => assert!(!has_error || !report.valid, "{}", shown()),
            false => assert_eq!(has_error, !report.valid, "{}", shown()),
        }
        seen.count(&report, &text);
    }
    seen.is_enough(count());
}

/// Returns equivalent options under which the pass without an index does nothing. They set the severity of a code
/// that no document has.
fn index_alone(options: &Options) -> Options {
    Options {
        severity: options.severity.with(Code::Complement, Severity::Error),
        ..options.clone()
    }
}

fn options(random: &mut Random) -> Options {
    let mut options = Options {
        version: *random.of(&Version::ALL),
        level: *random.of(&Level::ALL),
        draft: random.once_in(5),
        entries: random.once_in(12).then(|| {
            random
                .of(&["/entries", "/more", "", "/entries/0"])
                .parse()
                .expect("it is a pointer")
        }),
        ..Options::default()
    };
    if random.once_in(10) {
        options.limits.depth = *random.of(&[1, 2, 3, 5, 64, 65, 200]);
    }
    if random.once_in(10) {
        let codes = [
            Code::Enum,
            Code::Required,
            Code::Removed,
            Code::DuplicateKey,
            Code::Type,
        ];
        options.severity =
            Severities::default().with(*random.of(&codes), *random.of(&Severity::ALL));
    }
    options
}

/// Counts the kinds of documents, because a generator that makes only one kind would prove nothing.
#[derive(Default)]
struct Seen {
    valid: u64,
    clean: u64,
    codes: std::collections::BTreeMap<&'static str, u64>,
    escaped: u64,
    large: u64,
}

impl Seen {
    fn count(&mut self, report: &Report, text: &[u8]) {
        self.valid += u64::from(report.valid);
        self.clean += u64::from(report.valid && report.problems.is_empty());
        self.escaped += u64::from(text.contains(&b'\\'));
        self.large += u64::from(text.len() > 2_000);
        for problem in &report.problems {
            *self.codes.entry(problem.code.name()).or_default() += 1;
        }
    }

    fn is_enough(&self, documents: u64) {
        assert!(
            self.valid > documents / 5 && self.valid < documents * 4 / 5,
            "{}",
            self.valid
        );
        for (what, many) in [
            ("clean", self.clean),
            ("escaped", self.escaped),
            ("large", self.large),
        ] {
            assert!(many > documents / 50, "{what}: {many}");
        }
        // A quick run has too few documents for rare codes.
        if documents < 20_000 {
            return;
        }
        let not_here = [
            Code::TooLarge,
            Code::NotSerializable,
            Code::UnknownVersion,
            Code::UnknownEndpoint,
            Code::Complement,
        ];
        for code in Code::ALL.iter().filter(|code| !not_here.contains(code)) {
            assert!(
                self.codes.contains_key(code.name()),
                "no document has {}",
                code.name()
            );
        }
    }
}
