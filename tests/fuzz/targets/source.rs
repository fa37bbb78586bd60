//! Bytes as a series of choices, so that changing one changes one part of a document.

use order_contract::internals::catalogue;
use order_contract::{JsonPointer, Level, Options, Severity, Shape, Version};
use std::collections::HashMap;
use std::sync::LazyLock;

type Words = HashMap<String, Vec<String>>;

/// Names, values and other pieces, as they are written. Kept inputs choose them by position.
static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let mut words = serde_json::from_str(include_str!("words.json")).expect("they are lists");
    let more = unlisted(&words);
    for list in ["names", "strings", "headers", "parts"] {
        words
            .entry(list.to_owned())
            .or_default()
            .extend(more.clone());
    }
    words
});

/// The words of the contract that no list has, such as those of a new version. `left_out` are not chosen.
fn unlisted(words: &Words) -> Vec<String> {
    let is_listed = |word: &str| words.values().flatten().any(|listed| listed == word);
    let all = catalogue().words();
    all.filter(|word| !is_listed(word))
        .map(str::to_owned)
        .collect()
}

/// The remaining choices. When none are left, every choice is the first.
pub struct Source<'d>(&'d [u8]);

impl<'d> Source<'d> {
    pub fn new(data: &'d [u8]) -> Source<'d> {
        Source(data)
    }

    pub fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            Some((first, rest)) => {
                self.0 = rest;
                *first
            }
            None => 0,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A number below `end`, which is 256 at most.
    pub fn below(&mut self, end: usize) -> usize {
        usize::from(self.byte()) % end
    }

    pub fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    /// A word of a list.
    pub fn word(&mut self, list: &str) -> &'static str {
        let words = &WORDS[list];
        &words[self.below(words.len())]
    }

    /// True once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == n - 1
    }

    /// Returns some of the bytes unchanged.
    pub fn bytes(&mut self, most: usize) -> &'d [u8] {
        let length = self.below(most + 1).min(self.0.len());
        let (bytes, rest) = self.0.split_at(length);
        self.0 = rest;
        bytes
    }

    pub fn rest(self) -> &'d [u8] {
        self.0
    }

    /// A shape that is no query.
    pub fn document_shape(&mut self) -> Shape {
        self.of(&[
            Shape::Order,
            Shape::OrderRequest,
            Shape::OrderList,
            Shape::Product,
            Shape::ProductList,
            Shape::ProductUpdate,
            Shape::OrderCreated,
        ])
    }

    pub fn version(&mut self) -> Version {
        let mut versions = Version::ALL;
        // An input that has no choices left chooses the default.
        versions.sort_by_key(|version| *version != Version::default());
        self.of(&versions)
    }

    pub fn pointer(&mut self, pointers: &[&str]) -> JsonPointer {
        self.of(pointers).parse().expect("it is a pointer")
    }

    pub fn options(&mut self) -> Options {
        let mut options = Options {
            version: self.version(),
            level: self.of(&[Level::Implied, Level::Stated]),
            draft: self.once_in(5),
            mask: !self.once_in(5),
            ..Options::default()
        };
        if self.once_in(4) {
            let code = self.of(&order_contract::Code::ALL);
            let severity = self.of(&Severity::ALL);
            options.severity = options.severity.with(code, severity);
        }
        if self.once_in(4) {
            options.entries = Some(self.pointer(&["/data", "", "/data/0", "/a~1b"]));
        }
        if self.once_in(6) {
            options.limits.depth = self.byte().into();
        }
        if self.once_in(6) {
            options.limits.findings = self.byte().into();
        }
        options
    }
}
