//! Which versions a document can have: those that no stated evidence speaks against.
//!
//! The evidence is the contract's: a field that a version has removed or does not have yet, a field that
//! it asks for and that is not there. "Cannot tell" is an answer.

use super::sites::{Member, Place, Scratch, Site, Survey, Visit};
use crate::contract::model::{Basis, Field, Kind, Object, Standing};
use crate::contract::{Layout, order};
use crate::json::envelope::Found;
use crate::json::locate::paths_at;
use crate::json::reader::Reader;
use crate::sorted::sort_by_place;
use crate::{Limits, Path, Segment, Shape, Version};

/// What speaks for which version.
#[derive(Clone, Debug)]
pub struct Detected {
    /// The versions that nothing speaks against; all of them where that leaves none, or where the
    /// document can't be read.
    pub candidates: Vec<Version>,
    /// What speaks against a version, in the order of the text.
    pub evidence: Vec<Evidence>,
}

/// Something that speaks against a version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// The version that it speaks against.
    pub version: Version,
    /// The member that tells, or that is missing.
    pub path: Path,
    /// The section of the interface.
    pub section: &'static str,
    /// What it tells, in a sentence.
    pub reason: String,
}

/// Tells which versions a document can have.
///
/// ```
/// use order_contract::{Limits, Shape, Version, detect_version};
/// let order = r#"{"status":"COMPLETED","items":[{"redemption_url":"u"}]}"#;
/// let detected = detect_version(Shape::Order, order, None, Limits::default());
/// assert_eq!(detected.candidates, [Version::V2023_07_27]);
/// assert_eq!(detected.evidence[0].path.to_string(), "/items/0/redemption_url");
///
/// let unsure = detect_version(Shape::Order, "{}", None, Limits::default());
/// assert_eq!(unsure.candidates, Version::ALL);
/// ```
pub fn detect_version(
    shape: Shape,
    text: impl AsRef<[u8]>,
    entries: Option<&str>,
    limits: Limits,
) -> Detected {
    let text = text.as_ref();
    let undecided = Detected {
        candidates: Version::ALL.to_vec(),
        evidence: Vec::new(),
    };
    if text.len() > limits.bytes as usize {
        return undecided;
    }
    let mut clues = Clues::default();
    let layout = shape.contract().layout;
    for (place, object) in described(shape) {
        clues.object = Some(object);
        clues.place = Some(place);
        let seen = Survey {
            reader: Reader::new(text, limits.depth),
            scratch: &mut Scratch::default(),
            visitor: &mut clues,
            place,
            fields: object.fields,
            seen: Default::default(),
        }
        .read(layout, entries);
        if seen.fault.is_some() || matches!(seen.found, Some(Found::Missed(..))) {
            return undecided;
        }
    }
    sort_by_place(&mut clues.found, |clue| (clue.at, 0));
    detected(shape, text, &clues.found)
}

/// The objects that the contract describes as holding something that differs between versions.
fn described(shape: Shape) -> Vec<(Place, &'static Object)> {
    let Kind::Object(root) = shape.contract().root.kind else {
        return Vec::new();
    };
    let item = root.fields.iter().find_map(|field| match field.kind {
        Kind::List(list) if field.name == order::ITEMS_FIELD.name => match list.element.kind {
            Kind::Object(item) => Some((Place::Item, item)),
            _ => None,
        },
        _ => None,
    });
    [(Place::Entry, root)]
        .into_iter()
        .chain(item)
        .filter(|(_, object)| object.fields.iter().any(tells))
        .collect()
}

/// Whether a field stands differently in different versions.
fn tells(field: &Field) -> bool {
    let has = |version| {
        matches!(
            field.standing(version),
            Standing::Current | Standing::Deprecated
        )
    };
    let first = has(Version::ALL[0]);
    Version::ALL
        .into_iter()
        .any(|version| has(version) != first)
}

#[derive(Default)]
struct Clues {
    object: Option<&'static Object>,
    place: Option<Place>,
    found: Vec<Clue>,
    mark: usize,
}

/// A place that speaks against a version.
struct Clue {
    version: Version,
    at: u32,
    field: &'static Field,
    missing: bool,
}

impl Clues {
    fn clue(&mut self, field: &'static Field, member: Option<&Member>, site: &Site) {
        for version in Version::ALL {
            let standing = field.standing(version);
            let against = match (standing, member) {
                (Standing::NotYet | Standing::Removed(_), member) => member.is_some(),
                (Standing::Current | Standing::Deprecated, None) => asked_for(field),
                _ => false,
            };
            if against {
                self.found.push(Clue {
                    version,
                    at: member.map_or(site.object.start, |member| member.span.start),
                    field,
                    missing: member.is_none(),
                });
            }
        }
    }
}

/// Whether the interface itself says that the field is always there.
fn asked_for(field: &Field) -> bool {
    field
        .presence
        .is_some_and(|presence| presence.basis == Basis::Stated && presence.with.is_empty())
}

impl Visit for Clues {
    fn object(&mut self, _: &[u8], site: &Site, members: &[Member]) {
        let (Some(object), Some(place)) = (self.object, self.place) else {
            return;
        };
        if !site.is_at(place) {
            return;
        }
        for (at, field) in object.fields.iter().enumerate() {
            if tells(field) {
                let member = members.iter().find(|member| member.is(at));
                self.clue(field, member, site);
            }
        }
    }

    fn try_entries(&mut self) {
        self.mark = self.found.len();
    }

    fn no_entries(&mut self) {
        self.found.truncate(self.mark);
    }
}

fn detected(shape: Shape, text: &[u8], clues: &[Clue]) -> Detected {
    let offsets: Vec<u32> = clues.iter().map(|clue| clue.at).collect();
    let paths = match shape.contract().layout {
        Layout::Query => vec![Path::default(); clues.len()],
        _ => paths_at(text, u32::MAX, &offsets),
    };
    let is_query = shape.contract().layout == Layout::Query;
    let evidence = clues
        .iter()
        .zip(paths)
        .map(|(clue, mut path)| {
            if clue.missing || is_query {
                path.0.push(Segment::Key(clue.field.name.to_owned()));
            }
            Evidence {
                version: clue.version,
                path,
                section: clue.field.section.unwrap_or(shape.contract().section),
                reason: reason(clue),
            }
        })
        .collect();
    let mut candidates: Vec<Version> = Version::ALL
        .into_iter()
        .filter(|version| clues.iter().all(|clue| clue.version != *version))
        .collect();
    if candidates.is_empty() {
        candidates = Version::ALL.to_vec();
    }
    Detected {
        candidates,
        evidence,
    }
}

fn reason(clue: &Clue) -> String {
    let name = clue.field.name;
    match clue.field.standing(clue.version) {
        Standing::Removed(removal) => format!("{} removed `{name}`.", removal.version),
        Standing::NotYet => format!("{} brought `{name}`.", clue.field.since),
        _ => format!("{} always has `{name}`.", clue.version),
    }
}
