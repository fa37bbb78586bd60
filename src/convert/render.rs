//! Makes the public result of a conversion from its numbers.

use super::complement::Complement;
use super::engine::Engine;
use super::listing::write;
use super::outcome::{AppliedChange, Conversion, Gap, Loss};
use super::plan::Plan;
use super::steps::Steps;
use crate::contract::model::{Basis, VersionId};
use crate::report::layout::NoteRecord;
use crate::report::message::{filled, quoted};
use crate::report::problem::Renderer;
use crate::report::reader::ReplyReader;
use crate::report::reason::{Reason, Topic};
use crate::report::reply::Reply;
use crate::text::Padded;
use crate::text::padded::PADDING;
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Makes the result of a conversion that was not refused. Takes the output out of the engine.
pub(super) fn render(
    steps: &Steps,
    text: Padded,
    engine: &mut Engine,
    has_places: bool,
) -> Conversion {
    let mut output = core::mem::take(engine.output());
    let length = output.len();
    output.resize(length + PADDING, 0);
    let mut reply = Reply::default();
    reply.begin_report(engine.entries(text));
    let text_of_output = Padded::new(&output, length);
    write(steps, text, engine, text_of_output, has_places, &mut reply);
    output.truncate(length);
    let complement = String::from_utf8_lossy(&engine.outcome.complement);
    let complement = (!complement.is_empty()).then(|| Complement::from_json(complement));
    read(&reply, steps, output, complement)
}

/// Reads what [`write`] wrote.
fn read(
    reply: &Reply,
    steps: &Steps,
    output: Vec<u8>,
    complement: Option<Complement>,
) -> Conversion {
    let mut renderer = Renderer {
        reader: ReplyReader::new(reply, steps.plan.catalogue),
        phrasing: steps.options.phrasing(),
    };
    let [_, _] = renderer.reader.words();
    let of_list = renderer.assumption();
    let mut reader = renderer.reader;
    let [assumptions, notes, _, _] = reader.words();
    let remarks = steps.plan.remarks.iter().enumerate();
    let of_changes = remarks.filter(|(number, _)| assumptions >> number & 1 != 0);
    let of_changes = of_changes.map(|(_, remark)| (*remark).to_owned());
    let mut converted = Conversion {
        output,
        edits: Vec::new(),
        changes: Vec::new(),
        losses: Vec::new(),
        gaps: Vec::new(),
        complement,
        assumptions: of_list.into_iter().chain(of_changes).collect(),
    };
    for _ in 0..notes {
        converted.push(&mut reader, steps.plan);
    }
    let edits = reader.word();
    converted.edits = (0..edits).map(|_| reader.edit()).collect();
    converted
}

impl Conversion {
    /// Adds a change, a loss or a gap to its list.
    fn push(&mut self, reader: &mut ReplyReader, plan: &Plan) {
        let record = NoteRecord::of(reader.record());
        let positions = reader.words();
        let path = reader.path();
        let mut to = path.clone();
        to.0.truncate(to.0.len().saturating_sub(record.drops as usize));
        reader.steps(record.adds.into(), &mut to);
        let topic = Reason::ALL[record.reason as usize].topic();
        let has_spans = record.has_spans != 0;
        let span = has_spans.then(|| reader.span());
        let section = plan.catalogue.section(record.section);
        match topic {
            Topic::Change => self.changes.push(AppliedChange {
                id: plan.changes[record.change as usize],
                from: path,
                to,
                section,
                basis: Basis::ALL[record.basis as usize],
                from_span: span,
                to_span: has_spans.then(|| reader.span()),
            }),
            Topic::Loss => self.losses.push(Loss {
                path,
                section,
                reason: worded(&record, positions, plan),
                span,
            }),
            Topic::Gap => self.gaps.push(Gap {
                path,
                section,
                reason: worded(&record, positions, plan),
            }),
        }
    }
}

/// Renders the reason of a note.
fn worded(note: &NoteRecord, positions: [u32; 2], plan: &Plan) -> String {
    let catalogue = plan.catalogue;
    let known = |field| Some(catalogue.field(field)?.model);
    let reason = Reason::ALL[note.reason as usize];
    filled(reason.text(), |argument| {
        Some(match argument {
            "version" => catalogue.date(VersionId(note.version as u8)).to_owned(),
            "field" => quoted(known(note.field)?.name),
            "other" => quoted(known(note.other)?.name),
            "option" => quoted(catalogue.service.place_option),
            "remark" => (*plan.remarks.get(note.other as usize)?).to_owned(),
            "why" => known(note.field)?.presence?.why.to_owned(),
            "entry" => positions[0].to_string(),
            "item" => positions[1].to_string(),
            _ => return None,
        })
    })
}
