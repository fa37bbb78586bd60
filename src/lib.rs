//! Validates what you send to and receive from a catalogue and order service, and converts it between
//! the dated versions of its API. Each rule says how firmly the API documentation supports it.
//!
//! The service has dated versions, such as [`Version::V2023_07_27`], and
//! nine kinds of document, each a [`Shape`]. [`validate()`] reports each problem with its place, its
//! [`Basis`] in the API documentation, and what to do. [`is_valid`] returns only the verdict.
//!
//! ```
//! use order_contract::{Code, Options, Shape, validate};
//!
//! let text = r#"{"payment_method": {"type": "CARD", "currency": "EUR"}, "items": []}"#;
//! let report = validate(Shape::OrderRequest, text, &Options::default());
//!
//! assert!(!report.valid);
//! let card = &report.problems[0];
//! assert_eq!(card.code, Code::Required);
//! assert_eq!(card.path, "/payment_method/card_id");
//! assert_eq!(card.message, "`card_id` is missing. A card payment needs the card's ID.");
//! ```
//!
//! [`convert()`] converts a text from one version to the other and back. Every byte outside an edit stays as
//! it was, and a [`Complement`] holds what the other version can't carry.
//!
//! # How it is built
//!
//! - `service`: the contract of this service: versions, shapes, fields, endpoints, changes. No other module but the
//!   generated `documents` names anything of it.
//! - `text`: reads JSON once into an index of its tokens; looks things up in it, and computes places.
//! - `contract`: what a contract can say of a service, and the catalogue in which the engine looks it up.
//! - `report`: codes, findings and their sentences. Findings are numbers; messages are rendered last.
//! - `check`: validates an index against the contract, and finds fixes. `check::checker` has the order of the
//!   stages: index, check, sort, sentences, fixes, paths and places. [`is_valid`] first tries a quick check without an
//!   index.
//! - `convert`: converts between versions by edits of the text, as the changes of the contract say.
//! - `api`: the public functions and types, which join the engine and the service. A module imports only those that are
//!   listed in `tests/scripts/rooms.test.mjs` before it.
//! - `documents`: the documents of each version as Rust types, written from the contract.
//! - `layout`: the layout of the numbers that cross between the npm package's module and JavaScript.
//! - `json`: results and options as the npm package's JSON, with serde.
//! - `wasm`: the exports of the npm package's modules; only numbers cross.
//! - `js`: functions with `JsValue` in and out.
//!
//! # Features
//!
//! None is on by default.
//!
//! - `serde`: reports, conversions, fixes and names serialise as the npm package's JSON; reports, options, names and
//!   complements deserialise; a `serde_json::Value` is an [`Input`].
//! - `documents`: the documents of each version as types, and [`parse`].
//! - `chrono`: conversions of timestamps of documents to and from its types.
//! - `js`: the module `js`, functions with `JsValue` in and out, exported for JavaScript; see `docs/crate.md`.
//! - `npm-check`, `npm-convert`: the modules of the npm package; not for other use.

#![cfg_attr(all(feature = "npm", target_arch = "wasm32"), no_std)]
// Each core of the package uses only a part in WebAssembly. The native build finds dead code.
#![cfg_attr(target_arch = "wasm32", allow(dead_code))]

extern crate alloc;
// Tests inside the crate share the generator of documents with those outside of it.
#[cfg(all(test, not(target_arch = "wasm32")))]
extern crate self as order_contract;

/// Runs the examples of the guide to the crate as doctests.
#[cfg(all(doctest, feature = "chrono"))]
#[doc = include_str!("../docs/crate.md")]
struct CrateGuide;

mod api;
mod check;
mod contract;
mod convert;
#[cfg(feature = "documents")]
pub mod documents;
#[cfg(not(target_arch = "wasm32"))]
#[doc(hidden)]
pub mod internals;
#[cfg(feature = "js")]
pub mod js;
#[cfg(feature = "serde")]
mod json;
mod layout;
mod naming;
mod report;
mod service;
mod text;
#[cfg(all(feature = "npm", target_arch = "wasm32"))]
mod wasm;

pub use api::{Converter, DetectOptions, Detected, Evidence, convert, detect_version, fillable};
pub use api::{Fixed, Fixes, Input, InvalidDocumentError, Options, Report, Session};
pub use check::call::{Body, Call};
pub use contract::model::Basis;
pub use convert::rules::{OnLoss, OnOrphan};
pub use convert::{AppliedChange, Complement, Conversion, ConvertError, Gap, Loss};
#[cfg(feature = "documents")]
pub use documents::parse;
pub use naming::UnknownNameError;
pub use report::code::{Code, Severity};
pub use report::fix::Applicability;
pub use report::message::{Meta, MetaValue, Names};
pub use report::problem::{Fix, Problem};
pub use report::rules::{Level, Limits, Severities};
pub use service::amendments::{AmendmentError, Amendments};
pub use service::change::{Change, changelog};
pub use service::convert_options::ConvertOptions;
pub use service::shape::Shape;
pub use service::version::Version;
pub use text::json_pointer::{InvalidPointerError, JsonPointer};
pub use text::place::{TextEdit, TextSpan, Unit};
pub use text::pointer::{Path, Segment};

/// Validates a document and returns a report.
///
/// Never panics: input that can't be read is reported as a problem. To validate many documents, use a
/// [`Session`], which reuses its buffers.
///
/// ```
/// use order_contract::{Options, Shape, validate};
/// let report = validate(Shape::OrderQuery, "limit=20&after=c2", &Options::default());
/// assert!(report.valid && report.problems.is_empty());
/// ```
pub fn validate<Kind>(shape: Shape, input: impl Input<Kind>, options: &Options) -> Report {
    Session::default().validate(shape, input, options)
}

/// Whether a document has no error. Faster than [`validate`](validate()), because it stops at the first
/// error and makes no messages.
///
/// ```
/// use order_contract::{Options, Shape, is_valid};
/// assert!(!is_valid(Shape::Order, r#"{"status":"DONE"}"#, &Options::default()));
/// ```
pub fn is_valid<Kind>(shape: Shape, input: impl Input<Kind>, options: &Options) -> bool {
    Session::default().is_valid(shape, input, options)
}

/// Applies fixes of a document, validates it again, and repeats until none is left. `fixes` chooses them: by default all that
/// are safe.
///
/// ```
/// use order_contract::{Fixes, Options, Shape, apply_fixes};
/// let text = r#"{"status": "completed"}"#;
/// let fixed = apply_fixes(Shape::OrderCreated, text, &Options::default(), &Fixes::default());
/// assert_eq!(fixed.output, br#"{"status": "COMPLETED"}"#);
/// assert!(fixed.report.valid);
/// ```
pub fn apply_fixes<Kind>(shape: Shape, input: impl Input<Kind>, options: &Options, fixes: &Fixes<'_>) -> Fixed {
    Session::default().apply_fixes(shape, input, options, fixes)
}

/// Validates a call to the service (method, path, query, headers and body) and returns a report.
///
/// Pointers begin with `/query`, `/headers` or `/body`. Problems with the endpoint are at the root.
///
/// ```
/// use order_contract::{Call, Code, Options, validate_call};
/// let call = Call { method: "GET", url: "/v2/order/O-1/links", ..Call::default() };
/// let report = validate_call(&call, &Options::default());
/// assert_eq!(report.problems[0].code, Code::Removed);
/// ```
pub fn validate_call(call: &Call<'_>, options: &Options) -> Report {
    Session::default().validate_call(call, options)
}
