//! Reports the refusals of a conversion.

use crate::contract::catalogue::ShapeEntry;
use crate::contract::model::Basis;
use crate::report::code::Code;
use crate::report::detail::{CallPart, Describer};
use crate::report::finding::{Finding, Subject};
use crate::report::rules::Rules;
use crate::report::sink::{Outline, ReportSink};
use crate::text::{Doc, NodeKind};
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
