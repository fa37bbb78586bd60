//! The options of a conversion, which name the versions, and where the payout's URL is.

use super::{catalogue, plan};
use crate::convert::Complement;
use crate::convert::steps::Steps;
use crate::naming::names;
use crate::report::amendments::AmendmentRecords;
use crate::report::message::{Names, Phrasing};
use crate::report::rules::Rules;
use crate::{JsonPointer, Limits, Shape, Unit, Version};
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
        Steps::new(plan(), shape as usize, versions, self)
    }

    /// Where the values are of which only an option says where they are.
    pub(crate) fn place(&self) -> &str {
        &self.payout_url
    }

    pub(crate) fn phrasing(&self) -> Phrasing<'_> {
        Phrasing {
            names: Names::Wire,
            mask: true,
            version: self.from.id(),
            catalogue: catalogue(),
            amendments: AmendmentRecords::default(),
        }
    }

    /// The rules with which problems are rendered.
    pub(crate) fn of_report(&self) -> Rules<'_> {
        Rules {
            version: self.from.id(),
            entries: self.entries.as_deref().map(str::as_bytes),
            limits: self.limits,
            unit: self.unit,
            ..Rules::new(catalogue())
        }
    }
}

names! {
    /// What to do if something would be lost.
    #[derive(Default)]
    OnLoss, "answer to a loss" {
        /// Convert, and list the losses.
        #[default]
        Report = "report",
        /// Convert nothing, and return the losses as problems.
        Error = "error",
    }
}

names! {
    /// What to do with parts of a complement that match nothing in the document.
    #[derive(Default)]
    OnOrphan, "answer to an orphan" {
        /// Convert nothing.
        #[default]
        Error = "error",
        /// Convert, and list them as losses.
        Drop = "drop",
    }
}
