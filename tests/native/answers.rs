//! The answers to calls and conversions: those of the cases, those of the golden documents, and those that neither can
//! express.

mod calls;
mod convert;
mod kept;
