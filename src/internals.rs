//! Items for this repository's generators and tests. Not part of the API: it changes without notice.
//!
//! `codegen/` writes types, descriptions and the reference from the contract's tables. Tests use it
//! for what no public item gives.

pub use crate::contract::catalogue::Catalogue;
pub use crate::contract::model::{
    At, Contract, Direction, Endpoint, EnumValue, Exclusion, Field, Form, Formula, Header, Kind, Layout, List, Object,
    Presence, Reform, Removal, Standing, USE_INSIDE, USE_INSTEAD, VersionId,
};
use crate::contract::route::{Target, endpoint_at};
use crate::convert::batch::{Batch, BatchConverter};
use crate::report::amendments::{is_enumeration, is_required};
pub use crate::report::code::{Circumstances, default_severity};
pub use crate::report::forms::FormEntry;
pub use crate::report::message::{QUOTED_LABEL, UNNAMED, arguments_of};
pub use crate::report::reason::{Clue, Reason, Topic};
pub use crate::report::sentence::{Expects, Found, Sentence};
pub use crate::report::words::{
    Filling, Said, TypeWords, enumeration, label_in, labels_of, type_of, words_of_endpoint, words_of_field,
    words_of_header, words_of_object,
};
pub use crate::service::not_shown::NOT_SHOWN;
use crate::service::plan;
pub use crate::service::routes::{API_VERSION, ENDPOINTS, HEADERS, HEADERS_SECTION, ROOT, SECTION};
pub use crate::service::{CHANGES, SERVICE, catalogue};
use crate::text::Padded;

/// The layout of what crosses between JavaScript and the module.
pub mod layout {
    pub use crate::layout::*;
}

/// The version of the crate and of the npm package.
pub const PACKAGE_VERSION: &str = env!("CARGO_PKG_VERSION");

/// The result of converting a batch of lines, as streams do.
#[derive(Debug, PartialEq, Eq)]
pub struct ConvertedLines {
    /// The converted documents, one per line.
    pub output: alloc::vec::Vec<u8>,
    /// The complements, one per line, each with the number of its document's line in the output, from 1.
    pub complements: alloc::vec::Vec<u8>,
    /// The documents that were left out: the number of the line in the input, from 0, and its byte range.
    pub refused: alloc::vec::Vec<(u32, core::ops::Range<usize>)>,
}

/// Converts the document on each line. Complements come with the number of their line, from 0.
pub fn convert_lines(
    shape: crate::Shape,
    text: &[u8],
    options: &crate::ConvertOptions,
    complements: &[(u32, &[u8])],
) -> ConvertedLines {
    let (mut batches, mut buffer) = (BatchConverter::default(), alloc::vec::Vec::new());
    let batch = Batch {
        text: Padded::copy(text, &mut buffer),
        is_whole: false,
        complements,
        first: 1,
        keeps_complements: true,
    };
    batches.convert(&options.steps(shape), batch);
    let refused = batches.result.refused.iter().map(|refused| {
        let place = refused.document;
        (refused.unit, place.start as usize..place.end as usize)
    });
    ConvertedLines {
        refused: refused.collect(),
        output: batches.result.output,
        complements: batches.result.complements,
    }
}

/// Returns the pointers to the fields of a shape that can be amended, each with the number of its field:
/// enumerations, and fields that are required, always or with some value of a discriminator.
pub fn amendable_fields(shape: crate::Shape) -> alloc::vec::Vec<(alloc::string::String, u16)> {
    let pointers = catalogue().pointers(shape as usize).into_iter();
    let amendable = pointers.filter(|(_, field)| is_enumeration(field) || is_required(field));
    amendable.map(|(pointer, field)| (pointer, field.number)).collect()
}

/// Returns the sentences that changes have about this service, by number.
pub fn remarks() -> impl Iterator<Item = &'static str> {
    plan().remarks.iter().map(|remark| remark.text)
}

/// Whether a change computes values: what it writes is not what it reads.
pub fn computes(change: &crate::Change) -> bool {
    let version = change.version.id();
    let mut fields = change.on.iter().flat_map(|on| on.fields(version));
    fields.any(|field| field.is_computed_by(version))
}

/// Returns the contract of a shape.
pub fn contract(shape: crate::Shape) -> &'static Contract {
    shape.contract()
}

/// Returns the endpoint that a version lists for a method and a URL. `base` is the address before the
/// paths of the interface; without it the path begins at the first `/v2/`.
///
/// ```
/// use order_contract::{Version, internals::endpoint};
/// let found = endpoint("GET", "https://example.com/v2/order/O-1", None, Version::default());
/// assert_eq!(found.unwrap().response, Some("order"));
/// ```
pub fn endpoint(method: &str, url: &str, base: Option<&str>, version: crate::Version) -> Option<&'static Endpoint> {
    let path = Target::of(url, base, ROOT).path?;
    let found = &ENDPOINTS[endpoint_at(&ENDPOINTS, method, path)?];
    found.is_listed(version).then_some(found)
}
