//! The laws for every abstract document, not only for sampled ones: each member of a change absent,
//! null, of the wrong type, right, empty, repeated or escaped, in every combination, with complements
//! that are kept, edited, reordered and re-identified.
//!
//! A short run takes every n-th combination; `EXHAUSTIVE=1` takes all. `edited.rs` computes the expected result of
//! an edit on parsed values.

use crate::edited::{Found, Way, came_back, found};
use crate::oracle::Oracle;
use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::{
    Code, Complement, Conversion, ConvertError, ConvertOptions, OnOrphan, Shape, Version, convert,
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

    fn options(&self, back: bool, complement: Option<&Complement>) -> ConvertOptions {
        let (from, to) = self.versions();
        let (from, to) = if back { (to, from) } else { (from, to) };
        ConvertOptions {
            payout_url: self.payout_url.parse().expect("it is a pointer"),
            complement: complement.cloned(),
            ..ConvertOptions::new(from, to)
        }
    }

    fn there(&self, text: &str) -> Result<Conversion, ConvertError> {
        convert(self.shape, text, &self.options(false, None))
    }

    fn back(
        &self,
        text: &str,
        complement: Option<&Complement>,
    ) -> Result<Conversion, ConvertError> {
        convert(self.shape, text, &self.options(true, complement))
    }

    fn path(&self) -> Vec<String> {
        crate::documents::segments(match self.payout_url {
            "" => "",
            "/0" => "/0",
            _ => "/url",
        })
    }

    /// Converts a document that repeats no name. Checks laws 2 and 4, and compares the result with the
    /// oracle.
    fn lawful(&self, text: &str, counts: &mut Counts) -> Option<(String, Option<Complement>)> {
        let converted = match self.there(text) {
            Ok(converted) => converted,
            Err(problems) => {
                assert!(has_repetition(text), "{text}: {problems:?}");
                assert_eq!(problems.problems()[0].code, Code::DuplicateKey, "{text}");
                counts.hit("refused for a repeated name");
                return None;
            }
        };
        let output = String::from_utf8(converted.output.clone()).expect("it is text");
        self.is_expected(text, &output, &converted);
        self.comes_back(text, &output, &converted, counts);
        if has_repetition(text) {
            counts.hit("repeated and left as it is");
            return None;
        }
        Some((output, converted.complement))
    }

    fn oracle<'o>(&self, path: &'o [String]) -> Oracle<'o> {
        Oracle {
            shape: self.shape,
            from: self.versions().0,
            path,
            entries: None,
        }
    }

    fn is_expected(&self, text: &str, output: &str, converted: &Conversion) {
        let path = self.path();
        let expected = self.oracle(&path).expect(&parse(text));
        assert_eq!(parse(output), expected.value, "{text} became {output}");
        let mut losses: Vec<_> = converted
            .losses
            .iter()
            .map(|loss| loss.path.to_string())
            .collect();
        losses.sort();
        assert_eq!(losses, expected.losses, "losses of {text}");
        let mut gaps: Vec<_> = converted
            .gaps
            .iter()
            .map(|gap| gap.path.to_string())
            .collect();
        gaps.sort();
        assert_eq!(gaps, expected.gaps, "gaps of {text}");
        let mut rebuilt = String::new();
        let mut at = 0;
        for edit in &converted.edits {
            rebuilt += &text[at..edit.start as usize];
            rebuilt += &edit.text;
            at = edit.end as usize;
        }
        assert_eq!(rebuilt + &text[at..], output, "law 4: {text}");
    }

    fn comes_back(&self, text: &str, output: &str, converted: &Conversion, counts: &mut Counts) {
        let complement = converted.complement.as_ref();
        let back = self.back(output, complement);
        let back = back.unwrap_or_else(|problems| panic!("{text} became {output}: {problems:?}"));
        let returned = String::from_utf8_lossy(&back.output);
        assert_eq!(returned, text, "law 2: {output} with {complement:?}");
        assert!(
            back.complement.is_none(),
            "{text} came back with {:?}",
            back.complement
        );
        assert!(
            back.losses.is_empty(),
            "{text} came back with {:?}",
            back.losses
        );
        if complement.is_some() {
            let without = self.back(output, None);
            let is_same = without.is_ok_and(|back| back.output == text.as_bytes());
            assert!(!is_same, "{text} needs no {complement:?}");
            counts.hit("with a complement");
        }
        counts.hit("there and back");
    }
}

fn parse(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
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
                        let Some((output, complement)) = run.lawful(&order(&[&item]), &mut counts)
                        else {
                            continue;
                        };
                        edit_each(run, &item, &output, complement.as_ref(), &mut counts);
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

fn edit_each(
    run: Run,
    item: &str,
    output: &str,
    complement: Option<&Complement>,
    counts: &mut Counts,
) {
    let converted = parse(output)["items"][0].clone();
    for edit in EDITS {
        let Some(edited) = crate::edited::edited(&converted, edit, run.way, &run.path()) else {
            continue;
        };
        let text = order(&[&edited.to_string()]);
        let back = run.back(&text, complement);
        let back = back.unwrap_or_else(|problems| panic!("{edit}: {text}: {problems:?}"));
        let returned = parse(std::str::from_utf8(&back.output).expect("it is text"));
        match came_back(&parse(item), &edited, run.way, &run.path()) {
            Some(expected) => assert_eq!(
                returned["items"][0], expected,
                "law 3, {edit}: {item} became {output}, was edited to {edited}, with {complement:?}"
            ),
            None => counts.hit("an edit that the laws do not decide"),
        }
        // Law 2 in the other direction: converting again gives the edited document.
        let again = convert(
            run.shape,
            &back.output,
            &run.options(false, back.complement.as_ref()),
        );
        let again = again.unwrap_or_else(|problems| panic!("again: {problems:?}"));
        assert_eq!(
            String::from_utf8_lossy(&again.output),
            text,
            "law 2 after {edit}: {item} with {complement:?} and {:?}",
            back.complement
        );
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
    let Some((output, complement)) = run.lawful(&order(&items), counts) else {
        return;
    };
    // Items are converted one by one, so that their texts can be separated.
    let alone = items.map(|item| {
        let converted = run
            .there(&order(&[item]))
            .expect("it was converted beside another");
        let text = String::from_utf8(converted.output).expect("it is text");
        text[r#"{"id":"o","items":["#.len()..text.len() - 2].to_owned()
    });
    assert_eq!(output, order(&[&alone[0], &alone[1]]));
    let id = |n: usize| ids[n].strip_prefix(r#""id":"#).map(str::to_owned);
    let converted = [0, 1].map(|n| Moved {
        text: alone[n].clone(),
        id: id(n),
    });
    let held = held(complement.as_ref());
    for how in MOVES {
        if let Some(moved) = moved(&converted, how) {
            goes_back(
                run,
                how,
                items,
                [id(0), id(1)],
                &moved,
                complement.as_ref(),
                &held,
                counts,
            );
        }
    }
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

#[allow(clippy::too_many_arguments)]
fn goes_back(
    run: Run,
    how: &'static str,
    items: [&str; 2],
    ids: [Option<String>; 2],
    moved: &[Moved],
    complement: Option<&Complement>,
    held: &[usize],
    counts: &mut Counts,
) {
    let texts: Vec<&str> = moved.iter().map(|item| item.text.as_str()).collect();
    let text = order(&texts);
    let now: Vec<_> = moved.iter().map(|item| item.id.clone()).collect();
    let places: Vec<Found> = held.iter().map(|&at| found(&ids, at, &now)).collect();
    let name = || format!("{how}: {items:?} went back as {text} with {complement:?}");
    let back = run.back(&text, complement);
    if places.contains(&Found::Orphan) {
        let error = back
            .err()
            .unwrap_or_else(|| panic!("an orphan was taken: {}", name()));
        assert_eq!(error.problems()[0].code, Code::Complement, "{}", name());
        counts.hit("orphans");
    }
    let options = ConvertOptions {
        on_orphan: OnOrphan::Drop,
        ..run.options(true, complement)
    };
    let dropped = convert(run.shape, &text, &options);
    let dropped = dropped.unwrap_or_else(|problems| panic!("{}: {problems:?}", name()));
    let returned = parse(std::str::from_utf8(&dropped.output).expect("it is text"));
    for (place, item) in moved.iter().enumerate() {
        let returned = &returned["items"][place];
        let record = held
            .iter()
            .zip(&places)
            .find(|(_, found)| **found == Found::At(place));
        let edited = parse(&item.text);
        match record {
            Some((&at, _)) => {
                let expected = came_back(&parse(items[at]), &edited, run.way, &run.path());
                if let Some(mut expected) = expected {
                    // Only the members of the change come from the other item.
                    crate::edited::keep_id(&mut expected, &edited);
                    assert_eq!(*returned, expected, "{}", name());
                    counts.hit("moved and back");
                }
            }
            None => {
                let path = run.path();
                let (to, from) = run.versions();
                let oracle = Oracle {
                    from,
                    ..run.oracle(&path)
                };
                let _ = to;
                let bare = parse(&order(&[&item.text]));
                let expected = oracle.expect(&bare).value;
                assert_eq!(
                    *returned,
                    expected["items"][0],
                    "without a match, {}",
                    name()
                );
                counts.hit("without a match");
            }
        }
    }
    let again = convert(
        run.shape,
        &dropped.output,
        &run.options(false, dropped.complement.as_ref()),
    );
    let again = again.unwrap_or_else(|problems| panic!("again {}: {problems:?}", name()));
    assert_eq!(
        String::from_utf8_lossy(&again.output),
        text,
        "law 2 after {}",
        name()
    );
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
    let options = ConvertOptions {
        fill: vec![(
            "/approval_state".parse().expect("it is a pointer"),
            "\"F\"".to_owned(),
        )],
        ..run.options(false, None)
    };
    let Ok(there) = convert(run.shape, product, &options) else {
        return assert!(has_repetition(product));
    };
    let output = String::from_utf8_lossy(&there.output).into_owned();
    let back = run.back(&output, there.complement.as_ref());
    let back = back.unwrap_or_else(|problems| panic!("{product} filled: {problems:?}"));
    assert_eq!(
        String::from_utf8_lossy(&back.output),
        product,
        "law 2, filled: {output}"
    );
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
                let Some((output, complement)) = run.lawful(&text, &mut counts) else {
                    continue;
                };
                swapped(
                    run,
                    [&a, &b],
                    ids,
                    &output,
                    complement.as_ref(),
                    &mut counts,
                );
            }
        }
    }
    counts.print("every pair of products");
}

/// Two products that change places are matched by unique identifiers. Without them, the swap can't be detected:
/// restored data go by position.
fn swapped(
    run: Run,
    products: [&str; 2],
    ids: [&str; 2],
    output: &str,
    complement: Option<&Complement>,
    counts: &mut Counts,
) {
    let value = parse(output);
    let [a, b] = [&value[0], &value[1]].map(Value::to_string);
    if complement.is_none() || ids[0].is_empty() || ids[1].is_empty() {
        return;
    }
    let back = run.back(&format!("[{b},{a}]"), complement);
    let is_unique = parse(&format!("{{{}}}", ids[0])) != parse(&format!("{{{}}}", ids[1]));
    match (back, is_unique) {
        (Ok(back), true) => {
            let returned: Value = serde_json::from_slice(&back.output).expect("it is JSON");
            assert_eq!(returned[0], parse(products[1]), "{products:?} swapped");
            assert_eq!(returned[1], parse(products[0]), "{products:?} swapped");
            counts.hit("swapped and back");
        }
        (Err(problems), true) => panic!("{products:?} swapped: {problems:?}"),
        (back, false) => {
            counts.hit(if back.is_ok() {
                "repeated and taken"
            } else {
                "repeated and refused"
            });
        }
    }
}
