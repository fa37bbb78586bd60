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
use super::made_up_tests::{FIRST, SECOND, THIRD};
use super::render::render;
use super::rules::OnOrphan;
use super::steps::{Steps, fillable};
use super::{Complement, Conversion, Gap, made_up_tests};
use crate::ConvertOptions;
use crate::check::made_up_tests::{checked, leak, random, service};
use crate::contract::catalogue::Catalogue;
use crate::contract::model::{
    At, Basis, Contract, Direction, EnumValue, Field, Form, Kind, Layout, List, Object, Reform, Service, VersionId,
};
use crate::contract::pairs::Plan;
use crate::contract::refusals_tests::refusals;
use crate::report::code::{Code, Severity};
use crate::report::finding::Finding;
use crate::report::problem::Problem;
use crate::report::rules::{Level, Limits, Rules};
use crate::text::{Index, Padded};
use crate::{Path, TextEdit, Version};
use grown::{Origin, careless, document, segments};
use oracle_tests::{Oracle, after, escape, object_of};
use random::Random;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// A service.
struct Law {
    catalogue: &'static Catalogue,
    plan: &'static Plan,
    /// The older and the newer member of a value whose place an option gives.
    holders: [&'static str; 2],
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
        }
    }

    /// A service with documents of these fields.
    fn of_documents(fields: impl Into<Vec<Field>>) -> Law {
        let object = leak(Object::new("Object", fields.into().leak()));
        Law::new(service(Layout::Document, Direction::Sent, object))
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

    /// Whether a version changes the form of a text in a field of that name, or in one that it was or becomes.
    fn is_reformed<'n>(&self, name: &'n str) -> bool {
        let links = || {
            self.catalogue
                .fields()
                .filter_map(|field| Some([field.name, field.removal?.link?.to]))
        };
        let mut names: BTreeSet<&'n str> = BTreeSet::from([name]);
        // Each name leads to the next one.
        for _ in self.catalogue.version_ids() {
            let found = links().filter(|link| link.iter().any(|name| names.contains(name)));
            let found: Vec<&str> = found.flatten().collect();
            names.extend(found);
        }
        let mut fields = self.catalogue.fields();
        fields.any(|field| names.contains(field.name) && !field.reforms.is_empty())
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
    assumptions: BTreeSet<String>,
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

    /// One conversion gives the same as one version after the other, and loses the same values, unless the document has leftovers:
    /// one step may remove what the next could have used. If they give the same nevertheless, the one does not lose more.
    fn goes_step_by_step(&self, there: &Converted) {
        let (VersionId(from), VersionId(to)) = self.versions;
        let (mut text, mut lost, mut at) = (self.text.to_owned(), Vec::new(), from);
        while at != to {
            let next = if to > at { at + 1 } else { at - 1 };
            let step: Question = Question {
                versions: (VersionId(at), VersionId(next)),
                text: &text,
                ..*self
            };
            let converted = step.there();
            lost.extend(step.lost(&converted));
            (text, at) = (converted.output, next);
        }
        let law = "one conversion is one version after the other";
        if self.oracle().has_leftovers() {
            // A step can compute a number before another one loses it.
            let is_number = |value: &Value| value.as_str().is_some_and(|text| text.parse::<f64>().is_ok());
            let is_lost = |value: &Value| is_number(value) || lost.contains(value);
            let is_right = there.output != text || self.lost(there).iter().all(is_lost);
            return assert!(is_right, "{lost:?}\n{}", self.broken(law, there));
        }
        assert_eq!(
            (&there.output, self.lost(there).len()),
            (&text, lost.len()),
            "{}",
            self.broken(law, there)
        );
    }

    /// The strings and the like that are lost.
    fn lost(&self, there: &Converted) -> Vec<Value> {
        let document = self.oracle().read(self.text);
        let leaves = there.losses.iter().flat_map(|loss| {
            let value = document.pointer(loss);
            let value = value.unwrap_or_else(|| panic!("{loss}\n{}", self.broken("a loss is in the input", there)));
            let leaves = leaves_of(value).into_iter();
            leaves.map(move |(at, leaf)| (format!("{loss}{at}"), leaf))
        });
        leaves.collect::<BTreeMap<String, Value>>().into_values().collect()
    }

    /// Whether a text is valid in a version, and what is wrong with it, by both checks.
    fn checked(&self, text: &str, version: VersionId) -> (bool, Vec<Problem>) {
        let rules = Rules {
            version,
            entries: self.entries.map(str::as_bytes),
            limits: Limits {
                findings: u32::MAX,
                ..Limits::default()
            },
            ..Rules::new(self.law.catalogue)
        };
        checked(text.as_bytes(), self.shape, &rules)
    }

    /// A gap is where the version that a document gets has a problem, and the one before had none.
    fn gaps_are_problems(&self, there: &Converted) {
        let before = self.checked(self.text, self.versions.0).1;
        let now = self.checked(&there.output, self.versions.1).1;
        // Of a member that two became, it is unclear which had the problem.
        let has_leftovers = self.oracle().has_leftovers();
        let was_there = |problem: &Problem, gap: &str| {
            let moved = |[from, to]: &[String; 2]| after(gap, to).map(|rest| format!("{from}{rest}"));
            let place = there.changes.iter().find_map(moved).unwrap_or_else(|| gap.to_owned());
            let is_it = |one: &Problem| (one.code, one.severity) == (problem.code, problem.severity);
            let mut alike = before.iter().filter(|one| is_it(one));
            !has_leftovers && alike.any(|one| after(&one.path.to_string(), &place).is_some())
        };
        // A problem around it, or with another member, such as the discriminator, hides others.
        let hides = |problem: &Problem, gap: &str| {
            let pointer = problem.path.to_string();
            let parent = |pointer: &str| pointer.rsplit_once('/').map(|(parent, _)| parent.to_owned());
            let may_hide = matches!(problem.code, Code::Enum | Code::Type | Code::Empty | Code::Required);
            let is_beside = pointer != gap && parent(gap) == parent(&pointer);
            is_beside && may_hide || pointer != gap && after(gap, &pointer).is_some()
        };
        // Without its discriminator the check does not know what is required inside of a member.
        let may_be_irrelevant = |gap: &str| {
            let mut object = self.contract().object();
            segments(gap).iter().any(|name| {
                let field = object.fields.iter().find(|field| field.name == *name);
                let depends = field.is_some_and(|field| {
                    let is_required_with = field.presence.is_some_and(|presence| !presence.with.is_empty());
                    is_required_with || !field.relevant_with.is_empty()
                });
                let is_one = depends || !object.nothing_else_with.is_empty();
                object = field.and_then(object_of).unwrap_or(object);
                is_one
            })
        };
        // A text that can't get the other form stays, and may be one of that form.
        let output = self.oracle().read(&there.output);
        let is_left = |gap: &str| {
            let name = segments(gap).pop().unwrap_or_default();
            self.law.is_reformed(&name) && output.pointer(gap).is_some_and(Value::is_string)
        };
        for gap in there.gaps.iter().filter(|gap| !gap.is_empty()) {
            let is_new = |problem: &Problem| self.is_at(problem, gap) && !was_there(problem, gap);
            let law = "a gap is a problem of the output, and was none";
            let is_one = now.iter().any(|problem| is_new(problem) || hides(problem, gap))
                || may_be_irrelevant(gap)
                || is_left(gap);
            assert!(is_one, "{gap}\n{}", self.broken(law, there));
        }
    }

    /// What was valid stays so, but for the gaps. Unlisted and missing values count, however severe. Returns whether it was valid.
    fn stays_valid(&self, there: &Converted) -> bool {
        let (was_valid, before) = self.checked(self.text, self.versions.0);
        let counts = |problem: &Problem| {
            let is_severe = problem.severity == Severity::Error || matches!(problem.code, Code::Enum | Code::Required);
            let is_as_before = |one: &Problem| one.code == problem.code && one.severity <= problem.severity;
            is_severe && !before.iter().any(is_as_before)
        };
        let now = self.checked(&there.output, self.versions.1).1;
        for problem in now.iter().filter(|problem| was_valid && counts(problem)) {
            let is_excused = there.gaps.iter().any(|gap| !gap.is_empty() && self.is_at(problem, gap));
            let law = "what was valid stays so, but for the gaps";
            assert!(is_excused, "{problem:?}\n{}", self.broken(law, there));
        }
        was_valid
    }

    /// Whether a problem is at a gap, or inside of it.
    fn is_at(&self, problem: &Problem, gap: &str) -> bool {
        let pointer = problem.path.to_string();
        // The gap of two parameters is at the one that a change concerns, the problem at the later one.
        let is_other = problem.code == Code::Exclusive && self.exclude_each_other([gap, &pointer]);
        after(&pointer, gap).is_some() || is_other
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
    }

    /// The options with values for gaps, if the option `fill` allows them.
    fn filling(&self, values: impl Fn(&str) -> Option<String>) -> ConvertOptions {
        let (from, to) = self.versions;
        let mut options = self.options();
        let steps = Steps::new(self.law.plan, self.shape, [from, to], options.rules());
        let gaps = fillable(self.law.plan, self.law.catalogue.shape(self.shape), [from, to]);
        let allowed = gaps.iter().filter_map(|gap| {
            let value = values(&gap.pointer)?;
            let (mut index, mut buffer) = (Index::default(), Vec::new());
            let read = index.read(Padded::copy(value.as_bytes(), &mut buffer), 0, 1);
            gap.allows(&steps, read).then(|| (gap.pointer.parse().unwrap(), value))
        });
        let fill = allowed.collect();
        options.fill = fill;
        options
    }

    /// With values for all that the other version requires anew, the way back gives the same.
    fn is_filled(&self) {
        let options = self.filling(|_| Some(" \n\"F\"\t".to_owned()));
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
        if self.contract().layout != Layout::Entries {
            self.gaps_are_problems(&there);
            if self.is_one_version() {
                self.oracle().holds(&there);
            }
        }
        true
    }

    /// An edit of the output: another value, or one more member. An edited identifier makes a record an orphan.
    fn survives_an_edit(&self, there: &Converted, random: &mut Random) {
        let output = &there.output;
        let of_strings: Vec<usize> = output.match_indices(":\"").map(|found| found.0 + 1).collect();
        let of_objects: Vec<usize> = output.match_indices("{\"").map(|found| found.0 + 1).collect();
        let values = ["\"0.3\"", "\"edited\"", "null", "8", "{\"id\":\"e\"}", "\"OPEN\""];
        let value = *random.of(&values);
        let adds = random.once_in(3);
        let edited = match (adds, &of_strings[..], &of_objects[..]) {
            (true, _, objects @ [_, ..]) => {
                let at = *random.of(objects);
                let known = names_of(&parse(output));
                // A name that repeats can be a mistake.
                let is_new = |word: &&str| !known.contains(*word);
                let words: Vec<&str> = self.law.catalogue.words().filter(is_new).collect();
                format!("{}\"{}\":{value},{}", &output[..at], random.of(&words), &output[at..])
            }
            (_, strings @ [_, ..], _) => {
                let at = *random.of(strings);
                let end = at + 1 + output[at + 1..].find('"').expect("it ends") + 1;
                [&output[..at], value, &output[end..]].concat()
            }
            _ => return,
        };
        let _ = self.survives(there, &edited, OnOrphan::Error);
    }

    /// A parameter that repeats is unknown before it is documented, and then may be a mistake.
    fn takes_repeats(&self, random: &mut Random) {
        let fields = self.contract().object().fields;
        if fields.is_empty() {
            return;
        }
        let name = random.of(fields).name;
        let text = format!("{}&{name}=c1&{name}=c1", self.text);
        let question = Question { text: &text, ..*self };
        if let Ok(there) = question.convert(&question.options()) {
            question.stays_valid(&there);
        }
    }

    /// A string of the output that is edited, or removed, is all that differs in what comes back.
    fn differs_where_edited(&self, there: &Converted, random: &mut Random) {
        let mut edited = parse(&there.output);
        let leaves = leaves_of(&edited);
        let strings: Vec<&String> = leaves
            .iter()
            .filter(|(_, leaf)| leaf.is_string())
            .map(|(at, _)| at)
            .collect();
        if strings.is_empty() {
            return;
        }
        let at = random.of(&strings).as_str();
        *edited.pointer_mut(at).expect("it is there") = "edited".into();
        let Ok(back) = self.survives(there, &edited.to_string(), OnOrphan::Error) else {
            return;
        };
        let [was, is] = [self.text, &back.output].map(|text| leaves_of(&parse(text)));
        let differ = |(at, leaf): &(&String, &Value)| is.get(*at) != Some(leaf);
        let other: BTreeSet<String> = was.iter().filter(differ).map(|(_, leaf)| leaf.to_string()).collect();
        let law = "an edit of one value changes no other one on the way back";
        assert!(
            other.len() < 2,
            "{at}: {other:?}\n{}\n{}",
            self.broken(law, there),
            back.output
        );
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
            assumptions: conversion.assumptions.iter().cloned().collect(),
            losses: pointers(&mut conversion.losses.iter().map(|loss| &loss.path)),
            gaps: pointers(&mut conversion.gaps.iter().map(|gap| &gap.path)),
            changes: (conversion.changes.iter())
                .map(|change| [&change.from, &change.to].map(Path::to_string))
                .collect(),
        }
    }
}

/// The strings and the like inside a value, by their pointers. An empty object may have been emptied before.
fn leaves_of(value: &Value) -> BTreeMap<String, Value> {
    let inside: Vec<(String, &Value)> = match value {
        Value::Object(members) => members.iter().map(|(name, value)| (escape(name), value)).collect(),
        Value::Array(elements) => elements
            .iter()
            .enumerate()
            .map(|(n, value)| (n.to_string(), value))
            .collect(),
        leaf => return BTreeMap::from([(String::new(), leaf.clone())]),
    };
    let inside = inside.iter().flat_map(|(name, value)| {
        let leaves = leaves_of(value).into_iter();
        leaves.map(move |(at, leaf)| (format!("/{name}{at}"), leaf))
    });
    inside.collect()
}

/// The names of all members in a value.
fn names_of(value: &Value) -> BTreeSet<String> {
    match value {
        Value::Object(members) => {
            let names = members.keys().cloned();
            names.chain(members.values().flat_map(names_of)).collect()
        }
        Value::Array(elements) => elements.iter().flat_map(names_of).collect(),
        _ => BTreeSet::new(),
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
        if question.is_query() {
            question.takes_repeats(&mut Random::new(seed));
        } else {
            question.survives_an_edit(&there, &mut Random::new(seed));
            question.differs_where_edited(&there, &mut Random::new(seed));
            if seed % 3 == 0 {
                question.is_filled();
                seen.moved += question.survives_moves(&there);
            }
        }
        seen.careless += u64::from(question.takes_mistakes(origin, &mut Random::new(seed)));
        seen.documents += 1;
        if question.oracle().has_entries_of_objects() {
            question.gaps_are_problems(&there);
        }
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

/// Holds documents of services at random to the laws: of every other service, so that two tests share the time. Later ones
/// are larger.
fn hold_any(parity: u64) {
    let (mut seen, mut verdicts, mut words) = (Seen::default(), [0, 0], HashSet::new());
    let count = scaled(1_000);
    for seed in (parity..count).step_by(2) {
        let law = contracts_tests::law(&mut Random::new(seed), 1 + (seed * 24 / count) as usize);
        words.extend(law.catalogue.words());
        for versions in law.ways() {
            hold(&law, 0, versions, seed * 5..seed * 5 + 5, &mut seen);
            agree(&law, versions.0, seed, &mut verdicts);
        }
    }
    println!(
        "half of {count} contracts with {} names: {seen:?}, {verdicts:?} verdicts",
        words.len()
    );
    assert!(seen.changed > seen.documents / 4 && seen.with_complement > seen.documents / 4);
    assert!(seen.valid > seen.documents / 20 && verdicts.iter().all(|&count_of| count_of > count / 2));
}

#[test]
fn documents_of_any_service_are_converted_and_checked_by_the_laws() {
    hold_any(0);
}

#[test]
fn documents_of_any_other_service_are_converted_and_checked_by_the_laws() {
    hold_any(1);
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
fn what_the_version_assumes_that_removes_a_value_is_said_and_no_more() {
    let fields = [
        Field::text("a").renamed(SECOND, "b"),
        Field::text("b").since(SECOND).removed(THIRD, ""),
    ];
    let law = Law::of_documents(fields);
    let there = asked(&law, 0, (FIRST, THIRD), r#"{"a":"x"}"#).there();
    assert_eq!(there.assumptions, BTreeSet::from(["Object: third".to_owned()]));
}

/// Also of a member of the version between, whose object is another one than that of the value inside.
#[test]
fn what_is_inside_of_a_value_that_moves_and_is_renamed_comes_back() {
    let object = |fields: &[Field]| Kind::Object(leak(Object::new("Object", fields.to_vec().leak())));
    let inner = object(&[Field::text("n").removed(THIRD, ""), Field::any("m")]);
    let outer = object(&[Field::new("in", inner)]);
    let [a, b, c] = [("a", inner), ("b", inner), ("c", outer)].map(|(name, kind)| Field::new(name, kind));
    let renamed_first = [
        a.renamed(SECOND, "b"),
        b.since(SECOND).moved(THIRD, "c", At::Pointer("/in")),
        c.since(THIRD),
    ];
    let b = Field::new("b", outer);
    let moved_first = [
        a.moved(SECOND, "b", At::Pointer("/in")),
        b.since(SECOND).renamed(THIRD, "c"),
        c.since(THIRD),
    ];
    let values = [
        r#""m":1,"n":"x""#,
        r#""m":1,"m":2"#,
        r#""n":1,"n":2"#,
        r#""m":{"n":1,"n":2}"#,
        r#""in":1"#,
    ];
    for fields in [renamed_first, moved_first] {
        let law = Law::of_documents(fields);
        for (value, name) in values
            .iter()
            .flat_map(|value| ["a", "b", "c"].map(|name| (value, name)))
        {
            for text in [
                format!(r#"{{"{name}":{{{value}}}}}"#),
                format!(r#"{{"{name}":{{"in":{{{value}}}}}}}"#),
                format!(r#"{{"{name}":{{"in":{{{value}}},{value}}}}}"#),
            ] {
                for versions in law.ways() {
                    let question = asked(&law, 0, versions, &text);
                    if let Ok(there) = question.convert(&question.options()) {
                        question.comes_back(&there);
                    }
                }
            }
        }
    }
}

/// One version after the other leaves the emptied object.
#[test]
fn a_value_that_a_later_version_removes_inside_of_its_new_place_goes_whole() {
    let mark = Object::new("Mark", leak([Field::text("ink").removed(THIRD, "")]));
    let stamp = Field::text("stamp").moved(SECOND, "mark", At::Pointer("/ink"));
    let fields = [stamp, Field::new("mark", Kind::Object(leak(mark))).since(SECOND)];
    let law = Law::of_documents(fields);
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
    let law = Law::of_documents(fields);
    let question = asked(&law, 0, (FIRST, THIRD), r#"{"first":{},"second":{}}"#);
    let there = question.there();
    assert_eq!(
        (&*there.output, &there.losses[..]),
        (r#"{"third":{"b":{}}}"#, &["/first".to_owned()][..])
    );
    question.comes_back(&there);
}

/// Kinds, each with a value that a check lets pass or not.
fn doubtful() -> [(Kind, &'static str); 9] {
    const KNOWN: &[EnumValue] = &[EnumValue::new("A", "")];
    let list = List::of(Field::new("", Kind::Any)).not_empty(Basis::Stated, "");
    [
        (Kind::Enum(KNOWN), r#""B""#),
        (Kind::Enum(KNOWN), r#""""#),
        (Kind::Text(Form::Free), r#""""#),
        (Kind::Text(Form::Email), r#""a@""#),
        (Kind::Text(Form::Email), r#""""#),
        (Kind::Text(Form::Timestamp), r#""x""#),
        (Kind::Text(Form::Count), r#""x""#),
        (Kind::Text(Form::Decimal), r#""""#),
        (Kind::List(leak(list)), "[]"),
    ]
}

/// A value that a version lets pass, and the next one does not: in a member that stays, is new, is renamed, or moves.
#[test]
fn what_becomes_an_error_is_a_gap() {
    let mut gaps = 0;
    for (kind, value) in doubtful() {
        let [plain, implied] = [Field::new("a", kind), Field::new("a", kind).kind_implied()];
        let [vital, implied] = [plain, implied].map(|field| field.required(Basis::Stated, ""));
        let renamed = Field { name: "b", ..vital };
        let [inner, any] = [kind, Kind::Any].map(|kind| Field::new("in", kind));
        let inner_vital = inner.required(Basis::Stated, "");
        let moved = |outer: Field, inner| {
            let object = leak(Object::new("Inner", leak([inner])));
            let into = Field::new("b", Kind::Object(object)).since(SECOND);
            vec![outer.moved(SECOND, "b", At::Pointer("/in")), into]
        };
        for fields in [
            vec![vital.required_since(SECOND)],
            vec![implied.required_since(SECOND)],
            vec![plain.required(Basis::Implied, "").required_since(SECOND)],
            vec![plain.since(SECOND)],
            vec![vital.since(SECOND)],
            vec![plain.renamed(SECOND, "b"), renamed.since(SECOND)],
            moved(vital, inner),
            moved(plain, inner_vital),
            moved(plain, any),
            moved(vital, any),
        ] {
            let link = fields[0].removal.and_then(|removal| removal.link);
            let moves = link.is_some_and(|link| link.at != At::Whole);
            let older = format!(r#"{{"a":{value}}}"#);
            let newer = if moves {
                format!(r#"{{"b":{{"in":{value}}}}}"#)
            } else {
                older.clone()
            };
            let query = format!("a={}", value.trim_matches('"'));
            let object = leak(Object::new("Object", fields.leak()));
            for (layout, texts) in [(Layout::Document, [&older, &newer]), (Layout::Query, [&query, &query])] {
                if layout == Layout::Query && (moves || matches!(kind, Kind::List(_))) {
                    continue;
                }
                for direction in [Direction::Received, Direction::Sent] {
                    let law = Law::new(service(layout, direction, object));
                    for (versions, text) in [(FIRST, SECOND), (SECOND, FIRST)].into_iter().zip(texts) {
                        let question = asked(&law, 0, versions, text);
                        let there = question.there();
                        question.gaps_are_problems(&there);
                        question.stays_valid(&there);
                        question.oracle().holds(&there);
                        question.comes_back(&there);
                        gaps += there.gaps.len();
                    }
                }
            }
        }
    }
    assert!(gaps > 50, "{gaps}");
}

/// Two values that stay as they are, because nothing can be computed of them, are equal, but the way back can compute another.
#[test]
fn a_value_that_merges_with_one_from_which_it_can_t_be_computed_comes_back() {
    let name = |name, form| Field::new(name, Kind::Text(form));
    let whole = leak([Reform::new(SECOND, Form::Decimal, &made_up_tests::WHOLE)]);
    let older = name("first", Form::Count).reformed(whole).renamed(THIRD, "second");
    let fields = [older, name("second", Form::Decimal).since(THIRD)];
    let law = Law::of_documents(fields);
    for text in [
        r#"{"first":"0.01","second":"0.01"}"#,
        r#"{"second":"0.01", "first":"x"}"#,
        r#"{"first":"1","second":"0.01"}"#,
    ] {
        for versions in [(FIRST, THIRD), (THIRD, FIRST)] {
            let question = asked(&law, 0, versions, text);
            question.comes_back(&question.there());
        }
    }
}

/// Without a complement the other way removes it, and needs no option.
#[test]
fn a_leftover_that_moves_comes_back_with_what_moved_inside() {
    let [older, newer] = contracts_tests::HOLDERS;
    let inner = [
        Field::text(older).moved(SECOND, newer, At::Option),
        Field::any(newer).since(SECOND),
    ];
    let inner = Kind::Object(leak(Object::new("Inner", leak(inner))));
    let first = Field::new("first", inner).renamed(SECOND, "second");
    let second = Field::new("second", inner).since(SECOND).removed(THIRD, "");
    let law = Law::of_documents([first, second]);
    let question = asked(&law, 0, (THIRD, FIRST), r#"{"second" : {"links":{"url":"u"}}}"#);
    let there = question.there();
    assert_eq!(there.output, r#"{"first" : {"link":"u"}}"#);
    question.comes_back(&there);
}
