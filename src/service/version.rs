//! The dated versions of the interface (section 9).

use crate::contract::model::VersionId;
use crate::naming::names;

names! {
    /// A dated version of the API (section 9 of its documentation). Ordered, oldest first.
    ///
    /// ```
    /// use order_contract::Version;
    /// assert_eq!("2023-07-27".parse(), Ok(Version::V2023_07_27));
    /// assert!(Version::V2023_07_27 < Version::V2024_02_05);
    /// ```
    #[non_exhaustive]
    #[allow(non_camel_case_types)] // a date reads better with its separators
    Version, "version",
    /// The date that names the version, such as `2024-02-05`.
    date {
        /// 2023-07-27: order operations changed, `redemption_url` on items.
        V2023_07_27 = "2023-07-27",
        /// 2024-02-05: product listing extended, `payout` replaces `redemption_url`.
        V2024_02_05 = "2024-02-05",
    }
}

impl Default for Version {
    /// The version that options have unless they name another.
    fn default() -> Version {
        Version::DEFAULT
    }
}

impl Version {
    pub(crate) const DEFAULT: Version = Version::V2024_02_05;

    /// The version as the engine knows it.
    pub(crate) const fn id(self) -> VersionId {
        VersionId(self as u8)
    }
}

impl From<Version> for VersionId {
    fn from(version: Version) -> VersionId {
        version.id()
    }
}

impl From<VersionId> for Version {
    fn from(version: VersionId) -> Version {
        Version::ALL[version.place()]
    }
}
