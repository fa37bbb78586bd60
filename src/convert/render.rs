//! Makes the public result of a conversion.

use super::complement::Complement;
use super::conversion::{AppliedChange, Conversion, Gap, Loss};
use super::engine::Engine;
use super::listing::{ListedNote, NoteLister, assumptions, edits};
use super::notes::Note;
use super::steps::Steps;
use crate::report::builder::{ReportBuilder, lossy};
use crate::report::message::{Names, Phrasing, filled, quoted};
use crate::report::path_step::PathStep;
use crate::report::reason::Topic;
use crate::report::sink::{Assumption, ReportSink};
use crate::text::padded::PADDING;
use crate::text::place::{Place, TextEdit, TextSpan, text_spans};
use crate::text::pointer::Path;
use crate::text::{Padded, Span};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Makes the result of a conversion that was not refused. Takes the output out of the engine.
pub(crate) fn render(steps: &Steps, text: Padded, engine: &mut Engine, has_places: bool) -> Conversion {
    let mut buffer = core::mem::take(engine.output());
    let length = buffer.len();
    buffer.resize(length + PADDING, 0);
    let output = Padded::new(&buffer, length);
    let complement = lossy(engine.outcome.complement.clone());
    let mut converted = Conversion {
        output: Vec::new(),
        edits: Vec::new(),
        changes: Vec::new(),
        losses: Vec::new(),
        gaps: Vec::new(),
        complement: (!complement.is_empty()).then(|| Complement::from_json(complement)),
        assumptions: assumed(steps, text, engine),
    };
    converted.list_notes(steps, text, engine, output, has_places);
    if has_places {
        converted.edits = text_edits(steps, text, engine, output);
    }
    buffer.truncate(length);
    converted.output = buffer;
    converted
}

/// The sentences of what was assumed.
fn assumed(steps: &Steps, text: Padded, engine: &Engine) -> Vec<String> {
    let entries = engine.entries(text);
    let of_list = entries.and_then(|(doc, entries)| Assumption::of(doc, entries));
    let mut report = ReportBuilder::new(Phrasing::of(&steps.of_problems(true), Names::Wire));
    report.begin(steps.to, of_list);
    let numbers = assumptions(steps, engine).into_iter();
    let of_changes = numbers.map(|number| steps.plan.remarks[usize::from(number)].to_owned());
    let mut sentences: Vec<String> = report.assumption.into_iter().collect();
    sentences.extend(of_changes);
    sentences
}

fn text_edits(steps: &Steps, text: Padded, engine: &Engine, output: Padded) -> Vec<TextEdit> {
    let edits: Vec<_> = edits(engine, output.text()).collect();
    let spans: Vec<Span> = edits.iter().map(|(span, _)| *span).collect();
    let spans = text_spans(text, steps.rules.unit, Place::START, &spans);
    let with_spans = edits.into_iter().zip(spans);
    let edits = with_spans.map(|((_, new), span)| TextEdit {
        start: span.start,
        end: span.end,
        text: lossy(new.to_vec()),
    });
    edits.collect()
}

impl Conversion {
    /// Lists the changes, losses and gaps.
    fn list_notes(&mut self, steps: &Steps, text: Padded, engine: &Engine, output: Padded, has_places: bool) {
        let doc = engine.index.doc(text);
        let mut lister = NoteLister::new(steps, doc, engine, has_places);
        let notes = engine.notes(steps, doc).into_iter();
        let listed: Vec<ListedNote> = notes.map(|note| lister.list(note)).collect();
        let places = listed.iter().filter_map(|listed| listed.span);
        let places: Vec<Span> = places.collect();
        let changes = listed.iter().filter(|listed| listed.note.topic() == Topic::Change);
        let changed = changes.filter(|listed| listed.span.is_some());
        let changed: Vec<Span> = changed.map(|listed| listed.note.to).collect();
        let spans_in = |text, spans: &[Span]| text_spans(text, steps.rules.unit, Place::START, spans).into_iter();
        let (mut from, mut to) = (spans_in(text, &places), spans_in(output, &changed));
        let mut path = Path::default();
        for listed in listed {
            PathStep::continue_path(&mut path, listed.shared, &listed.steps);
            let span = listed.span.and_then(|_| from.next());
            let to_span = match listed.note.topic() {
                Topic::Change => listed.span.and_then(|_| to.next()),
                Topic::Loss | Topic::Gap => None,
            };
            self.push(&listed, path.clone(), [span, to_span], steps);
        }
    }

    /// Adds a change, a loss or a gap to its list.
    fn push(&mut self, listed: &ListedNote, path: Path, [span, to_span]: [Option<TextSpan>; 2], steps: &Steps) {
        let (note, catalogue) = (&listed.note, steps.plan.catalogue);
        let section = catalogue.section(note.section(steps));
        match note.topic() {
            Topic::Change => {
                let mut to = path.clone();
                to.0.truncate(to.0.len().saturating_sub(listed.drops));
                to.0.extend(listed.adds.iter().map(PathStep::segment));
                self.changes.push(AppliedChange {
                    id: catalogue.service.changes[usize::from(note.change)].id,
                    from: path,
                    to,
                    section,
                    basis: note.basis(steps),
                    from_span: span,
                    to_span,
                });
            }
            Topic::Loss => self.losses.push(Loss {
                path,
                section,
                reason: worded(note, steps),
                span,
            }),
            Topic::Gap => self.gaps.push(Gap {
                path,
                section,
                reason: worded(note, steps),
            }),
        }
    }
}

/// Renders the reason of a note.
fn worded(note: &Note, steps: &Steps) -> String {
    let catalogue = steps.plan.catalogue;
    filled(note.reason.text(), |argument| {
        Some(match argument {
            "version" => catalogue.date(note.version).to_owned(),
            "field" => quoted(note.field?.model.name),
            "other" => quoted(note.other?.model.name),
            "option" => quoted(catalogue.service.place_option),
            "remark" => steps.plan.remarks[usize::from(note.remark?.0)].to_owned(),
            "why" => note.field?.model.presence?.why.to_owned(),
            "entry" => note.to.start.to_string(),
            "item" => note.to.end.to_string(),
            _ => return None,
        })
    })
}
