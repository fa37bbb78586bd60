//! The safe fixes of a document, made.

use super::Code;
use super::finding::Finding;
use super::fix::{self, Applicability, Remedy};
use super::options::Options;
use super::problem::{Problem, Report};
use super::report::{Session, problems};
use crate::Shape;
use crate::json::edit::{self, Edit};
use std::borrow::Cow;

/// A document whose safe fixes have been made.
#[derive(Clone, Debug)]
pub struct Fixed {
    /// The document.
    pub output: Vec<u8>,
    /// Headers to send, with the values that were taken out of the body.
    pub headers: Vec<(&'static str, String)>,
    /// What was mended. Places are those of the text in which it was found: the input, or what an
    /// earlier round of fixes had made of it.
    pub applied: Vec<Problem>,
    /// What there is to say about the output.
    pub report: Report,
}

impl Session {
    /// Makes every safe fix, checks again, and repeats until there is none. With
    /// `only`, findings of other codes stay.
    pub fn apply_fixes(
        &mut self,
        shape: Shape,
        text: impl AsRef<[u8]>,
        options: &Options,
        only: Option<&[Code]>,
    ) -> Fixed {
        let contract = shape.contract();
        let mut text = Cow::Borrowed(text.as_ref());
        let (mut headers, mut applied) = (Vec::new(), Vec::new());
        loop {
            self.check(contract, &text, options, false);
            let findings: Vec<Finding> = self
                .listed(u32::MAX)
                .into_iter()
                .filter(|finding| only.is_none_or(|only| only.contains(&finding.code)))
                .collect();
            let round = Round::of(fix::remedies(&text, contract, options, &findings));
            if round.mended.is_empty() {
                break;
            }
            let mended: Vec<Finding> = round.mended.iter().map(|&n| findings[n]).collect();
            applied.extend(problems(contract, &text, options, &mended));
            headers.extend(round.headers);
            text = Cow::Owned(edit::apply(&text, &round.edits));
        }
        Fixed {
            report: self.validate(shape, &text, options),
            output: text.into_owned(),
            headers,
            applied,
        }
    }
}

/// The safe fixes that can be made at once: those whose edits do not touch.
#[derive(Default)]
struct Round {
    mended: Vec<usize>,
    edits: Vec<Edit>,
    headers: Vec<(&'static str, String)>,
}

impl Round {
    fn of(remedies: Vec<Option<Remedy>>) -> Round {
        let mut round = Round::default();
        for (n, remedy) in remedies.into_iter().enumerate() {
            match remedy {
                Some(remedy) if remedy.applicability == Applicability::Safe => {
                    round.take(n, remedy)
                }
                _ => {}
            }
        }
        round
    }

    fn take(&mut self, n: usize, remedy: Remedy) {
        let free = |edit: &Edit| {
            let last = self.edits.last();
            last.is_none_or(|last| last.span.end <= edit.span.start)
        };
        if remedy.edits.iter().all(free) {
            self.mended.push(n);
            self.edits.extend(remedy.edits);
            self.headers.extend(remedy.header);
        }
    }
}
