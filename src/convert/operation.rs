//! How a change is declared: operations on the members of an object of the contract. Both directions follow
//! from a declaration, and so do the documents that have such an object.
#![allow(dead_code)] // the versions use only some of the operations

use crate::contract::model::{Basis, Form, Object, VersionId};
use alloc::vec::Vec;

/// A change as a plan needs it.
#[derive(Clone, Copy)]
pub(crate) struct Declared {
    pub(crate) id: &'static str,
    pub(crate) version: VersionId,
    pub(crate) basis: Basis,
    pub(crate) rules: &'static [Rule],
}

/// What a change does with the members of an object.
pub(crate) struct Rule {
    pub(crate) object: &'static Object,
    pub(crate) operations: &'static [Operation],
    /// What a conversion with it assumes: a sentence. With [`At::Option`] where a value is, otherwise something about
    /// members without a name, listed if others are lost.
    pub(crate) assumption: Option<&'static str>,
    /// A gap of every document on the way down: something without a name. A section and a sentence.
    pub(crate) unnamed: Option<(&'static str, &'static str)>,
}

impl Rule {
    pub(crate) const fn on(object: &'static Object, operations: &'static [Operation]) -> Rule {
        Rule {
            object,
            operations,
            assumption: None,
            unnamed: None,
        }
    }
}

impl core::fmt::Debug for Rule {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Rule").finish_non_exhaustive()
    }
}

/// What happens to a member, or to two that hold the same value.
#[derive(Clone, Copy)]
pub(crate) struct Operation {
    /// The member that only the older version has.
    pub(crate) old: Option<&'static str>,
    /// The member that only the newer version has, or whose values it extends.
    pub(crate) new: Option<&'static str>,
    /// Where the value is in the new member.
    pub(super) at: At,
    pub(super) formula: Option<&'static Formula>,
    /// The form that the newer version gave the member.
    pub(super) form: Option<Form>,
    /// The values that the newer version added.
    pub(super) values: &'static [&'static str],
}

/// A place in the value of a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum At {
    /// The whole value.
    Whole,
    /// At a JSON Pointer.
    Pointer(&'static str),
    /// At the pointer of the service's option. That the value is there is assumed.
    Option,
}

/// Two exact functions of a value's JSON. Each undoes the other, and has no result for a value that the other
/// version can't hold. They get and give what the document spells: a string with its quotes, and the one they get may have
/// escapes, which `text::unescape` decodes.
#[derive(Debug)]
pub(crate) struct Formula {
    /// From the old member's value to the new one's, and back.
    pub(crate) ways: [Compute; 2],
}

pub(crate) type Compute = fn(&[u8]) -> Option<Vec<u8>>;

const NOTHING: Operation = Operation {
    old: None,
    new: None,
    at: At::Whole,
    formula: None,
    form: None,
    values: &[],
};

/// The version added a field.
pub(crate) const fn added(new: &'static str) -> Operation {
    Operation {
        new: Some(new),
        ..NOTHING
    }
}

/// The version moved a value from one field into another.
pub(crate) const fn moved(old: &'static str, new: &'static str, at: At) -> Operation {
    Operation {
        old: Some(old),
        new: Some(new),
        at,
        ..NOTHING
    }
}

/// The version removed a field.
pub(crate) const fn removed(old: &'static str) -> Operation {
    Operation {
        old: Some(old),
        ..NOTHING
    }
}

/// The version renamed a field.
pub(crate) const fn renamed(old: &'static str, new: &'static str) -> Operation {
    moved(old, new, At::Whole)
}

/// The version replaced a field by another, whose value is computed from it.
pub(crate) const fn computed(old: &'static str, new: &'static str, at: At, formula: &'static Formula) -> Operation {
    Operation {
        formula: Some(formula),
        ..moved(old, new, at)
    }
}

/// The version changed the form of a field's text. Values that have no counterpart stay as they are.
pub(crate) const fn reformed(field: &'static str, form: Form, formula: &'static Formula) -> Operation {
    Operation {
        form: Some(form),
        ..computed(field, field, At::Whole, formula)
    }
}

/// The version added values of a field.
pub(crate) const fn values(field: &'static str, values: &'static [&'static str]) -> Operation {
    Operation {
        new: Some(field),
        values,
        ..NOTHING
    }
}
