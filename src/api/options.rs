//! The options of a check.

use crate::report::message::Names;
use crate::report::rules::{Level, Limits, Rules, Severities};
use crate::service::amendments::Amendments;
use crate::service::catalogue;
use crate::service::version::Version;
use crate::text::json_pointer::JsonPointer;
use crate::text::place::Unit;

/// The options of a check. More may be added: end a literal with `..Options::default()`.
/// ```
/// use order_contract::{is_valid, Options, Shape};
/// let draft = Options { draft: true, ..Options::default() };
/// assert!(is_valid(Shape::OrderRequest, r#"{"items":[]}"#, &draft));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The dated version whose rules apply.
    pub version: Version,
    /// Whether implied rules apply.
    pub level: Level,
    /// For a form that is being filled in: skips `required` and `empty`, and accepts the beginning of an
    /// e-mail address.
    pub draft: bool,
    /// Severities other than the defaults.
    pub severity: Severities,
    /// A JSON Pointer to the array that holds the entries of a list. Ignored for other shapes; the npm
    /// package throws for them.
    pub entries: Option<JsonPointer>,
    /// What your service adds to its documentation, by shape; of a call, those of its body's shape. None by
    /// default.
    pub amendments: Amendments,
    /// Limits on what is read and reported.
    pub limits: Limits,
    /// Keeps personal and unknown text of the input out of messages and of `found`. On by default.
    pub mask: bool,
    /// The unit of offsets and columns.
    pub unit: Unit,
    /// Whether messages use the field's name or its label.
    pub names: Names,
}

impl Options {
    /// The options as the core reads them.
    pub(crate) fn rules(&self) -> Rules<'_> {
        Rules {
            version: self.version.id(),
            level: self.level,
            draft: self.draft,
            severities: self.severity,
            entries: self.entries.as_deref().map(str::as_bytes),
            amendments: self.amendments.records(),
            limits: self.limits,
            mask: self.mask,
            unit: self.unit,
            ..Rules::new(catalogue())
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        let rules = Rules::new(catalogue());
        Options {
            version: rules.version.into(),
            level: rules.level,
            draft: rules.draft,
            severity: rules.severities,
            entries: None,
            amendments: Amendments::default(),
            limits: rules.limits,
            mask: rules.mask,
            unit: rules.unit,
            names: Names::Wire,
        }
    }
}
