use super::*;
use crate::text::{Index, Padded};
use alloc::format;
use alloc::string::String;

/// The path of each node, found from the root alone.
fn paths(doc: Doc, node: NodeId, path: String, all: &mut Vec<(NodeId, String)>) {
    all.push((node, path.clone()));
    for key in doc.keys(node) {
        let path = format!("{path}/{}", doc.decoded(&doc.node(key)));
        all.push((key, path.clone()));
        paths(doc, key + 1, path, all);
    }
    for (position, element) in doc.elements(node).enumerate() {
        paths(doc, element, format!("{path}/{position}"), all);
    }
}

#[test]
fn a_path_is_the_same_whatever_was_asked_for_before() {
    let text = br#"{"a":[1,[2,{"b":3}],[]],"c":{},"d":{"e":[{"f":[0]},5]}}"#;
    let (mut index, mut buffer) = (Index::default(), Vec::new());
    let doc = index.read(Padded::copy(text, &mut buffer), 0, 9);
    let mut all = Vec::new();
    paths(doc, 0, String::new(), &mut all);
    let mut trail = Trail::new(doc);
    let mut last: Vec<String> = Vec::new();
    let mut state = 1u64;
    for round in 0..5_000 {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let place = match round < all.len() {
            true => round,
            false => (state >> 33) as usize % all.len(),
        };
        let (target, expected) = &all[place];
        let (shared, steps) = trail.to(*target);
        let names: Vec<String> = steps
            .iter()
            .map(|step| match step.is_position {
                true => format!("/{}", step.index),
                false => format!("/{}", doc.decoded(&doc.node(step.child))),
            })
            .collect();
        assert_eq!(names.concat(), *expected);
        assert_eq!(names[..shared], last[..shared]);
        last = names;
    }
}
