//! Decides what happens to the pairs of one object: what stays, goes and moves, by the table of [`super::choice`], and what
//! comes, which [`super::comes`] adds.

use super::choice::{Action, Mark, Need, NeedBuffers, Seen, Written, choose};
use super::decided::{Changed, Noted, What};
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
    seen: Vec<Option<Seen>>,
    actions: Vec<Action>,
    /// The numbers of the complement's members for the object, with the places of their names.
    pub(super) saved: Vec<(usize, usize)>,
    order: Vec<Keyed>,
    spare: Vec<Keyed>,
    sorted: Vec<Changed>,
    pub(super) written: Vec<Option<Written>>,
    pub(super) needs: Vec<Need>,
    pub(super) need_buffers: NeedBuffers,
}

/// A name of a pair in one object.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct InPair {
    /// Where it is among what the walk has found.
    pub(super) found: Option<usize>,
    /// How often it is there.
    count: u32,
    pub(super) key: NodeId,
    /// The value that can move, if it is known what to build around it.
    value: Option<NodeId>,
    /// Its value is one that its own field expects.
    fits: bool,
    /// The first of the complement's members for it.
    pub(super) saved: Option<usize>,
    /// What the output holds under the name.
    pub(super) output: Output,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Output {
    #[default]
    Nothing,
    Stayed,
    /// The member of that name.
    Moved(usize),
    Came,
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
        self.scratch.buffers.saved.clear();
        if !self.saved.records.is_empty() {
            let mut saved = core::mem::take(&mut self.scratch.buffers.saved);
            self.take_saved(|number, member| saved.push((member.slot, number)));
            self.scratch.buffers.saved = saved;
        }
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
        if !is_first || !pair.moves_plainly || self.steps.templates.is_unclear(pair, 0) {
            return false;
        }
        let Some(value) = self.steps.value(self.doc, pair.route(0, 1), found.key + 1) else {
            return false;
        };
        found.value = value;
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
            let Walk { scratch, .. } = self;
            let buffers = &mut scratch.buffers;
            choose(&mut buffers.seen, at.pair.has_to, &mut buffers.actions);
            match at.pair.is_in_place() && self.mark(0) != Mark::New {
                true => self.change_in_place(at),
                false => self.apply(at),
            }
        }
        if !self.scratch.buffers.saved.is_empty() {
            for name in 0..=last {
                self.restore(at, name);
            }
        }
        if (at.pair.can_lack || is_any_there && at.pair.is_required) && self.name(last).output == Output::Nothing {
            self.fill_or_lack(at);
        }
        if self.sets_needs {
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
        buffers.seen.clear();
        buffers.seen.resize(count, None);
        let mut is_any_there = false;
        for n in first..self.scratch.found.len() {
            let found = self.scratch.found[n];
            if let Some((number, name)) = at.pairs.known[usize::from(found.known)].name
                && number == at.pair.number
            {
                is_any_there = true;
                let name = &mut self.scratch.buffers.names[usize::from(name)];
                (name.found, name.key) = (Some(n), found.key);
                name.count += 1;
            }
        }
        for n in 0..self.scratch.buffers.saved.len() {
            let (slot, number) = self.scratch.buffers.saved[n];
            if let Some(name) = slot.checked_sub(pair.slot).filter(|name| *name < count) {
                self.scratch.buffers.names[name].saved.get_or_insert(number);
            }
        }
        if is_any_there {
            for name in 0..count {
                self.see(at, name);
            }
        }
        is_any_there
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
        let can_move = name < pair.last() || pair.is_in_place() && pair.is_reformed;
        let value = can_move
            .then(|| steps.value(doc, pair.route(name, pair.last()), key + 1))
            .flatten();
        let is_unclear = value.is_some() && steps.templates.is_unclear(pair, name);
        let can_build = !is_unclear || self.spelling(pair, name, pair.last()).is_some();
        let fits = pair.field(name).holds.expects(doc.node(key + 1).kind());
        let spelled_as = (0..=pair.last()).find(|&into| {
            let is_other = into != name && (into < pair.last() || !pair.has_to);
            let is_spelled = is_other && self.spelling(pair, name, into).is_some();
            is_spelled && steps.value(doc, pair.route(name, into), key + 1).is_some()
        });
        let mark = self.mark(name);
        let buffers = &mut self.scratch.buffers;
        buffers.seen[name] = Some(Seen {
            can_move: value.is_some() && can_build,
            fits,
            mark,
            spelled_as,
        });
        let known = &mut buffers.names[name];
        (known.value, known.fits) = (value, fits);
    }

    /// What the complement says of a name.
    fn mark(&self, name: usize) -> Mark {
        let saved = self.name(name).saved;
        saved.map_or(Mark::None, |saved| self.saved.members[saved].mark)
    }

    /// What the complement has of a name that another one becomes.
    fn spelling(&self, pair: &Pair, from: usize, into: usize) -> Option<usize> {
        let number = self.name(into).saved?;
        let saved = &self.saved.members[number];
        let is_it = saved.is_spelling() && saved.of == from && (into != from || pair.is_in_place());
        is_it.then_some(number)
    }

    /// Applies what was chosen for the names of a pair.
    fn apply(&mut self, at: PairAt) {
        for name in 0..=at.pair.last() {
            if self.name(name).found.is_some() {
                let output = match self.scratch.buffers.actions[name] {
                    Action::Stay => (name, Output::Stayed),
                    Action::Move(into) => (into, Output::Moved(name)),
                    Action::Go => continue,
                };
                self.scratch.buffers.names[output.0].output = output.1;
            }
        }
        for name in 0..=at.pair.last() {
            self.each(at, name, |walk, n, nth| walk.apply_to(at, name, n, nth));
        }
    }

    /// Calls a function with each member of a name that may repeat, or with the last of one that may not.
    fn each(&mut self, at: PairAt, name: usize, mut act: impl FnMut(&mut Self, usize, usize)) {
        let Some(last) = self.name(name).found else { return };
        let first = match at.pair.field(name).model.is_repeatable {
            true => at.first,
            false => last,
        };
        let is_it = Some((at.pair.number, name as u8));
        let mut nth = 0;
        for n in first..=last {
            if at.pairs.known[usize::from(self.scratch.found[n].known)].name == is_it {
                act(self, n, nth);
                nth += 1;
            }
        }
    }

    /// Applies what was chosen for a name to a member: of those with a name that may repeat, the nth.
    fn apply_to(&mut self, at: PairAt, name: usize, n: usize, nth: usize) {
        let found = &mut self.scratch.found[n];
        let key = found.key;
        found.is_closed = true;
        match self.scratch.buffers.actions[name] {
            Action::Stay => {
                self.out.changed.push(self.entry(at, name, n, What::Stays));
                if name == at.pair.last() && at.pair.has_to {
                    self.note_unfit(at, key);
                }
            }
            Action::Go => {
                let (what, value) = self.removal(at, name, key);
                self.out.changed.push(Changed {
                    value,
                    ..self.entry(at, name, n, what)
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
        let spelled = self.spelling(at.pair, name, into);
        let spelled = spelled.map(|saved| saved + nth).filter(|saved| {
            let same = self.saved.members.get(*saved).map(|member| member.slot);
            same == Some(at.pair.slot + into)
        });
        let text = self.moved_text(at.pair, (name, into), value, spelled);
        let found = &mut self.scratch.found[n];
        (found.value, found.is_closed) = (value, text.is_some());
        self.out.changed.push(Changed {
            value,
            text: text.unwrap_or_default(),
            saved: self.spelled(spelled),
            ..self.entry(at, name, n, What::Moves { into: into as u8 })
        });
        if into == at.pair.last() && text.is_none() && route.is_whole() {
            self.note_unfit_moved(at, name, key);
        }
    }

    /// The text of a value that does not move as it is: what a formula makes of it, or what the complement has, if it was
    /// made of that.
    fn moved_text(
        &mut self,
        pair: &'static Pair,
        (name, into): (usize, usize),
        value: NodeId,
        spelled: Option<usize>,
    ) -> Option<Span> {
        let (doc, steps) = (self.doc, self.steps);
        let route = pair.route(name, into);
        if route.steps.is_empty() {
            return None;
        }
        if let Some(saved) = spelled
            && let text = self.saved.members[saved].text.of(&self.saved.strings)
            && let Some((spelling, hole)) = self.scratch.fragment.hole(text, route, &steps.option)
        {
            let back = pair.back(name, into);
            if steps.makes(back, (spelling, hole), (doc, value)) {
                return Some(self.out.make(spelling.source(hole)));
            }
        }
        let computed = steps.computed(route, doc.source(value))?;
        Some(self.out.make(&computed))
    }

    /// Why a member is removed, and the value in it that another one keeps.
    fn removal(&self, at: PairAt, name: usize, key: NodeId) -> (What, NodeId) {
        let InPair { value, count, .. } = self.name(name);
        let pair = at.pair;
        let last = pair.last();
        if self.mark(name) == Mark::New {
            return (What::Goes(Reason::Undone), key + 1);
        }
        if !pair.has_to {
            let reason = if self.steps.from < self.steps.to {
                Reason::Gone
            } else {
                Reason::Later
            };
            return (What::Goes(reason), key + 1);
        }
        if self.name(name).output != Output::Nothing {
            return (What::Goes(Reason::Replaced), key + 1);
        }
        let holder = self.name(last).output;
        let is_kept = match holder {
            Output::Moved(_) => true,
            _ => holder == Output::Stayed && self.name(last).fits,
        };
        if let Some(value) = value.filter(|_| is_kept) {
            let other = match holder {
                Output::Moved(from) => self.name(from),
                _ => self.name(last),
            };
            let are_single = count == 1 && other.count == 1;
            return match are_single && self.is_same(pair, (name, value), holder) {
                true => (What::Merges(other.key), value),
                // Where a name may repeat, the value is the whole one.
                false => (What::Goes(Reason::Kept), if count > 1 { key + 1 } else { value }),
            };
        }
        let is_at_option = pair.route(name, last).source.is_at_option();
        let reason = match value {
            _ if is_kept => Reason::Kept,
            Some(_) => Reason::NoBuilding,
            None if is_at_option => Reason::NoValueThere,
            None => Reason::NoValue,
        };
        (What::Goes(reason), key + 1)
    }

    /// Whether the output's last name holds what a value would become. Two that move there may go to different places in it:
    /// each version that one crosses can lead deeper.
    fn is_same(&self, pair: &'static Pair, (name, value): (usize, NodeId), holder: Output) -> bool {
        let (doc, steps) = (self.doc, self.steps);
        let last = pair.last();
        let route = pair.route(name, last);
        let depth = |route: &Route| route.target.tokens(&steps.option).count();
        match holder {
            Output::Stayed => {
                let own = steps.value(doc, pair.back(name, last), self.name(last).key + 1);
                own.is_some_and(|own| steps.makes(route, (doc, value), (doc, own)))
            }
            Output::Moved(from) => self.name(from).value.is_some_and(|other| {
                let other_route = pair.route(from, last);
                if depth(other_route) != depth(route) {
                    return false;
                }
                let [a, b] = [(route, value), (other_route, other)].map(|(route, value)| {
                    let source = doc.source(value);
                    steps.computed(route, source).unwrap_or_else(|| source.to_vec())
                });
                a == b
            }),
            Output::Nothing | Output::Came => false,
        }
    }

    /// A member that both versions have: its value gets another form, or stays.
    fn change_in_place(&mut self, at: PairAt) {
        self.scratch.buffers.names[0].output = Output::Stayed;
        self.each(at, 0, |walk, n, _| walk.change_value(at, n));
    }

    fn change_value(&mut self, at: PairAt, n: usize) {
        let value = self.scratch.found[n].key + 1;
        let spelled = self.spelling(at.pair, 0, 0);
        let has_value = self.name(0).value.is_some();
        let text = has_value
            .then(|| self.moved_text(at.pair, (0, 0), value, spelled))
            .flatten();
        match text.filter(|text| text.of(&self.out.made) != self.doc.source(value)) {
            Some(text) => self.out.changed.push(Changed {
                text,
                saved: self.spelled(spelled),
                ..self.entry(at, 0, n, What::Moves { into: 0 })
            }),
            None => {
                self.out.changed.push(self.entry(at, 0, n, What::Stays));
                self.note_unfit(at, value - 1);
            }
        }
    }

    /// What happens to the nth of what the walk has found.
    fn entry(&self, at: PairAt, name: usize, n: usize, what: What) -> Changed {
        let found = self.scratch.found[n];
        Changed::of(at.pair, name, what, found.key, found.position)
    }

    /// How the complement spells a member that moves.
    fn spelled(&self, saved: Option<usize>) -> Span {
        saved.map_or(Span::default(), |saved| self.saved.members[saved].text)
    }

    pub(super) fn note(&mut self, at: (usize, usize), reason: Reason, node: NodeId) {
        self.out.noted.push(Noted {
            object: self.out.objects.len() as u32,
            reason,
            pair: at.0 as u16,
            name: at.1 as u8,
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
