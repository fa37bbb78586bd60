//! A quick check without an index: decides in one pass over the text whether a document is valid, or
//! whether its report is empty.
//!
//! It answers valid, invalid or unsure; if unsure, the text is indexed and checked in full. It is unsure
//! about what is rare or depends on several places: changed severities, escapes in names and in strings of
//! a format, and mistakes in a member that a later discriminator could make meaningless. For an empty
//! report, anything that could be reported ends it. It reads tokens with the index's scanner.

use super::value::empty_mistake;
use crate::contract::catalogue::{FieldEntry, Fields, Holds, ObjectEntry, enum_value_at};
use crate::contract::model::{Basis, Form, Layout};
use crate::contract::near::is_likely_typo;
use crate::report::code::{Code, Severity};
use crate::report::rules::Rules;
use crate::text::names::mark_of;
use crate::text::scan::{End, Scanner, Token};
use crate::text::{Padded, Span};
use core::num::NonZeroUsize;

/// The most unknown names in open objects; beyond, the check is unsure.
const MOST_NAMES: usize = 64;
/// The largest limit of depth for which the check is used: it recurses.
const DEEPEST: u32 = 64;

/// The quick check, with its state between documents.
#[derive(Debug)]
pub(crate) struct FirstTry {
    names: OpenNames,
    /// Whether the last text had no findings. Deliveries mostly have none; a form that is being filled in
    /// does.
    expects_clean: bool,
}

impl FirstTry {
    pub(crate) const NEW: FirstTry = FirstTry {
        names: OpenNames::NEW,
        expects_clean: true,
    };

    /// Whether the document is valid; `None` if unsure.
    pub(crate) fn verdict(&mut self, text: Padded, rules: &Rules) -> Option<bool> {
        walk(text, rules, &mut self.names, Severity::Error)
    }

    /// Whether the report is surely empty. Tries only after a document without findings.
    pub(crate) fn is_clean(&mut self, text: Padded, rules: &Rules) -> bool {
        self.expects_clean && walk(text, rules, &mut self.names, Severity::Info) == Some(true)
    }

    /// Remembers whether a document had no findings.
    pub(crate) fn learn(&mut self, is_clean: bool) {
        self.expects_clean = is_clean;
    }
}

/// The unknown names of the open objects, innermost last.
#[derive(Debug)]
struct OpenNames {
    count: usize,
    list: [Span; MOST_NAMES],
}

impl OpenNames {
    const NEW: OpenNames = OpenNames {
        count: 0,
        list: [Span { start: 0, end: 0 }; MOST_NAMES],
    };
}

/// Whether there is no finding of `mildest` or a graver severity; `None` if unsure.
fn walk(text: Padded, rules: &Rules, names: &mut OpenNames, mildest: Severity) -> Option<bool> {
    let shape = rules.shape;
    let is_too_much = rules.limits.is_too_large(text.len()) || rules.limits.depth > DEEPEST;
    if is_too_much || shape.is_query() || rules.severities.is_changed() {
        return None;
    }
    names.count = 0;
    let mut quick = Quick {
        scanner: Scanner::new(text),
        rules,
        mildest,
        is_unsure: false,
        names,
        entry: None,
    };
    let end = quick.document(shape.root, shape.layout == Layout::Entries);
    match end.is_some_and(|at| quick.scanner.token(at.get()).0 == text.len()) {
        false if quick.is_unsure => None,
        is_valid => Some(is_valid),
    }
}

/// Walks over one document. Each function returns the offset after what it has read, or `None` to stop.
struct Quick<'q> {
    scanner: Scanner<'q>,
    rules: &'q Rules<'q>,
    /// Findings of this severity or a graver one stop the walk.
    mildest: Severity,
    /// The walk stopped without a sure verdict.
    is_unsure: bool,
    names: &'q mut OpenNames,
    /// The field of an entry, set only until the members of a list's envelope are read.
    entry: Option<&'static FieldEntry>,
}

impl<'q> Quick<'q> {
    fn document(&mut self, root: &'static FieldEntry, is_list: bool) -> End {
        let (at, here) = self.scanner.token(0);
        let depth = self.rules.limits.depth;
        match (here, is_list) {
            (_, false) => self.other_value((at, here), root, depth),
            (b'[', true) => self.list(at + 1, Some(root), depth),
            (b'{', true) if self.rules.entries.is_none() && !self.wants_clean() => {
                self.entry = Some(root);
                self.members(at + 1, depth)
            }
            _ => self.unsure(),
        }
    }

    /// Whether warnings and notes stop the walk too.
    #[inline]
    fn wants_clean(&self) -> bool {
        self.mildest != Severity::Error
    }

    /// Stops the walk: the index has to decide.
    fn unsure<T>(&mut self) -> Option<T> {
        self.is_unsure = true;
        None
    }

    #[inline]
    fn end(&self, at: usize) -> End {
        NonZeroUsize::new(at)
    }

    /// Reads an object that the contract describes, from after its brace.
    fn object(&mut self, at: usize, object: &'static ObjectEntry, depth: u32) -> End {
        let depth = depth.checked_sub(1)?;
        let available = object.in_version(self.rules.version);
        let text = self.scanner.text;
        let (mut seen, mut guess, mut marks): (Fields, usize, u64) = (0, 0, 0);
        let mut chosen = None;
        let first_name = self.names.count;
        // A removed or deprecated field is reported, but is no error in what is received.
        let reported = match self.wants_clean() {
            true => !available.current,
            false => 0,
        };
        let (mut at, mut here) = self.scanner.token(at);
        if here == b'"' {
            loop {
                let place = object.find(text, at + 1, guess);
                match place.and_then(|place| object.fields.get(place)) {
                    Some(known) if available.later >> known.place & 1 == 0 => {
                        let place = known.place;
                        at += known.word.len() + 3;
                        if text.byte(at - 1) != b':' {
                            return self.unsure();
                        }
                        let bit = 1 << place;
                        if (seen | reported) & bit != 0 {
                            return None;
                        }
                        seen |= bit;
                        guess = place + 1;
                        (at, here) = self.scanner.token(at);
                        let misplaced = object.with_value(chosen).misplaced;
                        let value = if available.removed & bit != 0 {
                            match self.rules.shape.is_received {
                                true => self.skip((at, here), depth),
                                false => return None,
                            }
                        } else if misplaced & bit != 0 {
                            self.skip((at, here), depth)
                        } else {
                            self.value((at, here), known, place == 0, &mut chosen, depth)
                        };
                        let Some(end) = value else {
                            self.is_unsure |= chosen.is_none() && object.dependent & bit != 0;
                            return None;
                        };
                        at = end.get();
                    }
                    _ => {
                        at = self.name(at, first_name, &mut marks)?.get();
                        let value = self.scanner.token(at);
                        at = self.skip(value, depth)?.get();
                    }
                }
                (at, here) = self.scanner.token(at);
                if here != b',' {
                    break;
                }
                (at, here) = self.scanner.token(at + 1);
                if here != b'"' {
                    return None;
                }
            }
            if self.wants_clean() && self.is_any_reported(object, seen, chosen, first_name) {
                return None;
            }
            self.names.count = first_name;
        }
        if here != b'}' {
            return None;
        }
        self.presence(object, seen, chosen)?;
        self.end(at + 1)
    }

    /// Whether a complete object has members to report: misplaced by its discriminator, or unknown.
    fn is_any_reported(&self, object: &ObjectEntry, seen: Fields, chosen: Option<usize>, first_name: usize) -> bool {
        let with = object.with_value(chosen);
        let names = self.names.list.get(first_name..self.names.count).unwrap_or_default();
        let (code, basis) = match with.excludes_others {
            true => (Code::Unexpected, Basis::Stated),
            false => (Code::Undocumented, Basis::Assumed),
        };
        let is_any = with.excludes_others || !object.model.is_open;
        with.misplaced & seen != 0
            || !names.is_empty()
                && self.counts(code, basis, None, false)
                && (is_any || names.iter().any(|name| self.is_typo(object, name)))
    }

    /// Whether a name is probably a typo of a known one. The span includes the quotes.
    fn is_typo(&self, object: &ObjectEntry, name: &Span) -> bool {
        let name = Span::new(name.start + 1, name.end - 1).of(self.scanner.text.text());
        is_likely_typo(object, name, self.rules.version)
    }

    /// Stops if a required field is missing.
    #[inline]
    fn presence(&mut self, object: &ObjectEntry, seen: Fields, chosen: Option<usize>) -> Option<()> {
        let with = object.with_value(chosen);
        let needed = match self.rules.shape.is_received {
            true if !self.wants_clean() => with.mandatory,
            _ => with.required,
        };
        let missing = needed & !seen & !object.in_version(self.rules.version).excused;
        if missing == 0 || !self.is_any_missed(object, missing) {
            return Some(());
        }
        None
    }

    /// Whether any of these missing fields stops the walk.
    fn is_any_missed(&self, object: &ObjectEntry, missing: Fields) -> bool {
        object.fields.iter().any(|known| {
            let is_missing = missing >> known.place & 1 != 0;
            let basis = is_missing.then(|| self.rules.presence(known)).flatten();
            basis.is_some_and(|basis| self.counts(Code::Required, basis, Some(known), false))
        })
    }

    /// Whether a finding on a field, or on none, stops the walk: grave enough, and not left out by the options.
    fn counts(&self, code: Code, basis: Basis, field: Option<&FieldEntry>, is_null: bool) -> bool {
        let by_default = self.rules.default_severity((code, basis), field, is_null);
        let severity = self.rules.severity(code, basis, by_default);
        severity.is_some_and(|severity| severity <= self.mildest)
    }

    /// Stops at a value with a mistake, or continues after it if the mistake does not count.
    fn mistaken(&self, code: Code, basis: Basis, known: &FieldEntry, end: usize) -> End {
        match self.counts(code, basis, Some(known), false) {
            true => None,
            false => self.end(end),
        }
    }

    #[inline]
    fn value(
        &mut self,
        (at, here): Token,
        known: &'static FieldEntry,
        is_first: bool,
        chosen: &mut Option<usize>,
        depth: u32,
    ) -> End {
        match (known.holds, here) {
            (Holds::Enum(values), b'"') => {
                let (version, text) = (self.rules.version, self.scanner.text);
                let Some(value) = enum_value_at(values, version, text, at + 1) else {
                    return self.no_enum_value(at, known);
                };
                if is_first {
                    *chosen = Some(value);
                }
                let length = values.get(value).map_or(0, |value| value.word.len());
                self.end(at + length + 2)
            }
            (Holds::Text(Form::Free), b'"') => self.text(at, known),
            (Holds::Object(object), b'{') => self.object(at + 1, object, depth),
            _ => self.other_value((at, here), known, depth),
        }
    }

    fn other_value(&mut self, (at, here): Token, known: &'static FieldEntry, depth: u32) -> End {
        match (known.holds, here) {
            (Holds::Any, _) | (Holds::Collection, b'{' | b'[') => self.skip((at, here), depth),
            (Holds::List(element), b'[') => {
                let end = self.list(at + 1, Some(element), depth)?;
                let (_, first) = self.scanner.token(at + 1);
                match known.not_empty {
                    Some(basis) if first == b']' => self.mistaken(Code::Empty, basis, known, end.get()),
                    _ => Some(end),
                }
            }
            (Holds::Object(object), b'{') => self.object(at + 1, object, depth),
            (Holds::Text(Form::Free), b'"') => self.text(at, known),
            (Holds::Enum(values), b'"') => match enum_value_at(values, self.rules.version, self.scanner.text, at + 1) {
                Some(_) => self.skip((at, here), depth),
                None => self.no_enum_value(at, known),
            },
            (Holds::Text(_) | Holds::Reformed, b'"') => {
                let form = known.form(self.rules.version);
                let (end, is_escaped) = self.scanner.string(at)?;
                let inner = self.scanner.text.slice(at + 1, end - 1);
                if is_escaped {
                    return self.unsure();
                }
                match form.mistake(inner, self.rules.draft) {
                    _ if inner.is_empty() => self.empty_text(end, known),
                    None => self.end(end),
                    Some(code) => {
                        let basis = known.model.form_basis(self.rules.version);
                        self.mistaken(code, basis, known, end)
                    }
                }
            }
            // A value of the wrong type.
            _ => match self.counts(Code::Type, known.model.kind_basis, Some(known), here == b'n') {
                true => None,
                false => self.skip((at, here), depth),
            },
        }
    }

    /// Reads a string without a format.
    #[inline(always)]
    fn text(&mut self, at: usize, known: &FieldEntry) -> End {
        let (end, _) = self.scanner.string(at)?;
        match end == at + 2 {
            true => self.empty_text(end, known),
            false => self.end(end),
        }
    }

    /// Checks an empty string that ends at `end`. Unsure if only its form counts: then it matters whether it is known that
    /// the field is required.
    fn empty_text(&mut self, end: usize, known: &FieldEntry) -> End {
        let counts = |is_undecided| {
            let mistake = empty_mistake(known, self.rules, is_undecided);
            mistake.is_some_and(|(code, basis)| self.counts(code, basis, Some(known), false))
        };
        match (counts(false), counts(true)) {
            (true, _) => None,
            (false, true) => self.unsure(),
            (false, false) => self.end(end),
        }
    }

    fn no_enum_value(&mut self, at: usize, known: &FieldEntry) -> End {
        let (end, is_escaped) = self.scanner.string(at)?;
        let value = self.scanner.text.slice(at + 1, end - 1);
        match value {
            _ if is_escaped => self.unsure(),
            _ if self.rules.accept(known, value) => self.end(end),
            [] => self.empty_text(end, known),
            _ => self.mistaken(Code::Enum, Basis::Stated, known, end),
        }
    }

    /// Reads an array, from after its bracket. `element` is the field of its elements, if the contract describes it.
    fn list(&mut self, at: usize, element: Option<&'static FieldEntry>, depth: u32) -> End {
        let depth = depth.checked_sub(1)?;
        let mut token = self.scanner.token(at);
        if let (at, b']') = token {
            return self.end(at + 1);
        }
        loop {
            let end = match element {
                Some(known) => self.other_value(token, known, depth)?,
                None => self.skip(token, depth)?,
            };
            token = match self.scanner.token(end.get()) {
                (at, b',') => self.scanner.token(at + 1),
                (at, b']') => return self.end(at + 1),
                _ => return None,
            }
        }
    }

    /// Reads an unknown name and its colon. Unsure if the name repeats in its object.
    #[inline]
    fn name(&mut self, at: usize, first_name: usize, marks: &mut u64) -> End {
        let (end, is_escaped) = self.scanner.string(at)?;
        let text = self.scanner.text;
        let (colon, b':') = self.scanner.token(end) else {
            return None;
        };
        let name = Span::new(at as u32, end as u32);
        let mark = 1 << mark_of(text, name);
        if is_escaped || (*marks & mark != 0 && self.repeats(name, first_name)) {
            return self.unsure();
        }
        *marks |= mark;
        let Some(place) = self.names.list.get_mut(self.names.count) else {
            return self.unsure();
        };
        *place = name;
        self.names.count += 1;
        self.end(colon + 1)
    }

    fn repeats(&self, name: Span, first_name: usize) -> bool {
        let text = self.scanner.text.text();
        let open = self.names.list.get(first_name..self.names.count);
        open.is_none_or(|open| open.iter().any(|other| other.of(text) == name.of(text)))
    }

    /// Reads an object that the contract does not describe, from after its brace.
    fn members(&mut self, at: usize, depth: u32) -> End {
        let depth = depth.checked_sub(1)?;
        let entry = self.entry.take();
        let (first_name, mut marks) = (self.names.count, 0);
        let (mut at, mut here) = self.scanner.token(at);
        if here == b'"' {
            loop {
                at = self.name(at, first_name, &mut marks)?.get();
                let value = self.scanner.token(at);
                let end = match entry {
                    None => self.skip(value, depth)?,
                    Some(entry) => self.maybe_entries(value, entry, depth)?,
                };
                (at, here) = self.scanner.token(end.get());
                if here != b',' {
                    break;
                }
                (at, here) = self.scanner.token(at + 1);
                if here != b'"' {
                    return None;
                }
            }
            self.names.count = first_name;
        }
        match here {
            b'}' => self.end(at + 1),
            _ => None,
        }
    }

    /// Reads a member of an envelope. Unsure about a mistake in an array of objects: it may not be the list
    /// of entries.
    fn maybe_entries(&mut self, (at, here): Token, entry: &'static FieldEntry, depth: u32) -> End {
        if here != b'[' || self.scanner.token(at + 1).1 != b'{' {
            return self.skip((at, here), depth);
        }
        match self.list(at + 1, Some(entry), depth) {
            None => self.unsure(),
            end => end,
        }
    }

    /// Reads any value. Unsure if an object in it repeats a name.
    fn skip(&mut self, (at, here): Token, depth: u32) -> End {
        match here {
            b'"' => {
                let (end, _) = self.scanner.string(at)?;
                self.end(end)
            }
            b'{' => self.members(at + 1, depth),
            b'[' => self.list(at + 1, None, depth),
            b't' => self.scanner.literal(at, b"true"),
            b'f' => self.scanner.literal(at, b"false"),
            b'n' => self.scanner.literal(at, b"null"),
            b'-' | b'0'..=b'9' => self.scanner.number(at),
            _ => None,
        }
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
