use super::*;

#[test]
fn instructions_are_enough_and_no_more() {
    const ORIGINS: [Origin; 4] = [Origin::Absent, Origin::Stayed, Origin::Moved, Origin::Added];
    let mut count = 0;
    for (from, into) in ORIGINS.iter().flat_map(|a| ORIGINS.map(|b| (*a, b))) {
        for bits in 0..16 {
            let written = |origin: Origin, bits: u8| {
                let is_present = origin != Origin::Absent;
                let content = Content {
                    is_present,
                    can_move: is_present && (bits & 1 != 0 || origin == Origin::Moved),
                    fits_field: is_present && bits & 2 != 0,
                    instruction: Instruction::None,
                };
                Written { origin, content }
            };
            let (a, b) = (written(from, bits), written(into, bits >> 2));
            // What moves into a member leaves its own, and a member that stays where one could move
            // into it fits its field.
            let is_possible = from != Origin::Moved && !(into == Origin::Moved && from == Origin::Stayed);
            if !is_possible {
                continue;
            }
            count += 1;
            let actions_back = |instructions: [Instruction; 2]| {
                let with = |written: Written, instruction| Content {
                    instruction,
                    ..written.content
                };
                // On the way back the members change their roles.
                let [b, a] = actions(true, with(b, instructions[1]), with(a, instructions[0]));
                [a, b]
            };
            let are_wanted = |actions: [Action; 2]| {
                let fits = |origin, action| match origin {
                    Origin::Absent => true,
                    Origin::Stayed => action == Action::Stay,
                    Origin::Moved => action == Action::Move,
                    Origin::Added => action == Action::Remove,
                };
                fits(from, actions[0]) && fits(into, actions[1])
            };
            let given = instructions(true, a, b);
            assert!(are_wanted(actions_back(given)), "{a:?} {b:?}: {given:?}");
            for n in 0..2 {
                let mut less = given;
                less[n] = Instruction::None;
                let is_minimal = given[n] == Instruction::None || !are_wanted(actions_back(less));
                assert!(is_minimal, "{a:?} {b:?}: {given:?}");
            }
        }
    }
    assert!(count > 100);
}
