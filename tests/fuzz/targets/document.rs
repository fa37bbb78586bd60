//! Documents made of choices: known names and values in any arrangement and spelling, well-formed or broken.

use super::source::Source;

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
        let (open, close) = match source.below(3) {
            0 => (r#"{"status":"COMPLETED","items":["#, "]}"),
            1 => (r#"[{"id":1,"items":["#, "]}]"),
            _ => (r#"{"data":[{"id":"O","items":["#, "]}]}"),
        };
        self.put(open);
        self.list(source.below(5), |writer| writer.value(source, 3));
        self.put(close);
    }

    fn list(&mut self, count: usize, mut write: impl FnMut(&mut Writer)) {
        for number in 0..count {
            if number > 0 {
                self.put(",");
            }
            write(self);
        }
    }

    fn value(&mut self, source: &mut Source, depth: usize) {
        self.space(source);
        let kinds = if depth == 0 { 4 } else { 12 };
        match source.below(kinds) {
            0 => self.string(source.word("strings")),
            1 => self.put(source.word("numbers")),
            2 => self.put(source.of(&["null", "true", "false", "nul"])),
            3 => self.string(source.word("names")),
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
        self.list(source.below(4), |writer| writer.value(source, depth));
        self.put("]");
    }

    fn object(&mut self, source: &mut Source, depth: usize) {
        self.put("{");
        self.list(source.below(6), |writer| {
            writer.space(source);
            writer.string(source.word("names"));
            writer.put(":");
            writer.value(source, depth);
        });
        self.put("}");
    }
}
