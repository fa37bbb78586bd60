//! Finds the path to a node by descending from the root. Each search continues from the last one, so
//! that the paths of nodes in text order together take one pass.

use super::doc::{Doc, NodeId, NodeKind};
use alloc::vec::Vec;

/// The path to the last node that was asked for.
pub(crate) struct Trail<'t> {
    doc: Doc<'t>,
    steps: Vec<TrailStep>,
}

/// A container on the path, and which of its children comes next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TrailStep {
    pub(crate) container: NodeId,
    /// The key or element.
    pub(crate) child: NodeId,
    /// The position of the child.
    pub(crate) index: u32,
    /// Whether the container is an array.
    pub(crate) is_position: bool,
}

impl<'t> Trail<'t> {
    pub(crate) fn new(doc: Doc<'t>) -> Trail<'t> {
        Trail {
            doc,
            steps: Vec::new(),
        }
    }

    /// Returns the steps from the root to a node, and how many of them are unchanged since the last call.
    /// A key has the path of its member.
    pub(crate) fn to(&mut self, target: NodeId) -> (usize, &[TrailStep]) {
        while let Some(last) = self.steps.last() {
            let next = self.doc.node(last.container).next();
            if last.container < target && target < next {
                break;
            }
            self.steps.pop();
        }
        let mut shared = self.steps.len();
        if self.steps.is_empty() && target > 0 && target < self.doc.len() {
            self.enter(0);
        }
        while let Some(last) = self.steps.last_mut() {
            let before = last.child;
            let value_of = |child: NodeId| child + u32::from(!last.is_position);
            let (mut child, mut index) = match target < before {
                true => (last.container + 1, 0),
                false => (before, last.index),
            };
            while self.doc.node(value_of(child)).next() <= target {
                child = self.doc.node(value_of(child)).next();
                index += 1;
            }
            let value = value_of(child);
            (last.child, last.index) = (child, index);
            if child != before {
                shared = shared.min(self.steps.len() - 1);
            }
            if target <= value {
                break;
            }
            self.enter(value);
        }
        (shared, &self.steps)
    }

    /// The steps to the last target.
    pub(crate) fn steps(&self) -> &[TrailStep] {
        &self.steps
    }

    fn enter(&mut self, container: NodeId) {
        self.steps.push(TrailStep {
            container,
            child: container + 1,
            index: 0,
            is_position: self.doc.node(container).is(NodeKind::Array),
        });
    }
}

#[cfg(test)]
mod tests {
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
}
