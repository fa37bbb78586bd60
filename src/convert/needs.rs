//! Sets what the way back needs to know of each member, as soon as a pair is decided. [`super::back`] writes it.

use super::choice::{Need, Origin, Written, find_needs};
use super::decided::{Changed, Decided, What};
use super::fragment::VALUE;
use super::walk::Walk;
use crate::contract::location::around;
use crate::contract::pairs::Pair;
use crate::text::Doc;

impl Walk<'_> {
    /// Sets what the way back needs to know of the members of a pair, whose entries are those from one on.
    pub(super) fn set_needs(&mut self, pair: &'static Pair, first: usize) {
        for n in first..self.out.changed.len() {
            let one = &self.out.changed[n];
            if self.is_spelled(pair, one) {
                self.out.changed[n].need = Need::Spelled;
            } else if pair.is_in_place() && one.what == What::Comes {
                self.out.changed[n].need = Need::New;
            }
        }
        let moves_back = |one: &Changed| one.name == 0 && one.held_as() == Some(pair.last());
        match &self.out.changed[first..] {
            [] => {}
            [one] if pair.has_from && matches!(one.what, What::Moves { .. }) && moves_back(one) => {}
            _ if pair.is_in_place() => {}
            _ => self.find_needs(pair, first),
        }
    }

    /// Sets what does not come back by itself.
    fn find_needs(&mut self, pair: &'static Pair, first: usize) {
        let mut written = core::mem::take(&mut self.scratch.buffers.written);
        written.clear();
        written.resize(pair.names.len(), None);
        for n in first..self.out.changed.len() {
            let one = self.out.changed[n];
            if let Some(place) = one.held_as() {
                written[place] = Some(self.written(pair, &one, place));
            }
        }
        let buffers = &mut self.scratch.buffers;
        find_needs(&written, pair.has_from, &mut buffers.needs, &mut buffers.need_buffers);
        buffers.written = written;
        for one in &mut self.out.changed[first..] {
            let need = one.held_as().map_or(Need::Nothing, |place| buffers.needs[place]);
            if need != Need::Nothing {
                one.need = need;
            }
        }
    }

    /// What the output holds under a name.
    fn written(&mut self, pair: &'static Pair, one: &Changed, place: usize) -> Written {
        let (doc, steps) = (self.doc, self.steps);
        let field = pair.field(place);
        let (origin, doc, value) = match one.what {
            What::Moves { .. } => {
                let is_whole = pair.route(usize::from(one.name), place).target.is_whole();
                return Written {
                    origin: Origin::Moved(usize::from(one.name)),
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
        let can_build = place > 0 && !pair.back(0, place).target.is_unclear(&steps.option);
        let back = pair.back(0, place);
        Written {
            origin,
            can_move: can_build && doc.is_some_and(|doc| steps.value(doc, back, value).is_some()),
            fits: doc.is_some_and(|doc| field.holds.expects(doc.node(value).kind())),
        }
    }

    /// Whether a member that moves is spelled differently from how the converter would write it on the way back.
    fn is_spelled(&self, pair: &'static Pair, one: &Changed) -> bool {
        let (doc, steps) = (self.doc, self.steps);
        let into = match one.what {
            What::Moves { into } => usize::from(into),
            What::Stays if pair.is_in_place() => 0,
            _ => return false,
        };
        if !comes_back(doc, self.out, pair, one) {
            return true;
        }
        if pair.is_in_place() {
            return false;
        }
        if one.name > 0 {
            return true;
        }
        let [key, whole, value] = [one.key, one.key + 1, one.value].map(|node| doc.node(node).span());
        let [open, close] = around(whole, value);
        let is_own = [key, open, close].map(|part| part.of(doc.text())) == steps.templates.back(pair, into);
        !is_own || pair.back(0, into).target.is_unclear(&steps.option)
    }
}

/// Whether the value of a member comes back as it is from what the output holds.
pub(super) fn comes_back(doc: Doc, decided: &Decided, pair: &Pair, one: &Changed) -> bool {
    let (value, made) = (doc.source(one.value), one.text.of(&decided.made));
    let output = if made.is_empty() { value } else { made };
    let into = one.held_as().unwrap_or(pair.last());
    let back = pair.back(usize::from(one.name), into);
    let again = back.computed(output);
    again.is_some_and(|again| {
        if again.is_empty() {
            output == value
        } else {
            again == value
        }
    })
}
