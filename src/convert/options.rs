//! What a caller can ask of a conversion.

use super::complement::Complement;
use crate::check::options::Rules;
use crate::messages::{ENGLISH, Messages};
use crate::naming::named;
use crate::report::message::{Names, Phrasing};
use crate::{JsonPointer, Limits, Unit, Version};
use alloc::string::String;
use alloc::vec::Vec;

/// How a document is converted. More options may come: end a literal with
/// `..ConvertOptions::new(from, to)`.
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
    /// The version that it is to have.
    pub to: Version,
    /// A JSON Pointer to the URL inside `payout`, whose structure is not shown; empty where `payout`
    /// is the URL.
    pub payout_url: JsonPointer,
    /// JSON values for gaps, each by its pointer relative to an entry.
    pub fill: Vec<(JsonPointer, String)>,
    /// What an earlier conversion of the same document, the other way, left behind.
    pub complement: Option<Complement>,
    /// A JSON Pointer to the array that holds the entries of a list. Without effect for every other shape.
    pub entries: Option<JsonPointer>,
    /// What to do where something cannot be carried over.
    pub on_loss: OnLoss,
    /// What to do with that part of a complement which finds no match.
    pub on_orphan: OnOrphan,
    /// How much is read and reported at most.
    pub limits: Limits,
    /// The unit of offsets and columns.
    pub unit: Unit,
    /// The language of messages.
    pub messages: &'static Messages,
}

impl ConvertOptions {
    /// From one version to another, everything else as it is by default.
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
            messages: &ENGLISH,
        }
    }

    pub(crate) fn phrasing(&self) -> Phrasing {
        Phrasing {
            messages: self.messages,
            names: Names::Wire,
            mask: true,
        }
    }

    /// The rules under which problems are put into words.
    pub(crate) fn of_report(&self) -> Rules<'_> {
        Rules {
            version: self.from,
            entries: self.entries.as_deref().map(str::as_bytes),
            limits: self.limits,
            unit: self.unit,
            ..Rules::DEFAULT
        }
    }
}

/// What to do where something cannot be carried over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OnLoss {
    /// List it.
    #[default]
    Report,
    /// Convert nothing.
    Error,
}

impl OnLoss {
    /// Both, the default first.
    pub const ALL: [OnLoss; 2] = [OnLoss::Report, OnLoss::Error];

    /// The public name.
    pub const fn name(self) -> &'static str {
        match self {
            OnLoss::Report => "report",
            OnLoss::Error => "error",
        }
    }
}

/// What to do with that part of a complement which finds no match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OnOrphan {
    /// Convert nothing.
    #[default]
    Error,
    /// List it as a loss.
    Drop,
}

impl OnOrphan {
    /// Both, the default first.
    pub const ALL: [OnOrphan; 2] = [OnOrphan::Error, OnOrphan::Drop];

    /// The public name.
    pub const fn name(self) -> &'static str {
        match self {
            OnOrphan::Error => "error",
            OnOrphan::Drop => "drop",
        }
    }
}

named! {
    OnLoss, name, "answer to a loss";
    OnOrphan, name, "answer to an orphan";
}
