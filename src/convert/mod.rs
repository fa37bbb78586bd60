//! From one dated version to another: a list of edits to the text, and what could not be carried over.
//!
//! A change is one small thing that a version brought, in a file of its own, which is also its entry in
//! the changelog: [`redemption_url_to_payout`], [`product_listing_extended`],
//! [`countries_endpoint_added`]. The changes form a chain ([`CHANGES`], oldest first); a conversion takes
//! the ones between its two versions one after the other, forwards or backwards. A new version costs one
//! file here, a line in the chain, and `since` and `until` on the fields it touches.
//!
//! [`steps`] runs the chain over the index of the text; [`walk`] finds the objects that a change
//! touches, [`object`] decides what happens to their members and [`pieces`] makes the edits.
//! [`complement`] holds what the way back needs, and [`matching`] finds the objects it belongs to. All of
//! that is numbers: [`render`] makes the lists that callers read, in the words of `report`. Nothing here
//! validates.

mod account;
mod additions;
mod changelog;
mod complement;
pub(crate) mod converter;
mod countries_endpoint_added;
pub(crate) mod detail;
pub(crate) mod detect;
mod edits;
mod error;
mod held;
mod json;
pub(crate) mod lines;
mod matching;
mod note;
mod object;
mod options;
mod outcome;
mod parts;
mod pieces;
mod product_listing_extended;
mod redemption_url_to_payout;
mod refusal;
mod render;
mod rule;
mod steps;
pub(crate) mod tallies;
#[cfg(feature = "test-third-version")]
mod third_version;
mod url;
mod walk;

pub use changelog::changelog;
pub use complement::Complement;
pub use converter::{Converter, fillable};
pub use detect::{DetectOptions, Detected, Evidence, detect_version};
pub use error::ConvertError;
pub use options::{ConvertOptions, OnLoss, OnOrphan};
pub use outcome::{AppliedChange, Conversion, Gap, Loss};

use crate::contract::model::Basis;
use crate::{Shape, Version};
use alloc::vec::Vec;
use rule::{Rule, Way};

/// Something that a version changed.
#[derive(Debug)]
#[non_exhaustive]
pub struct Change {
    /// The name by which conversions call it.
    pub id: &'static str,
    /// The version that brought it.
    pub version: Version,
    /// The section of the interface.
    pub section: &'static str,
    /// How firmly the interface supports it.
    pub basis: Basis,
    /// What changed, in a line.
    pub title: &'static str,
    /// What changed, in a few sentences.
    pub description: &'static str,
    /// What it means for documents.
    pub(crate) rules: &'static [Rule],
}

impl Change {
    /// Whether documents of a shape are not the same before and after it.
    pub fn touches(&self, shape: Shape) -> bool {
        self.rule_of(shape).is_some()
    }

    fn rule_of(&self, shape: Shape) -> Option<&'static Rule> {
        self.rules.iter().find(|rule| rule.shapes.contains(&shape))
    }
}

/// What only people read: the package carries it as data of its own, outside the module.
const fn for_people(text: &'static str) -> &'static str {
    match cfg!(all(feature = "npm", target_arch = "wasm32")) {
        true => "",
        false => text,
    }
}

/// The changes, in the order in which they came.
pub static CHANGES: &[&Change] = &[
    &product_listing_extended::PRODUCT_LISTING_EXTENDED,
    &countries_endpoint_added::COUNTRIES_ENDPOINT_ADDED,
    &redemption_url_to_payout::REDEMPTION_URL_TO_PAYOUT,
    #[cfg(feature = "test-third-version")]
    &third_version::DELIVERY_DATED,
];

/// One change on the way between two versions.
#[derive(Clone, Copy)]
struct Step {
    change: &'static Change,
    rule: &'static Rule,
    way: Way,
}

/// The changes that lie between two versions and touch a shape, in the order in which they are taken.
#[inline(never)]
fn chain(shape: Shape, from: Version, to: Version) -> Vec<Step> {
    let way = if from < to { Way::Up } else { Way::Down };
    let mut steps = Vec::new();
    for &change in CHANGES {
        let is_between = from.min(to) < change.version && change.version <= from.max(to);
        if let Some(rule) = change.rule_of(shape).filter(|_| is_between) {
            steps.push(Step { change, rule, way });
        }
    }
    if way == Way::Down {
        steps.reverse();
    }
    steps
}
