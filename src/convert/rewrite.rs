//! The work on one object: which members go, which change their name, which come back.
//!
//! A change decides; this turns its decisions into edits of the text, into notes for the caller and
//! into what the way back will need.

use super::Way;
use super::complement::{Content, MemberRecord, ObjectRecord, Slot, Spelling};
use super::note::{Note, What};
use super::sites::{Member, Site};
use super::url::{Look, UrlPlace};
use crate::Version;
use crate::contract::model::Field;
use crate::json::edit::Edit;
use crate::json::reader::{Kind, Text};
use crate::json::span::Span;
use crate::sorted::sort_by_place;
use std::borrow::Cow;

/// What the conversion of a document has come to so far.
#[derive(Debug, Default)]
pub(super) struct Draft {
    pub(super) edits: Vec<Edit>,
    pub(super) notes: Vec<Note>,
    /// Names that stand twice where an edit depends on them.
    pub(super) repeated: Vec<Span>,
    /// Something was done that rests on what the change takes for granted.
    pub(super) relies: bool,
}

/// What holds for every object of a document.
pub(super) struct Task<'a> {
    pub(super) way: Way,
    /// The version that brought the change.
    pub(super) version: Version,
    pub(super) fields: &'static [Field],
    pub(super) section: &'static str,
    pub(super) url_place: &'a UrlPlace,
    pub(super) fill: &'a [(String, String)],
    /// What stands between two members.
    pub(super) separator: char,
    pub(super) rewrite: fn(&mut Rewrite<'_>),
}

/// One object under work.
pub(super) struct Rewrite<'a> {
    pub(super) task: &'a Task<'a>,
    pub(super) text: &'a [u8],
    pub(super) site: &'a Site,
    pub(super) members: &'a [Member],
    pub(super) record: Option<&'a ObjectRecord>,
    pub(super) draft: &'a mut Draft,
    taken: Vec<Taken>,
    puts: Vec<Put<'a>>,
    /// What the way back will need, besides what is taken.
    records: Vec<(usize, MemberRecord)>,
}

/// A member that goes.
struct Taken {
    at: usize,
    field: usize,
    around: Option<Around>,
}

/// A URL inside a member, which another member carries on.
#[derive(Clone, Copy)]
pub(super) struct Around {
    pub(super) url: Span,
    /// The other spells it so, where that differs.
    pub(super) differs: bool,
}

/// A member that comes.
struct Put<'a> {
    /// Among the members, or at their end.
    at: u32,
    slot: Option<&'a Slot>,
    text: String,
}

impl<'a> Rewrite<'a> {
    pub(super) fn new(
        task: &'a Task<'a>,
        text: &'a [u8],
        site: &'a Site,
        members: &'a [Member],
        record: Option<&'a ObjectRecord>,
        draft: &'a mut Draft,
    ) -> Rewrite<'a> {
        Rewrite {
            task,
            text,
            site,
            members,
            record,
            draft,
            taken: Vec::new(),
            puts: Vec::new(),
            records: Vec::new(),
        }
    }

    /// A member by its field. Should it stand twice, the edit is refused in the end.
    pub(super) fn member(&self, field: usize) -> Option<Member> {
        self.members.iter().copied().find(|member| member.is(field))
    }

    /// What the complement holds for a field.
    pub(super) fn held(&self, field: usize) -> Option<&'a MemberRecord> {
        self.record?
            .members
            .iter()
            .find(|(at, _)| *at == field)
            .map(|(_, record)| record)
    }

    pub(super) fn name(&self, field: usize) -> &'static str {
        self.task.fields[field].name
    }

    /// The member's value as a URL: any string is one.
    pub(super) fn string(&self, member: &Member) -> Option<Text> {
        (member.kind == Kind::String).then(|| Text {
            span: member.value,
            escaped: member.value.of(self.text).contains(&b'\\'),
        })
    }

    /// Looks for the URL inside a member.
    pub(super) fn look(&mut self, member: &Member) -> Look {
        self.draft.relies = true;
        let look = self.task.url_place.look(self.text, member.value);
        self.draft.repeated.extend(look.repeated);
        look
    }

    /// A field of the other version is there already and stays.
    pub(super) fn keep(&mut self, field: usize) {
        self.records.push((field, MemberRecord::Kept));
    }

    /// A field that was put there by the complement goes again on the way back.
    pub(super) fn is_new(&mut self, field: usize) {
        self.records.push((field, MemberRecord::New));
    }

    /// Takes a member out.
    pub(super) fn take_out(&mut self, field: usize, around: Option<Around>) {
        if let Some(at) = self.members.iter().position(|member| member.is(field)) {
            self.taken.push(Taken { at, field, around });
        }
    }

    /// Puts another name and, around the URL, another structure in a member's place.
    pub(super) fn replace(
        &mut self,
        field: usize,
        member: &Member,
        url: Span,
        with: &Replacement<'_>,
    ) {
        self.draft.relies = true;
        let own = Spelling {
            key: self.unless(member.key, &format!("\"{}\"", self.name(field))),
            open: self.unless(Span::new(member.value.start, url.start), with.own_open),
            close: self.unless(Span::new(url.end, member.value.end), with.own_close),
        };
        if own != Spelling::default() {
            self.records.push((field, MemberRecord::Moved(own)));
        }
        self.edit(member.key, with.key);
        self.edit(Span::new(member.value.start, url.start), with.open);
        self.edit(Span::new(url.end, member.value.end), with.close);
        self.draft.notes.push(Note {
            what: What::Became,
            from: member.span,
            to: member.span,
            ..Note::new(self.task.section)
        });
    }

    fn unless(&self, span: Span, byself: &str) -> Option<String> {
        let source = span.of(self.text);
        (source != byself.as_bytes()).then(|| lossless(source))
    }

    fn edit(&mut self, span: Span, text: &str) {
        if span.of(self.text) != text.as_bytes() {
            self.draft.edits.push(Edit::new(span, text));
        }
    }

    /// Puts a member back where its slot says.
    pub(super) fn put_back(&mut self, field: usize, slot: &'a Slot, text: String) {
        self.put(field, slot.at, Some(slot), text);
    }

    /// Puts a member behind all others.
    pub(super) fn append(&mut self, field: usize, text: String) {
        self.put(field, u32::MAX, None, text);
    }

    fn put(&mut self, field: usize, at: u32, slot: Option<&'a Slot>, text: String) {
        self.puts.push(Put { at, slot, text });
        self.draft.notes.push(Note {
            what: What::CameBack,
            from: self.site.object,
            name: Some(self.name(field)),
            ..Note::new(self.task.section)
        });
    }

    /// Two members that held one value have become one of them.
    pub(super) fn merged(&mut self, from: &Member, into: &Member) {
        self.draft.notes.push(Note {
            what: What::Became,
            from: from.span,
            to: into.span,
            ..Note::new(self.task.section)
        });
    }

    /// What stands at an offset is not carried over.
    pub(super) fn loss(&mut self, at: u32, reason: impl Into<Cow<'static, str>>) {
        self.draft.notes.push(Note {
            what: What::Loss,
            from: Span::new(at, at),
            reason: reason.into(),
            ..Note::new(self.task.section)
        });
    }

    /// What the complement holds for a field gives way to an edit.
    pub(super) fn gives_way(&mut self, field: usize) {
        let name = self.name(field);
        if matches!(
            self.held(field),
            Some(MemberRecord::Taken(..) | MemberRecord::Moved(_))
        ) {
            self.loss(
                self.site.object.start,
                format!("The `{name}` of the complement gives way to what the document has now."),
            );
        }
    }

    /// Something that the other version asks for is not there.
    pub(super) fn gap(&mut self, field: usize, reason: impl Into<Cow<'static, str>>) {
        self.draft.notes.push(Note {
            what: What::Gap,
            from: self.site.object,
            name: Some(self.name(field)),
            reason: reason.into(),
            ..Note::new(self.task.section)
        });
    }

    /// Makes the edits; gives what the way back will need.
    pub(super) fn finish(mut self) -> Vec<(usize, MemberRecord)> {
        if self.taken.is_empty() && self.puts.is_empty() {
            return self.records;
        }
        sort_by_place(&mut self.taken, |taken| (taken.at as u32, 0));
        let stay: Vec<usize> = (0..self.members.len())
            .filter(|at| self.taken.iter().all(|taken| taken.at != *at))
            .collect();
        self.put_all(&stay);
        self.take_all(&stay);
        self.records
    }

    fn take_all(&mut self, stay: &[usize]) {
        for taken in core::mem::take(&mut self.taken) {
            let (lead, trail) = self.blanks(taken.at, stay);
            let member = self.members[taken.at];
            self.draft
                .edits
                .push(Edit::new(Span::new(lead.start, trail.end), ""));
            let follows = taken.at + 1 < self.members.len();
            let preceded = stay.first().is_some_and(|first| *first < taken.at);
            let separator = self.task.separator.to_string();
            let slot = Slot {
                at: taken.at as u32,
                lead: self.unless(lead, if preceded { &separator } else { "" }),
                trail: self.unless(trail, if follows && !preceded { &separator } else { "" }),
            };
            let content = self.content(&member, taken.around);
            self.records
                .push((taken.field, MemberRecord::Taken(slot, content)));
        }
    }

    /// What goes before and behind a member that goes: one comma, and the white space beside it.
    fn blanks(&self, at: usize, stay: &[usize]) -> (Span, Span) {
        let member = self.members[at].span;
        let next = self.members.get(at + 1);
        let before = |start| Span::new(start, member.start);
        let behind = |end| Span::new(member.end, end);
        match stay.first() {
            Some(first) if *first < at => {
                (before(self.members[at - 1].span.end), behind(member.end))
            }
            Some(_) => (
                before(member.start),
                behind(next.map_or(member.end, |next| next.span.start)),
            ),
            None => (
                before(match at {
                    0 => self.site.inside.start,
                    _ => member.start,
                }),
                behind(next.map_or(self.site.inside.end, |next| next.span.start)),
            ),
        }
    }

    fn content(&self, member: &Member, around: Option<Around>) -> Content {
        let source = |start, end| lossless(Span::new(start, end).of(self.text));
        match around {
            None => Content::Whole(source(member.span.start, member.span.end)),
            Some(Around { url, differs }) => Content::Around {
                before: source(member.span.start, url.start),
                after: source(url.end, member.span.end),
                url: differs.then(|| source(url.start, url.end)),
            },
        }
    }

    fn put_all(&mut self, stay: &[usize]) {
        let mut puts = core::mem::take(&mut self.puts);
        sort_by_place(&mut puts, |put| (put.at, 0));
        let count = puts.len();
        for (n, put) in puts.into_iter().enumerate() {
            let before = (put.at as usize).saturating_sub(n);
            let edit = match (stay.first(), before) {
                (None, _) => self.put_alone(put, n, count),
                (Some(&first), 0) => {
                    let place = self.members[first].span.start;
                    let trail = self.separating(put.slot.and_then(|slot| slot.trail.as_deref()));
                    Edit::new(Span::new(place, place), put.text + &trail)
                }
                (Some(_), before) => {
                    let place = self.members[stay[before.min(stay.len()) - 1]].span.end;
                    let lead = self.separating(put.slot.and_then(|slot| slot.lead.as_deref()));
                    Edit::new(Span::new(place, place), lead + &put.text)
                }
            };
            self.draft.edits.push(edit);
        }
    }

    /// Puts a member into an object that holds nothing else but others that are put there.
    fn put_alone(&self, put: Put<'_>, n: usize, count: usize) -> Edit {
        let slot = put.slot;
        let lead = match n {
            0 => self.blank(slot.and_then(|slot| slot.lead.as_deref())),
            _ => "",
        };
        let trail = match n + 1 == count {
            true => self
                .blank(slot.and_then(|slot| slot.trail.as_deref()))
                .to_owned(),
            false => self.separating(slot.and_then(|slot| slot.trail.as_deref())),
        };
        let place = self.site.inside.start;
        Edit::new(
            Span::new(place, place),
            format!("{lead}{}{trail}", put.text),
        )
    }

    /// The white space beside a brace.
    fn blank<'b>(&self, blank: Option<&'b str>) -> &'b str {
        let is_comma = |blank: &&str| self.task.separator == ',' && blank.contains(',');
        blank.filter(|blank| !is_comma(blank)).unwrap_or_default()
    }

    /// What separates two members: as it was, or a bare comma.
    fn separating(&self, blank: Option<&str>) -> String {
        match blank {
            Some(blank) if blank.contains(self.task.separator) => blank.to_owned(),
            _ => self.task.separator.to_string(),
        }
    }
}

/// What takes a member's place around the URL, and how the converter would write what stands there.
pub(super) struct Replacement<'r> {
    pub(super) key: &'r str,
    pub(super) open: &'r str,
    pub(super) close: &'r str,
    pub(super) own_open: &'r str,
    pub(super) own_close: &'r str,
}

/// Text that has been read before is UTF-8.
fn lossless(source: &[u8]) -> String {
    String::from_utf8_lossy(source).into_owned()
}
