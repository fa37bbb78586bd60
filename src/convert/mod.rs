//! Converts documents between dated versions: finds the edits of the text, and what is lost or missing. Nothing here
//! validates.
//!
//! In the order of reading:
//!
//! 1. The contract says on its fields what versions changed. [`plan`] collects what a version changed about an object into
//!    a [`pass`].
//! 2. [`steps`] are the passes between two versions, in one direction. [`engine`] applies one after the other.
//! 3. A [`run`] applies one step to one text: [`walk`] finds the objects, [`decision`] says what happens to two members
//!    that are one value, [`object`] does that for an object, [`restore`] adds what comes back, [`apply`] makes the edits,
//!    and [`losses`] notes what is lost or missing.
//! 4. [`complement`] writes and reads what converting back needs; [`matching`] finds the elements that it belongs to.
//! 5. Up to here, results are nodes of the index and codes of reasons. [`listing`] adds paths and places, and [`render`]
//!    makes the public lists. [`batch`] converts many documents.
//!
//! The nouns are a [`member_state`], a [`note`], a [`template`] and the [`inner`] value. [`detect`] stands alone.
//!
//! The newest version adds fields and moves one, with one step for each shape. The rest is for later versions; its
//! tests and the examples here are about a made-up library.

mod apply;
pub(crate) mod batch;
mod complement;
mod conversion;
mod decision;
pub(crate) mod detect;
pub(crate) mod engine;
mod error;
mod fragment;
mod identifiers;
mod inner;
mod json;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod laws_tests;
pub(crate) mod listing;
mod losses;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod made_up_tests;
mod matching;
mod member_state;
mod note;
mod object;
pub(crate) mod other;
mod pass;
pub(crate) mod plan;
pub(crate) mod refusal;
pub(crate) mod render;
mod restore;
pub(crate) mod rules;
mod run;
pub(crate) mod steps;
pub(crate) mod tallies;
mod template;
mod walk;

pub use complement::Complement;
pub use conversion::{AppliedChange, Conversion, Gap, Loss};
pub use error::ConvertError;
