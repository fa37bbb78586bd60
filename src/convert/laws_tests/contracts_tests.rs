//! Services that are made at random, each with a shape in three versions: any number of fields, names of any length,
//! enumerations that share their beginnings, objects five levels deep in any lists, and all that can be said of a version.

use super::Law;
use super::random::Random;
use crate::check::made_up_tests::{leak, service};
use crate::contract::model::{
    At, Basis, Direction, EnumValue, Field, Form, Kind, Layout, List, Object, Reform, Service, VersionId,
};
use crate::convert::made_up_tests::{HUNDREDTHS, WHOLE};

/// Makes a service whose objects have fewer fields than this.
pub(super) fn law(random: &mut Random, most: usize) -> Law {
    Law::new(made(random, most))
}

fn made(random: &mut Random, most: usize) -> &'static Service {
    let mut maker = Maker {
        random,
        most,
        objects: 0,
    };
    let layouts = [Layout::Document, Layout::Document, Layout::Entries, Layout::Query];
    let layout = *maker.random.of(&layouts);
    let direction = *maker.random.of(&[Direction::Sent, Direction::Received]);
    let object = match layout {
        Layout::Query => maker.object(0, true),
        _ => maker.object(4, false),
    };
    service(layout, direction, object)
}

/// The members of an object with a value whose place an option gives.
pub(super) const HOLDERS: [&str; 2] = ["link", "links"];

struct Maker<'r> {
    random: &'r mut Random,
    most: usize,
    objects: usize,
}

impl Maker<'_> {
    fn basis(&mut self) -> Basis {
        *self.random.of(&[Basis::Stated, Basis::Implied])
    }

    fn name(&mut self) -> &'static str {
        const WORDS: [&str; 5] = ["a", "state", "payload", "long_name_of_a_member", "kind_of_the_thing"];
        let (first, number) = (*self.random.of(&WORDS), self.random.below(1000));
        match self.random.below(3) {
            0 => format!("{first}{number}").leak(),
            1 => format!("{first}_{first}_{number}").leak(),
            _ => format!("{first}_{number}_that_is_longer_than_anything_that_was_packed").leak(),
        }
    }

    /// Values that share their beginnings, some of a later version.
    fn values(&mut self) -> Vec<EnumValue> {
        let count = 1 + self.random.below(12);
        let name = |n: usize| &*format!("{}VALUE_{n}", ["", "A_", "A_LONG_"][n % 3]).leak();
        (0..count).map(|n| EnumValue::new(name(n), "")).collect()
    }

    fn kind(&mut self, depth: usize, is_query: bool) -> Kind {
        let kinds = match (is_query, depth) {
            (true, _) => 6,
            (_, 0) => 9,
            _ => 11,
        };
        match self.random.below(kinds) {
            0 | 1 => Kind::Text(Form::Free),
            2 => Kind::Text(Form::Count),
            3 => Kind::Enum(self.values().leak()),
            4 | 5 => Kind::Text(*self.random.of(&Form::ALL)),
            6 => Kind::Any,
            7 | 8 => Kind::Collection,
            9 => Kind::Object(self.object(depth - 1, false)),
            _ => {
                let element = Field::new("", Kind::Object(self.object(depth - 1, false)));
                let list = match self.random.once_in(8) {
                    true => List::of(Field::new("", Kind::List(leak(List::of(element))))),
                    false => List::of(element),
                };
                let list = match self.random.once_in(4) {
                    true => list,
                    false => list.identified_by("key"),
                };
                Kind::List(leak(match self.random.once_in(2) {
                    true => list.not_empty(self.basis(), ""),
                    false => list,
                }))
            }
        }
    }

    fn object(&mut self, depth: usize, is_query: bool) -> &'static Object {
        let discriminator = (!is_query && self.random.once_in(2)).then(|| &*self.values().leak());
        let mut made = Vec::new();
        if let Some(values) = discriminator {
            let field = Field::new("type", Kind::Enum(values));
            made.push(self.required(field, 2, 3));
        }
        for _ in 0..self.random.below(self.most) {
            let name = self.name();
            if made.iter().any(|field| field.name == name) {
                continue;
            }
            let field = Field::new(name, self.kind(depth, is_query));
            let mut field = self.rules_of(field, discriminator);
            field.is_repeatable = is_query && matches!(field.kind, Kind::Text(_)) && self.random.once_in(3);
            match self.random.once_in(3) {
                true => self.change(field, &mut made, is_query),
                false if self.random.once_in(6) => made.push(field.deprecated(VersionId(1))),
                false => made.push(field),
            }
        }
        if !is_query && self.random.once_in(3) {
            let version = self.version();
            let [older, newer] = HOLDERS;
            made.push(Field::text(older).moved(version, newer, At::Option));
            made.push(Field::any(newer).since(version));
        }
        if is_query {
            self.exclude(&mut made);
        }
        self.objects += 1;
        let title = format!("Object {}", self.objects).leak();
        let object = Object::new(title, made.leak());
        let object = match discriminator {
            Some(_) if self.random.once_in(2) => object.discriminated_by_first(),
            Some(values) => object.nothing_else_with(&values[..self.random.below(values.len())]),
            None => object,
        };
        leak(match self.random.once_in(3) {
            true => object.extra_fields_expected(),
            false => object,
        })
    }

    /// Lets some parameters exclude another one.
    fn exclude(&mut self, made: &mut [Field]) {
        for pair in made.chunks_exact_mut(2) {
            let has_both = |version| pair.iter().all(|field| field.is_available(version));
            if [0, 1, 2].map(VersionId).into_iter().any(has_both) && self.random.once_in(2) {
                pair[0] = pair[0].excludes(pair[1].name, self.basis(), "");
            }
        }
    }

    /// An object that a version builds around a value, and a later one changes. None removes the value: one version after the
    /// other would leave the emptied object.
    fn built(&mut self, kind: Kind) -> &'static Object {
        self.objects += 1;
        let (inner, third) = (Field::new("in", kind), VersionId(2));
        let fields = match self.random.below(3) {
            0 => vec![inner],
            1 if !matches!(kind, Kind::Object(_) | Kind::List(_)) => vec![
                inner.moved(third, "inner", At::Pointer("/deep")),
                Field::any("inner").since(third),
            ],
            _ => vec![inner.renamed(third, "inner"), Field::new("inner", kind).since(third)],
        };
        leak(Object::new(format!("Built {}", self.objects).leak(), fields.leak()))
    }

    fn version(&mut self) -> VersionId {
        VersionId(1 + self.random.below(2) as u8)
    }

    /// Requires a field so often.
    fn required(&mut self, field: Field, often: usize, of: usize) -> Field {
        match self.random.below(of) < often {
            true => field.required(self.basis(), ""),
            false => field,
        }
    }

    /// When a field is required, and has a meaning.
    fn rules_of(&mut self, mut field: Field, discriminator: Option<&'static [EnumValue]>) -> Field {
        if self.random.once_in(3) {
            field = field.kind_implied();
        }
        let Some(values) = discriminator else {
            return self.required(field, 1, 3);
        };
        let some = &values[..1 + self.random.below(values.len())];
        if self.random.once_in(3) {
            field = field.relevant_with(some);
        }
        if self.random.once_in(3) {
            field = field.required_with(some, self.basis(), "");
        }
        field
    }

    /// Adds a field that a version changes, with what it becomes.
    fn change(&mut self, field: Field, made: &mut Vec<Field>, is_query: bool) {
        let version = self.version();
        let later = EnumValue::new("A_VALUE_OF_A_LATER_VERSION", "").since(version);
        match self.random.below(if is_query { 8 } else { 10 }) {
            0 if self.random.once_in(2) => made.push(field.since(VersionId(1)).removed(VersionId(2), "")),
            0 => made.push(field.since(version)),
            1 if matches!(field.kind, Kind::Enum(_)) => {
                let mut all = self.values();
                all.push(later);
                let kind = Kind::Enum(all.leak());
                made.push(Field { kind, ..field });
            }
            2 if field.presence.is_none() => {
                let field = field.required(self.basis(), "");
                made.push(field.required_since(version));
            }
            8 if matches!(field.kind, Kind::Text(_)) => {
                let mut all = self.values();
                all.push(later);
                let list = List::of(Field::new("", Kind::Enum(all.leak())));
                let kind = Kind::List(leak(list));
                made.push(Field { kind, ..field });
            }
            9 => {
                let name: &'static str = format!("new_{}", field.name).leak();
                let (kind, second) = (Kind::Object(self.built(field.kind)), VersionId(1));
                made.push(field.moved(second, name, At::Pointer("/in")));
                made.push(Field { name, kind, ..field }.since(second));
            }
            _ => self.live(field, made, is_query),
        }
    }

    /// Adds a field whose value each version can rename, move into another member, compute, give another form or remove.
    fn live(&mut self, mut field: Field, made: &mut Vec<Field>, is_query: bool) {
        let (name, mut reforms) = (field.name, Vec::new());
        if matches!(field.kind, Kind::Text(_)) && !is_query && self.random.once_in(2) {
            field.kind = Kind::Text(Form::Decimal);
        }
        let mut kind = field.kind;
        for version in [1, 2].map(VersionId) {
            let (form, formula) = match kind {
                Kind::Text(Form::Decimal) => (*self.random.of(&[Form::Count, Form::Free]), &HUNDREDTHS),
                _ => (Form::Decimal, &WHOLE),
            };
            let is_number = !is_query && matches!(kind, Kind::Text(Form::Decimal | Form::Count | Form::Free));
            let is_plain = !is_query && !matches!(kind, Kind::Object(_) | Kind::List(_));
            let into: &'static str = format!("{name}_in_{}", version.0).leak();
            let pointer = At::Pointer(self.random.of::<&str>(&["/a", "/a/b", "/~0", "/a~1b/c"]));
            let older = match self.random.below(9) {
                0 => {
                    made.push(field.reformed(reforms.leak()).removed(version, ""));
                    return;
                }
                1 => continue,
                2 | 3 if is_number => {
                    reforms.push(Reform::new(version, form, formula));
                    kind = Kind::Text(form);
                    continue;
                }
                4 if is_number => {
                    kind = Kind::Text(form);
                    field.computed(version, into, At::Whole, formula)
                }
                5 if is_number => {
                    kind = Kind::Any;
                    field.computed(version, into, pointer, formula)
                }
                6 if is_plain => {
                    kind = Kind::Any;
                    field.moved(version, into, pointer)
                }
                _ => field.renamed(version, into),
            };
            made.push(older.reformed(core::mem::take(&mut reforms).leak()));
            field = Field {
                name: into,
                kind,
                ..field
            }
            .since(version);
        }
        made.push(field.reformed(reforms.leak()));
    }
}
