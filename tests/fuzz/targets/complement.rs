//! Complements: any input is refused or used. A genuine complement with a changed byte causes no panic and no
//! unreadable output.

use super::conversion;
use super::source::Source;
use order_contract::{Complement, ConvertOptions, Converter, OnLoss};

pub fn run(data: &[u8]) {
    let mut source = Source::new(data);
    let shape = source.document_shape();
    let there = ConvertOptions {
        on_loss: OnLoss::Report,
        ..conversion::options(&mut source, shape)
    };
    let text = source.text();
    let mut converter = Converter::default();
    let Ok(converted) = converter.convert(shape, text, &there) else {
        return;
    };
    let own = converted.complement.map(|one| one.as_json().to_owned());
    let foreign = source.once_in(8);
    let json = match own {
        Some(json) if !foreign => changed(&mut source, json.into_bytes()),
        _ => source.text().to_vec(),
    };
    let output = match source.once_in(3) {
        true => source.rest().to_vec(),
        false => converted.output,
    };
    let complement = Complement::from_json(String::from_utf8_lossy(&json));
    let back = conversion::back(&there, Some(complement));
    if let Ok(converted) = converter.convert(shape, &output, &back) {
        conversion::holds(shape, &output, &back, &converted);
        serde_json::from_slice::<serde_json::Value>(&converted.output).expect("it is JSON");
    }
}

/// Replaces, removes or repeats a piece.
fn changed(source: &mut Source, mut json: Vec<u8>) -> Vec<u8> {
    for _ in 0..source.below(4) {
        let mut place = || source.number() % (json.len() + 1);
        let (start, end) = (place(), place());
        let (start, end) = (start.min(end), start.max(end));
        let piece = match source.below(4) {
            0 => {
                let length = source.below(9);
                source.bytes(length).to_vec()
            }
            1 => json[start..end].repeat(2),
            2 => b"null".to_vec(),
            _ => Vec::new(),
        };
        json.splice(start..end, piece);
    }
    json
}
