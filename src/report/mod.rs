//! The results of checks and conversions: codes, findings, sentences, fixes, and the problems made from
//! them.
//!
//! A [`finding`] names what was found, and [`detail`] chooses its sentence. [`listed`] gives each its path and place:
//! natively [`builder`] makes the public [`problem`]s of that; for the package it is written in numbers, of which JavaScript
//! makes the same.

pub(crate) mod amendments;
pub(crate) mod builder;
pub(crate) mod code;
pub(crate) mod detail;
pub(crate) mod finding;
pub(crate) mod fix;
pub(crate) mod forms;
pub(crate) mod found;
pub(crate) mod kept;
pub(crate) mod listed;
pub(crate) mod message;
pub(crate) mod path_step;
pub(crate) mod problem;
pub(crate) mod reason;
pub(crate) mod rules;
pub(crate) mod sentence;
pub(crate) mod words;
