//! Detects which versions a document can have.
//!
//! A version is ruled out by a field that it removed or does not have yet, or by a missing field that the
//! interface says it has. If the evidence rules out all versions or none, all are candidates.

use crate::contract::catalogue::entries::ValueEntry;
use crate::contract::catalogue::{
    Catalogue, FieldEntry, Fields, Holds, ObjectEntry, SectionId, ShapeEntry, enum_value_of,
};
use crate::contract::model::{Layout, Standing, VersionId};
use crate::report::message::{filled, quoted};
use crate::report::path_step::PathStep;
use crate::report::reason::Clue;
use crate::service::catalogue;
use crate::text::envelope::entries_to_convert;
use crate::text::trail::Trail;
use crate::text::{Doc, Index, NodeId, NodeKind, Padded};
use crate::{Input, JsonPointer, Limits, Path, Shape, Version};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// The result of [`detect_version`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Detected {
    /// The versions that the document can have. All versions if the evidence rules out every one, or the
    /// document can't be read.
    pub candidates: Vec<Version>,
    /// What rules versions out, in the order of the text: as much as the limit of findings allows, and always
    /// the first against each version.
    pub evidence: Vec<Evidence>,
}

/// One reason why a document does not have a version.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Evidence {
    /// The version that is ruled out.
    pub version: Version,
    /// The path of the member, or that the missing member should have.
    #[cfg_attr(
        feature = "serde",
        serde(flatten, with = "crate::json::pointer_and_path")
    )]
    pub path: Path,
    /// The section of the API documentation.
    pub section: &'static str,
    /// The reason, a sentence.
    pub reason: String,
}

/// The options of [`detect_version`].
#[derive(Clone, Copy, Debug, Default)]
pub struct DetectOptions<'o> {
    /// A JSON Pointer to the array that holds the entries of a list. Ignored for other shapes.
    pub entries: Option<&'o JsonPointer>,
    /// Limits on what is read.
    pub limits: Limits,
}

/// Returns the versions that a document can have, with the evidence.
#[doc = example!(detect_version)]
pub fn detect_version<Kind>(
    shape: Shape,
    input: impl Input<Kind>,
    options: &DetectOptions<'_>,
) -> Detected {
    let (mut index, mut buffer) = (Index::default(), Vec::new());
    // An empty text gives no evidence.
    let source = input.source(shape).within(&options.limits);
    let source = source.text.unwrap_or_default();
    let text = Padded::copy(&source, &mut buffer);
    let entries = options.entries.map(|pointer| pointer.as_bytes());
    let (catalogue, number) = (catalogue(), shape as usize);
    let found = detect(catalogue, number, text, entries, options.limits, &mut index);
    detected(catalogue.shape(number), index.doc(text), &found)
}

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
        self.missing(node, object, object.with_value(None).vital & telling, &last);
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
            _ => {}
        }
    }

    /// Adds signs for a string that only some versions allow.
    fn enum_value(
        &mut self,
        key: NodeId,
        value: NodeId,
        values: &'static [ValueEntry],
        (owner, named): Named,
    ) {
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
    fn missing(
        &mut self,
        node: NodeId,
        object: &'static ObjectEntry,
        asked: Fields,
        last: &LastKeys,
    ) {
        for (field, key) in object.fields.iter().zip(last) {
            if asked >> field.place & 1 == 0 || key.is_some() {
                continue;
            }
            for version in self.catalogue.version_ids() {
                if is_in(object, version, field) {
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

/// Lists what was found, with paths: how many steps each shares with the one before it, and the others.
pub(crate) fn paths<'d>(
    catalogue: &'static Catalogue,
    doc: Doc<'d>,
    signs: &'d [Sign],
) -> impl Iterator<Item = (&'d Sign, usize, Vec<PathStep>)> {
    let mut trail = Trail::new(doc);
    signs.iter().map(move |sign| {
        let (shared, mut own) = PathStep::to(catalogue, doc, &mut trail, sign.node);
        if sign.clue == Clue::Missing {
            own.push(PathStep::Word(&sign.field.word));
        }
        (sign, shared, own)
    })
}

fn detected(shape: &ShapeEntry, doc: Doc, signs: &[Sign]) -> Detected {
    let mut path = Path::default();
    let evidence = paths(catalogue(), doc, signs).map(|(sign, shared, steps)| {
        PathStep::continue_path(&mut path, shared, &steps);
        Evidence {
            version: sign.version.into(),
            path: path.clone(),
            section: catalogue().section(sign.section(shape)),
            reason: worded(sign),
        }
    });
    let evidence: Vec<Evidence> = evidence.collect();
    let is_possible = |version: &Version| evidence.iter().all(|sign| sign.version != *version);
    let mut candidates: Vec<Version> = Version::ALL.into_iter().filter(is_possible).collect();
    if candidates.is_empty() {
        candidates = Version::ALL.to_vec();
    }
    Detected {
        candidates,
        evidence,
    }
}

fn worded(sign: &Sign) -> String {
    let field = sign.field.model;
    let version = match (sign.clue, field.standing(sign.version)) {
        (Clue::Removed, Standing::Removed(removal)) => removal.version,
        (Clue::Later, _) => field.since,
        _ => sign.version,
    };
    filled(sign.clue.text(), |argument| match argument {
        "version" => Some(catalogue().date(version).to_owned()),
        "field" => Some(quoted(field.name)),
        _ => None,
    })
}
