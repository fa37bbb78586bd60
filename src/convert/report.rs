//! A conversion from end to end: the chain of steps, the complement before and after, and places as
//! pointers.

use super::complement::{Binding, ComplementReader, Refused, Section};
use super::matching::Orphan;
use super::note::{Note, What};
use super::options::{ConvertOptions, OnLoss, OnOrphan};
use super::outcome::{Applied, Converted, Gap, Loss};
use super::rewrite::Task;
use super::sites::{Place, Scratch};
use super::step::{self, Reading, Step};
use super::url::UrlPlace;
use super::{Conversion, Way, chain, complement};
use crate::contract::model::{Basis, Field};
use crate::contract::{Contract, Layout};
use crate::json::edit::{Edit, apply};
use crate::json::envelope::Found;
use crate::json::locate::paths_at;
use crate::json::place::{edits_in, measured};
use crate::json::query;
use crate::json::reader::Reader;
use crate::json::span::Span;
use crate::json::track::{self, Track};
use crate::sorted::sort_by_place;
use crate::validate::{Assumption, Finding, Mismatch, Subject, problems, worded};
use crate::{Code, Path, Problem, Segment, Shape, TextSpan, Version};

/// Converts one document after another and keeps its buffers in between.
#[derive(Debug, Default)]
pub struct Converter {
    scratch: Scratch,
}

impl Converter {
    /// Converts a document, or says why it can't be.
    ///
    /// # Panics
    /// Where `payout_url` is no JSON Pointer, or `fill` names a gap that there is none of: see
    /// [`fillable`].
    pub fn convert(
        &mut self,
        shape: Shape,
        text: impl AsRef<[u8]>,
        options: &ConvertOptions,
    ) -> Result<Converted, Vec<Problem>> {
        let work = Work::new(shape, text.as_ref(), options);
        work.run(&mut self.scratch).map_err(|findings| {
            let options = options.of_report();
            let listed = findings.len().min(options.limits.findings as usize);
            problems(
                work.contract,
                work.text,
                &options,
                &findings[..listed.max(1)],
            )
        })
    }
}

/// The pointers, relative to an entry, for which `fill` can hold a value.
///
/// ```
/// use order_contract::{fillable, Shape, Version::*};
/// assert_eq!(fillable(Shape::Product, V2023_07_27, V2024_02_05).next().as_deref(), Some("/approval_state"));
/// assert_eq!(fillable(Shape::Product, V2024_02_05, V2023_07_27).next(), None);
/// ```
pub fn fillable(shape: Shape, from: Version, to: Version) -> impl Iterator<Item = String> {
    chain(shape, from, to)
        .filter(|(_, way, _, conversion)| *way == Way::Up && conversion.place == Place::Entry)
        .filter(move |_| shape.contract().layout != Layout::Query)
        .flat_map(|(_, _, version, conversion)| {
            conversion
                .fields
                .iter()
                .filter(move |field| field.since == version && field.presence.is_some())
                .map(|field| format!("/{}", field.name))
        })
}

struct Work<'w> {
    shape: Shape,
    contract: &'static Contract,
    text: &'w [u8],
    options: &'w ConvertOptions,
    url_place: UrlPlace,
}

/// A step that was made, and the change it made.
struct Made {
    id: &'static str,
    conversion: &'static Conversion,
    step: Step,
    track: Track,
    /// The text that it made.
    output: Vec<u8>,
}

type Findings = Vec<Finding>;

impl<'w> Work<'w> {
    fn new(shape: Shape, text: &'w [u8], options: &'w ConvertOptions) -> Work<'w> {
        for (pointer, _) in &options.fill {
            assert!(
                fillable(shape, options.from, options.to).any(|known| known == *pointer),
                "fill: there is no gap at {pointer}"
            );
        }
        Work {
            shape,
            contract: shape.contract(),
            text,
            options,
            url_place: UrlPlace::new(&options.payout_url),
        }
    }

    fn run(&self, scratch: &mut Scratch) -> Result<Converted, Findings> {
        let sections = self.sections()?;
        if self.options.from == self.options.to {
            return Ok(unchanged(self.text));
        }
        if self.text.len() > self.options.limits.bytes as usize {
            return Err(vec![Finding::unread(Code::TooLarge)]);
        }
        let steps = self.steps(sections, scratch)?;
        self.losses_allowed(&steps)?;
        Ok(self.converted(steps))
    }

    /// What an earlier conversion left behind, for each step.
    fn sections(&self) -> Result<Vec<Option<Section>>, Findings> {
        let changes: Vec<_> = self.changes();
        let Some(given) = &self.options.complement else {
            return Ok(changes.iter().map(|_| None).collect());
        };
        // It was made on the way there; this is the way back.
        let reader = ComplementReader {
            binding: self.binding(self.options.to, self.options.from),
            url_place: &self.url_place,
            max_depth: self.options.limits.depth,
            of_query: self.contract.layout == Layout::Query,
        };
        reader.read(given, &changes).map_err(|refused| {
            self.mismatch(match refused {
                Refused::Malformed => Mismatch::Malformed,
                Refused::Foreign => Mismatch::Foreign,
            })
        })
    }

    fn changes(&self) -> Vec<(&'static str, &'static [Field])> {
        chain(self.shape, self.options.from, self.options.to)
            .map(|(id, _, _, conversion)| (id, conversion.fields))
            .collect()
    }

    fn binding(&self, from: Version, to: Version) -> Binding<'_> {
        let holds_url = chain(self.shape, from, to)
            .any(|(_, _, _, conversion)| conversion.basis == Basis::Assumed);
        Binding {
            shape: self.shape,
            from,
            to,
            payout_url: holds_url.then_some(&self.options.payout_url),
        }
    }

    fn mismatch(&self, mismatch: Mismatch) -> Findings {
        vec![Finding::error(
            Code::Complement,
            Basis::Assumed,
            self.contract.section,
            Span::default(),
            Subject::Complement(mismatch),
        )]
    }

    fn steps(
        &self,
        sections: Vec<Option<Section>>,
        scratch: &mut Scratch,
    ) -> Result<Vec<Made>, Findings> {
        let mut steps: Vec<Made> = Vec::new();
        let conversions = chain(self.shape, self.options.from, self.options.to);
        for ((id, way, version, conversion), section) in conversions.zip(sections) {
            let text = steps.last().map_or(self.text, |made| &made.output);
            let step = self.step(text, way, version, conversion, section.as_ref(), scratch);
            self.check(&step)?;
            let output = apply(text, &step.draft.edits);
            steps.push(Made {
                id,
                conversion,
                track: Track::new(&step.draft.edits),
                step,
                output,
            });
        }
        if steps.is_empty() {
            self.read_through(scratch)?;
        }
        Ok(steps)
    }

    fn step(
        &self,
        text: &[u8],
        way: Way,
        version: Version,
        conversion: &'static Conversion,
        section: Option<&Section>,
        scratch: &mut Scratch,
    ) -> Step {
        let task = Task {
            way,
            version,
            fields: conversion.fields,
            section: conversion.section,
            url_place: &self.url_place,
            fill: &self.options.fill,
            separator: match self.contract.layout {
                Layout::Query => '&',
                _ => ',',
            },
            rewrite: conversion.rewrite,
        };
        let mut step = step::make(
            text,
            self.reading(conversion.place),
            &task,
            section,
            scratch,
        );
        if let Some(gap) = conversion.gap.as_ref().filter(|gap| gap.way == way) {
            step.draft.notes.push(Note {
                what: What::Gap,
                from: Span::new(0, text.len() as u32),
                reason: gap.reason.into(),
                ..Note::new(gap.section)
            });
        }
        for orphan in core::mem::take(&mut step.orphans) {
            step.draft
                .notes
                .push(orphaned(self.contract.section, orphan));
        }
        step
    }

    fn reading(&self, place: Place) -> Reading<'_> {
        Reading {
            layout: self.contract.layout,
            entries: self.options.entries.as_deref(),
            depth: self.options.limits.depth,
            place,
        }
    }

    /// A shape that no change touches is read all the same: what can't be read can't be converted.
    fn read_through(&self, scratch: &mut Scratch) -> Result<(), Findings> {
        let task = Task {
            way: Way::Up,
            version: self.options.to,
            fields: &[],
            section: self.contract.section,
            url_place: &self.url_place,
            fill: &[],
            separator: ',',
            rewrite: |_| {},
        };
        let reading = self.reading(Place::Entry);
        self.check(&step::make(self.text, reading, &task, None, scratch))
    }

    /// Whether a step can stand.
    fn check(&self, step: &Step) -> Result<(), Findings> {
        if let Some((fault, span)) = step.seen.fault {
            return Err(vec![Finding::of_fault(fault, span)]);
        }
        if let Some(Found::Missed(lookup, span)) = step.seen.found {
            return Err(vec![Finding::of_lookup(lookup, span)]);
        }
        let repeated = step.repeated();
        if !repeated.is_empty() {
            return Err(repeated.into_iter().map(Finding::of_repetition).collect());
        }
        let orphaned = |note: &Note| note.what == What::Orphan;
        if self.options.on_orphan == OnOrphan::Error && step.draft.notes.iter().any(orphaned) {
            return Err(self.mismatch(Mismatch::Orphan));
        }
        Ok(())
    }

    fn losses_allowed(&self, steps: &[Made]) -> Result<(), Findings> {
        if self.options.on_loss == OnLoss::Report {
            return Ok(());
        }
        let mut lost: Vec<Finding> = self
            .notes(steps)
            .filter(|(note, ..)| matches!(note.what, What::Loss | What::Orphan))
            .map(|(note, before, _)| {
                let (code, subject) = match note.what {
                    What::Orphan => (Code::Complement, Subject::Complement(Mismatch::Orphan)),
                    _ => (self.code_of_loss(), Subject::Lost),
                };
                let key = self.key_at(back(before, note.from.start));
                Finding::error(code, Basis::Assumed, note.section, key, subject)
            })
            .collect();
        sort_by_place(&mut lost, |finding| (finding.span.start, 0));
        match lost.is_empty() {
            true => Ok(()),
            false => Err(lost),
        }
    }

    /// The name of what is lost, where it begins.
    fn key_at(&self, start: u32) -> Span {
        if self.contract.layout == Layout::Query {
            let named = query::pairs(self.text).find(|pair| pair.name.start == start);
            return named.map_or_else(Span::default, |pair| pair.name);
        }
        let mut reader = Reader::new(&self.text[start as usize..], u32::MAX);
        let length = reader.root().map_or(0, |token| token.span.end);
        Span::new(start, start + length)
    }

    /// On the way up the version has removed what has no place; on the way down it never had it.
    fn code_of_loss(&self) -> Code {
        match self.options.from < self.options.to {
            true => Code::Removed,
            false => Code::Undocumented,
        }
    }

    /// Each note, with the steps before its own and those from its own on.
    fn notes<'m>(
        &self,
        steps: &'m [Made],
    ) -> impl Iterator<Item = (&'m Note, &'m [Made], &'m [Made])> {
        steps.iter().enumerate().flat_map(move |(n, made)| {
            made.step
                .draft
                .notes
                .iter()
                .map(move |note| (note, &steps[..n], &steps[n..]))
        })
    }

    fn converted(&self, mut steps: Vec<Made>) -> Converted {
        let output = match steps.last_mut() {
            Some(made) => core::mem::take(&mut made.output),
            None => self.text.to_vec(),
        };
        let told = self.told(&steps, &output);
        let assumptions = self.assumptions(&steps);
        let edits = self.edits(&steps);
        let edits = edits_in(
            self.text,
            self.options.unit,
            &edits.iter().collect::<Vec<_>>(),
        );
        let sections: Vec<_> = steps
            .into_iter()
            .map(|made| (made.id, made.conversion.fields, made.step.left))
            .collect();
        let binding = self.binding(self.options.from, self.options.to);
        Converted {
            output,
            edits,
            changes: told.0,
            losses: told.1,
            gaps: told.2,
            complement: complement::write(binding, &sections),
            assumptions,
        }
    }

    /// The edits of all steps as edits of the input.
    fn edits(&self, steps: &[Made]) -> Vec<Edit> {
        let mut each = steps.iter().map(|made| &made.step.draft.edits);
        let first = each.next().cloned().unwrap_or_default();
        let length = self.text.len() as u32;
        each.fold(first, |edits, next| track::composed(length, &edits, next))
    }

    fn assumptions(&self, steps: &[Made]) -> Vec<String> {
        let mut assumptions = Vec::new();
        if let Some(made) = steps.first() {
            let assumption = made.step.seen.found.and_then(Assumption::on);
            assumptions.extend(assumption.map(|assumption| worded(&assumption, self.text)));
        }
        let relied = steps
            .iter()
            .filter(|made| made.step.draft.relies)
            .filter_map(|made| made.conversion.assumption);
        assumptions.extend(relied.map(str::to_owned));
        assumptions
    }

    /// Changes, losses and gaps with their pointers.
    fn told(&self, steps: &[Made], output: &[u8]) -> (Vec<Applied>, Vec<Loss>, Vec<Gap>) {
        let mut notes: Vec<_> = self.notes(steps).collect();
        sort_by_place(&mut notes, |(note, before, _)| {
            (back(before, note.from.start), 0)
        });
        let from = |before, note: &Note| {
            Span::new(back(before, note.from.start), back(before, note.from.end))
        };
        let to = |after, note: &Note| {
            let came_of = note.what == What::Became;
            ahead(after, if came_of { note.to } else { note.from })
        };
        let inputs = notes.iter().filter(|(note, ..)| note.what.is_in_input());
        let inputs = inputs.map(|(note, before, _)| from(before, note)).collect();
        let outputs = notes.iter().filter(|(note, ..)| note.what.is_in_output());
        let outputs = outputs.map(|(note, _, after)| to(after, note)).collect();
        let mut inputs = self.located(self.text, inputs).into_iter();
        let mut outputs = self.located(output, outputs).into_iter();
        let mut told = (Vec::new(), Vec::new(), Vec::new());
        for (note, before, _) in notes {
            let input = note.what.is_in_input().then(|| inputs.next()).flatten();
            let output = note.what.is_in_output().then(|| outputs.next()).flatten();
            let reason = || note.reason.clone().into_owned();
            match (note.what, input, output) {
                (What::Became | What::CameBack, Some(input), Some(output)) => {
                    let made = &steps[before.len()];
                    let became = note.what == What::Became;
                    told.0.push(Applied {
                        id: made.id,
                        from: input.0,
                        to: with_name(output.0, note.name),
                        section: note.section,
                        basis: made.conversion.basis,
                        from_span: became.then_some(input.1),
                        to_span: became.then_some(output.1),
                    });
                }
                (What::Gap, _, Some(output)) => told.2.push(Gap {
                    path: with_name(output.0, note.name),
                    section: note.section,
                    reason: reason(),
                }),
                (_, Some(input), _) => told.1.push(Loss {
                    path: input.0,
                    section: note.section,
                    reason: reason(),
                }),
                _ => {}
            }
        }
        told
    }

    /// Places of a text, with their paths, lines and columns.
    fn located(&self, text: &[u8], places: Vec<Span>) -> Vec<(Path, TextSpan)> {
        if places.is_empty() {
            return Vec::new();
        }
        let paths = match self.contract.layout {
            Layout::Query => places.iter().map(|place| parameter(text, *place)).collect(),
            _ => {
                // An output can be deeper than what was read.
                let starts: Vec<u32> = places.iter().map(|place| place.start).collect();
                paths_at(text, u32::MAX, &starts)
            }
        };
        let spans = measured(text, self.options.unit, &places);
        paths.into_iter().zip(spans).collect()
    }
}

fn unchanged(text: &[u8]) -> Converted {
    Converted {
        output: text.to_vec(),
        edits: Vec::new(),
        changes: Vec::new(),
        losses: Vec::new(),
        gaps: Vec::new(),
        complement: None,
        assumptions: Vec::new(),
    }
}

fn orphaned(section: &'static str, orphan: Orphan) -> Note {
    let place = match orphan.item {
        Some(item) => format!("item {item} of entry {}", orphan.entry),
        None => format!("entry {}", orphan.entry),
    };
    Note {
        what: What::Orphan,
        reason: format!("What the complement holds for {place} finds no match in this document.")
            .into(),
        ..Note::new(section)
    }
}

/// Where in the input an offset of a later text came from.
fn back(before: &[Made], offset: u32) -> u32 {
    let steps = before.iter().rev();
    steps.fold(offset, |offset, made| made.track.back(offset))
}

/// Where in the output a stretch of an earlier text lies.
fn ahead(after: &[Made], span: Span) -> Span {
    after
        .iter()
        .fold(span, |span, made| made.track.forward(span))
}

fn with_name(mut path: Path, name: Option<&'static str>) -> Path {
    path.0
        .extend(name.map(|name| Segment::Key(name.to_owned())));
    path
}

/// A parameter's path is its name; that of the query is empty.
fn parameter(text: &[u8], place: Span) -> Path {
    let name = query::pairs(text)
        .find(|pair| pair.name.start == place.start && place.end == place.start)
        .and_then(|pair| query::decoded(text, pair.name).ok())
        .map(|name| Segment::Key(String::from_utf8_lossy(&name).into_owned()));
    Path(name.into_iter().collect())
}
