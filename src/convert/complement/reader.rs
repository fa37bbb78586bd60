//! Complements that come back: they have been stored and sent, and may be anything by now.

use super::{Binding, Complement, Content, MemberRecord, ObjectRecord, Section, Slot, Spelling};
use crate::contract::model::Field;
use crate::convert::plain::{Plain, parse};
use crate::convert::url::UrlPlace;
use crate::json::keys::{Keys, Unescaped};
use crate::json::query;
use crate::json::reader::{Kind, Reader, Token};
use crate::json::skipper::Skipper;
use crate::json::span::Span;

/// Why a complement can't be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::convert) enum Refused {
    /// It is none, or has been tampered with.
    Malformed,
    /// It was made for another shape, other versions or another `payoutUrl`.
    Foreign,
}

/// Reads complements; what is not exactly as this file writes it is refused.
pub(in crate::convert) struct ComplementReader<'r> {
    pub(in crate::convert) binding: Binding<'r>,
    pub(in crate::convert) url_place: &'r UrlPlace,
    pub(in crate::convert) max_depth: u32,
    /// The members of a query are no JSON.
    pub(in crate::convert) of_query: bool,
}

impl ComplementReader<'_> {
    /// The sections of the changes, each by its place among them.
    pub(in crate::convert) fn read(
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

fn skip(reader: &mut Reader<'_>, token: Token) -> Option<()> {
    let mut keys = Keys::default();
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
