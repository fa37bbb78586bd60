//! What applies to a conversion besides its versions: its options as the engine reads them.

use super::Complement;
use crate::naming::names;
use crate::report::rules::Limits;
use crate::text::json_pointer::JsonPointer;
use crate::text::place::Unit;
use alloc::string::String;

/// [`ConvertOptions`](crate::ConvertOptions) without what names this service.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ConvertRules<'o> {
    /// Where the values are of which only an option says where they are: a JSON Pointer.
    pub(crate) option_pointer: &'o str,
    /// JSON values for gaps, by pointer.
    pub(crate) fill: &'o [(JsonPointer, String)],
    pub(crate) complement: Option<&'o Complement>,
    pub(crate) on_loss: OnLoss,
    pub(crate) on_orphan: OnOrphan,
    /// A JSON Pointer to the entries of a list.
    pub(crate) entries: Option<&'o [u8]>,
    pub(crate) limits: Limits,
    pub(crate) unit: Unit,
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
