//! Checks the query of a URL: `application/x-www-form-urlencoded` parameters, as the members of an object.

use super::Check;
use crate::contract::catalogue::{ExclusionEntry, FieldEntry, Fields, ObjectEntry};
use crate::contract::model::Basis;
use crate::report::code::Code;
use crate::report::finding::Subject;
use crate::report::sentence::Sentence;
use crate::text::{NodeId, NodeKind, Span};

/// Recognises a text that is no query, though it would be read as one: a URL, an HTTP message or a command with one,
/// JSON, HTML, a JSON Web Token. A text with a question mark in front is a query.
pub(crate) fn other_text(text: &[u8]) -> Option<Sentence> {
    let is_token = text.starts_with(b"eyJ") && !text.contains(&b'=') && text.contains(&b'.');
    match text.trim_ascii_start() {
        [b'?', ..] => None,
        [b'{' | b'[' | b'<', ..] => Some(Sentence::QueryNot),
        _ if is_token => Some(Sentence::QueryNot),
        _ => has_url(text).then_some(Sentence::QueryInUrl),
    }
}

/// Whether the name of the first parameter has what only a URL has: `://`, or a question mark behind a slash.
fn has_url(text: &[u8]) -> bool {
    let name = text.split(|byte| matches!(byte, b'=' | b'&')).next();
    let name = name.unwrap_or_default();
    let mut behind_slash = name.iter().skip_while(|&&byte| byte != b'/');
    name.windows(3).any(|part| part == b"://") || behind_slash.any(|&byte| byte == b'?')
}

impl Check<'_> {
    /// Notes that a text is no query.
    pub(super) fn no_query(&mut self, why: Sentence) {
        let whole = Span::new(0, self.doc.text().len() as u32);
        self.report_at(Code::Type, Basis::Stated, Subject::Place(why), 0, whole);
    }

    /// Notes the values of an unknown parameter that a query can't carry.
    pub(super) fn no_texts(&mut self, object: &'static ObjectEntry, value: NodeId) {
        for node in value..self.doc.node(value).next() {
            if self.doc.node(node).is(NodeKind::Object) {
                self.report(Code::Type, Basis::Stated, Subject::Unknown(object), node);
            }
        }
    }

    /// Notes two parameters that exclude each other as one finding, at the first value of the later one. One that the version
    /// removed excludes none.
    pub(super) fn exclusions(&mut self, object: &'static ObjectEntry, seen: Fields) {
        let seen = seen & !object.in_version(self.rules.version).removed;
        let are_seen = |one: &&ExclusionEntry| one.places.iter().all(|place| seen >> place & 1 != 0);
        for exclusion in object.exclusions.iter().filter(are_seen) {
            let [a, b] = exclusion.places;
            let firsts = [(a, b), (b, a)].into_iter().filter_map(|(place, other)| {
                let field = object.fields.get(place)?;
                Some((self.first_key(field)?, field, other))
            });
            if let Some((key, field, other)) = firsts.max_by_key(|(key, ..)| *key) {
                let subject = Subject::Exclusive(field, other as u8);
                self.report(Code::Exclusive, exclusion.basis, subject, key + 1);
            }
        }
    }

    fn first_key(&self, field: &FieldEntry) -> Option<NodeId> {
        let mut keys = self.doc.keys(0);
        keys.find(|&key| field.word.reads(self.doc, &self.doc.node(key)))
    }
}
