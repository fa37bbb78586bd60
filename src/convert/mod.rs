//! Converts documents between dated versions: finds the edits of the text, and what is lost or missing. Nothing here
//! validates.
//!
//! What becomes of each value between two versions is a pair (`contract::pairs`), made from what the fields say. A
//! conversion is decided once, and all that it gives is read off what was decided:
//!
//! 1. [`steps`] are the pairs there and back, with the rules. [`engine`] converts a document, [`batch`] many.
//! 2. [`walk`] finds the objects with pairs, together with what a complement has for them: [`complement_reader`] reads one,
//!    [`matching`] finds the elements that its records belong to.
//! 3. [`decide`] says for each object and pair what stays, goes, moves and comes, and appends that to a list,
//!    [`decided`]. Its heart is the table in [`choice`]; [`comes`] adds what a complement restores and what fills a gap.
//!    [`fits`] and [`exclusions`] say what the version does not allow, [`needs`] what the way back has to know.
//! 4. From the list [`write`](mod@write) makes the output, [`notes`] the changes, losses and gaps, and [`complement_writer`]
//!    the complement, which has what the way back needs.
//! 5. [`listing`] adds paths and places to notes, and knows what was assumed; [`render`] makes the public lists. [`tallies`]
//!    count notes for a batch.
//!
//! The nouns are a [`template`], which is how the converter writes a member, and a [`fragment`], the text of one.
//! [`detect`] stands alone.
//!
//! The newest version moves one value and adds fields. The rest is for later versions; its tests and the examples in comments
//! are about a made-up library.

pub(crate) mod batch;
mod choice;
mod comes;
mod complement;
mod complement_reader;
mod complement_writer;
mod conversion;
mod decide;
mod decided;
pub(crate) mod detect;
pub(crate) mod engine;
mod error;
mod exclusions;
mod fits;
mod fragment;
mod json;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod laws_tests;
pub(crate) mod listing;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod made_up_tests;
mod matching;
mod needs;
pub(crate) mod notes;
pub(crate) mod other;
pub(crate) mod refusal;
pub(crate) mod render;
pub(crate) mod rules;
pub(crate) mod steps;
pub(crate) mod tallies;
mod template;
mod walk;
mod write;

pub use complement::Complement;
pub use conversion::{AppliedChange, Conversion, Gap, Loss};
pub use error::ConvertError;
