//! Makes problems from the refusals of a conversion.

use super::ConvertOptions;
use crate::report::detail::Details;
use crate::report::finding::Finding;
use crate::report::problem::problems as rendered;
use crate::text::{Doc, Index, Padded};
use crate::{Problem, Shape};
use alloc::vec::Vec;

/// Renders refusals as problems: as many as the limits allow, but at least one.
pub(super) fn problems(
    shape: Shape,
    doc: Doc,
    options: &ConvertOptions,
    refusals: &[Finding],
) -> Vec<Problem> {
    let most = options.limits.findings.max(1) as usize;
    let rules = options.of_report();
    let details = Details::of(doc, shape as usize, &rules, refusals, most);
    rendered(&details, options.phrasing())
}

/// Renders the problem of an input that could not be made into text.
pub(super) fn unread(shape: Shape, options: &ConvertOptions, finding: Finding) -> Vec<Problem> {
    let index = Index::default();
    problems(shape, index.doc(Padded::EMPTY), options, &[finding])
}
