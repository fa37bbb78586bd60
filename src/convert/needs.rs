//! Sets what the way back needs to know of each member, as soon as a pair is decided. [`super::complement_writer`] writes it.

use super::choice::{Mark, Origin, Written, find_needs};
use super::decide::PairBuffers;
use super::decided::{Changed, Decided, What};
use super::fragment::VALUE;
use super::walk::Walk;
use crate::contract::location::around;
use crate::contract::pairs::Pair;
use crate::text::Doc;

impl Walk<'_> {
    /// Sets what the way back needs to know of the members of a pair, whose entries are those from one on.
    pub(super) fn set_needs(&mut self, pair: &'static Pair, first: usize) {
        if let [one] = self.out.changed[first..]
            && (one.name, one.what)
                == (
                    0,
                    What::Moves {
                        into: pair.last() as u8,
                    },
                )
            && pair.has_from
        {
            if self.is_spelled(pair, &one) {
                self.out.changed[first].need = Mark::Spelled;
            }
            return;
        }
        let mut written = core::mem::take(&mut self.scratch.buffers.written);
        written.clear();
        written.resize(pair.names.len(), None);
        for n in first..self.out.changed.len() {
            let one = self.out.changed[n];
            if let Some(place) = one.held_as() {
                let mut now = self.written(pair, &one, place);
                now.is_spelled |= written[place].is_some_and(|other| other.is_spelled);
                written[place] = Some(now);
            }
        }
        let PairBuffers { needs, choice, .. } = &mut self.scratch.buffers;
        find_needs(&written, pair.has_from, needs, choice);
        for one in &mut self.out.changed[first..] {
            one.need = one.held_as().map_or(Mark::None, |place| needs[place]);
        }
        self.scratch.buffers.written = written;
    }

    /// What the output holds under a name.
    fn written(&mut self, pair: &'static Pair, one: &Changed, place: usize) -> Written {
        let (doc, steps) = (self.doc, self.steps);
        let (field, back) = (pair.field(place), pair.back(0, place));
        let is_spelled = self.is_spelled(pair, one);
        let (origin, doc, value) = match one.what {
            What::Moves { .. } => {
                let from = usize::from(one.name);
                let is_whole = pair.route(from, place).target.is_whole();
                return Written {
                    origin: Origin::Moved(from),
                    is_spelled,
                    // If it is unclear what to build around it, the complement has its spelling.
                    can_move: true,
                    fits: !is_whole || field.holds.expects(doc.node(one.value).kind()),
                };
            }
            What::Comes => {
                let text = one.text.of(&self.out.made);
                (Origin::Came, self.scratch.fragment.read(text), VALUE)
            }
            _ => (Origin::Stayed, Some(doc), one.value),
        };
        let can_build = place > 0 && !steps.templates.back(pair, place).is_unclear;
        Written {
            origin,
            is_spelled,
            can_move: can_build && doc.is_some_and(|doc| steps.value(doc, back, value).is_some()),
            fits: doc.is_some_and(|doc| field.holds.expects(doc.node(value).kind())),
        }
    }

    /// Whether a member is spelled differently from how the converter would write it on the way back.
    fn is_spelled(&self, pair: &'static Pair, one: &Changed) -> bool {
        let (doc, steps) = (self.doc, self.steps);
        let into = match one.what {
            What::Moves { into } => usize::from(into),
            What::Stays => return pair.is_in_place() && !comes_back(doc, self.out, pair, one),
            _ => return false,
        };
        let [key, whole, value] = [one.key, one.key + 1, one.value].map(|node| doc.node(node).span());
        let [open, close] = around(whole, value);
        let own = steps.templates.back(pair, into);
        let is_own = [key, open, close].map(|part| part.of(doc.text())) == own.parts();
        !comes_back(doc, self.out, pair, one) || !is_own || own.is_unclear
    }
}

/// Whether the value of a member comes back as it is from what the output holds.
pub(super) fn comes_back(doc: Doc, decided: &Decided, pair: &Pair, one: &Changed) -> bool {
    let (value, made) = (doc.source(one.value), one.text.of(&decided.made));
    let output = if made.is_empty() { value } else { made };
    let into = one.held_as().unwrap_or(pair.last());
    let back = pair.back(usize::from(one.name), into);
    back.computed(output).is_some_and(|again| again == value)
}
