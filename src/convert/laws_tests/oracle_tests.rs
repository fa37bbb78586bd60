//! What becomes of the members of a document in the next version or the one before, computed on parsed values from what the
//! fields say: no text, no edits, no spans, no plan. It shares no code with the converter. What a gap is, the check knows.

use super::grown::segments;
use super::{Converted, Question, parse};
use crate::contract::model::{At, Compute, Contract, Field, Kind, Layout, Object};
use serde_json::{Map, Value};

type Members = Map<String, Value>;

/// The pointers of expected losses.
#[derive(Debug, Default)]
struct Losses {
    expected: Vec<String>,
    /// Losses if two arrays or objects are spelled differently, which parsed values do not show.
    undecided: Vec<String>,
}

/// The conversion of a question, to the next version or the one before.
pub(super) struct Oracle<'q> {
    question: Question<'q>,
    contract: &'static Contract,
}

/// What follows in a pointer that leads to another one, or into it.
pub(super) fn after<'p>(pointer: &'p str, outer: &str) -> Option<&'p str> {
    let rest = pointer.strip_prefix(outer)?;
    (rest.is_empty() || rest.starts_with('/')).then_some(rest)
}

/// What the version did with a member, in the direction of the conversion.
#[derive(Clone)]
struct Pair<'q> {
    /// What one version alone has: both, if the value moves.
    from: Option<&'static Field>,
    into: Option<&'static Field>,
    /// The pointers of the value in each.
    places: [&'q str; 2],
    /// The kind that it must have.
    carries: Option<Kind>,
    /// Computes what `into` has, and what `from` has.
    formulas: Option<[Compute; 2]>,
}

impl<'q> Oracle<'q> {
    pub(super) fn new(question: Question<'q>) -> Oracle<'q> {
        Oracle {
            question,
            contract: question.contract(),
        }
    }

    /// Compares the output and the losses of a conversion with what is expected.
    pub(super) fn holds(&self, there: &Converted) {
        let mut losses = Losses::default();
        let mut value = self.read(self.question.text);
        for (at, entry) in self.entries(&mut value) {
            self.object(self.contract.object(), entry, &at, &mut losses);
        }
        let found = self.read(&there.output);
        let broken = |what| {
            self.question
                .broken(&format!("the {what} follow from the fields"), there)
        };
        match self.contract.layout {
            Layout::Query => assert_eq!(found, value, "{}", broken("parameters")),
            // As text, because the order of members counts.
            _ => assert_eq!(found.to_string(), value.to_string(), "{}", broken("members")),
        }
        let Losses { expected, undecided } = losses;
        let is_inside = |loss: &String| expected.iter().any(|other| loss.starts_with(&format!("{other}/")));
        let expected = expected.iter().filter(|loss| !is_inside(loss)).cloned().collect();
        let found = there.losses.iter().filter(|loss| !undecided.contains(loss));
        assert_eq!(
            sorted(found.cloned().collect()),
            sorted(expected),
            "{}",
            broken("losses")
        );
    }

    /// A document as a value; a query as the object of its parameters.
    pub(super) fn read(&self, text: &str) -> Value {
        match self.contract.layout {
            Layout::Query => query(text, self.contract.object()),
            _ => parse(text),
        }
    }

    /// Whether the document has members that its version does not have, or values of wrong types.
    pub(super) fn has_leftovers(&self) -> bool {
        let mut value = self.read(self.question.text);
        let entries = self.entries(&mut value);
        let mut entries = entries.into_iter();
        entries.any(|(_, entry)| self.has_leftovers_in(self.contract.object(), entry))
    }

    fn has_leftovers_in(&self, object: &'static Object, members: &mut Members) -> bool {
        object.fields.iter().any(|field| {
            let is_odd = |value: &Value| {
                let is_here = field.is_available(self.question.versions.0);
                !is_here || !self.is_query() && !fits(field.kind, value)
            };
            members.get(field.name).is_some_and(is_odd) || {
                let mut inner = below(field, members).into_iter();
                inner.any(|(object, _, members)| self.has_leftovers_in(object, members))
            }
        })
    }

    /// What the version did with the members of an object.
    fn pairs(&self, object: &'static Object) -> Vec<Pair<'q>> {
        let (from, to) = self.question.versions;
        let (before, version) = (from.min(to), from.max(to));
        let link_of = |field: &Field| field.removal.filter(|removal| removal.version == version)?.link;
        let fields = object.fields.iter();
        let is_taken = |name| {
            fields
                .clone()
                .any(|field| link_of(field).is_some_and(|link| link.to == name))
        };
        let mut pairs = Vec::new();
        for field in object.fields {
            let reform = field.reforms.iter().find(|reform| reform.version == version);
            match [before, version].map(|version| field.is_available(version)) {
                [true, false] => {
                    let link = link_of(field);
                    let new = link.and_then(|link| fields.clone().find(|one| one.name == link.to));
                    let at = link.map_or(At::Whole, |link| link.at);
                    let formula = link.and_then(|link| link.formula);
                    pairs.push(self.pair([Some(field), new], at, formula.map(|formula| formula.ways)));
                }
                [false, true] if !is_taken(field.name) => pairs.push(self.pair([None, Some(field)], At::Whole, None)),
                [true, true] => pairs.extend(reform.map(|reform| {
                    let ways = reform.formula.map(|formula| formula.ways);
                    self.pair([Some(field); 2], At::Whole, ways)
                })),
                _ => {}
            }
        }
        pairs
    }

    /// What an older member became, in the direction of the conversion.
    fn pair(&self, [old, new]: [Option<&'static Field>; 2], at: At, formulas: Option<[Compute; 2]>) -> Pair<'q> {
        let place = match at {
            At::Whole => "",
            At::Pointer(pointer) => pointer,
            At::Option => self.question.place,
        };
        let is_inside = at != At::Whole && new.is_some();
        let carries = old.map(|old| old.kind).filter(|_| is_inside);
        let (from, to) = self.question.versions;
        match from < to {
            true => Pair {
                from: old,
                into: new,
                places: ["", place],
                carries,
                formulas,
            },
            // A value that is computed back may have any type.
            false => Pair {
                from: new,
                into: old,
                places: [place, ""],
                carries: carries.filter(|_| formulas.is_none()),
                formulas: formulas.map(|[there, back]| [back, there]),
            },
        }
    }

    /// Each entry that is an object, with its pointer.
    fn entries<'v>(&self, value: &'v mut Value) -> Vec<(String, &'v mut Members)> {
        if self.contract.layout != Layout::Entries {
            let entry = value.as_object_mut();
            return entry.map(|entry| (String::new(), entry)).into_iter().collect();
        }
        match self.list(value) {
            Some(place) => elements(value.pointer_mut(&place), &place).collect(),
            None => Vec::new(),
        }
    }

    /// Whether a page has a list of nothing but objects, which the check looks into.
    pub(super) fn has_entries_of_objects(&self) -> bool {
        let value = self.read(self.question.text);
        let list = self.list(&value).and_then(|at| value.pointer(&at)?.as_array());
        self.contract.layout != Layout::Entries || list.is_some_and(|list| list.iter().all(Value::is_object))
    }

    /// The pointer of the list of entries.
    pub(super) fn list(&self, value: &Value) -> Option<String> {
        match (value.is_array(), self.question.entries) {
            (true, _) => Some(String::new()),
            (_, Some(pointer)) => Some(pointer.to_owned()),
            _ => only_list(value).map(|name| format!("/{name}")),
        }
    }

    /// What identifies the elements of the list at a pointer in the input.
    pub(super) fn identifier_at(&self, pointer: &str) -> Option<&'static str> {
        let mut segments = segments(pointer).into_iter();
        let mut kind = self.contract.root.kind;
        let mut identifier = self.contract.identifier;
        if self.contract.layout == Layout::Entries {
            let list = self.list(&parse(self.question.text))?;
            segments.nth(list.matches('/').count());
            if after(pointer, &list)?.is_empty() {
                return identifier;
            }
        }
        for segment in segments {
            kind = match kind {
                Kind::Object(object) => object.fields.iter().find(|field| field.name == segment)?.kind,
                Kind::List(list) => list.element.kind,
                _ => return None,
            };
            if let Kind::List(list) = kind {
                identifier = list.identifier;
            }
        }
        identifier
    }

    /// Converts an object at a place in the input: first what is inside of it, as the version before describes that.
    fn object(&self, object: &'static Object, members: &mut Members, at: &str, losses: &mut Losses) {
        let fields = object.fields.iter();
        for field in fields.filter(|field| field.is_available(self.question.versions.0)) {
            for (inner, n, value) in below(field, members) {
                self.object(inner, value, &format!("{at}/{}{n}", field.name), losses);
            }
        }
        for pair in self.pairs(object) {
            if let Some(from) = pair.from
                && let Some(value) = members.get(from.name).cloned()
            {
                self.convert(&pair, from, &value, members, at, losses);
            }
        }
    }

    /// Converts a value that a pair names.
    fn convert(
        &self,
        pair: &Pair,
        from: &'static Field,
        value: &Value,
        members: &mut Members,
        at: &str,
        losses: &mut Losses,
    ) {
        let place = format!("{at}/{}", from.name);
        let other = pair.into.filter(|_| !pair.is_reform());
        let other = other.and_then(|into| members.get(into.name).cloned());
        match (pair.into, self.moves(pair, value, other.is_some()), other) {
            (_, None, _) if pair.is_reform() => {}
            (None, ..) | (_, None, _) => {
                members.shift_remove(from.name);
                losses.expected.extend(self.each(value, place));
            }
            (Some(into), Some(inner), Some(other)) if self.is_query() || fits(into.kind, &other) => {
                members.shift_remove(from.name);
                losses.expected.extend(others(value, pair.places[0], &place));
                let inside = place + pair.places[0];
                let is_container = |value: &Value| value.is_array() || value.is_object();
                match self.is_same(pair, inner, &other) {
                    _ if self.is_query() && (inner.is_array() || other.is_array()) => losses.undecided.push(inside),
                    // The converter compares them before it converts what is inside.
                    _ if object_of(from).is_some() => losses.undecided.push(inside),
                    false => losses.expected.push(inside),
                    true if is_container(inner) => losses.undecided.push(inside),
                    true => {}
                }
            }
            (Some(into), Some(inner), other) => {
                if other.is_some() {
                    members.shift_remove(into.name);
                    losses.expected.push(format!("{at}/{}", into.name));
                }
                losses.expected.extend(others(value, pair.places[0], &place));
                let carried = pair.carried(inner).expect("it can be computed");
                rename(members, from.name, into.name, wrapped(pair.places[1], carried));
            }
        }
    }

    fn is_query(&self) -> bool {
        self.contract.layout == Layout::Query
    }

    /// A pointer for each time that a parameter is there.
    fn each(&self, value: &Value, place: String) -> Vec<String> {
        let times = value.as_array().filter(|_| self.is_query()).map_or(1, Vec::len);
        vec![place; times]
    }

    /// Whether the other member holds the value that moves, and could move it the other way.
    fn is_same(&self, pair: &Pair, inner: &Value, other: &Value) -> bool {
        let there = other.pointer(pair.places[1]);
        let there = there.filter(|there| self.fits_back(pair, there));
        there.is_some() && pair.carried(inner).as_ref() == there
    }

    /// The value in a member that moves to the other one.
    fn moves<'v>(&self, pair: &Pair, value: &'v Value, is_shown: bool) -> Option<&'v Value> {
        pair.into?;
        let is_unclear = segments(pair.places[1]).iter().any(is_index) && !is_shown;
        let inner = value.pointer(pair.places[0]).filter(|_| !is_unclear)?;
        let fits = pair.carries.is_none_or(|kind| fits(kind, inner));
        (fits && pair.carried(inner).is_some()).then_some(inner)
    }

    /// Whether the value of the other member could move the other way.
    fn fits_back(&self, pair: &Pair, value: &Value) -> bool {
        let bytes = value.to_string().into_bytes();
        let is_computed = pair.formulas.is_none_or(|[_, back]| back(&bytes).is_some());
        is_computed
            && pair
                .carries
                .is_none_or(|kind| pair.formulas.is_some() || fits(kind, value))
    }
}

fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort();
    list
}

impl Pair<'_> {
    /// Whether only the form of a text changes.
    fn is_reform(&self) -> bool {
        let both = self.from.zip(self.into);
        both.is_some_and(|(from, into)| from.name == into.name)
    }

    /// The value as the other member has it.
    fn carried(&self, value: &Value) -> Option<Value> {
        let Some([formula, _]) = self.formulas else {
            return Some(value.clone());
        };
        let computed = formula(value.to_string().as_bytes())?;
        Some(serde_json::from_slice(&computed).expect("it is JSON"))
    }
}

/// Whether a field of a kind expects such values. `null` is a value of no kind.
fn fits(kind: Kind, value: &Value) -> bool {
    match kind {
        Kind::Any => true,
        Kind::Collection => value.is_array() || value.is_object(),
        Kind::Object(_) => value.is_object(),
        Kind::List(_) => value.is_array(),
        Kind::Text(_) | Kind::Enum(_) => value.is_string(),
    }
}

/// The object that a field holds, or that its elements are.
pub(super) fn object_of(field: &Field) -> Option<&'static Object> {
    match field.kind {
        Kind::Object(inner) => Some(inner),
        Kind::List(list) => object_of(&list.element),
        _ => None,
    }
}

/// The described objects in a member: itself, or its elements with their pointers.
fn below<'v>(field: &'static Field, members: &'v mut Members) -> Vec<(&'static Object, String, &'v mut Members)> {
    let mut found = Vec::new();
    if let Some(value) = members.get_mut(field.name) {
        add_below(field, String::new(), value, &mut found);
    }
    found
}

fn add_below<'v>(
    field: &'static Field,
    at: String,
    value: &'v mut Value,
    found: &mut Vec<(&'static Object, String, &'v mut Members)>,
) {
    match (field.kind, value) {
        (Kind::Object(object), Value::Object(value)) => found.push((object, at, value)),
        (Kind::List(list), Value::Array(elements)) => {
            for (n, element) in elements.iter_mut().enumerate() {
                add_below(&list.element, format!("{at}/{n}"), element, found);
            }
        }
        _ => {}
    }
}

/// Each element that is an object, with its pointer.
fn elements<'v>(list: Option<&'v mut Value>, at: &str) -> impl Iterator<Item = (String, &'v mut Members)> {
    let list = list.and_then(Value::as_array_mut).into_iter().flatten().enumerate();
    list.filter_map(move |(n, element)| Some((format!("{at}/{n}"), element.as_object_mut()?)))
}

/// Whether a segment of a pointer can be the position of an element.
fn is_index(part: &String) -> bool {
    part.parse::<u32>().is_ok_and(|n| n.to_string() == *part)
}

/// Returns the only top-level member that is an array of only objects, or without one, of objects and other values.
fn only_list(value: &Value) -> Option<String> {
    let members = value.as_object()?;
    let those = |is_list: fn(&[Value]) -> bool| -> Vec<&String> {
        let lists = members.iter().filter(|(_, member)| {
            let list = member.as_array();
            list.is_some_and(|list| is_list(list))
        });
        lists.map(|(name, _)| name).collect()
    };
    let pure = those(|list| list.iter().all(Value::is_object));
    let is_filled = |name: &&String| members[*name] != Value::Array(Vec::new());
    let lists = match pure.iter().any(is_filled) {
        true => pure,
        false => those(|list| list.iter().any(Value::is_object)),
    };
    match lists[..] {
        [name] => Some(name.clone()),
        _ => None,
    }
}

/// The containers on the way to a value, by their pointers.
fn containers(pointer: &str) -> impl Iterator<Item = &str> {
    pointer.match_indices('/').map(|(end, _)| &pointer[..end])
}

/// The names of the members of an object, or the positions of the elements of a list.
fn names(container: Option<&Value>) -> Vec<String> {
    match container {
        Some(Value::Object(members)) => members.keys().cloned().collect(),
        Some(Value::Array(elements)) => (0..elements.len()).map(|n| n.to_string()).collect(),
        _ => Vec::new(),
    }
}

/// The pointers of the values beside the way to a value.
fn others(value: &Value, pointer: &str, at: &str) -> Vec<String> {
    let on_the_way = containers(pointer).zip(segments(pointer));
    let others = on_the_way.flat_map(|(container, on_the_way)| {
        let names = names(value.pointer(container)).into_iter();
        let others = names.filter(move |name| *name != on_the_way);
        others.map(move |name| format!("{at}{container}/{}", escape(&name)))
    });
    others.collect()
}

fn wrapped(pointer: &str, value: Value) -> Value {
    let names = segments(pointer).into_iter().rev();
    names.fold(value, |inner, name| Value::Object(Map::from_iter([(name, inner)])))
}

/// Replaces a member by another one at the same position.
fn rename(members: &mut Members, from: &str, to: &str, value: Value) {
    let renamed = std::mem::take(members)
        .into_iter()
        .map(|(name, old)| match name == from {
            true => (to.to_owned(), value.clone()),
            false => (name, old),
        });
    *members = renamed.collect();
}

pub(super) fn escape(segment: &str) -> String {
    segment.replace('~', "~0").replace('/', "~1")
}

/// The parameters of a query, decoded. One that is repeated has all its values, if it can be.
pub(super) fn query(text: &str, object: &Object) -> Value {
    let pairs = text
        .strip_prefix('?')
        .unwrap_or(text)
        .split('&')
        .filter(|pair| !pair.is_empty());
    let mut members = Members::new();
    for pair in pairs {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let (name, value) = (decoded(name), Value::from(decoded(value)));
        let mut fields = object.fields.iter();
        let is_repeatable = fields.any(|field| field.is_repeatable && field.name == name);
        // Of other repeated names the last counts.
        let value = match members.shift_remove(&name) {
            Some(Value::Array(before)) => [before, vec![value]].concat().into(),
            Some(before) if is_repeatable => vec![before, value].into(),
            _ => value,
        };
        members.insert(name, value);
    }
    Value::Object(members)
}

fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits: Vec<u8> = rest.by_ref().take(2).collect();
                u8::from_str_radix(core::str::from_utf8(&digits).unwrap(), 16).unwrap()
            }
            b'+' => b' ',
            byte => byte,
        });
    }
    String::from_utf8(bytes).unwrap()
}
