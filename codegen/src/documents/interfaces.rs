//! Collects the types of the documents from the contract, for TypeScript and for Rust.
//!
//! A type requires what the validator reports as an error by default, and nothing else.

use crate::rules::ErrorRules;
use crate::text::{each, pascal};
use crate::{date, doc, instead};
use order_contract::internals::{Contract, EnumValue, Field, Form, Kind, Layout, Object, Standing, contract};
use order_contract::{Code, Shape, Version};

/// The interfaces collected so far, in the order in which they were first needed. Types refer to them by index.
#[derive(Default)]
pub struct Interfaces(pub Vec<Interface>);

/// An interface, and its properties in each version that has the object.
pub struct Interface {
    pub name: String,
    pub doc: String,
    pub versions: [Option<Vec<Property>>; Version::ALL.len()],
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
    Wrapped(Wrap, Box<Type>),
}

/// What is said of the type inside.
#[derive(Clone, Copy, PartialEq)]
pub enum Wrap {
    /// A valid document may break it: it is implied, or depends on a discriminator that may be missing.
    Unenforced,
    Nullable,
    List,
    /// A parameter's value, or a list of them.
    Repeatable,
    /// A list whose envelope is not shown.
    Page,
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
    pub variants: Vec<(&'static str, usize)>,
}

/// An object, the name of its interface without that of a variant, and the rules for it.
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
            Type::Unknown | Type::Collection | Type::Wrapped(Wrap::Unenforced, _) => true,
            Type::Wrapped(Wrap::Nullable, value) => value.is_open(),
            _ => false,
        }
    }

    fn wrapped(self, wrap: Wrap) -> Type {
        Type::Wrapped(wrap, Box::new(self))
    }
}

impl Interfaces {
    /// Returns the type of a contract's documents in a version.
    pub fn document(&mut self, contract: &'static Contract, version: Version) -> Type {
        let object = contract.object();
        let name = &pascal(document_name(contract));
        let rules = ErrorRules::of(contract, version);
        let document = self.object(Scope { object, name, rules });
        match contract.layout {
            Layout::Entries => document.wrapped(Wrap::Page),
            Layout::Document | Layout::Query => document,
        }
    }

    /// Whether an interface differs between the versions that have it.
    pub fn differs(&self, interface: &Interface) -> bool {
        let mut properties = interface.versions.iter().flatten().flatten();
        properties.any(|property| !self.is_common(interface, property))
    }

    /// Whether a property is the same in all versions of an interface.
    pub fn is_common(&self, interface: &Interface, property: &Property) -> bool {
        let mut versions = interface.versions.iter().flatten();
        versions.all(|properties| properties.contains(property)) && !self.has_dated(&property.value)
    }

    fn has_dated(&self, value: &Type) -> bool {
        match value {
            Type::Interface(id) => self.differs(&self.0[*id]),
            Type::Union(union) => union.variants.iter().any(|(_, id)| self.differs(&self.0[*id])),
            Type::Wrapped(_, one) => self.has_dated(one),
            _ => false,
        }
    }

    /// Returns an object's interface, or a union with one for each value of a required discriminator.
    fn object(&mut self, scope: Scope) -> Type {
        let Scope { object, name, rules } = scope;
        let is_sure = |decider: &&Field| rules.enforces(decider, Code::Required) && rules.enforces(decider, Code::Enum);
        let Some(decider) = object.decider().filter(is_sure) else {
            return Type::Interface(self.interface_of(scope, None));
        };
        let values = decider.kind.values(rules.version).iter();
        let variants = values.map(|value| (value.value, self.interface_of(scope, Some(value))));
        Type::Union(Union {
            variants: variants.collect(),
            name: name.to_owned(),
            doc: object.title,
            discriminator: decider.name,
        })
    }

    /// Sets the properties of an interface in a version: those of an object, or of its variant with a value of the discriminator.
    fn interface_of(&mut self, scope: Scope, variant: Option<&EnumValue>) -> usize {
        let Scope { object, name, rules } = scope;
        let fields = object.fields.iter();
        let properties = fields.filter_map(|field| self.property(scope, field, variant));
        let properties = Some(properties.collect());
        let name = name.to_owned() + &each(variant, |value| pascal(value.value));
        let known = self.0.iter().position(|interface| interface.name == name);
        let id = known.unwrap_or(self.0.len());
        if known.is_none() {
            let label = each(variant, |value| format!(": {}", value.label));
            let (doc, versions) = (object.title.to_owned() + &label, Default::default());
            self.0.push(Interface { name, doc, versions });
        }
        self.0[id].versions[rules.version as usize] = properties;
        id
    }

    /// Returns the property of a field, if the version has or forbids it. Without a value of the discriminator, which may then be
    /// missing, the type of one that depends on it is not enforced.
    fn property(&mut self, scope: Scope, field: &'static Field, variant: Option<&EnumValue>) -> Option<Property> {
        let Scope { object, rules, .. } = scope;
        let is_available = field.is_available(rules.version) && object.allows(variant, field);
        let depends = variant.is_none() && rules.depends(field, object);
        let value = match (object.decider(), variant) {
            _ if rules.forbids(field) => Type::Never,
            _ if !is_available => return None,
            _ if depends => unenforced(field, rules.version),
            (Some(decider), Some(value)) if std::ptr::eq(decider, field) => Type::Literal(value.value),
            _ => self.value(scope, field),
        };
        let is_required = field.is_required_with(variant) && rules.enforces(field, Code::Required);
        let doc = doc(field, rules.version);
        Some(Property {
            name: field.name,
            optional: value == Type::Never || depends || !is_required,
            value,
            doc: match field.standing(rules.version) {
                Standing::Removed(removal) => {
                    let instead = instead(object, field, rules.version);
                    format!("Removed in {}. {instead}", date(removal.version))
                }
                Standing::Deprecated => doc + " @deprecated",
                Standing::Current | Standing::NotYet => doc,
            },
        })
    }

    fn value(&mut self, scope: Scope, field: &'static Field) -> Type {
        let rules = scope.rules;
        if !rules.enforces(field, Code::Type) {
            return unenforced(field, rules.version);
        }
        match self.value_of_type(scope, field) {
            value if field.is_repeatable => value.wrapped(Wrap::Repeatable),
            value if rules.admits_null(field) && value != Type::Unknown => value.wrapped(Wrap::Nullable),
            value => value,
        }
    }

    fn value_of_type(&mut self, scope: Scope, field: &'static Field) -> Type {
        let rules = scope.rules;
        match field.kind_in(rules.version) {
            Kind::Any => Type::Unknown,
            Kind::Text(form) if rules.form_basis(field).is_some() => Type::Text(form),
            Kind::Text(_) => Type::Text(Form::Free),
            Kind::Collection => Type::Collection,
            Kind::Enum(_) => {
                let values = field.kind.values(rules.version).iter();
                Type::Enumeration(Enumeration {
                    key: format!("{}.{}", scope.name, field.name),
                    owner: scope.object.title,
                    field: field.name,
                    doc: field.doc,
                    values: values.map(|one| (one.value, one.label)).collect(),
                    is_closed: rules.enforces(field, Code::Enum),
                })
            }
            Kind::Object(object) => {
                let name = &format!("{}{}", scope.name, pascal(object.title));
                self.object(Scope { object, name, rules })
            }
            Kind::List(list) => self.value(scope, &list.element).wrapped(Wrap::List),
        }
    }
}

/// Returns the name of a shape's document. An entry of a list has the name of the document that is read
/// alone.
fn document_name(of: &Contract) -> &'static str {
    let is_alone = |other: &&Contract| {
        let is_entry = of.layout == Layout::Entries && other.layout == Layout::Document;
        is_entry && std::ptr::eq(other.object(), of.object())
    };
    let alone = Shape::ALL.map(contract).into_iter().find(is_alone);
    alone.map_or(of.name, |other| other.name)
}

/// Returns the type of a field whose type a valid document may break.
fn unenforced(field: &Field, version: Version) -> Type {
    let text_of = |kind| match kind {
        Kind::Text(form) => Some(Type::Text(form)),
        _ => None,
    };
    let text = match field.kind_in(version) {
        Kind::List(list) => text_of(list.element.kind).map(|text| text.wrapped(Wrap::List)),
        kind => text_of(kind),
    };
    text.map_or(Type::Unknown, |text| text.wrapped(Wrap::Unenforced))
}
