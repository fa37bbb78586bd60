//! What was decided for a document: a list of what happens to each member that a pair names, with the objects and elements
//! around them. [`super::decide`] appends to it. [`super::write`] makes the output of it, [`super::notes`] and
//! [`super::listing`] the lists for people, [`super::complement_writer`] the complement.

use super::choice::Mark;
use super::steps::Steps;
use crate::contract::catalogue::{FieldEntry, ObjectEntry};
use crate::contract::location::LocationToken;
use crate::contract::model::Layout;
use crate::contract::pairs::{Known, ObjectPairs, Pair};
use crate::report::path_step::PathStep;
use crate::report::reason::Reason;
use crate::text::pointer::write_token;
use crate::text::sort::Keyed;
use crate::text::{NodeId, Span};
use alloc::vec::Vec;

/// The list, with its buffers.
#[derive(Debug, Default)]
pub(super) struct Decided {
    /// Where the objects are. The first is the document.
    pub(super) places: Vec<ObjectPlace>,
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

/// The number of a place.
pub(super) type PlaceId = u32;

/// A place in the document that leads to objects, and the one around it.
#[derive(Clone, Copy, Debug)]
pub(super) struct ObjectPlace {
    pub(super) outer: PlaceId,
    pub(super) step: PlaceStep,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum PlaceStep {
    /// An element of a list, or the document.
    Element(Element),
    /// A member. If it has a name of a pair, with what becomes of that.
    Member(&'static Known, Option<Moves>),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Element {
    pub(super) node: NodeId,
    pub(super) list: NodeId,
    pub(super) position: u32,
    /// The member that identifies the elements of the list.
    pub(super) identifier: Option<&'static str>,
}

/// What a value moves from and into: names of a pair.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moves {
    pub(super) pair: &'static Pair,
    pub(super) name: usize,
    pub(super) into: usize,
}

/// An object in which something was decided.
#[derive(Clone, Copy, Debug)]
pub(super) struct ObjectAt {
    pub(super) node: NodeId,
    pub(super) place: PlaceId,
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
    pub(super) need: Mark,
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
    /// It keeps its name. Its value does too, or gets another form.
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
        self.places.clear();
        self.objects.clear();
        self.changed.clear();
        self.noted.clear();
        self.made.clear();
        self.repeated.clear();
        self.joined.clear();
    }

    /// Each object with its entries.
    pub(super) fn entries(&self) -> impl Iterator<Item = (&ObjectAt, &[Changed])> {
        (0..self.objects.len()).map(|place| self.entries_of(place))
    }

    /// An object with its entries.
    pub(super) fn entries_of(&self, object: usize) -> (&ObjectAt, &[Changed]) {
        let at = &self.objects[object];
        (at, &self.changed[self.first_entry(object)..at.end as usize])
    }

    /// The entries of an object and of all later ones.
    pub(super) fn entries_from(&self, object: usize) -> &[Changed] {
        &self.changed[self.first_entry(object)..]
    }

    fn first_entry(&self, object: usize) -> usize {
        object
            .checked_sub(1)
            .map_or(0, |before| self.objects[before].end as usize)
    }

    /// Whether the output differs from the input in an object or a later one.
    pub(super) fn is_edited_from(&self, object: usize) -> bool {
        self.entries_from(object).iter().any(Changed::is_edit)
    }

    /// Forgets what was decided in an object and all later ones, which are in a place.
    pub(super) fn forget(&mut self, object: usize, place: PlaceId) {
        self.changed.truncate(self.first_entry(object));
        self.objects.truncate(object);
        while self.noted.pop_if(|one| one.object as usize >= object).is_some() {}
        self.places.truncate(place as usize);
    }

    /// Keeps a text. Returns its place in `made`.
    pub(super) fn make(&mut self, text: &[u8]) -> Span {
        let start = self.made.len() as u32;
        self.made.extend_from_slice(text);
        Span::new(start, self.made.len() as u32)
    }

    /// Adds a place in another one.
    pub(super) fn push_place(&mut self, outer: PlaceId, step: PlaceStep) -> PlaceId {
        self.places.push(ObjectPlace { outer, step });
        self.places.len() as PlaceId - 1
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
    /// The place around one.
    pub(super) fn outer(&self, place: PlaceId) -> PlaceId {
        self.places[place as usize].outer
    }

    /// The element in which a place is, or which it is.
    pub(super) fn element_of(&self, place: PlaceId) -> (PlaceId, &Element) {
        match &self.places[place as usize].step {
            PlaceStep::Element(element) => (place, element),
            PlaceStep::Member(..) => self.element_of(self.outer(place)),
        }
    }

    /// The entry around a place, or which it is, if the document is a list.
    pub(super) fn list_entry(&self, place: PlaceId, steps: &Steps) -> Option<NodeId> {
        let (number, element) = self.element_of(place);
        match self.outer(number) {
            _ if number == 0 || steps.shape.layout != Layout::Entries => None,
            0 => Some(element.node),
            outer => self.list_entry(outer, steps),
        }
    }

    /// The steps to a place in the output, from the document or, if that is a list, from the entry.
    pub(super) fn path_in_entry(&self, place: PlaceId, steps: &Steps) -> Vec<PathStep> {
        let (number, element) = self.element_of(place);
        let mut all = Vec::new();
        if number > 0 && self.list_entry(number, steps) != Some(element.node) {
            all = self.path_in_entry(self.outer(number), steps);
            all.push(PathStep::Index(element.position));
        }
        self.add_steps(place, Side::Output, &steps.option, &mut all);
        all
    }

    /// Writes where a place is in its element.
    pub(super) fn write_pointer(&self, place: PlaceId, side: Side, option: &[LocationToken], out: &mut Vec<u8>) {
        let mut steps = Vec::new();
        self.add_steps(place, side, option, &mut steps);
        for step in steps {
            out.push(b'/');
            write_token(step.pattern(), out);
        }
    }

    /// Adds the steps to a place from its element.
    fn add_steps(&self, place: PlaceId, side: Side, option: &[LocationToken], out: &mut Vec<PathStep>) {
        let PlaceStep::Member(known, moves) = self.places[place as usize].step else {
            return;
        };
        self.add_steps(self.outer(place), side, option, out);
        let Some(Moves { pair, name, into }) = moves else {
            return out.push(PathStep::Word(&known.word));
        };
        let route = pair.route(name, into);
        let (field, location) = match side {
            Side::Input => (pair.field(name), &route.source),
            Side::Output => (pair.field(into), &route.target),
        };
        out.push(PathStep::Word(&field.word));
        out.extend(location.tokens(option).map(|token| PathStep::Name(token.name.clone())));
    }
}

impl ObjectAt {
    pub(super) fn pair(&self, changed: &Changed) -> &'static Pair {
        &self.pairs.pairs[usize::from(changed.pair)]
    }

    pub(super) fn described(&self) -> &'static ObjectEntry {
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
            need: Mark::None,
            key,
            position,
            value: key + 1,
            text: Span::default(),
            saved: Span::default(),
            span: Span::default(),
        }
    }

    /// Whether the output differs from the input there.
    pub(super) fn is_edit(&self) -> bool {
        self.what != What::Stays || !self.text.is_empty()
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
        self.need != Mark::None || self.is_removed()
    }

    /// Whether it is removed.
    pub(super) fn is_removed(&self) -> bool {
        matches!(self.what, What::Goes(_) | What::Merges(_))
    }
}
