//! From one dated version to another: a list of edits to the text, and what could not be carried over.
//!
//! A change is one small thing that a version brought, in a file of its own, which is also its entry in
//! the changelog: [`redemption_url_to_payout`], [`product_listing_extended`],
//! [`countries_endpoint_added`]. The changes form a chain ([`CHANGES`], oldest first); a conversion takes
//! the ones between its two versions one after the other, forwards or backwards, each in one pass over
//! the text. A new version costs one file here, a line in the chain, and `since` and `until` on the
//! fields it touches.
//!
//! [`sites`] finds the objects that a change touches, [`rewrite`] turns its decisions into edits,
//! [`complement`] holds what the way back needs, [`matching`] finds the objects it belongs to, and
//! [`report`] puts places into pointers. Nothing here validates.

mod additions;
mod changelog;
mod complement;
mod countries_endpoint_added;
mod detect;
mod entries;
mod matching;
mod note;
mod options;
mod outcome;
mod plain;
mod product_listing_extended;
mod redemption_url_to_payout;
mod report;
mod rewrite;
mod sites;
mod step;
#[cfg(feature = "test-third-version")]
mod third_version;
mod url;

pub use changelog::changelog;
pub use complement::Complement;
pub use detect::{Detected, Evidence, detect_version};
pub use options::{ConvertOptions, OnLoss, OnOrphan};
pub use outcome::{Applied, Converted, Gap, Loss};
pub use report::{Converter, fillable};

use crate::contract::model::{Basis, Field};
use crate::{Shape, Version};
use sites::Place;

/// Something that a version changed.
#[derive(Debug)]
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
    pub(crate) conversions: &'static [Conversion],
}

impl Change {
    /// Whether documents of a shape are not the same before and after it.
    pub fn touches(&self, shape: Shape) -> bool {
        self.conversion_of(shape).is_some()
    }

    fn conversion_of(&self, shape: Shape) -> Option<&'static Conversion> {
        let mut conversions = self.conversions.iter();
        conversions.find(|conversion| conversion.shapes.contains(&shape))
    }
}

/// What only people read: the package carries it as data of its own, outside the module.
const fn for_people(text: &'static str) -> &'static str {
    match cfg!(target_arch = "wasm32") {
        true => "",
        false => text,
    }
}

/// The changes, in the order in which they came.
pub(crate) static CHANGES: &[&Change] = &[
    &product_listing_extended::PRODUCT_LISTING_EXTENDED,
    &countries_endpoint_added::COUNTRIES_ENDPOINT_ADDED,
    &redemption_url_to_payout::REDEMPTION_URL_TO_PAYOUT,
    #[cfg(feature = "test-third-version")]
    &third_version::DELIVERY_DATED,
];

/// What a change means for documents of some shapes.
pub(crate) struct Conversion {
    shapes: &'static [Shape],
    /// Which of their objects it touches.
    place: Place,
    section: &'static str,
    /// How firmly the interface supports what the conversion does.
    basis: Basis,
    /// The fields it looks for in them.
    fields: &'static [Field],
    rewrite: fn(&mut rewrite::Rewrite<'_>),
    /// What it takes for granted where it matters.
    assumption: Option<&'static str>,
    /// What is missing from every document.
    gap: Option<WholeGap>,
}

impl core::fmt::Debug for Conversion {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Conversion").finish_non_exhaustive()
    }
}

/// Something that one of the versions asks for and whose name is not shown.
struct WholeGap {
    way: Way,
    section: &'static str,
    reason: &'static str,
}

/// Which way a change is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// To the version that brought it.
    Up,
    /// To the version before.
    Down,
}

/// The changes that lie between two versions and touch a shape, in the order in which they are taken.
fn chain(
    shape: Shape,
    from: Version,
    to: Version,
) -> impl Iterator<Item = (&'static str, Way, Version, &'static Conversion)> {
    let way = if from < to { Way::Up } else { Way::Down };
    changelog(from, to).filter_map(move |change| {
        let conversion = change.conversion_of(shape)?;
        Some((change.id, way, change.version, conversion))
    })
}
