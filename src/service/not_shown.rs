//! What the interface leaves open beyond single shapes. No rule makes a claim about any of it.

/// One thing that the interface does not show.
#[derive(Clone, Copy, Debug)]
pub struct NotShown {
    /// The section where a reader would look for it.
    pub section: &'static str,
    /// The open question, as a phrase.
    pub what: &'static str,
}

/// Every gap that belongs to no single shape, ordered by section.
pub static NOT_SHOWN: [NotShown; 11] = [
    gap("3.1", "Which status an order can pass to from another."),
    gap("3.2", "How a product comes to be approved, disabled or enabled again."),
    gap("4.4", "How receivers of the webhook are registered and managed."),
    gap(
        "5",
        "How requests to the service, and what it posts, are authenticated.",
    ),
    gap("6", "Whether there are other events."),
    gap(
        "6",
        "How often a delivery is tried again, which headers it has, and whether it is signed.",
    ),
    gap(
        "7",
        "What a failed request is answered with: status, body and error codes.",
    ),
    gap("8", "How many entries a page holds by default and at most."),
    gap("8", "How many requests may be sent, and how large they may be."),
    gap("9", "Which values `x-api-version` accepts, and in which form."),
    gap("9", "What holds when `x-api-version` is left out."),
];

const fn gap(section: &'static str, what: &'static str) -> NotShown {
    NotShown { section, what }
}
