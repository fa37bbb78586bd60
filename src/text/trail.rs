//! The path to a node, found by descending from the root. Asked for nodes in text order, it goes on
//! from the last one, so that all paths together take one pass.

use super::doc::{Doc, Kind, NodeId};
use alloc::vec::Vec;

/// The way to the last node that was asked for.
pub(crate) struct Trail<'t> {
    doc: Doc<'t>,
    steps: Vec<Step>,
}

/// A container on the way, and which of its children leads on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) container: NodeId,
    /// A key or an element.
    pub(crate) child: NodeId,
    /// The position of the child.
    pub(crate) index: u32,
}

impl<'t> Trail<'t> {
    pub(crate) fn new(doc: Doc<'t>) -> Trail<'t> {
        Trail {
            doc,
            steps: Vec::new(),
        }
    }

    /// The steps from the root to a node. A key has the path of its member.
    pub(crate) fn to(&mut self, target: NodeId) -> &[Step] {
        while let Some(last) = self.steps.last() {
            let next = self.doc.node(last.container).next();
            if last.container < target && target < next {
                break;
            }
            self.steps.pop();
        }
        if self.steps.is_empty() && target > 0 && target < self.doc.len() {
            self.enter(0);
        }
        while let Some(last) = self.steps.last_mut() {
            let is_object = self.doc.node(last.container).is(Kind::Object);
            if target < last.child {
                (last.child, last.index) = (last.container + 1, 0);
            }
            let mut value = last.child + u32::from(is_object);
            while self.doc.node(value).next() <= target {
                last.child = self.doc.node(value).next();
                last.index += 1;
                value = last.child + u32::from(is_object);
            }
            if target <= value {
                break;
            }
            self.enter(value);
        }
        &self.steps
    }

    fn enter(&mut self, container: NodeId) {
        self.steps.push(Step {
            container,
            child: container + 1,
            index: 0,
        });
    }

    /// Whether a step is a position in an array, not a name.
    pub(crate) fn is_position(doc: Doc, step: &Step) -> bool {
        doc.node(step.container).is(Kind::Array)
    }
}
