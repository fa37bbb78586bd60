//! The laws for every abstract document, not only for generated ones: each member of an operation absent, null, of the
//! wrong type, right, empty, repeated or escaped, in every combination, order and spacing, with complements that are
//! kept, edited, reordered and re-identified.
//!
//! A run takes combinations from everywhere among them; `EXHAUSTIVE=1` takes all of one operation, and more of several.

use super::oracle_tests::Oracle;
use super::{Converted, Law, Question, Versions, parse};
use crate::contract::model::{Field, Kind, Layout, Object, VersionId};
use crate::convert::Complement;
use crate::convert::operation::{At, Formula, Operation};
use crate::convert::rules::OnOrphan;
use crate::report::code::Code;
use serde_json::Value;
use std::collections::BTreeMap;

/// Numbers below `all`: each, or as many as are taken, from everywhere. Of other services it is fewer.
fn spread(law: &Law, all: usize, short: usize) -> impl Iterator<Item = usize> {
    let most = match (
        std::env::var_os("EXHAUSTIVE"),
        std::env::var_os("QUICK_LAWS"),
    ) {
        (Some(_), _) => 60_000,
        (None, None) => short,
        (None, Some(_)) => short / 10,
    };
    let taken = all.min(if law.is_this_service() {
        most
    } else {
        most / 8
    });
    let step = if taken < all { 1_000_003 } else { 1 };
    (0..taken).map(move |n| n * step % all)
}

/// Takes a number below `end` off another one.
fn digit(number: &mut usize, end: usize) -> usize {
    let digit = *number % end;
    *number /= end;
    digit
}

/// Events by name, for the report of a run.
type Counts = BTreeMap<&'static str, u64>;

fn hit(counts: &mut Counts, what: &'static str) {
    *counts.entry(what).or_default() += 1;
}

/// Documents with an object that a version changes, and one direction.
struct Run<'r> {
    law: &'r Law,
    shape: usize,
    versions: Versions,
    object: &'static Object,
    place: &'r str,
    frame: Frame,
}

/// The text around an object of a document, or around several in a list at a pointer.
#[derive(Clone, Default)]
struct Frame {
    open: String,
    close: String,
    list: Option<String>,
}

impl Frame {
    fn around(&self, objects: &[&str]) -> String {
        [&self.open, &*objects.join(","), &self.close].concat()
    }

    /// The way to an object in documents of a shape.
    fn of(law: &Law, shape: usize, object: &Object, version: VersionId) -> Option<Frame> {
        let contract = law.contract(shape);
        let frame = Frame::to(
            object,
            contract.object(),
            version,
            law.catalogue.service.identifier,
        )?;
        let is_entry = frame.open.is_empty();
        Some(match contract.layout {
            Layout::Entries => Frame {
                open: format!("[{}", frame.open),
                close: format!("{}]", frame.close),
                list: frame
                    .list
                    .map(|list| format!("/0{list}"))
                    .or(is_entry.then(String::new)),
            },
            _ => frame,
        })
    }

    /// The way to an object from another one.
    fn to(target: &Object, from: &'static Object, version: VersionId, id: &str) -> Option<Frame> {
        if core::ptr::eq(from, target) {
            return Some(Frame::default());
        }
        from.fields
            .iter()
            .filter(|field| field.is_available(version))
            .find_map(|field| {
                let (inner, brackets) = match field.kind {
                    Kind::Object(inner) => (inner, ["", ""]),
                    Kind::List(list) => match list.element.kind {
                        Kind::Object(inner) => (inner, ["[", "]"]),
                        _ => return None,
                    },
                    _ => return None,
                };
                let frame = Frame::to(target, inner, version, id)?;
                let is_last = core::ptr::eq(inner, target) && brackets[0] == "[";
                let name = field.name;
                Some(Frame {
                    open: format!("{{\"{id}\":\"o\",\"{name}\":{}{}", brackets[0], frame.open),
                    close: format!("{}{}}}", frame.close, brackets[1]),
                    list: match frame.list {
                        Some(list) if brackets[0] == "[" => Some(format!("/{name}/0{list}")),
                        Some(list) => Some(format!("/{name}{list}")),
                        None => is_last.then(|| format!("/{name}")),
                    },
                })
            })
    }
}

impl<'r> Run<'r> {
    /// Every object that a version changes, in the first shape with such a frame, both ways.
    fn all(law: &'r Law, has: fn(&Frame) -> bool, mut act: impl FnMut(&Run)) {
        for change in &law.changes {
            let (older, newer) = (VersionId(change.version.0 - 1), change.version);
            for rule in change.rules {
                let object = rule.object;
                let mut shapes = law
                    .shapes()
                    .filter_map(|shape| Some((shape, Frame::of(law, shape, object, newer)?)));
                let Some((shape, frame)) = shapes.find(|(_, frame)| has(frame)) else {
                    continue;
                };
                let takes_option = rule
                    .operations
                    .iter()
                    .any(|operation| operation.at == At::Option);
                let places: &[&str] = if takes_option {
                    &["/url", "", "/0", "/a~1b/c"]
                } else {
                    &["/url"]
                };
                for (&place, versions) in places
                    .iter()
                    .flat_map(|place| [(place, (older, newer)), (place, (newer, older))])
                {
                    let frame = frame.clone();
                    act(&Run {
                        law,
                        shape,
                        versions,
                        object,
                        place,
                        frame,
                    });
                }
            }
        }
    }

    fn is_query(&self) -> bool {
        self.law.contract(self.shape).layout == Layout::Query
    }

    fn operations(&self) -> Vec<&'static Operation> {
        let version = self.versions.0.max(self.versions.1);
        let changes = self
            .law
            .changes
            .iter()
            .filter(|change| change.version == version);
        let rules = changes.flat_map(|change| change.rules);
        let rules = rules.filter(|rule| core::ptr::eq(rule.object, self.object));
        let operations = rules.flat_map(|rule| rule.operations);
        operations
            .filter(|operation| operation.values.is_empty())
            .collect()
    }

    fn question<'q>(&'q self, text: &'q str) -> Question<'q> {
        Question {
            law: self.law,
            shape: self.shape,
            versions: self.versions,
            text,
            place: self.place,
            entries: None,
        }
    }

    /// The members of each operation, in every form. Further places concern only the operation with the option.
    fn forms_of_each(&self) -> Vec<Vec<Vec<Member>>> {
        let operations = self.operations().into_iter();
        let concerned = operations.filter(|one| self.place == "/url" || one.at == At::Option);
        concerned.map(|operation| self.forms(operation)).collect()
    }

    /// The texts of the members of an operation, in every form.
    fn forms(&self, operation: &Operation) -> Vec<Vec<Member>> {
        let field = |name: &str| self.object.fields.iter().find(|field| field.name == name);
        let [old, new] = [operation.old, operation.new].map(|name| name.and_then(field));
        let path = match operation.at {
            At::Whole => "",
            At::Pointer(pointer) => pointer,
            At::Option => self.place,
        };
        let values = ["\"0.25\"", "\"0.5\"", "\"25\"", "\"50\""];
        let some = match (operation.formula, old.map(|old| old.kind)) {
            (Some(formula), _) => {
                let is_computed = |value: &&str| (formula.ways[0])(value.as_bytes()).is_some();
                let those: Vec<&str> = values.into_iter().filter(is_computed).collect();
                assert!(
                    those.len() > 1,
                    "the formula on {old:?} converts none of {values:?}: add two texts that it does"
                );
                [those[0], those[1]].map(str::to_owned)
            }
            (None, Some(Kind::Enum(values))) if values.len() > 1 => {
                [0, 1].map(|n| format!("\"{}\"", values[n].value))
            }
            _ => ["\"u\"", "\"v\""].map(str::to_owned),
        };
        let computed = |formula: &Formula| {
            let computed = some
                .each_ref()
                .map(|value| (formula.ways[0])(value.as_bytes()));
            computed.map(|value| String::from_utf8(value.unwrap()).unwrap())
        };
        let newer = operation.formula.map_or_else(|| some.clone(), computed);
        let forms = |field: &Field, path, values: &[String; 2]| match self.is_query() {
            true => parameters(field.name),
            false => members(field.name, path, values),
        };
        let mut all = Vec::new();
        all.extend(old.map(|old| forms(old, "", &some)));
        if operation.form.is_none() {
            all.extend(new.map(|new| forms(new, path, &newer)));
        }
        all
    }

    /// Converts a document and holds the result to the laws. A repeated name is refused, or left as it is.
    fn lawful(&self, text: &str, is_repeated: bool, counts: &mut Counts) -> Option<Converted> {
        let question = self.question(text);
        let converted = match question.convert(&question.options()) {
            Ok(converted) => converted,
            Err(refusals) => {
                let is_fair = is_repeated && refusals[0].code == Code::DuplicateKey;
                assert!(is_fair, "{text}: {refusals:?}");
                hit(counts, "refused for a repeated name");
                return None;
            }
        };
        question.oracle().holds(&converted);
        question.is_rebuilt(&converted);
        question.comes_back(&converted);
        hit(
            counts,
            match converted.complement {
                Some(_) => "there and back with a complement",
                None => "there and back",
            },
        );
        (!is_repeated).then_some(converted)
    }

    /// Fills a gap, and converts back.
    fn fill(&self, text: &str, counts: &mut Counts) {
        let is_root = core::ptr::eq(self.object, self.law.contract(self.shape).object());
        let is_up = self.versions.0 < self.versions.1;
        for operation in self
            .operations()
            .iter()
            .filter(|operation| is_root && is_up && operation.old.is_none())
        {
            let question = self.question(text);
            let mut options = question.options();
            let pointer = format!("/{}", operation.new.unwrap_or_default());
            options.fill = vec![(pointer.parse().unwrap(), " \n\"F\"\t".to_owned())];
            let there = question.convert(&options).expect("it is filled");
            let back = question
                .back(&there.output, &there, OnOrphan::Error)
                .expect("it comes back");
            assert_eq!(back.output, text, "filled: {}", question.name());
            hit(counts, "filled and back");
        }
    }
}

/// The text of a member, and whether it repeats a name.
type Member = (String, bool);

/// A member with a value at a pointer, in every form.
fn members(name: &str, pointer: &str, [u, v]: &[String; 2]) -> Vec<Member> {
    let path = super::grown::segments(pointer);
    let escaped = |name: &str| format!("\\u{:04x}{}", name.as_bytes()[0], &name[1..]);
    let other = u.replace('u', "\\u0075");
    let values = match &path[..] {
        [] => vec![
            u.clone(),
            v.clone(),
            other,
            "\"\"".into(),
            "[]".into(),
            "{\"a\": 1}".into(),
        ],
        [first] if first == "0" => {
            let of = |value: &str| value.replace('u', u).replace('v', v);
            [
                "[]",
                "[u]",
                "[v,1]",
                "[ \"\" ]",
                "[7]",
                "{\"0\":u}",
                "{\"0\":u,\"1\":2}",
            ]
            .map(of)
            .into()
        }
        [outer @ .., last] => {
            let open: String = outer.iter().map(|name| format!("{{\"{name}\":")).collect();
            let around = |inner: &str| format!("{open}{inner}{}", "}".repeat(outer.len()));
            vec![
                u.clone(),
                around(&format!("{{\"{last}\":{u}}}")),
                around(&format!("{{\"{last}\":{v}}}")),
                around(&format!("{{\"id\":1,\"{last}\":{u}}}")),
                around(&format!("{{\"{last}\":{u} , \"x\":[{{}}]}}")),
                around(&format!("{{ \"{last}\" : {other} }}")),
                around(&format!("{{\"{last}\":\"\"}}")),
                around(&format!("{{\"{last}\":7,\"id\":1}}")),
                around("{}"),
                around(&format!("{{\"{}\":{u},\"id\":2}}", escaped(last))),
            ]
        }
    };
    let mut all = vec![(String::new(), false)];
    let whole = ["null".to_owned(), "7".to_owned()]
        .into_iter()
        .chain(values.iter().cloned());
    all.extend(whole.map(|value| (format!("\"{name}\":{value}"), false)));
    let one = &values[1.min(values.len() - 1)];
    all.push((format!("\"{}\" : {one}", escaped(name)), false));
    all.push((format!("\"{name}\":{one},\"{name}\":{one}"), true));
    if let ([last], Some(twice)) = (&path[..], values.get(9)) {
        let repeated = twice.replace("\"id\":2", &format!("\"{last}\":{u}"));
        all.push((format!("\"{name}\":{repeated}"), true));
    }
    all
}

/// A parameter in every form.
fn parameters(name: &str) -> Vec<Member> {
    let escaped = format!("%{:02X}{}", name.as_bytes()[0], &name[1..]);
    let one = |text: String| (text, false);
    vec![
        one(String::new()),
        one(name.to_owned()),
        one(format!("{name}=")),
        one(format!("{name}=1")),
        one(format!("{name}=a+b")),
        one(format!("{name}=%31")),
        one(format!("{escaped}=1")),
        one(escaped.clone()),
        (format!("{name}=1&{escaped}=1"), true),
        // A question mark opens the query only at its beginning: here or there it belongs to a name.
        one(format!("?{name}=1")),
        one(format!("\n{name}=1\r")),
        (format!("{name}?&?=2"), true),
    ]
}

/// An object with some of the members, in an order that the number says, with another member and white space.
fn object(forms: &[Vec<Member>], mut number: usize, is_query: bool) -> Member {
    let picked = forms
        .iter()
        .map(|forms| &forms[digit(&mut number, forms.len())]);
    let picked: Vec<&Member> = picked.filter(|member| !member.0.is_empty()).collect();
    let is_repeated = picked.iter().any(|member| member.1);
    let mut texts: Vec<&str> = picked.iter().map(|member| &*member.0).collect();
    let count = texts.len().max(1);
    texts.rotate_left(digit(&mut number, forms.len()) % count);
    if digit(&mut number, 2) == 1 {
        texts.reverse();
    }
    let place = digit(&mut number, forms.len() + 2);
    if place <= texts.len() {
        texts.insert(place, if is_query { "x=1" } else { "\"x\":1.10" });
    }
    let is_spaced = digit(&mut number, 2) == 1;
    let text = match (is_query, is_spaced) {
        (true, false) => texts.join("&"),
        (true, true) => format!("?&{}&", texts.join("&&")),
        (false, false) => format!("{{{}}}", texts.join(",")),
        (false, true) => format!("{{ {}\n}}", texts.join(" ,\n ")),
    };
    (text, is_repeated)
}

/// How many objects there are.
fn size(forms: &[Vec<Member>]) -> usize {
    let layouts = forms.len() * 2 * (forms.len() + 2) * 2;
    forms
        .iter()
        .fold(layouts, |all, forms| all.saturating_mul(forms.len()))
}

fn every_object(law: &Law, name: &str) {
    let mut counts = Counts::default();
    Run::all(
        law,
        |_| true,
        |run| {
            let mut sets = run.forms_of_each();
            if sets.len() > 1 {
                // All together.
                sets.push(sets.concat());
            }
            for forms in &sets {
                for number in spread(law, size(forms), 6_000) {
                    let (object, is_repeated) = object(forms, number, run.is_query());
                    let text = match run.is_query() {
                        true => object,
                        false => run.frame.around(&[&object]),
                    };
                    let Some(converted) = run.lawful(&text, is_repeated, &mut counts) else {
                        continue;
                    };
                    if !run.is_query() {
                        run.question(&text).oracle().edits_win(&converted);
                        run.fill(&text, &mut counts);
                    }
                }
            }
        },
    );
    println!("every object of {name}: {:?}", counts);
}

#[test]
fn every_object_of_this_service() {
    every_object(&Law::of_this_service(), "this service");
}

#[test]
fn every_object_of_the_library() {
    every_object(&Law::of_the_library(), "the library");
}

/// The identifiers of two elements. The second of two equal ones is spelled in another way.
const IDS: [[&str; 2]; 6] = [
    ["", ""],
    ["\"a\"", "\"b\""],
    ["\"a\"", "\"a\""],
    ["\"a\"", "\"\\u0061\""],
    ["1", ""],
    ["1", "\"1\""],
];

/// The changes to two elements before they are converted back.
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

/// An element to convert back: its raw identifier, and its other members.
#[derive(Clone)]
struct Moved {
    id: Option<String>,
    rest: String,
}

impl Moved {
    fn text(&self, name: &str) -> String {
        let id = self.id.as_ref().map(|id| format!("\"{name}\":{id}"));
        let parts = id.into_iter().chain([self.rest.clone()]);
        let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
        format!("{{{}}}", parts.join(","))
    }

    /// Reads an element whose identifier comes first.
    fn read(text: &str, name: &str, id: Option<String>) -> Moved {
        let id_text = id
            .as_ref()
            .map_or(String::new(), |id| format!("\"{name}\":{id}"));
        let rest = text[1 + id_text.len()..text.len() - 1].trim_start_matches(',');
        let rest = rest.to_owned();
        Moved { id, rest }
    }
}

fn moved(elements: &[Moved; 2], how: &str) -> Option<Vec<Moved>> {
    let [a, b] = elements.clone();
    let fresh = Moved {
        id: Some("\"new\"".into()),
        ..a.clone()
    };
    // Only an identifier that is there is changed.
    let with = |[first, second]: [Option<String>; 2]| {
        let ids = a.id.as_ref().and(b.id.as_ref());
        ids.map(|_| {
            vec![
                Moved {
                    id: first,
                    ..a.clone()
                },
                Moved {
                    id: second,
                    ..b.clone()
                },
            ]
        })
    };
    Some(match how {
        "swap" => vec![b, a],
        "remove first" => vec![b],
        "remove last" => vec![a],
        "insert first" => vec![fresh, a, b],
        "insert last" => vec![a, b, fresh],
        "swap ids" => with([b.id.clone(), a.id.clone()])?,
        "drop ids" => with([None, None])?,
        "same ids" => with([Some("9".into()), Some("9".into())])?,
        _ => vec![a, b],
    })
}

fn every_pair(law: &Law, name: &str) {
    let mut counts = Counts::default();
    let is_list = |frame: &Frame| frame.list.is_some();
    Run::all(law, is_list, |run| {
        let list = run.frame.list.as_deref().expect("it is in a list");
        for forms in run.forms_of_each() {
            let states = forms.iter().map(Vec::len).product::<usize>();
            for mut number in spread(law, states * states * IDS.len(), 1_500) {
                let ids = IDS[digit(&mut number, IDS.len())];
                let elements = ids.map(|id| element(run, id, &forms, digit(&mut number, states)));
                pair(run, list, ids, &elements, &mut counts);
            }
        }
    });
    println!("every pair of elements of {name}: {:?}", counts);
}

#[test]
fn every_pair_of_elements_of_this_service() {
    every_pair(&Law::of_this_service(), "this service");
}

#[test]
fn every_pair_of_elements_of_the_library() {
    every_pair(&Law::of_the_library(), "the library");
}

fn element(run: &Run, id: &str, forms: &[Vec<Member>], mut state: usize) -> Member {
    let name = run.law.catalogue.service.identifier;
    let picked = forms
        .iter()
        .map(|forms| forms[digit(&mut state, forms.len())].clone());
    let mut members: Vec<Member> = picked.collect();
    if !id.is_empty() {
        members.insert(0, (format!("\"{name}\":{id}"), false));
    }
    members.retain(|member| !member.0.is_empty());
    let texts: Vec<&str> = members.iter().map(|member| &*member.0).collect();
    (
        format!("{{{}}}", texts.join(",")),
        members.iter().any(|member| member.1),
    )
}

fn pair(run: &Run, list: &str, ids: [&str; 2], elements: &[Member; 2], counts: &mut Counts) {
    let texts = [&*elements[0].0, &*elements[1].0];
    let whole = run.frame.around(&texts);
    let Some(there) = run.lawful(&whole, elements.iter().any(|element| element.1), counts) else {
        return;
    };
    // Elements are converted one by one, so that their texts can be separated.
    let alone = texts.map(|text| {
        let text = run.frame.around(&[text]);
        let output = run.question(&text).there().output;
        output[run.frame.open.len()..output.len() - run.frame.close.len()].to_owned()
    });
    assert_eq!(there.output, run.frame.around(&[&alone[0], &alone[1]]));
    let ids = ids.map(|id| Some(id.to_owned()).filter(|id| !id.is_empty()));
    let name = run.law.catalogue.service.identifier;
    let converted = [0, 1].map(|n| Moved::read(&alone[n], name, ids[n].clone()));
    let before = Pair {
        list,
        run,
        texts,
        ids,
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

/// Two elements that were converted.
struct Pair<'p> {
    run: &'p Run<'p>,
    list: &'p str,
    texts: [&'p str; 2],
    ids: [Option<String>; 2],
    /// The positions of the elements that have data in the complement.
    held: Vec<usize>,
    question: Question<'p>,
    there: &'p Converted,
}

/// The positions of the elements that have data in a complement.
fn held(complement: Option<&Complement>) -> Vec<usize> {
    let Some(complement) = complement else {
        return Vec::new();
    };
    let complement = parse(complement.as_json());
    let changes = complement["changes"].as_object().expect("changes");
    let entries = changes
        .values()
        .flat_map(|change| change["entries"].as_array())
        .flatten();
    let elements = entries.flat_map(|entry| match entry["items"].as_array() {
        Some(items) => items.iter().collect(),
        None => vec![entry],
    });
    elements
        .filter_map(|element| element["at"].as_u64())
        .map(|at| at as usize)
        .collect()
}

/// Finds the element that was at a position, by the old and the new raw identifiers. `None` if it is an orphan.
fn found(there: &[Option<String>], at: usize, here: &[Option<String>]) -> Option<usize> {
    let reads = |id: &Option<String>| id.as_deref().map(parse);
    let Some(id) = &there[at] else {
        return (there.len() == here.len() && here[at].is_none()).then_some(at);
    };
    let same = |ids: &[Option<String>]| {
        ids.iter()
            .filter(|other| reads(other) == Some(parse(id)))
            .count()
    };
    match (same(there), same(here)) {
        (1, 1) => here
            .iter()
            .position(|other| reads(other) == Some(parse(id))),
        _ => (there.len() == here.len() && here[at].as_ref() == Some(id)).then_some(at),
    }
}

impl Pair<'_> {
    fn goes_back(&self, how: &'static str, moved: &[Moved], counts: &mut Counts) {
        let name = self.run.law.catalogue.service.identifier;
        let texts: Vec<String> = moved.iter().map(|element| element.text(name)).collect();
        let borrowed: Vec<&str> = texts.iter().map(String::as_str).collect();
        let text = self.run.frame.around(&borrowed);
        let now: Vec<_> = moved.iter().map(|element| element.id.clone()).collect();
        let places = self.held.iter().map(|&at| found(&self.ids, at, &now));
        let places: Vec<Option<usize>> = places.collect();
        let name = || format!("{how}: {:?} went back as {text}", self.texts);
        if places.contains(&None) {
            let error = self.question.back(&text, self.there, OnOrphan::Error);
            let refusals = error.expect_err("an orphan was taken");
            assert_eq!(refusals[0].code, Code::Complement, "{}", name());
            hit(counts, "orphans");
        }
        let back = self.question.survives(self.there, &text, OnOrphan::Drop);
        let returned = parse(
            &back
                .unwrap_or_else(|refusals| panic!("{}: {refusals:?}", name()))
                .output,
        );
        let returned = returned.pointer(self.list).expect("the list");
        for (place, element) in texts.iter().enumerate() {
            let record = self
                .held
                .iter()
                .zip(&places)
                .find(|(_, at)| **at == Some(place));
            let expected = match record {
                Some((&at, _)) => self.returned_from(at, element),
                None => Some(self.without_match(element)),
            };
            hit(
                counts,
                match (record, &expected) {
                    (None, _) => "without a match",
                    (_, Some(_)) => "moved and back",
                    (_, None) => "a move that the laws do not decide",
                },
            );
            if let Some(expected) = expected {
                assert_eq!(returned[place], expected, "{}", name());
            }
        }
    }

    /// Only the members of the change come from the element that the record is of.
    fn returned_from(&self, at: usize, element: &str) -> Option<Value> {
        let [original, edited] = [self.texts[at], element].map(parse);
        let (original, edited) = (original.as_object()?, edited.as_object()?);
        let returned = self
            .question
            .oracle()
            .returned(self.run.object, original, edited)?;
        Some(Value::Object(returned))
    }

    fn without_match(&self, element: &str) -> Value {
        let text = self.run.frame.around(&[element]);
        let expected = Oracle::new(self.question.turned(&text)).expect(&text).value;
        expected.pointer(self.list).expect("the list")[0].clone()
    }
}
