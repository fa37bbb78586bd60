//! Lists the refusals of a conversion.

use crate::report::detail::Describer;
use crate::report::finding::Finding;
use crate::report::kept::PointerRoom;
use crate::report::listed::{DetailList, Findings};
use crate::report::rules::Rules;
use crate::text::Doc;

/// Lists refusals of a document of a shape: as many as the limits allow, but at least one.
pub(crate) fn list<'t>(shape: usize, doc: Doc<'t>, rules: &'t Rules<'t>, refusals: &[Finding]) -> Findings<'t> {
    let most = rules.limits.findings.max(1) as usize;
    let describer = Describer::new(doc, shape, rules);
    let details = refusals.iter().take(most).map(|finding| describer.detail(finding));
    let details = details.collect();
    let mut lists = [DetailList { describer, details }];
    PointerRoom::new().keep_fitting(&mut lists);
    Findings {
        rules,
        assumption: None,
        is_valid: false,
        is_truncated: false,
        lists: lists.into(),
    }
}
