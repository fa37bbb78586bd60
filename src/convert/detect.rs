//! Detects which versions a document can have.
//!
//! A version is ruled out by a field that it removed or does not have yet, by a missing field that the
//! interface says it has, and by a value or the form of a text that only other versions allow. A member into which a value
//! moved is a field of a later version. If the evidence rules out all versions or none, all are candidates.

use crate::contract::catalogue::{
    Catalogue, FieldEntry, Fields, Holds, ObjectEntry, SectionId, ShapeEntry, enum_value_of,
};
use crate::contract::model::{Basis, Layout, VersionId};
use crate::report::listed::{Listed, Lister, Pointee};
use crate::report::reason::Clue;
use crate::report::rules::Limits;
use crate::text::envelope::entries_to_convert;
use crate::text::{Doc, Index, NodeId, NodeKind, Padded};
use alloc::vec::Vec;

/// [`Evidence`] in numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sign {
    pub(crate) version: VersionId,
    pub(crate) clue: Clue,
    pub(crate) field: &'static FieldEntry,
    /// The key, or the object that lacks the member.
    pub(crate) node: NodeId,
}

impl Sign {
    /// The section of the interface that shows the field.
    pub(crate) fn section(&self, shape: &ShapeEntry) -> SectionId {
        self.field.section.unwrap_or(shape.section)
    }
}

/// Finds what rules versions out, in the order of the text. See [`Detected::evidence`] for how much.
pub(crate) fn detect(
    catalogue: &'static Catalogue,
    shape: usize,
    text: Padded,
    pointer: Option<&[u8]>,
    limits: Limits,
    index: &mut Index,
) -> Vec<Sign> {
    let shape = catalogue.shape(shape);
    let layout = shape.layout;
    index.clear();
    if limits.is_too_large(text.len()) {
        return Vec::new();
    }
    match layout {
        Layout::Query => index.read_query(text),
        _ => index.read(text, 0, limits.depth),
    };
    if index.fault().is_some() {
        return Vec::new();
    }
    let doc = index.doc(text);
    let mut search = Search {
        doc,
        most: limits.findings as usize,
        catalogue,
        ruled_out: Vec::new(),
        signs: Vec::new(),
    };
    let root = shape.object;
    match layout {
        Layout::Entries => {
            let list = entries_to_convert(doc, pointer).list().into_iter();
            for entry in list.flat_map(|list| doc.elements(list)) {
                search.object(entry, root);
            }
        }
        Layout::Document | Layout::Query => search.object(0, root),
    }
    search.signs
}

struct Search<'s> {
    doc: Doc<'s>,
    /// The most signs, besides the first against each version.
    most: usize,
    catalogue: &'static Catalogue,
    /// The versions that have a sign against them.
    ruled_out: Vec<VersionId>,
    signs: Vec<Sign>,
}

impl Search<'_> {
    fn object(&mut self, node: NodeId, object: &'static ObjectEntry) {
        if !self.doc.node(node).is(NodeKind::Object) {
            return;
        }
        let of_some = self.differing(&|version| object.in_version(version).absent());
        let last = self.last_keys(node, object);
        self.missing(node, object, &last);
        let (mut seen, mut guess): (Fields, usize) = (0, 0);
        for key in self.doc.keys(node) {
            let place = self.place(object, key, guess);
            let Some(field) = place.and_then(|place| object.fields.get(place)) else {
                continue;
            };
            let place = field.place;
            guess = place + 1;
            let bit = 1 << place;
            if of_some & !seen & bit != 0 {
                let here = |version| object.in_version(version);
                self.rule_out(Clue::Later, field, key, &|version| here(version).later & bit != 0);
                self.rule_out(Clue::Removed, field, key, &|version| here(version).removed & bit != 0);
            }
            seen |= bit;
            if last.get(place) == Some(&Some(key)) {
                self.value(key, key + 1, field, (object, field));
            }
        }
    }

    /// Looks at a value that the contract describes, of the field that a key names.
    fn value(&mut self, key: NodeId, value: NodeId, field: &'static FieldEntry, named: Named) {
        match field.holds {
            Holds::Object(object) => self.object(value, object),
            Holds::List(element) => {
                for item in self.doc.elements(value) {
                    self.value(item, item, element, named);
                }
            }
            Holds::Enum(values) => {
                let (doc, token) = (self.doc, self.doc.node(value));
                self.value_of_some(key, named, &|version| {
                    enum_value_of(values, version, doc, &token).is_some()
                });
            }
            Holds::Reformed => {
                let token = self.doc.node(value);
                if token.is(NodeKind::String) {
                    let text: Vec<u8> = self.doc.unescaped(&token).collect();
                    self.value_of_some(key, named, &|version| {
                        let is_stated = field.model.form_basis(version) == Basis::Stated;
                        !is_stated || field.form(version).mistake(&text, false).is_none()
                    });
                }
            }
            _ => {}
        }
    }

    /// Rules out the versions that do not allow a value, if others do.
    fn value_of_some(&mut self, key: NodeId, (owner, named): Named, allows: &dyn Fn(VersionId) -> bool) {
        if self.catalogue.version_ids().any(allows) {
            let is_in = |version| owner.in_version(version).absent() >> named.place & 1 == 0;
            self.rule_out(Clue::Value, named, key, &|version| is_in(version) && !allows(version));
        }
    }

    /// The last key of each field: of repeated names, the last counts, as in JavaScript.
    fn last_keys(&self, node: NodeId, object: &ObjectEntry) -> LastKeys {
        let mut last = [None; Fields::BITS as usize];
        let mut guess = 0;
        for key in self.doc.keys(node) {
            if let Some(place) = self.place(object, key, guess) {
                last[place % last.len()] = Some(key);
                guess = place + 1;
            }
        }
        last
    }

    fn place(&self, object: &ObjectEntry, key: NodeId, guess: usize) -> Option<usize> {
        object.find_key(self.doc, &self.doc.node(key), guess)
    }

    /// Rules out versions by missing fields that the interface states as required.
    fn missing(&mut self, node: NodeId, object: &'static ObjectEntry, last: &LastKeys) {
        let of_some = self.differing(&|version| object.in_version(version).excused);
        let asked = object.with_value(None).mandatory & of_some;
        for (field, key) in object.fields.iter().zip(last) {
            if asked >> field.place & 1 != 0 && key.is_none() {
                self.rule_out(Clue::Missing, field, node, &|version| {
                    object.in_version(version).excused >> field.place & 1 == 0
                });
            }
        }
    }

    /// Rules out versions.
    fn rule_out(&mut self, clue: Clue, field: &'static FieldEntry, node: NodeId, is_it: &dyn Fn(VersionId) -> bool) {
        for version in self.catalogue.version_ids().filter(|version| is_it(*version)) {
            if !self.ruled_out.contains(&version) {
                self.ruled_out.push(version);
            } else if self.signs.len() >= self.most {
                continue;
            }
            self.signs.push(Sign {
                version,
                clue,
                field,
                node,
            });
        }
    }

    /// The fields in which versions differ.
    fn differing(&self, fields: &dyn Fn(VersionId) -> Fields) -> Fields {
        let first = fields(VersionId(0));
        let versions = self.catalogue.version_ids();
        versions.fold(0, |differing, version| differing | (fields(version) ^ first))
    }
}

/// A field that a key names, and its object.
type Named = (&'static ObjectEntry, &'static FieldEntry);

/// By field, the last key of its name.
type LastKeys = [Option<NodeId>; Fields::BITS as usize];

/// Calls a function with each sign and its path.
pub(crate) fn list_signs(catalogue: &'static Catalogue, doc: Doc, signs: &[Sign], mut take: impl FnMut(&Sign, Listed)) {
    let mut lister = Lister::new(catalogue, doc, None);
    for sign in signs {
        let at = match sign.clue {
            Clue::Missing => Pointee::Missing(sign.node, &sign.field.word),
            _ => Pointee::Node(sign.node),
        };
        take(sign, lister.list(at, [None; 2]));
    }
}
