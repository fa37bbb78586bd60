//! Lists the refusals of a conversion.

use crate::contract::catalogue::ShapeEntry;
use crate::contract::model::Basis;
use crate::report::code::Code;
use crate::report::detail::Describer;
use crate::report::finding::{Finding, Subject};
use crate::report::kept::Room;
use crate::report::listed::{DetailList, Findings};
use crate::report::rules::Rules;
use crate::text::{Doc, NodeKind};
use alloc::vec::Vec;

/// Lists refusals of a document: as many as the limits allow, but at least one.
pub(crate) fn list<'t>(doc: Doc<'t>, rules: &'t Rules<'t>, refusals: &[Finding]) -> Findings<'t> {
    let most = rules.limits.findings.max(1) as usize;
    let describer = Describer::new(doc, rules);
    let details = refusals.iter().take(most).map(|finding| describer.detail(finding));
    let details = details.collect();
    let mut lists = [DetailList { describer, details }];
    Room::for_pointers().keep_fitting(&mut lists);
    Findings {
        rules,
        assumption: None,
        is_valid: false,
        is_truncated: false,
        lists: lists.into(),
    }
}

/// The refusals of a query that was made of an object, with values that a query can't carry.
pub(crate) fn no_texts(doc: Doc, shape: &ShapeEntry) -> Vec<Finding> {
    let object = shape.object;
    let mut findings = Vec::new();
    for key in doc.keys(0) {
        let field = object.fields.iter().find(|field| field.word.reads(doc, &doc.node(key)));
        let (section, subject) = match field {
            Some(field) => (field.section, Subject::Value(field)),
            None => (object.section, Subject::Unknown(object)),
        };
        for node in key + 1..doc.node(key + 1).next() {
            let value = doc.node(node);
            if value.is(NodeKind::Object) {
                let section = section.unwrap_or(shape.section);
                findings.push(Finding::new(
                    Code::Type,
                    Basis::Stated,
                    section,
                    subject,
                    node,
                    value.span(),
                ));
            }
        }
    }
    findings
}
