//! Decides what happens to the pairs of one object: what stays, goes and moves, by the table of [`super::choice`], and what
//! comes, which [`super::comes`] adds.

use super::choice::{Action, ChoiceBuffers, Mark, Origin, Seen, Written, choose};
use super::decided::{Changed, Noted, What};
use super::steps::can_be_missing;
use super::walk::Walk;
use crate::contract::pairs::{ObjectPairs, Pair, Route};
use crate::report::reason::Reason;
use crate::text::sort::{Keyed, sort};
use crate::text::{NodeId, Span};
use alloc::vec::Vec;

/// Buffers for one pair, and for one object.
#[derive(Debug, Default)]
pub(super) struct PairBuffers {
    /// By name of the pair.
    pub(super) names: Vec<InPair>,
    pub(super) choice: ChoiceBuffers,
    /// The complement's members for the object: the number of the pair, and the own one.
    pub(super) saved: Vec<(u16, usize)>,
    order: Vec<Keyed>,
    spare: Vec<Keyed>,
    sorted: Vec<Changed>,
    pub(super) written: Vec<Option<Written>>,
    pub(super) needs: Vec<Mark>,
}

/// A name of a pair in one object.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct InPair {
    /// Where it is among what the walk has found.
    pub(super) found: Option<usize>,
    /// How often it is there, and for how many of those has been applied what was chosen.
    count: u32,
    applied: usize,
    pub(super) key: NodeId,
    /// The value that moves, if something shows what to build around it.
    value: Option<NodeId>,
    /// The first of the complement's members for it.
    pub(super) saved: Option<usize>,
    /// Where that comes from which the output holds under the name.
    pub(super) output: Option<Origin>,
}

/// The pair that is decided.
#[derive(Clone, Copy)]
pub(super) struct PairAt {
    pub(super) object: NodeId,
    pub(super) pairs: &'static ObjectPairs,
    pub(super) pair: &'static Pair,
    /// The first member of the object among what the walk has found.
    first: usize,
}

impl Walk<'_> {
    /// Decides about the pairs of an object, whose members begin at a place of what the walk has found.
    pub(super) fn decide(&mut self, object: NodeId, pairs: &'static ObjectPairs, first: usize) {
        self.find_saved(pairs);
        let has_saved = !self.scratch.buffers.saved.is_empty();
        if !has_saved && !pairs.can_lack && self.scratch.found.len() == first {
            return;
        }
        if !has_saved && self.decide_plain_move(object, pairs, first) {
            return;
        }
        let (changed, noted) = (self.out.changed.len(), self.out.noted.len());
        for pair in &pairs.pairs {
            self.decide_pair(PairAt {
                object,
                pairs,
                pair,
                first,
            });
        }
        if !pairs.exclusions.is_empty() {
            self.note_exclusive(object, pairs, changed);
        }
        if self.out.changed.len() > changed || self.out.noted.len() > noted {
            self.sort_changed(changed);
            self.push_object(object, pairs);
        }
    }

    /// Decides about an object in which one value moves as it is, and nothing else can happen: by far the most frequent case.
    /// Returns whether it is one.
    fn decide_plain_move(&mut self, object: NodeId, pairs: &'static ObjectPairs, first: usize) -> bool {
        let [pair] = &pairs.pairs[..] else { return false };
        let [found] = &mut self.scratch.found[first..] else {
            return false;
        };
        let is_first = pairs.known[usize::from(found.known)].name == Some((0, 0));
        if !is_first || !pair.moves_plainly || self.steps.templates.there(pair, 0).is_unclear {
            return false;
        }
        let Some(value) = self.steps.value(self.doc, pair.route(0, 1), found.key + 1) else {
            return false;
        };
        (found.value, found.into) = (value, Some(1));
        let (found, entry) = (*found, self.out.changed.len());
        self.out.changed.push(Changed {
            value,
            ..Changed::of(pair, 0, What::Moves { into: 1 }, found.key, found.position)
        });
        if self.sets_needs {
            self.set_needs(pair, entry);
        }
        self.push_object(object, pairs);
        true
    }

    fn decide_pair(&mut self, at: PairAt) {
        let is_any_there = self.look(at);
        let (last, first_entry) = (at.pair.last(), self.out.changed.len());
        if is_any_there {
            let ChoiceBuffers { seen, actions } = &mut self.scratch.buffers.choice;
            choose(seen, at.pair.has_to, actions);
            self.apply(at);
        }
        if !self.scratch.buffers.saved.is_empty() {
            for name in 0..=last {
                self.restore(at, name);
            }
        }
        if can_be_missing(at.pair) && self.name(last).output.is_none() {
            self.fill_or_lack(at);
        }
        if self.sets_needs && self.out.changed.len() > first_entry {
            self.set_needs(at.pair, first_entry);
        }
    }

    pub(super) fn name(&self, name: usize) -> InPair {
        self.scratch.buffers.names[name]
    }

    /// Finds the names of a pair, and what each holds. Returns whether there is one.
    fn look(&mut self, at: PairAt) -> bool {
        let PairAt { pair, first, .. } = at;
        let count = pair.names.len();
        let buffers = &mut self.scratch.buffers;
        buffers.names.clear();
        buffers.names.resize(count, InPair::default());
        buffers.choice.seen.clear();
        buffers.choice.seen.resize(count, None);
        let mut is_any_there = false;
        for n in first..self.scratch.found.len() {
            if let Some(name) = self.name_of(at, n) {
                is_any_there = true;
                let name = &mut self.scratch.buffers.names[name];
                (name.found, name.key) = (Some(n), self.scratch.found[n].key);
                name.count += 1;
            }
        }
        let PairBuffers { saved, names, .. } = &mut self.scratch.buffers;
        for &(_, number) in saved.iter().filter(|(of, _)| *of == pair.number) {
            names[self.saved.members[number].name].saved.get_or_insert(number);
        }
        if is_any_there {
            for name in 0..count {
                self.see(at, name);
            }
        }
        is_any_there
    }

    /// The name of the pair that the nth of what the walk has found has.
    fn name_of(&self, at: PairAt, n: usize) -> Option<usize> {
        let known = &at.pairs.known[usize::from(self.scratch.found[n].known)];
        let (pair, name) = at.pairs.named(known)?;
        (pair.number == at.pair.number).then_some(name)
    }

    /// Looks at what a name holds.
    fn see(&mut self, PairAt { pair, .. }: PairAt, name: usize) {
        let InPair {
            found: Some(_), key, ..
        } = self.name(name)
        else {
            return;
        };
        let (doc, steps) = (self.doc, self.steps);
        let route = (name < pair.last()).then(|| pair.route(name, pair.last()));
        let value = route.and_then(|route| steps.value(doc, route, key + 1));
        let is_unclear = value.is_some() && steps.templates.there(pair, name).is_unclear;
        let can_build = !is_unclear || !self.spelling(name, pair.last(), 0).is_empty();
        let fits = pair.field(name).holds.expects(doc.node(key + 1).kind());
        let spelled_as = (0..=pair.last()).find(|&into| {
            let is_other = into != name && (into < pair.last() || !pair.has_to);
            let is_spelled = is_other && !self.spelling(name, into, 0).is_empty();
            is_spelled && steps.value(doc, pair.route(name, into), key + 1).is_some()
        });
        let mark = match self.mark(name) {
            // It has one now.
            Mark::Unmoved if value.is_some() && can_build => Mark::None,
            Mark::Unmoved => Mark::Kept,
            mark => mark,
        };
        let buffers = &mut self.scratch.buffers;
        buffers.choice.seen[name] = Some(Seen {
            can_move: value.is_some() && can_build,
            fits,
            mark,
            spelled_as,
        });
        buffers.names[name].value = value;
    }

    /// Whether several members have a name.
    pub(super) fn repeats(&self, name: usize) -> bool {
        self.name(name).count > 1
    }

    /// What the complement says of a name.
    fn mark(&self, name: usize) -> Mark {
        let saved = self.name(name).saved;
        saved.map_or(Mark::None, |saved| self.saved.members[saved].mark)
    }

    /// How the complement spells the name that another one becomes: of several, the nth. Empty if it does not.
    fn spelling(&self, from: usize, into: usize, nth: usize) -> Span {
        let members = &self.saved.members;
        let spelled = self.name(into).saved.and_then(|first| {
            let saved = members.get(first + nth)?;
            let is_it = saved.is_spelling() && saved.of == from && saved.pointer == members[first].pointer;
            is_it.then_some(saved.text)
        });
        spelled.unwrap_or_default()
    }

    /// The saved text of a removed member, if it takes the value of another one that becomes it. Else empty.
    fn text_around(&self, from: usize, into: usize) -> Span {
        let saved = self.name(into).saved.map(|saved| self.saved.members[saved]);
        let taker = saved.filter(|saved| saved.takes_value && from == 0);
        taker.map_or(Span::default(), |saved| saved.text)
    }

    /// Applies what was chosen for the names of a pair.
    fn apply(&mut self, at: PairAt) {
        for name in 0..=at.pair.last() {
            if self.name(name).found.is_some() {
                let (into, origin) = match self.scratch.buffers.choice.actions[name] {
                    Action::Stay => (name, Origin::Stayed),
                    Action::Move(into) => (into, Origin::Moved(name)),
                    Action::Go => continue,
                };
                self.scratch.buffers.names[into].output = Some(origin);
            }
        }
        for n in at.first..self.scratch.found.len() {
            let Some(name) = self.name_of(at, n) else { continue };
            let known = &mut self.scratch.buffers.names[name];
            // Of names that may not repeat the last one counts.
            if at.pair.field(name).model.is_repeatable || known.found == Some(n) {
                known.applied += 1;
                let nth = known.applied - 1;
                self.apply_to(at, name, n, nth);
            }
        }
    }

    /// Applies what was chosen for a name to a member: of those with a name that may repeat, the nth.
    fn apply_to(&mut self, at: PairAt, name: usize, n: usize, nth: usize) {
        let found = &mut self.scratch.found[n];
        let key = found.key;
        found.is_closed = true;
        match self.scratch.buffers.choice.actions[name] {
            Action::Stay => {
                let (mut text, mut saved) = Default::default();
                if at.pair.is_in_place() {
                    self.scratch.found[n].is_closed = false;
                    let spelled = self.spelling(0, 0, nth);
                    if let Some(made) = self.moved_text(at.pair, (0, 0), key + 1, spelled) {
                        (text, saved) = (made, spelled);
                    }
                }
                self.out.changed.push(Changed {
                    text,
                    saved,
                    ..self.changed(at, name, n, What::Stays)
                });
                if name == at.pair.last() && at.pair.has_to && text.is_empty() {
                    self.note_unfit(at, name, key + 1, key);
                }
            }
            Action::Go => {
                let (what, value) = self.removal(at, name, key);
                self.out.changed.push(Changed {
                    value,
                    ..self.changed(at, name, n, what)
                });
            }
            Action::Move(into) => self.apply_move(at, (name, into), n, nth),
        }
    }

    fn apply_move(&mut self, at: PairAt, (name, into): (usize, usize), n: usize, nth: usize) {
        let (doc, steps) = (self.doc, self.steps);
        let key = self.scratch.found[n].key;
        let route = at.pair.route(name, into);
        let Some(value) = steps.value(doc, route, key + 1) else {
            return;
        };
        let saved = match self.spelling(name, into, nth) {
            spelled if spelled.is_empty() => self.text_around(name, into),
            spelled => spelled,
        };
        let text = self.moved_text(at.pair, (name, into), value, saved);
        let found = &mut self.scratch.found[n];
        (found.value, found.into, found.is_closed) = (value, Some(into as u8), text.is_some());
        self.out.changed.push(Changed {
            value,
            text: text.unwrap_or_default(),
            saved,
            ..self.changed(at, name, n, What::Moves { into: into as u8 })
        });
        if into == at.pair.last() && text.is_none() {
            self.note_unfit(at, name, value, at.object);
        }
    }

    /// The text of a value that does not move as it is: what a formula makes of it, or what the complement has, if it was
    /// made of that.
    fn moved_text(
        &mut self,
        pair: &'static Pair,
        (name, into): (usize, usize),
        value: NodeId,
        spelled: Span,
    ) -> Option<Span> {
        let (doc, steps) = (self.doc, self.steps);
        let route = pair.route(name, into);
        if route.steps.is_empty() {
            return None;
        }
        let source = doc.source(value);
        if !spelled.is_empty()
            && let text = spelled.of(&self.saved.strings)
            && let Some((spelling, inner)) = self.scratch.fragment.inner_value(text, route, &steps.option)
        {
            let back = pair.back(name, into);
            if steps.makes(back, (spelling, inner), (doc, value)) {
                let spelled = spelling.source(inner);
                return (spelled != source).then(|| self.out.make(spelled));
            }
        }
        let computed = route.computed(source).filter(|computed| *computed != source)?;
        Some(self.out.make(&computed))
    }

    /// Why a member is removed, and the value in it that another one keeps.
    fn removal(&self, at: PairAt, name: usize, key: NodeId) -> (What, NodeId) {
        let InPair { value, count, .. } = self.name(name);
        let pair = at.pair;
        let last = pair.last();
        let goes = |reason| (What::Goes(reason), key + 1);
        if self.mark(name) == Mark::New {
            return goes(Reason::Undone);
        }
        if !pair.has_to {
            return goes(Reason::NoPlace);
        }
        if self.name(name).output.is_some() {
            return goes(Reason::Replaced);
        }
        // The name whose value the output keeps.
        let holder = match self.name(last).output {
            Some(Origin::Moved(from)) => Some(from),
            Some(Origin::Stayed) => self.scratch.buffers.choice.seen[last]
                .filter(|own| own.fits)
                .map(|_| last),
            _ => None,
        };
        if let (Some(value), Some(holder)) = (value, holder) {
            let other = self.name(holder);
            let are_single = count == 1 && other.count == 1;
            return match are_single && self.is_same(pair, (name, value), holder) {
                true => (What::Merges(other.key), value),
                // Where a name may repeat, the value is the whole one.
                false => (What::Goes(Reason::Kept), if count > 1 { key + 1 } else { value }),
            };
        }
        let is_at_option = pair.route(name, last).source.is_at_option();
        goes(match value {
            _ if holder.is_some() => Reason::Kept,
            Some(_) => Reason::NoBuilding,
            None if is_at_option => Reason::NoValueThere,
            None => Reason::NoValue,
        })
    }

    /// Whether the last name gets what a value would become from another name, or has it. Two that move there may go to
    /// different places in it: each version that one crosses can lead deeper.
    fn is_same(&self, pair: &'static Pair, (name, value): (usize, NodeId), holder: usize) -> bool {
        let (doc, steps) = (self.doc, self.steps);
        let route = pair.route(name, pair.last());
        if holder == pair.last() {
            let own = steps.value(doc, pair.back(name, holder), self.name(holder).key + 1);
            return own.is_some_and(|own| steps.makes(route, (doc, value), (doc, own)));
        }
        let other_route = pair.route(holder, pair.last());
        let depth = |route: &Route| route.target.tokens(&steps.option).count();
        self.name(holder).value.is_some_and(|other| {
            let [a, b] =
                [(route, value), (other_route, other)].map(|(route, it)| route.computed_or_same(doc.source(it)));
            let are_plain = route.steps.is_empty() && other_route.steps.is_empty();
            depth(route) == depth(other_route)
                && (a == b || are_plain && steps.makes(route, (doc, value), (doc, other)))
        })
    }

    /// What happens to the nth of what the walk has found.
    fn changed(&self, at: PairAt, name: usize, n: usize, what: What) -> Changed {
        let found = self.scratch.found[n];
        Changed::of(at.pair, name, what, found.key, found.position)
    }

    /// Notes a loss or a gap that edits nothing.
    pub(super) fn note(&mut self, pair: &Pair, name: usize, reason: Reason, node: NodeId) {
        self.out.noted.push(Noted {
            object: self.out.objects.len() as u32,
            reason,
            pair: pair.number,
            name: name as u8,
            node,
            other: None,
        });
    }

    /// Sorts the entries of an object: its own members in their order, then what comes by its position.
    fn sort_changed(&mut self, first: usize) {
        let PairBuffers {
            order, spare, sorted, ..
        } = &mut self.scratch.buffers;
        let all = &mut self.out.changed[first..];
        let key = |one: &Changed| (u64::from(!one.is_there()) << 32) | u64::from(one.position);
        if all.is_sorted_by_key(key) {
            return;
        }
        order.clear();
        order.extend(all.iter().map(key).zip(0..));
        sort(order, spare);
        sorted.clear();
        sorted.extend(order.iter().map(|&(_, n)| all[n as usize]));
        all.copy_from_slice(sorted);
    }
}
