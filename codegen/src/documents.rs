//! Writes the module `documents.ts`: TypeScript types of the documents in each version.
//!
//! Objects are interfaces, so that users can add fields to them. An interface that differs between versions
//! has a dated form for each version that has the object, and an undated one for the default version. All extend an
//! interface of the common fields.
//!
//! A field whose form is not shown is inherited (`extends Open<…>`), because declaration merging can give
//! only an inherited field a narrower type. Values and variants that a service has besides are members of `Accepted`.

pub mod interfaces;
pub mod rust;

use crate::text::{WRITTEN, each, joined, non_empty, pascal};
use interfaces::{Interface, Interfaces, Property, Type, Wrap};
use order_contract::internals::contract;
use order_contract::{Shape, Version};

pub fn module() -> String {
    let mut interfaces = Interfaces::default();
    let types = Shape::ALL.map(|shape| {
        let types = Version::ALL.map(|version| interfaces.document(contract(shape), version));
        (shape, types)
    });
    let declared = interfaces.declared();
    let sources = joined(declared.iter().map(|(_, source)| source), "");
    let aliases = each(&types, |(shape, types)| interfaces.aliases(*shape, types, &declared));
    let versions = each(Version::ALL, |version| {
        let documents = each(&types, |(shape, types)| {
            let value = interfaces.source(&types[version as usize], Some(version));
            format!("    '{shape}': {value}\n")
        });
        format!("  '{version}': {{\n{documents}  }}\n")
    });
    format!(
        "// The types of the documents, in every version.
{WRITTEN}

/** Fields whose form is not shown. An interface inherits them, so that yours can say more of them. */
export type Open<Fields> = {{ [Name in keyof Fields]: Fields[Name] }}

/**
 * What your service accepts beside the documented values, for the types: declare a member for each type of an object, and
 * for each field, that the option `accept` extends.
 */
export interface Accepted {{}}

/** What `Accepted` has under a name. */
export type AcceptedAs<Name extends string> = Accepted extends {{ [N in Name]: infer Type }} ? Type : never

{sources}/** A page of a list. How it lays out its entries is not shown. */
export type Page<Entry> = Entry[] | {{ [name: string]: unknown }}

{aliases}/** The document of each shape, by version. */
export interface Documents {{
{versions}}}
"
    )
}

/// An interface that is written: its name and its source.
type Declared = (String, String);

/// The name of an interface in one version.
fn dated(name: &str, version: Version) -> String {
    format!("{name}_{}", version.date().replace('-', "_"))
}

impl Interfaces {
    /// Writes all interfaces.
    pub fn declared(&self) -> Vec<Declared> {
        self.0.iter().flat_map(|one| self.interface(one)).collect()
    }

    /// Writes an interface. One that differs between versions becomes a common one, a dated one for each
    /// version that has the object, and an undated one for the default version if that has it.
    fn interface(&self, interface: &Interface) -> Vec<Declared> {
        let Interface { name, doc, versions } = interface;
        let first = versions.iter().flatten().next().into_iter().flatten();
        if !self.differs(interface) {
            return vec![self.body(name, doc, "", first.collect(), None)];
        }
        let base = format!("{name}Base");
        let is_common = |property: &&Property| self.is_common(interface, property);
        let common = first.filter(is_common).collect();
        let mut declared = vec![self.body(&base, &format!("{doc}: what all versions have"), "", common, None)];
        for (version, properties) in Version::ALL.into_iter().zip(versions) {
            let Some(properties) = properties else { continue };
            let own = properties.iter().filter(|property| !is_common(property));
            let dated = dated(name, version);
            let doc = format!("{doc}, {version}");
            declared.push(self.body(&dated, &doc, &base, own.collect(), Some(version)));
            if version == Version::default() {
                declared.push(self.body(name, &format!("{doc}, the default"), &dated, vec![], None));
            }
        }
        declared
    }

    /// Writes one interface, which may extend another one.
    fn body(&self, name: &str, doc: &str, over: &str, all: Vec<&Property>, version: Option<Version>) -> Declared {
        let (open, shown): (Vec<_>, Vec<_>) = all.into_iter().partition(|property| property.value.is_open());
        let [open, shown] = [open, shown].map(|some| each(some, |property| self.member(property, version)));
        let open = each(non_empty(&open), |open| format!("Open<{{\n{open}}}>"));
        let extended = joined([over, &open], ", ");
        let extends = each(non_empty(&extended), |extended| format!(" extends {extended}"));
        let source = format!("/** {doc}. */\nexport interface {name}{extends} {{\n{shown}}}\n\n");
        (name.to_owned(), source)
    }

    fn member(&self, property: &Property, version: Option<Version>) -> String {
        let Property { name, doc, .. } = property;
        let doc = each(non_empty(doc), |doc| format!("  /** {doc} */\n"));
        let mark = if property.optional { "?" } else { "" };
        format!("{doc}  {name}{mark}: {}\n", self.source(&property.value, version))
    }

    /// Returns a type as TypeScript. With a version, interfaces are named by their form in it.
    fn source(&self, value: &Type, version: Option<Version>) -> String {
        match value {
            Type::Unknown => "unknown".to_owned(),
            Type::Collection => "unknown[] | { [name: string]: unknown }".to_owned(),
            Type::Text(_) => "string".to_owned(),
            Type::Enumeration(enumeration) => {
                let values = joined(enumeration.values.iter().map(|(value, _)| format!("'{value}'")), " | ");
                // An open one admits other strings, but editors still complete the known ones.
                match enumeration.is_closed {
                    true => format!("{values} | AcceptedAs<'{}'>", enumeration.key),
                    false => format!("{values} | (string & {{}})"),
                }
            }
            Type::Literal(value) => format!("'{value}'"),
            Type::Never => "never".to_owned(),
            Type::Interface(id) => self.name(*id, version),
            Type::Union(union) => {
                let variants = union.variants.iter().map(|(_, id)| self.name(*id, version));
                format!("{} | AcceptedAs<'{}'>", joined(variants, " | "), union.name)
            }
            Type::Wrapped(wrap, value) => {
                let value = self.source(value, version);
                match wrap {
                    Wrap::Unenforced => "unknown".to_owned(),
                    Wrap::Nullable => format!("{value} | null"),
                    Wrap::List if value.contains(' ') => format!("({value})[]"),
                    Wrap::List => format!("{value}[]"),
                    Wrap::Repeatable => format!("{value} | {value}[]"),
                    Wrap::Page => format!("Page<{value}>"),
                }
            }
        }
    }

    /// The name of an interface, by its form in a version.
    fn name(&self, id: usize, version: Option<Version>) -> String {
        let interface = &self.0[id];
        match version.filter(|version| *version != Version::default()) {
            Some(version) if self.differs(interface) => dated(&interface.name, version),
            _ => interface.name.clone(),
        }
    }

    /// Writes the type names of a shape's documents, but for those that interfaces have.
    fn aliases(&self, shape: Shape, types: &[Type], declared: &[Declared]) -> String {
        let name = pascal(shape.name());
        let versions = Version::ALL.map(|version| (dated(&name, version), version));
        let names = [(name, Version::default())].into_iter().chain(versions);
        let others = names.filter(|(name, _)| !declared.iter().any(|(declared, _)| declared == name));
        each(others, |(name, version)| {
            let value = self.source(&types[version as usize], Some(version));
            format!("/** The document of the shape `{shape}`, {version}. */\nexport type {name} = {value}\n\n")
        })
    }
}
