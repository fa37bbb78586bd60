//! Documents in lines: a chunk of lines in, the converted lines out in one buffer, and what there is to
//! report line by line, as numbers.
//!
//! A chunk ends behind a line or with the last one. Ends of lines, blank lines and a last line without a
//! newline stay as they are. A line that can't be converted is left out and listed. No document extends
//! over its line: the reader may look further, but then the line is read again by itself.

use super::converter::Core;
use super::note::Note;
use super::options::{ConvertOptions, OnLoss};
use super::{chain, steps};
use crate::Shape;
use crate::contract::pack::{field, shape as packed, word};
use crate::contract::shape::Layout;
use crate::report::code::Code;
use crate::report::reason::{Reason, Topic};
use crate::text::index::LONGEST;
use crate::text::place::line_end;
use crate::text::pointer::{write_pointer, write_token};
use crate::text::query::decoded;
use crate::text::trail::Trail;
use crate::text::{Doc, Kind, NodeId, Padded, Span};
use alloc::vec::Vec;

/// Converts one chunk of lines after another and keeps its buffers in between.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    core: Core,
    /// A line that is read by itself.
    line: Vec<u8>,
    pub(crate) chunk: Chunk,
}

/// What the lines of a chunk come to.
#[derive(Debug, Default)]
pub(crate) struct Chunk {
    /// The converted lines.
    pub(crate) output: Vec<u8>,
    /// A line for each line of the output: its complement, `null` where it needs none, or nothing where
    /// the line is blank.
    pub(crate) complements: Vec<u8>,
    /// The lines about which there is something to report.
    pub(crate) rows: Vec<Row>,
    /// Losses and gaps, line by line.
    pub(crate) notes: Vec<LineNote>,
    /// The pointers of those.
    pub(crate) pointers: Vec<u8>,
    pub(crate) counts: Counts,
}

/// A line with losses or gaps, or one that was left out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    /// Which line of the chunk it is, from 0.
    pub(crate) line: u32,
    /// Where it is in the input, without its end.
    pub(crate) input: Span,
    /// Why it was left out. Converting the line alone says more.
    pub(crate) refused: Option<Code>,
    /// What was lost or is missing, among the notes of the chunk.
    pub(crate) notes: Span,
}

/// A loss or a gap.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LineNote {
    pub(crate) note: Note,
    /// Its pointer among those of the chunk; empty once they are longer than [`MOST_POINTER_TEXT`].
    pub(crate) pointer: Span,
}

/// How much there was of what.
#[derive(Clone, Debug)]
pub(crate) struct Counts {
    pub(crate) lines: u32,
    pub(crate) blank: u32,
    pub(crate) changed: u32,
    /// Lines that were left out, by code.
    pub(crate) refused: [u32; Code::COUNT],
    /// Changes, losses and gaps, by reason.
    pub(crate) reasons: [u32; Reason::ALL.len()],
    pub(crate) complements: u32,
}

impl Default for Counts {
    fn default() -> Counts {
        Counts {
            lines: 0,
            blank: 0,
            changed: 0,
            refused: [0; Code::COUNT],
            reasons: [0; Reason::ALL.len()],
            complements: 0,
        }
    }
}

/// The longest text of all pointers of a chunk: a long name must not be repeated without limit.
const MOST_POINTER_TEXT: usize = 1 << 20;

impl Chunk {
    fn clear(&mut self) {
        self.output.clear();
        self.complements.clear();
        self.rows.clear();
        self.notes.clear();
        self.pointers.clear();
        self.counts = Counts::default();
    }
}

/// What holds for every line of a chunk.
#[derive(Clone, Copy)]
struct Task<'t> {
    text: Padded<'t>,
    shape: Shape,
    options: &'t ConvertOptions,
    /// The only step, where there is only one.
    step: Option<steps::Task<'t>>,
}

impl Lines {
    /// Converts a chunk. On the way back there is a line with a complement for each line of it, as an
    /// earlier conversion wrote them.
    pub(crate) fn convert(
        &mut self,
        shape: Shape,
        text: Padded,
        options: &ConvertOptions,
        complements: Option<&[u8]>,
    ) {
        self.chunk.clear();
        let steps = chain(shape, options.from, options.to);
        let is_query = packed(shape as usize).layout == Layout::Query;
        let step = steps.first().filter(|_| steps.len() == 1 && !is_query);
        let step = step.map(|&step| steps::Task {
            shape,
            options,
            step,
            number: 0,
        });
        if let Some(step) = step {
            self.core.prepare(step);
        }
        let task = Task {
            text,
            shape,
            options,
            step,
        };
        let mut complements = complements.map(|text| text.split(|&byte| byte == b'\n'));
        core::mem::swap(&mut self.core.draft.output.text, &mut self.chunk.output);
        self.core.draft.output.lists_edits = false;
        let mut start = 0;
        while start < text.len() {
            let end = line_end(text, start);
            let behind = (end + 1).min(text.len());
            let line = Span::new(start as u32, end as u32);
            let complement = match &mut complements {
                // A line without its complement must not lose what that would bring back.
                Some(lines) => Some(lines.next().unwrap_or(b"?")),
                None => None,
            };
            self.line(task, line, behind, complement.map(<[u8]>::trim_ascii));
            self.chunk.counts.lines += 1;
            start = behind;
        }
        core::mem::swap(&mut self.core.draft.output.text, &mut self.chunk.output);
    }

    /// Converts a line; its end is copied with it.
    fn line(&mut self, task: Task, line: Span, behind: usize, complement: Option<&[u8]>) {
        let source = line.of(task.text.text());
        if source.trim_ascii().is_empty() {
            self.chunk.counts.blank += 1;
            self.chunk.complements.push(b'\n');
            let whole = task.text.slice(line.start as usize, behind);
            return self.core.draft.output.text.extend_from_slice(whole);
        }
        let before = self.core.draft.output.text.len();
        let complement = complement.filter(|complement| !matches!(*complement, b"" | b"null"));
        let is_converted = match task.step {
            Some(step) => self.convert_in_place(task, step, line, behind, complement),
            None => false,
        };
        if !is_converted {
            self.core.draft.output.text.truncate(before);
            self.convert_alone(task, line, behind, complement);
        }
        self.report(task, line, is_converted);
    }

    /// Converts a line where it is. Returns whether that can stand: a line that is refused is read
    /// again by itself.
    #[inline(always)]
    fn convert_in_place(
        &mut self,
        task: Task,
        step: steps::Task,
        line: Span,
        behind: usize,
        complement: Option<&[u8]>,
    ) -> bool {
        let Task {
            text,
            shape,
            options,
            ..
        } = task;
        let core = &mut self.core;
        core.outcome.refusals.clear();
        core.outcome.complement.clear();
        let (start, end) = (line.start as usize, line.end as usize);
        if end - start > (options.limits.bytes as usize).min(LONGEST)
            || !core.read_complement(shape, options, complement)
        {
            return false;
        }
        let mut index = core::mem::take(&mut core.index);
        let doc = index.read_within(text, start, end, options.limits.depth);
        let crosses = doc.node(0).end > line.end;
        core.draft.begin(start);
        if !crosses && doc.len() > 0 && doc.node(0).is_closed() {
            core.step(doc, step);
        }
        let is_read = !crosses && index.fault().is_none();
        core.index = index;
        core.draft.output.copy(text.text(), behind);
        let is_lost = options.on_loss == OnLoss::Error
            && core
                .draft
                .notes
                .iter()
                .any(|note| note.reason.topic() == Topic::Loss);
        is_read && core.outcome.refusals.is_empty() && !is_lost
    }

    /// Converts a line that is read by itself.
    fn convert_alone(&mut self, task: Task, line: Span, behind: usize, complement: Option<&[u8]>) {
        let text = Padded::copy(line.of(task.text.text()), &mut self.line);
        let output = core::mem::take(&mut self.core.draft.output.text);
        self.core
            .convert(task.shape, text, task.options, complement);
        self.core.draft.output.text = output;
        self.core.draft.output.lists_edits = false;
        if self.core.outcome.refusals.is_empty() {
            let end = task.text.slice(line.end as usize, behind);
            let output = &mut self.core.draft.output.text;
            output.extend_from_slice(&self.core.outcome.output);
            output.extend_from_slice(end);
        }
    }

    /// Lists what there is to report of a line.
    fn report(&mut self, task: Task, line: Span, in_place: bool) {
        let refused = self
            .core
            .outcome
            .refusals
            .first()
            .map(|refusal| refusal.code);
        if let Some(code) = refused {
            self.chunk.counts.refused[code as usize] += 1;
            return self.row(line, refused, Span::default());
        }
        let outcome = &mut self.core.outcome;
        if in_place && !outcome.complement.is_empty() {
            outcome.complement.extend_from_slice(b"}}");
        }
        if outcome.complement.is_empty() {
            self.chunk.complements.extend_from_slice(b"null\n");
        } else {
            self.chunk.counts.complements += 1;
            self.chunk
                .complements
                .extend_from_slice(&outcome.complement);
            self.chunk.complements.push(b'\n');
        }
        let is_changed = match in_place {
            true => self.core.draft.output.count > 0,
            false => !outcome.edits.is_empty(),
        };
        self.chunk.counts.changed += u32::from(is_changed);
        self.notes(task, line, in_place);
    }

    fn notes(&mut self, task: Task, line: Span, in_place: bool) {
        let mut is_clean = true;
        let notes = match in_place {
            true => &self.core.draft.notes,
            false => &self.core.outcome.notes,
        };
        for note in notes {
            if let Some(count) = self.chunk.counts.reasons.get_mut(note.reason as usize) {
                *count += 1;
            }
            is_clean &= note.reason.topic() == Topic::Change;
        }
        if is_clean {
            return;
        }
        if in_place {
            core::mem::swap(&mut self.core.outcome.notes, &mut self.core.draft.notes);
            self.core.sort_notes();
        }
        let text = match in_place {
            true => task.text,
            false => Padded::new(&self.line, line.of(task.text.text()).len()),
        };
        let doc = self.core.index.doc(text);
        let mut trail = Trail::new(doc);
        let Chunk {
            notes, pointers, ..
        } = &mut self.chunk;
        let start = notes.len() as u32;
        for &note in &self.core.outcome.notes {
            if note.reason.topic() == Topic::Change {
                continue;
            }
            let before = pointers.len();
            if before < MOST_POINTER_TEXT {
                match packed(task.shape as usize).layout {
                    Layout::Query => write_parameter(doc, note.node, pointers),
                    _ => write_pointer(doc, trail.to(note.node).1, pointers),
                }
                if note.reason == Reason::Missing {
                    pointers.push(b'/');
                    write_token(
                        word(field(note.field).word).text().iter().copied(),
                        pointers,
                    );
                }
            }
            notes.push(LineNote {
                note,
                pointer: Span::new(before as u32, pointers.len() as u32),
            });
        }
        let notes = Span::new(start, notes.len() as u32);
        self.row(line, None, notes);
    }

    fn row(&mut self, input: Span, refused: Option<Code>, notes: Span) {
        self.chunk.rows.push(Row {
            line: self.chunk.counts.lines,
            input,
            refused,
            notes,
        });
    }
}

/// A parameter's pointer is its name; that of the query is empty.
fn write_parameter(doc: Doc, key: NodeId, out: &mut Vec<u8>) {
    let key = doc.node(key);
    if key.is(Kind::Key)
        && let Ok(name) = decoded(doc.text(), key.span())
    {
        out.push(b'/');
        write_token(name.iter().copied(), out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Version::{V2023_07_27, V2024_02_05};
    use crate::{Complement, Converter};
    use alloc::string::String;
    use std::format;

    fn converted(
        shape: Shape,
        chunk: &str,
        options: &ConvertOptions,
        complements: Option<&[u8]>,
    ) -> Chunk {
        let (mut lines, mut buffer) = (Lines::default(), Vec::new());
        let text = Padded::copy(chunk.as_bytes(), &mut buffer);
        lines.convert(shape, text, options, complements);
        lines.chunk
    }

    fn text(bytes: &[u8]) -> String {
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    /// Orders and products of many kinds, each on one line.
    fn documents(shape: Shape) -> Vec<String> {
        let urls = [
            "",
            r#""redemption_url":null"#,
            r#""redemption_url":"u""#,
            r#""redemption\u005furl" : "é""#,
        ];
        let payouts = [
            "",
            r#""payout":{"url":"u"}"#,
            r#""payout":{"url":"v","a/b":1}"#,
            r#""payout":{"url":7}"#,
            r#""payout":{"url":"u"},"payout":1"#,
        ];
        let mut documents = Vec::new();
        for (url, payout) in urls
            .iter()
            .flat_map(|url| payouts.iter().map(move |p| (url, p)))
        {
            for filler in ["", r#""id":"i""#, r#""approval_state":7 ,  "expiry":{}"#] {
                let members: Vec<&str> = [*url, *payout, filler]
                    .into_iter()
                    .filter(|m| !m.is_empty())
                    .collect();
                let item = format!("{{{}}}", members.join(","));
                documents.push(match shape {
                    Shape::Order => format!(r#"{{"items":[{item},{{}}]}}"#),
                    Shape::OrderList => format!(r#"{{"data":[{{"id":1,"items":[{item}]}}]}}"#),
                    _ => item,
                });
            }
        }
        documents
    }

    #[test]
    fn a_line_is_converted_as_it_is_alone() {
        for shape in [
            Shape::Order,
            Shape::OrderList,
            Shape::Product,
            Shape::OrderRequest,
        ] {
            for (from, to) in [(V2023_07_27, V2024_02_05), (V2024_02_05, V2023_07_27)] {
                for end in ["\n", "\r\n", " \n\n \r\n"] {
                    is_as_alone(shape, &ConvertOptions::new(from, to), end);
                }
            }
        }
    }

    fn is_as_alone(shape: Shape, options: &ConvertOptions, end: &str) {
        let documents = documents(shape);
        let chunk = documents.join(end);
        let lines = converted(shape, &chunk, options, None);
        let mut converter = Converter::default();
        let (mut output, mut kept, mut pointers) = (String::new(), String::new(), Vec::new());
        let (mut refused, mut changed, mut complements) = (0, 0, 0);
        for (n, document) in documents.iter().enumerate() {
            let end = if n + 1 < documents.len() { end } else { "" };
            match converter.convert(shape, document, options) {
                Ok(alone) => {
                    output += &text(&alone.output);
                    kept += document;
                    kept += end;
                    changed += u32::from(!alone.edits.is_empty());
                    complements += u32::from(alone.complement.is_some());
                    pointers.extend(alone.losses.iter().map(|loss| format!("{}", loss.path)));
                    pointers.extend(alone.gaps.iter().map(|gap| format!("{}", gap.path)));
                }
                Err(_) => {
                    refused += 1;
                    // Its line goes, but for the blank ones behind it.
                    let blank = end.split_once('\n').map_or("", |(_, blank)| blank);
                    kept += blank;
                    output += blank;
                    continue;
                }
            }
            output += end;
        }
        assert_eq!(text(&lines.output), output);
        let mut found: Vec<_> = lines
            .notes
            .iter()
            .map(|note| text(note.pointer.of(&lines.pointers)))
            .collect();
        found.sort();
        pointers.sort();
        assert_eq!(found, pointers);
        let counts = &lines.counts;
        assert_eq!(counts.refused.iter().sum::<u32>(), refused);
        assert_eq!((counts.changed, counts.complements), (changed, complements));
        assert_eq!(counts.lines, chunk.lines().count() as u32);
        let lost: u32 = Reason::ALL
            .iter()
            .filter(|reason| reason.topic() != Topic::Change)
            .map(|reason| counts.reasons[*reason as usize])
            .sum();
        assert_eq!(lost as usize, lines.notes.len());

        let back = ConvertOptions::new(options.to, options.from);
        let returned = converted(shape, &output, &back, Some(&lines.complements));
        assert_eq!(text(&returned.output), kept);
        assert_eq!(returned.counts.complements, 0);
    }

    #[test]
    fn a_document_does_not_reach_beyond_its_line() {
        let up = ConvertOptions::new(V2023_07_27, V2024_02_05);
        let good = r#"{"items":[{"redemption_url":"u"}]}"#;
        for (broken, lines) in [
            ("{\"a\":\n1}", 2),
            ("[1\n,2]", 2),
            ("{\n\"items\":[\n]}", 3),
            ("\"a\nb\"", 2),
            ("{} {}", 1),
            ("[\n", 1),
        ] {
            let chunk = format!("{good}\n{broken}\n{good}");
            let found = converted(Shape::Order, &chunk, &up, None);
            let refused: Vec<_> = found
                .rows
                .iter()
                .filter(|row| row.refused.is_some())
                .collect();
            let codes = refused.iter().all(|row| row.refused == Some(Code::Syntax));
            assert!(codes && refused.len() == lines, "{broken}: {refused:?}");
            assert_eq!(refused[0].line, 1);
            assert_eq!(text(&found.output).matches("payout").count(), 2, "{broken}");
        }
    }

    #[test]
    fn lines_that_open_what_they_do_not_close_take_linear_time() {
        let up = ConvertOptions::new(V2023_07_27, V2024_02_05);
        let start = std::time::Instant::now();
        for line in ["[\n", "[\"\n", "[\n1,\n", "{\"a\":\n", "[1,\n\n\n"] {
            let found = converted(Shape::Order, &line.repeat(100_000), &up, None);
            assert!(found.output.iter().all(|&byte| byte == b'\n'));
        }
        assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
    }

    #[test]
    fn a_line_needs_its_own_complement() {
        let down = ConvertOptions::new(V2024_02_05, V2023_07_27);
        let up = ConvertOptions::new(V2023_07_27, V2024_02_05);
        let chunk = "{\"items\":[{\"payout\":{\"url\":\"u\",\"n\":1}}]}\n{\"items\":[{\"id\":1,\"payout\":null}]}\n";
        let there = converted(Shape::Order, chunk, &down, None);
        let complements = text(&there.complements);
        let all: Vec<&str> = complements.lines().collect();
        assert_eq!(all.len(), 2);
        assert!(
            all.iter()
                .all(|line| Complement::from_json(*line).as_json().starts_with('{'))
        );
        let swapped = format!("{}\n{}\n", all[1], all[0]);
        let output = text(&there.output);
        for complements in [swapped.as_str(), "", "{}\n{}\n"] {
            let back = converted(Shape::Order, &output, &up, Some(complements.as_bytes()));
            let refused = back.counts.refused[Code::Complement as usize];
            let is_empty = complements.is_empty();
            assert_eq!(refused, if is_empty { 1 } else { 2 }, "{complements}");
        }
    }

    #[test]
    fn what_is_lost_is_refused_where_it_must_not_be() {
        let options = ConvertOptions {
            on_loss: OnLoss::Error,
            ..ConvertOptions::new(V2024_02_05, V2023_07_27)
        };
        let chunk = "{\"expiry\":{}}\n{}\n";
        let found = converted(Shape::Product, chunk, &options, None);
        assert_eq!(text(&found.output), "{}\n");
        assert_eq!(found.rows[0].refused, Some(Code::Undocumented));
    }
}
