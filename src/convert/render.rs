//! The lists that callers read, with paths, lines and words, made of the numbers of a conversion.

use super::complement::Complement;
use super::converter::Core;
use super::edits::Edit;
use super::note::Note;
use super::outcome::{Applied, Converted, Gap, Loss};
use super::reason::{Reason, Topic};
use super::{ConvertOptions, Step, chain};
use crate::contract::pack::{NONE, readable_field};
use crate::contract::section::SECTIONS;
use crate::contract::shape::Layout;
use crate::text::padded::PADDING;
use crate::text::place::measured;
use crate::text::query;
use crate::text::trail::Trail;
use crate::text::{Doc, Kind, NodeId, Padded, Span};
use crate::{Path, Segment, Shape, TextEdit, TextSpan};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Makes the lists of a conversion that was not refused, and hands its output over.
pub(super) fn render(
    shape: Shape,
    text: Padded,
    options: &ConvertOptions,
    core: &mut Core,
) -> Converted {
    let mut output = core::mem::take(&mut core.outcome.output);
    let length = output.len();
    output.resize(length + PADDING, 0);
    let text_of_output = Padded::new(&output, length);
    let mut rendering = Rendering {
        doc: core.index.doc(text),
        core,
        options,
        shape,
        is_query: shape.contract().layout == Layout::Query,
        steps: chain(shape, options.from, options.to),
        converted: Converted {
            output: Vec::new(),
            edits: Vec::new(),
            changes: Vec::new(),
            losses: Vec::new(),
            gaps: Vec::new(),
            complement: None,
            assumptions: Vec::new(),
        },
    };
    rendering.notes(text_of_output);
    rendering.assumptions();
    rendering.edits(text_of_output.text());
    let mut converted = rendering.converted;
    let complement = String::from_utf8_lossy(&core.outcome.complement);
    converted.complement = (!complement.is_empty()).then(|| Complement::from_json(complement));
    output.truncate(length);
    converted.output = output;
    converted
}

struct Rendering<'r> {
    doc: Doc<'r>,
    core: &'r Core,
    options: &'r ConvertOptions,
    shape: Shape,
    is_query: bool,
    steps: Vec<Step>,
    converted: Converted,
}

impl Rendering<'_> {
    /// The changes, losses and gaps.
    fn notes(&mut self, output: Padded) {
        let notes = &self.core.outcome.notes;
        let (from_spans, to_spans) = self.spans(output);
        let mut trail = Trail::new(self.doc);
        for ((note, from_span), to_span) in notes.iter().zip(from_spans).zip(to_spans) {
            let path = self.path(&mut trail, note.node);
            let Some(step) = self.steps.get(note.step as usize).copied() else {
                continue;
            };
            let section = SECTIONS[self.section(note, step) as usize];
            match note.reason.topic() {
                Topic::Change => {
                    let has_spans = note.reason != Reason::Restored;
                    self.converted.changes.push(Applied {
                        id: step.change.id,
                        to: self.target(note, &path, output),
                        from: path,
                        section,
                        basis: step.rule.basis,
                        from_span: has_spans.then_some(from_span),
                        to_span: has_spans.then_some(to_span),
                    });
                }
                Topic::Loss => self.converted.losses.push(Loss {
                    path,
                    section,
                    reason: worded(note, step),
                }),
                Topic::Gap => self.converted.gaps.push(Gap {
                    path: match note.reason {
                        Reason::Missing => with(path, readable_field(note.field).name.to_owned()),
                        _ => path,
                    },
                    section,
                    reason: worded(note, step),
                }),
            }
        }
    }

    /// The members of changes, in the input and in the output.
    fn spans(&self, output: Padded) -> (Vec<TextSpan>, Vec<TextSpan>) {
        let notes = &self.core.outcome.notes;
        let is_change = |note: &&Note| note.reason.topic() == Topic::Change;
        if !notes.iter().any(|note| is_change(&note)) {
            return (
                alloc::vec![TextSpan::default(); notes.len()],
                alloc::vec![TextSpan::default(); notes.len()],
            );
        }
        let member = |note: &Note| {
            let end = self.doc.node(note.node + 1).end;
            Span::new(self.doc.node(note.node).start, end)
        };
        let from: Vec<Span> = notes.iter().map(member).collect();
        let to: Vec<Span> = notes
            .iter()
            .map(|note| {
                if is_change(&note) {
                    note.to
                } else {
                    Span::default()
                }
            })
            .collect();
        let unit = self.options.unit;
        let text = self.doc.padded();
        (measured(text, unit, &from), measured(output, unit, &to))
    }

    /// The path of a node; a key has that of its member, a parameter its name.
    fn path(&self, trail: &mut Trail, node: NodeId) -> Path {
        if self.is_query {
            let name = query::decoded(self.doc.text(), self.doc.node(node).span());
            let is_name = self.doc.node(node).is(Kind::Key);
            let name = name.ok().filter(|_| is_name);
            let name = name.map(|name| Segment::Key(String::from_utf8_lossy(&name).into_owned()));
            return Path(name.into_iter().collect());
        }
        Path::of(self.doc, trail.to(node).1)
    }

    /// Where a member is in the output. Objects and elements stay where they are, so only its name differs.
    fn target(&self, note: &Note, from: &Path, output: Padded) -> Path {
        if note.reason == Reason::Restored {
            return with(from.clone(), readable_field(note.field).name.to_owned());
        }
        let mut path = from.clone();
        path.0.pop();
        with(path, name_at(output, note.to.start))
    }

    fn section(&self, note: &Note, step: Step) -> u8 {
        match (note.reason, &step.rule.gap) {
            (Reason::CountryCode, Some(gap)) => gap.section,
            (reason, _) if reason.is_orphan() => {
                crate::contract::pack::shape(self.shape as usize).section
            }
            _ => step.rule.section,
        }
    }

    fn assumptions(&mut self) {
        let of_list = self.core.assumption(self.doc.padded());
        // A pointer is exact.
        let of_list = of_list.map(|assumption| assumption.message(false));
        let relied = self.core.outcome.relied;
        let is_relied = |step: &(usize, &Step)| relied >> step.0 & 1 != 0;
        let of_steps = self.steps.iter().enumerate().filter(is_relied);
        let of_steps = of_steps.filter_map(|(_, step)| step.rule.assumption);
        let of_steps = of_steps.map(|assumption| assumption.text().to_owned());
        self.converted.assumptions = of_list.into_iter().chain(of_steps).collect();
    }

    fn edits(&mut self, output: &[u8]) {
        let text = self.doc.text();
        // Of several steps one can undo what another did.
        let differs = |edit: &&Edit| edit.input.of(text) != edit.output.of(output);
        let edits = self.core.outcome.edits.iter().filter(differs);
        let spans: Vec<Span> = edits.clone().map(|edit| edit.input).collect();
        let spans = measured(self.doc.padded(), self.options.unit, &spans);
        let edits = edits.zip(spans).map(|(edit, span)| TextEdit {
            start: span.start,
            end: span.end,
            text: String::from_utf8_lossy(edit.output.of(output)).into_owned(),
        });
        self.converted.edits = edits.collect();
    }
}

/// The name of the member that begins at a place.
fn name_at(output: Padded, start: u32) -> String {
    let mut index = crate::text::Index::default();
    let rest = output.slice(start as usize, output.len());
    let end = crate::text::scan::Scanner::new(output).string(start as usize);
    let length = end.map_or(0, |(end, _)| end - start as usize);
    let mut buffer = Vec::new();
    let name = Padded::copy(rest.get(..length).unwrap_or_default(), &mut buffer);
    let doc = index.read(name, 0, 0);
    doc.decoded(&doc.node(0))
}

fn with(mut path: Path, name: String) -> Path {
    path.0.push(Segment::Key(name));
    path
}

/// The text of a reason with its arguments.
fn worded(note: &Note, step: Step) -> String {
    let mut text = note.reason.text().to_owned();
    let mut set = |argument: &str, value: &str| text = text.replace(argument, value);
    set("{version}", step.change.version.date());
    if note.field != NONE {
        let field = readable_field(note.field);
        set("{field}", field.name);
        set("{why}", field.presence.map_or("", |presence| presence.why));
    }
    if note.reason.is_orphan() {
        set("{entry}", &note.to.start.to_string());
        set("{item}", &note.to.end.to_string());
    }
    text
}
