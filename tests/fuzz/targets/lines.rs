//! Lines: each line is converted as it would be alone, wherever a batch ends, and its complement restores it.

use super::conversion;
use super::source::Source;
use order_contract::internals::{ConvertedLines, convert_lines};
use order_contract::{ConvertOptions, Converter, Shape};

pub fn run(data: &[u8]) {
    let mut source = Source::new(data);
    let shape = source.document_shape();
    let options = conversion::options(&mut source, shape);
    let cut = source.number();
    let text = source.rest();
    holds(shape, text, &options, cut % (text.len() + 1));
}

/// Checks the lines of an archive, also where it is cut.
pub fn holds(shape: Shape, text: &[u8], options: &ConvertOptions, cut: usize) {
    let converted = convert_lines(shape, text, options, &[]);
    is_as_alone(shape, text, options, &converted);
    is_as_cut(shape, text, options, &converted, cut);
    if options.fill.is_empty() {
        comes_back(shape, text, options, &converted);
    }
}

fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split_inclusive(|&byte| byte == b'\n')
}

fn is_as_alone(shape: Shape, text: &[u8], options: &ConvertOptions, found: &ConvertedLines) {
    let mut converter = Converter::default();
    let (mut output, mut refused, mut complements) = (Vec::new(), Vec::new(), Vec::new());
    let (mut number, mut start) = (0, 0);
    for (unit, line) in lines(text).enumerate() {
        let at = start;
        start += line.len();
        let document = line.strip_suffix(b"\n").unwrap_or(line);
        if document.trim_ascii().is_empty() {
            number += 1;
            output.extend_from_slice(line);
            continue;
        }
        let Ok(alone) = converter.convert(shape, document, options) else {
            refused.push((unit as u32, at..at + document.len()));
            continue;
        };
        number += 1;
        output.extend_from_slice(&alone.output);
        output.extend_from_slice(&line[document.len()..]);
        if let Some(complement) = alone.complement {
            complements.push((number, complement.as_json().to_owned()));
        }
    }
    assert_eq!(found.output, output, "a line is converted as it is alone");
    assert_eq!(found.refused, refused, "the same lines are refused");
    assert_eq!(handed_out(found), complements, "the same complements");
}

/// Checks that the lines before a cut do not depend on it.
fn is_as_cut(shape: Shape, text: &[u8], options: &ConvertOptions, whole: &ConvertedLines, cut: usize) {
    let start = text[..cut].iter().rposition(|&byte| byte == b'\n');
    let start = start.map_or(0, |end| end + 1);
    let convert = |text: &[u8]| convert_lines(shape, text, options, &[]);
    let (before, behind) = (convert(&text[..start]), convert(&text[start..]));
    assert_eq!([&before.output[..], &behind.output].concat(), whole.output);
    let broken = convert(&text[..cut]);
    assert!(broken.output.starts_with(&before.output));
    assert!(broken.refused.starts_with(&before.refused));
    assert!(broken.complements.starts_with(&before.complements));
}

fn comes_back(shape: Shape, text: &[u8], options: &ConvertOptions, found: &ConvertedLines) {
    let back = conversion::back(options, None);
    let complements = handed_out(found);
    let complements: Vec<_> = complements
        .iter()
        .map(|(line, complement)| (line - 1, complement.as_bytes()))
        .collect();
    let returned = convert_lines(shape, &found.output, &back, &complements);
    let kept = lines(text).enumerate();
    let is_refused = |unit: u32| found.refused.iter().any(|(refused, _)| *refused == unit);
    let kept = kept.filter(|(unit, _)| !is_refused(*unit as u32));
    let kept: Vec<u8> = kept.flat_map(|(_, line)| line).copied().collect();
    assert_eq!(returned.output, kept, "there and back");
}

/// Returns the complements and their line numbers.
fn handed_out(found: &ConvertedLines) -> Vec<(u32, String)> {
    let of_line = |line: &str| {
        let rest = line.strip_prefix("{\"line\":")?.strip_suffix('}')?;
        let (number, complement) = rest.split_once(",\"complement\":")?;
        Some((number.parse().ok()?, complement.to_owned()))
    };
    let complements = str::from_utf8(&found.complements).expect("complements are text");
    let complements = complements.split_terminator('\n');
    complements
        .map(|line| of_line(line).expect("a complement has its line"))
        .collect()
}
