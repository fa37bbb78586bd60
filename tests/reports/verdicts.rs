//! The verdict by each way that leads to it: the pass without an index, the index alone, the report.
//! The report by its two: without an index where it is empty, and by the index.

use crate::grown::grown;
use crate::random::Random;
use order_contract::{Code, Level, Options, Report, Session, Severities, Severity, Shape, Version};

/// How many documents; the inner loop asks for a twentieth.
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
        let text = grown(made_for, &mut random);
        let shape = match random.once_in(12) {
            true => *random.of(&Shape::ALL),
            false => made_for,
        };
        let options = options(&mut random);
        // After a clean document a report is tried without an index.
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

/// The same options, said so that the pass without an index leaves everything to the index: no
/// document has a finding of this code.
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

/// What the documents were like: a generator that makes one kind alone would show nothing.
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
        // The inner loop has too few documents for what is rare.
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
