//! Makes the pairs of each object between two versions.

use super::{
    Between, ChangeId, Known, ObjectPairs, Pair, PairName, Plan, Remark, RemarkId, Route, Step, described, required,
};
use crate::contract::catalogue::{Catalogue, FieldEntry, Fields, Holds, NONE, ObjectEntry, SectionId};
use crate::contract::location::{Location, LocationPart, LocationToken};
use crate::contract::model::{At, Form, Formula, Link, Removal, VersionId};
use crate::text::names::marks_of;
use alloc::boxed::Box;
use alloc::vec::Vec;

impl Plan {
    /// Makes the plan of a service, which is kept for ever.
    pub(crate) fn make(catalogue: &'static Catalogue) -> &'static Plan {
        let versions = || catalogue.version_ids();
        let between = |from| versions().map(|to| Between::new(catalogue, from, to)).collect();
        Box::leak(Box::new(Plan {
            catalogue,
            remarks: remarks(catalogue),
            between: versions().map(between).collect(),
        }))
    }
}

impl Between {
    fn new(catalogue: &'static Catalogue, from: VersionId, to: VersionId) -> Between {
        let composer = Composer { catalogue, from, to };
        let mut objects: Vec<ObjectPairs> = catalogue
            .object_entries()
            .map(|object| composer.object(object))
            .collect();
        composer.add_known(&mut objects);
        let mut number = 0;
        for object in &mut objects {
            for pair in object.pairs.iter_mut().filter(|pair| pair.names.len() > 1) {
                for name in &mut pair.names {
                    name.number = number;
                    number += 1;
                }
            }
        }
        Between { objects }
    }
}

/// What changes assume of objects, and the gaps without a name that they leave, in the order of the contract.
fn remarks(catalogue: &'static Catalogue) -> Vec<Remark> {
    let mut remarks = Vec::new();
    for (n, change) in catalogue.service.changes.iter().enumerate() {
        for on in change.on {
            let section = |section| catalogue.sections().position(|known| known == section);
            let assumption = on.assumption.map(|text| (text, None));
            let unnamed = on.unnamed.map(|(at, text)| (text, section(at).map(|n| n as SectionId)));
            for (text, unnamed) in assumption.into_iter().chain(unnamed) {
                remarks.extend(catalogue.entry_of(on.object).map(|object| Remark {
                    number: remarks.len() as RemarkId,
                    text,
                    object,
                    change: n as ChangeId,
                    version: change.version,
                    unnamed,
                }));
            }
        }
    }
    remarks
}

/// Makes what happens from one version to another.
struct Composer {
    catalogue: &'static Catalogue,
    from: VersionId,
    to: VersionId,
}

/// Fields of an object of which each became the next one, oldest first, whichever way a document is converted.
struct Chain {
    fields: Vec<&'static FieldEntry>,
    /// What each became.
    links: Vec<Chained>,
}

/// A link of a chain.
struct Chained {
    into: &'static FieldEntry,
    link: &'static Link,
    version: VersionId,
    /// Where in the new member the value is in the newer version.
    place: Location,
    /// What the version does to the value, and then what later ones do to it inside of the new member.
    effects: Vec<Effect>,
}

/// What a version does to a value: moves it, or computes it.
#[derive(Clone, Copy)]
struct Effect {
    change: Option<ChangeId>,
    formula: Option<&'static Formula>,
    /// Only the form of a text changes.
    is_reform: bool,
}

impl Composer {
    fn older(&self) -> VersionId {
        self.from.min(self.to)
    }

    fn newer(&self) -> VersionId {
        self.from.max(self.to)
    }

    fn is_up(&self) -> bool {
        self.from < self.to
    }

    /// Whether a change is one between the versions.
    fn crosses(&self, version: VersionId) -> bool {
        self.is_after(self.older(), version)
    }

    fn object(&self, object: &'static ObjectEntry) -> ObjectPairs {
        let chains = self.chains(object).into_iter();
        let chains = chains.filter(|chain| self.is_said_on(object, chain));
        let pairs = chains
            .enumerate()
            .map(|(number, chain)| self.pair(object, &chain, number));
        let pairs: Vec<Pair> = pairs.collect();
        let can_lack = pairs.iter().any(|pair| pair.can_lack);
        ObjectPairs {
            object,
            exclusions: self.exclusions(object, &pairs),
            known: Vec::new(),
            marks: 0,
            pairs,
            can_lack,
        }
    }

    /// The chains of an object's fields, each to its end or to where it is cut.
    fn chains(&self, object: &'static ObjectEntry) -> Vec<Chain> {
        let links = object.fields.iter().map(|field| self.link(object, field));
        let linked = links.filter_map(|link| Some(1 << link?.into.place));
        let linked: Fields = linked.fold(0, |all, one| all | one);
        let firsts = object.fields.iter().filter(|field| linked >> field.place & 1 == 0);
        firsts.map(|first| self.chain(object, first)).collect()
    }

    fn chain(&self, object: &'static ObjectEntry, first: &'static FieldEntry) -> Chain {
        let (mut fields, mut links) = (alloc::vec![first], Vec::new());
        while let Some(link) = self.link(object, fields[links.len()]) {
            fields.push(link.into);
            links.push(link);
        }
        Chain { fields, links }
    }

    /// What a field became between the versions; `None` if it did not, or a later version removed the place of its value.
    fn link(&self, object: &'static ObjectEntry, field: &FieldEntry) -> Option<Chained> {
        let removal = field.model.removal.as_ref();
        self.chained(object, field, removal.filter(|removal| self.crosses(removal.version))?)
    }

    /// Follows what a version made of a field of an object, with the place of its value, to the newer version. `None` if that,
    /// or a later version, removed it.
    fn chained(&self, object: &'static ObjectEntry, field: &FieldEntry, removal: &'static Removal) -> Option<Chained> {
        let version = removal.version;
        let link = removal.link.as_ref()?;
        let into = object.find_name(link.to.as_bytes())?;
        let mut chained = Chained {
            into,
            link,
            version,
            place: Location::default(),
            effects: alloc::vec![Effect {
                change: self.change(object, version, field.model.name),
                formula: link.formula,
                is_reform: false,
            }],
        };
        match link.at {
            At::Whole => {}
            At::Option => chained.place.push(LocationPart::Option),
            At::Pointer(pointer) => {
                let mut holds = into.holds;
                for token in LocationToken::of_pointer(pointer).leak() {
                    holds = self.follow(holds, token, &mut chained)?;
                }
            }
        }
        Some(chained)
    }

    /// Follows a token on the way to a value to what it is in the newer version. Returns what the value there holds.
    fn follow(&self, holds: Holds, token: &'static LocationToken, chained: &mut Chained) -> Option<Holds> {
        let described = match holds {
            Holds::Object(object) => object.find_name(&token.name).map(|field| (object, field)),
            _ => None,
        };
        let Some((object, field)) = described else {
            chained.place.push(LocationPart::Token(token));
            return Some(Holds::Any);
        };
        let mut at = field;
        let mut tail = Location::default();
        loop {
            chained.effects.extend(self.reforms(object, at, chained.version));
            let removal = at.model.removal.as_ref();
            let Some(removal) = removal.filter(|removal| self.is_after(chained.version, removal.version)) else {
                break;
            };
            let mut inner = self.chained(object, at, removal)?;
            chained.effects.append(&mut inner.effects);
            inner.place.append(&tail);
            tail = inner.place;
            at = inner.into;
        }
        let name = Box::leak(Box::new(LocationToken::named(at.word.text())));
        chained.place.push(LocationPart::Token(name));
        chained.place.append(&tail);
        Some(field.holds)
    }

    /// Whether a version comes after one, up to the newer of the two.
    fn is_after(&self, version: VersionId, later: VersionId) -> bool {
        version < later && later <= self.newer()
    }

    /// What versions after one, up to the newer, do to the form of a field's text.
    fn reforms(
        &self,
        object: &'static ObjectEntry,
        field: &FieldEntry,
        after: VersionId,
    ) -> impl Iterator<Item = Effect> {
        let reforms = field.model.reforms.iter();
        let reforms = reforms.filter(move |reform| self.is_after(after, reform.version));
        reforms.map(move |reform| Effect {
            change: self.change(object, reform.version, field.model.name),
            formula: reform.formula,
            is_reform: true,
        })
    }

    /// Whether a version between them says something on a field of a chain.
    fn is_said_on(&self, object: &'static ObjectEntry, chain: &Chain) -> bool {
        let mut versions = self.catalogue.version_ids().filter(|version| self.crosses(*version));
        let fields = || chain.fields.iter();
        versions.any(|version| fields().any(|field| object.model.is_said_on(field.model, version)))
    }

    fn pair(&self, object: &'static ObjectEntry, chain: &Chain, number: usize) -> Pair {
        let last = chain.fields.len() - 1;
        let is_up = self.is_up();
        // The positions of the names in the chain.
        let place = |name: usize| if is_up { name } else { last - name };
        let [oldest, newest] = [chain.fields[0].model, chain.fields[last].model];
        let has = [oldest.is_available(self.older()), newest.is_available(self.newer())];
        let has = if is_up { has } else { [has[1], has[0]] };
        let names = (0..=last).map(|name| PairName {
            field: chain.fields[place(name)],
            number: 0,
            change: self.change_back(object, chain, place(name)),
        });
        let names: Vec<PairName> = names.collect();
        let routes = |from, into| {
            let ends = [place(from), place(into)];
            [is_up, !is_up].map(|is_up| self.route(object, chain, ends, is_up))
        };
        let to_last: Vec<[Route; 2]> = (0..=last).map(|from| routes(from, last)).collect();
        let [route, _] = &to_last[0];
        let is_required = has[1] && self.can_lack(object, None, names[last].field);
        let into = described(names[last].field, &route.target);
        let takes_all = into.is_none_or(|into| self.takes_all(into));
        let is_one = last == 1 && has == [true; 2] && !is_required;
        Pair {
            moves_plainly: is_one && route.steps.is_empty() && !route.is_whole() && takes_all,
            number: number as u16,
            object: object.number,
            has_from: has[0],
            has_to: has[1],
            is_required,
            can_lack: has[1] && self.can_lack(object, has[0].then_some(names[0].field), names[last].field),
            from_first: (0..last).map(|into| routes(0, into)).collect(),
            to_last,
            names,
        }
    }

    /// Whether the version that a document gets requires a field with a value of the discriminator with which the version
    /// that it has does not require what it was.
    fn can_lack(&self, object: &'static ObjectEntry, from: Option<&FieldEntry>, into: &FieldEntry) -> bool {
        let count = object.discriminator().map_or(0, |(_, values)| values.len());
        let mut values = core::iter::once(None).chain((0..count).map(Some));
        let requires = |version, field: &FieldEntry, value| required(object, version, value) >> field.place & 1 != 0;
        values.any(|value| requires(self.to, into, value) && !from.is_some_and(|from| requires(self.from, from, value)))
    }

    /// Whether the version that a document gets allows every value of a field that is of its kind.
    fn takes_all(&self, field: &FieldEntry) -> bool {
        let is_free = matches!(field.holds, Holds::Any | Holds::Text(Form::Free));
        is_free && field.presence_in(self.to).is_none()
    }

    /// The route between two fields of a chain, to the newer or to the older one.
    fn route(&self, object: &'static ObjectEntry, chain: &Chain, ends: [usize; 2], is_up: bool) -> Route {
        let (first, last) = (ends[0].min(ends[1]), ends[0].max(ends[1]));
        let mut effects = Vec::new();
        for n in first..=last {
            effects.extend(self.reforms(object, chain.fields[n], self.older()));
            if n < last {
                effects.extend_from_slice(&chain.links[n].effects);
            }
        }
        let mut route = Route::default();
        for change in effects.iter().filter_map(|effect| effect.change) {
            if !route.changes.contains(&change) {
                route.changes.push(change);
            }
        }
        let computed = effects
            .iter()
            .filter_map(|effect| Some((effect.formula?, effect.is_reform)));
        route.steps.extend(computed.map(|(formula, or_stays)| Step {
            compute: formula.ways[usize::from(!is_up)],
            or_stays,
        }));
        let mut place = Location::default();
        for n in (first..last).rev() {
            let Chained { link, effects, .. } = &chain.links[n];
            place.append(&chain.links[n].place);
            let is_inside = link.at != At::Whole;
            let is_ever_computed = effects.iter().any(|effect| effect.formula.is_some());
            let holds = chain.fields[n].holds;
            match is_up {
                // A value that moves into a member must be one that its own field expects.
                true if is_inside => route.kinds = alloc::vec![(0, holds)],
                true if link.is_computed => route.kinds.clear(),
                // One that moves out must be one that the field expects which gets it; what is computed may be of any kind.
                false if is_inside && !is_ever_computed => route.kinds.push((place.depth(), holds)),
                _ => {}
            }
        }
        match is_up {
            true => route.target = place,
            false => {
                route.source = place;
                route.steps.reverse();
                route.changes.reverse();
            }
        }
        route
    }

    /// The change that brings a field of a chain back if a complement restores it: that which made it or, down, that which
    /// removed it; of a field that both versions have, one that says something of its value.
    fn change_back(&self, object: &'static ObjectEntry, chain: &Chain, place: usize) -> ChangeId {
        let field = chain.fields[place].model;
        let made = match place {
            0 => (field.since, field.name),
            _ => (chain.links[place - 1].version, chain.fields[place - 1].model.name),
        };
        let mut both = [Some(made), field.removal.map(|removal| (removal.version, field.name))];
        if !self.is_up() {
            both.reverse();
        }
        let crossed = both.into_iter().flatten().filter(|(version, _)| self.crosses(*version));
        let is_said = |version: &VersionId| self.crosses(*version) && object.model.is_said_on(field, *version);
        let versions = self.catalogue.version_ids().filter(is_said);
        let said = versions.map(|version| (version, field.name));
        let mut found = crossed
            .chain(said)
            .filter_map(|(version, name)| self.change(object, version, name));
        // Of what a version says on a field, the contract's tests demand a change.
        found.next().unwrap_or(NONE)
    }

    /// The change of a version that concerns a field, by the name that this had before.
    fn change(&self, object: &'static ObjectEntry, version: VersionId, name: &str) -> Option<ChangeId> {
        let found = self.catalogue.service.changes.iter().position(|change| {
            let mut on = change.on.iter();
            change.version == version
                && on.any(|on| {
                    let is_named = on.only.is_none_or(|only| only.contains(&name));
                    core::ptr::eq(on.object, object.model) && is_named
                })
        });
        found.map(|n| n as ChangeId)
    }

    /// The fields that exclude each other in the version that a document gets, if one is of a pair.
    fn exclusions(&self, object: &'static ObjectEntry, pairs: &[Pair]) -> Vec<[usize; 2]> {
        let is_available = |place: &usize| object.fields[*place].model.is_available(self.to);
        let is_paired = |place: &usize| pairs.iter().any(|pair| pair.has_to && pair.into().place == *place);
        let all = object.exclusions.iter().map(|exclusion| exclusion.places);
        let met = all.filter(|places| places.iter().all(is_available) && places.iter().any(is_paired));
        met.collect()
    }

    /// Adds the names that a conversion looks for: those of pairs, and those that lead to objects with pairs.
    fn add_known(&self, objects: &mut [ObjectPairs]) {
        let reached = objects.iter().map(|object| self.reaches(object.object, objects));
        let reached: Vec<bool> = reached.collect();
        for object in objects {
            object.known = self.known(object, &reached);
            object.marks = marks_of(object.known.iter().map(|known| known.word.text()));
        }
    }

    /// Whether an object has pairs, or one below it. None is inside of itself.
    fn reaches(&self, object: &ObjectEntry, objects: &[ObjectPairs]) -> bool {
        let mut fields = object.fields.iter().filter(|field| self.is_in_both(field));
        let mut is_below =
            || fields.any(|field| field.object_below().is_some_and(|below| self.reaches(below, objects)));
        !objects[usize::from(object.number)].pairs.is_empty() || is_below()
    }

    fn is_in_both(&self, field: &FieldEntry) -> bool {
        [self.from, self.to]
            .iter()
            .all(|version| field.model.is_available(*version))
    }

    fn known(&self, object: &ObjectPairs, reached: &[bool]) -> Vec<Known> {
        let mut known: Vec<Known> = Vec::new();
        for (n, pair) in object.pairs.iter().enumerate() {
            for (nth, name) in pair.names.iter().enumerate() {
                let route = pair.route(nth, pair.last());
                let value = value_of(pair, name.field, &route.source);
                let is_own = nth == pair.last() && !pair.is_in_place();
                let is_closed = is_own || !route.steps.is_empty();
                known.push(Known {
                    word: name.field.word,
                    field: name.field,
                    name: Some((n as u16, nth as u8)),
                    lead: Some(value).filter(|value| !is_closed && leads(value, reached)),
                });
            }
        }
        for field in object.object.fields {
            let is_paired = known.iter().any(|known| known.field == field);
            if !is_paired && self.is_in_both(field) && leads(field, reached) {
                known.push(Known {
                    word: field.word,
                    field,
                    name: None,
                    lead: Some(field),
                });
            }
        }
        known
    }
}

/// Whether the objects below a field, if there are some, have pairs or lead to such.
fn leads(field: &FieldEntry, reached: &[bool]) -> bool {
    let below = field.object_below();
    below.is_some_and(|below| reached[usize::from(below.number)])
}

/// The field that describes the value at a place in the value of a field, which moves.
fn value_of(pair: &Pair, field: &'static FieldEntry, place: &Location) -> &'static FieldEntry {
    described(field, place).unwrap_or(pair.into())
}
