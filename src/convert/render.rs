//! Makes the public result of a conversion from its numbers.

use super::complement::Complement;
use super::converter::Core;
use super::detail::{About, ConversionDetails, NoteDetail};
use super::outcome::{AppliedChange, Conversion, Gap, Loss};
use super::{CHANGES, ConvertOptions};
use crate::contract::pack::{NONE, readable_field};
use crate::contract::section::SECTIONS;
use crate::messages::Messages;
use crate::report::detail_reader::DetailReader;
use crate::report::message::{filled, quoted};
use crate::report::reason::{Assumption, Topic};
use crate::text::Padded;
use crate::text::padded::PADDING;
use crate::{Path, Shape};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Makes the result of a conversion that was not refused. Takes the output out of the core.
pub(super) fn render(
    shape: Shape,
    text: Padded,
    options: &ConvertOptions,
    core: &mut Core,
) -> Conversion {
    let mut output = core::mem::take(&mut core.outcome.output);
    let length = output.len();
    output.resize(length + PADDING, 0);
    let text_of_output = Padded::new(&output, length);
    let details = ConversionDetails::of(shape, text, options, core, text_of_output, true);
    let complement = String::from_utf8_lossy(&core.outcome.complement);
    let mut converted = Conversion {
        output: Vec::new(),
        edits: Vec::new(),
        changes: Vec::new(),
        losses: Vec::new(),
        gaps: Vec::new(),
        complement: (!complement.is_empty()).then(|| Complement::from_json(complement)),
        assumptions: assumptions(&details, options, core, text),
    };
    let mut reader = DetailReader::new(&details.text, &details.steps);
    for note in &details.notes {
        push(&mut converted, note, options.messages, &mut reader);
    }
    let edits = details.edits.iter();
    converted.edits = edits.map(|edit| reader.edit(edit)).collect();
    output.truncate(length);
    converted.output = output;
    converted
}

/// The assumption about the entries of a list, then those of the changes.
fn assumptions(
    details: &ConversionDetails,
    options: &ConvertOptions,
    core: &Core,
    text: Padded,
) -> Vec<String> {
    let of_list = core.assumption(text);
    let of_list = of_list.map(|assumption| assumption.message(options.phrasing()));
    let is_made = |assumption: &Assumption| details.assumptions >> *assumption as u32 & 1 != 0;
    let of_changes = Assumption::ALL.into_iter().filter(is_made);
    let of_changes =
        of_changes.map(|assumption| (options.messages.assumption)(assumption).to_owned());
    of_list.into_iter().chain(of_changes).collect()
}

/// Adds a change, a loss or a gap to its list.
fn push(
    converted: &mut Conversion,
    note: &NoteDetail,
    messages: &Messages,
    reader: &mut DetailReader,
) {
    let path = reader.path(note.shared, note.steps).clone();
    let section = SECTIONS[note.about.section as usize];
    match note.reason.topic() {
        Topic::Change => converted.changes.push(AppliedChange {
            id: CHANGES[note.about.change as usize].id,
            to: target(note, &path, reader),
            from: path,
            section,
            basis: note.about.basis,
            from_span: note.from,
            to_span: note.to,
        }),
        Topic::Loss => converted.losses.push(Loss {
            path,
            section,
            reason: worded(note, messages),
            span: note.from,
        }),
        Topic::Gap => converted.gaps.push(Gap {
            path,
            section,
            reason: worded(note, messages),
        }),
    }
}

/// Returns the path of a member in the output.
fn target(note: &NoteDetail, from: &Path, reader: &mut DetailReader) -> Path {
    let mut path = from.clone();
    path.0
        .truncate(path.0.len().saturating_sub(note.drops as usize));
    reader.append(note.adds.into(), &mut path);
    path
}

/// Renders the reason of a note.
fn worded(note: &NoteDetail, messages: &Messages) -> String {
    let About {
        field,
        other,
        version,
        ..
    } = note.about;
    let known = |field| (field != NONE).then(|| readable_field(field));
    filled((messages.reason)(note.reason), |argument| {
        Some(match argument {
            "version" => version.date().to_owned(),
            "field" => quoted(known(field)?.name),
            "other" => quoted(known(other)?.name),
            "why" => messages.text(known(field)?.presence?.why).to_owned(),
            "entry" => note.positions.start.to_string(),
            "item" => note.positions.end.to_string(),
            _ => return None,
        })
    })
}
