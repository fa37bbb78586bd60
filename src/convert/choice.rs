//! Decides what happens to the names of one pair in one object, there and back, from no more than what is seen of them. The
//! tests hold every state of up to three names to the law: what was done is undone, and no mark is needless.

use alloc::vec::Vec;

/// What a complement says about a member of the document that is converted back, so that this undoes what was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Mark {
    #[default]
    None,
    /// The earlier document had it, too.
    Kept,
    /// It had it, too, with a value that could not move.
    Unmoved,
    /// The earlier document had nothing that it could become.
    New,
    /// How the member was spelled that it was, and so under which name.
    Spelled,
}

/// A name of a pair that a document has.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Seen {
    /// It has a value that can move.
    pub(super) can_move: bool,
    /// Its value is one that its own field expects.
    pub(super) fits: bool,
    pub(super) mark: Mark,
    /// The name under which the complement has it, if it would not become that by itself.
    pub(super) spelled_as: Option<usize>,
}

/// What happens to a member of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    Stay,
    Go,
    /// It becomes the member of that name, in its place.
    Move(usize),
}

/// What is seen of each name, and what happens to it.
#[derive(Debug, Default)]
pub(super) struct ChoiceBuffers {
    pub(super) seen: Vec<Option<Seen>>,
    pub(super) actions: Vec<Action>,
}

/// Sets what happens to each name. The first is that of the version that the document has, the last that of the version
/// it gets, unless that has none. Takes a name that has been decided out of those that are seen.
///
/// - What a complement marks stays or goes.
/// - A member whose earlier name the complement has becomes that again, unless the document has a fitting one.
/// - Of the others, one holds the value in the output: the last if it fits its field; else the nearest that can move, and
///   of those one that fits its own field; else the last as it is. The rest goes.
pub(super) fn choose(names: &mut [Option<Seen>], has_to: bool, actions: &mut Vec<Action>) {
    actions.clear();
    actions.extend(names.iter().map(|name| match name {
        Some(seen) if seen.mark == Mark::Kept => Action::Stay,
        _ => Action::Go,
    }));
    while let Some((from, into)) = spelled(names) {
        actions[from] = Action::Move(into);
        (names[from], names[into]) = (None, None);
    }
    let last = names.len() - 1;
    let own = free(names, last).filter(|_| has_to);
    let movable = (0..last).filter_map(|name| Some((name, free(names, name).filter(|seen| seen.can_move)?)));
    let best = movable.max_by_key(|(name, seen)| (seen.fits, *name));
    match (own, best) {
        (Some(own), _) if own.fits => actions[last] = Action::Stay,
        (_, Some((name, _))) if has_to && !is_kept(names, last) => actions[name] = Action::Move(last),
        (Some(_), _) => actions[last] = Action::Stay,
        (None, _) => {}
    }
}

/// Whether a complement says that the member stays. Nothing moves there: the name would stand twice.
fn is_kept(names: &[Option<Seen>], name: usize) -> bool {
    names[name].is_some_and(|seen| seen.mark == Mark::Kept)
}

/// A member that takes part: without a mark.
fn free(names: &[Option<Seen>], name: usize) -> Option<Seen> {
    names[name].filter(|seen| seen.mark == Mark::None)
}

/// A member that gets its earlier name, which is not taken, and that name.
fn spelled(names: &[Option<Seen>]) -> Option<(usize, usize)> {
    let is_taken = |into: &usize| is_kept(names, *into) || free(names, *into).is_some_and(|own| own.fits);
    let earlier = |name| free(names, name)?.spelled_as.filter(|into| !is_taken(into));
    (0..names.len()).find_map(|name| Some((name, earlier(name)?)))
}

/// Where a member of the output comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// It stayed.
    Stayed,
    /// It was the member of that name.
    Moved(usize),
    /// A complement restored it, or it fills a gap.
    Came,
}

/// What the output holds under one of the names.
#[derive(Clone, Copy, Debug)]
pub(super) struct Written {
    pub(super) origin: Origin,
    /// It was spelled differently from how the way back would write it.
    pub(super) is_spelled: bool,
    /// Its value can move back.
    pub(super) can_move: bool,
    pub(super) fits: bool,
}

/// Sets what the way back has to know of each name of the output: with that, exactly what came goes, what stayed stays, and
/// what moved moves back. It adds one after the other until that is so: of what came, then of what stayed, then of what moved,
/// each from the last name on.
/// `has_from` says whether the version that the document had knows the first name.
pub(super) fn find_needs(
    written: &[Option<Written>],
    has_from: bool,
    needs: &mut Vec<Mark>,
    buffers: &mut ChoiceBuffers,
) {
    needs.clear();
    needs.extend(written.iter().map(|one| match one {
        Some(one) if one.is_spelled || needs_name(one.origin, has_from) => Mark::Spelled,
        _ => Mark::None,
    }));
    loop {
        turn(written, has_from, needs, buffers);
        let open = (0..written.len()).rev().filter_map(|name| {
            let one = written[name].filter(|one| needs[name] == Mark::None && !is_undone(buffers, name, one.origin))?;
            let mark = match one.origin {
                Origin::Came => Mark::New,
                Origin::Stayed if one.can_move || name == 0 => Mark::Kept,
                Origin::Stayed => Mark::Unmoved,
                Origin::Moved(_) => Mark::Spelled,
            };
            Some((name, mark))
        });
        let Some((name, mark)) = open.min_by_key(|(_, mark)| (*mark == Mark::Spelled, *mark != Mark::New)) else {
            return;
        };
        needs[name] = mark;
    }
}

/// Whether the way back would not find the name of a member that moved.
fn needs_name(origin: Origin, has_from: bool) -> bool {
    matches!(origin, Origin::Moved(from) if from > 0 || !has_from)
}

/// Sets what the way back does with each name, of which the order is the other one.
fn turn(
    written: &[Option<Written>],
    has_from: bool,
    needs: &[Mark],
    ChoiceBuffers { seen, actions }: &mut ChoiceBuffers,
) {
    let last = written.len() - 1;
    seen.clear();
    seen.extend(written.iter().zip(needs).rev().map(|(one, need)| {
        one.map(|one| Seen {
            can_move: one.can_move,
            fits: one.fits,
            mark: match need {
                Mark::Unmoved => Mark::Kept,
                Mark::Spelled => Mark::None,
                need => *need,
            },
            spelled_as: match one.origin {
                Origin::Moved(from) if *need == Mark::Spelled && needs_name(one.origin, has_from) => Some(last - from),
                _ => None,
            },
        })
    }));
    choose(seen, has_from, actions);
}

/// Whether the way back undoes what made a member of the output.
fn is_undone(ChoiceBuffers { actions, .. }: &ChoiceBuffers, name: usize, origin: Origin) -> bool {
    let last = actions.len() - 1;
    actions[last - name]
        == match origin {
            Origin::Stayed => Action::Stay,
            Origin::Came => Action::Go,
            Origin::Moved(from) => Action::Move(last - from),
        }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
