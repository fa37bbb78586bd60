//! The laws for every abstract document, not only for sampled ones: each member of a change absent,
//! null, of the wrong type, right, empty, repeated or escaped, in every combination, with complements
//! that are kept, edited, reordered and re-identified.
//!
//! A short run takes every n-th combination; `EXHAUSTIVE=1` takes all. `edited.rs` computes the expected result of
//! an edit on parsed values.

use crate::edited::{Found, Way, came_back, found};
use crate::law::{Question, parse};
use crate::oracle::Oracle;
use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::{
    Code, Complement, Conversion, ConvertOptions, OnOrphan, Shape, Version, convert,
};
use serde_json::Value;
use std::collections::BTreeMap;

/// Takes every n-th combination.
fn stride(short: usize) -> usize {
    match std::env::var_os("EXHAUSTIVE") {
        Some(_) => 1,
        None => short,
    }
}

const URLS: [&str; 9] = [
    "",
    r#""redemption_url":null"#,
    r#""redemption_url":7"#,
    r#""redemption_url":"u""#,
    r#""redemption_url":"""#,
    r#""redemption_url":"v""#,
    r#""redemption\u005furl" : "u""#,
    r#""redemption_url":"\u0075""#,
    r#""redemption_url":"u","redemption_url":"u""#,
];

/// The forms of `payout` if `payoutUrl` is `/url`.
const PAYOUTS: [&str; 15] = [
    "",
    r#""payout":null"#,
    r#""payout":"u""#,
    r#""payout":{"url":"u"}"#,
    r#""payout":{"url":"v"}"#,
    r#""payout":{"id":1,"url":"u"}"#,
    r#""payout":{"url":"u" , "x":[{}]}"#,
    r#""payout" :{ "url" : "\u0075" }"#,
    r#""payout":{"url":""}"#,
    r#""payout":{"url":7,"id":1}"#,
    r#""payout":{}"#,
    r#""pay\u006fut":{"url":"u"}"#,
    r#""payout":{"\u0075rl":"u","id":2}"#,
    r#""payout":{"url":"u"},"payout":{"url":"u"}"#,
    r#""payout":{"url":"u","url":"u"}"#,
];

/// The forms of `payout` if `payoutUrl` is empty, or points to an element.
const OTHER_PAYOUTS: [(&str, &[&str]); 2] = [
    (
        "",
        &[
            "",
            r#""payout":null"#,
            r#""payout":7"#,
            r#""payout":"u""#,
            r#""payout":"v""#,
            r#""payout":"""#,
            r#""pay\u006fut": "\u0075""#,
            r#""payout":"u","payout":"u""#,
        ],
    ),
    (
        "/0",
        &[
            "",
            r#""payout":null"#,
            r#""payout":[]"#,
            r#""payout":["u"]"#,
            r#""payout":["v",1]"#,
            r#""payout":[ "" ]"#,
            r#""payout":[7]"#,
            r#""payout":{"0":"u"}"#,
            r#""payout":{"0":"u","1":2}"#,
        ],
    ),
];

/// The position of a member that no change concerns.
const FILLERS: [&str; 4] = ["none", "before", "between", "behind"];

/// An item with its members in an order.
fn item(id: &str, url: &str, payout: &str, filler: &str, reversed: bool, spaced: bool) -> String {
    let mut members = if reversed {
        vec![payout, url]
    } else {
        vec![url, payout]
    };
    match filler {
        "before" => members.insert(0, r#""x":1.10"#),
        "between" => members.insert(1, r#""x":1.10"#),
        "behind" => members.push(r#""x":1.10"#),
        _ => {}
    }
    members.insert(0, id);
    members.retain(|member| !member.is_empty());
    match spaced {
        true => format!("{{ {}\n}}", members.join(" ,\n ")),
        false => format!("{{{}}}", members.join(",")),
    }
}

fn order(items: &[&str]) -> String {
    format!(r#"{{"id":"o","items":[{}]}}"#, items.join(","))
}

/// Counts events by name, for the report of a run.
#[derive(Default)]
struct Counts(BTreeMap<&'static str, u64>);

impl Counts {
    fn hit(&mut self, what: &'static str) {
        *self.0.entry(what).or_default() += 1;
    }

    fn print(&self, name: &str) {
        println!("{name}: {:?}", self.0);
    }
}

/// One direction of a shape.
#[derive(Clone, Copy)]
struct Run<'r> {
    shape: Shape,
    way: Way,
    payout_url: &'r str,
}

impl Run<'_> {
    fn versions(&self) -> (Version, Version) {
        match self.way {
            Way::Up => (V2023_07_27, V2024_02_05),
            Way::Down => (V2024_02_05, V2023_07_27),
        }
    }

    fn question<'q>(&'q self, text: &'q str) -> Question<'q> {
        Question {
            payout_url: self.payout_url,
            ..Question::new(self.shape, self.versions(), text)
        }
    }

    fn path(&self) -> Vec<String> {
        crate::grown::segments(self.payout_url)
    }

    fn oracle<'o>(&self, path: &'o [String]) -> Oracle<'o> {
        Oracle {
            shape: self.shape,
            from: self.versions().0,
            path,
            entries: None,
        }
    }

    /// Converts a document that repeats no name. Checks laws 2 and 4, and compares the result with the oracle.
    fn lawful(&self, text: &str, counts: &mut Counts) -> Option<Conversion> {
        let question = self.question(text);
        let converted = match convert(self.shape, text, &question.options_there()) {
            Ok(converted) => converted,
            Err(problems) => {
                assert!(has_repetition(text), "{text}: {problems:?}");
                assert_eq!(problems.problems()[0].code, Code::DuplicateKey, "{text}");
                counts.hit("refused for a repeated name");
                return None;
            }
        };
        self.oracle(&self.path()).holds(&question, &converted);
        question.is_rebuilt_by_edits(&converted);
        question.comes_back(&converted);
        counts.hit(match converted.complement {
            Some(_) => "there and back with a complement",
            None => "there and back",
        });
        if has_repetition(text) {
            counts.hit("repeated and left as it is");
            return None;
        }
        Some(converted)
    }
}

fn text_of(converted: &Conversion) -> &str {
    std::str::from_utf8(&converted.output).expect("it is text")
}

/// Whether a name is repeated, according to the generator's own texts.
fn has_repetition(text: &str) -> bool {
    let all = URLS
        .iter()
        .chain(&PAYOUTS)
        .chain(OTHER_PAYOUTS.iter().flat_map(|(_, list)| *list));
    let products = STATES.iter().chain(&CATEGORIES).chain(&EXPIRIES);
    let repeats = |member: &&&str| {
        let name = member.split(':').next().unwrap_or_default();
        let inner = member.matches("\"url\"").count() > 1 && !member.contains("},\"payout\"");
        !member.is_empty() && (member.matches(name).count() > 1 || inner)
    };
    let mut all = all.chain(products).filter(repeats);
    all.any(|member| text.contains(*member))
}

const WAYS: [Way; 2] = [Way::Up, Way::Down];

#[test]
fn every_item() {
    let mut counts = Counts::default();
    let payouts = [("/url", &PAYOUTS[..])].into_iter().chain(OTHER_PAYOUTS);
    for (payout_url, payouts) in payouts {
        for way in WAYS {
            let run = Run {
                shape: Shape::Order,
                way,
                payout_url,
            };
            for (url, payout) in URLS
                .iter()
                .flat_map(|url| payouts.iter().map(move |p| (url, p)))
            {
                for filler in FILLERS {
                    for (reversed, spaced) in
                        [(false, false), (true, false), (false, true), (true, true)]
                    {
                        let item = item("", url, payout, filler, reversed, spaced);
                        let text = order(&[&item]);
                        if let Some(converted) = run.lawful(&text, &mut counts) {
                            edit_each(run, &item, &text, &converted, &mut counts);
                        }
                    }
                }
            }
        }
    }
    counts.print("every item");
}

/// The edits of an item before it is converted back.
const EDITS: [&str; 6] = [
    "set url",
    "remove url",
    "remove member",
    "not a string",
    "add other",
    "add url",
];

fn edit_each(run: Run, item: &str, text: &str, there: &Conversion, counts: &mut Counts) {
    let converted = parse(&there.output)["items"][0].clone();
    for edit in EDITS {
        let Some(edited) = crate::edited::edited(&converted, edit, run.way, &run.path()) else {
            continue;
        };
        let back = run
            .question(text)
            .survives(there, &order(&[&edited.to_string()]));
        let back = back.unwrap_or_else(|problems| panic!("{edit}: {edited}: {problems:?}"));
        let returned = parse(&back.output);
        match came_back(&parse(item), &edited, run.way, &run.path()) {
            Some(expected) => assert_eq!(
                returned["items"][0],
                expected,
                "law 3, {edit}: {item} became {}, was edited to {edited}",
                text_of(there)
            ),
            None => counts.hit("an edit that the laws do not decide"),
        }
        counts.hit("edited and back");
    }
}

/// The identifiers of two items.
const IDS: [[&str; 2]; 6] = [
    ["", ""],
    [r#""id":"a""#, r#""id":"b""#],
    [r#""id":"a""#, r#""id":"a""#],
    [r#""id":"a""#, r#""id":"\u0061""#],
    [r#""id":1"#, ""],
    [r#""id":1"#, r#""id":"1""#],
];

/// The changes to two items before they are converted back.
const MOVES: [&str; 9] = [
    "keep",
    "swap",
    "remove first",
    "remove last",
    "insert first",
    "insert last",
    "swap ids",
    "drop ids",
    "same ids",
];

/// An item to convert back: its text and its raw identifier.
#[derive(Clone)]
struct Moved {
    text: String,
    id: Option<String>,
}

fn moved(items: &[Moved], how: &str) -> Option<Vec<Moved>> {
    let mut items = items.to_vec();
    let fresh = Moved {
        text: r#"{"id":"new","redemption_url":"n"}"#.to_owned(),
        id: Some(r#""new""#.to_owned()),
    };
    match how {
        "swap" => items.swap(0, 1),
        "remove first" => drop(items.remove(0)),
        "remove last" => drop(items.remove(1)),
        "insert first" => items.insert(0, fresh),
        "insert last" => items.push(fresh),
        "swap ids" => {
            let ids = [items[0].id.clone(), items[1].id.clone()];
            for (item, id) in items.iter_mut().zip(ids.into_iter().rev()) {
                item.identify(id)?;
            }
        }
        "drop ids" => items.iter_mut().try_for_each(|item| item.identify(None))?,
        "same ids" => items
            .iter_mut()
            .try_for_each(|item| item.identify(Some("9".to_owned())))?,
        _ => {}
    }
    Some(items)
}

impl Moved {
    /// Writes another identifier. `None` if there is none to replace.
    fn identify(&mut self, id: Option<String>) -> Option<()> {
        let member = format!(r#""id":{}"#, self.id.as_ref()?);
        self.text = match &id {
            Some(id) => self.text.replacen(&member, &format!(r#""id":{id}"#), 1),
            None if self.text.contains(&format!("{member},")) => {
                self.text.replacen(&format!("{member},"), "", 1)
            }
            None => self.text.replacen(&member, "", 1),
        };
        self.id = id;
        Some(())
    }
}

#[test]
fn every_pair_of_items() {
    let mut counts = Counts::default();
    let states: Vec<_> = URLS
        .iter()
        .flat_map(|url| PAYOUTS.iter().map(move |p| (*url, *p)))
        .collect();
    let stride = stride(23);
    let mut number = 0;
    for way in WAYS {
        let run = Run {
            shape: Shape::Order,
            way,
            payout_url: "/url",
        };
        for ids in IDS {
            for first in &states {
                for second in &states {
                    number += 1;
                    if number % stride == 0 {
                        let (a, b) = (
                            item(ids[0], first.0, first.1, "none", false, false),
                            item(ids[1], second.0, second.1, "behind", true, false),
                        );
                        pair(run, ids, [&a, &b], &mut counts);
                    }
                }
            }
        }
    }
    counts.print("every pair of items");
}

fn pair(run: Run, ids: [&str; 2], items: [&str; 2], counts: &mut Counts) {
    let whole = order(&items);
    let Some(there) = run.lawful(&whole, counts) else {
        return;
    };
    // Items are converted one by one, so that their texts can be separated.
    let alone = items.map(|item| {
        let one = order(&[item]);
        let converted = run.question(&one).there();
        let text = text_of(&converted);
        text[r#"{"id":"o","items":["#.len()..text.len() - 2].to_owned()
    });
    assert_eq!(text_of(&there), order(&[&alone[0], &alone[1]]));
    let id = |n: usize| ids[n].strip_prefix(r#""id":"#).map(str::to_owned);
    let converted = [0, 1].map(|n| Moved {
        text: alone[n].clone(),
        id: id(n),
    });
    let before = Pair {
        run,
        items,
        ids: [id(0), id(1)],
        held: held(there.complement.as_ref()),
        question: run.question(&whole),
        there: &there,
    };
    for how in MOVES {
        if let Some(moved) = moved(&converted, how) {
            before.goes_back(how, &moved, counts);
        }
    }
}

/// Two items that were converted.
struct Pair<'p> {
    run: Run<'p>,
    items: [&'p str; 2],
    ids: [Option<String>; 2],
    /// The positions of the items that have data in the complement.
    held: Vec<usize>,
    question: Question<'p>,
    there: &'p Conversion,
}

/// The positions of the items that have data in a complement.
fn held(complement: Option<&Complement>) -> Vec<usize> {
    let Some(complement) = complement else {
        return Vec::new();
    };
    let complement = parse(complement.as_json());
    let changes = complement["changes"].as_object().expect("changes");
    let entries = changes
        .values()
        .flat_map(|change| change["entries"].as_array());
    let items = entries
        .flatten()
        .flat_map(|entry| entry["items"].as_array());
    let at = items.flatten().filter_map(|item| item["at"].as_u64());
    at.map(|at| at as usize).collect()
}

impl Pair<'_> {
    fn goes_back(&self, how: &'static str, moved: &[Moved], counts: &mut Counts) {
        let texts: Vec<&str> = moved.iter().map(|item| item.text.as_str()).collect();
        let text = order(&texts);
        let now: Vec<_> = moved.iter().map(|item| item.id.clone()).collect();
        let held = self.held.iter();
        let places: Vec<Found> = held.map(|&at| found(&self.ids, at, &now)).collect();
        let complement = self.there.complement.as_ref();
        let name = || format!("{how}: {:?} went back as {text}", self.items);
        if places.contains(&Found::Orphan) {
            let error = self.question.back(&text, complement).err();
            let error = error.unwrap_or_else(|| panic!("an orphan was taken: {}", name()));
            assert_eq!(error.problems()[0].code, Code::Complement, "{}", name());
            counts.hit("orphans");
        }
        let options = ConvertOptions {
            on_orphan: OnOrphan::Drop,
            ..self.question.options_back(complement)
        };
        let dropped = convert(self.run.shape, &text, &options);
        let dropped = dropped.unwrap_or_else(|problems| panic!("{}: {problems:?}", name()));
        let returned = parse(&dropped.output);
        for (place, item) in moved.iter().enumerate() {
            let record = self.held.iter().zip(&places);
            let record = record.into_iter().find(|(_, at)| **at == Found::At(place));
            let expected = match record {
                Some((&at, _)) => self.returned_from(at, item),
                None => Some(self.without_match(item)),
            };
            counts.hit(match (record, &expected) {
                (None, _) => "without a match",
                (_, Some(_)) => "moved and back",
                (_, None) => "a move that the laws do not decide",
            });
            if let Some(expected) = expected {
                assert_eq!(returned["items"][place], expected, "{}", name());
            }
        }
        let again = ConvertOptions {
            complement: dropped.complement.clone(),
            ..self.question.options_there()
        };
        let again = convert(self.run.shape, &dropped.output, &again);
        let again = again.unwrap_or_else(|problems| panic!("again {}: {problems:?}", name()));
        assert_eq!(text_of(&again), text, "law 2 after {}", name());
    }

    /// Only the members of the change come from the item that the record is of.
    fn returned_from(&self, at: usize, item: &Moved) -> Option<Value> {
        let (run, edited) = (self.run, parse(&item.text));
        let mut expected = came_back(&parse(self.items[at]), &edited, run.way, &run.path())?;
        crate::edited::keep_id(&mut expected, &edited);
        Some(expected)
    }

    fn without_match(&self, item: &Moved) -> Value {
        let path = self.run.path();
        let oracle = Oracle {
            from: self.run.versions().1,
            ..self.run.oracle(&path)
        };
        let bare = parse(order(&[&item.text]));
        oracle.expect(&bare).value["items"][0].clone()
    }
}

const STATES: [&str; 8] = [
    "",
    r#""approval_state":null"#,
    r#""approval_state":7"#,
    r#""approval_state":"A""#,
    r#""approval_state":"""#,
    r#""approval\u005fstate" : "A""#,
    r#""approval_state":"\u0041""#,
    r#""approval_state":"A","approval_state":"A""#,
];
const CATEGORIES: [&str; 7] = [
    "",
    r#""categories":null"#,
    r#""categories":"x""#,
    r#""categories":[]"#,
    r#""categories":{"a": 1}"#,
    r#""c\u0061tegories":[1]"#,
    r#""categories":[],"categories":[]"#,
];
const EXPIRIES: [&str; 6] = [
    "",
    r#""expiry":null"#,
    r#""expiry":[]"#,
    r#""expiry":{}"#,
    r#""expir\u0079":{"in":"x"}"#,
    r#""expiry":{},"expiry":{}"#,
];

/// The members of a product in every order, with another member at each position.
fn products(members: [&str; 3]) -> Vec<String> {
    const ORDERS: [[usize; 3]; 6] = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    let mut products = Vec::new();
    for order in ORDERS {
        for place in 0..5 {
            let mut list: Vec<&str> = order.iter().map(|n| members[*n]).collect();
            if place < 4 {
                list.insert(place, r#""x":1.10"#);
            }
            list.retain(|member| !member.is_empty());
            products.push(format!("{{{}}}", list.join(",")));
            products.push(format!("{{ {}\n}}", list.join(" ,\t")));
        }
    }
    products.sort();
    products.dedup();
    products
}

fn all_products() -> impl Iterator<Item = [&'static str; 3]> {
    STATES.iter().flat_map(|state| {
        CATEGORIES.iter().flat_map(move |categories| {
            EXPIRIES
                .iter()
                .map(move |expiry| [*state, *categories, *expiry])
        })
    })
}

#[test]
fn every_product() {
    let mut counts = Counts::default();
    for way in WAYS {
        let run = Run {
            shape: Shape::Product,
            way,
            payout_url: "/url",
        };
        for members in all_products() {
            for product in products(members) {
                run.lawful(&product, &mut counts);
                if way == Way::Up {
                    filled(run, &product, &mut counts);
                }
            }
        }
    }
    counts.print("every product");
}

/// Law 2 with `fill`: converting back removes the filled values.
fn filled(run: Run, product: &str, counts: &mut Counts) {
    let question = run.question(product);
    let options = ConvertOptions {
        fill: vec![(
            "/approval_state".parse().expect("it is a pointer"),
            "\"F\"".to_owned(),
        )],
        ..question.options_there()
    };
    let Ok(there) = convert(run.shape, product, &options) else {
        return assert!(has_repetition(product));
    };
    let back = question.back(&there.output, there.complement.as_ref());
    let back = back.unwrap_or_else(|problems| panic!("{product} filled: {problems:?}"));
    assert_eq!(text_of(&back), product, "law 2, filled");
    counts.hit("filled and back");
}

#[test]
fn every_pair_of_products() {
    let mut counts = Counts::default();
    let stride = stride(17);
    let all: Vec<_> = all_products().collect();
    let mut number = 0;
    let run = Run {
        shape: Shape::ProductList,
        way: Way::Down,
        payout_url: "/url",
    };
    for ids in IDS {
        for first in &all {
            for second in &all {
                number += 1;
                if number % stride != 0 {
                    continue;
                }
                let product = |id: &str, members: &[&str; 3]| {
                    let mut list = vec![id];
                    list.extend(members);
                    list.retain(|member| !member.is_empty());
                    format!("{{{}}}", list.join(","))
                };
                let (a, b) = (product(ids[0], first), product(ids[1], second));
                let text = format!("[{a},{b}]");
                if let Some(there) = run.lawful(&text, &mut counts) {
                    swapped(&run.question(&text), [&a, &b], ids, &there, &mut counts);
                }
            }
        }
    }
    counts.print("every pair of products");
}

/// Two products that change places are matched by unique identifiers. Without them, the swap can't be detected:
/// restored data go by position.
fn swapped(
    question: &Question,
    products: [&str; 2],
    ids: [&str; 2],
    there: &Conversion,
    counts: &mut Counts,
) {
    let value = parse(&there.output);
    let [a, b] = [&value[0], &value[1]].map(Value::to_string);
    if there.complement.is_none() || ids[0].is_empty() || ids[1].is_empty() {
        return;
    }
    let back = question.back(format!("[{b},{a}]"), there.complement.as_ref());
    let is_unique = parse(format!("{{{}}}", ids[0])) != parse(format!("{{{}}}", ids[1]));
    match (back, is_unique) {
        (Ok(back), true) => {
            let returned = parse(&back.output);
            assert_eq!(returned[0], parse(products[1]), "{products:?} swapped");
            assert_eq!(returned[1], parse(products[0]), "{products:?} swapped");
            counts.hit("swapped and back");
        }
        (Err(problems), true) => panic!("{products:?} swapped: {problems:?}"),
        (Ok(_), false) => counts.hit("repeated and taken"),
        (Err(_), false) => counts.hit("repeated and refused"),
    }
}
