//! Lists whose elements were reordered, removed, inserted or got other identifiers before they are converted back.

use super::grown::segments;
use super::{Converted, OnOrphan, Question, parse};
use crate::contract::model::Layout;
use crate::convert::Complement;
use crate::report::code::Code;
use core::ops::Range;
use serde_json::value::RawValue;
use std::collections::HashMap;

const MOVES: [&str; 9] = [
    "keep",
    "reverse",
    "remove first",
    "remove last",
    "insert first",
    "insert last",
    "swap ids",
    "drop ids",
    "same ids",
];

/// The texts of the elements of a list, and of what is around them.
#[derive(Clone)]
struct List {
    before: String,
    elements: Vec<String>,
    after: String,
}

impl List {
    /// The list at a pointer in a text.
    fn read(text: &str, pointer: &str) -> Option<List> {
        let mut list = text;
        for name in segments(pointer) {
            list = members(list)?.get(&name)?.get();
        }
        let elements: Vec<&RawValue> = serde_json::from_str(list).ok()?;
        let start = place_of(list, text).start;
        Some(List {
            before: text[..=start + list.find('[')?].to_owned(),
            elements: elements.iter().map(|one| one.get().to_owned()).collect(),
            after: text[start + list.rfind(']')?..].to_owned(),
        })
    }

    fn text(&self) -> String {
        [&self.before, &*self.elements.join(","), &self.after].concat()
    }

    fn ids(&self, name: &str) -> Vec<Option<&str>> {
        self.elements.iter().map(|one| id(one, name)).collect()
    }

    /// The list with elements that moved. `None` if it does not have those that would.
    fn moved(&self, how: &str, name: &str) -> Option<List> {
        let old = &self.elements[..];
        let new = [format!("{{\"{name}\":\"inserted\"}}")];
        let with_ids = |ids: &[&str]| -> Option<Vec<String>> {
            let pairs = old.iter().zip(ids);
            pairs.map(|(one, new)| with_id(one, name, new)).collect()
        };
        let elements = match how {
            "reverse" => old.iter().rev().cloned().collect(),
            "remove first" => old.get(1..)?.to_vec(),
            "remove last" => old.split_last()?.1.to_vec(),
            "insert first" => [&new, old].concat(),
            "insert last" => [old, &new].concat(),
            "swap ids" => {
                let ids = self.ids(name).into_iter().rev();
                with_ids(&ids.collect::<Option<Vec<&str>>>()?)?
            }
            "drop ids" => with_ids(&vec!["null"; old.len()])?,
            "same ids" => with_ids(&vec!["9"; old.len()])?,
            _ => old.to_vec(),
        };
        Some(List {
            elements,
            ..self.clone()
        })
    }
}

fn members(object: &str) -> Option<HashMap<String, &RawValue>> {
    serde_json::from_str(object).ok()
}

/// The text of an element's identifier, which is a string or a number.
fn id<'t>(element: &'t str, name: &str) -> Option<&'t str> {
    let id = members(element)?.get(name)?.get();
    let value = parse(id);
    (value.is_string() || value.is_number()).then_some(id)
}

/// An element with another value as its identifier, if it has one.
fn with_id(element: &str, name: &str, new: &str) -> Option<String> {
    let old = place_of(id(element, name)?, element);
    Some([&element[..old.start], new, &element[old.end..]].concat())
}

/// Where a part of a text is.
fn place_of(part: &str, text: &str) -> Range<usize> {
    let start = part.as_ptr() as usize - text.as_ptr() as usize;
    start..start + part.len()
}

/// The positions of the elements that have records in a complement: of entries, or of those in a document.
fn recorded(complement: Option<&Complement>, layout: Layout) -> Vec<usize> {
    let complement = complement.map(|complement| parse(complement.as_json()));
    let changes = complement.and_then(|all| all["changes"].as_object().cloned());
    let changes = changes.unwrap_or_default();
    let entries = changes.values().flat_map(|change| change["entries"].as_array());
    let elements = entries.flatten().flat_map(|entry| match layout {
        Layout::Entries => core::slice::from_ref(entry),
        _ => entry["items"].as_array().map_or(&[][..], Vec::as_slice),
    });
    let places = elements.filter_map(|element| element["at"].as_u64());
    places.map(|at| at as usize).collect()
}

/// Finds the element that was at a position, by the identifiers. `None` if what is recorded of it is an orphan.
fn found(there: &List, at: usize, here: &List, name: &str) -> Option<usize> {
    let [old, new] = [there, here].map(|list| list.ids(name));
    let has_it = |id: &Option<&str>| id.map(parse) == old[at].map(parse);
    let count = |ids: &[Option<&str>]| ids.iter().filter(|id| has_it(id)).count();
    let place = match (count(&old), count(&new)) {
        (1, 1) if old[at].is_some() => new.iter().position(has_it),
        _ => (old.len() == new.len() && new[at] == old[at]).then_some(at),
    };
    place.filter(|&place| here.elements[place].starts_with('{'))
}

impl Question<'_> {
    /// An element that moves takes along what is recorded of it. Others are converted as without a complement. Returns how
    /// many moved.
    pub(super) fn survives_moves(&self, there: &Converted) -> u64 {
        let list = self.oracle().recorded_list(&parse(self.text));
        let (pointer, name) = list.unzip();
        let name = name.flatten().unwrap_or_default();
        let read = |text: &str| List::read(text, pointer.as_deref()?);
        let (Some(original), Some(converted)) = (read(self.text), read(&there.output)) else {
            return 0;
        };
        let recorded = recorded(there.complement.as_ref(), self.contract().layout);
        let mut count = 0;
        for how in MOVES {
            let Some(moved) = converted.moved(how, name) else {
                continue;
            };
            let text = moved.text();
            let story = || format!("{how}: {text} went back: {}", self.name());
            let places = recorded.iter().map(|&at| found(&original, at, &moved, name));
            let places: Vec<Option<usize>> = places.collect();
            let is_own = |at: usize, n: usize| moved.elements[n] == converted.elements[at];
            let mut pairs = recorded.iter().zip(&places);
            let is_mixed = pairs.any(|(at, place)| place.is_some_and(|n| !is_own(*at, n)));
            let refusals = self.back(&text, there, OnOrphan::Error).err();
            let is_refused = refusals.is_some_and(|all| all[0].code == Code::Complement);
            // What is recorded inside of an entry can be missing in another one.
            let is_right = is_refused == places.contains(&None) || is_refused && is_mixed;
            assert!(is_right, "{}", story());
            let back = self.survives(there, &text, OnOrphan::Drop);
            let back = back.unwrap_or_else(|refusals| panic!("{refusals:?}: {}", story()));
            let bare = self.turned(&text).there();
            let [back, bare] = [&back, &bare].map(|one| read(&one.output).expect("a list"));
            for (n, element) in back.elements.iter().enumerate() {
                let record = places.iter().position(|place| *place == Some(n));
                let expected = match record.map(|record| recorded[record]) {
                    None => &bare.elements[n],
                    Some(at) if is_own(at, n) => &original.elements[at],
                    // After a swap, what is recorded of one can be of another.
                    Some(_) => continue,
                };
                count += u64::from(record.is_some());
                assert_eq!(element, expected, "{}", story());
            }
        }
        count
    }
}
