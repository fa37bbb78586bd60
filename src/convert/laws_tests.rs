//! The laws of conversion, for every document of any service: this one, a library's loans, and services that are made
//! at random. `oracle_tests.rs` computes the expected results on parsed values, from the tables alone;
//! `moves_tests.rs` moves the elements of lists before they are converted back. `QUICK_LAWS=1` takes a part,
//! `LONG_LAWS=1` more.

mod contracts_tests;
mod documents_tests;
#[path = "../../tests/support/grown.rs"]
mod grown;
mod moves_tests;
mod oracle_tests;

use super::engine::Engine;
use super::made_up_tests::{FIRST, LOAN_LISTS, LOANS, QUERIES, SECOND, THIRD};
use super::render::render;
use super::rules::OnOrphan;
use super::steps::{Steps, fillable};
use super::{Complement, Conversion, Gap, made_up_tests};
use crate::ConvertOptions;
use crate::check::made_up_tests::{checked, leak, random, service};
use crate::contract::catalogue::Catalogue;
use crate::contract::model::{
    At, Basis, Contract, Direction, EnumValue, Field, Form, Kind, Layout, List, Object, Presence, Service, VersionId,
};
use crate::contract::pairs::Plan;
use crate::contract::refusals_tests::refusals;
use crate::report::code::{Code, Severity};
use crate::report::finding::Finding;
use crate::report::rules::{Level, Rules};
use crate::text::Padded;
use crate::{Path, TextEdit, Version};
use grown::{Origin, careless, document};
use oracle_tests::{Oracle, escape};
use random::Random;
use serde_json::Value;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

/// A service.
struct Law {
    catalogue: &'static Catalogue,
    plan: &'static Plan,
    /// The older and the newer member of a value whose place an option gives.
    holders: [&'static str; 2],
    /// Services whose documents have one field alone, by that and by the direction.
    alone: RefCell<HashMap<(*const Field, u8), &'static Catalogue>>,
}

impl Law {
    fn new(service: &'static Service) -> Law {
        assert_eq!(refusals(service), [""; 0]);
        let catalogue = Catalogue::make(service);
        let plan = Plan::make(catalogue);
        let mut holders = catalogue.fields().filter_map(|field| {
            let link = field.removal?.link.filter(|link| link.at == At::Option)?;
            Some([field.name, link.to])
        });
        Law {
            catalogue,
            plan,
            // Where there is none, no member has such a name.
            holders: holders.next().unwrap_or(["-", "-"]),
            alone: RefCell::default(),
        }
    }

    fn of_this_service() -> Law {
        Law::new(&crate::service::SERVICE)
    }

    fn of_the_library() -> Law {
        Law::new(&made_up_tests::LIBRARY)
    }

    fn contract(&self, shape: usize) -> &'static Contract {
        &self.catalogue.service.shapes[shape]
    }

    fn shapes(&self) -> core::ops::Range<usize> {
        0..self.catalogue.service.shapes.len()
    }

    fn newest(&self) -> VersionId {
        VersionId(self.catalogue.service.versions.len() as u8 - 1)
    }

    fn origin(&self, shape: usize, version: VersionId) -> Origin {
        Origin {
            contract: self.contract(shape),
            version,
            newest: self.newest(),
            identifier: self.contract(shape).identifier.unwrap_or_default(),
            holders: self.holders,
        }
    }

    /// Every pair of versions.
    fn ways(&self) -> impl Iterator<Item = Versions> {
        let all = 0..=self.newest().0;
        let pairs = all.clone().flat_map(move |from| all.clone().map(move |to| (from, to)));
        let pairs = pairs.filter(|(from, to)| from != to);
        pairs.map(|(from, to)| (VersionId(from), VersionId(to)))
    }
}

type Versions = (VersionId, VersionId);

/// A document, and how it is converted.
#[derive(Clone, Copy)]
struct Question<'q> {
    law: &'q Law,
    shape: usize,
    versions: Versions,
    text: &'q str,
    place: &'q str,
    entries: Option<&'q str>,
}

/// The result of a conversion, with the pointers of its lists.
#[derive(Debug, PartialEq)]
struct Converted {
    output: String,
    complement: Option<Complement>,
    edits: Vec<TextEdit>,
    losses: Vec<String>,
    gaps: Vec<String>,
    /// From where, and to where.
    changes: Vec<[String; 2]>,
    /// The same with the names of the changes, in words.
    applied: Vec<String>,
}

impl<'q> Question<'q> {
    fn contract(&self) -> &'static Contract {
        self.law.contract(self.shape)
    }

    fn is_query(&self) -> bool {
        self.contract().layout == Layout::Query
    }

    /// Whether the conversion is to the next version, or the one before.
    fn is_one_version(&self) -> bool {
        self.versions.0.0.abs_diff(self.versions.1.0) == 1
    }

    fn turned(&self, text: &'q str) -> Question<'q> {
        let (from, to) = self.versions;
        Question {
            versions: (to, from),
            text,
            ..*self
        }
    }

    fn oracle(&self) -> Oracle<'q> {
        Oracle::new(*self)
    }

    fn options(&self) -> ConvertOptions {
        let pointer = |text: &str| text.parse().expect("it is a pointer");
        ConvertOptions {
            payout_url: pointer(self.place),
            entries: self.entries.map(pointer),
            // Those of another service do not matter.
            ..ConvertOptions::new(Version::default(), Version::default())
        }
    }

    /// Converts the text, or returns the refusals.
    fn convert(&self, options: &ConvertOptions) -> Result<Converted, Vec<Finding>> {
        let (from, to) = self.versions;
        let steps = Steps::new(self.law.plan, self.shape, [from, to], options.rules());
        let (mut engine, mut buffer) = (Engine::default(), Vec::new());
        let text = Padded::copy(self.text.as_bytes(), &mut buffer);
        engine.convert(&steps, text);
        if !engine.outcome.refusals.is_empty() {
            return Err(engine.outcome.refusals);
        }
        let conversion = render(&steps, text, &mut engine, true);
        let others = || self.law.catalogue.version_ids().filter(|version| *version != to);
        let names_others = |gap: &Gap| others().any(|version| gap.reason.contains(self.law.catalogue.date(version)));
        // The others are about something without a name, in the words of the contract.
        let mut named = conversion.gaps.iter().filter(|gap| !gap.path.to_string().is_empty());
        let converted = Converted::of(&conversion);
        if let Some(gap) = named.find(|gap| names_others(gap)) {
            panic!(
                "{gap:?}\n{}",
                self.broken("a gap names the version that lacks it", &converted)
            );
        }
        Ok(converted)
    }

    fn there(&self) -> Converted {
        let converted = self.convert(&self.options());
        converted.unwrap_or_else(|codes| panic!("{codes:?}: {}", self.name()))
    }

    /// Converts a text back with the complement of a conversion.
    fn back(&self, text: &str, there: &Converted, on_orphan: OnOrphan) -> Result<Converted, Vec<Finding>> {
        let question: Question = Question {
            text,
            ..self.turned(self.text)
        };
        let mut options = ConvertOptions {
            complement: there.complement.clone(),
            on_orphan,
            ..self.options()
        };
        // What a conversion writes can be deeper than what it may read.
        options.limits.depth = u32::MAX;
        question.convert(&options)
    }

    fn name(&self) -> String {
        let (from, to) = self.versions;
        let (name, place) = (self.contract().name, self.place);
        format!("{name} {from:?} to {to:?}, place {place:?}:\n{}\n", self.text)
    }

    /// What a law says when it fails.
    fn broken(&self, law: &str, there: &Converted) -> String {
        let (from, to) = self.versions;
        let date = |version| self.law.catalogue.date(version);
        format!(
            "The law that {law} does not hold, from {} to {}, of `{}` with the place {:?}:\n{}\nbecame\n{}\n\
             changes: {}\nlosses: {:?}, gaps: {:?}\ncomplement: {}\n",
            date(from),
            date(to),
            self.contract().name,
            self.place,
            self.text,
            there.output,
            there.applied.join(", "),
            there.losses,
            there.gaps,
            there.complement.as_ref().map_or("none", Complement::as_json),
        )
    }

    /// There and back gives the same bytes, and lists no loss; without the complement, it does not. So an output has the
    /// bytes of all that no change touches: nothing else would know them.
    fn comes_back(&self, there: &Converted) -> Converted {
        let back = self.back(&there.output, there, OnOrphan::Error);
        let back =
            back.unwrap_or_else(|codes| panic!("{codes:?}\n{}", self.broken("there and back is possible", there)));
        let question = self.turned(&there.output);
        let rest = (&*back.output, &back.complement, &back.losses[..]);
        let story = || {
            let law = "there and back gives the same bytes";
            format!("{}\n{}", self.broken(law, there), question.broken(law, &back))
        };
        assert_eq!(rest, (self.text, &None, &[][..]), "{}", story());
        if there.complement.is_some() {
            let bare = question.convert(&self.options());
            let is_same = bare.is_ok_and(|bare| bare.output == self.text);
            assert!(!is_same, "{}", self.broken("a complement is needed", there));
        }
        back
    }

    /// What an edited output comes back as, converted there again, is the edited output.
    fn survives(&self, there: &Converted, edited: &str, on_orphan: OnOrphan) -> Result<Converted, Vec<Finding>> {
        let back = self.back(edited, there, on_orphan)?;
        let again = self.turned("").back(&back.output, &back, on_orphan);
        let story = || {
            let law = "an edit survives the way back and there again";
            format!(
                "{}\n{}",
                self.broken(law, there),
                self.turned(edited).broken(law, &back)
            )
        };
        let again = again.unwrap_or_else(|refusals| panic!("{refusals:?}: {}", story()));
        assert_eq!(again.output, edited, "{}", story());
        Ok(back)
    }

    /// The edits give the output, and none is needless.
    fn is_rebuilt(&self, there: &Converted) {
        let (mut rebuilt, mut at) = (String::new(), 0);
        for edit in &there.edits {
            let removed = &self.text[edit.start as usize..edit.end as usize];
            let is_needless = !removed.is_empty() && removed == edit.text;
            assert!(!is_needless, "{edit:?}\n{}", self.broken("no edit is needless", there));
            rebuilt += &self.text[at..edit.start as usize];
            rebuilt += &edit.text;
            at = edit.end as usize;
        }
        rebuilt += &self.text[at..];
        assert_eq!(
            rebuilt,
            there.output,
            "{}",
            self.broken("the edits give the output", there)
        );
    }

    /// One conversion loses the same values as one version after the other, and gives the same, unless the document has
    /// leftovers: one step may remove what the next could have used.
    fn goes_step_by_step(&self, there: &Converted) {
        if self.oracle().has_leftovers() {
            return;
        }
        let (VersionId(from), VersionId(to)) = self.versions;
        let (mut text, mut lost, mut at) = (self.text.to_owned(), 0, from);
        while at != to {
            let next = if to > at { at + 1 } else { at - 1 };
            let step: Question = Question {
                versions: (VersionId(at), VersionId(next)),
                text: &text,
                ..*self
            };
            let converted = step.there();
            lost += step.lost(&converted);
            (text, at) = (converted.output, next);
        }
        let law = "one conversion is one version after the other";
        assert_eq!(
            (&there.output, self.lost(there)),
            (&text, lost),
            "{}",
            self.broken(law, there)
        );
    }

    /// How many strings and the like are lost.
    fn lost(&self, there: &Converted) -> usize {
        if self.is_query() {
            return there.losses.len();
        }
        let mut leaves = HashSet::new();
        let document = parse(self.text);
        for loss in &there.losses {
            let value = document.pointer(loss);
            let value = value.unwrap_or_else(|| panic!("{loss}\n{}", self.broken("a loss is in the input", there)));
            add_leaves(value, loss, &mut leaves);
        }
        leaves.len()
    }

    /// A document that was valid stays so, but for the gaps. Both checks agree about it. Returns whether it was valid.
    fn stays_valid(&self, there: &Converted) -> bool {
        let report = |text: &str, version| {
            let rules = Rules {
                version,
                entries: self.entries.map(str::as_bytes),
                ..Rules::new(self.law.catalogue)
            };
            checked(text.as_bytes(), self.shape, &rules)
        };
        if !report(self.text, self.versions.0).0 {
            return false;
        }
        for problem in report(&there.output, self.versions.1).1 {
            let pointer = problem.path.to_string();
            let is_excused = there.gaps.iter().any(|gap| {
                let is_inside = !gap.is_empty() && pointer.starts_with(&format!("{gap}/"));
                // The gap of two parameters is at the one that a change concerns, the problem at the later one.
                let is_other = problem.code == Code::Exclusive && self.exclude_each_other([gap, &pointer]);
                pointer == *gap || is_inside || is_other
            });
            let is_error = problem.severity == Severity::Error;
            let law = "what was valid stays so, but for the gaps";
            assert!(!is_error || is_excused, "{problem:?}\n{}", self.broken(law, there));
        }
        true
    }

    /// Whether two parameters exclude each other, by their pointers.
    fn exclude_each_other(&self, pointers: [&str; 2]) -> bool {
        self.contract().object().fields.iter().any(|field| {
            let pair = field.excludes.map(|exclusion| [field.name, exclusion.other]);
            let is_of = |pair: [&str; 2]| {
                let names = pointers.map(|pointer| pointer.strip_prefix('/'));
                names.iter().all(|name| name.is_some_and(|name| pair.contains(&name)))
            };
            pair.is_some_and(is_of)
        })
    }

    /// Whether the check of a version finds an error in the value of a field, if a document had nothing else.
    fn has_errors(&self, field: &Field, version: VersionId, value: &Value) -> bool {
        let mut alone = self.law.alone.borrow_mut();
        let direction = self.contract().direction;
        let catalogue = alone
            .entry((core::ptr::from_ref(field), direction as u8))
            .or_insert_with(|| {
                let alone = Field {
                    kind_basis: field.kind_basis,
                    reforms: field.reforms,
                    presence: field.presence.map(|presence| Presence { with: &[], ..presence }),
                    ..Field::new("value", field.kind)
                };
                let object = leak(Object::new("Alone", leak([alone])));
                Catalogue::make(service(Layout::Document, direction, object))
            });
        let text = Value::Object([("value".to_owned(), value.clone())].into_iter().collect()).to_string();
        let rules = Rules {
            version,
            ..Rules::new(catalogue)
        };
        let problems = checked(text.as_bytes(), 0, &rules).1;
        problems.iter().any(|problem| problem.severity == Severity::Error)
    }

    /// The path of a gap leads to an object of the output, or to a member of it, and that of a change from a member of the input,
    /// or from an object, to a member of the output. What a complement has of a member leads to it, and has its text.
    fn names_places(&self, there: &Converted) {
        let [input, output] = [self.text, &there.output].map(|text| self.oracle().read(text));
        for gap in &there.gaps {
            let object = gap.rsplit_once('/').map_or("", |(object, _)| object);
            let is_object = output.pointer(object).is_some_and(Value::is_object);
            assert!(is_object, "{gap}\n{}", self.broken("a gap is in the output", there));
        }
        for [from, to] in &there.changes {
            let are_there = input.pointer(from).is_some() && output.pointer(to).is_some();
            let law = "a change leads from the input to the output";
            assert!(are_there, "{from} to {to}\n{}", self.broken(law, there));
        }
        let complement = there.complement.as_ref().map(|complement| parse(complement.as_json()));
        let Some(complement) = complement else {
            return;
        };
        let law = "a complement has texts of the input";
        let foreign = foreign_text(&complement, self.text);
        assert!(foreign.is_none(), "{foreign:?}\n{}", self.broken(law, there));
        if self.is_one_version() {
            let list = self.oracle().list(&input);
            let wrong = wrong_pointer(&complement, &input, list.as_deref());
            let law = "a record's pointer leads to its member";
            assert!(wrong.is_none(), "{wrong:?}\n{}", self.broken(law, there));
        }
    }

    /// With values for all that the other version requires anew, the way back gives the same.
    fn is_filled(&self) {
        let (from, to) = self.versions;
        let shape = self.law.catalogue.shape(self.shape);
        let fill = fillable(self.law.plan, shape, [from, to]);
        let fill = fill
            .into_iter()
            .map(|gap| (gap.pointer.parse().unwrap(), " \n\"F\"\t".to_owned()));
        let options = ConvertOptions {
            fill: fill.collect(),
            ..self.options()
        };
        let filled = self.convert(&options).expect("it is filled");
        let back = self.back(&filled.output, &filled, OnOrphan::Error);
        let back = back.expect("it comes back");
        assert_eq!(back.output, self.text, "filled: {}", self.name());
    }

    /// A document with mistakes is refused, or converted by the laws. Returns whether it was converted.
    fn takes_mistakes(&self, origin: Origin, random: &mut Random) -> bool {
        let text = String::from_utf8(careless(origin, random));
        text.is_ok_and(|text| {
            let careless: Question = Question {
                text: &text,
                entries: None,
                ..*self
            };
            careless.is_lawful()
        })
    }

    /// Whether the text is converted, which then follows the laws, and not refused.
    fn is_lawful(&self) -> bool {
        let Ok(there) = self.convert(&self.options()) else {
            return false;
        };
        self.is_rebuilt(&there);
        self.comes_back(&there);
        // Around entries, parsed values do not show which of two lists of one name the converter takes.
        if self.is_one_version() && self.contract().layout != Layout::Entries {
            self.oracle().holds(&there);
        }
        true
    }

    /// Another value in the output. An edited identifier makes a record an orphan.
    fn survives_an_edit(&self, there: &Converted, random: &mut Random) {
        let output = &there.output;
        let strings: Vec<usize> = output.match_indices(":\"").map(|found| found.0).collect();
        if strings.is_empty() {
            return;
        }
        let at = *random.of(&strings) + 1;
        let end = at + 1 + output[at + 1..].find('"').expect("it ends") + 1;
        let values = ["\"0.3\"", "\"edited\"", "null", "8", "{\"id\":\"e\"}", "\"OPEN\""];
        let edited = [&output[..at], *random.of(&values), &output[end..]].concat();
        let _ = self.survives(there, &edited, OnOrphan::Error);
    }
}

impl Converted {
    fn of(conversion: &Conversion) -> Converted {
        let changes = conversion.changes.iter();
        let applied = changes.map(|change| {
            format!(
                "{}: {:?} to {:?}",
                change.id,
                change.from.to_string(),
                change.to.to_string()
            )
        });
        let pointers = |paths: &mut dyn Iterator<Item = &Path>| paths.map(Path::to_string).collect();
        Converted {
            output: String::from_utf8(conversion.output.clone()).expect("it is text"),
            complement: conversion.complement.clone(),
            edits: conversion.edits.clone(),
            applied: applied.collect(),
            losses: pointers(&mut conversion.losses.iter().map(|loss| &loss.path)),
            gaps: pointers(&mut conversion.gaps.iter().map(|gap| &gap.path)),
            changes: (conversion.changes.iter())
                .map(|change| [&change.from, &change.to].map(Path::to_string))
                .collect(),
        }
    }
}

/// Adds the pointers of the strings and the like inside a value. An empty object may have been emptied before.
fn add_leaves(value: &Value, at: &str, leaves: &mut HashSet<String>) {
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                add_leaves(value, &format!("{at}/{}", escape(name)), leaves);
            }
        }
        Value::Array(elements) => {
            for (n, value) in elements.iter().enumerate() {
                add_leaves(value, &format!("{at}/{n}"), leaves);
            }
        }
        _ => {
            leaves.insert(at.to_owned());
        }
    }
}

/// A text of a member that went and is not in the input, of those in a part of a complement. Without its value, it has two parts.
fn foreign_text(part: &Value, input: &str) -> Option<String> {
    let is_foreign = |text: &str| {
        let mut holes = text
            .match_indices("\"\"")
            .map(|(at, hole)| (&text[..at], &text[at + hole.len()..]));
        !input.contains(text) && !holes.any(|(open, close)| input.contains(open) && input.contains(close))
    };
    let text = part
        .get("text")
        .and_then(Value::as_str)
        .filter(|_| part.get("at").is_some());
    match part {
        _ if text.is_some_and(is_foreign) => text.map(str::to_owned),
        Value::Object(members) => members.values().find_map(|part| foreign_text(part, input)),
        Value::Array(parts) => parts.iter().find_map(|part| foreign_text(part, input)),
        _ => None,
    }
}

/// A pointer in a record of an element that leads nowhere in the element. `entries` is the list of a page.
fn wrong_pointer(record: &Value, element: &Value, entries: Option<&str>) -> Option<String> {
    let all = |name: &str| record.get(name).and_then(Value::as_object).into_iter().flatten();
    let is_new = |member: &Value| member.get("is").is_some_and(|is| is == "new");
    let mut members = all("members").filter(|(_, member)| !is_new(member));
    if let Some((pointer, _)) = members.find(|(pointer, _)| element.pointer(pointer).is_none()) {
        return Some(pointer.clone());
    }
    all("lists").find_map(|(pointer, list)| {
        let place = if pointer.is_empty() {
            entries.unwrap_or_default()
        } else {
            pointer
        };
        let elements = element.pointer(place).and_then(Value::as_array);
        let Some(elements) = elements.filter(|elements| list["count"] == elements.len()) else {
            return Some(pointer.clone());
        };
        let records = list["of"].as_array().into_iter().flatten();
        let mut wrong = records.map(|record| {
            let at = record["at"].as_u64().and_then(|at| elements.get(at as usize));
            at.map_or_else(|| Some(pointer.clone()), |element| wrong_pointer(record, element, None))
        });
        wrong.find_map(|wrong| wrong)
    })
}

fn parse(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// A quick run takes a tenth of the documents, a long one ten times as many.
fn scaled(count: u64) -> u64 {
    match ["QUICK_LAWS", "LONG_LAWS"].map(|name| std::env::var_os(name).is_some()) {
        [true, _] => count / 10,
        [_, true] => count * 10,
        _ => count,
    }
}

/// What a run has seen, because a generator that makes only one kind of documents would prove nothing.
#[derive(Debug, Default)]
struct Seen {
    documents: u64,
    changed: u64,
    with_complement: u64,
    losses: usize,
    gaps: usize,
    valid: u64,
    /// Elements that moved, and got back what a complement holds of them.
    moved: u64,
    /// Documents with mistakes that were converted nevertheless.
    careless: u64,
}

/// Holds generated documents of a shape to every law.
fn hold(law: &Law, shape: usize, versions: Versions, seeds: core::ops::Range<u64>, seen: &mut Seen) {
    let origin = law.origin(shape, versions.0);
    for seed in seeds {
        let document = document(origin, seed);
        let question = Question {
            law,
            shape,
            versions,
            text: &document.text,
            place: document.place,
            entries: document.entries,
        };
        let there = question.there();
        let back = question.comes_back(&there);
        question.turned(&there.output).names_places(&back);
        question.is_rebuilt(&there);
        assert_eq!(
            question.there(),
            there,
            "{}",
            question.broken("the same gives the same", &there)
        );
        match question.is_one_version() {
            true => question.oracle().holds(&there),
            false => question.goes_step_by_step(&there),
        }
        question.names_places(&there);
        if !question.is_query() {
            question.survives_an_edit(&there, &mut Random::new(seed));
            if seed % 3 == 0 {
                question.is_filled();
                seen.moved += question.survives_moves(&there);
            }
            if question.is_one_version() && seed % 3 == 0 {
                question.oracle().edits_win(&there);
            }
        }
        seen.careless += u64::from(question.takes_mistakes(origin, &mut Random::new(seed)));
        seen.documents += 1;
        seen.valid += u64::from(question.stays_valid(&there));
        seen.changed += u64::from(there.output != document.text);
        seen.with_complement += u64::from(there.complement.is_some());
        seen.losses += there.losses.len();
        seen.gaps += there.gaps.len();
    }
}

/// Holds `count` documents of each shape and direction to the laws, and a tenth of them where no version changed the shape.
fn hold_all(law: &Law, count: u64) {
    for shape in law.shapes() {
        let contract = law.contract(shape);
        let root = law.catalogue.shape(shape).object;
        // What only adds values changes no document.
        let is_touched = law.ways().any(|(from, to)| {
            let between = law.plan.between(from, to);
            let mut objects = between.objects().filter(|object| between.leads(root, object.object));
            objects.any(|object| {
                object
                    .pairs
                    .iter()
                    .any(|pair| !pair.is_in_place() || !pair.route(0, 0).steps.is_empty())
            })
        });
        let count = if is_touched { count } else { count / 10 };
        let mut changed = 0;
        for versions in law.ways() {
            let mut seen = Seen::default();
            hold(law, shape, versions, 0..scaled(count), &mut seen);
            let (from, to) = (versions.0.0, versions.1.0);
            println!("{} {from} to {to}: {seen:?}", contract.name);
            assert!(seen.valid > seen.documents / 20, "some are valid");
            changed += seen.changed;
        }
        assert_eq!(changed > 0, is_touched, "{}", contract.name);
    }
}

#[test]
fn documents_of_this_service_are_converted_by_the_laws() {
    hold_all(&Law::of_this_service(), 10_000);
}

#[test]
fn documents_of_the_library_are_converted_by_the_laws() {
    hold_all(&Law::of_the_library(), 2_000);
}

#[test]
fn documents_of_the_archive_are_converted_by_the_laws() {
    hold_all(&Law::new(&made_up_tests::ARCHIVE), 2_000);
}

#[test]
fn documents_of_any_service_are_converted_and_checked_by_the_laws() {
    let (mut seen, mut verdicts, mut words) = (Seen::default(), [0, 0], HashSet::new());
    let count = scaled(1_000);
    for seed in 0..count {
        let law = contracts_tests::law(&mut Random::new(seed), 1 + (seed * 24 / count) as usize);
        words.extend(law.catalogue.words());
        for versions in law.ways() {
            hold(&law, 0, versions, seed * 5..seed * 5 + 5, &mut seen);
            agree(&law, versions.0, seed, &mut verdicts);
        }
    }
    println!(
        "{count} contracts with {} names: {seen:?}, {verdicts:?} verdicts",
        words.len()
    );
    assert!(seen.changed > seen.documents / 4 && seen.with_complement > seen.documents / 4);
    assert!(seen.valid > seen.documents / 20 && verdicts.iter().all(|&count_of| count_of > count));
}

/// The quick check and the full one agree about documents with mistakes.
fn agree(law: &Law, version: VersionId, seed: u64, verdicts: &mut [u64; 2]) {
    let mut random = Random::new(seed);
    let origin = law.origin(0, version);
    for _ in 0..10 {
        let text = careless(origin, &mut random);
        let rules = Rules {
            version,
            level: *random.of(&Level::ALL),
            ..Rules::new(law.catalogue)
        };
        let (is_valid, _) = checked(&text, 0, &rules);
        verdicts[usize::from(is_valid)] += 1;
    }
}

/// A question about a service, with `/url` as the place of the option.
fn asked<'q>(law: &'q Law, shape: usize, versions: Versions, text: &'q str) -> Question<'q> {
    Question {
        law,
        shape,
        versions,
        text,
        place: "/url",
        entries: None,
    }
}

#[test]
fn elements_take_their_records_along_whatever_their_identifiers_are() {
    let law = Law::of_the_library();
    for [first, second] in [
        ["", ""],
        [r#""key":"a","#, r#""key":"b","#],
        [r#""key":"a","#, r#""key":"a","#],
        [r#""key":"a","#, r#""key":"\u0061","#],
        [r#""key":1,"#, ""],
        [r#""key":1,"#, r#""key":"1","#],
    ] {
        let loans = format!(r#"[{{{first}"note":1}},{{{second}"note":2}}]"#);
        let copies = format!(r#"{{"copies":[{{{first}"shelf":1}},{{{second}"shelf":2}}]}}"#);
        for (shape, versions, text) in [(LOAN_LISTS, (SECOND, THIRD), loans), (LOANS, (FIRST, SECOND), copies)] {
            let question = asked(&law, shape, versions, &text);
            assert!(question.survives_moves(&question.there()) > 0, "{text}");
        }
    }
}

#[test]
fn queries_of_any_form_are_converted_by_the_laws() {
    let law = Law::of_the_library();
    for query in [
        "?at=1",
        // A question mark opens the query only at its beginning.
        "x=1&?at=1",
        "at?&?=2",
        "\nat=1\r",
        "at&many=",
        "%61t&many=a+b",
        "?&at=%31&&x=1&",
        "at=1&%61t=1",
    ] {
        for versions in law.ways() {
            let question = asked(&law, QUERIES, versions, query);
            assert!(question.is_lawful() || query.ends_with("&%61t=1"), "{query}");
        }
    }
}

/// One version after the other leaves the emptied object.
#[test]
fn a_value_that_a_later_version_removes_inside_of_its_new_place_goes_whole() {
    let mark = Object::new("Mark", leak([Field::text("ink").removed(THIRD, "")]));
    let stamp = Field::text("stamp").moved(SECOND, "mark", At::Pointer("/ink"));
    let fields = [stamp, Field::new("mark", Kind::Object(leak(mark))).since(SECOND)];
    let object = leak(Object::new("Object", leak(fields)));
    let law = Law::new(service(Layout::Document, Direction::Sent, object));
    let question = asked(&law, 0, (FIRST, THIRD), r#"{"stamp":"s"}"#);
    let there = question.there();
    assert_eq!((&*there.output, &there.losses[..]), ("{}", &["/stamp".to_owned()][..]));
    question.comes_back(&there);
}

/// An earlier value is nowhere in the output although it equals a later one, which moves less deep.
#[test]
fn a_value_that_would_go_elsewhere_than_an_equal_one_is_lost() {
    let first = Field::any("first").moved(SECOND, "second", At::Pointer("/a"));
    let second = Field::any("second")
        .since(SECOND)
        .moved(THIRD, "third", At::Pointer("/b"));
    let fields = [first, second, Field::any("third").since(THIRD)];
    let object = leak(Object::new("Object", leak(fields)));
    let law = Law::new(service(Layout::Document, Direction::Sent, object));
    let question = asked(&law, 0, (FIRST, THIRD), r#"{"first":{},"second":{}}"#);
    let there = question.there();
    assert_eq!(
        (&*there.output, &there.losses[..]),
        (r#"{"third":{"b":{}}}"#, &["/first".to_owned()][..])
    );
    question.comes_back(&there);
}

/// A value that a version lets pass, and the next one does not.
#[test]
fn what_becomes_an_error_is_a_gap() {
    const KNOWN: &[EnumValue] = &[EnumValue::new("A", "")];
    let list = List::of(Field::new("", Kind::Any)).not_empty(Basis::Stated, "");
    for (kind, value) in [
        (Kind::Enum(KNOWN), r#""B""#),
        (Kind::Enum(KNOWN), r#""""#),
        (Kind::Text(Form::Free), r#""""#),
        (Kind::Text(Form::Email), r#""a@""#),
        (Kind::Text(Form::Email), r#""""#),
        (Kind::Text(Form::Timestamp), r#""x""#),
        (Kind::Text(Form::Count), r#""x""#),
        (Kind::Text(Form::Decimal), r#""""#),
        (Kind::List(leak(list)), "[]"),
    ] {
        let [plain, implied] = [Field::new("a", kind), Field::new("a", kind).kind_implied()];
        let vital = plain.required(Basis::Stated, "");
        let renamed = Field { name: "b", ..vital };
        for fields in [
            vec![vital.required_since(SECOND)],
            vec![implied.required(Basis::Stated, "").required_since(SECOND)],
            vec![plain.required(Basis::Implied, "").required_since(SECOND)],
            vec![plain.since(SECOND)],
            vec![vital.since(SECOND)],
            vec![plain.renamed(SECOND, "b"), renamed.since(SECOND)],
        ] {
            let text = format!(r#"{{"a":{value}}}"#);
            let query = format!("a={}", value.trim_matches('"'));
            for (layout, text) in [(Layout::Document, &text), (Layout::Query, &query)] {
                if layout == Layout::Query && matches!(kind, Kind::List(_)) {
                    continue;
                }
                for direction in [Direction::Received, Direction::Sent] {
                    let object = leak(Object::new("Object", fields.clone().leak()));
                    let law = Law::new(service(layout, direction, object));
                    for versions in [(FIRST, SECOND), (SECOND, FIRST)] {
                        let question = asked(&law, 0, versions, text);
                        let there = question.there();
                        question.stays_valid(&there);
                        question.oracle().holds(&there);
                    }
                }
            }
        }
    }
}
