//! Reports: every way to a verdict or a report gives the same, every place is in the text, whatever its unit, a limit cuts
//! the list and changes nothing in it, and fewer rules find no more.

use super::source::Source;
use order_contract::{Code, Level, Options, Problem, Report, Session, Severity, Shape, Unit};

pub fn run(data: &[u8]) {
    let mut source = Source::new(data);
    let shape = source.document_shape();
    let options = source.options();
    holds(&mut Session::default(), shape, source.rest(), &options);
}

/// Checks what holds for every report, and returns it. The session may have seen other documents.
pub fn holds(session: &mut Session, shape: Shape, text: &[u8], options: &Options) -> Report {
    let question = Question { shape, text, options };
    let report = session.validate(shape, text, options);
    question.is_answered_in_every_way(&report, session);
    question.has_places(&report.problems);
    question.is_cut_at_its_limit(&report);
    question.has_no_more_with_fewer_rules(&report);
    report
}

/// Whether the report has an error among those that it lists.
pub fn has_error(report: &Report) -> bool {
    let mut problems = report.problems.iter();
    problems.any(|problem| problem.severity == Severity::Error)
}

/// The problems that a shorter list keeps: a fault, then errors, then the others, in their order.
pub fn gravest(problems: &[Problem], most: usize) -> Vec<Problem> {
    let rank = |problem: &Problem| match problem.severity {
        _ if problem.code.is_fatal() => 0,
        Severity::Error => 1,
        _ => 2,
    };
    let mut places: Vec<usize> = (0..problems.len()).collect();
    places.sort_by_key(|&place| rank(&problems[place]));
    places.truncate(most);
    places.sort_unstable();
    places.into_iter().map(|place| problems[place].clone()).collect()
}

#[derive(Debug)]
struct Question<'q> {
    shape: Shape,
    text: &'q [u8],
    options: &'q Options,
}

impl std::fmt::Display for Question<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = String::from_utf8_lossy(self.text);
        write!(f, "{:?} with {:?}: {text}", self.shape, self.options)
    }
}

impl Question<'_> {
    fn report(&self, options: &Options) -> Report {
        Session::default().validate(self.shape, self.text, options)
    }

    fn is_answered_in_every_way(&self, report: &Report, session: &mut Session) {
        match report.truncated {
            true => assert!(!has_error(report) || !report.valid, "{self}"),
            false => assert_eq!(has_error(report), !report.valid, "{self}"),
        }
        assert_eq!(self.report(self.options), *report, "in a new session: {self}");
        // After a document without problems, the next report is first tried without an index.
        session.validate(Shape::OrderCreated, r#"{"status":"FAILED"}"#, self.options);
        // With the severity of a code that no document has, the pass without an index does nothing.
        let alone = Options {
            severity: self.options.severity.with(Code::Complement, Severity::Error),
            ..self.options.clone()
        };
        for options in [self.options, &alone] {
            let again = session.validate(self.shape, self.text, options);
            assert_eq!(again, *report, "{self}");
            let is_valid = session.is_valid(self.shape, self.text, options);
            assert_eq!(is_valid, report.valid, "{self}");
        }
    }

    /// Units change nothing but places, which are in the text.
    fn has_places(&self, problems: &[Problem]) {
        for problem in problems {
            assert!(problem.message.ends_with('.'), "{problem}");
            if let Some(span) = problem.span {
                let is_inside = span.start <= span.end && span.end as usize <= self.text.len();
                assert!(is_inside && span.line > 0 && span.column > 0, "{self}");
            }
        }
        // Only text can be counted in units of text.
        let Ok(text) = str::from_utf8(self.text) else {
            return;
        };
        let units = |bytes: u32| text[..bytes as usize].encode_utf16().count() as u32;
        let mut expected = problems.to_vec();
        let mut found = self.report(&Options {
            unit: Unit::Utf16,
            ..self.options.clone()
        });
        for (expected, found) in expected.iter_mut().zip(&mut found.problems) {
            if let (Some(expected), Some(found)) = (&mut expected.span, &found.span) {
                expected.start = units(expected.start);
                expected.end = units(expected.end);
                expected.column = found.column;
            }
            for edit in expected.fix.iter_mut().flat_map(|fix| &mut fix.edits) {
                edit.start = units(edit.start);
                edit.end = units(edit.end);
            }
        }
        assert_eq!(found.problems, expected, "{self}");
    }

    /// A shorter list has the gravest of the same problems, with the same fixes.
    fn is_cut_at_its_limit(&self, report: &Report) {
        let half = report.problems.len() / 2;
        let mut options = self.options.clone();
        options.limits.findings = half as u32;
        let listed = self.report(&options).problems;
        assert_eq!(listed, gravest(&report.problems, half), "{self}");
    }

    fn has_no_more_with_fewer_rules(&self, report: &Report) {
        let [all, draft] = [false, true].map(|draft| {
            self.report(&Options {
                level: Level::Implied,
                draft,
                ..self.options.clone()
            })
        });
        assert!(draft.problems.len() <= all.problems.len(), "{self}");
        let mut problems = draft.problems.iter();
        let is_asked = problems.any(|one| matches!(one.code, Code::Required | Code::Empty));
        assert!(!is_asked, "{self}");
        let stated = Options {
            level: Level::Stated,
            ..self.options.clone()
        };
        let is_valid = Session::default().is_valid(self.shape, self.text, &stated);
        assert!(is_valid || !report.valid, "{self}");
    }
}
