//! A list inside an envelope that nobody has described: where its entries are, without guessing.
//!
//! What an entry is, and what a name means that stands twice, is for the one who reads.

use super::keys::Unescaped;
use super::pointer;
use super::reader::{Halt, Kind, Reader, Text, Token};
use super::span::Span;

/// Who reads the envelope, the entries in it and whatever else is in there.
pub(crate) trait Open<'t> {
    fn reader(&mut self) -> &mut Reader<'t>;
    /// Reads an array's elements as entries.
    fn entries(&mut self) -> Result<(), Halt>;
    /// Reads an array's elements as entries, if they turn out to be nothing but objects; says whether
    /// there were any.
    fn candidate(&mut self) -> Result<Option<bool>, Halt>;
    /// Passes over a value.
    fn pass_over(&mut self, token: Token) -> Result<(), Halt>;
    /// Where the names of an object begin that opens now.
    fn mark(&mut self) -> u32;
    fn name(&mut self, key: Text);
    /// The object has closed, or can't be read on: its names are those since the mark.
    fn close(&mut self, names: u32, object: Span);
}

/// Where the entries were found.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Found {
    /// Where the pointer says.
    Pointed,
    /// In the member with this key, the only one that could hold them.
    Member(Text),
    /// Nowhere, or there are none.
    None,
    /// Not without guessing.
    Missed(Lookup, Span),
}

/// Why the entries of a list were not found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lookup {
    /// The pointer leads to no value.
    Nowhere,
    /// The pointer leads to something that is no array.
    NoArray,
    /// More than one member could hold them.
    Ambiguous,
}

/// Reads an envelope to its end: the entries are where the pointer says, or in the one member that is
/// an array of nothing but objects.
pub(crate) fn open<'t, O: Open<'t>>(
    opener: &mut O,
    envelope: Token,
    pointer: Option<&str>,
) -> Result<Found, Halt> {
    match pointer {
        Some(pointer) => {
            let segments = pointer::parse(pointer).unwrap_or_default();
            let found = descend(opener, &segments, envelope)?;
            Ok(found.unwrap_or_else(|| Found::Missed(Lookup::Nowhere, so_far(opener, envelope))))
        }
        None => search(opener, envelope),
    }
}

fn search<'t, O: Open<'t>>(opener: &mut O, envelope: Token) -> Result<Found, Halt> {
    let mut candidates = 0;
    let mut filled = None;
    each_member(opener, envelope, |opener, key, value| {
        if value.kind != Kind::Array {
            return opener.pass_over(value);
        }
        if let Some(is_filled) = opener.candidate()? {
            candidates += 1;
            filled = if is_filled { Some(key) } else { filled };
        }
        Ok(())
    })?;
    Ok(match filled {
        Some(key) if candidates == 1 => Found::Member(key),
        Some(_) => Found::Missed(Lookup::Ambiguous, so_far(opener, envelope)),
        None => Found::None,
    })
}

/// Follows a pointer into a value and reads the value to its end; `None` where the pointer leads
/// nowhere. The recursion is as deep as the pointer, which is the caller's own.
fn descend<'t, O: Open<'t>>(
    opener: &mut O,
    segments: &[String],
    value: Token,
) -> Result<Option<Found>, Halt> {
    let Some((segment, rest)) = segments.split_first() else {
        return arrive(opener, value).map(Some);
    };
    let mut found = None;
    match value.kind {
        Kind::Object => each_member(opener, value, |opener, key, member| {
            if !Unescaped::new(key.raw(opener.reader().text())).eq(segment.bytes()) {
                return opener.pass_over(member);
            }
            found = descend(opener, rest, member)?.or(found);
            Ok(())
        })?,
        Kind::Array => {
            let mut index = 0u32;
            while let Some(element) = opener.reader().element(index == 0)? {
                if segment.parse() == Ok(index) && index.to_string() == *segment {
                    found = descend(opener, rest, element)?;
                } else {
                    opener.pass_over(element)?;
                }
                index += 1;
            }
        }
        _ => {}
    }
    Ok(found)
}

fn arrive<'t, O: Open<'t>>(opener: &mut O, value: Token) -> Result<Found, Halt> {
    if value.kind == Kind::Array {
        return opener.entries().map(|()| Found::Pointed);
    }
    opener.pass_over(value)?;
    Ok(Found::Missed(Lookup::NoArray, so_far(opener, value)))
}

/// Reads the members of an object, and closes it also where it can't be read to its end.
fn each_member<'t, O: Open<'t>>(
    opener: &mut O,
    object: Token,
    mut read: impl FnMut(&mut O, Text, Token) -> Result<(), Halt>,
) -> Result<(), Halt> {
    let names = opener.mark();
    let mut first = true;
    let mut members = || {
        while let Some(key) = opener.reader().key(first)? {
            first = false;
            opener.name(key);
            let value = opener.reader().member()?;
            read(opener, key, value)?;
        }
        Ok(())
    };
    let done = members();
    let span = so_far(opener, object);
    opener.close(names, span);
    done
}

/// From where a value begins to where the reader is.
fn so_far<'t, O: Open<'t>>(opener: &mut O, value: Token) -> Span {
    Span::new(value.span.start, opener.reader().at())
}
