//! Compares the packed contract with the readable tables: recomputes every field, object, value and set
//! in the simplest way.

use super::*;
use crate::contract::call::NO_QUERY;
use crate::contract::model::{EnumValue, ExtraFields, Form, Kind, Leftover, Removal, Standing};
use crate::contract::section::section_id;
use crate::contract::shape::{CONTRACTS, ENVELOPE};
use std::collections::BTreeSet;

/// A field of the readable tables, its owner and its number.
struct Placed {
    field: &'static Field,
    id: FieldId,
    /// The object that has the field, or the list around it, as a member.
    owner: Option<&'static Object>,
}

/// Follows the readable tables and the packed ones side by side, from every root.
fn walk() -> Vec<Placed> {
    let roots = CONTRACTS.iter().map(|contract| &contract.root);
    let mut placed: Vec<Placed> = roots
        .chain([&NO_QUERY.root, &ENVELOPE])
        .enumerate()
        .map(|(number, field)| Placed {
            field,
            id: number as FieldId,
            owner: None,
        })
        .collect();
    let mut seen = BTreeSet::new();
    let mut at = 0;
    while at < placed.len() {
        let Placed { field, id, owner } = placed[at];
        let detail = super::field(id).detail;
        match field.kind {
            Kind::Object(readable) if seen.insert(detail) => {
                let packed = object(detail);
                assert_eq!(
                    packed.fields().len(),
                    readable.fields.len(),
                    "{}",
                    readable.title
                );
                placed.extend(
                    readable
                        .fields
                        .iter()
                        .enumerate()
                        .map(|(place, field)| Placed {
                            field,
                            id: packed.id(place),
                            owner: Some(readable),
                        }),
                );
            }
            Kind::List(list) => placed.push(Placed {
                field: &list.element,
                id: detail,
                owner,
            }),
            _ => assert!(matches!(field.kind, Kind::Object(_) | Kind::Enum(_)) || detail == NONE),
        }
        at += 1;
    }
    placed
}

/// Compares the contents: the compiler may store a table twice, so addresses can differ.
fn assert_same(packed: &Field, readable: &Field) {
    assert_eq!(alloc::format!("{packed:?}"), alloc::format!("{readable:?}"));
}

fn section_of(section: Option<&str>) -> Option<SectionId> {
    section.map(section_id)
}

fn text_of(id: WordId) -> &'static str {
    let text = readable_word(id);
    assert!(word(id).is(text.as_bytes()), "{text} stands for itself");
    text
}

#[test]
fn every_field_has_a_number_of_its_own() {
    let placed = walk();
    let ids: BTreeSet<FieldId> = placed.iter().map(|one| one.id).collect();
    assert_eq!(ids.len(), placed.len());
    assert_eq!(ids.len(), COUNTS[0]);
    assert!(ids.iter().all(|id| usize::from(*id) < COUNTS[0]));
    for Placed { field, id, owner } in &placed {
        assert_same(readable_field(*id), field);
        let readable = readable_owner(*id);
        assert_eq!(
            readable.map(core::ptr::from_ref),
            owner.map(core::ptr::from_ref),
            "the owner of {}",
            field.name
        );
    }
}

#[test]
fn a_field_is_packed_as_it_reads() {
    for Placed { field, id, owner } in walk() {
        let packed = super::field(id);
        let name = field.name;
        match packed.word {
            NONE => assert_eq!(name, ""),
            word => assert_eq!(text_of(word), name),
        }
        assert_eq!(packed.holds, kind_of(field), "{name}");
        assert_eq!(packed.kind_basis, field.kind_basis, "{name}");
        assert_eq!(
            packed.presence,
            field.presence.map(|one| one.basis),
            "{name}"
        );
        let not_empty = match field.kind {
            Kind::List(list) => list.not_empty.map(|one| one.basis),
            _ => None,
        };
        assert_eq!(packed.not_empty, not_empty, "{name}");
        let section = field.section.or(owner.and_then(|owner| owner.section));
        assert_eq!(packed.section, section_of(section), "{name}");
        let is_vital = field.presence.is_some_and(|one| one.basis == Basis::Stated);
        assert_eq!(packed.is_vital(), is_vital, "{name}");
        assert_leftover(packed.leftover, field);
        let is_newer = |removal: Removal| field.since > removal.version;
        assert_eq!(
            packed.was_never,
            field.removal.is_some_and(is_newer),
            "{name}"
        );
        if let Kind::Enum(values) = field.kind {
            for version in Version::ALL {
                let words = enum_values(packed.detail, version).iter();
                let texts: Vec<&str> = words.map(|&id| text_of(id)).collect();
                let known = EnumValue::known(values, version).iter();
                let expected: Vec<&str> = known.map(|value| value.value).collect();
                assert_eq!(texts, expected, "{name}");
            }
        }
    }
}

fn kind_of(field: &Field) -> Holds {
    match field.kind {
        Kind::Any => Holds::Any,
        Kind::Enum(_) => Holds::Enum,
        Kind::Object(_) => Holds::Object,
        Kind::List(_) => Holds::List,
        Kind::Collection => Holds::Collection,
        Kind::Text(form) => match form {
            Form::Free => Holds::Text,
            Form::Email => Holds::Email,
            Form::Timestamp => Holds::Timestamp,
            Form::Decimal => Holds::Decimal,
            Form::Count => Holds::Count,
        },
    }
}

fn assert_leftover(packed: PackedLeftover, field: &Field) {
    let name = field.name;
    match (packed, field.removal.map(|removal| removal.leftover)) {
        (PackedLeftover::Unsettled, None | Some(Leftover::Unsettled)) => {}
        (PackedLeftover::TakeOut, Some(Leftover::TakeOut)) => {}
        (PackedLeftover::Header(word), Some(Leftover::Header(header))) => {
            assert_eq!(text_of(word), header, "{name}");
        }
        (PackedLeftover::IntoEach(word), Some(Leftover::IntoEach(list))) => {
            assert_eq!(text_of(word), list, "{name}");
        }
        (packed, readable) => panic!("{name}: {packed:?} is not {readable:?}"),
    }
}

/// The set of the fields for which `holds` is true.
fn places(object: &Object, holds: impl Fn(&Field) -> bool) -> Fields {
    let fields = object.fields.iter().enumerate();
    fields.fold(0, |set, (place, field)| {
        set | Fields::from(holds(field)) << place
    })
}

/// Each object that a field holds, with its number.
fn objects() -> Vec<(ObjectId, &'static Object)> {
    let mut objects: Vec<(ObjectId, &'static Object)> = Vec::new();
    for Placed { field, id, .. } in walk() {
        let Kind::Object(readable) = field.kind else {
            continue;
        };
        let number = super::field(id).detail;
        match objects.iter().find(|(other, _)| *other == number) {
            // Two objects that differ only by address would share a number.
            Some((_, known)) => assert!(core::ptr::eq(*known, readable), "{}", readable.title),
            None => objects.push((number, readable)),
        }
    }
    objects
}

#[test]
fn each_object_has_one_number_and_each_number_one_object() {
    let objects = objects();
    assert_eq!(objects.len(), COUNTS[1]);
    for (number, readable) in &objects {
        assert!(
            core::ptr::eq(readable_object(*number), *readable),
            "{}",
            readable.title
        );
        let twins = objects
            .iter()
            .filter(|(_, other)| core::ptr::eq(*other, *readable));
        assert_eq!(twins.count(), 1, "{}", readable.title);
    }
}

#[test]
fn an_object_is_packed_as_it_reads() {
    for (number, readable) in objects() {
        let (packed, title) = (object(number), readable.title);
        assert_eq!(packed.section, section_of(readable.section), "{title}");
        assert_eq!(
            packed.is_discriminated,
            readable.discriminator.is_some(),
            "{title}"
        );
        assert_eq!(
            packed.is_open,
            readable.extra_fields == ExtraFields::Expected,
            "{title}"
        );
        for (place, field) in readable.fields.iter().enumerate() {
            assert_eq!(
                packed.find_name(field.name.as_bytes()),
                Some(place),
                "{title}"
            );
        }
        assert_eq!(packed.find_name(b"no such name"), None);
        let is_required = |field: &Field| field.presence.is_some_and(|one| one.with.is_empty());
        assert_eq!(packed.required, places(readable, is_required), "{title}");
        let is_vital = |field: &Field| {
            is_required(field) && field.presence.is_some_and(|one| one.basis == Basis::Stated)
        };
        assert_eq!(packed.vital, places(readable, is_vital), "{title}");
        assert_exclusion(packed, readable);
    }
}

fn assert_exclusion(packed: &PackedObject, readable: &Object) {
    let excluding: Vec<(&str, &str, Basis)> = readable
        .fields
        .iter()
        .filter_map(|field| field.excludes.map(|one| (field.name, one.other, one.basis)))
        .collect();
    let named = packed.exclusion.map(|(one, other, basis)| {
        let name = |place: u8| readable.fields[usize::from(place)].name;
        (name(one), name(other), basis)
    });
    assert_eq!(Vec::from_iter(named), excluding, "{}", readable.title);
}

#[test]
fn a_field_stands_in_each_version_where_the_tables_say() {
    for (number, readable) in objects() {
        let (packed, title) = (object(number), readable.title);
        for version in Version::ALL {
            let is = |standing: fn(&Standing) -> bool| {
                places(readable, |field| standing(&field.standing(version)))
            };
            let v = version as usize;
            assert_eq!(
                packed.current[v],
                is(|at| matches!(at, Standing::Current)),
                "{title}"
            );
            assert_eq!(
                packed.later[v],
                is(|at| matches!(at, Standing::NotYet)),
                "{title}"
            );
            assert_eq!(
                packed.removed[v],
                is(|at| matches!(at, Standing::Removed(_))),
                "{title}"
            );
            let deprecated = is(|at| matches!(at, Standing::Deprecated));
            let rest = !(packed.current[v] | packed.later[v] | packed.removed[v]);
            assert_eq!(rest & places(readable, |_| true), deprecated, "{title}");
        }
    }
}

#[test]
fn what_a_discriminator_decides_is_what_the_tables_say() {
    let mut decided = 0;
    for (number, readable) in objects() {
        let (packed, title) = (object(number), readable.title);
        let Some(discriminator) = readable.discriminator else {
            assert_eq!(packed.dependent, 0, "{title}");
            assert_eq!(packed.alone, 0, "{title}");
            continue;
        };
        assert_eq!(discriminator, 0, "{title}: the first field");
        let Kind::Enum(values) = readable.fields[0].kind else {
            panic!("{title}: an enumeration decides");
        };
        let mut dependent = 0;
        for (n, value) in values.iter().enumerate() {
            let has = |list: &[EnumValue]| list.iter().any(|one| one.value == value.value);
            let is_alone = has(readable.nothing_else_with);
            let is_required = |field: &Field| {
                let presence = field.presence.as_ref();
                presence.is_some_and(|one| one.with.is_empty() || has(one.with))
            };
            let is_misplaced = |field: &Field| {
                let is_irrelevant = !field.relevant_with.is_empty() && !has(field.relevant_with);
                is_irrelevant || (is_alone && !is_required(field))
            };
            let is_required_here =
                |field: &Field| field.presence.as_ref().is_some_and(|one| has(one.with));
            assert_eq!(packed.is_alone(n), is_alone, "{title}, {}", value.value);
            assert_eq!(
                packed.required(Some(n)),
                places(readable, is_required),
                "{title}, {}",
                value.value
            );
            assert_eq!(
                packed.misplaced(n),
                places(readable, is_misplaced),
                "{title}, {}",
                value.value
            );
            dependent |= packed.misplaced(n) | places(readable, is_required_here);
        }
        assert_eq!(packed.dependent, dependent, "{title}");
        assert_eq!(packed.required(None), packed.required, "{title}");
        decided += 1;
    }
    assert!(decided > 3, "{decided} objects are decided by a member");
}

#[test]
fn a_shape_is_packed_as_it_reads() {
    for shape in Shape::ALL {
        let (packed, contract) = (super::shape(shape as usize), shape.contract());
        assert_same(readable_field(packed.root), &contract.root);
        assert_eq!(packed.section, section_id(contract.section));
        assert_eq!(packed.is_received, contract.is_received());
        assert_eq!(packed.layout, contract.layout);
    }
    assert_same(readable_field(NO_QUERY_SHAPE as FieldId), &NO_QUERY.root);
    assert_same(readable_field(ENVELOPE_ID), &ENVELOPE);
}

#[test]
fn a_word_is_found_where_it_stands_and_nowhere_else() {
    for id in 0..COUNTS[2] as WordId {
        let text = readable_word(id);
        assert_eq!(word(id).len(), text.len());
        let mut buffer = Vec::new();
        let quoted = alloc::format!("\"{text}\"");
        let padded = Padded::copy(quoted.as_bytes(), &mut buffer);
        assert_eq!(word_at(padded, 1), Some(id), "{text}");
        for changed in [
            alloc::format!("\"{text}_\""),
            alloc::format!("\"{}\"", &text[1..]),
            alloc::format!("\"{}\"", &text[..text.len() - 1]),
            alloc::format!("\"{}?\"", &text[..text.len() - 1]),
            alloc::format!("\"{text}"),
        ] {
            let mut buffer = Vec::new();
            let padded = Padded::copy(changed.as_bytes(), &mut buffer);
            let found = word_at(padded, 1).map(readable_word);
            assert_ne!(found, Some(text), "{changed}");
        }
    }
}

#[test]
#[cfg(debug_assertions)]
fn a_number_that_nothing_has_is_found_in_debug_builds() {
    let lookups: [fn(); 6] = [
        || _ = super::shape(NO_QUERY_SHAPE + 1),
        || _ = field(COUNTS[0] as FieldId),
        || _ = object(COUNTS[1] as ObjectId),
        || _ = word(COUNTS[2] as WordId),
        || _ = enum_values(NONE, Version::default()),
        || _ = object(0).id(object(0).fields().len()),
    ];
    for lookup in lookups {
        assert!(std::panic::catch_unwind(lookup).is_err());
    }
}
