//! What the interface leaves open beyond single shapes. No rule makes a claim about any of it.

/// Every gap that belongs to no single shape: the section where a reader would look for it, and the open question.
pub static NOT_SHOWN: &[(&str, &str)] = &[
    ("3.1", "Which status an order can pass to from another."),
    ("3.2", "How a product comes to be approved, disabled or enabled again."),
    ("4.4", "How receivers of the webhook are registered and managed."),
    (
        "5",
        "How requests to the service, and what it posts, are authenticated.",
    ),
    ("6", "Whether there are other events."),
    (
        "6",
        "How often a delivery is tried again, which headers it has, and whether it is signed.",
    ),
    (
        "7",
        "What a failed request is answered with: status, body and error codes.",
    ),
    ("8", "How many entries a page holds by default and at most."),
    ("8", "How many requests may be sent, and how large they may be."),
    ("9", "Which values `x-api-version` accepts, and in which form."),
    ("9", "What holds when `x-api-version` is left out."),
];
