//! Computes the expected result of a conversion on parsed values: no text, no edits, no spans.
//!
//! It shares no code and no table with the converter.

use crate::law::{Question, parse, pointers};
use order_contract::{Conversion, Shape, Version};
use serde_json::{Map, Value};

pub const URL: &str = "redemption_url";
pub const PAYOUT: &str = "payout";
const ADDED: [&str; 3] = ["approval_state", "categories", "expiry"];

/// The expected value, and the pointers of losses and gaps.
#[derive(Debug, Default)]
pub struct Expected {
    pub value: Value,
    pub losses: Vec<String>,
    pub gaps: Vec<String>,
}

pub struct Oracle<'o> {
    pub shape: Shape,
    pub from: Version,
    pub path: &'o [String],
    pub entries: Option<&'o str>,
}

impl Oracle<'_> {
    fn up(&self) -> bool {
        self.from == Version::V2023_07_27
    }

    pub fn expect(&self, value: &Value) -> Expected {
        let mut expected = Expected {
            value: value.clone(),
            ..Expected::default()
        };
        let mut value = value.clone();
        for (pointer, entry) in self.entries(&mut value) {
            self.entry(&pointer, entry, &mut expected);
        }
        expected.value = value;
        expected.losses.sort();
        expected.gaps.sort();
        expected
    }

    /// Each entry that is an object, with its pointer.
    pub fn entries<'v>(&self, value: &'v mut Value) -> Vec<(String, &'v mut Map<String, Value>)> {
        if !matches!(self.shape, Shape::OrderList | Shape::ProductList) {
            return value
                .as_object_mut()
                .map(|entry| (String::new(), entry))
                .into_iter()
                .collect();
        }
        let place = match (value.is_array(), self.entries) {
            (true, _) => String::new(),
            (_, Some(pointer)) => pointer.to_owned(),
            _ => match found(value) {
                Some(name) => format!("/{name}"),
                None => return Vec::new(),
            },
        };
        let list = value.pointer_mut(&place).and_then(Value::as_array_mut);
        list.into_iter()
            .flatten()
            .enumerate()
            .filter_map(|(n, entry)| Some((format!("{place}/{n}"), entry.as_object_mut()?)))
            .collect()
    }

    fn entry(&self, at: &str, entry: &mut Map<String, Value>, expected: &mut Expected) {
        match self.shape {
            Shape::Product | Shape::ProductList => self.product(at, entry, expected),
            Shape::Order | Shape::OrderList => {
                for (pointer, item) in items(at, entry) {
                    match self.up() {
                        true => self.item_up(&pointer, item, expected),
                        false => self.item_down(&pointer, item, expected),
                    }
                }
            }
            _ => {}
        }
    }

    fn product(&self, at: &str, product: &mut Map<String, Value>, expected: &mut Expected) {
        if self.up() {
            let state = product.get(ADDED[0]).and_then(Value::as_str);
            if state.is_none_or(str::is_empty) {
                expected.gaps.push(format!("{at}/{}", ADDED[0]));
            }
            // A received null is no error if the API documentation does not require the field.
            let unfit = |name: &str, fits: fn(&Value) -> bool| {
                product.get(name).is_some_and(|value| !fits(value))
            };
            if unfit(ADDED[1], |value| {
                value.is_array() || value.is_object() || value.is_null()
            }) {
                expected.gaps.push(format!("{at}/{}", ADDED[1]));
            }
            if unfit(ADDED[2], |value| value.is_object() || value.is_null()) {
                expected.gaps.push(format!("{at}/{}", ADDED[2]));
            }
            return;
        }
        for name in ADDED {
            if product.shift_remove(name).is_some() {
                expected.losses.push(format!("{at}/{name}"));
            }
        }
    }

    fn item_up(&self, at: &str, item: &mut Map<String, Value>, expected: &mut Expected) {
        match (item.get(URL).cloned(), item.get(PAYOUT)) {
            (Some(url), Some(payout)) => {
                let same = url.is_string() && look(payout, self.path) == Some(&url);
                item.shift_remove(URL);
                if !same {
                    expected.losses.push(format!("{at}/{URL}"));
                }
            }
            // An array may be around it, or an object: not told.
            (Some(url @ Value::String(_)), None) if !self.path.iter().any(is_index) => {
                rename(item, URL, PAYOUT, wrapped(self.path, url));
            }
            (Some(_), None) => {
                item.shift_remove(URL);
                expected.losses.push(format!("{at}/{URL}"));
            }
            (None, _) => {}
        }
    }

    fn item_down(&self, at: &str, item: &mut Map<String, Value>, expected: &mut Expected) {
        let Some(payout) = item.get(PAYOUT).cloned() else {
            return;
        };
        let inside = look(&payout, self.path).filter(|url| url.is_string());
        let lost = |expected: &mut Expected| {
            others(
                &payout,
                self.path,
                format!("{at}/{PAYOUT}"),
                &mut expected.losses,
            );
        };
        match (item.get(URL).cloned(), inside) {
            (Some(url @ Value::String(_)), Some(inside)) => {
                item.shift_remove(PAYOUT);
                lost(expected);
                if url != *inside {
                    let path: String = self
                        .path
                        .iter()
                        .map(|part| format!("/{}", escape(part)))
                        .collect();
                    expected.losses.push(format!("{at}/{PAYOUT}{path}"));
                }
            }
            (url, Some(inside)) => {
                if url.is_some() {
                    item.shift_remove(URL);
                    expected.losses.push(format!("{at}/{URL}"));
                }
                rename(item, PAYOUT, URL, inside.clone());
                lost(expected);
            }
            (_, None) => {
                item.shift_remove(PAYOUT);
                expected.losses.push(format!("{at}/{PAYOUT}"));
            }
        }
    }

    /// Compares a conversion with what is expected.
    pub fn holds(&self, question: &Question, converted: &Conversion) {
        let name = question.name();
        let expected = self.expect(&parse(question.text));
        let actual = parse(&converted.output);
        // As text, because the order of members counts.
        assert_eq!(actual.to_string(), expected.value.to_string(), "{name}");
        let sorted = |mut pointers: Vec<String>| {
            pointers.sort();
            pointers
        };
        let losses = sorted(pointers(&converted.losses, |loss| &loss.path));
        assert_eq!(losses, expected.losses, "losses of {name}");
        let gaps = sorted(pointers(&converted.gaps, |gap| &gap.path));
        assert_eq!(gaps, expected.gaps, "gaps of {name}");
    }

    /// Calls a function with each item of an order or of a list of orders that is an object.
    pub fn for_each_item(&self, value: &mut Value, mut act: impl FnMut(&mut Value)) {
        for (at, entry) in self.entries(value) {
            for (_, item) in items(&at, entry) {
                let mut one = Value::Object(std::mem::take(item));
                act(&mut one);
                if let Value::Object(members) = one {
                    *item = members;
                }
            }
        }
    }

    /// Whether two identifiers of one list are the same string. If their spelling changes, a complement
    /// finds no match for them.
    pub fn repeats_ids(&self, value: &Value) -> bool {
        let mut value = value.clone();
        let entries = self.entries(&mut value);
        let repeats = |ids: Vec<&Value>| {
            let texts: Vec<_> = ids.iter().filter_map(|id| id.as_str()).collect();
            texts
                .iter()
                .enumerate()
                .any(|(n, id)| texts[..n].contains(id))
        };
        let of_items = entries.iter().any(|(_, entry)| {
            let items = entry.get("items").and_then(Value::as_array);
            let ids = items
                .into_iter()
                .flatten()
                .filter_map(|item| item.get("id"));
            repeats(ids.collect())
        });
        of_items
            || repeats(
                entries
                    .iter()
                    .filter_map(|(_, entry)| entry.get("id"))
                    .collect(),
            )
    }
}

/// Whether a segment of a pointer can be the position of an element.
pub fn is_index(part: &String) -> bool {
    part.parse::<u32>().is_ok_and(|n| n.to_string() == *part)
}

/// Returns the only top-level member that is an array of only objects, or without one, of objects and other values.
fn found(value: &Value) -> Option<String> {
    let members = value.as_object()?;
    let those = |is_list: fn(&[Value]) -> bool| -> Vec<&String> {
        let lists = members.iter().filter(|(_, member)| {
            let list = member.as_array();
            list.is_some_and(|list| is_list(list))
        });
        lists.map(|(name, _)| name).collect()
    };
    let pure = those(|list| list.iter().all(Value::is_object));
    let is_filled = |name: &&String| members[*name] != Value::Array(Vec::new());
    let lists = match pure.iter().any(is_filled) {
        true => pure,
        false => those(|list| list.iter().any(Value::is_object)),
    };
    match lists[..] {
        [name] => Some(name.clone()),
        _ => None,
    }
}

fn items<'v>(
    at: &str,
    entry: &'v mut Map<String, Value>,
) -> Vec<(String, &'v mut Map<String, Value>)> {
    entry
        .get_mut("items")
        .and_then(Value::as_array_mut)
        .into_iter()
        .flatten()
        .enumerate()
        .filter_map(|(n, item)| Some((format!("{at}/items/{n}"), item.as_object_mut()?)))
        .collect()
}

pub fn look<'v>(value: &'v Value, path: &[String]) -> Option<&'v Value> {
    let Some((first, rest)) = path.split_first() else {
        return Some(value);
    };
    let next = match value {
        Value::Object(members) => members.get(first)?,
        Value::Array(elements) => elements.get(first.parse::<usize>().ok()?)?,
        _ => return None,
    };
    look(next, rest)
}

/// Returns the pointers of the values beside the path to the URL.
fn others(value: &Value, path: &[String], at: String, into: &mut Vec<String>) {
    let Some((first, rest)) = path.split_first() else {
        return;
    };
    let parts: Vec<(String, &Value)> = match value {
        Value::Object(members) => members
            .iter()
            .map(|(name, member)| (name.clone(), member))
            .collect(),
        Value::Array(elements) => elements
            .iter()
            .enumerate()
            .map(|(n, element)| (n.to_string(), element))
            .collect(),
        _ => Vec::new(),
    };
    for (name, part) in parts {
        let at = format!("{at}/{}", escape(&name));
        match name == *first {
            true => others(part, rest, at, into),
            false => into.push(at),
        }
    }
}

pub fn wrapped(path: &[String], url: Value) -> Value {
    path.iter().rev().fold(url, |inner, segment| {
        Value::Object(Map::from_iter([(segment.clone(), inner)]))
    })
}

/// Replaces a member by another one at the same position.
fn rename(item: &mut Map<String, Value>, from: &str, to: &str, value: Value) {
    *item = std::mem::take(item)
        .into_iter()
        .map(|(name, old)| match name == from {
            true => (to.to_owned(), value.clone()),
            false => (name, old),
        })
        .collect();
}

fn escape(segment: &str) -> String {
    segment.replace('~', "~0").replace('/', "~1")
}
