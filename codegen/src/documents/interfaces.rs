//! Collects the types of the documents from the contract, for TypeScript and for Rust.
//!
//! A type requires what the validator reports as an error by default, and nothing else.

#[cfg(test)]
mod tests;

use super::names::{nested, of_all_variants, pascal, variant};
use crate::docs::doc;
use crate::removed;
use crate::rules::ErrorRules;
use order_contract::internals::{Contract, EnumValue, Field, Form, Kind, Layout, Object, Standing, contract};
use order_contract::{Code, Shape, Version};

/// The interfaces collected so far. Types refer to them by index.
#[derive(Default)]
pub struct Interfaces(Vec<Interface>);

/// An interface, and its properties in each version that has the object.
pub struct Interface {
    pub name: String,
    pub doc: String,
    pub versions: [Option<Vec<Property>>; Version::ALL.len()],
}

impl Interface {
    /// Its properties in the first version that has it.
    pub fn first(&self) -> &[Property] {
        self.versions.iter().flatten().next().map_or(&[], Vec::as_slice)
    }
}

#[derive(Clone, PartialEq)]
pub struct Property {
    pub name: &'static str,
    pub optional: bool,
    pub value: Type,
    pub doc: String,
}

#[derive(Clone, PartialEq)]
pub enum Type {
    /// Not shown.
    Unknown,
    /// An array or an object. Its contents are not shown.
    Collection,
    Text(Form),
    Enumeration(Enumeration),
    /// The value of a discriminator.
    Literal(&'static str),
    /// A field that a valid document does not have.
    Never,
    /// The interface of that index.
    Interface(usize),
    Union(Union),
    /// A type that a valid document may break: it is implied, or depends on a discriminator that may be missing.
    Unenforced(Box<Type>),
    Nullable(Box<Type>),
    List(Box<Type>),
    /// A parameter's value, or a list of them.
    Repeatable(Box<Type>),
    /// A list whose envelope is not shown.
    Page(Box<Type>),
}

/// One string out of a list.
#[derive(Clone, PartialEq)]
pub struct Enumeration {
    /// The names of the interface and of the field, under which users declare further values.
    pub key: String,
    /// The title of the object that has the field, and the field's name.
    pub owner: &'static str,
    pub field: &'static str,
    /// The documentation of the field.
    pub doc: &'static str,
    /// The values and their labels.
    pub values: Vec<(&'static str, &'static str)>,
    /// Whether a valid document has none but these.
    pub is_closed: bool,
}

/// An object whose interface depends on the value of a discriminator.
#[derive(Clone, PartialEq)]
pub struct Union {
    pub name: String,
    pub doc: &'static str,
    pub discriminator: &'static str,
    /// The values of the discriminator, and the interface of each.
    pub variants: Vec<(&'static str, Type)>,
}

/// An object, the name of its interface, and the rules for it.
#[derive(Clone, Copy)]
struct Scope<'n> {
    object: &'static Object,
    name: &'n str,
    rules: ErrorRules,
}

impl Type {
    /// Whether the interface does not show its form.
    pub fn is_open(&self) -> bool {
        match self {
            Type::Unknown | Type::Collection | Type::Unenforced(_) => true,
            Type::Nullable(value) => value.is_open(),
            _ => false,
        }
    }
}

impl Interfaces {
    /// Returns the type of a contract's documents in a version.
    pub fn document(&mut self, contract: &'static Contract, version: Version) -> Type {
        let rules = ErrorRules::of(contract, version);
        let object = self.object(Scope {
            object: contract.object(),
            name: &pascal(document_name(contract)),
            rules,
        });
        match contract.layout {
            Layout::Entries => Type::Page(Box::new(object)),
            Layout::Document | Layout::Query => object,
        }
    }

    /// Every interface, in the order in which they were first needed.
    pub fn all(&self) -> impl Iterator<Item = &Interface> {
        self.0.iter()
    }

    pub fn get(&self, id: usize) -> &Interface {
        &self.0[id]
    }

    /// Whether an interface differs between the versions that have it.
    pub fn differs(&self, interface: &Interface) -> bool {
        let first = interface.first();
        let mut versions = interface.versions.iter().flatten();
        versions.any(|properties| properties != first) || first.iter().any(|property| self.has_dated(&property.value))
    }

    /// Whether a property is the same in all versions of an interface.
    pub fn is_common(&self, interface: &Interface, property: &Property) -> bool {
        let mut versions = interface.versions.iter().flatten();
        versions.all(|properties| properties.contains(property)) && !self.has_dated(&property.value)
    }

    fn has_dated(&self, value: &Type) -> bool {
        match value {
            Type::Interface(id) => self.differs(self.get(*id)),
            Type::Union(union) => union.variants.iter().any(|(_, one)| self.has_dated(one)),
            Type::Nullable(one) | Type::List(one) | Type::Repeatable(one) | Type::Page(one) => self.has_dated(one),
            _ => false,
        }
    }

    /// Returns an object's interface, or a union with one for each value of a required discriminator.
    fn object(&mut self, scope: Scope) -> Type {
        let Scope { object, name, rules } = scope;
        match object.decider() {
            Some(decider) if rules.enforces(decider, Code::Required) && rules.enforces(decider, Code::Enum) => {
                let values = decider.kind.values(rules.version).iter();
                let variants = values.map(|value| (value.value, self.variant(scope, decider, value)));
                Type::Union(Union {
                    name: name.to_owned(),
                    doc: object.title,
                    discriminator: decider.name,
                    variants: variants.collect(),
                })
            }
            _ => {
                let properties = self.properties(scope, object.fields, None);
                self.interface(scope, object.title.to_owned(), properties)
            }
        }
    }

    /// Returns the interface of an object with a value of its discriminator.
    fn variant(&mut self, scope: Scope, decider: &Field, value: &'static EnumValue) -> Type {
        let name = &variant(scope.name, value);
        let scope = Scope { name, ..scope };
        let fields = scope.object.fields.iter();
        let allowed = fields.filter(|field| scope.rules.forbids(field) || scope.object.allows(Some(value), field));
        let mut properties = self.properties(scope, allowed, Some(value));
        for property in &mut properties {
            if property.name == decider.name {
                property.value = Type::Literal(value.value);
            }
        }
        let doc = format!("{}: {}", scope.object.title, value.label);
        self.interface(scope, doc, properties)
    }

    /// Returns the properties of fields. Without a value of the discriminator, which may then be missing, the types of those that
    /// depend on it are not enforced.
    fn properties(
        &mut self,
        scope: Scope,
        fields: impl IntoIterator<Item = &'static Field>,
        beside: Option<&EnumValue>,
    ) -> Vec<Property> {
        let rules = scope.rules;
        let mut properties = Vec::new();
        for field in fields {
            if rules.forbids(field) {
                properties.push(property(scope.object, field, rules, true, Type::Never));
            } else if field.is_available(rules.version) {
                let depends = beside.is_none() && rules.depends(field, scope.object);
                let is_required = field.is_required_with(beside) && rules.enforces(field, Code::Required);
                let value = match depends {
                    true => unenforced(field, rules.version),
                    false => self.value(scope, field),
                };
                properties.push(property(scope.object, field, rules, depends || !is_required, value));
            }
        }
        properties
    }

    fn value(&mut self, scope: Scope, field: &'static Field) -> Type {
        let rules = scope.rules;
        if !rules.enforces(field, Code::Type) {
            return unenforced(field, rules.version);
        }
        let value = self.value_of_type(scope, field);
        if field.is_repeatable {
            return Type::Repeatable(Box::new(value));
        }
        match rules.admits_null(field) && value != Type::Unknown {
            true => Type::Nullable(Box::new(value)),
            false => value,
        }
    }

    fn value_of_type(&mut self, scope: Scope, field: &'static Field) -> Type {
        let Scope {
            object: owner,
            name,
            rules,
        } = scope;
        match field.kind_in(rules.version) {
            Kind::Any => Type::Unknown,
            Kind::Text(form) if rules.form_basis(field).is_some() => Type::Text(form),
            Kind::Text(_) => Type::Text(Form::Free),
            Kind::Collection => Type::Collection,
            Kind::Enum(_) => {
                let values = field.kind.values(rules.version).iter();
                Type::Enumeration(Enumeration {
                    key: format!("{}.{}", of_all_variants(name, owner), field.name),
                    owner: owner.title,
                    field: field.name,
                    doc: field.doc,
                    values: values.map(|one| (one.value, one.label)).collect(),
                    is_closed: rules.enforces(field, Code::Enum),
                })
            }
            Kind::Object(object) => {
                let name = &nested(name, owner, object.title);
                self.object(Scope { object, name, rules })
            }
            Kind::List(list) => Type::List(Box::new(self.value(scope, &list.element))),
        }
    }

    /// Sets the properties of an interface in a version.
    fn interface(&mut self, scope: Scope, doc: String, properties: Vec<Property>) -> Type {
        let known = self.0.iter().position(|interface| interface.name == scope.name);
        let id = known.unwrap_or(self.0.len());
        if known.is_none() {
            self.0.push(Interface {
                name: scope.name.to_owned(),
                doc,
                versions: Default::default(),
            });
        }
        self.0[id].versions[scope.rules.version as usize] = Some(properties);
        Type::Interface(id)
    }
}

/// Returns the name of a shape's document. An entry of a list has the name of the document that is read
/// alone.
fn document_name(of: &Contract) -> &'static str {
    if of.layout != Layout::Entries {
        return of.name;
    }
    let alone = Shape::ALL
        .into_iter()
        .map(contract)
        .find(|other| other.layout == Layout::Document && core::ptr::eq(other.object(), of.object()));
    alone.map_or(of.name, |other| other.name)
}

fn property(owner: &Object, field: &Field, rules: ErrorRules, optional: bool, value: Type) -> Property {
    let doc = doc(field, rules.version).unwrap_or_default();
    let doc = match field.standing(rules.version) {
        Standing::Removed(_) => removed(owner, field, rules.version).unwrap_or_default(),
        Standing::Deprecated => doc + " @deprecated",
        Standing::Current | Standing::NotYet => doc,
    };
    Property {
        name: field.name,
        optional,
        value,
        doc,
    }
}

/// Returns the type of a field whose type a valid document may break.
fn unenforced(field: &Field, version: Version) -> Type {
    match field.kind_in(version) {
        Kind::Text(form) => Type::Unenforced(Box::new(Type::Text(form))),
        Kind::List(list) => match list.element.kind {
            Kind::Text(form) => {
                let elements = Type::List(Box::new(Type::Text(form)));
                Type::Unenforced(Box::new(elements))
            }
            _ => Type::Unknown,
        },
        _ => Type::Unknown,
    }
}
