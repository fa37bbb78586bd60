//! The URL inside a `payout`, whose structure the interface does not show: where the option
//! `payoutUrl` leads, what else stands beside it, and a `payout` made for a URL alone.

use super::sites::names;
use crate::json::keys::Keys;
use crate::json::pointer;
use crate::json::reader::{Halt, Kind, Reader, Text, Token};
use crate::json::skipper::Skipper;
use crate::json::span::Span;

/// The pointer to the URL, and what a `payout` looks like that holds nothing else.
#[derive(Debug, Default)]
pub(super) struct UrlPlace {
    segments: Vec<String>,
    /// What stands before the URL.
    pub(super) open: String,
    /// What stands behind it.
    pub(super) close: String,
}

impl UrlPlace {
    /// # Panics
    /// Where the option is no JSON Pointer: that is the programmer's mistake.
    pub(super) fn new(pointer: &str) -> UrlPlace {
        let segments = pointer::parse(pointer);
        assert!(
            segments.is_some(),
            "payout_url must be a JSON Pointer such as /url"
        );
        let segments = segments.unwrap_or_default();
        let mut open = String::new();
        for segment in &segments {
            open.push('{');
            write_string(segment, &mut open);
            open.push(':');
        }
        UrlPlace {
            close: "}".repeat(segments.len()),
            segments,
            open,
        }
    }

    /// Looks into a value that has been read before.
    pub(super) fn look(&self, text: &[u8], value: Span) -> Look {
        let mut looking = Looking {
            reader: Reader::new(value.of(text), u32::MAX),
            base: value.start,
            keys: Keys::default(),
            skipper: Skipper::default(),
            look: Look::default(),
        };
        if let Ok(token) = looking.reader.root() {
            // It has been read before, so it is whole.
            let _ = looking.descend(&self.segments, token);
        }
        looking.look
    }
}

/// What was seen inside a value.
#[derive(Debug, Default)]
pub(super) struct Look {
    /// The string to which the pointer leads.
    pub(super) url: Option<Text>,
    /// What goes when the URL goes, and what stays in its place: a member goes with one comma, an
    /// element leaves `null`, or the next one would be taken for the URL. Nothing where the value itself
    /// is the URL.
    pub(super) without: Option<(Span, &'static str)>,
    /// Where each member or element begins that is not on the way to the URL.
    pub(super) others: Vec<u32>,
    /// A name that stands twice in an object on the way.
    pub(super) repeated: Option<Span>,
}

struct Looking<'t> {
    reader: Reader<'t>,
    /// Where the value begins in the text.
    base: u32,
    keys: Keys,
    skipper: Skipper,
    look: Look,
}

impl Looking<'_> {
    /// The recursion is as deep as the pointer, which is the caller's own.
    fn descend(&mut self, segments: &[String], token: Token) -> Result<(), Halt> {
        match (segments.split_first(), token.kind) {
            (None, Kind::String) => {
                self.look.url = Some(Text {
                    span: self.placed(token.span),
                    escaped: token.escaped,
                });
                Ok(())
            }
            (Some((segment, rest)), Kind::Object) => self.object(segment, rest),
            (Some((segment, rest)), Kind::Array) => self.array(segment, rest),
            _ => self.skip(token),
        }
    }

    fn object(&mut self, segment: &str, rest: &[String]) -> Result<(), Halt> {
        let marked = self.keys.mark();
        let mut slot = Slot::default();
        let mut first = true;
        while let Some(key) = self.reader.key(first)? {
            first = false;
            self.keys.push(key);
            slot.next(key.span.start);
            let on_the_way = names(key, self.reader.text(), segment);
            let token = self.reader.member()?;
            self.part(on_the_way, key.span.start, rest, token)?;
            slot.end(self.reader.at(), on_the_way);
        }
        if rest.is_empty() && self.look.url.is_some() {
            self.look.without = slot.taken.map(|span| (self.placed(span), ""));
        }
        let Looking {
            keys, reader, look, ..
        } = self;
        let base = self.base;
        keys.close(marked, reader.text(), &mut |key| {
            look.repeated
                .get_or_insert(Span::new(base + key.span.start, base + key.span.end));
        });
        Ok(())
    }

    fn array(&mut self, segment: &str, rest: &[String]) -> Result<(), Halt> {
        let mut index = 0u32;
        while let Some(token) = self.reader.element(index == 0)? {
            let on_the_way = segment.parse() == Ok(index) && index.to_string() == *segment;
            self.part(on_the_way, token.span.start, rest, token)?;
            index += 1;
        }
        if let (true, Some(url)) = (rest.is_empty(), self.look.url) {
            self.look.without = Some((url.span, "null"));
        }
        Ok(())
    }

    fn part(
        &mut self,
        on_the_way: bool,
        start: u32,
        rest: &[String],
        token: Token,
    ) -> Result<(), Halt> {
        if on_the_way {
            return self.descend(rest, token);
        }
        self.look.others.push(self.base + start);
        self.skip(token)
    }

    fn skip(&mut self, token: Token) -> Result<(), Halt> {
        self.skipper
            .skip(&mut self.reader, token, &mut self.keys, &mut |_| {})
    }

    fn placed(&self, span: Span) -> Span {
        Span::new(self.base + span.start, self.base + span.end)
    }
}

/// What goes with one member of a container: the comma before it, or behind it where it is the first.
#[derive(Default)]
struct Slot {
    last_end: Option<u32>,
    taken: Option<Span>,
    /// The one to be taken is the first, so that its comma stands behind it.
    until_next: bool,
}

impl Slot {
    fn next(&mut self, start: u32) {
        if let (true, Some(taken)) = (self.until_next, &mut self.taken) {
            taken.end = start;
            self.until_next = false;
        }
        if self.taken.is_none() {
            let from = self.last_end.unwrap_or(start);
            self.taken = Some(Span::new(from, from));
        }
    }

    fn end(&mut self, end: u32, wanted: bool) {
        match (&mut self.taken, wanted) {
            (Some(taken), true) if taken.start == taken.end => {
                taken.end = end;
                self.until_next = self.last_end.is_none();
            }
            (taken, false) if taken.is_some_and(|taken| taken.start == taken.end) => *taken = None,
            _ => {}
        }
        self.last_end = Some(end);
    }
}

/// Writes a string as JSON does.
pub(super) fn write_string(string: &str, out: &mut String) {
    out.push('"');
    for character in string.chars() {
        match character {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\0'..' ' => {
                const DIGITS: &[u8; 16] = b"0123456789abcdef";
                let code = character as usize;
                out.push_str("\\u00");
                out.push(DIGITS[code >> 4] as char);
                out.push(DIGITS[code & 15] as char);
            }
            other => out.push(other),
        }
    }
    out.push('"');
}
