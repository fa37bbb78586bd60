//! Documents made of choices: known names and values in any arrangement and spelling, well-formed or broken.

use super::source::Source;

const NAMES: [&str; 42] = [
    "status",
    "items",
    "payment_method",
    "type",
    "card_id",
    "currency",
    "distribution_method",
    "email_address",
    "products",
    "value",
    "values",
    "completed_at",
    "id",
    "message",
    "redemption_url",
    "payout",
    "url",
    "approval_state",
    "categories",
    "expiry",
    "product_code",
    "old_state",
    "new_state",
    "timestamp",
    "price_multiplier",
    "idempotency_key",
    "country",
    "is_complete",
    "tokens",
    "order_id",
    "data",
    "links",
    "redemptionUrl",
    "payment_metod",
    "x",
    "",
    "a/b~c",
    "é😀",
    "__proto__",
    "st\\u0061tus",
    "payo\\u0075t",
    "k\\ud83d\\ude00",
];
const STRINGS: [&str; 26] = [
    "COMPLETED",
    "PROCESSING",
    "FAILED",
    "CARD",
    "ACCOUNT_BALANCE",
    "EUR",
    "eur",
    "EMAIL",
    "PAYOUT_LINK",
    "SINGLE",
    "MULTIPLE",
    "",
    "ann@example.com",
    "a@b..c",
    "2024-04-10T17:11:26.601254",
    "2024-02-30T17:11:26.601254Z",
    "0.8",
    "0,8",
    "https:\\/\\/pay.example.com\\/1",
    "https://pay.example.com/1",
    "P-1",
    "I-1",
    "\\u0043OMPLETED",
    "\\ud83d",
    "é😀",
    "C",
];
const NUMBERS: [&str; 9] = [
    "0",
    "-0",
    "7",
    "1.10",
    "12345678901234567890",
    "1e400",
    "01",
    "-",
    "1.",
];
const SPACES: [&str; 5] = ["", " ", "\n", "\r\n", "\t "];
const DEPTH: usize = 6;

/// A document whose structure follows the choices, sometimes with a stray byte.
pub fn document(source: &mut Source) -> Vec<u8> {
    let mut writer = Writer {
        text: Vec::new(),
        spaced: source.once_in(3),
    };
    if source.once_in(2) {
        writer.order(source);
    } else {
        writer.value(source, DEPTH);
    }
    let mut text = writer.text;
    for _ in 0..source.below(3) {
        let at = (source.below(256) << 8 | source.below(256)) % (text.len() + 1);
        match source.below(4) {
            0 => text.truncate(at),
            1 => text.insert(at, source.byte()),
            2 if at < text.len() => text[at] = source.byte(),
            _ => {}
        }
    }
    text
}

struct Writer {
    text: Vec<u8>,
    spaced: bool,
}

impl Writer {
    fn put(&mut self, text: &str) {
        self.text.extend_from_slice(text.as_bytes());
    }

    fn space(&mut self, source: &mut Source) {
        if self.spaced {
            self.put(source.of(&SPACES));
        }
    }

    /// An order or a page of orders, which conversions change.
    fn order(&mut self, source: &mut Source) {
        match source.below(3) {
            0 => self.put(r#"{"status":"COMPLETED","items":["#),
            1 => self.put(r#"[{"id":1,"items":["#),
            _ => self.put(r#"{"data":[{"id":"O","items":["#),
        }
        let close = match self.text[0] {
            b'[' => "]}]",
            _ if self.text.starts_with(b"{\"data") => "]}]}",
            _ => "]}",
        };
        for item in 0..source.below(5) {
            if item > 0 {
                self.put(",");
            }
            self.value(source, 3);
        }
        self.put(close);
    }

    fn value(&mut self, source: &mut Source, depth: usize) {
        self.space(source);
        let kinds = if depth == 0 { 4 } else { 12 };
        match source.below(kinds) {
            0 => self.string(source.of(&STRINGS)),
            1 => self.put(source.of(&NUMBERS)),
            2 => self.put(source.of(&["null", "true", "false", "nul"])),
            3 => self.string(source.of(&NAMES)),
            4 | 5 => self.array(source, depth - 1),
            _ => self.object(source, depth - 1),
        }
        self.space(source);
    }

    fn string(&mut self, text: &str) {
        self.put("\"");
        self.put(text);
        self.put("\"");
    }

    fn array(&mut self, source: &mut Source, depth: usize) {
        self.put("[");
        for element in 0..source.below(4) {
            if element > 0 {
                self.put(",");
            }
            self.value(source, depth);
        }
        self.put("]");
    }

    fn object(&mut self, source: &mut Source, depth: usize) {
        self.put("{");
        for member in 0..source.below(6) {
            if member > 0 {
                self.put(",");
            }
            self.space(source);
            self.string(source.of(&NAMES));
            self.put(":");
            self.value(source, depth);
        }
        self.put("}");
    }
}
