//! Documents and what becomes of them, as data: `tests/documents.json`. Each is converted there, and back with its complement, as it is
//! and edited. A pointer that is not given is none; what is not said of the way back is that nothing is lost.

use super::{Converted, Law, OnOrphan, Question};
use crate::contract::catalogue::Catalogue;
use crate::contract::model::VersionId;
use crate::convert::detect::detect;
use crate::report::rules::Limits;
use crate::text::{Index, Padded};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Case {
    name: String,
    /// This service's, if not the library.
    service: Option<String>,
    shape: String,
    #[serde(default)]
    from: String,
    #[serde(default)]
    to: String,
    place: Option<String>,
    /// Values for gaps.
    #[serde(default)]
    fill: BTreeMap<String, String>,
    text: String,
    output: Option<String>,
    #[serde(default)]
    losses: Vec<String>,
    #[serde(default)]
    gaps: Vec<String>,
    changes: Option<Vec<[String; 2]>>,
    /// Whether losses are compared in any order.
    #[serde(default)]
    any_order: bool,
    /// What the output does not have, if it is not refused. Nothing else is compared.
    lacks: Option<String>,
    #[serde(default)]
    losses_back: Vec<String>,
    gaps_back: Option<Vec<String>>,
    changes_back: Option<Vec<[String; 2]>>,
    #[serde(default)]
    back: Vec<Back>,
    /// The versions that the text can have. It is not converted.
    versions: Option<Vec<String>>,
}

/// An edited output on the way back.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Back {
    edited: String,
    #[serde(default)]
    refused: bool,
    #[serde(default)]
    drops_orphans: bool,
    #[serde(default)]
    output: String,
    #[serde(default)]
    losses: Vec<String>,
    loss_count: Option<usize>,
    gaps: Option<Vec<String>>,
}

impl Case {
    /// Says what is wrong.
    fn run(&self, law: &Law) -> Result<(), String> {
        let catalogue = law.catalogue;
        let shape = catalogue.shape_number(&self.shape).expect("there is such a shape");
        if let Some(versions) = &self.versions {
            return equal("versions", &versions_of(catalogue, shape, &self.text), versions);
        }
        let version = |date: &str| {
            let mut ids = catalogue.version_ids();
            ids.find(|id| catalogue.date(*id) == date)
                .expect("there is such a version")
        };
        let question = Question {
            law,
            shape,
            versions: (version(&self.from), version(&self.to)),
            text: &self.text,
            place: self.place.as_deref().unwrap_or("/url"),
            entries: None,
        };
        let there = question.convert(&question.filling(|pointer| self.fill.get(pointer).cloned()));
        if let Some(lacks) = &self.lacks {
            let output = there.map(|there| there.output).unwrap_or_default();
            return equal("what it lacks", &output.contains(lacks), &false);
        }
        let there = there.map_err(|problems| format!("refused: {problems:?}"))?;
        equal("output", &Some(&there.output), &self.output.as_ref())?;
        match self.any_order {
            true => equal("losses", &sorted(&there.losses), &sorted(&self.losses))?,
            false => equal("losses", &there.losses, &self.losses)?,
        }
        equal("gaps", &there.gaps, &self.gaps)?;
        equal(
            "changes",
            &there.changes,
            self.changes.as_ref().unwrap_or(&there.changes),
        )?;
        let back = question.back(&there.output, &there, OnOrphan::Error);
        let back = back.map_err(|problems| format!("refused on the way back: {problems:?}"))?;
        equal("way back", &back.output, &self.text)?;
        equal("losses on the way back", &back.losses, &self.losses_back)?;
        equal(
            "gaps on the way back",
            &back.gaps,
            self.gaps_back.as_ref().unwrap_or(&back.gaps),
        )?;
        let changes = self.changes_back.as_ref();
        equal(
            "changes on the way back",
            &back.changes,
            changes.unwrap_or(&back.changes),
        )?;
        let mut edits = self.back.iter();
        edits.try_for_each(|edit| {
            edit.run(&question, &there)
                .map_err(|error| format!("{}: {error}", edit.edited))
        })
    }
}

impl Back {
    fn run(&self, question: &Question, there: &Converted) -> Result<(), String> {
        let on_orphan = match self.drops_orphans {
            true => OnOrphan::Drop,
            false => OnOrphan::Error,
        };
        let back = question.survives(there, &self.edited, on_orphan);
        equal("refused", &back.is_err(), &self.refused)?;
        let Ok(back) = back else { return Ok(()) };
        equal("output", &back.output, &self.output)?;
        equal("gaps", &back.gaps, self.gaps.as_ref().unwrap_or(&back.gaps))?;
        match self.loss_count {
            Some(count) => equal("count of losses", &back.losses.len(), &count),
            None => equal("losses", &back.losses, &self.losses),
        }
    }
}

fn sorted(list: &[String]) -> Vec<String> {
    let mut list = list.to_vec();
    list.sort();
    list
}

fn equal<T: PartialEq + core::fmt::Debug>(what: &str, found: &T, expected: &T) -> Result<(), String> {
    match found == expected {
        true => Ok(()),
        false => Err(format!("{what}:\n  found    {found:?}\n  expected {expected:?}")),
    }
}

/// The versions that a text can have.
fn versions_of(catalogue: &'static Catalogue, shape: usize, text: &str) -> Vec<String> {
    let (mut index, mut buffer) = (Index::default(), Vec::new());
    let text = Padded::copy(text.as_bytes(), &mut buffer);
    let signs = detect(catalogue, shape, text, None, Limits::default(), &mut index);
    let is_possible = |version: &VersionId| signs.iter().all(|sign| sign.version != *version);
    let possible = catalogue.version_ids().filter(is_possible);
    possible.map(|version| catalogue.date(version).to_owned()).collect()
}

#[test]
fn documents_become_what_is_said_of_them() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("../../../tests/documents.json")).expect("they are cases");
    let [library, this] = [Law::of_the_library(), Law::of_this_service()];
    let mut wrong = Vec::new();
    for case in &cases {
        let law = if case.service.is_some() { &library } else { &this };
        if let Err(words) = case.run(law) {
            println!(
                "{}\n  {} to {}: {}\n{words}\n",
                case.name, case.from, case.to, case.text
            );
            wrong.push(&*case.name);
        }
    }
    assert_eq!(wrong, [""; 0], "these are wrong");
}
