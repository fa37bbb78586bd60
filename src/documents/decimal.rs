//! A decimal number in a string (section 2.2).

use crate::naming::checked_text;
use crate::report::forms::is_decimal;
use alloc::string::String;
use serde::{Deserialize, Serialize};

/// A decimal number, kept as its text: `0.80` stays `0.80`. Two are equal if their texts are.
///
/// A library of decimals reads the exact value from the [`text`](Decimal::text).
///
/// ```
/// use order_contract::documents::Decimal;
/// let factor: Decimal = "0.80".parse()?;
/// assert_eq!((factor.text(), factor.to_f64()), ("0.80", 0.8));
/// assert!(".8".parse::<Decimal>().is_err());
/// # Ok::<(), order_contract::documents::InvalidDecimalError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Decimal(String);

impl Decimal {
    /// The text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Returns the nearest `f64`, infinite for very long numbers.
    pub fn to_f64(&self) -> f64 {
        // Rust reads every such text.
        self.0.parse().unwrap_or(f64::NAN)
    }
}

/// The error for a text that is not a [`Decimal`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InvalidDecimalError;

checked_text!(
    Decimal,
    InvalidDecimalError,
    "not a decimal number: use digits, with a point if needed, such as 0.8",
    |text| is_decimal(text.as_bytes())
);
