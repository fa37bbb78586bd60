//! Writes the refusals of a conversion as a report, and makes problems from them.

use super::ConvertOptions;
use crate::report::detail::{CallPart, Describer};
use crate::report::finding::Finding;
use crate::report::problem::report;
use crate::report::reply::{Outline, Reply};
use crate::report::rules::Rules;
use crate::text::Doc;
use crate::{Problem, Shape};
use alloc::vec::Vec;

/// Writes refusals: as many as the limits allow, but at least one.
pub(crate) fn write(
    shape: Shape,
    doc: Doc,
    options: &ConvertOptions,
    has_places: bool,
    refusals: &[Finding],
    reply: &mut Reply,
) {
    let most = options.limits.findings.max(1) as usize;
    let rules = Rules {
        has_places,
        ..options.of_report()
    };
    let describer = Describer::new(doc, shape as usize, &rules);
    let listed = refusals.iter().take(most);
    let details: Vec<_> = listed.map(|finding| describer.detail(finding)).collect();
    reply.begin_report(None);
    let count = describer.write(&details, CallPart::WHOLE, reply);
    let outline = Outline {
        is_valid: false,
        is_truncated: false,
        count,
    };
    reply.end_report(outline, options.from.id());
}

/// Renders refusals as problems.
pub(super) fn problems(
    shape: Shape,
    doc: Doc,
    options: &ConvertOptions,
    has_places: bool,
    refusals: &[Finding],
) -> Vec<Problem> {
    let mut reply = Reply::default();
    write(shape, doc, options, has_places, refusals, &mut reply);
    report(&reply, Some(shape), options.phrasing()).problems
}
