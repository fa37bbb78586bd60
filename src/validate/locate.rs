//! The places of findings: a second look at the text, up to the last place that is asked for.
//!
//! Findings are rare and documents are not, so the walk keeps neither path nor line; this finds them
//! for as many findings as are listed.

use super::finding::{Finding, Subject};
use super::problem::TextSpan;
use crate::json::locate::paths_at;
use crate::json::pointer::Path;
use crate::json::span::{Ruler, Unit};
use crate::sorted::sorted;

/// Where each finding stands in the text, with its line and column.
pub(crate) fn spans(text: &[u8], unit: Unit, findings: &[Finding]) -> Vec<Option<TextSpan>> {
    let end = |n: usize| match n % 2 {
        0 => findings[n / 2].span.start,
        _ => findings[n / 2].span.end,
    };
    let mut spans = vec![None; findings.len()];
    let mut ruler = Ruler::new(text, unit);
    for n in sorted(2 * findings.len(), &|a, b| end(a).cmp(&end(b))) {
        let n = n as usize;
        let place = ruler.place(end(n));
        // A start sorts before its end.
        let span = spans[n / 2].get_or_insert(TextSpan {
            start: place.offset,
            end: place.offset,
            line: place.line,
            column: place.column,
        });
        span.end = place.offset;
    }
    for (span, finding) in spans.iter_mut().zip(findings) {
        if matches!(finding.subject, Subject::Document | Subject::Complement(_)) {
            *span = None;
        }
    }
    spans
}

/// The path of each finding: a value by its first byte, a member by that of its key. A place that the
/// reader never reaches has the path at which it stopped.
pub(crate) fn paths(text: &[u8], max_depth: u32, findings: &[Finding]) -> Vec<Path> {
    let start = |n: usize| findings[n].span.start;
    let order = sorted(findings.len(), &|a, b| start(a).cmp(&start(b)));
    let offsets: Vec<u32> = order.iter().map(|&n| start(n as usize)).collect();
    let mut paths = vec![Path::default(); findings.len()];
    for (n, path) in order.into_iter().zip(paths_at(text, max_depth, &offsets)) {
        paths[n as usize] = path;
    }
    paths
}
