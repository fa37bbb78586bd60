use super::*;

#[test]
fn no_limit_lets_an_index_have_more_nodes_than_it_can_count() {
    let text = b"[".repeat(DEEPEST as usize + 1);
    let (mut index, mut buffer) = (Index::default(), Vec::new());
    let doc = index.read(Padded::copy(&text, &mut buffer), 0, u32::MAX);
    // The last bracket is not read; an absent node stands for it.
    assert_eq!(doc.len(), DEEPEST + 1);
    let fault = index.fault().map(|fault| (fault.cause, fault.span.start));
    assert_eq!(fault, Some((Cause::TooDeep, DEEPEST)));
}
