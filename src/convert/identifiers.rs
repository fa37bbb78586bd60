//! The identifiers of the elements of one list, compared with each other and with those of a complement's records.

use crate::text::NodeId;
use alloc::vec::Vec;

/// Elements with their identifiers, in reusable buffers.
#[derive(Debug, Default)]
pub(super) struct Identifiers {
    /// Each element, and its identifier.
    pub(super) elements: Vec<(NodeId, Option<NodeId>)>,
    /// For each element, then for each record, the place of the first with an equal identifier.
    pub(super) classes: Vec<u32>,
    /// By class: how many elements it has, and the last of them.
    counts: Vec<(u32, usize)>,
}

impl Identifiers {
    /// Counts the elements of each class.
    pub(super) fn count_classes(&mut self) {
        self.counts.clear();
        self.counts.resize(self.classes.len(), (0, 0));
        for (element, &class) in self.classes.iter().take(self.elements.len()).enumerate() {
            let count = &mut self.counts[class as usize];
            *count = (count.0 + 1, element);
        }
    }

    /// The number of elements.
    pub(super) fn count(&self) -> u32 {
        self.elements.len() as u32
    }

    /// The identifier of an element.
    pub(super) fn of(&self, element: usize) -> Option<NodeId> {
        self.elements.get(element)?.1
    }

    /// Whether another element has the identifier of this one.
    pub(super) fn repeats(&self, element: u32) -> bool {
        let element = element as usize;
        self.of(element).is_some() && self.alike(element).0 > 1
    }

    /// How many elements have the identifier of a record, and the last of them.
    pub(super) fn with_that_of(&self, record: usize) -> (u32, usize) {
        self.alike(self.elements.len() + record)
    }

    fn alike(&self, place: usize) -> (u32, usize) {
        self.counts[self.classes[place] as usize]
    }
}
