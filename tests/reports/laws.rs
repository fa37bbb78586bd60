//! What holds for every report of every document: all cases, mutated, in every shape and with random options.

use crate::support::cases;
use order_contract::{
    Code, Level, Options, Report, Session, Severities, Severity, Shape, Unit, Version,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, failure_persistence: None, rng_seed: RngSeed::Fixed(20240205), ..ProptestConfig::default() })]

    #[test]
    fn the_verdict_is_that_of_the_report((shape, text, options) in questions()) {
        let mut session = Session::default();
        let report = session.validate(shape, &text, &options);
        prop_assert_eq!(session.is_valid(shape, &text, &options), report.valid);
    }

    #[test]
    fn a_session_remembers_nothing((shape, text, options) in questions(), (other, before, _) in questions()) {
        let mut session = Session::default();
        session.validate(other, &before, &Options::default());
        session.is_valid(other, &before, &Options::default());
        let later = format!("{:?}", session.validate(shape, &text, &options));
        let alone = format!("{:?}", Session::default().validate(shape, &text, &options));
        prop_assert_eq!(later, alone);
    }

    #[test]
    fn units_change_nothing_but_places((shape, text, options) in questions()) {
        let mut session = Session::default();
        let bytes = session.validate(shape, &text, &options);
        let utf16 = session.validate(shape, &text, &Options { unit: Unit::Utf16, ..options });
        prop_assert_eq!(told(&bytes), told(&utf16));
        // Only text can be counted in units of text.
        let Ok(text) = std::str::from_utf8(&text) else {
            return Ok(());
        };
        let units = |bytes: u32| text[..bytes as usize].encode_utf16().count() as u32;
        for (a, b) in bytes.problems.iter().zip(&utf16.problems) {
            let (Some(a), Some(b)) = (a.span, b.span) else {
                continue;
            };
            prop_assert_eq!((units(a.start), units(a.end), a.line), (b.start, b.end, b.line));
        }
    }

    #[test]
    fn fewer_rules_find_no_more((shape, text, options) in questions()) {
        let mut session = Session::default();
        let count = |report: &Report| report.problems.len();
        let all = session.validate(shape, &text, &Options { level: Level::Implied, draft: false, ..options.clone() });
        let draft = session.validate(shape, &text, &Options { level: Level::Implied, draft: true, ..options });
        prop_assert!(count(&draft) <= count(&all));
        prop_assert!(draft.problems.iter().all(|problem| !matches!(problem.code, Code::Required | Code::Empty)));
    }

    #[test]
    fn what_is_hidden_stays_hidden((shape, text, options) in questions()) {
        // A name and an address that nothing else contains.
        let secret = "zq@xq.jz";
        let text = String::from_utf8_lossy(&text).replace("example.com", secret).replace("\"id\"", "\"zqxqjz\"");
        let report = Session::default().validate(shape, &text, &Options { mask: true, ..options });
        for problem in &report.problems {
            let said = format!("{} {:?} {:?} {:?}", problem.message, problem.found, problem.help, problem.suggestion);
            prop_assert!(!said.contains("zq"), "{said}");
        }
    }
}

/// Returns a report without places.
fn told(report: &Report) -> Vec<(Code, String, String)> {
    report
        .problems
        .iter()
        .map(|problem| {
            (
                problem.code,
                problem.path.to_string(),
                problem.message.clone(),
            )
        })
        .collect()
}

type Question = (Shape, Vec<u8>, Options);

/// A document of a random case with random changes, validated as a random shape.
fn questions() -> impl Strategy<Value = Question> {
    let texts: Vec<(Shape, Vec<u8>)> = cases()
        .iter()
        .filter_map(|case| Some((Shape::from_name(&case.shape)?, case.text())))
        .filter(|(_, text)| text.len() < 4096)
        .collect();
    let shape = prop::option::weighted(0.3, prop::sample::select(Shape::ALL.to_vec()));
    (
        prop::sample::select(texts),
        shape,
        prop::collection::vec((any::<prop::sample::Index>(), change()), 0..4),
        options(),
    )
        .prop_map(|((shape, mut text), other, changes, options)| {
            for (place, change) in changes {
                change.apply(&mut text, place);
            }
            (other.unwrap_or(shape), text, options)
        })
}

/// Returns a small mistake that leaves most of a document unchanged.
#[derive(Clone, Debug)]
enum Change {
    Replace(u8),
    Remove,
    Cut,
    Repeat(usize),
    Insert(&'static str),
}

impl Change {
    fn apply(&self, text: &mut Vec<u8>, place: prop::sample::Index) {
        let at = place.index(text.len() + 1);
        match *self {
            Change::Replace(byte) if at < text.len() => text[at] = byte,
            Change::Remove if at < text.len() => drop(text.remove(at)),
            Change::Cut => text.truncate(at),
            Change::Repeat(length) => {
                let piece = text[at..text.len().min(at + length)].to_vec();
                text.splice(at..at, piece);
            }
            Change::Insert(piece) => {
                text.splice(at..at, piece.bytes());
            }
            _ => {}
        }
    }
}

const PIECES: [&str; 12] = [
    "\"type\":\"CARD\",",
    "\"status\":\"FAILED\",",
    "\"items\":[],",
    "\"data\":[{}],",
    "\"\\u0074ype\":\"EMAIL\",",
    "\"payout\":{\"url\":\"\",\"url\":1},",
    "{},",
    "null,",
    "\"\u{1F600}\":0,",
    "&before=1",
    "%",
    "\n \r\n",
];

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        any::<u8>().prop_map(Change::Replace),
        prop::sample::select(b"\"\\{}[],:0-".to_vec()).prop_map(Change::Replace),
        Just(Change::Remove),
        Just(Change::Cut),
        (1..60usize).prop_map(Change::Repeat),
        prop::sample::select(PIECES.to_vec()).prop_map(Change::Insert),
    ]
}

fn options() -> impl Strategy<Value = Options> {
    let severities = prop::collection::vec(
        (
            prop::sample::select(Code::ALL.to_vec()),
            prop::sample::select(Severity::ALL.to_vec()),
        ),
        0..4,
    );
    let entries = prop::option::weighted(
        0.2,
        prop::sample::select(vec!["/data", "/items/0", "", "/a~1b"]),
    );
    (
        prop::sample::select(Version::ALL.to_vec()),
        any::<[bool; 3]>(),
        severities,
        entries,
        1..70u32,
    )
        .prop_map(
            |(version, [stated, draft, mask], severities, entries, depth)| {
                let mut options = Options {
                    version,
                    level: if stated {
                        Level::Stated
                    } else {
                        Level::Implied
                    },
                    draft,
                    mask,
                    entries: entries.map(|pointer| pointer.parse().expect("it is a pointer")),
                    severity: severities
                        .into_iter()
                        .filter(|(code, _)| !code.is_fatal())
                        .fold(Severities::default(), |all, (code, severity)| {
                            all.with(code, severity)
                        }),
                    ..Options::default()
                };
                options.limits.depth = depth;
                options
            },
        )
}
