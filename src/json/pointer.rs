//! Paths into a document, and their notation as JSON Pointers (RFC 6901).

use core::fmt;

/// One step of a path: a member's name or an element's index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Segment {
    /// The name of a member.
    Key(String),
    /// The index of an element, from 0.
    Index(u32),
}

/// The path of a value in a document; it displays as a JSON Pointer.
///
/// ```
/// use order_contract::{Path, Segment};
/// let path = Path(vec![Segment::Key("items".into()), Segment::Index(0), Segment::Key("a/b".into())]);
/// assert_eq!(path.to_string(), "/items/0/a~1b");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path(pub Vec<Segment>);

impl Path {
    /// The pointer, with every index written behind `index_mark`.
    pub(crate) fn write(&self, out: &mut impl fmt::Write, index_mark: &str) -> fmt::Result {
        for segment in &self.0 {
            match segment {
                Segment::Key(key) => {
                    out.write_char('/')?;
                    escape(key, out)?;
                }
                Segment::Index(index) => write!(out, "/{index_mark}{index}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, "")
    }
}

fn escape(key: &str, out: &mut impl fmt::Write) -> fmt::Result {
    for character in key.chars() {
        match character {
            '~' => out.write_str("~0")?,
            '/' => out.write_str("~1")?,
            other => out.write_char(other)?,
        }
    }
    Ok(())
}

/// The segments of a JSON Pointer, decoded; `None` where it is not one.
pub(crate) fn parse(pointer: &str) -> Option<Vec<String>> {
    if pointer.is_empty() {
        return Some(Vec::new());
    }
    pointer
        .strip_prefix('/')?
        .split('/')
        .map(unescape)
        .collect()
}

fn unescape(segment: &str) -> Option<String> {
    let mut out = String::with_capacity(segment.len());
    let mut characters = segment.chars();
    while let Some(character) = characters.next() {
        out.push(match character {
            '~' => match characters.next()? {
                '0' => '~',
                '1' => '/',
                _ => return None,
            },
            other => other,
        });
    }
    Some(out)
}
