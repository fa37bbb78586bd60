//! Detects versions, with texts as results.

use super::input::Input;
use crate::contract::catalogue::ShapeEntry;
use crate::contract::model::Standing;
use crate::convert::detect::{Sign, detect, list_signs};
use crate::report::message::{filled, quoted};
use crate::report::reason::Clue;
use crate::report::rules::Limits;
use crate::service::catalogue;
use crate::service::shape::Shape;
use crate::service::version::Version;
use crate::text::json_pointer::JsonPointer;
use crate::text::pointer::Path;
use crate::text::{Doc, Index, Padded};
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
    #[cfg_attr(feature = "serde", serde(flatten, with = "crate::json::pointer_and_path"))]
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
pub fn detect_version<Kind>(shape: Shape, input: impl Input<Kind>, options: &DetectOptions<'_>) -> Detected {
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

fn detected(shape: &ShapeEntry, doc: Doc, signs: &[Sign]) -> Detected {
    let (mut path, mut evidence) = (Path::default(), Vec::new());
    list_signs(catalogue(), doc, signs, |sign, listed| {
        evidence.push(Evidence {
            version: sign.version.into(),
            path: listed.path(&mut path),
            section: catalogue().section(sign.section(shape)),
            reason: worded(sign),
        });
    });
    let is_possible = |version: &Version| evidence.iter().all(|sign| sign.version != *version);
    let mut candidates: Vec<Version> = Version::ALL.into_iter().filter(is_possible).collect();
    if candidates.is_empty() {
        candidates = Version::ALL.to_vec();
    }
    Detected { candidates, evidence }
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
