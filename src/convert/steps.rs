//! The steps of a conversion: the passes between two versions that concern a shape, each with a direction, and what
//! it needs for the rules of the conversion.

use super::pass::{Member, Pass, Way};
use super::plan::Plan;
use super::rules::ConvertRules;
use super::template::Template;
use crate::contract::catalogue::ShapeEntry;
use crate::contract::model::VersionId;
use crate::contract::word::Word;
use crate::report::rules::Rules;
use crate::text::documents::Unit;
use crate::text::{Doc, Index, Padded, Span};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The steps of the conversion of documents of a shape.
pub(crate) struct Steps<'o> {
    pub(super) plan: &'static Plan,
    pub(crate) shape: &'static ShapeEntry,
    pub(super) from: VersionId,
    pub(crate) to: VersionId,
    pub(crate) rules: ConvertRules<'o>,
    pub(crate) all: Vec<Step<'o>>,
}

/// One step: a pass over the documents of a shape, in a direction.
pub(crate) struct Step<'o> {
    pub(super) shape: &'static ShapeEntry,
    pub(super) rules: ConvertRules<'o>,
    pub(super) pass: &'static Pass,
    pub(super) way: Way,
    /// The number of the step, from 0.
    pub(super) number: usize,
    /// The names of the members of the pass.
    pub(super) names: Vec<Word>,
    /// The members that get the value of a member of the same name, in another form.
    pub(super) reformed: Vec<usize>,
    /// Whether the pass only moves one value as it is, to a place where it is known what to build.
    pub(super) is_plain_move: bool,
    /// Whether an object without any of the members lacks one that the other version requires.
    pub(super) has_gaps: bool,
    templates: Vec<Template>,
    /// The texts of the templates.
    pub(super) spelling: Vec<u8>,
}

/// The passes between two versions that concern a shape, in the order in which they are applied.
fn passes_between(
    plan: &'static Plan,
    shape: &'static ShapeEntry,
    [from, to]: [VersionId; 2],
) -> impl Iterator<Item = (&'static Pass, Way)> {
    let way = if from < to { Way::Up } else { Way::Down };
    let (older, newer) = (from.min(to), from.max(to));
    let count = plan.passes.len();
    let in_order = (0..count).map(move |n| match way {
        Way::Up => &plan.passes[n],
        Way::Down => &plan.passes[count - 1 - n],
    });
    let is_between = move |pass: &&Pass| older < pass.version && pass.version <= newer;
    let concerned = in_order.filter(move |pass| is_between(pass) && pass.reaches(shape.object));
    concerned.map(move |pass| (pass, way))
}

/// The pointers, relative to an entry, for which the option `fill` can have a value.
pub(crate) fn fillable(
    plan: &'static Plan,
    shape: &'static ShapeEntry,
    versions: [VersionId; 2],
) -> impl Iterator<Item = String> {
    let passes = passes_between(plan, shape, versions);
    let passes = passes.filter(move |(pass, way)| *way == Way::Up && pass.object == shape.object && !shape.is_query());
    let members = passes.flat_map(|(pass, _)| &pass.members);
    let members = members.filter(|member| member.is_fillable());
    members.map(|member| format!("/{}", member.field.model.name))
}

impl<'o> Steps<'o> {
    /// The steps between two versions. The rules are for documents of the first.
    pub(crate) fn new(
        plan: &'static Plan,
        shape: usize,
        [from, to]: [VersionId; 2],
        rules: ConvertRules<'o>,
    ) -> Steps<'o> {
        let shape = plan.catalogue.shape(shape);
        let passes = passes_between(plan, shape, [from, to]).enumerate();
        let steps = passes.map(|(number, pass)| Step::new(shape, rules, pass, number));
        Steps {
            plan,
            shape,
            from,
            to,
            rules,
            all: steps.collect(),
        }
    }

    /// The rules by which problems of the document are rendered.
    pub(crate) fn of_problems(&self, has_places: bool) -> Rules<'o> {
        let ConvertRules {
            entries, limits, unit, ..
        } = self.rules;
        Rules {
            version: self.from,
            entries,
            limits,
            unit,
            has_places,
            ..Rules::new(self.plan.catalogue)
        }
    }

    pub(super) fn is_query(&self) -> bool {
        self.shape.is_query()
    }

    /// Whether documents are converted in several steps.
    pub(super) fn are_several(&self) -> bool {
        self.all.len() > 1
    }

    /// Whether they depend on the option that says where a value is.
    pub(super) fn need_option(&self) -> bool {
        self.all.iter().any(|step| step.pass.needs_option())
    }

    /// Reads the document at a span of a text. A query is the whole text.
    pub(super) fn read<'i>(&self, index: &'i mut Index, text: Padded<'i>, place: Span, depth: u32) -> Doc<'i> {
        match self.is_query() {
            true => index.read_query(text),
            false => index.read_within(text, place.start as usize, place.end as usize, depth),
        }
    }

    /// Reads the output of a step. A complement may have made it deeper than the limit.
    pub(super) fn read_output<'i>(&self, index: &'i mut Index, text: Padded<'i>) -> Doc<'i> {
        self.read(index, text, Unit::whole(text).document, u32::MAX)
    }
}

impl<'o> Step<'o> {
    fn new(
        shape: &'static ShapeEntry,
        rules: ConvertRules<'o>,
        (pass, way): (&'static Pass, Way),
        number: usize,
    ) -> Self {
        let mut spelling = Vec::new();
        let mut templates = Vec::new();
        for member in &pass.members {
            let (name, pointer) = (member.word().text(), member.pointer(rules.option_pointer));
            templates.push(match shape.is_query() {
                true => Template::of_parameter(name, &mut spelling),
                false => Template::of_member(name, pointer, &mut spelling),
            });
        }
        let has_gaps = pass.has_gaps(way);
        let is_clear = !templates.iter().any(|it| it.is_unclear);
        Step {
            shape,
            rules,
            pass,
            way,
            number,
            names: pass.members.iter().map(|member| *member.word()).collect(),
            reformed: pass.reformed(way).collect(),
            is_plain_move: pass.is_one_move() && !has_gaps && is_clear,
            has_gaps,
            templates,
            spelling,
        }
    }

    /// The versions that it leaves and leads to.
    pub(super) fn versions(&self) -> [VersionId; 2] {
        let [older, newer] = self.pass.versions();
        match self.way {
            Way::Up => [older, newer],
            Way::Down => [newer, older],
        }
    }

    /// How the converter writes a member.
    pub(super) fn template(&self, slot: usize) -> &Template {
        &self.templates[slot]
    }

    /// Whether it is unknown what to build around the value of a member.
    pub(super) fn is_unclear(&self, member: &Member) -> bool {
        let other = member.other.map(|other| self.template(other));
        other.is_some_and(|template| template.is_unclear)
    }

    /// Whether the converter writes these texts around the value of a member.
    pub(super) fn writes(&self, slot: usize, open: &[u8], close: &[u8]) -> bool {
        let template = self.template(slot);
        let is_same = |part: Span, text: &[u8]| part.of(&self.spelling) == text;
        !template.is_unclear && is_same(template.open, open) && is_same(template.close, close)
    }
}
