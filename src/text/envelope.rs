//! Finds the entries of a list. The interface does not show the envelope around them, so a list that is
//! not found for certain is reported, not guessed.

use super::doc::{Doc, NodeId, NodeKind};
use super::pointer::tokens;

/// The result of looking for the entries of a list.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Entries {
    /// The document is the list, or the pointer leads to it.
    At(NodeId),
    /// The value of this key is the only array of objects: assumed to be the list.
    Behind(NodeId),
    /// No entries: no top-level array holds an object.
    None,
    /// Not found. The node is where the search ended.
    Missed(Lookup, NodeId),
}

impl Entries {
    /// The list.
    pub(crate) fn list(self) -> Option<NodeId> {
        match self {
            Entries::At(list) => Some(list),
            Entries::Behind(key) => Some(key + 1),
            Entries::None | Entries::Missed(..) => None,
        }
    }
}

/// Why the entries of a list were not found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lookup {
    /// The pointer leads to no value.
    Nowhere,
    /// The pointer leads to a value that is not an array.
    NoArray,
    /// Several members are arrays of objects.
    Ambiguous,
}

/// Finds the entries of a list whose document is an array or an object.
pub(crate) fn entries(doc: Doc, pointer: Option<&[u8]>) -> Entries {
    match (doc.node(0).kind(), pointer) {
        (NodeKind::Array, _) => Entries::At(0),
        (_, Some(pointer)) => match follow(doc, 0, pointer) {
            None => Entries::Missed(Lookup::Nowhere, 0),
            Some(node) if doc.node(node).is(NodeKind::Array) => Entries::At(node),
            Some(node) => Entries::Missed(Lookup::NoArray, node),
        },
        (_, None) => search(doc, Elements::Objects),
    }
}

/// Finds the entries that a conversion changes: those of [`entries`], or else those of an array with an object and with
/// other values, which a conversion leaves as they are.
pub(crate) fn entries_to_convert(doc: Doc, pointer: Option<&[u8]>) -> Entries {
    match entries(doc, pointer) {
        Entries::None => search(doc, Elements::Mixed),
        found => found,
    }
}

/// What a list holds.
#[derive(Clone, Copy, PartialEq)]
enum Elements {
    /// Nothing but objects.
    Objects,
    /// An object, and other values.
    Mixed,
}

/// Finds the only top-level member that is an array of such members. A repeated name counts once, with its
/// last value: repetition is a problem of its own.
fn search(doc: Doc, members: Elements) -> Entries {
    let is_list = |list: NodeId| {
        let mut kinds = doc.elements(list).map(|at| doc.node(at).is(NodeKind::Object));
        let is_wanted = members == Elements::Mixed;
        let found = kinds.any(|is_object| is_object == is_wanted);
        doc.node(list).is(NodeKind::Array) && found == is_wanted
    };
    let is_candidate = |&key: &NodeId| is_list(key + 1);
    let mut filled = None;
    let mut first: Option<NodeId> = None;
    let mut is_only_one = true;
    for key in doc.keys(0).filter(is_candidate) {
        let name = doc.node(*first.get_or_insert(key));
        is_only_one &= doc.have_same_name(&name, &doc.node(key));
        if doc.elements(key + 1).next().is_some() {
            filled = Some(key);
        }
    }
    match filled {
        Some(key) if is_only_one => Entries::Behind(key),
        Some(_) => Entries::Missed(Lookup::Ambiguous, 0),
        None => Entries::None,
    }
}

/// Resolves a JSON Pointer from a value. Of repeated names the last counts.
pub(crate) fn follow(doc: Doc, from: NodeId, pointer: &[u8]) -> Option<NodeId> {
    let mut at = from;
    for token in tokens(pointer) {
        at = match doc.node(at).kind() {
            NodeKind::Object => {
                let named = |&key: &NodeId| token.names(doc, key);
                doc.keys(at).filter(named).last()? + 1
            }
            NodeKind::Array => doc.elements(at).nth(token.position()?)?,
            _ => return None,
        };
    }
    Some(at)
}
