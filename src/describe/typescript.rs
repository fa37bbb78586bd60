//! TypeScript types of the documents, in both versions.
//!
//! A type demands what the validator holds to be an error by default, and nothing else. Objects are
//! interfaces, so that users can add the fields that their service has. An interface that is the
//! same in all versions carries no date; else the dated ones extend it by what differs.

use super::lens::{Branch, Lens, discriminator};
use crate::contract::Layout;
use crate::contract::model::{EnumValue, Field, Kind, Object, Standing};
use crate::{Level, Shape, Version};
use std::fmt::Write as _;

/// The types of all documents, as a module.
pub fn documents() -> String {
    let mut types = Types::default();
    let roots: Vec<(Shape, Vec<Type>)> = Shape::ALL
        .into_iter()
        .map(|shape| {
            (
                shape,
                Version::ALL
                    .map(|version| types.root(shape, version))
                    .into(),
            )
        })
        .collect();
    let mut out = String::from(
        "// The types of the documents, in both versions.\n\
         // Written by src/bin/generate.rs: change the contract, then npm run build.\n\n",
    );
    for interface in &types.interfaces {
        types.write(interface, &mut out);
    }
    types.write_map(&roots, &mut out);
    out
}

/// The interfaces so far. Types refer to them by place.
#[derive(Default)]
struct Types {
    interfaces: Vec<Interface>,
}

/// An interface, and what it holds in each version.
struct Interface {
    name: String,
    doc: String,
    bodies: [Vec<Property>; Version::ALL.len()],
}

#[derive(Clone, PartialEq)]
struct Property {
    name: &'static str,
    optional: bool,
    value: Type,
    doc: String,
    deprecated: bool,
}

#[derive(Clone, PartialEq)]
enum Type {
    Words(String),
    /// The interface of that place.
    Interface(usize),
    Union(Vec<Type>),
    List(Box<Type>),
    /// A list whose envelope is not shown.
    Page(Box<Type>),
}

impl Types {
    fn root(&mut self, shape: Shape, version: Version) -> Type {
        let contract = shape.contract();
        let lens = Lens::of(contract, version, Level::Implied);
        let name = match contract.layout {
            // An entry of a list is the document that is read alone.
            Layout::Entries => Shape::ALL
                .into_iter()
                .find(|other| {
                    let other = other.contract();
                    other.layout == Layout::Document
                        && core::ptr::eq(other.object(), contract.object())
                })
                .map_or(contract.name, Shape::name),
            _ => contract.name,
        };
        let object = self.object(lens, contract.object(), &pascal(name));
        match contract.layout {
            Layout::Entries => Type::Page(Box::new(object)),
            _ => object,
        }
    }

    /// An object's interface, or one for each value of a discriminator that must be known.
    fn object(&mut self, lens: Lens, object: &'static Object, name: &str) -> Type {
        if !lens.demands_decision(object) {
            let dependent = lens.dependent(object);
            let properties = self.properties(lens, object, name, &lens.independent(object), &[]);
            let open = dependent.iter().filter(|field| lens.is_in_force(field));
            let open =
                open.map(|field| property(field, lens, true, Type::Words("unknown".to_owned())));
            let all = properties.into_iter().chain(open).collect();
            return self.interface(name, object.title.to_owned(), lens.version, all);
        }
        let branches = lens.branches(object);
        Type::Union(
            branches
                .iter()
                .map(|branch| self.variant(lens, object, name, branch))
                .collect(),
        )
    }

    fn variant(
        &mut self,
        lens: Lens,
        object: &'static Object,
        name: &str,
        branch: &Branch,
    ) -> Type {
        let Some((decider, _)) = discriminator(object) else {
            return Type::Words("unknown".to_owned());
        };
        let name = variant_name(name, branch.member);
        let fields: Vec<&'static Field> = object
            .fields
            .iter()
            .filter(|field| {
                let same = |one: &&'static Field| core::ptr::eq(*one, *field);
                branch.fields.iter().any(same) || lens.independent(object).iter().any(same)
            })
            .collect();
        let mut properties = self.properties(lens, object, &name, &fields, &branch.required);
        for property in &mut properties {
            if property.name == decider.name {
                property.value = Type::Words(quoted(branch.member));
            }
        }
        let title = format!("{}: {}", object.title, branch.member.label);
        self.interface(&name, title, lens.version, properties)
    }

    fn properties(
        &mut self,
        lens: Lens,
        object: &'static Object,
        name: &str,
        fields: &[&'static Field],
        required: &[&'static Field],
    ) -> Vec<Property> {
        let mut properties = Vec::new();
        for field in fields {
            if lens.forbids(field) {
                properties.push(property(field, lens, true, Type::Words("never".to_owned())));
            } else if lens.is_in_force(field) {
                let always = field
                    .presence
                    .is_some_and(|presence| presence.with.is_empty());
                let here = required.iter().any(|one| core::ptr::eq(*one, *field));
                let optional = !((always || here) && lens.demands(field));
                let value = self.value(lens, field, name, object);
                properties.push(property(field, lens, optional, value));
            }
        }
        properties
    }

    fn value(&mut self, lens: Lens, field: &'static Field, name: &str, owner: &Object) -> Type {
        if !lens.demands_type(field) {
            return Type::Words("unknown".to_owned());
        }
        match field.kind {
            Kind::Any => Type::Words("unknown".to_owned()),
            Kind::Text(_) => Type::Words("string".to_owned()),
            Kind::Collection => Type::Words("unknown[] | { [name: string]: unknown }".to_owned()),
            Kind::Enum(members) => {
                let known: Vec<String> = members.iter().map(quoted).collect();
                let open = match lens.demands_member(field) {
                    true => "",
                    // Completed by editors, and open all the same.
                    false => " | (string & {})",
                };
                Type::Words(format!("{}{open}", known.join(" | ")))
            }
            Kind::Object(object) => {
                let name = nested(name, owner, object.title);
                self.object(lens, object, &name)
            }
            Kind::List(list) => Type::List(Box::new(self.value(lens, &list.element, name, owner))),
        }
    }

    fn interface(
        &mut self,
        name: &str,
        doc: String,
        version: Version,
        body: Vec<Property>,
    ) -> Type {
        let known = self
            .interfaces
            .iter()
            .position(|interface| interface.name == name);
        let at = known.unwrap_or_else(|| {
            self.interfaces.push(Interface {
                name: name.to_owned(),
                doc,
                bodies: [const { Vec::new() }; Version::ALL.len()],
            });
            self.interfaces.len() - 1
        });
        self.interfaces[at].bodies[version as usize] = body;
        Type::Interface(at)
    }

    /// Whether a type is another one in another version.
    fn is_dated(&self, value: &Type) -> bool {
        match value {
            Type::Words(_) => false,
            Type::Interface(at) => self.is_dated_interface(&self.interfaces[*at]),
            Type::Union(types) => types.iter().any(|one| self.is_dated(one)),
            Type::List(element) | Type::Page(element) => self.is_dated(element),
        }
    }

    fn is_dated_interface(&self, interface: &Interface) -> bool {
        let first = &interface.bodies[0];
        interface.bodies.iter().any(|body| body != first)
            || first.iter().any(|property| self.is_dated(&property.value))
    }

    fn write(&self, interface: &Interface, out: &mut String) {
        let Interface { name, doc, bodies } = interface;
        if !self.is_dated_interface(interface) {
            return self.write_interface(
                name,
                doc,
                &bodies[0].iter().collect::<Vec<_>>(),
                None,
                out,
            );
        }
        let shared = |property: &&Property| {
            !self.is_dated(&property.value) && bodies.iter().all(|body| body.contains(property))
        };
        let common: Vec<&Property> = bodies[0].iter().filter(shared).collect();
        let shared_doc = format!("{doc}: what all versions have");
        self.write_interface(name, &shared_doc, &common, None, out);
        for (version, body) in Version::ALL.into_iter().zip(bodies) {
            let own: Vec<&Property> = body.iter().filter(|property| !shared(property)).collect();
            let head = format!("{} extends {name}", dated(name, version));
            self.write_interface(
                &head,
                &format!("{doc}, {version}"),
                &own,
                Some(version),
                out,
            );
        }
    }

    // Writing to a string does not fail.
    fn write_interface(
        &self,
        head: &str,
        doc: &str,
        properties: &[&Property],
        version: Option<Version>,
        out: &mut String,
    ) {
        let _ = writeln!(out, "/** {doc}. */\nexport interface {head} {{");
        for property in properties {
            self.write_property(property, version, out);
        }
        out.push_str("}\n\n");
    }

    fn write_property(&self, property: &Property, version: Option<Version>, out: &mut String) {
        let mut doc = property.doc.clone();
        if property.deprecated {
            doc.push_str(" @deprecated");
        }
        if !doc.is_empty() {
            let _ = writeln!(out, "  /** {} */", doc.trim());
        }
        let mark = if property.optional { "?" } else { "" };
        let value = self.words(&property.value, version);
        let _ = writeln!(out, "  {}{mark}: {value}", property.name);
    }

    /// A type in words; in a dated interface, of that version.
    fn words(&self, value: &Type, version: Option<Version>) -> String {
        match value {
            Type::Words(words) => words.clone(),
            Type::Interface(at) => {
                let interface = &self.interfaces[*at];
                match version {
                    Some(version) if self.is_dated_interface(interface) => {
                        dated(&interface.name, version)
                    }
                    _ => interface.name.clone(),
                }
            }
            Type::Union(types) => {
                let words: Vec<String> = types.iter().map(|one| self.words(one, version)).collect();
                words.join(" | ")
            }
            Type::List(element) => match &**element {
                Type::Interface(_) => format!("{}[]", self.words(element, version)),
                Type::Words(words) if !words.contains(' ') => format!("{words}[]"),
                element => format!("({})[]", self.words(element, version)),
            },
            Type::Page(entry) => format!("Page<{}>", self.words(entry, version)),
        }
    }

    fn write_map(&self, roots: &[(Shape, Vec<Type>)], out: &mut String) {
        out.push_str(
            "/** A page of a list. How it lays out its entries is not shown. */\n\
             export type Page<Entry> = Entry[] | { [name: string]: unknown }\n\n\
             /** The document of each shape, by version. */\nexport interface Documents {\n",
        );
        for (n, version) in Version::ALL.into_iter().enumerate() {
            let _ = writeln!(out, "  '{version}': {{");
            for (shape, types) in roots {
                let words = self.words(&types[n], Some(version));
                let _ = writeln!(out, "    '{}': {words}", shape.name());
            }
            out.push_str("  }\n");
        }
        out.push_str("}\n");
    }
}

fn property(field: &'static Field, lens: Lens, optional: bool, value: Type) -> Property {
    let doc = match field.standing(lens.version) {
        Standing::Removed(removal) => {
            format!("Removed in {}. {}", removal.version, removal.instead)
        }
        _ => field.doc.to_owned(),
    };
    Property {
        name: field.name,
        optional,
        value,
        doc,
        deprecated: matches!(field.standing(lens.version), Standing::Deprecated),
    }
}

/// The name of an interface within another: the variant of the outer one does not matter to it.
fn nested(outer: &str, owner: &Object, title: &str) -> String {
    let members = match owner.discriminator.map(|at| owner.fields[at].kind) {
        Some(Kind::Enum(members)) => members,
        _ => &[],
    };
    let suffix = members
        .iter()
        .map(|member| pascal(member.value))
        .find(|suffix| outer.ends_with(suffix.as_str()));
    let outer = suffix.map_or(outer, |suffix| &outer[..outer.len() - suffix.len()]);
    format!("{outer}{}", pascal(title))
}

fn variant_name(name: &str, member: &EnumValue) -> String {
    format!("{name}{}", pascal(member.value))
}

fn dated(name: &str, version: Version) -> String {
    format!("{name}_{}", version.date().replace('-', "_"))
}

fn quoted(member: &EnumValue) -> String {
    format!("'{}'", member.value)
}

/// `order-request`, `Order request` and `ORDER_REQUEST` as `OrderRequest`.
fn pascal(words: &str) -> String {
    words
        .split(['-', '_', ' '])
        .flat_map(|word| {
            let mut letters = word.chars();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            first
                .into_iter()
                .chain(letters.map(|letter| letter.to_ascii_lowercase()))
        })
        .collect()
}
