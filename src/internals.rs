//! What the generators of this repository read; not part of the API, changes without notice.
//!
//! `codegen/` writes schemas, types, descriptions and the reference from the contract's tables. The
//! tests use it where no public item gives the answer.

pub use crate::contract::call::{
    API_VERSION, ENDPOINTS, Endpoint, HEADERS_SECTION, Header, SECTION,
};
pub use crate::contract::model::{
    Direction, EnumValue, Exclusion, ExtraFields, Field, Form, Kind, Leftover, List, Object,
    Presence, Removal, Standing,
};
#[cfg(not(target_arch = "wasm32"))]
pub use crate::contract::not_shown::NOT_SHOWN;
pub use crate::contract::pack::{
    COUNTS, readable_field, readable_object, readable_owner, readable_word,
};
pub use crate::contract::route::ROOT;
pub use crate::contract::section::SECTIONS;
pub use crate::contract::shape::{Contract, Layout};
pub use crate::convert::CHANGES;
#[cfg(not(target_arch = "wasm32"))]
pub use crate::messages::edge::{EdgePart, EdgeSentence};
pub use crate::report::code::{Circumstances, default_severity};
pub use crate::report::message::{
    arguments_of, called, carried, excluded, label_of, need, type_of, types,
};
pub use crate::report::reason::{Assumption, Clue, Reason, Topic};
pub use crate::report::sentence::{Found, Right, Sentence};
pub use crate::report::wording::sentences_of;

/// The numbers that cross between the module and JavaScript.
pub mod layout {
    pub use crate::layout::*;
}

/// The contract of a shape.
pub fn contract(shape: crate::Shape) -> &'static Contract {
    shape.contract()
}

/// Whether a client could not act on a received document without the field: the interface itself asks
/// for it.
pub fn is_vital(field: &Field) -> bool {
    let presence = field.presence;
    presence.is_some_and(|presence| presence.basis == crate::Basis::Stated)
}
