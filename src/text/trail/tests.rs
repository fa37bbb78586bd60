use super::*;
use crate::check::made_up_tests::random::Random;
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
    let (mut trail, mut random) = (Trail::new(doc), Random::new(1));
    let mut last: Vec<String> = Vec::new();
    let in_order = 0..all.len();
    for place in in_order.chain((0..5_000).map(|_| random.below(all.len()))) {
        let (target, expected) = &all[place];
        let (shared, steps) = trail.to(*target);
        let steps = steps.iter().map(|step| match step.is_position {
            true => format!("/{}", step.index),
            false => format!("/{}", doc.decoded(&doc.node(step.child))),
        });
        let names: Vec<String> = steps.collect();
        assert_eq!(names.concat(), *expected);
        assert_eq!(names[..shared], last[..shared]);
        last = names;
    }
}
