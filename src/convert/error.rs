//! The error of a conversion.

use crate::report::problem::{Problem, summary};
use crate::text::json_pointer::JsonPointer;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

/// The reason why a document was not converted.
/// ```
/// use order_contract::{ConvertError, ConvertOptions, Shape, Version::*, convert};
/// let down = ConvertOptions::new(V2024_02_05, V2023_07_27);
/// let error = convert(Shape::Order, "{", &down).unwrap_err();
/// assert_eq!(error.problems()[0].code.name(), "syntax");
/// ```
/// With the feature `serde` every variant serialises. `Refused` gives the JSON of the npm package,
/// `{"ok": false, "problems": […]}`. A mistake in the options gives an `error` instead:
/// `{"ok": false, "error": {"option": "fill", "pointer": "/approval", "message": "…"}}`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ConvertError {
    /// The document can't be converted. Lists at least one problem.
    Refused(Vec<Problem>),
    /// The option `fill` has a pointer that [`fillable`](crate::fillable) does not list.
    UnknownGap(JsonPointer),
    /// A value of the option `fill` is not JSON.
    InvalidFill(JsonPointer),
    /// A value of the option `fill` is not allowed in its field.
    UnfitFill(JsonPointer),
    /// A value of the option `fill` is nested deeper than `limits.depth` allows.
    FillTooDeep(JsonPointer),
}

impl ConvertError {
    /// The problems of the document; empty if an option is wrong.
    pub fn problems(&self) -> &[Problem] {
        match self {
            ConvertError::Refused(problems) => problems,
            _ => &[],
        }
    }
}

impl fmt::Display for ConvertError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConvertError::Refused(problems) => {
                f.write_str("the document can't be converted")?;
                summary(f, &problems.iter().collect::<Vec<_>>())
            }
            ConvertError::UnknownGap(pointer) => {
                write!(f, "`fill` names {pointer}: this conversion has no such gap")
            }
            ConvertError::InvalidFill(pointer) => {
                write!(f, "the value of {pointer} in `fill` is not JSON")
            }
            ConvertError::UnfitFill(pointer) => {
                write!(
                    f,
                    "the value of {pointer} in `fill` is not one that the version allows there"
                )
            }
            ConvertError::FillTooDeep(pointer) => write!(
                f,
                "the value of {pointer} in `fill` exceeds the limit of nested levels: simplify it, or raise `limits.depth`"
            ),
        }
    }
}

impl Error for ConvertError {}
