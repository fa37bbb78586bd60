//! Makes the entries of a catalogue from the tables of a service.

use super::entries::{
    Availability, Dependency, ExclusionEntry, FieldEntry, FieldId, Holds, NONE, ObjectEntry, ObjectId, SectionId,
    ValueEntry,
};
use crate::contract::model::{Basis, EnumValue, Field, Kind, Object, Standing, VersionId};
use crate::contract::word::{Word, WordId};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// Numbers the entries while they are made, from the inside to the outside.
#[derive(Default)]
pub(super) struct Maker {
    pub(super) version_count: usize,
    pub(super) fields: Vec<&'static FieldEntry>,
    /// An object that is being made has its number already.
    pub(super) objects: Vec<Option<&'static ObjectEntry>>,
    pub(super) words: Vec<Word>,
    pub(super) sections: Vec<&'static str>,
}

impl Maker {
    /// Makes a field that is no member: a root or an envelope.
    pub(super) fn root(&mut self, field: &'static Field) -> &'static FieldEntry {
        let holds = self.holds(field, NONE, None);
        let entry = self.field(field, holds, 0, NONE, None);
        let entry = Box::leak(Box::new(entry));
        self.fields.push(entry);
        entry
    }

    /// Makes the entry of a field, whose number is that of the next one.
    fn field(
        &mut self,
        field: &'static Field,
        holds: Holds,
        place: usize,
        owner: ObjectId,
        section: Option<&'static str>,
    ) -> FieldEntry {
        FieldEntry {
            number: self.fields.len() as FieldId,
            model: field,
            word: match field.name {
                "" => Word::new(NONE, ""),
                name => self.word(name),
            },
            place,
            owner,
            holds,
            not_empty: match field.kind {
                Kind::List(list) => list.not_empty.map(|presence| presence.basis),
                _ => None,
            },
            section: field.section.or(section).map(|section| self.section(section)),
        }
    }

    fn holds(&mut self, field: &'static Field, owner: ObjectId, section: Option<&'static str>) -> Holds {
        match field.kind {
            Kind::Any => Holds::Any,
            Kind::Text(form) if field.reforms.is_empty() => Holds::Text(form),
            Kind::Text(_) => Holds::Reformed,
            Kind::Enum(values) => Holds::Enum(self.values(values)),
            Kind::Object(object) => Holds::Object(self.object(object)),
            Kind::List(list) => {
                let holds = self.holds(&list.element, owner, section);
                let mut element = self.field(&list.element, holds, 0, owner, section);
                if let Kind::Text(_) = list.element.kind {
                    element.not_empty = list.not_empty.map(|presence| presence.basis);
                }
                let element = Box::leak(Box::new(element));
                self.fields.push(element);
                Holds::List(element)
            }
            Kind::Collection => Holds::Collection,
        }
    }

    fn values(&mut self, values: &[EnumValue]) -> &'static [ValueEntry] {
        let values = values.iter().map(|value| ValueEntry {
            word: self.word(value.value),
            since: value.since,
        });
        values.collect::<Vec<_>>().leak()
    }

    pub(super) fn object(&mut self, object: &'static Object) -> &'static ObjectEntry {
        let mut known = self.objects.iter().flatten().copied();
        if let Some(known) = known.find(|one| core::ptr::eq(one.model, object)) {
            return known;
        }
        let number = self.objects.len() as ObjectId;
        self.objects.push(None);
        let mut holds = Vec::new();
        for field in object.fields {
            holds.push(self.holds(field, number, object.section));
        }
        let first = self.fields.len();
        let mut fields = Vec::new();
        for (place, (field, holds)) in object.fields.iter().zip(holds).enumerate() {
            let entry = self.field(field, holds, place, number, object.section);
            fields.push(FieldEntry {
                number: (first + place) as FieldId,
                ..entry
            });
        }
        let fields: &'static [FieldEntry] = fields.leak();
        self.fields.extend(fields);
        let section = object.section.map(|section| self.section(section));
        let entry = ObjectEntry::new(number, object, fields, section, self.version_count);
        let entry = Box::leak(Box::new(entry));
        if let Some(place) = self.objects.get_mut(number as usize) {
            *place = Some(entry);
        }
        entry
    }

    pub(super) fn word(&mut self, text: &'static str) -> Word {
        if let Some(known) = self.words.iter().find(|word| word.name() == text) {
            return *known;
        }
        let word = Word::new(self.words.len() as WordId, text);
        self.words.push(word);
        word
    }

    pub(super) fn section(&mut self, section: &'static str) -> SectionId {
        let known = self.sections.iter().position(|known| *known == section);
        let number = known.unwrap_or(self.sections.len());
        if known.is_none() {
            self.sections.push(section);
        }
        number as SectionId
    }
}

impl ObjectEntry {
    fn new(
        number: ObjectId,
        model: &'static Object,
        fields: &'static [FieldEntry],
        section: Option<SectionId>,
        versions: usize,
    ) -> ObjectEntry {
        let versions = (0..versions).map(|version| availability(model, VersionId(version as u8)));
        let always = dependency(model, None);
        let values = model.decider().map_or(&[][..], |decider| decider.kind.all_values());
        let dependencies: Vec<_> = values.iter().map(|value| dependency(model, Some(value))).collect();
        let dependent = dependencies
            .iter()
            .fold(0, |all, with| all | with.required & !always.required | with.misplaced);
        ObjectEntry {
            number,
            model,
            fields,
            section,
            exclusions: exclusions(model),
            versions: versions.collect(),
            dependencies,
            always,
            dependent,
        }
    }
}

fn availability(object: &Object, version: VersionId) -> Availability {
    let mut here = Availability::default();
    for (place, field) in object.fields.iter().enumerate() {
        let bit = 1 << place;
        match field.standing(version) {
            Standing::Current => here.current |= bit,
            Standing::NotYet => here.later |= bit,
            Standing::Removed(_) => here.removed |= bit,
            Standing::Deprecated => {}
        }
        if !field.is_available(version) || field.presence_in(version).is_none() {
            here.excused |= bit;
        }
    }
    here
}

/// What a value of the discriminator decides, besides what holds with every value.
fn dependency(object: &Object, value: Option<&EnumValue>) -> Dependency {
    let mut with = Dependency {
        excludes_others: value.is_some_and(|value| value.is_among(object.nothing_else_with)),
        ..Dependency::default()
    };
    for (place, field) in object.fields.iter().enumerate() {
        let bit = 1 << place;
        if field.is_required_with(value) {
            with.required |= bit;
            let is_stated = field.presence.is_some_and(|presence| presence.basis == Basis::Stated);
            with.mandatory |= if is_stated { bit } else { 0 };
        }
        if !object.allows(value, field) {
            with.misplaced |= bit;
        }
    }
    with
}

fn exclusions(object: &Object) -> Vec<ExclusionEntry> {
    let place = |name: &str| object.fields.iter().position(|field| field.name == name);
    let mut pairs = Vec::new();
    for (at, field) in object.fields.iter().enumerate() {
        if let Some(exclusion) = field.excludes
            && let Some(other) = place(exclusion.other)
        {
            pairs.push(ExclusionEntry {
                places: [at, other],
                basis: exclusion.basis,
            });
        }
    }
    pairs
}
