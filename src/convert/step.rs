//! One change made to one text.
//!
//! Without a complement each object is rewritten as it closes. With one, the objects are collected
//! first: which record belongs to which is known only when all identifiers have been read.

use super::complement::{MemberRecord, ObjectRecord, Section};
use super::matching::{self, Entries, Orphan};
use super::rewrite::{Draft, Rewrite, Task};
use super::sites::{Member, NO_ITEM, Place, Scratch, Seen, Site, Survey, Visit};
use crate::contract::Layout;
use crate::json::reader::Reader;
use crate::json::span::Span;
use crate::sorted::sort_by_place;

/// How a text is read.
#[derive(Clone, Copy)]
pub(super) struct Reading<'r> {
    pub(super) layout: Layout,
    pub(super) entries: Option<&'r str>,
    pub(super) depth: u32,
    pub(super) place: Place,
}

/// What came of a step.
#[derive(Default)]
pub(super) struct Step {
    pub(super) draft: Draft,
    pub(super) left: Section,
    pub(super) orphans: Vec<Orphan>,
    pub(super) seen: Seen,
}

impl Step {
    /// Names that stand twice in an edited object, or on the way to one.
    pub(super) fn repeated(&self) -> Vec<Span> {
        let touched = |object: &Span| {
            self.draft.edits.iter().any(|edit| {
                object.start < edit.span.end.max(edit.span.start + 1) && edit.span.end <= object.end
            })
        };
        let mut repeated = self.draft.repeated.clone();
        repeated.extend(
            self.seen
                .repeated
                .iter()
                .filter(|(object, _)| touched(object))
                .map(|(_, key)| *key),
        );
        sort_by_place(&mut repeated, |key| (key.start, key.end));
        repeated.dedup();
        repeated
    }
}

/// Makes a change to a text.
pub(super) fn make(
    text: &[u8],
    reading: Reading<'_>,
    task: &Task<'_>,
    section: Option<&Section>,
    scratch: &mut Scratch,
) -> Step {
    let mut writer = Writer {
        task,
        place: reading.place,
        step: Step::default(),
        items: Vec::new(),
        unidentified: false,
        mark: Mark::default(),
    };
    match section {
        None => writer.step.seen = survey(text, reading, task, &mut writer, scratch),
        Some(section) => {
            let mut collected = Collected::default();
            let seen = survey(text, reading, task, &mut collected, scratch);
            let entries = match reading.layout {
                Layout::Entries => Entries::Many(seen.entries),
                _ => Entries::TheDocument,
            };
            let (records, orphans) = matching::matched(text, &collected.sites, section, entries);
            collected.show(text, &records, &mut writer);
            writer.step.seen = seen;
            writer.step.orphans = orphans;
        }
    }
    writer.finish(reading.layout)
}

fn survey(
    text: &[u8],
    reading: Reading<'_>,
    task: &Task<'_>,
    visitor: &mut dyn Visit,
    scratch: &mut Scratch,
) -> Seen {
    Survey {
        reader: Reader::new(text, reading.depth),
        scratch,
        visitor,
        place: reading.place,
        fields: task.fields,
        seen: Seen::default(),
    }
    .read(reading.layout, reading.entries)
}

/// Rewrites objects and notes what they leave behind.
struct Writer<'w> {
    task: &'w Task<'w>,
    place: Place,
    step: Step,
    /// What the items of the entry left behind that is being read.
    items: Vec<ObjectRecord>,
    /// Some entry that left something behind has no identifier.
    unidentified: bool,
    mark: Mark,
}

/// How far everything was when an array began that may hold the entries.
#[derive(Default)]
struct Mark {
    edits: usize,
    notes: usize,
    repeated: usize,
    entries: usize,
    relies: bool,
}

impl Writer<'_> {
    fn rewrite(
        &mut self,
        text: &[u8],
        site: &Site,
        members: &[Member],
        record: Option<&ObjectRecord>,
    ) {
        let mut left = Vec::new();
        if site.is_at(self.place) {
            let mut rewrite =
                Rewrite::new(self.task, text, site, members, record, &mut self.step.draft);
            (self.task.rewrite)(&mut rewrite);
            left = rewrite.finish();
        }
        match site.item {
            NO_ITEM => self.entry(text, site, left),
            at if !left.is_empty() => self.items.push(object(text, site, at, left)),
            _ => {}
        }
    }

    fn entry(&mut self, text: &[u8], site: &Site, left: Vec<(usize, MemberRecord)>) {
        if left.is_empty() && self.items.is_empty() {
            return;
        }
        let mut record = object(text, site, site.entry, left);
        record.items = core::mem::take(&mut self.items);
        if record.items.iter().any(|item| item.id.is_none()) {
            record.count = Some(site.items);
        }
        self.unidentified |= record.id.is_none();
        self.step.left.entries.push(record);
    }

    fn finish(mut self, layout: Layout) -> Step {
        if self.unidentified && layout == Layout::Entries {
            self.step.left.count = Some(self.step.seen.entries);
        }
        let edits = &mut self.step.draft.edits;
        let place = |edit: &crate::json::edit::Edit| (edit.span.start, edit.span.end);
        if !edits.is_sorted_by_key(place) {
            sort_by_place(edits, place);
        }
        self.step
    }
}

fn object(text: &[u8], site: &Site, at: u32, members: Vec<(usize, MemberRecord)>) -> ObjectRecord {
    ObjectRecord {
        at,
        id: site
            .id
            .map(|id| String::from_utf8_lossy(id.of(text)).into_owned()),
        members,
        ..ObjectRecord::default()
    }
}

impl Visit for Writer<'_> {
    fn object(&mut self, text: &[u8], site: &Site, members: &[Member]) {
        self.rewrite(text, site, members, None);
    }

    fn try_entries(&mut self) {
        self.mark = Mark {
            edits: self.step.draft.edits.len(),
            notes: self.step.draft.notes.len(),
            repeated: self.step.draft.repeated.len(),
            entries: self.step.left.entries.len(),
            relies: self.step.draft.relies,
        };
    }

    fn no_entries(&mut self) {
        self.step.draft.edits.truncate(self.mark.edits);
        self.step.draft.notes.truncate(self.mark.notes);
        self.step.draft.repeated.truncate(self.mark.repeated);
        self.step.draft.relies = self.mark.relies;
        self.step.left.entries.truncate(self.mark.entries);
        self.unidentified = self
            .step
            .left
            .entries
            .iter()
            .any(|entry| entry.id.is_none());
    }
}

/// Objects with their members, until it is known which records belong to them.
#[derive(Default)]
struct Collected {
    sites: Vec<Site>,
    members: Vec<Member>,
    /// Where the members of each site end.
    ends: Vec<usize>,
    mark: usize,
}

impl Collected {
    fn show(&self, text: &[u8], records: &[Option<&ObjectRecord>], writer: &mut Writer<'_>) {
        let mut start = 0;
        for ((site, record), end) in self.sites.iter().zip(records).zip(&self.ends) {
            writer.rewrite(text, site, &self.members[start..*end], *record);
            start = *end;
        }
    }
}

impl Visit for Collected {
    fn object(&mut self, _: &[u8], site: &Site, members: &[Member]) {
        self.sites.push(*site);
        self.members.extend(members);
        self.ends.push(self.members.len());
    }

    fn try_entries(&mut self) {
        self.mark = self.sites.len();
    }

    fn no_entries(&mut self) {
        self.sites.truncate(self.mark);
        self.ends.truncate(self.mark);
        self.members
            .truncate(self.ends.last().copied().unwrap_or(0));
    }
}
