//! What the way back needs and the output does not carry: plain JSON, bound to its document.
//!
//! ```json
//! {
//!   "shape": "order", "from": "2023-07-27", "to": "2024-02-05", "payoutUrl": "/url",
//!   "changes": { "redemption_url_to_payout": { "entries": [
//!     { "at": 0, "id": "\"o-1\"", "count": 2, "items": [
//!       { "at": 1, "members": { "redemption_url": { "at": 3, "text": "\"redemption_url\": null" } } }
//!     ] }
//!   ] } }
//! }
//! ```
//!
//! `at` is a position, `id` the raw identifier, `count` how many entries or items there were where one
//! of them has no identifier. A member that was taken out has its `text`, and where that holds the URL
//! which the output still carries, the text `before` and `after` it; `lead` and `trail` are the comma
//! and white space that went with it, `key`, `open` and `close` spellings that the converter would not
//! write itself. `"kept"` marks a field of the other version that was there already, `"new"` one that
//! came from an earlier complement. This file writes and reads that; what it does is said by the changes.

use super::plain::{Plain, parse};
use super::url::{UrlPlace, write_string};
use crate::contract::model::Field;
use crate::json::keys::Unescaped;
use crate::json::query;
use crate::json::reader::{Kind, Reader, Skipper};
use crate::json::span::Span;
use crate::{Shape, Version};

/// What a conversion leaves behind for the way back, as JSON text.
///
/// ```
/// use order_contract::{Complement, ConvertOptions, Shape, Version::*, convert};
///
/// let order = r#"{"items":[{"payout":{"id":7,"url":"u"}}]}"#;
/// let down = ConvertOptions::new(V2024_02_05, V2023_07_27);
/// let old = convert(Shape::Order, order, &down).unwrap();
/// assert_eq!(old.output, br#"{"items":[{"redemption_url":"u"}]}"#);
///
/// let stored = old.complement.unwrap().as_json().to_owned();
/// let up = ConvertOptions {
///     complement: Some(Complement::from_json(stored)),
///     ..ConvertOptions::new(V2023_07_27, V2024_02_05)
/// };
/// assert_eq!(convert(Shape::Order, old.output, &up).unwrap().output, order.as_bytes());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complement(String);

impl Complement {
    /// A complement that was stored as JSON. It is read when it is used.
    pub fn from_json(json: impl Into<String>) -> Complement {
        Complement(json.into())
    }

    /// The complement as JSON.
    pub fn as_json(&self) -> &str {
        &self.0
    }
}

/// The document that a complement is bound to.
#[derive(Clone, Copy)]
pub(super) struct Binding<'b> {
    pub(super) shape: Shape,
    pub(super) from: Version,
    pub(super) to: Version,
    /// Only where the shape can hold one.
    pub(super) payout_url: Option<&'b str>,
}

/// What one change left behind.
#[derive(Debug, Default)]
pub(super) struct Section {
    pub(super) count: Option<u32>,
    pub(super) entries: Vec<ObjectRecord>,
}

/// What is held for an entry or an item.
#[derive(Debug, Default)]
pub(super) struct ObjectRecord {
    pub(super) at: u32,
    pub(super) id: Option<String>,
    /// Each with the place of its field among those of the change.
    pub(super) members: Vec<(usize, MemberRecord)>,
    pub(super) count: Option<u32>,
    pub(super) items: Vec<ObjectRecord>,
}

/// What is held for a member.
#[derive(Debug)]
pub(super) enum MemberRecord {
    /// It was there already and stays.
    Kept,
    /// It came from a complement and goes again.
    New,
    /// It became another in its place; these spellings are its own.
    Moved(Spelling),
    /// It was taken out.
    Taken(Slot, Content),
}

/// Spellings that the converter would not write itself.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Spelling {
    pub(super) key: Option<String>,
    pub(super) open: Option<String>,
    pub(super) close: Option<String>,
}

/// Where a member stood, and what went with it besides one bare comma.
#[derive(Debug, Default)]
pub(super) struct Slot {
    pub(super) at: u32,
    pub(super) lead: Option<String>,
    pub(super) trail: Option<String>,
}

/// The text of a member that was taken out.
#[derive(Debug)]
pub(super) enum Content {
    Whole(String),
    /// Without the URL, which another member carries; `url` is its spelling where that differs.
    Around {
        before: String,
        after: String,
        url: Option<String>,
    },
}

/// Writes what the changes left behind; nothing where they left nothing.
pub(super) fn write(
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

/// Why a complement can't be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// It is none, or has been tampered with.
    Malformed,
    /// It was made for another shape, other versions or another `payoutUrl`.
    Foreign,
}

/// Reads complements; what is not exactly as this file writes it is refused.
pub(super) struct ComplementReader<'r> {
    pub(super) binding: Binding<'r>,
    pub(super) url_place: &'r UrlPlace,
    pub(super) max_depth: u32,
    /// The members of a query are no JSON.
    pub(super) of_query: bool,
}

impl ComplementReader<'_> {
    /// The sections of the changes, each by its place among them.
    pub(super) fn read(
        &self,
        complement: &Complement,
        changes: &[(&'static str, &'static [Field])],
    ) -> Result<Vec<Option<Section>>, Refused> {
        let plain = parse(complement.as_json()).ok_or(Refused::Malformed)?;
        self.complement(plain, changes).ok_or(Refused::Malformed)?
    }

    fn complement(
        &self,
        plain: Plain,
        changes: &[(&'static str, &'static [Field])],
    ) -> Option<Result<Vec<Option<Section>>, Refused>> {
        let mut object = plain.object()?;
        let bound = object.take("shape")?.string()? == self.binding.shape.name()
            && object.take("from")?.string()? == self.binding.from.date()
            && object.take("to")?.string()? == self.binding.to.date()
            && object.take("payoutUrl").and_then(Plain::string).as_deref()
                == self.binding.payout_url;
        if !bound {
            return Some(Err(Refused::Foreign));
        }
        let mut given = object.take("changes")?.object()?;
        let sections = changes
            .iter()
            .map(|(id, fields)| match given.take(id) {
                Some(section) => self.section(section, fields).map(Some),
                None => Some(None),
            })
            .collect::<Option<Vec<_>>>()?;
        (object.is_empty() && given.is_empty()).then_some(Ok(sections))
    }

    fn section(&self, plain: Plain, fields: &'static [Field]) -> Option<Section> {
        let mut object = plain.object()?;
        let section = Section {
            count: object.optional("count", Plain::number)?,
            entries: self.objects(object.take("entries")?, fields, true)?,
        };
        object.is_empty().then_some(section)
    }

    fn objects(
        &self,
        plain: Plain,
        fields: &'static [Field],
        entries: bool,
    ) -> Option<Vec<ObjectRecord>> {
        plain
            .array()?
            .into_iter()
            .map(|record| self.object(record, fields, entries))
            .collect()
    }

    fn object(
        &self,
        plain: Plain,
        fields: &'static [Field],
        is_entry: bool,
    ) -> Option<ObjectRecord> {
        let mut object = plain.object()?;
        let mut record = ObjectRecord {
            at: object.take("at")?.number()?,
            id: object.optional("id", Plain::string)?,
            count: object.optional("count", Plain::number)?,
            ..ObjectRecord::default()
        };
        if let Some(members) = object.take("members") {
            record.members = self.members(members, fields)?;
        }
        if let Some(items) = object.take("items").filter(|_| is_entry) {
            record.items = self.objects(items, fields, false)?;
        }
        object.is_empty().then_some(record)
    }

    fn members(
        &self,
        plain: Plain,
        fields: &'static [Field],
    ) -> Option<Vec<(usize, MemberRecord)>> {
        plain
            .object()?
            .into_members()
            .map(|(name, member)| {
                let at = fields.iter().position(|field| field.name == name)?;
                Some((at, self.member(member, &name)?))
            })
            .collect()
    }

    fn member(&self, plain: Plain, name: &str) -> Option<MemberRecord> {
        if let Plain::String(mark) = &plain {
            return match mark.as_str() {
                "kept" => Some(MemberRecord::Kept),
                "new" => Some(MemberRecord::New),
                _ => None,
            };
        }
        let mut object = plain.object()?;
        let member = match object.take("at") {
            Some(at) => {
                let slot = Slot {
                    at: at.number()?,
                    lead: object.optional("lead", Plain::string)?,
                    trail: object.optional("trail", Plain::string)?,
                };
                let content = match object.take("text") {
                    Some(text) => Content::Whole(text.string()?),
                    None => Content::Around {
                        before: object.take("before")?.string()?,
                        after: object.take("after")?.string()?,
                        url: object.optional("url", Plain::string)?,
                    },
                };
                MemberRecord::Taken(slot, content)
            }
            None => MemberRecord::Moved(Spelling {
                key: object.optional("key", Plain::string)?,
                open: object.optional("open", Plain::string)?,
                close: object.optional("close", Plain::string)?,
            }),
        };
        (object.is_empty() && self.is_sound(&member, name)).then_some(member)
    }

    /// Whether a member, put back, is one member of that name and nothing else.
    fn is_sound(&self, member: &MemberRecord, name: &str) -> bool {
        match member {
            MemberRecord::Kept | MemberRecord::New => true,
            MemberRecord::Moved(_) if !self.holds_urls() => false,
            MemberRecord::Moved(spelling) => {
                let part = |part: &Option<String>, byself: &str| match part {
                    Some(part) => part.clone(),
                    None => byself.to_owned(),
                };
                let key = part(&spelling.key, &format!("\"{name}\""));
                let open = part(&spelling.open, &self.url_place.open);
                let close = part(&spelling.close, &self.url_place.close);
                // A URL by itself has neither.
                let bare = spelling.open.is_none() && spelling.close.is_none();
                *spelling != Spelling::default()
                    && (self.holds_url(&format!("{key}:{open}"), &close, name)
                        || bare && self.is_member(&format!("{key}:\"\""), name))
            }
            MemberRecord::Taken(slot, content) => {
                [&slot.lead, &slot.trail]
                    .into_iter()
                    .all(|blank| blank.as_deref().is_none_or(|blank| self.is_blank(blank)))
                    && self.is_sound_content(content, name)
            }
        }
    }

    fn is_sound_content(&self, content: &Content, name: &str) -> bool {
        match content {
            Content::Whole(text) => self.is_member(text, name),
            Content::Around { .. } if !self.holds_urls() => false,
            Content::Around { before, after, url } => {
                (self.holds_url(before, after, name)
                    || after.is_empty() && self.is_member(&format!("{before}\"\""), name))
                    && url.as_deref().is_none_or(|url| self.is_string(url))
            }
        }
    }

    /// Whether the shape can hold a URL that moves.
    fn holds_urls(&self) -> bool {
        self.binding.payout_url.is_some()
    }

    /// White space, and one comma at the most.
    fn is_blank(&self, text: &str) -> bool {
        match self.of_query {
            true => text.bytes().all(|byte| byte == b'&'),
            false => {
                text.bytes().filter(|&byte| byte == b',').count() <= 1
                    && text.bytes().all(|byte| b" \t\r\n,".contains(&byte))
            }
        }
    }

    fn is_member(&self, text: &str, name: &str) -> bool {
        match self.of_query {
            true => is_parameter(text.as_bytes(), name),
            false => self.member_value(text, name).is_some(),
        }
    }

    /// Whether the URL stands exactly between the two.
    fn holds_url(&self, before: &str, after: &str, name: &str) -> bool {
        let text = format!("{before}\"\"{after}");
        let Some(value) = self.member_value(&text, name) else {
            return false;
        };
        let look = self.url_place.look(text.as_bytes(), value);
        let start = before.len() as u32;
        look.repeated.is_none()
            && look
                .url
                .is_some_and(|url| url.span == Span::new(start, start + 2))
    }

    /// The place of the value in a text that is one member of that name.
    fn member_value(&self, text: &str, name: &str) -> Option<Span> {
        let object = format!("{{{text}}}");
        let mut reader = Reader::new(object.as_bytes(), self.max_depth);
        reader.root().ok()?;
        let key = reader.key(true).ok()??;
        let named = Unescaped::new(key.raw(object.as_bytes())).eq(name.bytes());
        let value = reader.member().ok()?;
        skip(&mut reader, value)?;
        let end = reader.at();
        let closed = reader.key(false).ok()?.is_none() && reader.end().is_ok();
        // No white space around it: that belongs to its slot. The brace in front is not in the text.
        let bare = key.span.start == 1 && end as usize == object.len() - 1;
        (named && closed && bare).then(|| Span::new(value.span.start - 1, end - 1))
    }

    fn is_string(&self, text: &str) -> bool {
        let mut reader = Reader::new(text.as_bytes(), 0);
        reader
            .root()
            .is_ok_and(|token| token.kind == Kind::String && token.span.end as usize == text.len())
    }
}

fn skip(reader: &mut Reader<'_>, token: crate::json::reader::Token) -> Option<()> {
    let mut keys = crate::json::keys::Keys::default();
    Skipper::default()
        .skip(reader, token, &mut keys, &mut |_| {})
        .ok()
}

/// Whether a text is one parameter of that name.
fn is_parameter(text: &[u8], name: &str) -> bool {
    let mut pairs = query::pairs(text);
    let (Some(pair), None) = (pairs.next(), pairs.next()) else {
        return false;
    };
    let whole = pair.name.start == 0 && pair.value.end as usize == text.len();
    let decodes = |span| query::decoded(text, span);
    whole
        && decodes(pair.name).is_ok_and(|given| *given == *name.as_bytes())
        && decodes(pair.value).is_ok()
}
