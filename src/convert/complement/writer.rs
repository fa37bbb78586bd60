//! Complements as JSON.

use super::{Binding, Complement, Content, MemberRecord, ObjectRecord, Section};
use crate::contract::model::Field;
use crate::convert::url::write_string;

/// Writes what the changes left behind; nothing where they left nothing.
pub(in crate::convert) fn write(
    binding: Binding<'_>,
    sections: &[(&'static str, &'static [Field], Section)],
) -> Option<Complement> {
    if sections
        .iter()
        .all(|(.., section)| section.entries.is_empty())
    {
        return None;
    }
    let mut out = Writer::default();
    out.begin('{');
    out.text("shape", binding.shape.name());
    out.text("from", binding.from.date());
    out.text("to", binding.to.date());
    if let Some(pointer) = binding.payout_url {
        out.text("payoutUrl", pointer);
    }
    out.key("changes");
    out.begin('{');
    for (id, fields, section) in sections {
        if !section.entries.is_empty() {
            out.key(id);
            out.begin('{');
            out.count(section.count);
            out.objects("entries", &section.entries, fields);
            out.end('}');
        }
    }
    out.end('}');
    out.end('}');
    Some(Complement(out.json))
}

#[derive(Default)]
struct Writer {
    json: String,
}

impl Writer {
    fn begin(&mut self, bracket: char) {
        self.comma();
        self.json.push(bracket);
    }

    fn end(&mut self, bracket: char) {
        self.json.push(bracket);
    }

    fn comma(&mut self) {
        if !self.json.is_empty() && !self.json.ends_with(['{', '[', ':']) {
            self.json.push(',');
        }
    }

    fn key(&mut self, key: &str) {
        self.comma();
        write_string(key, &mut self.json);
        self.json.push(':');
    }

    fn text(&mut self, key: &str, text: &str) {
        self.key(key);
        write_string(text, &mut self.json);
    }

    fn optional(&mut self, key: &str, text: &Option<String>) {
        if let Some(text) = text {
            self.text(key, text);
        }
    }

    fn number(&mut self, key: &str, number: u32) {
        self.key(key);
        self.json.push_str(&number.to_string());
    }

    fn count(&mut self, count: Option<u32>) {
        if let Some(count) = count {
            self.number("count", count);
        }
    }

    fn objects(&mut self, key: &str, records: &[ObjectRecord], fields: &'static [Field]) {
        self.key(key);
        self.begin('[');
        for record in records {
            self.object(record, fields);
        }
        self.end(']');
    }

    fn object(&mut self, record: &ObjectRecord, fields: &'static [Field]) {
        self.begin('{');
        self.number("at", record.at);
        self.optional("id", &record.id);
        if !record.members.is_empty() {
            self.key("members");
            self.begin('{');
            for (field, member) in &record.members {
                self.key(fields[*field].name);
                self.member(member);
            }
            self.end('}');
        }
        if !record.items.is_empty() {
            self.count(record.count);
            self.objects("items", &record.items, fields);
        }
        self.end('}');
    }

    fn member(&mut self, member: &MemberRecord) {
        match member {
            MemberRecord::Kept => write_string("kept", &mut self.json),
            MemberRecord::New => write_string("new", &mut self.json),
            MemberRecord::Moved(spelling) => {
                self.begin('{');
                self.optional("key", &spelling.key);
                self.optional("open", &spelling.open);
                self.optional("close", &spelling.close);
                self.end('}');
            }
            MemberRecord::Taken(slot, content) => {
                self.begin('{');
                self.number("at", slot.at);
                self.optional("lead", &slot.lead);
                self.optional("trail", &slot.trail);
                self.content(content);
                self.end('}');
            }
        }
    }

    fn content(&mut self, content: &Content) {
        match content {
            Content::Whole(text) => self.text("text", text),
            Content::Around { before, after, url } => {
                self.text("before", before);
                self.text("after", after);
                self.optional("url", url);
            }
        }
    }
}
