//! Refusals as the problems that callers read, and the assumption about where the entries of a list are.

use super::ConvertOptions;
use crate::report::detail::{Arguments, Details};
use crate::report::finding::Finding;
use crate::report::message::MessageBuilder;
use crate::report::problem::problems as rendered;
use crate::report::sentence::Sentence;
use crate::text::Doc;
use crate::text::envelope::Entries;
use crate::{Problem, Segment, Shape};
use alloc::string::String;
use alloc::vec::Vec;

/// The problems of refusals, as many as the limits allow, but one at least.
pub(super) fn problems(
    shape: Shape,
    doc: Doc,
    options: &ConvertOptions,
    refusals: &[Finding],
) -> Vec<Problem> {
    let most = options.limits.findings.max(1) as usize;
    let listed = refusals.get(..most).unwrap_or(refusals);
    let rules = options.of_report();
    let details = Details::of(doc, shape as usize, &rules, listed);
    rendered(&details, rules.mask)
}

/// What was assumed about the entries of a list.
pub(super) fn assumption(doc: Doc, found: Entries) -> Option<String> {
    let (sentence, name) = match found {
        Entries::Behind(key) => (Sentence::EntriesBehind, Some(doc.decoded(&doc.node(key)))),
        Entries::None => (Sentence::NoEntries, None),
        Entries::At(_) | Entries::Missed(..) => return None,
    };
    let name = name.map(Segment::Key);
    let builder = MessageBuilder {
        arguments: &Arguments::NOTHING,
        last: name.as_ref(),
        // A pointer is exact.
        mask: false,
    };
    Some(builder.message(sentence))
}
