//! A date and time with microseconds in a string (section 2.3).

use crate::naming::checked_text;
use crate::report::code::Code;
use crate::report::forms::timestamp_mistake;
use alloc::string::String;
use core::ops::Range;
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
/// assert_eq!((time.year(), time.month(), time.day()), (2024, 4, 10));
/// assert_eq!((time.hour(), time.minute(), time.second(), time.microsecond()), (17, 11, 26, 601_254));
/// assert_eq!(time.offset_minutes(), None);
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

    /// The year, 0 to 9999.
    pub fn year(&self) -> u16 {
        self.number(0..4) as u16
    }

    /// The month, 1 to 12.
    pub fn month(&self) -> u8 {
        self.number(5..7) as u8
    }

    /// The day of the month, from 1.
    pub fn day(&self) -> u8 {
        self.number(8..10) as u8
    }

    /// The hour, 0 to 23.
    pub fn hour(&self) -> u8 {
        self.number(11..13) as u8
    }

    /// The minute, 0 to 59.
    pub fn minute(&self) -> u8 {
        self.number(14..16) as u8
    }

    /// The second, 0 to 59.
    pub fn second(&self) -> u8 {
        self.number(17..19) as u8
    }

    /// The microsecond, 0 to 999,999.
    pub fn microsecond(&self) -> u32 {
        self.number(20..26)
    }

    /// The zone offset in minutes east of UTC, 0 for `Z`; `None` without an offset.
    pub fn offset_minutes(&self) -> Option<i16> {
        let minutes = || (self.number(27..29) * 60 + self.number(30..32)) as i16;
        match self.0.as_bytes().get(OFFSET)? {
            b'+' => Some(minutes()),
            b'-' => Some(-minutes()),
            _ => Some(0),
        }
    }

    /// Reads digits of the text, whose form has been checked.
    fn number(&self, digits: Range<usize>) -> u32 {
        let digits = self.0.get(digits).and_then(|digits| digits.parse().ok());
        digits.unwrap_or_default()
    }
}

/// Where a zone offset begins.
const OFFSET: usize = "YYYY-MM-DDTHH:MM:SS.ffffff".len();

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
    use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime};

    impl Timestamp {
        /// The date and time as they are written. A zone offset is not applied: look at
        /// [`with_offset`](Timestamp::with_offset) first if there may be one.
        pub fn naive(&self) -> NaiveDateTime {
            let date = NaiveDate::from_ymd_opt(self.year().into(), self.month().into(), self.day().into());
            let (hour, minute, second) = (self.hour(), self.minute(), self.second());
            let time = date
                .and_then(|date| date.and_hms_micro_opt(hour.into(), minute.into(), second.into(), self.microsecond()));
            // A timestamp exists by its construction.
            time.unwrap_or_default()
        }

        /// The instant that it stands for, if it has a zone offset.
        pub fn with_offset(&self) -> Option<DateTime<FixedOffset>> {
            let offset = FixedOffset::east_opt(i32::from(self.offset_minutes()?) * 60)?;
            self.naive().and_local_timezone(offset).single()
        }
    }

    /// Writes microseconds. Fails for a year that does not have four digits, and for a leap second.
    impl TryFrom<NaiveDateTime> for Timestamp {
        type Error = InvalidTimestampError;

        fn try_from(time: NaiveDateTime) -> Result<Timestamp, InvalidTimestampError> {
            time.format("%Y-%m-%dT%H:%M:%S%.6f").to_string().try_into()
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
