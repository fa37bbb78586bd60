//! Bytes as a series of choices, and behind them the text that is checked.

use order_contract::{JsonPointer, Level, Options, Severity, Shape, Version};

/// The remaining bytes. When none are left, every choice is the first.
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

    /// A number below `end`, which is 256 at most.
    pub fn below(&mut self, end: usize) -> usize {
        usize::from(self.byte()) % end
    }

    /// A number of two bytes.
    pub fn number(&mut self) -> usize {
        self.below(256) << 8 | self.below(256)
    }

    pub fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    /// True once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == n - 1
    }

    /// Returns as many bytes unchanged, or all that are left.
    pub fn bytes(&mut self, length: usize) -> &'d [u8] {
        let (bytes, rest) = self.0.split_at(length.min(self.0.len()));
        self.0 = rest;
        bytes
    }

    /// A text before the last one.
    pub fn text(&mut self) -> &'d [u8] {
        let length = self.number();
        self.bytes(length)
    }

    pub fn line(&mut self) -> String {
        let end = self.0.iter().position(|byte| *byte == b'\n');
        let line = self.bytes(end.unwrap_or(self.0.len()));
        self.bytes(1);
        String::from_utf8_lossy(line).into_owned()
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
