//! Makes the public result of a conversion.

use super::complement::Complement;
use super::conversion::{AppliedChange, Conversion, Gap, Loss};
use super::engine::Engine;
use super::listing::{ListedNote, NoteLister, assumptions, edits};
use super::note::Note;
use super::plan::Plan;
use super::steps::Steps;
use crate::report::builder::{ReportBuilder, lossy};
use crate::report::message::{Names, Phrasing, filled, quoted};
use crate::report::path_step::PathStep;
use crate::report::reason::Topic;
use crate::report::sink::{Assumption, ReportSink};
use crate::text::padded::PADDING;
use crate::text::place::{Place, TextEdit, TextSpan, text_spans};
use crate::text::pointer::Path;
use crate::text::{Index, Padded, Span};
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
    let numbers = assumptions(steps, engine);
    let of_changes = numbers.map(|number| steps.plan.remarks[usize::from(number)].to_owned());
    let mut sentences: Vec<String> = report.assumption.into_iter().collect();
    sentences.extend(of_changes);
    sentences
}

fn text_edits(steps: &Steps, text: Padded, engine: &Engine, output: Padded) -> Vec<TextEdit> {
    let edits: Vec<_> = edits(engine, text.text(), output.text()).collect();
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
        let (doc, mut index) = (engine.index.doc(text), Index::default());
        let mut lister = NoteLister::new(steps, doc, output, &mut index, has_places);
        let notes = engine.outcome.notes.iter();
        let listed = notes.map(|note| (note, lister.list(note)));
        let listed: Vec<_> = listed.collect();
        let places = listed.iter().filter_map(|(_, listed)| listed.span);
        let places: Vec<Span> = places.collect();
        let changes = listed.iter().filter(|(note, _)| note.topic() == Topic::Change);
        let changed = changes.filter(|(_, listed)| listed.span.is_some());
        let changed: Vec<Span> = changed.map(|(note, _)| note.to).collect();
        let spans_in = |text, spans: &[Span]| text_spans(text, steps.rules.unit, Place::START, spans).into_iter();
        let (mut from, mut to) = (spans_in(text, &places), spans_in(output, &changed));
        let mut path = Path::default();
        for (note, listed) in listed {
            PathStep::continue_path(&mut path, listed.shared, &listed.steps);
            let span = listed.span.and_then(|_| from.next());
            let to_span = match note.topic() {
                Topic::Change => listed.span.and_then(|_| to.next()),
                Topic::Loss | Topic::Gap => None,
            };
            self.push(note, &listed, path.clone(), [span, to_span], steps.plan);
        }
    }

    /// Adds a change, a loss or a gap to its list.
    fn push(
        &mut self,
        note: &Note,
        listed: &ListedNote,
        path: Path,
        [span, to_span]: [Option<TextSpan>; 2],
        plan: &Plan,
    ) {
        let section = plan.catalogue.section(listed.subject.section);
        match note.topic() {
            Topic::Change => {
                let mut to = path.clone();
                to.0.truncate(to.0.len().saturating_sub(listed.drops));
                to.0.extend(listed.adds.iter().map(PathStep::segment));
                self.changes.push(AppliedChange {
                    id: plan.changes[listed.subject.change],
                    from: path,
                    to,
                    section,
                    basis: listed.subject.basis,
                    from_span: span,
                    to_span,
                });
            }
            Topic::Loss => self.losses.push(Loss {
                path,
                section,
                reason: worded(note, listed, plan),
                span,
            }),
            Topic::Gap => self.gaps.push(Gap {
                path,
                section,
                reason: worded(note, listed, plan),
            }),
        }
    }
}

/// Renders the reason of a note.
fn worded(note: &Note, listed: &ListedNote, plan: &Plan) -> String {
    let (subject, catalogue) = (&listed.subject, plan.catalogue);
    filled(note.reason.text(), |argument| {
        Some(match argument {
            "version" => catalogue.date(subject.version).to_owned(),
            "field" => quoted(subject.field?.model.name),
            "other" => quoted(subject.other?.model.name),
            "option" => quoted(catalogue.service.place_option),
            "remark" => plan.remarks[usize::from(subject.remark?)].to_owned(),
            "why" => subject.field?.model.presence?.why.to_owned(),
            "entry" => note.to.start.to_string(),
            "item" => note.to.end.to_string(),
            _ => return None,
        })
    })
}
