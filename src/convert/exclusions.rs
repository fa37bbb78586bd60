//! Members of the output that the version does not allow together.

use super::decided::{Noted, What};
use super::matching::last_named;
use super::walk::Walk;
use crate::contract::pairs::ObjectPairs;
use crate::report::reason::Reason;
use crate::text::NodeId;

impl Walk<'_> {
    /// Notes two members that the version does not allow together, at the later one that a pair concerns. If the document
    /// had both, and its version does not allow that either, or the complement has both, it was for the check to say.
    pub(super) fn note_exclusive(&mut self, object: NodeId, pairs: &'static ObjectPairs, changed: usize) {
        for exclusion in &pairs.exclusions {
            let both = [0, 1].map(|n| self.holder(object, pairs, (exclusion.pairs[n], exclusion.places[n]), changed));
            let [Some(a), Some(b)] = both else { continue };
            let was_for_the_check = match (a.was, b.was) {
                (Some(a), Some(b)) => pairs.object.exclude_each_other(a, b, self.steps.from),
                (None, None) => true,
                _ => false,
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
            let name = pairs.pairs[pair].last();
            self.out.noted.push(Noted {
                object: self.out.objects.len() as u32,
                reason: Reason::Exclusive,
                pair: pair as u16,
                name: name as u8,
                node: if it.is_own { it.key } else { object },
                other: Some(&pairs.object.fields[other.place]),
            });
        }
    }

    /// The member of the output that is described at a place.
    fn holder(
        &self,
        object: NodeId,
        pairs: &ObjectPairs,
        (pair, place): (Option<usize>, usize),
        changed: usize,
    ) -> Option<Holder> {
        let Some(number) = pair else {
            let key = last_named(self.doc, object, pairs.object.fields[place].word.name())?;
            return Some(Holder {
                key,
                pair,
                place,
                was: Some(place),
                is_own: true,
            });
        };
        let last = pairs.pairs[number].last();
        let mut of_pair = self.out.changed[changed..]
            .iter()
            .filter(|one| usize::from(one.pair) == number);
        let found = of_pair.rfind(|one| one.held_as() == Some(last))?;
        Some(Holder {
            key: found.key,
            pair,
            place,
            was: found
                .is_there()
                .then(|| pairs.pairs[number].field(usize::from(found.name)).place),
            is_own: found.what == What::Stays,
        })
    }
}

/// A member of the output, by its key in the input.
#[derive(Clone, Copy)]
struct Holder {
    key: NodeId,
    pair: Option<usize>,
    place: usize,
    /// The place of the field whose name it had in the input.
    was: Option<usize>,
    /// Under the name that it has in the output.
    is_own: bool,
}
