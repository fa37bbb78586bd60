//! Members of the output that the version does not allow together.

use super::decided::{Changed, What};
use super::matching::last_named;
use super::walk::Walk;
use crate::contract::pairs::{ObjectPairs, Pair};
use crate::report::reason::Reason;
use crate::text::NodeId;

impl Walk<'_> {
    /// Notes two members that the version does not allow together, at the later one that a pair concerns. If the document
    /// had both, and its version does not allow that either, or the complement has both, it was for the check to say.
    pub(super) fn note_exclusive(&mut self, object: NodeId, pairs: &'static ObjectPairs, changed: usize) {
        for places in &pairs.exclusions {
            let both = places.map(|place| self.holder(object, pairs, place, changed));
            let [Some(a), Some(b)] = both else { continue };
            let was_for_the_check = match (a.was, b.was) {
                (Some(a), Some(b)) => pairs.object.exclude_each_other(a, b, self.steps.from),
                (a, b) => a == b,
            };
            if was_for_the_check {
                continue;
            }
            let (first, last) = if a.key < b.key { (a, b) } else { (b, a) };
            let (it, other) = if last.pair.is_some() {
                (last, first)
            } else {
                (first, last)
            };
            let Some(pair) = it.pair else { continue };
            self.note(pair, pair.last(), Reason::Exclusive, it.node);
            if let Some(noted) = self.out.noted.last_mut() {
                noted.other = Some(&pairs.object.fields[other.place]);
            }
        }
    }

    /// The member of the output that a field describes, by its place.
    fn holder(&self, object: NodeId, pairs: &'static ObjectPairs, place: usize, changed: usize) -> Option<Holder> {
        let mut all = pairs.pairs.iter().filter(|pair| pair.has_to);
        let Some(pair) = all.find(|pair| pair.field(pair.last()).place == place) else {
            let key = last_named(self.doc, object, pairs.object.fields[place].word.name())?;
            return Some(Holder {
                key,
                place,
                pair: None,
                was: Some(place),
                node: key,
            });
        };
        let is_it = |one: &&Changed| one.pair == pair.number && one.held_as() == Some(pair.last());
        let found = self.out.changed[changed..].iter().rfind(is_it)?;
        Some(Holder {
            key: found.key,
            place,
            pair: Some(pair),
            was: found.is_there().then(|| pair.field(usize::from(found.name)).place),
            node: if found.what == What::Stays { found.key } else { object },
        })
    }
}

/// A member of the output, by its key in the input.
#[derive(Clone, Copy)]
struct Holder {
    key: NodeId,
    place: usize,
    pair: Option<&'static Pair>,
    /// The place of the field whose name it had in the input.
    was: Option<usize>,
    /// Where a gap is that concerns it: the key, or the object if it did not have that name.
    node: NodeId,
}
