//! The public functions and types of the crate: they join the engine and the service, and have texts as results.

mod converter;
mod detect;
pub(crate) mod input;
mod options;
mod report;
pub(crate) mod session;

pub use converter::{Converter, convert, fillable};
pub use detect::{DetectOptions, Detected, Evidence, detect_version};
pub use input::Input;
pub use options::Options;
pub use report::{InvalidDocumentError, Report};
pub use session::{Fixed, Fixes, Session};
