//! Reports the refusals of a conversion.

use crate::report::detail::{CallPart, Describer};
use crate::report::finding::Finding;
use crate::report::rules::Rules;
use crate::report::sink::{Outline, ReportSink};
use crate::text::Doc;
use alloc::vec::Vec;

/// Writes refusals of documents of a shape: as many as the limits allow, but at least one.
pub(crate) fn write(shape: usize, doc: Doc, rules: &Rules, refusals: &[Finding], sink: &mut impl ReportSink) {
    let most = rules.limits.findings.max(1) as usize;
    let describer = Describer::new(doc, shape, rules);
    let listed = refusals.iter().take(most);
    let mut details: Vec<_> = listed.map(|finding| describer.detail(finding)).collect();
    describer.keep_together(&mut details);
    sink.begin(rules.version, None);
    describer.write(&details, CallPart::WHOLE, sink);
    sink.end(Outline {
        is_valid: false,
        is_truncated: false,
    });
}
