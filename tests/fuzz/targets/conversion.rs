//! Options of conversions, and what holds for every conversion.

use super::source::Source;
use order_contract::{Complement, Conversion, ConvertOptions, Converter, OnLoss, OnOrphan, Shape};

pub fn options(source: &mut Source, shape: Shape) -> ConvertOptions {
    let mut options = ConvertOptions::new(source.version(), source.version());
    if source.once_in(4) {
        options.payout_url = source.pointer(&["", "/url", "/a~1b", "/payout/url"]);
    }
    if source.once_in(4) {
        options.entries = Some(source.pointer(&["/data", "", "/data/0/items"]));
    }
    if source.once_in(6) {
        options.on_loss = OnLoss::Error;
    }
    if source.once_in(3) {
        options.on_orphan = OnOrphan::Drop;
    }
    let mut gaps = order_contract::fillable(shape, options.from, options.to);
    if source.once_in(4)
        && let Some(gap) = gaps.next()
    {
        options.fill = vec![(gap.parse().expect("it is a pointer"), "\"APPROVED\"".to_owned())];
    }
    options
}

/// The options to convert back.
pub fn back(there: &ConvertOptions, complement: Option<Complement>) -> ConvertOptions {
    ConvertOptions {
        from: there.to,
        to: there.from,
        complement,
        fill: Vec::new(),
        on_loss: OnLoss::Report,
        ..there.clone()
    }
}

/// Checks what holds for every successful conversion.
pub fn holds(shape: Shape, text: &[u8], options: &ConvertOptions, converted: &Conversion) {
    if options.from == options.to {
        assert_eq!(converted.output, text, "the identity changes nothing");
    }
    let mut output = text.to_vec();
    for edit in converted.edits.iter().rev() {
        output.splice(edit.start as usize..edit.end as usize, edit.text.bytes());
    }
    assert_eq!(output, converted.output, "the edits are the output");
    if options.complement.is_none() && options.fill.is_empty() {
        let back = back(options, converted.complement.clone());
        let returned = Converter::default().convert(shape, &converted.output, &back);
        let returned = returned.expect("its own complement belongs to it");
        assert_eq!(returned.output, text, "there and back");
    }
}
