//! Every state of one, two and three names: what was done is undone by the way back, and without any one of the marks it
//! would not be.

use super::*;

/// A member of the input, or one that a complement restores.
#[derive(Clone, Copy, Debug)]
enum Member {
    Absent,
    There(Seen, Back),
    Saved(Seen, Back),
}

/// Whether its value could move back.
type Back = bool;

fn members(name: usize, last: usize, has_to: bool) -> Vec<Member> {
    let mut all = vec![Member::Absent];
    let both = [false, true];
    let bits = both
        .iter()
        .flat_map(|v| both.iter().flat_map(|f| both.iter().map(|b| (*v, *f, *b))));
    for (can_move, fits, back) in bits {
        let seen = |mark, spelled_as| Seen {
            can_move,
            fits,
            mark,
            spelled_as,
        };
        let marks = [Mark::None, Mark::New, Mark::Kept];
        all.extend(marks.map(|mark| Member::There(seen(mark, None), back)));
        let others = (0..=last).filter(|other| *other != name && (*other != last || !has_to));
        let spelled = others.filter(|_| can_move && name < last);
        all.extend(spelled.map(|other| Member::There(seen(Mark::None, Some(other)), back)));
        all.push(Member::Saved(seen(Mark::None, None), back));
    }
    all
}

/// What the output holds, given what happens to each name.
fn written(members: &[Member], actions: &[Action]) -> Vec<Option<Written>> {
    let mut out: Vec<Option<Written>> = vec![None; members.len()];
    for (name, member) in members.iter().enumerate() {
        let Member::There(seen, back) = *member else { continue };
        match actions[name] {
            Action::Stay => {
                assert!(out[name].is_none(), "a name stands twice");
                out[name] = Some(Written {
                    origin: Origin::Stayed,
                    is_spelled: false,
                    can_move: back,
                    fits: seen.fits,
                });
            }
            Action::Move(into) => {
                assert!(out[into].is_none(), "a name stands twice");
                out[into] = Some(Written {
                    origin: Origin::Moved(name),
                    is_spelled: false,
                    can_move: true,
                    fits: seen.fits,
                });
            }
            Action::Go => {}
        }
    }
    for (name, member) in members.iter().enumerate() {
        if let (Member::Saved(seen, back), None) = (*member, out[name]) {
            out[name] = Some(Written {
                origin: Origin::Came,
                is_spelled: false,
                can_move: back,
                fits: seen.fits,
            });
        }
    }
    out
}

fn is_all_undone(out: &[Option<Written>], has_from: bool, needs: &[Mark], buffers: &mut ChoiceBuffers) -> bool {
    turn(out, has_from, needs, buffers);
    let mut names = out.iter().enumerate();
    names.all(|(name, one)| one.is_none_or(|one| is_undone(buffers, name, one.origin)))
}

#[test]
fn every_state_is_undone_by_enough_marks_and_no_more() {
    let (mut count, mut marked) = (0, 0);
    let mut buffers = ChoiceBuffers::default();
    for (last, has_from, has_to) in (0..3).flat_map(|last| {
        let flags = [(true, true), (true, false), (false, true), (false, false)];
        flags.map(|(has_from, has_to)| (last, has_from, has_to))
    }) {
        let all: Vec<Vec<Member>> = (0..=last).map(|name| members(name, last, has_to)).collect();
        let states: usize = all.iter().map(Vec::len).product();
        for mut state in 0..states {
            let picked = all.iter().map(|members| {
                let member = members[state % members.len()];
                state /= members.len();
                member
            });
            let picked: Vec<Member> = picked.collect();
            let there = picked.iter().map(|member| match member {
                Member::There(seen, _) => Some(*seen),
                _ => None,
            });
            let mut names: Vec<Option<Seen>> = there.collect();
            // One member has a saved name of its own.
            if names.iter().flatten().filter(|seen| seen.spelled_as.is_some()).count() > 1 {
                continue;
            }
            let (mut actions, mut needs) = (Vec::new(), Vec::new());
            choose(&mut names, has_to, &mut actions);
            let out = written(&picked, &actions);
            find_needs(&out, has_from, &mut needs, &mut buffers);
            assert!(
                is_all_undone(&out, has_from, &needs, &mut buffers),
                "{picked:?} became {out:?} with {needs:?}"
            );
            for name in 0..=last {
                let mut fewer = needs.clone();
                if core::mem::take(&mut fewer[name]) != Mark::None {
                    marked += 1;
                    let is_needless = is_all_undone(&out, has_from, &fewer, &mut buffers);
                    assert!(!is_needless, "{out:?}: needless is name {name} of {needs:?}");
                }
            }
            count += 1;
        }
    }
    println!("{count} states with {marked} marks");
    assert!(count > 150_000);
}

#[test]
fn a_member_whose_earlier_name_is_taken_does_not_keep_others_from_theirs() {
    let seen = |spelled_as| {
        let (can_move, fits, mark) = (true, true, Mark::None);
        Some(Seen {
            can_move,
            fits,
            mark,
            spelled_as,
        })
    };
    let mut actions = Vec::new();
    choose(
        &mut [seen(Some(1)), seen(None), seen(Some(3)), None],
        false,
        &mut actions,
    );
    assert_eq!(actions, [Action::Go, Action::Go, Action::Move(3), Action::Go]);
}
