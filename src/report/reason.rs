//! The reasons of changes, losses and gaps, and the clues to a version. The
//! core uses the enums; each has an English text, which natively [`super::message`] renders, and the
//! package renders in JavaScript.

use crate::naming::texts;

texts! {
    /// The reason of a change, loss or gap. Arguments of the texts: `{field}` is the name of the member, `{other}`
    /// that of the member with its value in the other version, or of another one, `{version}` the version that the conversion leads
    /// to, `{why}` the contract's reason, `{option}` the option that says where a value is, `{remark}` what a change says of this
    /// service, `{entry}` and `{item}` positions in a complement.
    Reason {
        /// A member was replaced by another in its place.
        Moved: "",
        /// A member was removed, because another one holds the same URL.
        Merged: "",
        /// A member came from the complement or from `fill`.
        Restored: "",
        Missing: "{version} requires {field}. {why}",
        Mistyped: "{version} expects another type of value in {field}.",
        Misformed: "{version} expects another form of text in {field}.",
        Empty: "{version} does not allow {field} to be empty.",
        UnknownValue: "{version} does not allow this value in {field}.",
        Exclusive: "{version} does not allow {field} and {other} together.",
        Repeated: "{version} allows {field} only once.",
        Unnamed: "{remark}",
        NoValue: "{field} has no value that {other} can hold, and {version} has no {field}.",
        NoValueThere: "{field} has no value at {option} that {other} can hold, and {version} has no {field}.",
        NoBuilding: "{option} leads through an array, so no {other} can be built around this value, and {version} has no {field}.",
        Kept: "{other} holds another value, and this one is lost.",
        Beside: "{version} keeps only one value of {field}, so this part is lost.",
        Replaced: "{field} has another type of value, so the value of {other} replaces it.",
        Undone: "This came from a complement or `fill`. The earlier document had no value here.",
        GivesWay: "The complement holds another {field}. The document's own one is kept.",
        NoPlace: "{version} has no place for {field}.",
        OrphanedEntry: "The complement's data for entry {entry} match nothing in this document.",
        OrphanedItem: "The complement's data for item {item} of entry {entry} match nothing in this document.",
    }
}

/// The list of a conversion that a reason belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Topic {
    Change,
    Gap,
    Loss,
}

impl Topic {
    /// Every topic, in numeric order, with the name of its list.
    pub const LISTS: [(Topic, &'static str); 3] = [
        (Topic::Change, "changes"),
        (Topic::Gap, "gaps"),
        (Topic::Loss, "losses"),
    ];
}

impl Reason {
    /// The list that it belongs to.
    pub fn topic(self) -> Topic {
        match self {
            Reason::Moved | Reason::Merged | Reason::Restored => Topic::Change,
            Reason::Missing
            | Reason::Mistyped
            | Reason::Misformed
            | Reason::Empty
            | Reason::UnknownValue
            | Reason::Exclusive
            | Reason::Repeated
            | Reason::Unnamed => Topic::Gap,
            _ => Topic::Loss,
        }
    }

    /// Whether it is about a part of a complement that matches nothing.
    pub(crate) fn is_orphan(self) -> bool {
        matches!(self, Reason::OrphanedEntry | Reason::OrphanedItem)
    }
}

texts! {
    /// What rules a version out. In the texts, `{version}` is the version that removed, introduced or has the
    /// field, or that is ruled out by a value.
    Clue {
        Removed: "{version} removed {field}.",
        Later: "{version} introduced {field}.",
        Missing: "{version} always includes {field}.",
        Value: "{version} does not allow this value in {field}.",
    }
}
