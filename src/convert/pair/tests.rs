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
            let is_possible = from != Came::Moved && !(into == Came::Moved && from == Came::Own);
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
