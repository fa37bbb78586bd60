//! One run of a step over one text, with what it reads, writes and finds. [`super::walk`] begins it.

use super::complement::record::{Records, SavedMember};
use super::fragment::Fragment;
use super::identifiers::Identifiers;
use super::member_state::{MemberState, Occurrence};
use super::note::{Note, Quota};
use super::pass::{Nesting, Pass};
use super::steps::Step;
use crate::contract::word::Word;
use crate::report::reason::Reason;
use crate::text::edit::{EditedText, forward};
use crate::text::names::{Marks, Names};
use crate::text::sort::Keyed;
use crate::text::{Doc, NodeId, NodeKind, Span};
use alloc::vec::Vec;

/// The application of one step to one text.
pub(super) struct Run<'r> {
    pub(super) doc: Doc<'r>,
    pub(super) step: &'r Step<'r>,
    /// The name of the member that identifies an element.
    pub(super) is_query: bool,
    /// Whether the entries were found. True for shapes other than lists.
    pub(super) has_entries: bool,
    pub(super) records: &'r mut Records,
    pub(super) scratch: &'r mut Scratch,
    pub(super) draft: &'r mut Draft,
}

/// Buffers that are kept between documents. Their contents are not.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    pub(super) fragment: Fragment,
    pub(super) ids: Identifiers,
    /// Where the members of a pass are in an object, and what becomes of each.
    pub(super) occurrences: Vec<Occurrence>,
    pub(super) states: Vec<MemberState>,
    /// The texts of members and of spacing that are added, concatenated.
    pub(super) added: Vec<u8>,
    pub(super) names: Names,
    /// The keys that were collected last.
    pub(super) keys: Vec<NodeId>,
    /// The marks of those keys.
    pub(super) marks: Marks,
    /// What the complement says about members of elements.
    pub(super) saved: Vec<(Nesting, usize, SavedMember)>,
    /// For each of them its element and its position, sorted by element.
    pub(super) matched: Vec<Keyed>,
    pub(super) order: Vec<Keyed>,
    pub(super) spare: Vec<Keyed>,
}

/// The result of one step.
#[derive(Debug, Default)]
pub(super) struct Draft {
    pub(super) output: EditedText,
    pub(super) notes: Vec<Note>,
    /// Counts over all steps together.
    pub(super) quota: Quota,
    /// Keys with repeated names on which an edit depends.
    pub(super) repeated: Vec<Keyed>,
    /// How many objects the complement needs a record of. The plain move needs none.
    pub(super) record_count: u32,
    /// Whether those records are written.
    pub(super) keeps_records: bool,
    /// The objects with records.
    pub(super) recorded_objects: Vec<RecordedObject>,
    /// The texts of the records, concatenated.
    pub(super) record_text: Vec<u8>,
    /// Whether the result relies on the change's assumption.
    pub(super) is_assumed: bool,
}

/// An object that a pass concerns: its entry with the position, the item of that entry with its position, and
/// where the object is in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct ObjectPlace {
    pub(super) entry: NodeId,
    pub(super) entry_at: u32,
    pub(super) item: Option<(NodeId, u32)>,
    pub(super) nesting: Nesting,
}

/// An object with a record, and the text of the record's members, a span of `Draft::record_text`.
#[derive(Clone, Copy, Debug)]
pub(super) struct RecordedObject {
    pub(super) object: ObjectPlace,
    pub(super) text: Span,
    /// Whether another entry has the identifier of the object's.
    pub(super) is_repeated: bool,
}

impl ObjectPlace {
    /// The element of the innermost list, which the complement's record is about.
    pub(super) fn element(&self) -> NodeId {
        self.item.map_or(self.entry, |item| item.0)
    }
}

impl Scratch {
    /// Adds a text to those of members and of spacing. Returns its span.
    pub(super) fn add(&mut self, text: &[u8]) -> Span {
        let start = self.added.len() as u32;
        self.added.extend_from_slice(text);
        Span::new(start, self.added.len() as u32)
    }
}

impl Draft {
    /// Begins a document at an offset of the text. Keeps the output so far.
    pub(super) fn begin(&mut self, at: usize) {
        self.output.begin(at);
        self.notes.clear();
        self.repeated.clear();
        self.record_count = 0;
        self.recorded_objects.clear();
        self.record_text.clear();
        self.is_assumed = false;
    }

    /// Lists a note, unless the quota leaves it out.
    pub(super) fn note(&mut self, note: Note) {
        if self.quota.admits(note.topic()) {
            self.notes.push(note);
        }
    }
}

impl Run<'_> {
    pub(super) fn pass(&self) -> &'static Pass {
        self.step.pass
    }

    /// The separator between two members or parameters.
    pub(super) fn separator(&self) -> u8 {
        if self.is_query { b'&' } else { b',' }
    }

    /// The offset after the opening brace of an object, or after the question mark of a query.
    pub(super) fn inside(&self, object: NodeId) -> u32 {
        match self.is_query {
            true => u32::from(self.doc.text().starts_with(b"?")),
            false => self.doc.node(object).start + 1,
        }
    }

    /// The offset before the closing brace of an object, or the end of a query.
    pub(super) fn end(&self, object: NodeId) -> u32 {
        match self.is_query {
            true => self.doc.text().len() as u32,
            false => self.doc.node(object).end.saturating_sub(1),
        }
    }

    /// The span from a key to the end of its value.
    pub(super) fn span(&self, key: NodeId) -> Span {
        Span::new(self.doc.node(key).start, self.doc.node(key + 1).end)
    }

    /// Whether a key names a word of the contract.
    #[inline(always)] // a stream takes 7 % less time
    pub(super) fn is_named(&self, key: NodeId, word: &Word) -> bool {
        let (node, text) = (self.doc.node(key), self.doc.padded());
        let start = node.start as usize + 1;
        match node.is_escaped() {
            false => word.stands_at(text, start, text.word(start)),
            true => word.reads(self.doc, &node),
        }
    }

    /// The last key of an object with a name: of repeated names it counts.
    pub(super) fn last_named(&self, object: NodeId, name: &Word) -> Option<NodeId> {
        let keys = self.doc.keys(object);
        keys.filter(|&key| self.is_named(key, name)).last()
    }

    /// Notes something about a member, or about the object that lacks it.
    pub(super) fn note(&mut self, reason: Reason, node: NodeId, slot: usize) {
        self.note_at(reason, node, node, slot);
    }

    /// The same, with the place in the output of another member.
    pub(super) fn note_at(&mut self, reason: Reason, node: NodeId, place: NodeId, slot: usize) {
        let place = match self.doc.node(place).is(NodeKind::Key) {
            true => self.span(place),
            false => self.doc.node(place).span(),
        };
        self.draft.note(Note {
            slot: Some(slot),
            to: forward(&self.draft.output.edits, place),
            ..Note::new(reason, node)
        });
    }
}
