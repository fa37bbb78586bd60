//! Pairs: what becomes of each value of an object between two versions. They are made from what the fields say, once for
//! each two versions, and kept.
//!
//! If the second version renames `due` to `due_date`, and the third moves that to `/by` in `returned`, then between the
//! first and the third this is one pair with three names. Each name has its own route: where in its member the value is,
//! where in the last name's member it goes, and how it is computed.

mod compose;

use super::catalogue::{Catalogue, FieldEntry, Fields, Holds, ObjectEntry, ObjectId, SectionId};
use super::location::{Location, LocationPart};
use super::model::{Compute, VersionId};
use super::word::Word;
use alloc::borrow::Cow;
use alloc::vec::Vec;

/// The position of a change in the list of the service.
pub(crate) type ChangeId = u16;
/// The number of a sentence that changes have about this service.
pub(crate) type RemarkId = u16;

/// All that happens between two versions, in one direction.
#[derive(Debug)]
pub(crate) struct Between {
    /// By number.
    objects: Vec<ObjectPairs>,
}

/// What a change assumes of an object, or the gap without a name that it leaves there on the way down.
#[derive(Debug)]
pub(crate) struct Remark {
    pub(crate) number: RemarkId,
    /// A sentence.
    pub(crate) text: &'static str,
    pub(crate) object: &'static ObjectEntry,
    pub(crate) change: ChangeId,
    version: VersionId,
    /// Of a gap its section.
    pub(crate) unnamed: Option<SectionId>,
}

/// All that happens in one object.
#[derive(Debug)]
pub(crate) struct ObjectPairs {
    pub(crate) object: &'static ObjectEntry,
    pub(crate) pairs: Vec<Pair>,
    /// The names that a conversion looks for.
    pub(crate) known: Vec<Known>,
    /// Their marks, which rule out most other names.
    pub(crate) marks: u64,
    /// The places of each two fields that the version which a document gets does not allow together, if one is of a pair.
    pub(crate) exclusions: Vec<[usize; 2]>,
    /// Whether a document can lack what the version requires, and the one before does not.
    pub(crate) can_lack: bool,
}

/// A name that a conversion looks for: of a pair, or of a member that leads to objects with pairs.
#[derive(Debug)]
pub(crate) struct Known {
    pub(crate) word: Word,
    pub(crate) field: &'static FieldEntry,
    /// The pair, and which of its names it is.
    pub(crate) name: Option<(u16, u8)>,
    /// The field that describes its value, or the one that moves out of it, if that leads to objects with pairs. None for a last
    /// name, whose value is already one of the version that the document gets, and for what is computed.
    pub(crate) lead: Option<&'static FieldEntry>,
}

/// A value of which versions say something, with the names that it has from one to the other. The first is that of the version
/// that a document has, the last that of the one it gets.
#[derive(Debug)]
pub(crate) struct Pair {
    /// Its position in the object.
    pub(crate) number: u16,
    pub(crate) object: ObjectId,
    pub(crate) names: Vec<PairName>,
    /// Whether the version that a document has knows the first name, and the one that it gets the last.
    pub(crate) has_from: bool,
    pub(crate) has_to: bool,
    /// Whether a value moves unchanged, once, into or out of a member that is not required, to where every value may be.
    pub(crate) moves_plainly: bool,
    /// Whether the version that a document gets has and requires the last name, and whether a document can lack it that the
    /// version before does not require it of.
    pub(crate) is_required: bool,
    pub(crate) can_lack: bool,
    /// There and back: from each name to the last.
    to_last: Vec<[Route; 2]>,
    /// From the first name to each but the last, which only a complement asks for.
    from_first: Vec<[Route; 2]>,
}

/// One of the names that a value has.
#[derive(Debug)]
pub(crate) struct PairName {
    pub(crate) field: &'static FieldEntry,
    /// Its number among the names of all pairs that have several.
    pub(crate) number: u16,
    /// The change that brought the member back if a complement restores it.
    pub(crate) change: ChangeId,
}

/// How a value gets from one name to another.
#[derive(Debug, Default)]
pub(crate) struct Route {
    /// Where the value is, and where it goes.
    pub(crate) source: Location,
    pub(crate) target: Location,
    /// The kinds that the value must have behind so many parts of the source.
    pub(crate) kinds: Vec<(usize, Holds)>,
    pub(crate) steps: Vec<Step>,
    pub(crate) changes: Vec<ChangeId>,
}

/// A formula on the way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) compute: Compute,
    /// A value without a counterpart stays as it is: only its form changes.
    pub(crate) or_stays: bool,
}

impl Between {
    /// What happens in an object.
    #[inline]
    pub(crate) fn of(&self, object: &ObjectEntry) -> Option<&ObjectPairs> {
        let pairs = self.objects.get(object.number as usize)?;
        (!pairs.known.is_empty() || pairs.can_lack).then_some(pairs)
    }

    /// Each object in which something happens, by its number.
    pub(crate) fn objects(&self) -> impl Iterator<Item = &ObjectPairs> {
        self.objects.iter().filter(|object| !object.pairs.is_empty())
    }

    /// Whether an object has another one inside, or is it, and no version between removed what leads there.
    pub(crate) fn leads(&self, object: &'static ObjectEntry, target: &'static ObjectEntry) -> bool {
        if object == target {
            return true;
        }
        let Some(pairs) = self.of(object) else { return false };
        // What goes moves only if a complement says how.
        let goes = |known: &&Known| pairs.named(known).is_some_and(|(pair, _)| !pair.has_to);
        let stays = pairs.known.iter().filter(|known| !goes(known));
        let mut below = stays.filter_map(|known| known.lead?.object_below());
        below.any(|below| self.leads(below, target))
    }
}

impl ObjectPairs {
    /// The pair of a name that a conversion looks for, and which of its names it is.
    #[inline]
    pub(crate) fn named(&self, known: &Known) -> Option<(&Pair, usize)> {
        let (pair, name) = known.name?;
        Some((&self.pairs[usize::from(pair)], usize::from(name)))
    }
}

impl Pair {
    /// The position of the last name.
    #[inline]
    pub(crate) fn last(&self) -> usize {
        self.names.len() - 1
    }

    pub(crate) fn field(&self, name: usize) -> &'static FieldEntry {
        self.names[name].field
    }

    /// The field that the value has in the version that the document gets.
    pub(crate) fn into(&self) -> &'static FieldEntry {
        self.field(self.last())
    }

    /// How a value gets from a name to another: to the last one, or from the first.
    #[inline]
    pub(crate) fn route(&self, from: usize, into: usize) -> &Route {
        &self.routes(from, into)[0]
    }

    /// The way back from a name to the one from which a route leads there.
    pub(crate) fn back(&self, from: usize, into: usize) -> &Route {
        &self.routes(from, into)[1]
    }

    #[inline]
    fn routes(&self, from: usize, into: usize) -> &[Route; 2] {
        debug_assert!(from == 0 || into == self.last(), "no route from name {from} to {into}");
        self.from_first.get(into).unwrap_or(&self.to_last[from])
    }

    /// Whether a value of it meets a change, on the way from a name to the last one.
    pub(crate) fn meets(&self, change: ChangeId) -> bool {
        let mut routes = self.to_last.iter();
        routes.any(|[there, _]| there.changes.contains(&change))
    }

    /// Whether both versions have the field: only what it holds changes.
    pub(crate) fn is_in_place(&self) -> bool {
        self.names.len() == 1 && self.has_from && self.has_to
    }

    /// Whether the option says where its value is.
    pub(crate) fn needs_option(&self) -> bool {
        let mut routes = self.to_last.iter();
        routes.any(|[there, _]| there.source.is_at_option() || there.target.is_at_option())
    }
}

impl Route {
    /// Computes a value. `None` if the other name can't hold it.
    pub(crate) fn computed<'s>(&self, source: &'s [u8]) -> Option<Cow<'s, [u8]>> {
        self.computed_with(source, |step| step.or_stays)
    }

    /// Whether each formula on the way has a counterpart of a value. A text without one stays as it is.
    pub(crate) fn has_counterpart(&self, source: &[u8]) -> bool {
        self.computed_with(source, |_| false).is_some()
    }

    /// Computes a value, which stays as it is at the steps where it may.
    fn computed_with<'s>(&self, source: &'s [u8], may_stay: impl Fn(&Step) -> bool) -> Option<Cow<'s, [u8]>> {
        let mut value = Cow::Borrowed(source);
        for step in &self.steps {
            match (step.compute)(&value) {
                Some(computed) => value = Cow::Owned(computed),
                None if may_stay(step) => {}
                None => return None,
            }
        }
        Some(value)
    }

    /// The same, or the value as it is.
    pub(crate) fn computed_or_same<'s>(&self, source: &'s [u8]) -> Cow<'s, [u8]> {
        self.computed(source).unwrap_or(Cow::Borrowed(source))
    }

    /// Whether the value moves as it is, and all of it.
    pub(crate) fn is_whole(&self) -> bool {
        self.source.is_whole() && self.target.is_whole()
    }
}

/// The field that describes the value at a place in the value of a field, if one does.
pub(crate) fn described(field: &'static FieldEntry, place: &Location) -> Option<&'static FieldEntry> {
    let mut parts = place.parts().iter();
    parts.try_fold(field, |described, part| match (part, described.holds) {
        (LocationPart::Token(token), Holds::Object(object)) => object.find_name(&token.name),
        _ => None,
    })
}

/// The fields that a version requires of an object, with a value of its discriminator.
pub(crate) fn required(object: &ObjectEntry, version: VersionId, value: Option<usize>) -> Fields {
    object.with_value(value).required & !object.in_version(version).excused
}

/// Everything that conversions of a service need besides its catalogue, made once.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) catalogue: &'static Catalogue,
    /// By number.
    pub(crate) remarks: Vec<Remark>,
    /// For each version, what happens from it to each.
    between: Vec<Vec<Between>>,
}

impl Plan {
    /// What happens from a version to another.
    pub(crate) fn between(&self, from: VersionId, to: VersionId) -> &Between {
        &self.between[from.place()][to.place()]
    }

    /// What changes between two versions assume, and the gaps without a name of the way down.
    pub(crate) fn remarks(&self, from: VersionId, to: VersionId) -> impl Iterator<Item = &Remark> {
        let (older, newer) = (from.min(to), from.max(to));
        let crosses = move |remark: &&Remark| older < remark.version && remark.version <= newer;
        let remarks = self.remarks.iter().filter(crosses);
        remarks.filter(move |remark| remark.unnamed.is_none() || to < from)
    }

    /// Whether a change, by its position, concerns an object or one below it.
    pub(crate) fn touches(&self, change: usize, object: &'static ObjectEntry) -> bool {
        let changes = self.catalogue.service.changes;
        let Some((declared, before)) = changes
            .get(change)
            .and_then(|one| Some((one, one.version.0.checked_sub(1)?)))
        else {
            return false;
        };
        let between = self.between(VersionId(before), declared.version);
        declared.on.iter().any(|on| {
            let target = self.catalogue.entry_of(on.object);
            let said = on.fields(declared.version).next().is_some();
            said && target.is_some_and(|target| between.leads(object, target))
        })
    }
}
