//! Matches the records of a complement with the elements of a list.
//!
//! Identifiers are compared decoded. An identifier that is unique in both matches at any position. A
//! repeated one matches only at its position, if the number of elements is unchanged and it is written the
//! same. Without an identifier, the position decides, if the number of elements is unchanged.

use super::complement_reader::Record;
use crate::text::names::RepeatedNames;
use crate::text::{Doc, NodeId, NodeKind};
use alloc::vec::Vec;

/// The elements of one list with their identifiers, compared with each other and with those of records. Keeps its buffers.
#[derive(Debug, Default)]
pub(super) struct Identifiers {
    /// Each element, and its identifier.
    elements: Vec<(NodeId, Option<NodeId>)>,
    names: RepeatedNames,
    /// For each element, then for each record, the place of the first with an equal identifier.
    classes: Vec<u32>,
    /// By class: how many elements it has, and the last of them.
    counts: Vec<(u32, usize)>,
}

impl Identifiers {
    /// Collects the elements of a list, or the document, and compares their identifiers with those of records.
    pub(super) fn gather(
        &mut self,
        doc: Doc,
        list: Option<NodeId>,
        name: Option<&str>,
        records: &[Record],
        strings: &[u8],
    ) {
        self.elements.clear();
        match list {
            Some(list) => {
                let elements = doc.elements(list);
                self.elements
                    .extend(elements.map(|element| (element, id(doc, element, name))));
            }
            None => self.elements.push((0, id(doc, 0, name))),
        }
        let source = |id: Option<NodeId>| id.map_or(&b""[..], |id| doc.source(id));
        let sources = self.elements.iter().map(|&(_, id)| source(id));
        let sources = sources.chain(records.iter().map(|record| record.id.of(strings)));
        self.names.classes(sources, &mut self.classes);
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

    /// Whether another element has the identifier of this one.
    pub(super) fn repeats(&self, element: u32) -> bool {
        let element = element as usize;
        let id = self.elements.get(element).and_then(|element| element.1);
        id.is_some() && self.alike(element).0 > 1
    }

    /// Sets for each element the record that matches it. `count` is how many elements the list had.
    pub(super) fn find_matches(
        &self,
        doc: Doc,
        records: &[Record],
        count: u32,
        strings: &[u8],
        matches: &mut Vec<Option<u32>>,
    ) {
        let first = matches.len();
        matches.resize(first + self.elements.len(), None);
        for (n, record) in records.iter().enumerate() {
            let id = record.id.of(strings);
            let found = match self.alike(self.elements.len() + n) {
                (1, only) if !id.is_empty() && !record.is_repeated => Some(only),
                // A repeated identifier, or none. One that is not there differs from that at its position.
                _ => Some(record.position as usize).filter(|&position| {
                    let there = self.elements.get(position).and_then(|element| element.1);
                    count == self.count() && there.map_or(&b""[..], |there| doc.source(there)) == id
                }),
            };
            let Some(&(element, _)) = found.and_then(|place| self.elements.get(place)) else {
                continue;
            };
            let is_container = matches!(doc.node(element).kind(), NodeKind::Object | NodeKind::Array);
            let place = found.and_then(|place| matches.get_mut(first + place));
            if let Some(place @ None) = place.filter(|_| is_container) {
                *place = Some(n as u32);
            }
        }
    }

    fn alike(&self, place: usize) -> (u32, usize) {
        self.counts[self.classes[place] as usize]
    }
}

/// The identifier of an object, if it is a string or a number. Of repeated names the last counts.
pub(super) fn id(doc: Doc, object: NodeId, name: Option<&str>) -> Option<NodeId> {
    let id = last_named(doc, object, name?)? + 1;
    let kind = doc.node(id).kind();
    matches!(kind, NodeKind::String | NodeKind::Number).then_some(id)
}

/// The last key of an object with a name: of repeated names it counts.
pub(super) fn last_named(doc: Doc, object: NodeId, name: &str) -> Option<NodeId> {
    doc.keys(object)
        .filter(|&key| doc.reads(&doc.node(key), name.as_bytes()))
        .last()
}
