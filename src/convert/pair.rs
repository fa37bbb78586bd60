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
