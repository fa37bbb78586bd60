//! What was decided for a document: a list of what happens to each member that a pair names, with the objects and elements
//! around them. [`super::decide`] appends to it. Three read it: [`super::write`] makes the output, [`super::notes`] the
//! lists for people, [`super::back`] the complement.

use super::choice::Need;
use super::steps::Steps;
use crate::contract::catalogue::{FieldEntry, ObjectEntry};
use crate::contract::location::LocationToken;
use crate::contract::model::Layout;
use crate::contract::pairs::{Known, ObjectPairs, Pair};
use crate::report::reason::Reason;
use crate::text::pointer::write_token;
use crate::text::sort::Keyed;
use crate::text::{NodeId, Span};
use alloc::vec::Vec;

/// The list, with its buffers.
#[derive(Debug, Default)]
pub(super) struct Decided {
    /// Elements of lists around the objects. The first is the document.
    pub(super) elements: Vec<Element>,
    /// Where objects and lists are in their elements. The first is the element itself.
    pub(super) paths: Vec<LeadStep>,
    /// The objects in which something was decided, in the order of the text.
    pub(super) objects: Vec<ObjectAt>,
    /// Of each object first what happens to its own members, in their order, then what comes, by position.
    pub(super) changed: Vec<Changed>,
    pub(super) noted: Vec<Noted>,
    /// The texts that conversions made, concatenated.
    pub(super) made: Vec<u8>,
    /// Keys with repeated names on which an edit depends.
    pub(super) repeated: Vec<Keyed>,
    /// The pairs of which a saved text was joined with the value that another member has now.
    pub(super) joined: Vec<&'static Pair>,
}

/// The number of a path.
pub(super) type PathId = u32;

/// The last step of a path, and the path before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct LeadStep {
    pub(super) outer: PathId,
    pub(super) known: &'static Known,
    /// The pair through whose value it leads, if that moves.
    pub(super) pair: Option<&'static Pair>,
}

/// An element of a list.
#[derive(Clone, Copy, Debug)]
pub(super) struct Element {
    pub(super) node: NodeId,
    /// The element around the list, and where the list is in that.
    pub(super) outer: u32,
    pub(super) list: NodeId,
    pub(super) path: PathId,
    pub(super) position: u32,
    /// The member that identifies the elements of the list.
    pub(super) identifier: Option<&'static str>,
}

/// An object in which something was decided.
#[derive(Clone, Copy, Debug)]
pub(super) struct ObjectAt {
    pub(super) node: NodeId,
    pub(super) element: u32,
    pub(super) path: PathId,
    pub(super) pairs: &'static ObjectPairs,
    /// Its entries of the list end here.
    pub(super) end: u32,
}

/// What happens to one member.
#[derive(Clone, Copy, Debug)]
pub(super) struct Changed {
    pub(super) pair: u16,
    pub(super) name: u8,
    pub(super) what: What,
    /// What the complement says of it.
    pub(super) need: Need,
    /// Its key in the input; of what comes the object.
    pub(super) key: NodeId,
    /// The position among the members of the input; of what comes, its position in the earlier document.
    pub(super) position: u32,
    /// The value that moves or would, or the whole one.
    pub(super) value: NodeId,
    /// In `Decided::made`: the text of what comes, or of a value that does not move as it is. Else empty.
    pub(super) text: Span,
    /// In the strings of the complement: how a member that moves was spelled, or the spacing with which one comes. Else
    /// empty.
    pub(super) saved: Span,
    /// Its place in the output; of a removed member the spacing in the input that goes with it.
    pub(super) span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum What {
    Stays,
    /// It is removed, and lost.
    Goes(Reason),
    /// It is removed, and the member of that key holds its value.
    Merges(NodeId),
    Moves {
        into: u8,
    },
    /// It is restored, or fills a gap.
    Comes,
}

/// A loss or a gap that edits nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Noted {
    pub(super) object: u32,
    pub(super) reason: Reason,
    pub(super) pair: u16,
    pub(super) name: u8,
    /// The key, or the object.
    pub(super) node: NodeId,
    pub(super) other: Option<&'static FieldEntry>,
}

impl Decided {
    pub(super) fn clear(&mut self) {
        self.elements.clear();
        self.paths.clear();
        self.objects.clear();
        self.changed.clear();
        self.noted.clear();
        self.made.clear();
        self.repeated.clear();
        self.joined.clear();
    }

    /// Each object with its entries.
    pub(super) fn entries(&self) -> impl Iterator<Item = (&ObjectAt, &[Changed])> {
        let mut start = 0;
        self.objects.iter().map(move |object| {
            let range = start..object.end as usize;
            start = range.end;
            (object, &self.changed[range])
        })
    }

    /// Whether the output differs from the input.
    pub(super) fn has_edits(&self, from: usize) -> bool {
        self.changed[from..].iter().any(|one| one.what != What::Stays)
    }

    /// Keeps a text. Returns its place in `made`.
    pub(super) fn make(&mut self, text: &[u8]) -> Span {
        let start = self.made.len() as u32;
        self.made.extend_from_slice(text);
        Span::new(start, self.made.len() as u32)
    }

    /// The number of a path, which is added if it is new.
    pub(super) fn path(&mut self, outer: PathId, known: &'static Known, pair: Option<&'static Pair>) -> PathId {
        let is_it = |step: &LeadStep| step.outer == outer && core::ptr::eq(step.known, known);
        let found = self.paths.iter().position(is_it);
        let place = found.unwrap_or_else(|| {
            self.paths.push(LeadStep { outer, known, pair });
            self.paths.len() - 1
        });
        place as PathId + 1
    }
}

/// Whose names a path has.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Side {
    /// Those of the document that is converted, as the complement of that conversion says it.
    Input,
    /// Those of the output, as the complement of the way back would say it.
    Output,
}

impl Decided {
    /// Writes where something is in its element.
    pub(super) fn write_path(&self, path: PathId, side: Side, option: &[LocationToken], out: &mut Vec<u8>) {
        let Some(step) = path.checked_sub(1).and_then(|place| self.paths.get(place as usize)) else {
            return;
        };
        self.write_path(step.outer, side, option, out);
        let (field, place) = match (step.pair, side) {
            (Some(pair), Side::Input) => (pair.field(0), &pair.route(0, pair.last()).source),
            (Some(pair), Side::Output) => (pair.into(), &pair.route(0, pair.last()).target),
            (None, _) => return write_name(step.known.word.text(), out),
        };
        write_name(field.word.text(), out);
        place.write(option, out);
    }

    /// Writes where something is in an entry, with `*` for each element of a list.
    pub(super) fn write_pattern(&self, element: u32, path: PathId, steps: &Steps, out: &mut Vec<u8>) {
        let around = &self.elements[element as usize];
        let is_entry = steps.shape.layout == Layout::Entries && around.outer == 0;
        if element > 0 && !is_entry {
            self.write_pattern(around.outer, around.path, steps, out);
            out.extend_from_slice(b"/*");
        }
        self.write_path(path, Side::Output, &steps.option, out);
    }
}

fn write_name(name: &[u8], out: &mut Vec<u8>) {
    out.push(b'/');
    write_token(name, out);
}

impl ObjectAt {
    pub(super) fn pair(&self, changed: &Changed) -> &'static Pair {
        &self.pairs.pairs[usize::from(changed.pair)]
    }

    pub(super) fn entry(&self) -> &'static ObjectEntry {
        self.pairs.object
    }
}

impl Changed {
    /// What happens to the whole member of a key.
    pub(super) fn of(pair: &Pair, name: usize, what: What, key: NodeId, position: u32) -> Changed {
        Changed {
            pair: pair.number,
            name: name as u8,
            what,
            need: Need::Nothing,
            key,
            position,
            value: key + 1,
            text: Span::default(),
            saved: Span::default(),
            span: Span::default(),
        }
    }

    /// Whether it is a member of the input.
    pub(super) fn is_there(&self) -> bool {
        self.what != What::Comes
    }

    /// The name under which the output holds it.
    pub(super) fn held_as(&self) -> Option<usize> {
        match self.what {
            What::Stays | What::Comes => Some(usize::from(self.name)),
            What::Moves { into } => Some(usize::from(into)),
            What::Goes(_) | What::Merges(_) => None,
        }
    }

    /// Whether the complement says something of it.
    pub(super) fn is_needed(&self) -> bool {
        self.need != Need::Nothing || self.is_removed()
    }

    /// Whether it is removed.
    pub(super) fn is_removed(&self) -> bool {
        matches!(self.what, What::Goes(_) | What::Merges(_))
    }
}
