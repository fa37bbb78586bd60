//! Many documents at once: a batch in, the converted documents out in one buffer, with their complements,
//! the documents that can't be converted, and what was lost or is missing in all of them.
//!
//! What stands between documents stays as it is: ends of lines, blank lines, commas. A document that can't
//! be converted is left out and listed. No document extends over its place: the reader may look further,
//! but then the document is read again by itself.

use super::converter::Core;
use super::note::Note;
use super::options::{ConvertOptions, OnLoss};
use super::tallies::{Cause, Tallies, write_name, write_pattern};
use super::{Step, chain, steps};
use crate::Shape;
use crate::contract::pack::{field, shape as packed, word};
use crate::contract::shape::Layout;
use crate::report::reason::{Reason, Topic};
use crate::text::documents::{Documents, Unit};
use crate::text::index::LONGEST;
use crate::text::query::decoded;
use crate::text::trail::Trail;
use crate::text::{Doc, Kind, NodeId, Padded, Span};
use alloc::vec::Vec;

/// Converts one batch after another and keeps its buffers in between.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    core: Core,
    /// A document that is read by itself.
    text: Vec<u8>,
    pub(crate) result: BatchResult,
}

/// Documents to convert.
#[derive(Clone, Copy)]
pub(crate) struct Batch<'t> {
    pub(crate) text: Padded<'t>,
    /// Where the documents are; without it each line is one.
    pub(crate) places: Option<&'t [Span]>,
    /// What earlier conversions of some of the documents left behind, each with the number of its
    /// document in the batch, ascending.
    pub(crate) complements: &'t [(u32, &'t [u8])],
    /// The number that the first document of the output has among all.
    pub(crate) first: u64,
    /// Whether complements are written.
    pub(crate) keeps_complements: bool,
}

/// What a batch comes to.
#[derive(Debug, Default)]
pub(crate) struct BatchResult {
    /// The converted documents.
    pub(crate) output: Vec<u8>,
    /// A line for each complement, with the number of its document in the output.
    pub(crate) complements: Vec<u8>,
    pub(crate) refused: Vec<Refused>,
    pub(crate) tallies: Tallies,
    /// How many documents and blank lines there are.
    pub(crate) units: u32,
    pub(crate) blank: u32,
    /// How many converted documents have other bytes than before.
    pub(crate) changed: u32,
}

/// A document that was left out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refused {
    /// Which one of the batch it is, from 0.
    pub(crate) unit: u32,
    /// Where it is in the input, without the end of its line. Converting it alone tells why.
    pub(crate) document: Span,
}

/// A buffer is kept up to this size.
const KEPT: usize = 1 << 22;

impl BatchResult {
    fn clear(&mut self) {
        for buffer in [&mut self.output, &mut self.complements] {
            if buffer.capacity() > KEPT {
                *buffer = Vec::new();
            }
            buffer.clear();
        }
        self.refused.clear();
        self.tallies.clear();
        (self.units, self.blank, self.changed) = (0, 0, 0);
    }
}

/// What holds for every document of a batch.
#[derive(Clone, Copy)]
struct Task<'t> {
    batch: Batch<'t>,
    shape: Shape,
    options: &'t ConvertOptions,
    steps: &'t [Step],
    /// The only step, where there is only one.
    step: Option<steps::Task<'t>>,
}

impl Lines {
    /// Converts a batch.
    pub(crate) fn convert(&mut self, shape: Shape, batch: Batch, options: &ConvertOptions) {
        self.result.clear();
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
            batch,
            shape,
            options,
            steps: &steps,
            step,
        };
        let mut complements = batch.complements.iter().peekable();
        core::mem::swap(&mut self.core.draft.output.text, &mut self.result.output);
        self.begin_in_place(batch);
        let mut documents = Documents::new(batch.text, batch.places);
        while let Some(unit) = documents.next() {
            let number = self.result.units;
            let complement = complements.next_if(|(place, _)| *place == number);
            match documents.is_blank(unit) {
                true => self.blank(task, unit),
                false => self.document(task, unit, complement.map(|(_, text)| *text)),
            }
            self.result.units += 1;
        }
        core::mem::swap(&mut self.core.draft.output.text, &mut self.result.output);
    }

    /// What a document that is read by itself leaves set otherwise.
    fn begin_in_place(&mut self, batch: Batch) {
        let draft = &mut self.core.draft;
        draft.output.lists_edits = false;
        draft.keeps_left = batch.keeps_complements;
    }

    fn blank(&mut self, task: Task, unit: Unit) {
        self.result.blank += 1;
        let whole = task.batch.text.slice(unit.start, unit.end);
        self.core.draft.output.text.extend_from_slice(whole);
    }

    /// Converts a document; what its unit has before and behind it is copied with it.
    fn document(&mut self, task: Task, unit: Unit, complement: Option<&[u8]>) {
        let before = self.core.draft.output.text.len();
        let is_converted = match task.step {
            Some(step) => self.convert_in_place(task, step, unit, complement),
            None => false,
        };
        if !is_converted {
            self.core.draft.output.text.truncate(before);
            self.convert_alone(task, unit, complement);
        }
        self.count_change(task, unit, is_converted, before);
        self.report(task, unit, is_converted);
    }

    /// Counts the document if it has other bytes than before. `start` is where it begins in the output.
    fn count_change(&mut self, task: Task, unit: Unit, in_place: bool, start: usize) {
        let output = &self.core.draft.output;
        let is_kept = match in_place {
            true => output.count == 0,
            false => !self.core.outcome.refusals.is_empty(),
        };
        if is_kept {
            return;
        }
        // Several edits together can give what was there. Before the first one nothing differs.
        let first = match in_place {
            true => output.first,
            false => start,
        };
        let made = output.text.get(first..);
        let given = task.batch.text.slice(unit.start + first - start, unit.end);
        self.result.changed += u32::from(made != Some(given));
    }

    /// Converts a document where it is. Returns whether that can stand: a document that is refused is
    /// read again by itself.
    #[inline(always)]
    fn convert_in_place(
        &mut self,
        task: Task,
        step: steps::Task,
        unit: Unit,
        complement: Option<&[u8]>,
    ) -> bool {
        let Task { shape, options, .. } = task;
        let text = task.batch.text;
        let core = &mut self.core;
        core.outcome.refusals.clear();
        core.outcome.complement.clear();
        let (start, end) = (unit.document.start as usize, unit.document.end as usize);
        if end - start > (options.limits.bytes as usize).min(LONGEST)
            || !core.read_complement(shape, options, complement)
        {
            return false;
        }
        let mut index = core::mem::take(&mut core.index);
        let doc = index.read_within(text, start, end, options.limits.depth);
        let crosses = doc.node(0).end > unit.document.end;
        core.draft.begin(unit.start);
        if !crosses && doc.len() > 0 && doc.node(0).is_closed() {
            core.step(doc, step);
        }
        let is_read = !crosses && index.fault().is_none();
        core.index = index;
        core.draft.output.copy(text.text(), unit.end);
        let is_lost = options.on_loss == OnLoss::Error
            && core
                .draft
                .notes
                .iter()
                .any(|note| note.reason.topic() == Topic::Loss);
        is_read && core.outcome.refusals.is_empty() && !is_lost
    }

    /// Converts a document that is read by itself.
    fn convert_alone(&mut self, task: Task, unit: Unit, complement: Option<&[u8]>) {
        let whole = task.batch.text;
        let text = Padded::copy(unit.document.of(whole.text()), &mut self.text);
        let output = core::mem::take(&mut self.core.draft.output.text);
        self.core
            .convert(task.shape, text, task.options, complement);
        self.core.draft.output.text = output;
        self.begin_in_place(task.batch);
        if self.core.outcome.refusals.is_empty() {
            let output = &mut self.core.draft.output.text;
            output.extend_from_slice(whole.slice(unit.start, unit.document.start as usize));
            output.extend_from_slice(&self.core.outcome.output);
            output.extend_from_slice(whole.slice(unit.document.end as usize, unit.end));
        }
    }

    /// Lists what there is to report of a document.
    fn report(&mut self, task: Task, unit: Unit, in_place: bool) {
        if !self.core.outcome.refusals.is_empty() {
            return self.result.refused.push(Refused {
                unit: self.result.units,
                document: unit.document,
            });
        }
        let outcome = &mut self.core.outcome;
        if in_place && !outcome.complement.is_empty() {
            outcome.complement.extend_from_slice(b"}}");
        }
        if task.batch.keeps_complements && !outcome.complement.is_empty() {
            let refused = self.result.refused.len() as u64;
            let number = task.batch.first + u64::from(self.result.units) - refused;
            let complements = &mut self.result.complements;
            complements.extend_from_slice(match task.batch.places {
                None => b"{\"line\":",
                Some(_) => b"{\"index\":",
            });
            write_decimal(number, complements);
            complements.extend_from_slice(b",\"complement\":");
            complements.extend_from_slice(&outcome.complement);
            complements.extend_from_slice(b"}\n");
        }
        self.count_notes(task, unit, in_place);
    }

    fn count_notes(&mut self, task: Task, unit: Unit, in_place: bool) {
        if in_place {
            core::mem::swap(&mut self.core.outcome.notes, &mut self.core.draft.notes);
        }
        let is_change = |note: &Note| note.reason.topic() == Topic::Change;
        if self.core.outcome.notes.iter().all(is_change) {
            return;
        }
        if in_place {
            self.core.sort_notes();
        }
        let text = match in_place {
            true => task.batch.text,
            false => Padded::new(&self.text, unit.document.of(task.batch.text.text()).len()),
        };
        let doc = self.core.index.doc(text);
        let mut trail = Trail::new(doc);
        let is_query = packed(task.shape as usize).layout == Layout::Query;
        for note in &self.core.outcome.notes {
            let Some(&step) = task.steps.get(note.step as usize) else {
                continue;
            };
            if is_change(note) {
                continue;
            }
            let cause = Cause::of(task.shape, note, step);
            self.result.tallies.count(cause, |out| {
                match is_query {
                    true => write_parameter(doc, note.node, out),
                    false => write_pattern(doc, trail.to(note.node).1, out),
                }
                if note.reason == Reason::Missing {
                    let name = word(field(note.field).word).text();
                    write_name(name.len(), name.iter().copied(), out);
                }
            });
        }
    }
}

/// A parameter's pointer is its name; that of the query is empty.
fn write_parameter(doc: Doc, key: NodeId, out: &mut Vec<u8>) {
    let key = doc.node(key);
    if key.is(Kind::Key)
        && let Ok(name) = decoded(doc.text(), key.span())
    {
        write_name(name.len(), name.iter().copied(), out);
    }
}

fn write_decimal(number: u64, out: &mut Vec<u8>) {
    if number > 9 {
        write_decimal(number / 10, out);
    }
    out.push(b'0' + (number % 10) as u8);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Converter;
    use crate::Version::{V2023_07_27, V2024_02_05};
    use alloc::string::String;
    use std::format;

    fn converted(
        shape: Shape,
        text: &str,
        places: Option<&[Span]>,
        options: &ConvertOptions,
        complements: &[(u32, &[u8])],
    ) -> BatchResult {
        let batch = Batch {
            text: Padded::EMPTY,
            places,
            complements,
            first: 1,
            keeps_complements: true,
        };
        result(shape, text, batch, options)
    }

    fn converted_only(shape: Shape, text: &str, options: &ConvertOptions) -> BatchResult {
        let batch = Batch {
            text: Padded::EMPTY,
            places: None,
            complements: &[],
            first: 1,
            keeps_complements: false,
        };
        result(shape, text, batch, options)
    }

    fn result(shape: Shape, text: &str, batch: Batch, options: &ConvertOptions) -> BatchResult {
        let (mut lines, mut buffer) = (Lines::default(), Vec::new());
        let text = Padded::copy(text.as_bytes(), &mut buffer);
        lines.convert(shape, Batch { text, ..batch }, options);
        lines.result
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

    #[test]
    fn without_complements_all_else_is_the_same() {
        let options = ConvertOptions::new(V2024_02_05, V2023_07_27);
        for shape in [Shape::Order, Shape::OrderList, Shape::Product] {
            let mut documents = documents(shape);
            // It stays as it is, and only the way back has to know.
            documents.push("{\"items\":[{\"redemption_url\":\"u\"}],\"items\":[]}".into());
            let whole = documents.join("\n");
            let with = converted(shape, &whole, None, &options, &[]);
            let without = converted_only(shape, &whole, &options);
            assert!(!with.complements.is_empty() && without.complements.is_empty());
            assert_eq!(text(&with.output), text(&without.output));
            let units = |found: &BatchResult| -> Vec<u32> {
                let refused = found.refused.iter();
                refused.map(|refused| refused.unit).collect()
            };
            assert_eq!(units(&with), units(&without));
            let counts = |found: &BatchResult| -> Vec<u32> {
                let tallies = found.tallies.list.iter();
                tallies.map(|tally| tally.count).collect()
            };
            assert_eq!(counts(&with), counts(&without));
        }
    }

    /// The complements as they are handed in, from the lines that were handed out.
    fn handed_in(lines: &[(u32, String)]) -> Vec<(u32, &[u8])> {
        let lines = lines.iter();
        lines
            .map(|(place, text)| (*place, text.as_bytes()))
            .collect()
    }

    fn handed_out(complements: &[u8], key: &str) -> Vec<(u32, String)> {
        let of_line = |line: &str| {
            let rest = line.strip_prefix(key)?.strip_suffix('}')?;
            let (number, complement) = rest.split_once(",\"complement\":")?;
            Some((number.parse::<u32>().ok()? - 1, complement.into()))
        };
        let complements = text(complements);
        complements
            .lines()
            .map(|line| of_line(line).expect(line))
            .collect()
    }

    /// The pattern of a pointer into the documents of these tests.
    fn pattern(pointer: String) -> String {
        let segments = pointer.split('/').map(|segment| match segment {
            "0" | "1" => "*",
            other => other,
        });
        segments.collect::<Vec<_>>().join("/")
    }

    fn is_as_alone(shape: Shape, options: &ConvertOptions, end: &str) {
        let documents = documents(shape);
        let whole = documents.join(end);
        let result = converted(shape, &whole, None, options, &[]);
        let mut converter = Converter::default();
        let (mut output, mut kept, mut patterns) = (String::new(), String::new(), Vec::new());
        let (mut refused, mut complements, mut changed) = (0, 0, 0);
        for (n, document) in documents.iter().enumerate() {
            let end = if n + 1 < documents.len() { end } else { "" };
            match converter.convert(shape, document, options) {
                Ok(alone) => {
                    output += &text(&alone.output);
                    changed += u32::from(alone.output != document.as_bytes());
                    kept += document;
                    kept += end;
                    complements += usize::from(alone.complement.is_some());
                    let losses = alone.losses.iter().map(|loss| &loss.path);
                    let paths = losses.chain(alone.gaps.iter().map(|gap| &gap.path));
                    patterns.extend(paths.map(|path| pattern(format!("{path}"))));
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
        assert_eq!(text(&result.output), output);
        let tallies = &result.tallies;
        let mut found: Vec<String> = Vec::new();
        for tally in &tallies.list {
            let pattern = text(tally.pattern.of(&tallies.patterns));
            found.extend((0..tally.count).map(|_| pattern.clone()));
        }
        found.sort();
        patterns.sort();
        assert_eq!(found, patterns);
        let held = handed_out(&result.complements, "{\"line\":");
        assert_eq!((result.refused.len(), held.len()), (refused, complements));
        assert_eq!(result.units, whole.lines().count() as u32);
        assert_eq!(result.changed, changed);

        let back = ConvertOptions::new(options.to, options.from);
        let returned = converted(shape, &output, None, &back, &handed_in(&held));
        assert_eq!(text(&returned.output), kept);
        assert_eq!(returned.changed, changed);
        assert_eq!(text(&returned.complements), "");
    }

    #[test]
    fn documents_at_places_are_converted_as_they_are_alone() {
        for shape in [Shape::Order, Shape::Product] {
            for (from, to) in [(V2023_07_27, V2024_02_05), (V2024_02_05, V2023_07_27)] {
                let options = ConvertOptions::new(from, to);
                let (mut whole, mut places, mut expected) =
                    (String::new(), Vec::new(), String::new());
                let mut converter = Converter::default();
                for document in documents(shape) {
                    let start = whole.len() + 3;
                    whole += &format!(",\n {document}");
                    places.push(Span::new(start as u32, whole.len() as u32));
                    if let Ok(alone) = converter.convert(shape, &document, &options) {
                        expected += &format!(",\n {}", text(&alone.output));
                    }
                }
                let result = converted(shape, &whole, Some(&places), &options, &[]);
                assert_eq!(text(&result.output), expected);
                let held = handed_out(&result.complements, "{\"index\":");
                assert!(!held.is_empty() || from < to);
            }
        }
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
            let whole = format!("{good}\n{broken}\n{good}");
            let found = converted(Shape::Order, &whole, None, &up, &[]);
            let refused = &found.refused;
            assert_eq!(refused.len(), lines, "{broken}");
            assert_eq!(refused[0].unit, 1);
            assert_eq!(refused[0].document.start as usize, good.len() + 1);
            assert_eq!(text(&found.output).matches("payout").count(), 2, "{broken}");
        }
    }

    #[test]
    fn lines_that_open_what_they_do_not_close_take_linear_time() {
        let up = ConvertOptions::new(V2023_07_27, V2024_02_05);
        let start = std::time::Instant::now();
        for line in ["[\n", "[\"\n", "[\n1,\n", "{\"a\":\n", "[1,\n\n\n"] {
            let found = converted(Shape::Order, &line.repeat(100_000), None, &up, &[]);
            assert!(found.output.iter().all(|&byte| byte == b'\n'));
        }
        // Squared it would take minutes; a busy machine takes its time.
        assert!(start.elapsed().as_secs() < 60, "{:?}", start.elapsed());
    }

    #[test]
    fn patterns_of_every_kind_are_counted_in_linear_time() {
        let down = ConvertOptions::new(V2024_02_05, V2023_07_27);
        let mut whole = String::new();
        for n in 0..100_000 {
            whole += &format!("{{\"items\":[{{\"payout\":{{\"url\":\"u\",\"n{n}\":1}}}}]}}\n");
        }
        let start = std::time::Instant::now();
        let found = converted(Shape::Order, &whole, None, &down, &[]);
        assert_eq!(found.tallies.list.len(), 100_000);
        assert!(found.tallies.list.iter().all(|tally| tally.count == 1));
        // Squared it would take minutes; a busy machine takes its time.
        assert!(start.elapsed().as_secs() < 60, "{:?}", start.elapsed());
    }

    #[test]
    fn a_long_name_is_a_star_in_a_pattern() {
        let down = ConvertOptions::new(V2024_02_05, V2023_07_27);
        let long = "n".repeat(65);
        let whole =
            format!("{{\"items\":[{{\"payout\":{{\"url\":\"u\",\"a/b\":1,\"{long}\":1}}}}]}}");
        let found = converted(Shape::Order, &whole, None, &down, &[]);
        let patterns = text(&found.tallies.patterns);
        assert_eq!(patterns, "/items/*/payout/a~1b/items/*/payout/*");
    }

    #[test]
    fn a_line_needs_its_own_complement() {
        let down = ConvertOptions::new(V2024_02_05, V2023_07_27);
        let up = ConvertOptions::new(V2023_07_27, V2024_02_05);
        let whole = "{\"items\":[{\"payout\":{\"url\":\"u\",\"n\":1}}]}\n{\"items\":[{\"id\":1,\"payout\":null}]}\n";
        let there = converted(Shape::Order, whole, None, &down, &[]);
        let held = handed_out(&there.complements, "{\"line\":");
        assert_eq!(held.len(), 2);
        let texts: Vec<_> = held.iter().map(|(_, text)| text.as_bytes()).collect();
        let output = text(&there.output);
        let swapped = [(0, texts[1]), (1, texts[0])];
        let broken: [(u32, &[u8]); 2] = [(0, b"{}"), (1, b"?")];
        for complements in [swapped, broken] {
            let back = converted(Shape::Order, &output, None, &up, &complements);
            assert_eq!(back.refused.len(), 2, "{complements:?}");
        }
    }

    #[test]
    fn what_is_lost_is_refused_where_it_must_not_be() {
        let options = ConvertOptions {
            on_loss: OnLoss::Error,
            ..ConvertOptions::new(V2024_02_05, V2023_07_27)
        };
        let whole = "{\"expiry\":{}}\n{}\n";
        let found = converted(Shape::Product, whole, None, &options, &[]);
        assert_eq!(text(&found.output), "{}\n");
        assert_eq!(found.refused[0].unit, 0);
    }
}
