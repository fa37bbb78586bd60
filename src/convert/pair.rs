//! What one operation does with its two members, there and back: pure functions of what is there.
//!
//! `from` is the member of the version that is left, `into` that of the other version.

/// What happens to a member.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Act {
    /// It stays as it is.
    #[default]
    Stay,
    /// It is removed.
    Take,
    /// It becomes the other member, in its place.
    Move,
}

/// What a complement says about a member of the document that goes back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Says {
    #[default]
    Nothing,
    /// The earlier document had it, too.
    Keep,
    /// The earlier document had nothing that it could become.
    Drop,
}

/// What a member holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seen {
    pub(super) is_there: bool,
    /// It holds a value that can move.
    pub(super) can_move: bool,
    /// Its value is one that its own field expects.
    pub(super) is_home: bool,
    pub(super) says: Says,
}

/// How a member came into the output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Came {
    /// It is not there.
    #[default]
    Not,
    /// It stayed.
    Own,
    /// The other member moved.
    Moved,
    /// It came back from a complement, or fills a gap.
    Put,
}

/// What happens to the two members. A value moves unless the other member is there and has one itself.
pub(super) fn there(is_pair: bool, from: Seen, into: Seen) -> [Act; 2] {
    let moves = is_pair && from.can_move && from.says == Says::Nothing;
    let stays = into.says != Says::Drop && (into.is_home || !moves);
    let act = match from.says {
        Says::Keep => Act::Stay,
        Says::Nothing if moves && !(into.is_there && stays) => Act::Move,
        _ => Act::Take,
    };
    [act, if stays { Act::Stay } else { Act::Take }]
}

/// What the way back has to be told about the two members of the output, so that exactly those go or move
/// back that came.
pub(super) fn back(is_pair: bool, from: (Came, Seen), into: (Came, Seen)) -> [Says; 2] {
    let from_blocks = from.0 == Came::Own && from.1.is_home;
    let of_into = match into.0 {
        Came::Own => Says::Keep,
        Came::Put if is_pair && into.1.can_move && !from_blocks => Says::Drop,
        _ => Says::Nothing,
    };
    let gives_way = into.0 == Came::Moved && !from.1.is_home;
    let of_from = match from.0 {
        Came::Put if !gives_way => Says::Drop,
        _ => Says::Nothing,
    };
    [of_from, of_into]
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn back_says_enough_and_no_more() {
        const CAME: [Came; 4] = [Came::Not, Came::Own, Came::Moved, Came::Put];
        let mut count = 0;
        for (from, into) in CAME.iter().flat_map(|a| CAME.map(|b| (*a, b))) {
            for bits in 0..16 {
                let seen = |came: Came, bits: u8| Seen {
                    is_there: came != Came::Not,
                    can_move: came != Came::Not && (bits & 1 != 0 || came == Came::Moved),
                    is_home: came != Came::Not && bits & 2 != 0,
                    says: Says::Nothing,
                };
                let (a, b) = (seen(from, bits), seen(into, bits >> 2));
                // What moves into a member leaves its own, and a member that stays where one could move
                // into it is at home.
                let is_possible =
                    from != Came::Moved && !(into == Came::Moved && from == Came::Own);
                if !is_possible {
                    continue;
                }
                count += 1;
                let acts = |says: [Says; 2]| {
                    // On the way back the members change their parts.
                    let [b, a] = there(
                        true,
                        Seen { says: says[1], ..b },
                        Seen { says: says[0], ..a },
                    );
                    [a, b]
                };
                let wanted = |acts: [Act; 2]| {
                    let fits = |came, act| match came {
                        Came::Not => true,
                        Came::Own => act == Act::Stay,
                        Came::Moved => act == Act::Move,
                        Came::Put => act == Act::Take,
                    };
                    fits(from, acts[0]) && fits(into, acts[1])
                };
                let says = back(true, (from, a), (into, b));
                assert!(
                    wanted(acts(says)),
                    "{from:?} {a:?} {into:?} {b:?}: {says:?}"
                );
                for n in 0..2 {
                    let mut less = says;
                    less[n] = Says::Nothing;
                    let is_minimal = says[n] == Says::Nothing || !wanted(acts(less));
                    assert!(is_minimal, "{from:?} {a:?} {into:?} {b:?}: {says:?}");
                }
            }
        }
        assert!(count > 100);
    }
}
