//! What the tables of a contract say of a document, and of what a version changed, computed on parsed values: no text,
//! no edits, no spans, no plan. It shares no code with the converter; what is wrong inside of a value, or in its form, it asks the
//! check.

use super::grown::segments;
use super::{Converted, Question, parse};
use crate::contract::model::{
    At, Basis, Compute, Contract, Direction, EnumValue, Field, Form, Formula, Kind, Layout, Object, On, Standing,
    VersionId,
};
use crate::convert::rules::OnOrphan;
use serde_json::{Map, Value};

type Members = Map<String, Value>;

/// The pointers of expected losses and gaps.
#[derive(Debug, Default)]
struct Expected {
    losses: Vec<String>,
    gaps: Vec<String>,
    /// Losses if two arrays or objects are spelled differently, which parsed values do not show.
    undecided: Vec<String>,
}

/// The conversion of a question, to the next version or the one before.
pub(super) struct Oracle<'q> {
    question: Question<'q>,
    contract: &'static Contract,
}

/// What a version did with a member, or with two that hold the same value.
#[derive(Clone, Copy)]
struct Operation {
    /// The member that only the older version has.
    old: Option<&'static Field>,
    /// The member that only the newer version has, or whose values it extends.
    new: Option<&'static Field>,
    /// Where the value is in the new member.
    at: At,
    formula: Option<&'static Formula>,
    adds_values: bool,
}

impl Operation {
    fn names(&self, name: &str) -> bool {
        [self.old, self.new]
            .into_iter()
            .flatten()
            .any(|field| field.name == name)
    }
}

/// Where a value was in an object, and where it is.
struct Moved {
    from: String,
    into: String,
}

/// What follows in a pointer that leads to another one, or into it.
pub(super) fn after<'p>(pointer: &'p str, outer: &str) -> Option<&'p str> {
    let rest = pointer.strip_prefix(outer)?;
    (rest.is_empty() || rest.starts_with('/')).then_some(rest)
}

/// The members of an operation, in the direction of the conversion.
#[derive(Clone)]
struct Pair<'q> {
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

    fn is_up(&self) -> bool {
        self.question.versions.0 < self.question.versions.1
    }

    fn to(&self) -> VersionId {
        self.question.versions.1
    }

    /// The version whose changes are applied.
    fn changed(&self) -> VersionId {
        self.to().max(self.question.versions.0)
    }

    /// Compares a conversion with what is expected.
    pub(super) fn holds(&self, there: &Converted) {
        let mut expected = Expected::default();
        let mut value = self.read(self.question.text);
        for (at, entry) in self.entries(&mut value) {
            self.object(self.contract.object(), entry, [&at, &at], &mut expected);
        }
        let unnamed = self.on().filter(|on| on.unnamed.is_some());
        let unnamed = unnamed.filter(|on| reaches(self.contract.object(), on.object));
        let unnamed = unnamed.filter(|_| !self.is_up()).map(|_| String::new());
        expected.gaps.extend(unnamed);
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
        let outer = expected.losses.clone();
        let is_inside = |loss: &String| outer.iter().any(|other| loss.starts_with(&format!("{other}/")));
        expected.losses.retain(|loss| !is_inside(loss));
        let mut losses = there.losses.clone();
        losses.retain(|loss| !expected.undecided.contains(loss));
        assert_eq!(sorted(losses), sorted(expected.losses), "{}", broken("losses"));
        let gaps = sorted(there.gaps.clone());
        assert_eq!(gaps, sorted(expected.gaps), "{}", broken("gaps"));
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

    fn on(&self) -> impl Iterator<Item = &'static On> {
        let version = self.changed();
        let changes = self.question.law.catalogue.service.changes.iter();
        let changes = changes.filter(move |change| change.version == version);
        changes.flat_map(|change| change.on)
    }

    /// What the version did with the members of an object.
    fn operations(&self, object: &'static Object) -> Vec<Operation> {
        let version = self.changed();
        let before = VersionId(version.0 - 1);
        let mut operations = Vec::new();
        let mut values = Vec::new();
        let mut taken = Vec::new();
        let plain = Operation {
            old: None,
            new: None,
            at: At::Whole,
            formula: None,
            adds_values: false,
        };
        for field in object.fields {
            let (was_there, is_there) = (field.is_available(before), field.is_available(version));
            if was_there && !is_there {
                let link = field.removal.and_then(|removal| removal.link);
                let new = link.and_then(|link| object.fields.iter().find(|one| one.name == link.to));
                taken.extend(new.map(|new| new.name));
                operations.push(Operation {
                    old: Some(field),
                    new,
                    at: link.map_or(At::Whole, |link| link.at),
                    formula: link.and_then(|link| link.formula),
                    ..plain
                });
            } else if was_there && let Some(reform) = field.reforms.iter().find(|reform| reform.version == version) {
                operations.push(Operation {
                    old: Some(field),
                    new: Some(field),
                    formula: reform.formula,
                    ..plain
                });
            } else if was_there
                && let Kind::Enum(all) = field.kind
                && all.iter().any(|value| value.since == version)
            {
                values.push(Operation {
                    new: Some(field),
                    adds_values: true,
                    ..plain
                });
            }
        }
        let added = object
            .fields
            .iter()
            .filter(|field| field.is_available(version) && !field.is_available(before));
        let added = added.filter(|field| !taken.contains(&field.name));
        operations.extend(added.map(|field| Operation {
            new: Some(field),
            ..plain
        }));
        operations.extend(values);
        operations
    }

    fn pair(&self, operation: &Operation) -> Pair<'q> {
        let (old, new) = (operation.old, operation.new);
        let place = match operation.at {
            At::Whole => "",
            At::Pointer(pointer) => pointer,
            At::Option => self.question.place,
        };
        let is_inside = operation.at != At::Whole;
        let pair = Pair {
            from: old,
            into: new,
            carries: old.map(|old| old.kind).filter(|_| is_inside && new.is_some()),
            places: ["", place],
            formulas: operation.formula.map(|formula| formula.ways),
        };
        match self.is_up() {
            true => pair,
            // A value that is computed back may have any type.
            false => Pair {
                from: pair.into,
                into: pair.from,
                carries: pair.carries.filter(|_| pair.formulas.is_none()),
                places: [place, ""],
                formulas: pair.formulas.map(|[there, back]| [back, there]),
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

    /// Whether the version changed an object, or one inside it.
    fn changes(&self, object: &'static Object) -> bool {
        self.on().any(|on| reaches(object, on.object))
    }

    /// Converts an object at a place in the input and in the output, and what is inside it.
    fn object(&self, object: &'static Object, members: &mut Members, at: [&str; 2], expected: &mut Expected) {
        let before = members.clone();
        let mut inner = Expected::default();
        if !self.is_up() {
            self.inside(object, members, at, &[], &mut inner);
        }
        let required = self.required(object, members);
        let mut moved = Vec::new();
        for operation in &self.operations(object) {
            if !operation.adds_values {
                let pair = self.pair(operation);
                moved.extend(self.convert(&pair, members, &before, &required, at, expected));
            } else if let Some(field) = operation.new
                && let Some(value) = members.get(field.name)
                && self.is_unfit(field, value, true)
            {
                expected.gaps.push(format!("{}/{}", at[1], field.name));
            }
        }
        self.demand(object, members, &required, at, expected);
        if self.contract.layout == Layout::Query {
            self.exclude(object, members, &moved, expected);
        }
        if self.is_up() {
            return self.inside(object, members, at, &moved, expected);
        }
        // The gaps inside a value go where it goes.
        for gap in inner.gaps {
            let inside = &gap[at[1].len()..];
            let name = inside[1..].split('/').next().unwrap_or_default();
            let now = moved
                .iter()
                .find_map(|moved| Some(moved.into.clone() + after(inside, &moved.from)?));
            match now {
                Some(now) => expected.gaps.push(format!("{}{now}", at[1])),
                None if members.contains_key(name) => expected.gaps.push(gap),
                None => {}
            }
        }
        expected.losses.extend(inner.losses);
        expected.undecided.extend(inner.undecided);
    }

    /// Converts what the newer version describes inside an object. Values may have been elsewhere.
    fn inside(
        &self,
        object: &'static Object,
        members: &mut Members,
        at: [&str; 2],
        moved: &[Moved],
        expected: &mut Expected,
    ) {
        for field in object.fields.iter().filter(|field| field.is_available(self.changed())) {
            let name = format!("/{}", field.name);
            let came = moved.iter().find(|moved| after(&moved.into, &name).is_some());
            let is_leftover = came.is_none() && !field.is_available(self.question.versions.0);
            if is_leftover {
                continue;
            }
            let places = at.map(|at| format!("{at}{name}"));
            let mut found = Expected::default();
            for (inner, n, value) in below(field, members) {
                let places = places.clone().map(|place| place + &n);
                self.object(inner, value, [&places[0], &places[1]], &mut found);
            }
            // Losses are in the input.
            let before = |loss: String| match came {
                Some(moved) => match after(&loss[at[0].len()..], &moved.into) {
                    Some(rest) => format!("{}{}{rest}", at[0], moved.from),
                    None => loss,
                },
                None => loss,
            };
            expected.losses.extend(found.losses.into_iter().map(before));
            expected.undecided.extend(found.undecided.into_iter().map(before));
            expected.gaps.extend(found.gaps);
        }
    }

    /// Gaps of fields that both versions have, and that one requires, or whose elements it allows fewer values.
    fn demand(
        &self,
        object: &'static Object,
        members: &Members,
        required: &dyn Fn(&Field) -> bool,
        at: [&str; 2],
        expected: &mut Expected,
    ) {
        let [from, to] = [self.question.versions.0, self.to()];
        let in_both = |field: &&Field| field.is_available(from) && field.is_available(to);
        for field in object.fields.iter().filter(in_both) {
            let [was_required, is_required] = [from, to].map(|version| field.presence_in(version).is_some());
            let is_required_now = is_required && !was_required;
            let is_list_of_values = matches!(field.kind, Kind::List(_)) && !field.kind.all_values().is_empty();
            let is_gap = match members.get(field.name) {
                None => is_required_now && required(field),
                Some(value) if is_required != was_required => self.is_unfit(field, value, true),
                Some(Value::Array(elements)) if is_list_of_values => {
                    let Kind::List(list) = field.kind else { continue };
                    let is_right = |version: VersionId| {
                        let is_right = |element: &Value| !self.is_unfit_in(version, &list.element, element);
                        elements
                            .iter()
                            .all(|one| is_right(one) && is_known_value(&list.element, version, one))
                    };
                    is_right(from) && !is_right(to)
                }
                _ => false,
            };
            if is_gap {
                expected.gaps.push(format!("{}/{}", at[1], field.name));
            }
        }
    }

    /// Converts one operation. Returns where a value is now that moved as it was.
    fn convert(
        &self,
        pair: &Pair,
        members: &mut Members,
        before: &Members,
        required: &dyn Fn(&Field) -> bool,
        at: [&str; 2],
        expected: &mut Expected,
    ) -> Option<Moved> {
        let is_reform = pair.is_reform();
        if let Some(from) = pair.from
            && let Some(value) = members.get(from.name).cloned()
        {
            let place = format!("{}/{}", at[0], from.name);
            let other = pair.into.filter(|_| !is_reform);
            let other = other.and_then(|into| members.get(into.name).cloned());
            match (self.moves(pair, &value, other.is_some()), other, pair.into) {
                (None, ..) if is_reform => {}
                (None, ..) | (_, _, None) => {
                    members.shift_remove(from.name);
                    expected.losses.extend(self.each(&value, place));
                }
                (Some(inner), Some(other), Some(into)) if self.is_query() || fits(into.kind, &other) => {
                    members.shift_remove(from.name);
                    expected.losses.extend(others(&value, pair.places[0], &place));
                    let inside = place + pair.places[0];
                    match self.is_same(pair, inner, &other) {
                        _ if self.is_query() && (inner.is_array() || other.is_array()) => {
                            expected.undecided.push(inside);
                        }
                        false => expected.losses.push(inside),
                        true if inner.is_array() || inner.is_object() => expected.undecided.push(inside),
                        true => {}
                    }
                }
                (Some(inner), other, Some(into)) => {
                    if other.is_some() {
                        members.shift_remove(into.name);
                        expected.losses.push(format!("{}/{}", at[0], into.name));
                    }
                    if self.is_new_value(pair, from, into, inner) {
                        expected.gaps.push(format!("{}/{}", at[1], into.name));
                    }
                    expected.losses.extend(others(&value, pair.places[0], &place));
                    let carried = pair.carried(inner).expect("it can be computed");
                    rename(members, from.name, into.name, wrapped(pair.places[1], carried));
                    let [from, into] = [(from, pair.places[0]), (into, pair.places[1])]
                        .map(|(field, place)| format!("/{}{place}", field.name));
                    return pair.formulas.is_none().then_some(Moved { from, into });
                }
            }
        }
        let into = pair.into?;
        let was_missing = |from: &Field| required(from) && !before.contains_key(from.name);
        let is_gap = match members.get(into.name) {
            Some(value) if is_reform => self.loses_form(into, value),
            Some(value) => self.is_unfit(into, value, false) || self.is_wrong_inside(into, value),
            None => required(into) && !pair.from.is_some_and(was_missing),
        };
        if is_gap {
            expected.gaps.push(format!("{}/{}", at[1], into.name));
        }
        None
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

    /// Whether a value that moves is allowed in the version before, and not in the other one.
    fn is_new_value(&self, pair: &Pair, from: &Field, into: &Field, value: &Value) -> bool {
        let (old, new) = self.question.versions;
        let is_enum = matches!(into.kind, Kind::Enum(_));
        if is_enum {
            let was_allowed = is_known_value(from, old, value) || self.becomes_error([from, into], value);
            return was_allowed && !is_known_value(into, new, value);
        }
        let is_whole = pair.formulas.is_none() && pair.places.concat().is_empty();
        is_whole && !self.is_unfit_in(old, from, value) && self.is_unfit_in(new, into, value)
    }

    /// Whether the check finds an error in a value, and the version before does not.
    fn becomes_error(&self, [from, into]: [&Field; 2], value: &Value) -> bool {
        let has_errors = |field, version| self.question.has_errors(field, version, value);
        !has_errors(from, self.question.versions.0) && has_errors(into, self.to())
    }

    /// Whether a member that stays has a value that the version does not allow.
    fn is_unfit(&self, field: &Field, value: &Value, is_of_both: bool) -> bool {
        if let (Kind::Enum(_), Value::String(_)) = (field.kind, value) {
            let from = self.question.versions.0;
            let was_allowed =
                !is_of_both || is_known_value(field, from, value) || self.becomes_error([field; 2], value);
            return was_allowed && !is_known_value(field, self.to(), value);
        }
        let was_unfit = is_of_both && self.is_unfit_in(self.question.versions.0, field, value);
        !was_unfit && self.is_unfit_in(self.to(), field, value)
    }

    /// Whether the check of the version finds an error inside a value that it described before the conversion did.
    fn is_wrong_inside(&self, field: &Field, value: &Value) -> bool {
        object_of(field).is_some() && self.question.has_errors(field, self.to(), value)
    }

    /// Whether a value that keeps its place has the form, or the type, of the version before and not that of the other one.
    fn loses_form(&self, field: &Field, value: &Value) -> bool {
        let has_errors = |version| self.question.has_errors(field, version, value);
        let is_right = |version| !self.is_unfit_in(version, field, value) && !has_errors(version);
        is_right(self.question.versions.0) && !is_right(self.to())
    }

    /// Whether a version does not allow a value, other than for being none of an enumeration.
    fn is_unfit_in(&self, version: VersionId, field: &Field, value: &Value) -> bool {
        if let (Layout::Query, Value::Array(values)) = (self.contract.layout, value) {
            return values.iter().any(|value| self.is_unfit_in(version, field, value));
        }
        let kind = field.kind_in(version);
        let is_received = self.contract.direction == Direction::Received;
        let is_needed = if is_received {
            field.is_vital(version)
        } else {
            field.presence_in(version).is_some()
        };
        if let (Layout::Query, Value::String(text)) = (self.contract.layout, value) {
            let is_text = matches!(kind, Kind::Text(_));
            return is_needed && text.is_empty() || is_text && self.question.has_errors(field, version, value);
        }
        let is_alone = match (value, kind) {
            (Value::String(_), Kind::Text(_)) => true,
            (Value::Array(all), Kind::List(_)) => all.is_empty(),
            _ => false,
        };
        if is_alone && self.question.has_errors(field, version, value) {
            return true;
        }
        let is_tolerant = is_received && field.kind_basis != Basis::Stated;
        let fits = match (value, kind) {
            (Value::Null, Kind::Any) => true,
            (Value::Null, _) => is_received && !is_needed,
            (Value::String(text), Kind::Text(Form::Free)) => !is_needed || !text.is_empty(),
            (value, kind) => fits(kind, value),
        };
        !is_tolerant && !fits
    }

    /// Says which fields an object requires.
    fn required(&self, object: &'static Object, members: &Members) -> impl Fn(&Field) -> bool + use<> {
        let first = object.decider();
        let value = first.and_then(|first| {
            let value = members.get(first.name)?;
            is_known_value(first, self.changed(), value).then(|| value.clone())
        });
        let version = self.to();
        move |field| {
            let is_it = |one: &EnumValue| value.as_ref().is_some_and(|value| value == one.value);
            let presence = field.presence_in(version);
            presence.is_some_and(|presence| presence.with.is_empty() || presence.with.iter().any(is_it))
        }
    }

    /// Two parameters that exclude each other, at the later one that an operation concerns, unless both versions have
    /// them.
    fn exclude(&self, object: &'static Object, members: &Members, moved: &[Moved], expected: &mut Expected) {
        let from = self.question.versions.0;
        let excluded_before = |names: [&str; 2]| {
            let before = names.map(|name| {
                let came = moved.iter().find(|moved| moved.into[1..] == *name);
                came.map_or(name, |moved| &moved.from[1..])
            });
            // A check looks at those that the version removed, too.
            let is_known = |field: &&Field| !matches!(field.standing(from), Standing::NotYet);
            let fields = object.fields.iter().filter(|field| before.contains(&field.name));
            let known: Vec<&Field> = fields.filter(is_known).collect();
            let excludes = |field: &&Field| {
                field
                    .excludes
                    .is_some_and(|exclusion| before.contains(&exclusion.other))
            };
            known.len() == 2 && known.iter().any(excludes)
        };
        let operations = self.operations(object);
        let into = operations.iter().filter_map(|operation| match operation.adds_values {
            true => operation.new,
            false => self.pair(operation).into,
        });
        let mut into: Vec<&str> = into.map(|field| field.name).collect();
        let is_demanded = |field: &&Field| field.presence_in(from).is_some() != field.presence_in(self.to()).is_some();
        into.extend(object.fields.iter().filter(is_demanded).map(|field| field.name));
        for field in object.fields {
            let Some(exclusion) = field.excludes else {
                continue;
            };
            let both = [field.name, exclusion.other];
            let has_both = |version| {
                let fields = object.fields.iter();
                let those = fields.filter(|it| both.contains(&it.name) && it.is_available(version));
                those.count() == 2
            };
            let are_there = both.iter().all(|name| members.contains_key(*name));
            if are_there && has_both(self.to()) && !excluded_before(both) {
                let mut names = members.keys().map(String::as_str);
                let later = names.rfind(|name| both.contains(name) && into.contains(name));
                expected.gaps.extend(later.map(|name| format!("/{name}")));
            }
        }
    }

    /// An edit of every object is in what comes back.
    pub(super) fn edits_win(&self, there: &Converted) {
        for how in EDITS {
            let mut edited = parse(&there.output);
            self.for_each(&mut edited, &mut |object, members| {
                for operation in &self.operations(object) {
                    let pair = self.pair(operation);
                    // Records of objects inside would be orphans.
                    let inner = pair.into.and_then(object_of);
                    if !inner.is_some_and(|inner| self.changes(inner)) {
                        edit(&pair, members, how);
                    }
                }
            });
            let text = edited.to_string();
            let back = self.question.survives(there, &text, OnOrphan::Error);
            // Repeated identifiers match only if their raw texts are equal.
            if back.is_err() && self.question.text.contains("\\u002d") {
                continue;
            }
            let back = back.unwrap_or_else(|refusals| panic!("{how}: {refusals:?}: {}", self.question.name()));
            let [mut originals, mut edits, mut returns] =
                [parse(self.question.text), edited, parse(&back.output)].map(|mut value| {
                    let mut all = Vec::new();
                    self.for_each(&mut value, &mut |object, members| {
                        all.push((object, members.clone()));
                    });
                    all.into_iter()
                });
            while let (Some((object, original)), Some((_, edited)), Some((_, returned))) =
                (originals.next(), edits.next(), returns.next())
            {
                if let Some(expected) = self.returned(object, &original, &edited) {
                    // What is inside is held to the laws itself.
                    let bare = |mut members: Members| {
                        let inner = object.fields.iter().filter(|field| object_of(field).is_some());
                        inner.for_each(|field| drop(members.shift_remove(field.name)));
                        Value::Object(members)
                    };
                    let [original, edited, returned, expected] = [original, edited, returned, expected].map(bare);
                    assert_eq!(
                        returned,
                        expected,
                        "{how}: {original} was edited to {edited}: {}",
                        self.question.name()
                    );
                }
            }
        }
    }

    /// Calls a function with each object that has operations, except inside members that they name.
    fn for_each(&self, value: &mut Value, act: &mut dyn FnMut(&'static Object, &mut Members)) {
        for (_, entry) in self.entries(value) {
            self.for_each_in(self.contract.object(), entry, act);
        }
    }

    fn for_each_in(
        &self,
        object: &'static Object,
        members: &mut Members,
        act: &mut dyn FnMut(&'static Object, &mut Members),
    ) {
        for field in self.unchanged(object) {
            for (inner, _, value) in below(field, members) {
                self.for_each_in(inner, value, act);
            }
        }
        if !self.operations(object).is_empty() {
            act(object, members);
        }
    }

    /// The fields of an object that no operation names.
    fn unchanged(&self, object: &'static Object) -> impl Iterator<Item = &'static Field> {
        let operations = self.operations(object);
        let fields = object.fields.iter();
        fields.filter(move |field| !operations.iter().any(|operation| operation.names(field.name)))
    }

    /// An object after it was converted, edited and converted back. `None` if the laws do not decide.
    fn returned(&self, object: &'static Object, original: &Members, edited: &Members) -> Option<Members> {
        let mut out = edited.clone();
        for operation in self
            .operations(object)
            .iter()
            .filter(|operation| !operation.adds_values)
        {
            self.return_pair(&self.pair(operation), original, edited, &mut out)?;
        }
        Some(out)
    }

    fn return_pair(&self, pair: &Pair, original: &Members, edited: &Members, out: &mut Members) -> Option<()> {
        let (from, into) = (pair.from, pair.into);
        let get = |members: &Members, field: Option<&Field>| field.and_then(|field| members.get(field.name).cloned());
        let (had, own) = (get(original, from), get(original, into));
        let moved = had.as_ref().and_then(|had| self.moves(pair, had, own.is_some()));
        let (Some(from), Some(into)) = (from, into) else {
            // It was removed, or could not be there.
            match (from, into) {
                (Some(from), _) if !edited.contains_key(from.name) => {
                    out.extend(had.map(|had| (from.name.to_owned(), had)));
                }
                (_, Some(into)) if own.is_none() => drop(out.shift_remove(into.name)),
                _ => {}
            }
            return Some(());
        };
        let now = edited.get(into.name);
        let back = now
            .and_then(|now| now.pointer(pair.places[1]))
            .filter(|back| self.fits_back(pair, back));
        // A value that was not edited comes back as it was spelled.
        let brought = |back: &Value| {
            let same = moved.filter(|moved| pair.carried(moved).as_ref() == Some(back));
            same.cloned().or_else(|| pair.brought(back))
        };
        if pair.is_reform() {
            out.insert(from.name.to_owned(), brought(moved.and(back)?)?);
            return Some(());
        }
        let joined = |had: &Value| match back {
            Some(back) => Some(with(had, pair.places[0], brought(back)?)),
            None => without(had, pair.places[0]),
        };
        if own.as_ref().is_some_and(|own| fits(into.kind, own) || moved.is_none()) {
            // The original had the other member, too: it stayed, and this one is restored beside it.
            if let (Some(had), false) = (&had, edited.contains_key(from.name)) {
                let is_shared = moved
                    .zip(own.as_ref())
                    .is_some_and(|(moved, own)| self.is_same(pair, moved, own));
                if is_shared && moved.is_some_and(|moved| moved.is_array() || moved.is_object()) {
                    return None;
                }
                let restored = if is_shared { joined(had) } else { Some(had.clone()) };
                out.extend(restored.map(|restored| (from.name.to_owned(), restored)));
            }
            return Some(());
        }
        if edited.contains_key(from.name) {
            return None;
        }
        if let (Some(had), Some(_)) = (&had, moved) {
            if back.is_none() && now.is_some() && !pair.places[0].is_empty() {
                return None;
            }
            out.shift_remove(into.name);
            out.extend(joined(had).map(|had| (from.name.to_owned(), had)));
            out.extend(own.map(|own| (into.name.to_owned(), own)));
            return Some(());
        }
        if now.is_some() {
            return None;
        }
        out.extend(had.map(|had| (from.name.to_owned(), had)));
        Some(())
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
        compute(self.formulas.map(|formulas| formulas[0]), value)
    }

    /// The value of the other member as this one has it.
    fn brought(&self, value: &Value) -> Option<Value> {
        compute(self.formulas.map(|formulas| formulas[1]), value)
    }
}

fn compute(formula: Option<Compute>, value: &Value) -> Option<Value> {
    let Some(formula) = formula else {
        return Some(value.clone());
    };
    let computed = formula(value.to_string().as_bytes())?;
    Some(serde_json::from_slice(&computed).expect("it is JSON"))
}

/// The edits of a converted object.
const EDITS: [&str; 6] = [
    "set value",
    "remove value",
    "remove member",
    "set number",
    "add other",
    "add other with value",
];

/// Edits the members of an operation in a converted object, if there is something to edit.
fn edit(pair: &Pair, members: &mut Members, how: &str) -> Option<()> {
    let into = pair.into?;
    let place = pair.places[1];
    let of = |formula: usize, value: &str| match pair.formulas {
        // One that the other version can hold.
        Some(formulas) => ["\"0.25\"", "\"25\""]
            .into_iter()
            .find(|one| formulas[formula](one.as_bytes()).is_some())
            .map(parse),
        None => Some(value.into()),
    };
    let there = members.get(into.name);
    let from = pair.from.filter(|from| !members.contains_key(from.name));
    let (field, value) = match how {
        "set value" => {
            there?.pointer(place)?.as_str()?;
            (into, with(there?, place, of(1, "edited")?))
        }
        "remove value" => {
            there?.pointer(place)?;
            (into, without(there?, place)?)
        }
        "set number" => (there.and(Some(into))?, 7.into()),
        "add other" => (from?, 8.into()),
        "add other with value" => (from?, wrapped(pair.places[0], of(0, "added")?)),
        _ => return members.shift_remove(into.name).map(drop),
    };
    members.insert(field.name.to_owned(), value);
    Some(())
}

fn is_known_value(field: &Field, version: VersionId, value: &Value) -> bool {
    let values = field.kind.values(version);
    values.iter().any(|one| value == one.value)
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
fn object_of(field: &Field) -> Option<&'static Object> {
    match field.kind {
        Kind::Object(inner) => Some(inner),
        Kind::List(list) => object_of(&list.element),
        _ => None,
    }
}

/// Whether an object is another one, or has it inside.
fn reaches(object: &'static Object, target: &'static Object) -> bool {
    let mut below = object.fields.iter().filter_map(object_of);
    core::ptr::eq(object, target) || below.any(|inner| reaches(inner, target))
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

/// Returns a value with another one at a pointer.
fn with(value: &Value, pointer: &str, new: Value) -> Value {
    let mut out = value.clone();
    *out.pointer_mut(pointer).expect("it is there") = new;
    out
}

/// Returns a value without the one at a pointer. `None` if nothing is left. An element becomes `null`.
fn without(value: &Value, pointer: &str) -> Option<Value> {
    let is_alone = |container| names(value.pointer(container)).len() == 1;
    if containers(pointer).all(is_alone) {
        return None;
    }
    let mut out = value.clone();
    match out.pointer_mut(containers(pointer).last()?)? {
        Value::Object(members) => drop(members.shift_remove(segments(pointer).last()?)),
        _ => *out.pointer_mut(pointer)? = Value::Null,
    }
    Some(out)
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
