//! Detects which versions a document can have.
//!
//! A version is ruled out by a field that it removed or does not have yet, by a missing field that the
//! interface says it has, and by a value or the form of a text that only other versions allow. If the evidence rules out all versions or none, all are candidates.

use crate::check::forms::mistake;
use crate::contract::catalogue::entries::ValueEntry;
use crate::contract::catalogue::{
    Catalogue, FieldEntry, Fields, Holds, ObjectEntry, SectionId, ShapeEntry, enum_value_of,
};
use crate::contract::model::{Basis, Layout, VersionId};
use crate::report::listed::{At, Listed, Lister};
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
        let telling = self.telling(object);
        let last = self.last_keys(node, object);
        self.missing(
            node,
            object,
            object.with_value(None).vital & self.demanding(object),
            &last,
        );
        let (mut seen, mut guess): (Fields, usize) = (0, 0);
        for key in self.doc.keys(node) {
            let place = self.place(object, key, guess);
            let Some(field) = place.and_then(|place| object.fields.get(place)) else {
                continue;
            };
            let place = field.place;
            guess = place + 1;
            let bit = 1 << place;
            if telling & !seen & bit != 0 {
                self.present(key, object, field);
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
            Holds::Enum(values) => self.enum_value(key, value, values, named),
            Holds::Reformed(_) if field.model.kind_basis == Basis::Stated => self.form(key, value, field, named),
            _ => {}
        }
    }

    /// Adds signs for a string that only some versions allow.
    fn enum_value(&mut self, key: NodeId, value: NodeId, values: &'static [ValueEntry], (owner, named): Named) {
        let doc = self.doc;
        let token = doc.node(value);
        let knows = |version| enum_value_of(values, version, doc, &token).is_some();
        if !self.catalogue.version_ids().any(knows) {
            return;
        }
        for version in self.catalogue.version_ids() {
            if is_in(owner, version, named) && !knows(version) {
                self.sign(version, Clue::Value, named, key);
            }
        }
    }

    /// Adds signs for a text in the form of some versions alone.
    fn form(&mut self, key: NodeId, value: NodeId, field: &'static FieldEntry, (owner, named): Named) {
        let token = self.doc.node(value);
        if !token.is(NodeKind::String) {
            return;
        }
        let text: Vec<u8> = self.doc.unescaped(&token).collect();
        let has_form = |version| mistake(field.holds.form(version), &text, false).is_none();
        if !self.catalogue.version_ids().any(has_form) {
            return;
        }
        for version in self.catalogue.version_ids() {
            if is_in(owner, version, named) && !has_form(version) {
                self.sign(version, Clue::Value, named, key);
            }
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

    /// Adds signs for missing fields that the interface states as required.
    fn missing(&mut self, node: NodeId, object: &'static ObjectEntry, asked: Fields, last: &LastKeys) {
        for (field, key) in object.fields.iter().zip(last) {
            if asked >> field.place & 1 == 0 || key.is_some() {
                continue;
            }
            for version in self.catalogue.version_ids() {
                if object.in_version(version).excused >> field.place & 1 == 0 {
                    self.sign(version, Clue::Missing, field, node);
                }
            }
        }
    }

    fn present(&mut self, key: NodeId, object: &ObjectEntry, field: &'static FieldEntry) {
        for version in self.catalogue.version_ids() {
            let here = object.in_version(version);
            if here.removed >> field.place & 1 != 0 {
                self.sign(version, Clue::Removed, field, key);
            } else if here.later >> field.place & 1 != 0 {
                self.sign(version, Clue::Later, field, key);
            }
        }
    }

    fn sign(&mut self, version: VersionId, clue: Clue, field: &'static FieldEntry, node: NodeId) {
        let is_first = !self.ruled_out.contains(&version);
        if self.signs.len() >= self.most && !is_first {
            return;
        }
        if is_first {
            self.ruled_out.push(version);
        }
        self.signs.push(Sign {
            version,
            clue,
            field,
            node,
        });
    }

    /// The fields that only some versions require.
    fn demanding(&self, object: &ObjectEntry) -> Fields {
        let first = object.in_version(VersionId(0)).excused;
        let versions = self.catalogue.version_ids();
        versions.fold(0, |demanding, version| {
            demanding | (object.in_version(version).excused ^ first)
        })
    }

    /// The fields that only some versions have.
    fn telling(&self, object: &ObjectEntry) -> Fields {
        let absent = |version| object.in_version(version).absent();
        let first = absent(VersionId(0));
        let versions = self.catalogue.version_ids();
        versions.fold(0, |telling, version| telling | (absent(version) ^ first))
    }
}

/// A field that a key names, and its object.
type Named = (&'static ObjectEntry, &'static FieldEntry);

/// By field, the last key of its name.
type LastKeys = [Option<NodeId>; Fields::BITS as usize];

/// Whether a version has a field.
fn is_in(object: &ObjectEntry, version: VersionId, field: &FieldEntry) -> bool {
    object.in_version(version).absent() >> field.place & 1 == 0
}

/// Calls a function with each sign and its path.
pub(crate) fn list_signs(catalogue: &'static Catalogue, doc: Doc, signs: &[Sign], mut take: impl FnMut(&Sign, Listed)) {
    let mut lister = Lister::new(catalogue, doc, None);
    for sign in signs {
        let at = match sign.clue {
            Clue::Missing => At::Missing(sign.node, &sign.field.word),
            _ => At::Node(sign.node),
        };
        take(sign, lister.list(at, [None; 2]));
    }
}
