//! What applies to a check and to its report: level, severities, limits, and the rest of the options as the core
//! reads them.

use super::amendments::AmendmentRecords;
use super::code::{Circumstances, Code, Severity, default_severity};
use crate::contract::catalogue::{Catalogue, FieldEntry, ShapeEntry};
use crate::contract::model::{Basis, VersionId};
use crate::naming::names;
use crate::text::index::LONGEST;
use crate::text::place::Unit;

/// [`Options`](crate::Options) without owned values, so that the package makes them without allocating.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules<'o> {
    pub(crate) catalogue: &'static Catalogue,
    /// The shape that a text is checked as.
    pub(crate) shape: &'static ShapeEntry,
    pub(crate) version: VersionId,
    pub(crate) level: Level,
    pub(crate) draft: bool,
    pub(crate) severities: Severities,
    pub(crate) entries: Option<&'o [u8]>,
    pub(crate) amendments: AmendmentRecords<'o>,
    pub(crate) limits: Limits,
    pub(crate) mask: bool,
    pub(crate) unit: Unit,
    /// The caller has the text, so that places in it are of use. Not if the input is a value.
    pub(crate) has_places: bool,
    /// Lists the findings that have a fix, all of them: those that the package applies.
    pub(crate) only_fixable: bool,
}

impl Rules<'_> {
    /// The severity of a finding that has this one by default; `None` if the options leave it out.
    pub(crate) fn severity(&self, code: Code, basis: Basis, by_default: Severity) -> Option<Severity> {
        let is_left_out = self.draft && code.is_about_absence() || !self.level.includes(basis);
        let severity = self.severities.of(code).unwrap_or(by_default);
        (severity != Severity::Off && !is_left_out).then_some(severity)
    }

    /// The default severity of a finding on a field or on none.
    pub(crate) fn default_severity(
        &self,
        (code, basis): (Code, Basis),
        field: Option<&FieldEntry>,
        is_null: bool,
    ) -> Severity {
        let circumstances = Circumstances {
            is_received: self.shape.is_received,
            basis,
            is_mandatory: field.is_some_and(|field| field.is_mandatory(self.version)),
            is_null,
        };
        default_severity(code, circumstances)
    }

    /// How firmly a field is required, unless the service leaves it out.
    pub(crate) fn presence(&self, field: &FieldEntry) -> Option<Basis> {
        let presence = field.presence_in(self.version)?;
        (!self.amendments.excuse(self.shape.number, field)).then_some(presence)
    }

    /// Whether the service accepts a value that an enumeration does not list.
    pub(crate) fn accept(&self, field: &FieldEntry, value: &[u8]) -> bool {
        self.amendments.accept(self.shape.number, field, value)
    }

    /// The default rules, for the first shape.
    pub(crate) fn new(catalogue: &'static Catalogue) -> Rules<'static> {
        Rules {
            catalogue,
            shape: catalogue.shape(0),
            version: catalogue.service.default_version,
            level: Level::Implied,
            draft: false,
            severities: Severities::default(),
            entries: None,
            amendments: AmendmentRecords(&[]),
            limits: Limits::default(),
            mask: true,
            unit: Unit::Bytes,
            has_places: true,
            only_fixable: false,
        }
    }
}

names! {
    /// Which rules apply, by their [`Basis`].
    #[derive(Default)]
    Level, "level" {
        /// All rules.
        #[default]
        Implied = "implied",
        /// Stated and assumed rules, without the implied ones.
        Stated = "stated",
    }
}

impl Level {
    /// Whether rules of a basis apply.
    pub(crate) fn includes(self, basis: Basis) -> bool {
        basis != Basis::Implied || self == Level::Implied
    }
}

/// Limits on what is read and reported. The defaults are 1 MiB, a depth of 64, and 100 problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    /// The most bytes of UTF-8. A text of more than 500,000,000 bytes is `too_large` in any case.
    pub bytes: u32,
    /// The deepest nesting of objects and arrays. The root container has depth 1. A text that is nested
    /// deeper than 16,777,216 levels is `too_deep` in any case.
    pub depth: u32,
    /// The most problems that a report lists, and the most evidence of a detection. A report also ends after
    /// 1 MiB of pointers.
    pub findings: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            bytes: 1024 * 1024,
            depth: 64,
            findings: 100,
        }
    }
}

impl Limits {
    /// Whether a text of so many bytes is not read.
    pub(crate) fn is_too_large(&self, bytes: usize) -> bool {
        bytes > (self.bytes as usize).min(LONGEST)
    }
}

/// Severities that differ from the defaults.
///
/// ```
/// use order_contract::{Code, Severities, Severity};
/// let severities = Severities::default().with(Code::Enum, Severity::Off);
/// assert_eq!(severities.of(Code::Enum), Some(Severity::Off));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Severities {
    set: [Option<Severity>; Code::ALL.len()],
    /// Kept, because every document asks.
    is_changed: bool,
}

impl Severities {
    /// Sets the severity of a code. Ignored for codes of input that could not be read: they are always
    /// errors.
    pub fn with(mut self, code: Code, severity: Severity) -> Severities {
        if !code.is_fatal() {
            self.set[code as usize % Code::ALL.len()] = Some(severity);
            self.is_changed = true;
        }
        self
    }

    /// Whether any severity is set.
    pub(crate) fn is_changed(&self) -> bool {
        self.is_changed
    }

    /// The severity set for a code; `None` if it has its default.
    pub fn of(&self, code: Code) -> Option<Severity> {
        self.set[code as usize % Code::ALL.len()]
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn no_limit_lets_a_text_be_longer_than_an_index_can_count() {
        for (bytes, most) in [(0, 0), (1 << 20, 1 << 20), (u32::MAX, LONGEST)] {
            let limits = Limits {
                bytes,
                ..Limits::default()
            };
            assert!(!limits.is_too_large(most) && limits.is_too_large(most + 1));
        }
    }
}
