//! Why something changed, was lost or is missing, and what was assumed: an enum for the core, and one
//! English text for each, which is rendered where it is read.

/// Why a note was made. In a text `{field}` stands for the name of the member, `{version}` for the
/// version that brought the change, `{why}` for the contract's reason, `{entry}` and `{item}` for
/// positions in a complement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
#[allow(missing_docs)] // the text documents it
pub enum Reason {
    /// A member became another, in its place.
    Moved,
    /// A member was taken out, because another one holds the same URL.
    Merged,
    /// A member came from the complement or from `fill`.
    Restored,
    Missing,
    Mistyped,
    Exclusive,
    CountryCode,
    NotString,
    OtherPayout,
    OtherUrl,
    BesideUrl,
    GivesWayToPayout,
    NoUrl,
    Undone,
    GivesWay,
    Later,
    OrphanedEntry,
    OrphanedItem,
}

/// What a note is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Topic {
    Change,
    Gap,
    Loss,
}

impl Topic {
    /// Every one, in the order of the numbers, with the list of a conversion that it goes to.
    pub const LISTS: [(Topic, &'static str); 3] = [
        (Topic::Change, "changes"),
        (Topic::Gap, "gaps"),
        (Topic::Loss, "losses"),
    ];
}

impl Reason {
    /// Every one, in the order of the numbers.
    pub const ALL: [Reason; 18] = [
        Reason::Moved,
        Reason::Merged,
        Reason::Restored,
        Reason::Missing,
        Reason::Mistyped,
        Reason::Exclusive,
        Reason::CountryCode,
        Reason::NotString,
        Reason::OtherPayout,
        Reason::OtherUrl,
        Reason::BesideUrl,
        Reason::GivesWayToPayout,
        Reason::NoUrl,
        Reason::Undone,
        Reason::GivesWay,
        Reason::Later,
        Reason::OrphanedEntry,
        Reason::OrphanedItem,
    ];

    /// What a note with it is.
    pub fn topic(self) -> Topic {
        match self {
            Reason::Moved | Reason::Merged | Reason::Restored => Topic::Change,
            Reason::Missing | Reason::Mistyped | Reason::Exclusive | Reason::CountryCode => {
                Topic::Gap
            }
            _ => Topic::Loss,
        }
    }

    /// Whether a part of a complement found no match.
    pub(crate) fn is_orphan(self) -> bool {
        matches!(self, Reason::OrphanedEntry | Reason::OrphanedItem)
    }

    /// The text, empty for a change.
    pub fn text(self) -> &'static str {
        match self {
            Reason::Moved | Reason::Merged | Reason::Restored => "",
            Reason::Missing => "{version} asks for `{field}`: {why}.",
            Reason::Mistyped => "{version} expects another kind of value in `{field}`.",
            Reason::Exclusive => "{version} does not allow `before` and `after` together.",
            Reason::CountryCode => {
                "2024-02-05 made a country code optional, so 2023-07-27 asks for one (implied): its name is not shown."
            }
            Reason::NotString => {
                "A `redemption_url` that is no string is no URL that `payout` could carry."
            }
            Reason::OtherPayout => "`payout` is there and holds another URL, or none.",
            Reason::OtherUrl => "`redemption_url` is there and holds another URL.",
            Reason::BesideUrl => {
                "2023-07-27 has only the URL of a `payout`, so this has no place there."
            }
            Reason::GivesWayToPayout => {
                "A `redemption_url` that is no string gives way to the URL in `payout`."
            }
            Reason::NoUrl => {
                "This `payout` holds no URL where `payoutUrl` leads, and 2023-07-27 has no `payout`."
            }
            Reason::Undone => {
                "It came from a complement, and the document before had no place for it."
            }
            Reason::GivesWay => {
                "The `{field}` of the complement gives way to what the document has now."
            }
            Reason::Later => "{version} brought `{field}`: the version before has no place for it.",
            Reason::OrphanedEntry => {
                "What the complement holds for entry {entry} finds no match in this document."
            }
            Reason::OrphanedItem => {
                "What the complement holds for item {item} of entry {entry} finds no match in this document."
            }
        }
    }
}

/// What a change assumes, where the interface shows nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
#[allow(missing_docs)] // the text documents it
pub enum Assumption {
    PayoutUrl,
    RedemptionInstructions,
}

impl Assumption {
    /// Every one, in the order of the numbers.
    pub const ALL: [Assumption; 2] = [Assumption::PayoutUrl, Assumption::RedemptionInstructions];

    /// The text.
    pub fn text(self) -> &'static str {
        match self {
            Assumption::PayoutUrl => {
                "The structure of `payout` is not shown (2.6): its URL is taken to stand where `payoutUrl` says."
            }
            Assumption::RedemptionInstructions => {
                "The name of a product's redemption instructions is not shown (2.1): whatever holds them stays."
            }
        }
    }
}

/// What speaks against a version. In a text `{version}` is the version that removed or brought the
/// field, or that has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
#[allow(missing_docs)] // the text documents it
pub enum Clue {
    Removed,
    Later,
    Missing,
}

impl Clue {
    /// Every one, in the order of the numbers.
    pub const ALL: [Clue; 3] = [Clue::Removed, Clue::Later, Clue::Missing];

    /// The text.
    pub fn text(self) -> &'static str {
        match self {
            Clue::Removed => "{version} removed `{field}`.",
            Clue::Later => "{version} brought `{field}`.",
            Clue::Missing => "{version} always has `{field}`.",
        }
    }
}
