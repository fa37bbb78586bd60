//! A date and time with microseconds in a string (section 2.3).

use crate::naming::checked_text;
use crate::report::code::Code;
use crate::report::forms::timestamp_mistake;
use alloc::string::String;
use serde::{Deserialize, Serialize};

/// An existing date and time with microseconds, kept as its text: `YYYY-MM-DDTHH:MM:SS.ffffff`. Two are equal if their
/// texts are.
///
/// The API documentation shows no zone offset. Validation accepts one with a warning, so a timestamp can have one:
/// `Z` or `±hh:mm`. With the feature `chrono`, a timestamp converts to and from the types of chrono.
///
/// ```
/// use order_contract::documents::Timestamp;
/// let time: Timestamp = "2024-04-10T17:11:26.601254".parse()?;
/// assert_eq!(time.text(), "2024-04-10T17:11:26.601254");
/// assert!("2024-02-30T17:11:26.601254".parse::<Timestamp>().is_err());
/// # Ok::<(), order_contract::documents::InvalidTimestampError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Timestamp(String);

impl Timestamp {
    /// The text.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// The error for a text that is not a [`Timestamp`], or a time that it can't hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InvalidTimestampError;

checked_text!(
    Timestamp,
    InvalidTimestampError,
    "not a timestamp: use YYYY-MM-DDTHH:MM:SS.ffffff, such as 2024-04-10T17:11:26.601254",
    |text| matches!(timestamp_mistake(text.as_bytes()), None | Some(Code::TimestampOffset))
);

/// Conversions to and from the types of chrono.
#[cfg(feature = "chrono")]
mod with_chrono {
    use super::{InvalidTimestampError, Timestamp};
    use alloc::string::ToString;
    use chrono::{DateTime, FixedOffset, NaiveDateTime};

    impl Timestamp {
        /// The date and time as they are written. A zone offset is not applied: look at
        /// [`with_offset`](Timestamp::with_offset) first if there may be one.
        pub fn naive(&self) -> NaiveDateTime {
            let text = self.0.get(..LENGTH).unwrap_or_default();
            // A timestamp exists by its construction.
            NaiveDateTime::parse_from_str(text, FORMAT).unwrap_or_default()
        }

        /// The instant that it stands for, if it has a zone offset.
        pub fn with_offset(&self) -> Option<DateTime<FixedOffset>> {
            DateTime::parse_from_rfc3339(&self.0).ok()
        }
    }

    const FORMAT: &str = "%Y-%m-%dT%H:%M:%S%.6f";
    const LENGTH: usize = "YYYY-MM-DDTHH:MM:SS.ffffff".len();

    /// Writes microseconds. Fails for a year that does not have four digits, and for a leap second.
    impl TryFrom<NaiveDateTime> for Timestamp {
        type Error = InvalidTimestampError;

        fn try_from(time: NaiveDateTime) -> Result<Timestamp, InvalidTimestampError> {
            time.format(FORMAT).to_string().try_into()
        }
    }

    /// Writes microseconds and the offset. Fails for a year that does not have four digits, for a leap second, and for an
    /// offset with seconds.
    impl TryFrom<DateTime<FixedOffset>> for Timestamp {
        type Error = InvalidTimestampError;

        fn try_from(time: DateTime<FixedOffset>) -> Result<Timestamp, InvalidTimestampError> {
            if time.offset().local_minus_utc() % 60 != 0 {
                return Err(InvalidTimestampError);
            }
            time.format("%Y-%m-%dT%H:%M:%S%.6f%:z").to_string().try_into()
        }
    }
}
