//! What holds for every report: of generated documents with mistakes, of all cases, spoilt or not, and with random
//! options. All ways to compute a verdict and a report are compared: the pass without an index, and the index.

use crate::grown::{Origin, careless, spoil};
use crate::random::Random;
use crate::support::cases;
use order_contract::{
    Code, Level, Options, Problem, Report, Session, Severity, Shape, Unit, Version,
};

/// A document and how to validate it.
struct Question {
    seed: u64,
    shape: Shape,
    text: Vec<u8>,
    options: Options,
}

impl Question {
    fn report(&self) -> Report {
        Session::default().validate(self.shape, &self.text, &self.options)
    }

    fn with(&self, options: Options) -> Report {
        Session::default().validate(self.shape, &self.text, &options)
    }
}

impl std::fmt::Display for Question {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = String::from_utf8_lossy(&self.text);
        write!(
            f,
            "seed {}, {:?} with {:?}: {text}",
            self.seed, self.shape, self.options
        )
    }
}

/// The questions of a test. A quick run takes a quarter.
fn questions() -> impl Iterator<Item = Question> {
    let count = match std::env::var_os("QUICK_LAWS") {
        Some(_) => MANY / 4,
        None => MANY,
    };
    let texts: Vec<(Shape, Vec<u8>)> = cases()
        .iter()
        .map(|case| (case.shape.parse().unwrap(), case.text()))
        .filter(|(_, text)| text.len() < 4096)
        .collect();
    (0..count).map(move |seed| {
        let mut random = Random::new(seed);
        let (made_for, text) = match random.once_in(2) {
            true => {
                let (shape, mut text) = random.of(&texts).clone();
                if !random.once_in(4) {
                    spoil(&mut text, &mut random);
                }
                (shape, text)
            }
            false => {
                let shape = *random.of(&Shape::ALL);
                (
                    shape,
                    careless(Origin::any_version(shape, &mut random), &mut random),
                )
            }
        };
        let shape = match random.once_in(8) {
            true => *random.of(&Shape::ALL),
            false => made_for,
        };
        let options = options(&mut random);
        Question {
            seed,
            shape,
            text,
            options,
        }
    })
}

const MANY: u64 = 40_000;

fn options(random: &mut Random) -> Options {
    let mut options = Options {
        version: *random.of(&Version::ALL),
        level: *random.of(&Level::ALL),
        draft: random.once_in(5),
        mask: random.once_in(2),
        entries: random.once_in(12).then(|| {
            random
                .of(&["/entries", "/more", "/data", "", "/entries/0", "/a~1b"])
                .parse()
                .expect("it is a pointer")
        }),
        ..Options::default()
    };
    if random.once_in(10) {
        options.limits.depth = *random.of(&[1, 2, 3, 5, 64, 65, 200]);
    }
    for _ in 0..random.below(12).saturating_sub(9) {
        let code = *random.of(&Code::ALL);
        if !code.is_fatal() {
            options.severity = options.severity.with(code, *random.of(&Severity::ALL));
        }
    }
    options
}

#[test]
fn every_way_to_a_verdict_or_a_report_gives_the_same() {
    let mut session = Session::default();
    let mut seen = Seen::default();
    for question in questions() {
        let Question {
            shape,
            text,
            options,
            ..
        } = &question;
        // After a document without problems, the next report is first tried without an index.
        session.validate(Shape::OrderCreated, r#"{"status":"FAILED"}"#, options);
        let report = session.validate(*shape, text, options);
        // With the severity of a code that no document has, the pass without an index does nothing.
        let alone = Options {
            severity: options.severity.with(Code::Complement, Severity::Error),
            ..options.clone()
        };
        let verdicts = [options, &alone].map(|options| session.is_valid(*shape, text, options));
        assert_eq!(verdicts, [report.valid; 2], "{question}");
        assert_eq!(session.validate(*shape, text, &alone), report, "{question}");
        let mut problems = report.problems.iter();
        let has_error = problems.any(|one| one.severity == Severity::Error);
        match report.truncated {
            true => assert!(!has_error || !report.valid, "{question}"),
            false => assert_eq!(has_error, !report.valid, "{question}"),
        }
        seen.count(&report, text);
    }
    seen.is_enough();
}

#[test]
fn a_session_remembers_nothing() {
    let mut session = Session::default();
    for question in questions() {
        let later = session.validate(question.shape, &question.text, &question.options);
        assert_eq!(later, question.report(), "{question}");
    }
}

#[test]
fn units_change_nothing_but_places() {
    for question in questions() {
        let bytes = question.report();
        let utf16 = question.with(Options {
            unit: Unit::Utf16,
            ..question.options.clone()
        });
        let [told, others] = [&bytes, &utf16].map(told);
        assert_eq!(told, others, "{question}");
        // Only text can be counted in units of text.
        let Ok(text) = std::str::from_utf8(&question.text) else {
            continue;
        };
        let units = |bytes: u32| text[..bytes as usize].encode_utf16().count() as u32;
        for (a, b) in bytes.problems.iter().zip(&utf16.problems) {
            if let (Some(a), Some(b)) = (a.span, b.span) {
                let places = (units(a.start), units(a.end), a.line);
                assert_eq!(places, (b.start, b.end, b.line), "{question}");
            }
            let edits = |problem: &Problem| {
                problem
                    .fix
                    .iter()
                    .flat_map(|fix| fix.edits.clone())
                    .collect::<Vec<_>>()
            };
            for (a, b) in edits(a).iter().zip(edits(b)) {
                let edit = (units(a.start), units(a.end), &a.text);
                assert_eq!(edit, (b.start, b.end, &b.text), "{question}");
            }
        }
    }
}

/// Returns a report without places.
fn told(report: &Report) -> Vec<(Code, String, &str)> {
    let problems = report.problems.iter();
    let told = problems.map(|one| (one.code, one.path.to_string(), &*one.message));
    told.collect()
}

#[test]
fn fewer_rules_find_no_more() {
    for question in questions() {
        let with = |draft| {
            question.with(Options {
                level: Level::Implied,
                draft,
                ..question.options.clone()
            })
        };
        let [all, draft] = [with(false), with(true)];
        assert!(draft.problems.len() <= all.problems.len(), "{question}");
        let mut problems = draft.problems.iter();
        let is_asked = problems.any(|one| matches!(one.code, Code::Required | Code::Empty));
        assert!(!is_asked, "{question}");
    }
}

#[test]
fn what_is_hidden_stays_hidden() {
    for mut question in questions() {
        // A name and an address that nothing else contains.
        let text = String::from_utf8_lossy(&question.text);
        let text = text.replace("example.com", "zq@xq.jz");
        question.text = text.replace("\"id\"", "\"zqxqjz\"").into_bytes();
        question.options.mask = true;
        for one in question.report().problems {
            let said = format!(
                "{} {:?} {:?} {:?}",
                one.message, one.found, one.help, one.suggestion
            );
            assert!(!said.contains("zq"), "{said}: {question}");
        }
    }
}

/// Counts the kinds of documents, because a generator that makes only one kind would prove nothing.
#[derive(Default)]
struct Seen {
    documents: u64,
    valid: u64,
    clean: u64,
    codes: std::collections::BTreeMap<&'static str, u64>,
    escaped: u64,
    large: u64,
}

impl Seen {
    fn count(&mut self, report: &Report, text: &[u8]) {
        self.documents += 1;
        self.valid += u64::from(report.valid);
        self.clean += u64::from(report.valid && report.problems.is_empty());
        self.escaped += u64::from(text.contains(&b'\\'));
        self.large += u64::from(text.len() > 2_000);
        for problem in &report.problems {
            *self.codes.entry(problem.code.name()).or_default() += 1;
        }
    }

    fn is_enough(&self) {
        let documents = self.documents;
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
        if documents < MANY {
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
