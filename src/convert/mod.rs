//! Converts documents between dated versions: finds the edits of the text, and what is lost or missing.
//!
//! Each change of a version has a file, which is also its entry in the changelog:
//! [`redemption_url_to_payout`], [`product_listing_extended`], [`countries_endpoint_added`]. [`CHANGES`]
//! lists them, oldest first. A conversion applies the changes between its two versions one after the other,
//! forwards or backwards. A new version needs one file per change, a line in [`CHANGES`], and `since`,
//! `deprecated` or `removed` on the fields it touches.
//!
//! A [`rule`] is data: where the objects are, and what becomes of their members. [`steps`] applies the rules
//! to the index of the text. [`walk`] finds the objects, [`pair`] decides what happens to two members that
//! are one value, [`object`] does that for an object, and [`pieces`] makes the edits. [`complement`] holds
//! what the way back needs, and [`matching`] finds the objects that it belongs to. All of that is numbers;
//! [`render`] makes the public lists. Nothing here validates.

mod changelog;
mod complement;
pub(crate) mod converter;
mod countries_endpoint_added;
pub(crate) mod detail;
pub(crate) mod detect;
mod edits;
mod error;
mod held;
mod hole;
mod json;
pub(crate) mod lines;
mod matching;
mod note;
mod object;
mod options;
mod outcome;
mod pair;
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

/// One change of a version: an entry of the [`changelog`](crate::changelog()).
#[derive(Debug)]
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
    pub(crate) rules: &'static [Rule],
}

impl Change {
    /// Whether it changes documents of a shape.
    pub fn touches(&self, shape: Shape) -> bool {
        self.rules_of(shape).next().is_some()
    }

    fn rules_of(&self, shape: Shape) -> impl Iterator<Item = &'static Rule> + use<> {
        let rules = self.rules.iter();
        rules.filter(move |rule| rule.shapes.contains(&shape))
    }
}

/// Leaves a text out of the package's `.wasm`: JavaScript has it as data.
const fn for_people(text: &'static str) -> &'static str {
    match cfg!(all(feature = "npm", target_arch = "wasm32")) {
        true => "",
        false => text,
    }
}

/// Every change, oldest first.
pub static CHANGES: &[&Change] = &[
    &product_listing_extended::PRODUCT_LISTING_EXTENDED,
    &countries_endpoint_added::COUNTRIES_ENDPOINT_ADDED,
    &redemption_url_to_payout::REDEMPTION_URL_TO_PAYOUT,
    #[cfg(feature = "test-third-version")]
    &third_version::DELIVERY_DATED,
    #[cfg(feature = "test-third-version")]
    &third_version::ORDER_REWORKED,
    #[cfg(feature = "test-third-version")]
    &third_version::LEFTOVERS_GONE,
];

/// One change of a conversion, and its direction.
#[derive(Clone, Copy)]
struct Step {
    change: &'static Change,
    rule: &'static Rule,
    way: Way,
}

/// Returns the changes between two versions that touch a shape, in the order in which they are applied.
#[inline(never)]
fn chain(shape: Shape, from: Version, to: Version) -> Vec<Step> {
    let way = if from < to { Way::Up } else { Way::Down };
    let mut steps = Vec::new();
    for &change in CHANGES {
        let is_between = from.min(to) < change.version && change.version <= from.max(to);
        for rule in change.rules_of(shape).filter(|_| is_between) {
            steps.push(Step { change, rule, way });
        }
    }
    if way == Way::Down {
        steps.reverse();
    }
    steps
}
