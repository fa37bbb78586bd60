//! Converts documents between dated versions: finds the edits of the text, and what is lost or missing.
//!
//! Each change of a version is a declaration, which is also its entry in the changelog. [`CHANGES`] lists them, oldest
//! first. A change names objects of the contract and the operations on their members.
//! CONTRIBUTING.md lists what a new version needs.
//!
//! [`operation`] has the operations, [`plan`] collects those of a version on an object into a [`pass`], and
//! a test compares them with the contract. A conversion applies
//! one pass after the other, forwards or backwards: [`steps`]. [`walk`] finds the objects, [`pair`] decides
//! what happens to two members that are one value, [`object`] does that for an object, and [`pieces`] makes
//! the edits. [`complement`] holds what converting back needs, and [`matching`] finds the objects that it belongs
//! to. All of that is numbers; [`render`] makes the public lists. Nothing here validates.

mod account;
#[cfg(all(test, not(target_arch = "wasm32")))]
pub(crate) mod agreement_tests;
mod changelog;
mod complement;
pub(crate) mod converter;
pub(crate) mod detail;
pub(crate) mod detect;
mod edits;
mod error;
mod held;
mod hole;
mod json;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod laws_tests;
pub(crate) mod lines;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod made_up_tests;
mod matching;
mod note;
mod object;
pub(crate) mod operation;
mod outcome;
mod pair;
mod parts;
mod pass;
mod pieces;
pub(crate) mod plan;
pub(crate) mod refusal;
mod render;
pub(crate) mod steps;
pub(crate) mod tallies;
mod walk;

pub use changelog::changelog;
pub use complement::Complement;
pub use converter::{Converter, convert, fillable};
pub use detect::{DetectOptions, Detected, Evidence, detect_version};
pub use error::ConvertError;
pub use outcome::{AppliedChange, Conversion, Gap, Loss};

use crate::contract::catalogue::ShapeEntry;
use crate::contract::model::Basis;
use crate::contract::model::VersionId;
use crate::contract::once::Once;
use crate::service::{CHANGES, catalogue};
use crate::{ConvertOptions, OnLoss, OnOrphan, Shape, Version};
use alloc::vec::Vec;
use operation::{Declared, Rule};
use pass::{Member, Pass, Way};
use plan::Plan;

/// One change of a version: an entry of the [`changelog`](crate::changelog()).
#[derive(Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Change {
    /// The name that [`AppliedChange::id`] refers to.
    pub id: &'static str,
    /// The version that brought it.
    pub version: Version,
    /// The section of the API documentation.
    pub section: &'static str,
    /// How firmly the API documentation supports it.
    pub basis: Basis,
    /// What changed, in a line.
    pub title: &'static str,
    /// What changed, in a few sentences.
    pub description: &'static str,
    /// Its rules for documents.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(crate) rules: &'static [Rule],
    /// Documents that its rules convert, of which its test vectors are made.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(crate) examples: &'static [Examples],
}

/// Documents of a shape: some of the version before a change, some of its own.
#[derive(Debug)]
pub struct Examples {
    /// The shape of the documents.
    pub shape: Shape,
    /// Texts of documents of the version before.
    pub older: &'static [&'static str],
    /// Texts of documents of the version that made the change.
    pub newer: &'static [&'static str],
}

impl Change {
    /// Whether it changes documents of a shape.
    pub fn touches(&self, shape: Shape) -> bool {
        self.passes(shape).next().is_some()
    }

    /// The passes over documents of a shape that have members of the change.
    fn passes(&self, shape: Shape) -> impl Iterator<Item = &'static Pass> {
        let passes = plan().passes.iter();
        let passes = passes.filter(move |pass| pass.reaches(shape_entry(shape).object));
        passes.filter(|pass| pass.members.iter().any(|member| self.is_of(member)))
    }

    fn is_of(&self, member: &Member) -> bool {
        core::ptr::eq(CHANGES[member.change], self)
    }
}

pub(crate) fn declared() -> Vec<Declared> {
    let changes = CHANGES.iter();
    let declared = changes.map(|change| Declared {
        id: change.id,
        version: change.version.id(),
        basis: change.basis,
        rules: change.rules,
    });
    declared.collect()
}

/// The plan of this service, made when it is first asked for.
pub(crate) fn plan() -> &'static Plan {
    static MADE: Once<&'static Plan> = Once::new(|| Plan::make(catalogue(), &declared()));
    MADE.get()
}

fn shape_entry(shape: Shape) -> &'static ShapeEntry {
    catalogue().shape(shape as usize)
}

/// One pass of a conversion, and its direction.
#[derive(Clone, Copy)]
struct Step {
    pass: &'static Pass,
    way: Way,
}

impl Step {
    /// The versions that it leaves and leads to.
    fn versions(&self) -> [VersionId; 2] {
        let [older, newer] = self.pass.versions();
        match self.way {
            Way::Up => [older, newer],
            Way::Down => [newer, older],
        }
    }
}

/// The passes between two versions that concern a shape, in the order in which they are applied.
fn chain(
    plan: &'static Plan,
    shape: &'static ShapeEntry,
    from: VersionId,
    to: VersionId,
) -> impl Iterator<Item = Step> {
    let way = if from < to { Way::Up } else { Way::Down };
    let count = plan.passes.len();
    let passes = (0..count).filter_map(move |n| {
        plan.passes.get(match way {
            Way::Up => n,
            Way::Down => count - 1 - n,
        })
    });
    let is_between = move |pass: &Pass| from.min(to) < pass.version && pass.version <= from.max(to);
    let passes = passes.filter(move |pass| is_between(pass) && pass.reaches(shape.object));
    passes.map(move |pass| Step { pass, way })
}
