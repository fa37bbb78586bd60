//! The results of checks and conversions: codes, findings, sentences, fixes, and the problems made from
//! them.
//!
//! A [`finding`] names what was found. [`detail`] chooses its sentence and writes it, with path and place, into a
//! [`sink`]: natively a [`builder`] of public [`problem`]s; for the package a reply in numbers, of which JavaScript makes the
//! same.

pub(crate) mod amendments;
pub(crate) mod builder;
pub(crate) mod code;
pub(crate) mod detail;
pub(crate) mod display;
pub(crate) mod finding;
pub(crate) mod fix;
pub(crate) mod forms;
pub(crate) mod kept;
pub(crate) mod message;
pub(crate) mod path_step;
pub(crate) mod problem;
pub(crate) mod reason;
pub(crate) mod rules;
pub(crate) mod sentence;
pub(crate) mod sink;
pub(crate) mod words;
