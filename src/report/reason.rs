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

    /// The text in English, empty for a change.
    pub const fn text(self) -> &'static str {
        match self {
            Reason::Moved | Reason::Merged | Reason::Restored => "",
            Reason::Missing => "{version} requires {field}. {why}",
            Reason::Mistyped => "{version} expects another type of value in {field}.",
            Reason::Exclusive => "{version} does not allow `before` and `after` together.",
            Reason::CountryCode => {
                "2023-07-27 requires a country code (implied). The name of its parameter is not documented."
            }
            Reason::NotString => {
                "`redemption_url` is not a string, so it can't become a payout URL."
            }
            Reason::OtherPayout => "`payout` is kept, and does not hold this URL.",
            Reason::OtherUrl => "`redemption_url` is kept, and holds another URL.",
            Reason::BesideUrl => "2023-07-27 keeps only the URL of `payout`, so this part is lost.",
            Reason::GivesWayToPayout => {
                "`redemption_url` is not a string, so the URL in `payout` replaces it."
            }
            Reason::NoUrl => "`payout` has no URL at `payoutUrl`, and 2023-07-27 has no `payout`.",
            Reason::Undone => {
                "It was restored from a complement, but the earlier document had no place for it."
            }
            Reason::GivesWay => {
                "The complement holds another {field}. The document's own one is kept."
            }
            Reason::Later => {
                "{version} introduced {field}. The version before has no place for it."
            }
            Reason::OrphanedEntry => {
                "The complement's data for entry {entry} match nothing in this document."
            }
            Reason::OrphanedItem => {
                "The complement's data for item {item} of entry {entry} match nothing in this document."
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

    /// The text in English.
    pub const fn text(self) -> &'static str {
        match self {
            Assumption::PayoutUrl => {
                "The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`."
            }
            Assumption::RedemptionInstructions => {
                "The field name of the redemption instructions is not documented (2.1). They are kept as they are."
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

    /// The text in English.
    pub const fn text(self) -> &'static str {
        match self {
            Clue::Removed => "{version} removed {field}.",
            Clue::Later => "{version} introduced {field}.",
            Clue::Missing => "{version} always includes {field}.",
        }
    }
}
