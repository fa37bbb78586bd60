//! Reports the refusals of a conversion.

use super::ConvertOptions;
use crate::report::builder::ReportBuilder;
use crate::report::detail::{CallPart, Describer};
use crate::report::finding::Finding;
use crate::report::rules::Rules;
use crate::report::sink::{Outline, ReportSink};
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
    sink: &mut impl ReportSink,
) {
    let most = options.limits.findings.max(1) as usize;
    let rules = Rules {
        has_places,
        ..options.of_report()
    };
    let describer = Describer::new(doc, shape as usize, &rules);
    let listed = refusals.iter().take(most);
    let details: Vec<_> = listed.map(|finding| describer.detail(finding)).collect();
    sink.begin(options.from.id(), None);
    let count = describer.write(&details, CallPart::WHOLE, sink);
    sink.end(Outline {
        is_valid: false,
        is_truncated: false,
        count,
    });
}

/// Makes problems of refusals.
pub(super) fn problems(
    shape: Shape,
    doc: Doc,
    options: &ConvertOptions,
    has_places: bool,
    refusals: &[Finding],
) -> Vec<Problem> {
    let mut report = ReportBuilder::new(options.phrasing());
    write(shape, doc, options, has_places, refusals, &mut report);
    report.problems
}
