//! Makes the public result of a conversion.

use super::complement::Complement;
use super::conversion::{AppliedChange, Conversion, Gap, Loss};
use super::engine::Engine;
use super::listing::{PathInOutput, assumptions, edits, list_notes};
use super::notes::Note;
use super::steps::Steps;
use crate::report::builder::{assumed, lossy};
use crate::report::found::Assumption;
use crate::report::message::{Names, Phrasing, filled, quoted};
use crate::report::path_step::PathStep;
use crate::report::reason::Topic;
use crate::text::Padded;
use crate::text::padded::PADDING;
use crate::text::place::{Place, TextEdit, TextSpan, text_spans};
use crate::text::pointer::Path;
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
        assumptions: assumptions_of(steps, text, engine),
    };
    let notes = engine.notes(steps, engine.index.doc(text));
    let mut path = Path::default();
    list_notes(steps, engine, [text, output], has_places, &notes, |note, listed, to| {
        converted.push(note, listed.path(&mut path), listed.spans, &to, steps);
    });
    if has_places {
        converted.edits = text_edits(steps, text, engine, output);
    }
    buffer.truncate(length);
    converted.output = buffer;
    converted
}

/// The sentences of what was assumed.
fn assumptions_of(steps: &Steps, text: Padded, engine: &Engine) -> Vec<String> {
    let entries = engine.entries(text);
    let of_list = entries.and_then(|(doc, entries)| Assumption::of(doc, entries));
    let rules = steps.of_problems(true);
    let phrasing = Phrasing::new(&rules, Names::Wire);
    let of_list = of_list.map(|it| assumed(&it, phrasing));
    let numbers = assumptions(steps, engine).into_iter();
    let of_changes = numbers.map(|number| steps.plan.remarks[usize::from(number)].text.to_owned());
    of_list.into_iter().chain(of_changes).collect()
}

fn text_edits(steps: &Steps, text: Padded, engine: &Engine, output: Padded) -> Vec<TextEdit> {
    let edits = || edits(engine, output.text());
    let spans = text_spans(text, steps.rules.unit, Place::START, edits().map(|(span, _)| span));
    let edits = edits().zip(spans).map(|((_, new), span)| TextEdit {
        start: span.start,
        end: span.end,
        text: lossy(new.to_vec()),
    });
    edits.collect()
}

impl Conversion {
    /// Adds a change, a loss or a gap to its list.
    fn push(
        &mut self,
        note: &Note,
        path: Path,
        [span, to_span]: [Option<TextSpan>; 2],
        to: &PathInOutput,
        steps: &Steps,
    ) {
        let catalogue = steps.plan.catalogue;
        let section = catalogue.section(note.section(steps));
        match note.topic() {
            Topic::Change => self.changes.push(AppliedChange {
                id: catalogue.service.changes[usize::from(note.change)].id,
                to: to.after(&path),
                from: path,
                section,
                basis: note.basis(steps),
                from_span: span,
                to_span,
            }),
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

impl PathInOutput {
    /// The path in the output, given that in the input.
    fn after(&self, path: &Path) -> Path {
        let kept = path.0.len().saturating_sub(self.drops);
        let added = self.adds.iter().map(PathStep::segment);
        Path(path.0[..kept].iter().cloned().chain(added).collect())
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
            "remark" => steps.plan.remarks[usize::from(note.remark?.0)].text.to_owned(),
            "why" => note.field?.model.presence?.why.to_owned(),
            "entry" => note.to.start.to_string(),
            "item" => note.to.end.to_string(),
            _ => return None,
        })
    })
}
