//! Makes the pairs of each object between two versions.

use super::{
    Between, ChangeId, Known, ObjectPairs, Pair, PairName, PairedExclusion, Plan, Remark, Route, Step, required,
};
use crate::contract::catalogue::{Catalogue, FieldEntry, Holds, ObjectEntry};
use crate::contract::location::{Location, LocationPart, LocationToken};
use crate::contract::model::{At, Field, Link, VersionId};
use crate::text::names::marks_of;
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ops::Range;

impl Plan {
    /// Makes the plan of a service, which is kept for ever.
    pub(crate) fn make(catalogue: &'static Catalogue) -> &'static Plan {
        let mut remarks = Vec::new();
        for on in catalogue.service.changes.iter().flat_map(|change| change.on) {
            remarks.extend(on.assumption);
            remarks.extend(on.unnamed.map(|(_, gap)| gap));
        }
        let versions = || catalogue.version_ids();
        let between = |from| versions().map(|to| Between::new(catalogue, from, to)).collect();
        Box::leak(Box::new(Plan {
            catalogue,
            remarks,
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
        composer.add_leads(&mut objects);
        let pairs = objects.iter_mut().flat_map(|object| &mut object.pairs);
        let names = pairs
            .filter(|pair| pair.names.len() > 1)
            .flat_map(|pair| &mut pair.names);
        for (number, name) in names.enumerate() {
            name.number = number as u16;
        }
        Between {
            objects,
            remarks: composer.remarks(),
        }
    }
}

/// Makes what happens from one version to another.
struct Composer {
    catalogue: &'static Catalogue,
    from: VersionId,
    to: VersionId,
}

/// Fields of an object of which each became the next one.
struct Chain {
    fields: Vec<&'static FieldEntry>,
    /// What each became.
    links: Vec<Chained>,
    /// The version that removed what the last one became.
    cut: Option<VersionId>,
}

/// A link of a chain: where in the new member the value is in the newest of the two versions.
struct Chained {
    link: Link,
    version: VersionId,
    place: Location,
    /// What later versions did with the value inside of the new member.
    inner: Vec<[Step; 2]>,
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
        self.older() < version && version <= self.newer()
    }

    fn object(&self, object: &'static ObjectEntry) -> ObjectPairs {
        let mut slots = 0;
        let mut pairs = Vec::new();
        for chain in self.chains(object) {
            if self.changes(&chain) {
                let pair = self.pair(object, &chain, (pairs.len(), slots));
                slots += pair.names.len();
                pairs.push(pair);
            }
        }
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
        let mut links: Vec<Option<(&'static FieldEntry, Chained)>> = links.collect();
        let linked: Vec<&FieldEntry> = links.iter().flatten().map(|(into, _)| *into).collect();
        let mut chains = Vec::new();
        for first in object.fields.iter().filter(|field| !linked.contains(field)) {
            let mut chain = Chain {
                fields: alloc::vec![first],
                links: Vec::new(),
                cut: None,
            };
            let mut last = first;
            while let Some((into, chained)) = links.get_mut(last.place).and_then(Option::take) {
                chain.fields.push(into);
                chain.links.push(chained);
                last = into;
            }
            chain.cut = self.cut(object, last);
            chains.push(chain);
        }
        chains
    }

    /// What a field became between the versions, unless a version removed the place of its value.
    fn link(&self, object: &'static ObjectEntry, field: &'static FieldEntry) -> Option<(&'static FieldEntry, Chained)> {
        let (link, version) = self.link_of(field.model)?;
        let into = object.find_name(link.to.as_bytes())?;
        let chained = self.chained(into, link, version).ok()?;
        Some((into, chained))
    }

    fn link_of(&self, field: &Field) -> Option<(Link, VersionId)> {
        let removal = field.removal.filter(|removal| self.crosses(removal.version))?;
        Some((removal.link?, removal.version))
    }

    /// The version that removed the place of a field's value in what the field became.
    fn cut(&self, object: &'static ObjectEntry, field: &FieldEntry) -> Option<VersionId> {
        let (link, version) = self.link_of(field.model)?;
        let into = object.find_name(link.to.as_bytes())?;
        self.chained(into, link, version).err()
    }

    /// Follows the place of a value to the newer version. The error is the version that removed it.
    fn chained(&self, into: &'static FieldEntry, link: Link, version: VersionId) -> Result<Chained, VersionId> {
        let mut chained = Chained {
            link,
            version,
            place: Location::default(),
            inner: Vec::new(),
        };
        let tokens = match link.at {
            At::Whole => return Ok(chained),
            At::Option => {
                chained.place.push(LocationPart::Option);
                return Ok(chained);
            }
            At::Pointer(pointer) => LocationToken::of_pointer(pointer),
        };
        let mut holds = into.holds;
        for token in tokens {
            let object = match holds {
                Holds::Object(object) => Some(object),
                _ => None,
            };
            let field = object.and_then(|object| Some((object, object.find_name(&token.name)?)));
            match field {
                Some((object, field)) => {
                    self.follow(object, field, &mut chained)?;
                    holds = field.holds;
                }
                None => {
                    chained.place.push(LocationPart::Token(token));
                    holds = Holds::Any;
                }
            }
        }
        Ok(chained)
    }

    /// Follows a field on the way to a value to what it is in the newer version.
    fn follow(
        &self,
        object: &'static ObjectEntry,
        field: &'static FieldEntry,
        chained: &mut Chained,
    ) -> Result<(), VersionId> {
        let mut at = field;
        let mut tail = Location::default();
        loop {
            chained.inner.extend(self.reforms(at, chained.version));
            let Some(removal) = at
                .model
                .removal
                .filter(|removal| chained.version < removal.version && removal.version <= self.newer())
            else {
                break;
            };
            let link = removal.link.ok_or(removal.version)?;
            let into = object.find_name(link.to.as_bytes()).ok_or(removal.version)?;
            let inner = self.chained(into, link, removal.version)?;
            chained.inner.extend(formula(&link));
            chained.inner.extend(inner.inner);
            tail = tail.within(inner.place);
            at = into;
        }
        chained
            .place
            .push(LocationPart::Token(LocationToken::named(at.word.text())));
        for part in tail.parts() {
            chained.place.push(part.clone());
        }
        Ok(())
    }

    /// What versions after one, up to the newer, did with the form of a field's text.
    fn reforms(&self, field: &FieldEntry, after: VersionId) -> Vec<[Step; 2]> {
        let reforms = field.model.reforms.iter();
        let crossed = reforms.filter(|reform| after < reform.version && reform.version <= self.newer());
        let formulas = crossed.filter_map(|reform| reform.formula);
        let steps = formulas.map(|formula| {
            formula.ways.map(|compute| Step {
                compute,
                or_stays: true,
            })
        });
        steps.collect()
    }

    /// Whether something happens to the value of a chain.
    fn changes(&self, chain: &Chain) -> bool {
        let [first, last] = [chain.fields.first(), chain.fields.last()].map(|field| field.map(|field| field.model));
        let (Some(first), Some(last)) = (first, last) else {
            return false;
        };
        let mut between = (self.older().0 + 1..self.newer().0).map(VersionId);
        match [first.is_available(self.older()), last.is_available(self.newer())] {
            [true, true] => {
                let crosses = |version| self.crosses(version);
                let has_values = first.kind.all_values().iter().any(|value| crosses(value.since));
                let is_reformed = first.reforms.iter().any(|reform| crosses(reform.version));
                let is_required = first.presence.is_some_and(|presence| crosses(presence.since));
                chain.fields.len() > 1 || has_values || is_reformed || is_required
            }
            [false, false] => between.any(|version| chain.fields.iter().any(|field| field.model.is_available(version))),
            _ => true,
        }
    }

    fn pair(&self, object: &'static ObjectEntry, chain: &Chain, (number, slot): (usize, usize)) -> Pair {
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
            route: self.route(object, chain, place(name), place(last)),
            change: self.change_back(object, chain, place(name)),
        });
        let names: Vec<PairName> = names.collect();
        let between = (1..last).map(|name| self.route(object, chain, place(0), place(name)));
        let removed = newest.removal.map_or(self.newer(), |removal| removal.version);
        let version = match is_up {
            true => chain.cut.unwrap_or(removed),
            false => oldest.since,
        };
        let route = &names[0].route;
        let is_required = has[1] && self.can_lack(object, None, names[last].field);
        Pair {
            moves_plainly: last == 1 && has == [true; 2] && !is_required && route.steps.is_empty() && !route.is_whole(),
            number: number as u16,
            object: object.number,
            has_from: has[0],
            has_to: has[1],
            is_reformed: chain
                .fields
                .iter()
                .any(|field| !self.reforms(field, self.older()).is_empty()),
            is_required,
            can_lack: has[1] && self.can_lack(object, has[0].then_some(names[0].field), names[last].field),
            version,
            slot,
            between: between.collect(),
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

    /// The route from one field of a chain to another.
    fn route(&self, object: &'static ObjectEntry, chain: &Chain, from: usize, into: usize) -> Route {
        let range = from.min(into)..from.max(into);
        let mut steps = self.steps(chain, range.clone());
        let mut place = Location::default();
        for chained in &chain.links[range.clone()] {
            place = place.within(chained.place.clone());
        }
        let mut changes = self.route_changes(object, chain, range.clone());
        if self.is_up() {
            return Route {
                source: Location::default(),
                carries: self.carries_up(chain, range),
                target: place,
                steps: steps.iter().map(|ways| ways[0]).collect(),
                changes,
            };
        }
        steps.reverse();
        changes.reverse();
        Route {
            target: Location::default(),
            carries: self.carries_down(chain, range),
            source: place,
            steps: steps.iter().map(|ways| ways[1]).collect(),
            changes,
        }
    }

    /// The changes that a value meets on the way, oldest first.
    fn route_changes(&self, object: &'static ObjectEntry, chain: &Chain, links: Range<usize>) -> Vec<ChangeId> {
        let fields = links.start..=links.end;
        let met = |version: &VersionId| {
            let changed = fields.clone().find(|&n| {
                let is_linked = links.contains(&n) && chain.links[n].version == *version;
                let mut reforms = chain.fields[n].model.reforms.iter();
                is_linked || reforms.any(|reform| reform.version == *version)
            });
            self.change(object, *version, chain.fields[changed?].model.name)
        };
        let crossed = (self.older().0 + 1..=self.newer().0).map(VersionId);
        crossed.filter_map(|version| met(&version)).collect()
    }

    /// The formulas of links, and of the fields that they connect, with those of the way back.
    fn steps(&self, chain: &Chain, links: Range<usize>) -> Vec<[Step; 2]> {
        let mut steps = Vec::new();
        for n in links.start..=links.end {
            steps.extend(self.reforms(chain.fields[n], self.older()));
            if let Some(chained) = chain.links.get(n).filter(|_| links.contains(&n)) {
                steps.extend(formula(&chained.link));
                steps.extend(chained.inner.iter().copied());
            }
        }
        steps
    }

    /// A value that moves into a member must be one that its own field expects.
    fn carries_up(&self, chain: &Chain, links: Range<usize>) -> Vec<(usize, Holds)> {
        for n in links {
            if chain.links[n].link.at != At::Whole {
                return alloc::vec![(0, chain.fields[n].holds)];
            }
            if chain.links[n].link.formula.is_some() {
                break;
            }
        }
        Vec::new()
    }

    /// A value that moves out of a member must be one that the field expects which gets it.
    fn carries_down(&self, chain: &Chain, links: Range<usize>) -> Vec<(usize, Holds)> {
        let mut depth = 0;
        let mut carries = Vec::new();
        for n in links.rev() {
            let Chained { link, place, inner, .. } = &chain.links[n];
            depth += place.depth();
            // What is computed may be of any kind.
            if link.formula.is_none() && link.at != At::Whole && inner.is_empty() {
                carries.push((depth, chain.fields[n].holds));
            }
        }
        carries
    }

    /// The change that brings a field of a chain back if a complement restores it: that which made it, or down, that which
    /// removed it.
    fn change_back(&self, object: &'static ObjectEntry, chain: &Chain, place: usize) -> ChangeId {
        let field = chain.fields[place].model;
        let made = match place {
            0 => (field.since, field.name),
            _ => (chain.links[place - 1].version, chain.fields[place - 1].model.name),
        };
        let removed = field.removal.map(|removal| (removal.version, field.name));
        let all = match self.is_up() {
            true => [Some(made), removed],
            false => [removed, Some(made)],
        };
        let mut crossed = all.into_iter().flatten().filter(|(version, _)| self.crosses(*version));
        let found = crossed.find_map(|(version, name)| self.change(object, version, name));
        found.unwrap_or_default()
    }

    /// The change of a version that concerns a field, by the name that this had before.
    fn change(&self, object: &'static ObjectEntry, version: VersionId, name: &str) -> Option<ChangeId> {
        let changes = self.catalogue.service.changes.iter();
        let mut of_version = changes.enumerate().filter(|(_, change)| change.version == version);
        let found = of_version.find(|(_, change)| {
            change.on.iter().any(|on| {
                let is_named = on.only.is_none_or(|only| only.contains(&name));
                core::ptr::eq(on.object, object.model) && is_named
            })
        });
        found.map(|(n, _)| n as ChangeId)
    }

    /// The pairs of fields that exclude each other in the version that a document gets.
    fn exclusions(&self, object: &'static ObjectEntry, pairs: &[Pair]) -> Vec<PairedExclusion> {
        let is_available = |place: usize, version| object.fields[place].model.is_available(version);
        let there = object.exclusions.iter().filter(|exclusion| {
            let mut places = exclusion.places.iter();
            places.all(|&place| is_available(place, self.to))
        });
        let made = there.map(|exclusion| {
            let of_place = |place: usize| pairs.iter().position(|pair| pair.has_to && pair.into().place == place);
            PairedExclusion {
                places: exclusion.places,
                pairs: exclusion.places.map(of_place),
            }
        });
        made.filter(|exclusion| exclusion.pairs.iter().any(Option::is_some))
            .collect()
    }

    /// Adds the names that a conversion looks for: those of pairs, and those that lead to objects with pairs.
    fn add_leads(&self, objects: &mut [ObjectPairs]) {
        loop {
            let is_known = |field: &FieldEntry, objects: &[ObjectPairs]| {
                let below = field.object_below();
                below.is_some_and(|below| !objects[below.number as usize].known.is_empty())
            };
            let mut is_done = true;
            for n in 0..objects.len() {
                let known = self.known(&objects[n], |field| is_known(field, objects));
                let count = |known: &[Known]| known.iter().filter(|one| one.lead.is_some()).count();
                let old = &mut objects[n].known;
                is_done &= known.len() == old.len() && count(&known) == count(old);
                *old = known;
                objects[n].marks = marks_of(objects[n].known.iter().map(|known| known.word.text()));
            }
            if is_done {
                return;
            }
        }
    }

    fn known(&self, object: &ObjectPairs, leads: impl Fn(&FieldEntry) -> bool) -> Vec<Known> {
        let mut known = Vec::new();
        for (n, pair) in object.pairs.iter().enumerate() {
            for (nth, name) in pair.names.iter().enumerate() {
                let value = self.value_of(pair, name);
                let is_own = nth == pair.last() && !pair.is_in_place();
                let goes = !pair.has_to || is_own || !name.route.steps.is_empty();
                known.push(Known {
                    word: name.field.word,
                    field: name.field,
                    name: Some((n as u16, nth as u8)),
                    lead: Some(value).filter(|value| !goes && leads(value)),
                });
            }
        }
        for field in object.object.fields {
            let is_there = [self.from, self.to]
                .iter()
                .all(|version| field.model.is_available(*version));
            let is_paired = known.iter().any(|known: &Known| known.field == field);
            if is_there && !is_paired && leads(field) {
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

    /// The field that describes the value that moves.
    fn value_of(&self, pair: &Pair, name: &PairName) -> &'static FieldEntry {
        let mut described = name.field;
        for part in name.route.source.parts() {
            let field = match (part, described.holds) {
                (LocationPart::Token(token), Holds::Object(object)) => object.find_name(&token.name),
                _ => None,
            };
            match field {
                Some(field) => described = field,
                None => return pair.into(),
            }
        }
        described
    }

    /// What changes between the versions assume, and the gaps without a name of the way down.
    fn remarks(&self) -> Vec<Remark> {
        let mut remarks = Vec::new();
        let mut number = 0;
        for (n, change) in self.catalogue.service.changes.iter().enumerate() {
            for on in change.on {
                let unnamed = on.unnamed.map(|(section, _)| {
                    let place = self.catalogue.sections().position(|known| known == section);
                    place.unwrap_or_default() as u16
                });
                let both = [on.assumption.map(|_| None), unnamed.map(Some)];
                for unnamed in both.into_iter().flatten() {
                    let is_met = self.crosses(change.version) && (unnamed.is_none() || !self.is_up());
                    if let Some(object) = self.catalogue.entry_of(on.object).filter(|_| is_met) {
                        remarks.push(Remark {
                            number,
                            object,
                            change: n as ChangeId,
                            unnamed,
                        });
                    }
                    number += 1;
                }
            }
        }
        remarks
    }
}

/// The formula of a link, with that of the way back.
fn formula(link: &Link) -> Option<[Step; 2]> {
    let formula = link.formula?;
    Some(formula.ways.map(|compute| Step {
        compute,
        or_stays: false,
    }))
}
