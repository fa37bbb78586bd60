use super::*;
use crate::check::made_up_tests::random::Random;

/// A text of distinct numbers, so that each can be followed.
type Numbers = Vec<u32>;

/// Makes up to five edits, which insert numbers from `fresh` on.
fn edited(text: &[u32], random: &mut Random, fresh: u32) -> (Numbers, Vec<Edit>) {
    let (mut out, mut edits, mut at) = (Numbers::new(), Vec::new(), 0);
    for _ in 0..random.below(6) {
        let start = (at + random.below(6)).min(text.len());
        let end = (start + random.below(4)).min(text.len());
        out.extend_from_slice(&text[at..start]);
        let place = out.len() as u32;
        out.extend((0..random.below(4) as u32).map(|n| fresh + place + n));
        edits.push(Edit {
            input: Span::new(start as u32, end as u32),
            output: Span::new(place, out.len() as u32),
        });
        at = end;
    }
    out.extend_from_slice(&text[at..]);
    (out, edits)
}

/// The characters outside of all edits, by the spans that `side` picks.
fn outside(text: &[u32], edits: &[Edit], side: fn(&Edit) -> Span) -> Numbers {
    let (mut out, mut at) = (Numbers::new(), 0);
    for span in edits.iter().map(side) {
        out.extend_from_slice(&text[at..span.start as usize]);
        at = span.end as usize;
    }
    out.extend_from_slice(&text[at..]);
    out
}

/// Texts of up to 39 numbers.
fn texts() -> impl Iterator<Item = (Numbers, Random)> {
    (0..5_000).map(|seed| {
        let mut random = Random::new(seed);
        ((0..random.below(40) as u32).collect(), random)
    })
}

#[test]
fn two_lists_of_edits_are_one_that_leaves_out_what_both_left() {
    for (text, mut random) in texts() {
        let (between, first) = edited(&text, &mut random, 1_000);
        let (output, second) = edited(&between, &mut random, 2_000);
        let edits = composed(&first, &second);
        let survivors = output.iter().copied().filter(|&number| number < 1_000);
        let survivors: Numbers = survivors.collect();
        assert_eq!(outside(&text, &edits, |edit| edit.input), survivors);
        assert_eq!(outside(&output, &edits, |edit| edit.output), survivors);
        let mut pairs = edits.windows(2);
        assert!(pairs.all(|pair| pair[0].input.end < pair[1].input.start));
    }
}

#[test]
fn places_outside_of_edits_are_found_in_both_texts_and_those_inside_at_the_edit() {
    for (text, mut random) in texts() {
        let (output, edits) = edited(&text, &mut random, 1_000);
        let kept = (0..).zip(&output).filter(|&(_, &number)| number < 1_000);
        for (place, &number) in kept {
            assert_eq!(backward(&edits, place), number);
            let one = |at: u32| Span::new(at, at + 1);
            assert_eq!(forward(&edits, one(number)), one(place));
        }
        for edit in &edits {
            for place in edit.output.start..edit.output.end {
                assert_eq!(backward(&edits, place), edit.input.start);
            }
            if edit.input.start < edit.input.end {
                assert_eq!(forward(&edits, edit.input), edit.output);
            }
        }
    }
}

fn without(text: &str, member: &str) -> String {
    let start = text.find(member).unwrap() as u32;
    let member = Span::new(start, start + member.len() as u32);
    let gone = removed_with(text.as_bytes(), member);
    [&text[..gone.start as usize], &text[gone.end as usize..]].concat()
}

#[test]
fn a_member_goes_with_one_comma() {
    let text = "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}";
    assert_eq!(without(text, "\"a\": 1"), "{\n  \"b\": 2,\n  \"c\": 3\n}");
    assert_eq!(without(text, "\"b\": 2"), "{\n  \"a\": 1,\n  \"c\": 3\n}");
    assert_eq!(without(text, "\"c\": 3"), "{\n  \"a\": 1,\n  \"b\": 2\n}");
}

#[test]
fn the_only_member_goes_with_the_white_space_before_it() {
    assert_eq!(without("{ \"a\":1 }", "\"a\":1"), "{ }");
    assert_eq!(without("{\"a\":1}", "\"a\":1"), "{}");
}
