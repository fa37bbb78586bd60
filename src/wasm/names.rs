//! What `detectShape` asks: how many names of a shape a document has.

use super::settings::split;
use super::with_state;
use crate::check::query::other_text;
use crate::contract::catalogue::Fields;
use crate::contract::model::Layout;
use crate::service::catalogue;
use crate::text::envelope::entries;
use crate::text::{Index, NodeId};
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns how many names of a shape's version the document in the buffer has, times 65536, and how many it lacks that the
/// interface states as required. In a list, those of all entries count; in a text that ends early, those before its end.
#[wasm_bindgen]
pub fn names_of(shape: u32, form: u32, length: u32, head: u32, settings: u32) -> u32 {
    with_state(|state| {
        let (text, rules) = split(&mut state.input, length, head, settings, form);
        let shape = catalogue().shape(shape as usize);
        let mut index = Index::default();
        let doc = match shape.is_query() {
            true if other_text(text.text()).is_some() => return 0,
            true if rules.has_places => index.read_query(text),
            true => index.read_query_object(text),
            false => index.read(text, 0, rules.limits.depth),
        };
        let names = |node: NodeId| {
            let places = doc
                .keys(node)
                .filter_map(|key| shape.object.find_key(doc, &doc.node(key), 0));
            places.fold(0, |seen: Fields, place| seen | 1 << place)
        };
        let seen = match shape.layout {
            Layout::Entries => {
                let list = entries(doc, rules.entries).list().into_iter();
                list.flat_map(|list| doc.elements(list))
                    .fold(0, |seen, entry| seen | names(entry))
            }
            Layout::Document | Layout::Query => names(0),
        };
        let here = shape.object.in_version(rules.version);
        let known = seen & !here.absent();
        let missing = shape.object.with_value(None).mandatory & !here.excused & !seen;
        known.count_ones() << 16 | missing.count_ones()
    })
}
