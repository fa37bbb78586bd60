//! Checks lists: finds the entries in an envelope that the interface does not show (4.4), and checks each.

use super::Check;
use crate::report::code::Severity;
use crate::report::finding::Finding;
use crate::text::envelope::{Entries, Lookup, entries};
use crate::text::{NodeId, NodeKind};

impl Check<'_> {
    /// Checks a list: each of its entries, and repeated names in its envelope.
    pub(super) fn entries(&mut self) {
        let root = self.doc.node(0);
        if !matches!(root.kind(), NodeKind::Array | NodeKind::Object) {
            return self.value(0, self.rules.shape.envelope);
        }
        let found = entries(self.doc, self.rules.entries);
        match found.list() {
            Some(list) => {
                self.repetitions(0, list);
                self.elements(list, self.rules.shape.root);
                self.repetitions(self.doc.node(list).next(), root.next());
            }
            None => self.repetitions(0, root.next()),
        }
        // An unfinished text may have lacked only its entries.
        if root.is_closed() {
            self.outcome.entries = Some(found);
            if let Entries::Missed(lookup, node) = found {
                self.missed(lookup, node);
            }
        }
    }

    /// Notes that the entries were not found. A check can continue without them.
    fn missed(&mut self, lookup: Lookup, node: NodeId) {
        let by_default = match lookup {
            Lookup::Ambiguous => Severity::Warning,
            Lookup::Nowhere | Lookup::NoArray => Severity::Error,
        };
        self.note(
            Finding::of_entries(lookup, node, self.doc.node(node).span()),
            by_default,
        );
    }
}
