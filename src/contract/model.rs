//! The types that describe the interface: objects, fields, kinds, presence, basis.
//!
//! All values are built at compile time and `'static`. How a rule applies to a document is up to the
//! validator.

use crate::Version;
use crate::naming::names;

names! {
    /// How firmly the API documentation supports a rule.
    Basis, "basis" {
        /// The API documentation says so.
        Stated = "stated",
        /// It follows from the API documentation, which does not say so itself.
        Implied = "implied",
        /// A choice of this library: the API documentation shows nothing.
        Assumed = "assumed",
    }
}

/// Whether the client sends or receives a shape. Checks are strict on what is sent, tolerant on what is
/// received.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// The client sends it.
    Sent,
    /// The client receives it.
    Received,
}

/// One allowed value of an enumeration.
#[derive(Clone, Copy, Debug)]
pub struct EnumValue {
    /// The value on the wire; case matters.
    pub value: &'static str,
    /// The label that a form shows for the value.
    pub label: &'static str,
    /// The first version that allows it.
    pub since: Version,
}

impl EnumValue {
    /// A value of every version, and its label.
    pub const fn new(value: &'static str, label: &'static str) -> EnumValue {
        EnumValue {
            value,
            label,
            since: Version::ALL[0],
        }
    }

    /// The values of a list that a version allows.
    pub fn known(values: &'static [EnumValue], version: Version) -> &'static [EnumValue] {
        let count = values.iter().take_while(|value| value.since <= version);
        &values[..count.count()]
    }

    /// Sets the first version that allows it. Newer values come last in their list.
    pub const fn since(mut self, version: Version) -> EnumValue {
        self.since = version;
        self
    }
}

/// The format of a string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Any string.
    Free,
    /// An e-mail address by the HTML standard's production for `input type=email`.
    Email,
    /// `YYYY-MM-DDTHH:MM:SS.ffffff`: an existing date and time, without a zone offset.
    Timestamp,
    /// `-?digits(.digits)?` in ASCII digits.
    Decimal,
    /// A non-negative integer in ASCII digits: the value of a query parameter.
    Count,
}

/// The JSON value that a field holds.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Any JSON value: the interface shows no type.
    Any,
    /// A string of a format.
    Text(Form),
    /// One string out of a list.
    Enum(&'static [EnumValue]),
    /// An object whose fields are described.
    Object(&'static Object),
    /// An array whose elements are described.
    List(&'static List),
    /// "A collection": an array or an object; the interface shows no more.
    Collection,
}

/// An array: what its elements are, and whether it may be empty.
#[derive(Debug)]
pub struct List {
    /// Describes each element; its name is empty.
    pub element: Field,
    /// Why at least one element is required; `None` if the list may be empty.
    pub not_empty: Option<Presence>,
}

/// A rule that a field, an element or a header is required.
#[derive(Clone, Copy, Debug)]
pub struct Presence {
    /// How firmly the interface requires it.
    pub basis: Basis,
    /// The reason, a sentence.
    pub why: &'static str,
    /// The values of the object's discriminator with which the rule applies; empty: always.
    pub with: &'static [EnumValue],
}

/// When a field or an endpoint was removed, and what replaces it.
#[derive(Clone, Copy, Debug)]
pub struct Removal {
    /// The first version without it.
    pub version: Version,
    /// What to do instead: a sentence.
    pub instead: &'static str,
    /// Whether its value belongs elsewhere now. If not, a fix may remove it.
    pub is_replaced: bool,
}

/// The status of a field in one version.
#[derive(Clone, Copy, Debug)]
pub enum Standing {
    /// The version has it.
    Current,
    /// The version does not have it yet.
    NotYet,
    /// The version has it and deprecates it.
    Deprecated,
    /// The version has removed it.
    Removed(Removal),
}

/// A member of an object, or a query parameter.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The name on the wire.
    pub name: &'static str,
    /// The label that a form shows.
    pub label: &'static str,
    /// One line of documentation.
    pub doc: &'static str,
    /// The section of the interface, if not that of the object or the shape.
    pub section: Option<&'static str>,
    /// The value that it holds.
    pub kind: Kind,
    /// How firmly the interface shows the kind.
    pub kind_basis: Basis,
    /// Why it is required; `None` if it is optional.
    pub presence: Option<Presence>,
    /// The discriminator's values with which it has a meaning; empty: all.
    pub relevant_with: &'static [EnumValue],
    /// The first version that shows it.
    pub since: Version,
    /// The first version that deprecates it.
    pub deprecated: Option<Version>,
    /// The version that removed it.
    pub removal: Option<Removal>,
    /// A field that can't be used together with this one.
    pub excludes: Option<Exclusion>,
}

/// A rule that two fields can't be used together.
#[derive(Clone, Copy, Debug)]
pub struct Exclusion {
    /// The name of the other field.
    pub other: &'static str,
    /// How firmly the interface forbids it.
    pub basis: Basis,
}

/// What the interface says about members that it does not list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExtraFields {
    /// Nothing.
    Unspecified,
    /// That there are some: only a likely typo of a listed name is reported.
    Expected,
}

/// An object whose members are described.
#[derive(Debug)]
pub struct Object {
    /// The title, for people.
    pub title: &'static str,
    /// The section of the interface, if not that of the shape.
    pub section: Option<&'static str>,
    /// The described members.
    pub fields: &'static [Field],
    /// The position in `fields` of the member that decides which of the others apply.
    pub discriminator: Option<usize>,
    /// The discriminator's values with which only the required members are expected.
    pub nothing_else_with: &'static [EnumValue],
    /// What the interface says about members that it does not list.
    pub extra_fields: ExtraFields,
    /// What the interface does not show about it, as phrases for the reference.
    pub not_shown: &'static [&'static str],
}

impl Field {
    /// An optional field of every version, whose kind the interface states.
    pub const fn new(name: &'static str, kind: Kind) -> Field {
        Field {
            name,
            label: "",
            doc: "",
            section: None,
            kind,
            kind_basis: Basis::Stated,
            presence: None,
            relevant_with: &[],
            since: Version::ALL[0],
            deprecated: None,
            removal: None,
            excludes: None,
        }
    }

    /// A field that holds a string.
    pub const fn text(name: &'static str) -> Field {
        Field::new(name, Kind::Text(Form::Free))
    }

    /// A field whose type is not shown.
    pub const fn any(name: &'static str) -> Field {
        Field::new(name, Kind::Any)
    }

    /// Sets the label and one line of documentation. Neither reaches the `.wasm`.
    pub const fn about(self, label: &'static str, doc: &'static str) -> Field {
        Field { label, doc, ..self }
    }

    /// Sets the section of the interface, if not that of the object or the shape.
    pub const fn section(mut self, section: &'static str) -> Field {
        self.section = Some(section);
        self
    }

    /// Marks its kind as implied: it follows from the interface, which does not say so.
    pub const fn kind_implied(mut self) -> Field {
        self.kind_basis = Basis::Implied;
        self
    }

    /// Makes it required.
    pub const fn required(self, basis: Basis, why: &'static str) -> Field {
        self.required_with(&[], basis, why)
    }

    /// Makes it required with these values of the discriminator.
    pub const fn required_with(
        mut self,
        with: &'static [EnumValue],
        basis: Basis,
        why: &'static str,
    ) -> Field {
        self.presence = Some(Presence { basis, why, with });
        self
    }

    /// Gives it a meaning only with these values of the discriminator.
    pub const fn relevant_with(mut self, with: &'static [EnumValue]) -> Field {
        self.relevant_with = with;
        self
    }

    /// Sets the first version that shows it.
    pub const fn since(mut self, version: Version) -> Field {
        self.since = version;
        self
    }

    /// Sets the first version that deprecates it.
    pub const fn deprecated(mut self, version: Version) -> Field {
        self.deprecated = Some(version);
        self
    }

    /// Sets the version that removed it, and what to do instead.
    pub const fn removed(self, version: Version, instead: &'static str) -> Field {
        self.removed_with(version, instead, true)
    }

    /// Sets what to do instead in the made-up version that removed it.
    #[cfg(feature = "test-third-version")]
    pub(crate) const fn removed_in_test(self, instead: &'static str) -> Field {
        self.removed(crate::convert::third_version::VERSION, instead)
    }

    /// Only tests have the version that removed it.
    #[cfg(not(feature = "test-third-version"))]
    pub(crate) const fn removed_in_test(self, _: &'static str) -> Field {
        self
    }

    /// Sets the version that removed it without a replacement, so that a fix may remove it.
    pub const fn removed_for_good(self, version: Version, instead: &'static str) -> Field {
        self.removed_with(version, instead, false)
    }

    const fn removed_with(
        mut self,
        version: Version,
        instead: &'static str,
        is_replaced: bool,
    ) -> Field {
        self.removal = Some(Removal {
            version,
            instead,
            is_replaced,
        });
        self
    }

    /// Forbids using it together with the field of that name.
    pub const fn excludes(mut self, other: &'static str, basis: Basis) -> Field {
        self.excludes = Some(Exclusion { other, basis });
        self
    }

    /// Whether the interface itself requires it: a client can't act on a received document without it.
    pub fn is_vital(&self) -> bool {
        let presence = self.presence;
        presence.is_some_and(|presence| presence.basis == Basis::Stated)
    }

    /// Whether a version has it, deprecated or not.
    pub const fn is_available(&self, version: Version) -> bool {
        let standing = self.standing(version);
        matches!(standing, Standing::Current | Standing::Deprecated)
    }

    /// Its status in a version.
    pub const fn standing(&self, version: Version) -> Standing {
        if let Some(removal) = self.removal
            && version as usize >= removal.version as usize
        {
            return Standing::Removed(removal);
        }
        if (version as usize) < self.since as usize {
            return Standing::NotYet;
        }
        match self.deprecated {
            Some(from) if version as usize >= from as usize => Standing::Deprecated,
            _ => Standing::Current,
        }
    }
}

impl Kind {
    /// The allowed strings of an enumeration in a version.
    pub fn values(&self, version: Version) -> &'static [EnumValue] {
        match self {
            Kind::Enum(values) => EnumValue::known(values, version),
            _ => &[],
        }
    }
}

impl List {
    /// A list that may be empty.
    pub const fn of(element: Field) -> List {
        List {
            element,
            not_empty: None,
        }
    }

    /// Requires at least one element.
    pub const fn not_empty(self, basis: Basis, why: &'static str) -> List {
        List {
            not_empty: Some(Presence {
                basis,
                why,
                with: &[],
            }),
            ..self
        }
    }
}

impl Object {
    /// An object with these members.
    pub const fn new(title: &'static str, fields: &'static [Field]) -> Object {
        Object {
            title,
            section: None,
            fields,
            discriminator: None,
            nothing_else_with: &[],
            extra_fields: ExtraFields::Unspecified,
            not_shown: &[],
        }
    }

    /// Sets the section of the interface, if not that of the shape.
    pub const fn section(mut self, section: &'static str) -> Object {
        self.section = Some(section);
        self
    }

    /// Makes its first field the discriminator, which decides which of the others apply.
    pub const fn discriminated_by_first(mut self) -> Object {
        self.discriminator = Some(0);
        self
    }

    /// Makes its first field the discriminator. With these values only the required members are expected.
    pub const fn nothing_else_with(self, with: &'static [EnumValue]) -> Object {
        Object {
            nothing_else_with: with,
            discriminator: Some(0),
            ..self
        }
    }

    /// Sets what the interface does not show about it.
    pub const fn not_shown(self, not_shown: &'static [&'static str]) -> Object {
        Object { not_shown, ..self }
    }

    /// Marks it as having members that the interface mentions but does not show.
    pub const fn extra_fields_expected(mut self) -> Object {
        self.extra_fields = ExtraFields::Expected;
        self
    }
}
