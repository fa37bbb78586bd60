//! Removing a member from an object's text together with one comma and white space.

use super::span::Span;

/// Returns the span to delete in order to remove a member. `member` reaches from its key to the end of
/// its value. The comma before it goes too, with the white space between; for the first member, the
/// comma and white space after it.
pub(crate) fn removed_with(text: &[u8], member: Span) -> Span {
    let byte = |at: u32| text.get(at as usize).copied().unwrap_or(0);
    let mut start = member.start;
    while start > 0 && is_blank(byte(start - 1)) {
        start -= 1;
    }
    if start > 0 && byte(start - 1) == b',' {
        return Span::new(start - 1, member.end);
    }
    let past_blanks = |mut at: u32| {
        while is_blank(byte(at)) {
            at += 1;
        }
        at
    };
    let behind = past_blanks(member.end);
    match byte(behind) {
        b',' => Span::new(member.start, past_blanks(behind + 1)),
        _ => Span::new(start, member.end),
    }
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

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
}
