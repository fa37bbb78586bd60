//! What a conversion between two versions needs: the pairs there and back, and the rules, with what follows from them.

use super::fits::Fits;
use super::rules::ConvertRules;
use super::template::Templates;
use crate::contract::catalogue::{FieldEntry, Holds, ObjectEntry, SectionId, ShapeEntry};
use crate::contract::location::LocationToken;
use crate::contract::model::VersionId;
use crate::contract::pairs::{Between, Pair, Plan, Remark, Route};
use crate::report::rules::Rules;
use crate::text::syntax::{JSON, QUERY, Syntax};
use crate::text::{Doc, Index, NodeId, NodeKind, Padded, Span};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The conversion of documents of a shape from one version to another.
pub(crate) struct Steps<'o> {
    pub(crate) plan: &'static Plan,
    pub(crate) shape: &'static ShapeEntry,
    pub(crate) from: VersionId,
    pub(crate) to: VersionId,
    pub(crate) rules: ConvertRules<'o>,
    pub(super) there: &'static Between,
    /// The tokens of the option that says where a value is.
    pub(super) option: Vec<LocationToken>,
    pub(super) syntax: &'static Syntax,
    /// The gaps without a name that changes leave in documents of the shape, each with its section.
    pub(super) unnamed: Vec<(&'static Remark, SectionId)>,
    pub(super) templates: Templates,
}

impl<'o> Steps<'o> {
    /// The conversion between two versions. The rules are for documents of the first.
    pub(crate) fn new(
        plan: &'static Plan,
        shape: usize,
        [from, to]: [VersionId; 2],
        rules: ConvertRules<'o>,
    ) -> Steps<'o> {
        let shape = plan.catalogue.shape(shape);
        let there = plan.between(from, to);
        let option = LocationToken::of_pointer(rules.option_pointer);
        let syntax = if shape.is_query() { &QUERY } else { &JSON };
        let leads = |remark: &Remark| there.leads(shape.object, remark.object);
        let remarks = plan.remarks(from, to);
        let remarks = remarks.filter_map(|remark| Some((remark, remark.unnamed?)));
        Steps {
            plan,
            shape,
            from,
            to,
            rules,
            there,
            templates: Templates::new(there, &option, syntax),
            option,
            syntax,
            unnamed: remarks.filter(|(remark, _)| leads(remark)).collect(),
        }
    }

    /// The rules by which problems of the document are rendered.
    pub(crate) fn of_problems(&self, has_places: bool) -> Rules<'o> {
        let ConvertRules {
            entries, limits, unit, ..
        } = self.rules;
        Rules {
            shape: self.shape,
            version: self.from,
            entries,
            limits,
            unit,
            has_places,
            ..Rules::new(self.plan.catalogue)
        }
    }

    /// Whether it, or the way back, depends on the option that says where a value is. One of them alone can lead there: a
    /// leftover that one moves is removed by the other.
    pub(super) fn need_option(&self) -> bool {
        let back = self.plan.between(self.to, self.from);
        [self.there, back].into_iter().any(|between| {
            let mut objects = between.objects();
            objects.any(|object| {
                let needs_it = object.pairs.iter().any(|pair| pair.needs_option());
                needs_it && between.leads(self.shape.object, object.object)
            })
        })
    }

    /// Reads the document at a span of a text. A query is the whole text.
    pub(super) fn read<'i>(&self, index: &'i mut Index, text: Padded<'i>, place: Span, depth: u32) -> Doc<'i> {
        match self.shape.is_query() {
            true => index.read_query(text),
            false => index.read_within(text, place.start as usize, place.end as usize, depth),
        }
    }

    /// Finds the value that a route moves, in the value of its member.
    #[inline]
    pub(super) fn value(&self, doc: Doc, route: &Route, whole: NodeId) -> Option<NodeId> {
        let is_of_kind = |depth: usize, node: NodeId| {
            let kind = doc.node(node).kind();
            let mut all = route.kinds.iter();
            all.all(|(at, holds)| *at != depth || holds.expects(kind))
        };
        if !is_of_kind(0, whole) {
            return None;
        }
        let value = route.source.find(doc, whole, &self.option, is_of_kind)?;
        let can_move = route.steps.is_empty() || route.computed(doc.source(value)).is_some();
        can_move.then_some(value)
    }

    /// Whether a value is what a route makes of another one: strings decoded, any other by their source.
    pub(super) fn makes(&self, route: &Route, (a, from): (Doc, NodeId), (b, into): (Doc, NodeId)) -> bool {
        if !route.steps.is_empty() {
            return route.computed_or_same(a.source(from)) == b.source(into);
        }
        let nodes = (a.node(from), b.node(into));
        match nodes.0.is(NodeKind::String) && nodes.1.is(NodeKind::String) {
            true if nodes.0.is_escaped() || nodes.1.is_escaped() => a.unescaped(&nodes.0).eq(b.unescaped(&nodes.1)),
            true => a.inner(&nodes.0) == b.inner(&nodes.1),
            false => a.source(from) == b.source(into),
        }
    }

    /// Says what the version that a document has, or gets, allows.
    pub(super) fn fits<'d>(&self, doc: Doc<'d>, version: VersionId) -> Fits<'d> {
        Fits {
            doc,
            version,
            is_received: self.shape.is_received,
        }
    }
}

/// A member for which the option `fill` can have a value: its pointer, relative to an entry, with `*` for each element.
pub(crate) struct Fillable {
    pub(crate) pointer: String,
    field: &'static FieldEntry,
}

impl Fillable {
    /// Whether the version that a document gets allows a value, which was read as a document, in the field.
    pub(crate) fn allows(&self, steps: &Steps, value: Doc) -> bool {
        steps.fits(value, steps.to).is_sound(self.field, 0)
    }
}

/// The members for which the option `fill` can have a value.
pub(crate) fn fillable(plan: &'static Plan, shape: &'static ShapeEntry, [from, to]: [VersionId; 2]) -> Vec<Fillable> {
    let mut found = Vec::new();
    if !shape.is_query() {
        add_fillable(plan.between(from, to), shape.object, "", &mut found);
    }
    found
}

/// Whether a document can lack what the version requires that it gets: also if one of its names is there, which has no value
/// that can move.
pub(super) fn can_be_missing(pair: &Pair) -> bool {
    pair.can_lack || pair.is_required && pair.names.len() > 1
}

fn add_fillable(between: &'static Between, object: &'static ObjectEntry, at: &str, found: &mut Vec<Fillable>) {
    let Some(pairs) = between.of(object) else { return };
    for pair in pairs.pairs.iter().filter(|pair| can_be_missing(pair)) {
        found.push(Fillable {
            pointer: format!("{at}/{}", pair.into().word.name()),
            field: pair.into(),
        });
    }
    for known in &pairs.known {
        let Some(mut holds) = known.lead.map(|lead| lead.holds) else {
            continue;
        };
        let named = pairs.named(known);
        // Of a member that moves, where it is afterwards.
        if named.is_some_and(|(pair, name)| name > 0 || !pair.route(0, pair.last()).is_whole()) {
            continue;
        }
        let name = named.map_or(known.field, |(pair, _)| pair.into()).word.name();
        let mut pointer = [at, "/", name].concat().to_string();
        while let Holds::List(element) = holds {
            pointer.push_str("/*");
            holds = element.holds;
        }
        if let Holds::Object(inner) = holds {
            add_fillable(between, inner, &pointer, found);
        }
    }
}
