//! Detects which versions a document can have.
//!
//! A version is ruled out by a field that it removed or does not have yet, or by a missing field that the
//! interface says it has. If the evidence rules out all versions or none, all are candidates.

use super::plan::{ENUMERATES, PASSES};
use crate::contract::model::Standing;
use crate::contract::pack::{
    FieldId, Fields, Holds, ObjectId, PackedField, PackedObject, enum_value_of, field, object,
    readable_field, shape as packed,
};
use crate::contract::section::SECTIONS;
use crate::contract::shape::Layout;
use crate::messages::{ENGLISH, Messages};
use crate::report::layout::SignRecord;
use crate::report::message::{filled, quoted};
use crate::report::reader::ReplyReader;
use crate::report::reason::Clue;
use crate::report::reply::Reply;
use crate::text::envelope::entries;
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
#[derive(Clone, Copy, Debug)]
pub struct DetectOptions<'o> {
    /// A JSON Pointer to the array that holds the entries of a list. Ignored for other shapes.
    pub entries: Option<&'o JsonPointer>,
    /// Limits on what is read.
    pub limits: Limits,
    /// The language of the reasons.
    pub messages: &'static Messages,
}

impl Default for DetectOptions<'_> {
    fn default() -> Self {
        DetectOptions {
            entries: None,
            limits: Limits::default(),
            messages: &ENGLISH,
        }
    }
}

/// Returns the versions that a document can have, with the evidence.
///
/// ```
/// use order_contract::{DetectOptions, Shape, Version, detect_version};
/// let order = r#"{"status":"COMPLETED","items":[{"redemption_url":"u"}]}"#;
/// let detected = detect_version(Shape::Order, order, &DetectOptions::default());
/// assert_eq!(detected.candidates, [Version::V2023_07_27]);
/// assert_eq!(detected.evidence[0].path.to_string(), "/items/0/redemption_url");
///
/// let unsure = detect_version(Shape::Order, "{}", &DetectOptions::default());
/// assert_eq!(unsure.candidates, Version::ALL);
/// ```
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
    let found = detect(shape, text, entries, options.limits, &mut index);
    let mut reply = Reply::default();
    write(shape, index.doc(text), &found, &mut reply);
    read(&reply, options.messages)
}

/// [`Evidence`] in numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sign {
    pub(crate) version: Version,
    pub(crate) clue: Clue,
    pub(crate) field: FieldId,
    /// The key, or the object that lacks the member.
    pub(crate) node: NodeId,
}

impl Sign {
    /// The section of the interface that shows the field.
    pub(crate) fn section(&self, shape: Shape) -> u8 {
        let section = field(self.field).section;
        section.unwrap_or(packed(shape as usize).section)
    }
}

/// Finds what rules versions out, in the order of the text. See [`Detected::evidence`] for how much.
pub(crate) fn detect(
    shape: Shape,
    text: Padded,
    pointer: Option<&[u8]>,
    limits: Limits,
    index: &mut Index,
) -> Vec<Sign> {
    let layout = packed(shape as usize).layout;
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
        ruled_out: 0,
        signs: Vec::new(),
    };
    let root = field(packed(shape as usize).root).detail;
    match layout {
        Layout::Entries => {
            let list = entries(doc, pointer).list().into_iter();
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
    /// A bit for each version that has a sign against it.
    ruled_out: u32,
    signs: Vec<Sign>,
}

impl Search<'_> {
    fn object(&mut self, node: NodeId, id: ObjectId) {
        if !self.doc.node(node).is(NodeKind::Object) {
            return;
        }
        let packed = object(id);
        let telling = telling(packed);
        let (asked, looked_at) = (packed.vital & telling, looked_at(id));
        let last = match asked | looked_at {
            0 => [None; Fields::BITS as usize],
            _ => self.last_keys(node, packed),
        };
        self.missing(node, packed, asked, &last);
        let (mut seen, mut guess): (Fields, usize) = (0, 0);
        for key in self.doc.keys(node) {
            let Some(place) = self.place(packed, key, guess) else {
                continue;
            };
            guess = place + 1;
            let bit = 1 << place;
            if telling & !seen & bit != 0 {
                self.present(key, packed, place);
            }
            seen |= bit;
            if looked_at & bit != 0 && last.get(place) == Some(&Some(key)) {
                self.value(key, key + 1, packed.id(place), packed.id(place));
            }
        }
    }

    /// Looks at a value that the contract describes, of the field that a key names.
    fn value(&mut self, key: NodeId, value: NodeId, id: FieldId, named: FieldId) {
        let packed = field(id);
        match packed.holds {
            Holds::Object => self.object(value, packed.detail),
            Holds::List => {
                for element in self.doc.elements(value) {
                    self.value(element, element, packed.detail, named);
                }
            }
            Holds::Enum if ENUMERATES => self.enum_value(key, value, packed, named),
            _ => {}
        }
    }

    /// Adds signs for a string that only some versions allow.
    fn enum_value(&mut self, key: NodeId, value: NodeId, packed: &PackedField, named: FieldId) {
        let doc = self.doc;
        let token = doc.node(value);
        let knows = |version| enum_value_of(packed.detail, version, doc, &token).is_some();
        if !Version::ALL.into_iter().any(knows) {
            return;
        }
        let owner = object(field(named).owner);
        let place = named - owner.id(0);
        for version in Version::ALL {
            if is_in(owner, version, place.into()) && !knows(version) {
                self.sign(version, Clue::Value, named, key);
            }
        }
    }

    /// The last key of each field: of repeated names, the last counts, as in JavaScript.
    fn last_keys(&self, node: NodeId, packed: &PackedObject) -> LastKeys {
        let mut last = [None; Fields::BITS as usize];
        let mut guess = 0;
        for key in self.doc.keys(node) {
            if let Some(place) = self.place(packed, key, guess) {
                last[place % last.len()] = Some(key);
                guess = place + 1;
            }
        }
        last
    }

    #[inline(never)]
    fn place(&self, packed: &PackedObject, key: NodeId, guess: usize) -> Option<usize> {
        packed.find_key(self.doc, &self.doc.node(key), guess)
    }

    /// Adds signs for missing fields that the interface states as required.
    fn missing(&mut self, node: NodeId, packed: &PackedObject, asked: Fields, last: &LastKeys) {
        for (place, key) in last.iter().enumerate() {
            if asked >> place & 1 == 0 || key.is_some() {
                continue;
            }
            for version in Version::ALL {
                if is_in(packed, version, place) {
                    self.sign(version, Clue::Missing, packed.id(place), node);
                }
            }
        }
    }

    fn present(&mut self, key: NodeId, packed: &PackedObject, place: usize) {
        for version in Version::ALL {
            let at = version as usize;
            if packed.removed[at] >> place & 1 != 0 {
                self.sign(version, Clue::Removed, packed.id(place), key);
            } else if packed.later[at] >> place & 1 != 0 {
                self.sign(version, Clue::Later, packed.id(place), key);
            }
        }
    }

    fn sign(&mut self, version: Version, clue: Clue, field: FieldId, node: NodeId) {
        let bit = 1 << version as u32;
        if self.signs.len() >= self.most && self.ruled_out & bit != 0 {
            return;
        }
        self.ruled_out |= bit;
        self.signs.push(Sign {
            version,
            clue,
            field,
            node,
        });
    }
}

/// By field, the last key of its name.
type LastKeys = [Option<NodeId>; Fields::BITS as usize];

/// The fields of an object whose values can differ between versions.
fn looked_at(id: ObjectId) -> Fields {
    match ENUMERATES {
        true => Fields::MAX,
        false => PASSES.iter().fold(0, |all, pass| all | pass.leads(id)),
    }
}

/// Whether a version has the field at a place.
fn is_in(packed: &PackedObject, version: Version, place: usize) -> bool {
    let at = version as usize;
    (packed.later[at] | packed.removed[at]) >> place & 1 == 0
}

/// The fields that only some versions have.
fn telling(packed: &PackedObject) -> Fields {
    let absent =
        |version: Version| packed.later[version as usize] | packed.removed[version as usize];
    let first = absent(Version::ALL[0]);
    Version::ALL
        .into_iter()
        .fold(0, |telling, version| telling | (absent(version) ^ first))
}

/// Writes evidence.
pub(crate) fn write(shape: Shape, doc: Doc, signs: &[Sign], reply: &mut Reply) {
    let mut trail = Trail::new(doc);
    reply.begin();
    reply.push(&[signs.len() as u32]);
    for sign in signs {
        let record = SignRecord {
            version: sign.version as u8,
            clue: sign.clue as u8,
            field: sign.field,
            section: sign.section(shape),
        };
        reply.record(&record.bytes());
        reply.path(|reply| {
            let shared = reply.steps(doc, &mut trail, sign.node);
            if sign.clue == Clue::Missing {
                reply.word(field(sign.field).word);
            }
            shared
        });
    }
}

fn read(reply: &Reply, messages: &Messages) -> Detected {
    let mut reader = ReplyReader::new(reply);
    let count = reader.word();
    let evidence: Vec<_> = (0..count)
        .map(|_| {
            let record = SignRecord::of(reader.record());
            Evidence {
                version: Version::ALL[record.version as usize],
                path: reader.path(),
                section: SECTIONS[record.section as usize],
                reason: worded(&record, messages),
            }
        })
        .collect();
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

fn worded(sign: &SignRecord, messages: &Messages) -> String {
    let field = readable_field(sign.field);
    let (clue, version) = (
        Clue::ALL[sign.clue as usize],
        Version::ALL[sign.version as usize],
    );
    let version = match (clue, field.standing(version)) {
        (Clue::Removed, Standing::Removed(removal)) => removal.version,
        (Clue::Later, _) => field.since,
        _ => version,
    };
    filled((messages.clue)(clue), |argument| match argument {
        "version" => Some(version.date().to_owned()),
        "field" => Some(quoted(field.name)),
        _ => None,
    })
}
