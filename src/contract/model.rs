//! The words in which the interface is written down: objects, fields, kinds, presence, basis.
//!
//! Everything here is built at compile time and borrowed for the life of the program. What a
//! word means for a document is decided by the validator, not here.

use crate::Version;

/// How firmly the interface supports a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Basis {
    /// The interface says it outright.
    Stated,
    /// It follows from the interface, but is not said.
    Implied,
    /// Our choice, where something is not shown.
    Assumed,
}

impl Basis {
    /// Every basis, firmest first.
    pub const ALL: [Basis; 3] = [Basis::Stated, Basis::Implied, Basis::Assumed];

    /// The public name.
    pub const fn name(self) -> &'static str {
        match self {
            Basis::Stated => "stated",
            Basis::Implied => "implied",
            Basis::Assumed => "assumed",
        }
    }
}

/// Whether the client sends a shape or receives it: strict in the one, tolerant in the other.
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
    /// The value in plain words, as a form would show it.
    pub label: &'static str,
}

impl EnumValue {
    /// A value, and what it is in plain words.
    pub const fn new(value: &'static str, label: &'static str) -> EnumValue {
        EnumValue { value, label }
    }
}

/// The form that a string must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Any string.
    Free,
    /// An e-mail address by the HTML standard's production for `input type=email`.
    Email,
    /// `YYYY-MM-DDTHH:MM:SS.ffffff`, a date and time that exist, with no zone offset.
    Timestamp,
    /// `-?digits(.digits)?` in ASCII digits.
    Decimal,
    /// A non-negative integer in ASCII digits: the value of a query parameter.
    Count,
}

/// What JSON value a field holds.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Any JSON value: the interface shows no type.
    Any,
    /// A string of a form.
    Text(Form),
    /// One string out of a list.
    Enum(&'static [EnumValue]),
    /// An object whose fields are described.
    Object(&'static Object),
    /// An array whose elements are described.
    List(&'static List),
    /// "A collection": an array or an object, of which nothing more is shown.
    Collection,
}

/// An array: what its elements are, and whether it may be empty.
#[derive(Debug)]
pub struct List {
    /// What each element is; its name is empty.
    pub element: Field,
    /// Why at least one element is needed, where it is.
    pub not_empty: Option<Presence>,
}

/// That a field, or an element, must be there.
#[derive(Clone, Copy, Debug)]
pub struct Presence {
    /// How firmly the interface asks for it.
    pub basis: Basis,
    /// Why: a sentence.
    pub why: &'static str,
    /// Only beside one of these values of the object's discriminator; empty: always.
    pub with: &'static [EnumValue],
}

/// When a field was removed, and what replaces it.
#[derive(Clone, Copy, Debug)]
pub struct Removal {
    /// The first version without the field.
    pub version: Version,
    /// What to do instead: a sentence.
    pub instead: &'static str,
    /// What becomes of a leftover.
    pub leftover: Leftover,
}

/// What can be done with a removed member that is still there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leftover {
    /// Only a person can tell.
    Unsettled,
    /// It goes: nothing replaces it.
    TakeOut,
    /// Its value travels in the header of that name.
    Header(&'static str),
    /// It goes into each entry of the member of that name that has none of its own.
    IntoEach(&'static str),
}

/// Where a field stands in one version.
#[derive(Clone, Copy, Debug)]
pub enum Standing {
    /// The version has it.
    Current,
    /// The version does not have it yet.
    NotYet,
    /// The version has it and advises against it.
    Deprecated,
    /// The version has removed it.
    Removed(Removal),
}

/// A member of an object, or a query parameter.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The name on the wire.
    pub name: &'static str,
    /// The name in plain words, as a form would show it.
    pub label: &'static str,
    /// One line of documentation.
    pub doc: &'static str,
    /// The section of the interface, where it is not that of the object or the shape.
    pub section: Option<&'static str>,
    /// What it holds.
    pub kind: Kind,
    /// How firmly the interface shows the kind.
    pub kind_basis: Basis,
    /// Whether it must be there; `None` where it need not be.
    pub presence: Option<Presence>,
    /// The discriminator's values beside which it means something; empty: all.
    pub relevant_with: &'static [EnumValue],
    /// The first version that shows it.
    pub since: Version,
    /// The first version that advises against it.
    pub deprecated: Option<Version>,
    /// The version that removed it.
    pub removal: Option<Removal>,
    /// A field that must not stand beside this one.
    pub excludes: Option<Exclusion>,
}

/// That two fields must not be used together.
#[derive(Clone, Copy, Debug)]
pub struct Exclusion {
    /// The name of the other field.
    pub other: &'static str,
    /// How firmly the interface forbids it.
    pub basis: Basis,
}

/// What the interface says of members that it does not list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExtraFields {
    /// Nothing.
    Unspecified,
    /// That there are some: an unknown name is expected, and only a typo is worth a word.
    Expected,
}

/// An object whose members are described.
#[derive(Debug)]
pub struct Object {
    /// The name in plain words.
    pub title: &'static str,
    /// The section of the interface, where it is not that of the shape.
    pub section: Option<&'static str>,
    /// The described members.
    pub fields: &'static [Field],
    /// The place in `fields` of the member that decides which of the others apply.
    pub discriminator: Option<usize>,
    /// The discriminator's values beside which nothing but the required members is expected.
    pub nothing_else_with: &'static [EnumValue],
    /// What the interface says of members that it does not list.
    pub extra_fields: ExtraFields,
    /// What one would like to know of it, and the interface does not show.
    pub not_shown: &'static [&'static str],
}

impl Field {
    /// A field of a kind that the interface states.
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
            since: Version::V2023_07_27,
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

    /// The name in plain words, and one line of documentation, which the package carries elsewhere.
    pub const fn about(self, label: &'static str, doc: &'static str) -> Field {
        Field { label, doc, ..self }
    }

    /// The section of the interface, where it is not that of the object or the shape.
    pub const fn section(self, section: &'static str) -> Field {
        Field {
            section: Some(section),
            ..self
        }
    }

    /// Its kind follows from the interface, but is not said.
    pub const fn kind_implied(self) -> Field {
        Field {
            kind_basis: Basis::Implied,
            ..self
        }
    }

    /// It must be there.
    pub const fn required(self, basis: Basis, why: &'static str) -> Field {
        self.required_with(&[], basis, why)
    }

    /// It must be there beside these values of the discriminator.
    pub const fn required_with(
        self,
        with: &'static [EnumValue],
        basis: Basis,
        why: &'static str,
    ) -> Field {
        Field {
            presence: Some(Presence { basis, why, with }),
            ..self
        }
    }

    /// It means nothing beside other values of the discriminator.
    pub const fn relevant_with(self, with: &'static [EnumValue]) -> Field {
        Field {
            relevant_with: with,
            ..self
        }
    }

    /// The first version that shows it.
    pub const fn since(self, version: Version) -> Field {
        Field {
            since: version,
            ..self
        }
    }

    /// The first version that advises against it.
    pub const fn deprecated(self, version: Version) -> Field {
        Field {
            deprecated: Some(version),
            ..self
        }
    }

    /// The version that removed it, and what to do instead.
    pub const fn removed(self, version: Version, instead: &'static str) -> Field {
        self.removed_but(version, instead, Leftover::Unsettled)
    }

    /// The version that removed it, what to do instead, and what becomes of a leftover.
    pub const fn removed_but(
        self,
        version: Version,
        instead: &'static str,
        leftover: Leftover,
    ) -> Field {
        Field {
            removal: Some(Removal {
                version,
                instead,
                leftover,
            }),
            ..self
        }
    }

    /// It must not stand beside the field of that name.
    pub const fn excludes(self, other: &'static str, basis: Basis) -> Field {
        Field {
            excludes: Some(Exclusion { other, basis }),
            ..self
        }
    }

    /// Where it stands in a version.
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

impl List {
    /// A list that may be empty.
    pub const fn of(element: Field) -> List {
        List {
            element,
            not_empty: None,
        }
    }

    /// A list that holds one element at least.
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

    /// The section of the interface, where it is not that of the shape.
    pub const fn section(self, section: &'static str) -> Object {
        Object {
            section: Some(section),
            ..self
        }
    }

    /// Its first field decides which of the others apply.
    pub const fn discriminated_by_first(self) -> Object {
        Object {
            discriminator: Some(0),
            ..self
        }
    }

    /// Beside these values of its first field, it holds the required members and nothing else.
    pub const fn nothing_else_with(self, with: &'static [EnumValue]) -> Object {
        Object {
            nothing_else_with: with,
            discriminator: Some(0),
            ..self
        }
    }

    /// What one would like to know of it, and the interface does not show.
    pub const fn not_shown(self, not_shown: &'static [&'static str]) -> Object {
        Object { not_shown, ..self }
    }

    /// The interface says that it has members that are not shown.
    pub const fn extra_fields_expected(self) -> Object {
        Object {
            extra_fields: ExtraFields::Expected,
            ..self
        }
    }
}
