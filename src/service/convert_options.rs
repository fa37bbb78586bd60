//! The options of a conversion, which name the versions, and where the payout's URL is.

use super::plan;
use super::shape::Shape;
use super::version::Version;
use crate::convert::Complement;
use crate::convert::rules::{ConvertRules, OnLoss, OnOrphan};
use crate::convert::steps::Steps;
use crate::report::rules::Limits;
use crate::text::json_pointer::JsonPointer;
use crate::text::place::Unit;
use alloc::string::String;
use alloc::vec::Vec;

/// The options of a conversion. More may be added: end a literal with `..ConvertOptions::new(from, to)`.
///
/// ```
/// use order_contract::{ConvertOptions, JsonPointer, Version};
/// let up = ConvertOptions::new(Version::V2023_07_27, Version::V2024_02_05);
/// let with_url_alone = ConvertOptions { payout_url: JsonPointer::default(), ..up };
/// assert_eq!(with_url_alone.payout_url.as_str(), "");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ConvertOptions {
    /// The version that the document has.
    pub from: Version,
    /// The version to convert it to.
    pub to: Version,
    /// A JSON Pointer to the URL inside `payout`, whose structure the API documentation does not show. Empty:
    /// `payout` itself is the URL. `/url` by default. A position in an array is read, but nothing is built with it:
    /// to a later version, a URL is lost unless the complement shows its `payout`.
    pub payout_url: JsonPointer,
    /// JSON values for gaps: pointers relative to an entry, from [`fillable`](crate::fillable), and texts of
    /// JSON. Of several values for a pointer, the last counts. A value that repeats a name is written as it is,
    /// as such a value of the document would be; validating the output reports it.
    pub fill: Vec<(JsonPointer, String)>,
    /// The complement of the earlier conversion of this document in the other direction.
    pub complement: Option<Complement>,
    /// A JSON Pointer to the array that holds the entries of a list. Ignored for other shapes.
    pub entries: Option<JsonPointer>,
    /// What to do if something would be lost.
    pub on_loss: OnLoss,
    /// What to do with parts of a complement that match nothing in the document.
    pub on_orphan: OnOrphan,
    /// Limits on what is read and reported. If `from` and `to` are the same version, the document is not read.
    pub limits: Limits,
    /// The unit of offsets and columns.
    pub unit: Unit,
}

impl ConvertOptions {
    /// The default options for a conversion from one version to another.
    pub fn new(from: Version, to: Version) -> ConvertOptions {
        ConvertOptions {
            from,
            to,
            payout_url: JsonPointer::checked("/url"),
            fill: Vec::new(),
            complement: None,
            entries: None,
            on_loss: OnLoss::Report,
            on_orphan: OnOrphan::Error,
            limits: Limits::default(),
            unit: Unit::default(),
        }
    }

    /// The steps of the conversion of documents of a shape.
    pub(crate) fn steps(&self, shape: Shape) -> Steps<'_> {
        let versions = [self.from.id(), self.to.id()];
        Steps::new(plan(), shape as usize, versions, self.rules())
    }

    /// The options as the engine reads them.
    pub(crate) fn rules(&self) -> ConvertRules<'_> {
        ConvertRules {
            option_pointer: &self.payout_url,
            fill: &self.fill,
            complement: self.complement.as_ref(),
            on_loss: self.on_loss,
            on_orphan: self.on_orphan,
            entries: self.entries.as_deref().map(str::as_bytes),
            limits: self.limits,
            unit: self.unit,
        }
    }
}
