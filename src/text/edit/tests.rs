use super::*;
use proptest::collection::vec;
use proptest::prelude::*;

/// An edit as lengths: what is kept before it, removed and inserted.
type Lengths = (u32, u32, u32);

/// A text of distinct numbers, so that each can be followed.
type Numbers = Vec<u32>;

fn edited(text: &[u32], lengths: &[Lengths], fresh: u32) -> (Numbers, Vec<Edit>) {
    let (mut out, mut edits, mut at) = (Numbers::new(), Vec::new(), 0);
    for &(stays, goes, comes) in lengths {
        let start = (at + stays as usize).min(text.len());
        let end = (start + goes as usize).min(text.len());
        out.extend_from_slice(&text[at..start]);
        let place = out.len() as u32;
        out.extend((0..comes).map(|n| fresh + place + n));
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 5_000, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn two_lists_of_edits_are_one_that_leaves_out_what_both_left(
        length in 0u32..40,
        first in vec((0u32..6, 0u32..4, 0u32..4), 0..6),
        second in vec((0u32..6, 0u32..4, 0u32..4), 0..6),
    ) {
        let text: Numbers = (0..length).collect();
        let (between, first) = edited(&text, &first, 1_000);
        let (output, second) = edited(&between, &second, 2_000);
        let edits = composed(&first, &second);
        let survivors: Numbers = output.iter().copied().filter(|&number| number < 1_000).collect();
        prop_assert_eq!(&outside(&text, &edits, |edit| edit.input), &survivors);
        prop_assert_eq!(&outside(&output, &edits, |edit| edit.output), &survivors);
        prop_assert!(edits.windows(2).all(|pair| pair[0].input.end < pair[1].input.start));
    }

    #[test]
    fn places_outside_of_edits_are_found_in_both_texts_and_those_inside_at_the_edit(
        length in 0u32..40,
        lengths in vec((0u32..6, 0u32..4, 0u32..4), 0..6),
    ) {
        let text: Numbers = (0..length).collect();
        let (output, edits) = edited(&text, &lengths, 1_000);
        let kept = (0u32..).zip(&output).filter(|&(_, &number)| number < 1_000);
        for (place, &number) in kept {
            prop_assert_eq!(backward(&edits, place), number);
            let one = |at: u32| Span::new(at, at + 1);
            prop_assert_eq!(forward(&edits, one(number)), one(place));
        }
        for edit in &edits {
            for place in edit.output.start..edit.output.end {
                prop_assert_eq!(backward(&edits, place), edit.input.start);
            }
            if edit.input.start < edit.input.end {
                prop_assert_eq!(forward(&edits, edit.input), edit.output);
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
