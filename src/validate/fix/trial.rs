//! Edits made for a try: the object that they lie in is checked as it is and as it would be.

use crate::contract::model::Object;
use crate::contract::{Contract, Layout};
use crate::json::edit::{self, Edit};
use crate::json::reader::{Halt, Kind};
use crate::json::span::Span;
use crate::validate::Code;
use crate::validate::finding::{Finding, Ledger, Subject};
use crate::validate::options::Options;
use crate::validate::query;
use crate::validate::walk::{Scratch, Walk};

/// A document in which edits are tried.
pub(super) struct Trial<'t> {
    text: &'t [u8],
    contract: &'static Contract,
    options: &'t Options,
    scratch: Scratch,
}

impl<'t> Trial<'t> {
    pub(super) fn of(
        text: &'t [u8],
        contract: &'static Contract,
        options: &'t Options,
    ) -> Trial<'t> {
        Trial {
            text,
            contract,
            options,
            scratch: Scratch::default(),
        }
    }

    /// Whether the edits make a name of the object come twice.
    pub(super) fn doubles(
        &mut self,
        object: &'static Object,
        within: Span,
        edits: &[Edit],
    ) -> bool {
        let repeated = |mark: &&Mark| mark.0 == Code::DuplicateKey as u8;
        let (before, after) = self.checked_twice(object, within, edits);
        after.iter().filter(repeated).count() > before.iter().filter(repeated).count()
    }

    /// Whether the edits remove the finding and add none. Both checks note what they have in common
    /// in the same order.
    pub(super) fn mends(
        &mut self,
        object: &'static Object,
        finding: &Finding,
        within: Span,
        edits: &[Edit],
    ) -> bool {
        let (before, after) = self.checked_twice(object, within, edits);
        let own = (finding.code as u8, finding.span.start, "");
        let mut left = before.iter().filter(|mark| **mark != own);
        after.iter().all(|mark| left.any(|known| known == mark))
    }

    /// What there is to say of an object as it is, and with the edits made; the places are those of
    /// the text as it is.
    fn checked_twice(
        &mut self,
        object: &'static Object,
        within: Span,
        edits: &[Edit],
    ) -> (Vec<Mark>, Vec<Mark>) {
        if self.contract.layout == Layout::Query {
            let edited = edit::apply(self.text, edits);
            return (
                self.query_marks(self.text, &[]),
                self.query_marks(&edited, edits),
            );
        }
        let moved: Vec<Edit> = edits
            .iter()
            .map(|edit| Edit {
                span: Span::new(edit.span.start - within.start, edit.span.end - within.start),
                text: edit.text.clone(),
            })
            .collect();
        let edited = edit::apply(within.of(self.text), &moved);
        (
            self.marks(object, within.of(self.text), &[], within.start),
            self.marks(object, &edited, edits, within.start),
        )
    }

    fn marks(
        &mut self,
        object: &'static Object,
        text: &[u8],
        edits: &[Edit],
        from: u32,
    ) -> Vec<Mark> {
        Walk::new(text, self.contract, self.options, &mut self.scratch, false).piece(object);
        marks(&self.scratch.findings, edits, from)
    }

    fn query_marks(&self, text: &[u8], edits: &[Edit]) -> Vec<Mark> {
        let mut findings = Vec::new();
        let ledger = Ledger {
            contract: self.contract,
            options: self.options,
            findings: &mut findings,
            verdict_only: false,
        };
        query::check(text, ledger);
        marks(&findings, edits, 0)
    }
}

/// A finding as far as two checks can be compared: its code, its place in the text as it was, and
/// the name of what is missing.
type Mark = (u8, u32, &'static str);

fn marks(findings: &[Finding], edits: &[Edit], from: u32) -> Vec<Mark> {
    findings
        .iter()
        .map(|finding| {
            let name = match finding.subject {
                Subject::Missing(field) => field.name,
                _ => "",
            };
            let start = place_before(edits, from + finding.span.start);
            (finding.code as u8, start, name)
        })
        .collect()
}

/// Where a place of the edited text was before the edits.
fn place_before(edits: &[Edit], place: u32) -> u32 {
    let mut shift = 0i64;
    for edit in edits {
        let start = i64::from(edit.span.start) + shift;
        if i64::from(place) < start + edit.text.len() as i64 {
            break;
        }
        shift += edit.text.len() as i64 - i64::from(edit.span.end - edit.span.start);
    }
    (i64::from(place) - shift) as u32
}

impl Walk<'_, '_> {
    /// Reads a piece of a document that an object describes.
    fn piece(mut self, object: &'static Object) {
        let read = self.whole_piece(object);
        self.finish(read);
    }

    fn whole_piece(&mut self, object: &'static Object) -> Result<(), Halt> {
        let token = self.reader.root()?;
        if token.kind == Kind::Object {
            self.object(object, token.span.start)?;
        }
        self.reader.end()
    }
}
