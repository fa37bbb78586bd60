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
        Trail { doc, steps: Vec::new() }
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

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
