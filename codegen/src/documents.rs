//! Writes the module `documents.ts`: TypeScript types of the documents in each version.
//!
//! Objects are interfaces, so that users can add fields to them. An interface that differs between versions
//! has a dated form for each version that has the object, and an undated one for the default version. All extend an
//! interface of the common fields.
//!
//! A field whose form is not shown is inherited (`extends Open<…>`), because declaration merging can give
//! only an inherited field a narrower type. Values and variants that a service has besides are members of `Accepted`.

mod interfaces;
mod names;
pub mod rust;
#[cfg(test)]
mod tests;

use crate::module::WRITTEN;
use interfaces::{Enumeration, Interface, Interfaces, Property, Type};
use names::{base, dated, pascal};
use order_contract::internals::contract;
use order_contract::{Shape, Version};

pub fn module() -> String {
    let mut interfaces = Interfaces::default();
    let types = Shape::ALL.map(|shape| {
        let types = Version::ALL.map(|version| interfaces.document(contract(shape), version));
        (shape, types)
    });
    let writer = Writer(&interfaces);
    let declared: Vec<Declared> = interfaces.all().flat_map(|one| writer.interface(one)).collect();
    let aliases = types
        .iter()
        .map(|(shape, types)| writer.aliases(*shape, types, &declared));
    [
        format!("// The types of the documents, in every version.\n{WRITTEN}\n{OPEN}{ACCEPTED}"),
        declared.iter().map(|(_, source)| source.as_str()).collect(),
        PAGE.to_owned(),
        aliases.collect(),
        writer.map(&types),
    ]
    .concat()
}

const OPEN: &str = "\
/** Fields whose form is not shown. An interface inherits them, so that yours can say more of them. */
export type Open<Fields> = { [Name in keyof Fields]: Fields[Name] }

";

const ACCEPTED: &str = "\
/**
 * What your service accepts beside the documented values, for the types: declare a member for each type of an object, and
 * for each field, that the option `accept` extends.
 */
export interface Accepted {}

/** What `Accepted` has under a name. */
export type AcceptedAs<Name extends string> = Accepted extends { [N in Name]: infer Type } ? Type : never

";

const PAGE: &str = "\
/** A page of a list. How it lays out its entries is not shown. */
export type Page<Entry> = Entry[] | { [name: string]: unknown }

";

/// An interface that is written: its name and its source.
type Declared = (String, String);

/// A shape, and its document in each version.
type Document = (Shape, [Type; Version::ALL.len()]);

struct Writer<'i>(&'i Interfaces);

impl Writer<'_> {
    /// Writes an interface. One that differs between versions becomes a common one, a dated one for each
    /// version that has the object, and an undated one for the default version if that has it.
    fn interface(&self, interface: &Interface) -> Vec<Declared> {
        let Interface { name, doc, versions } = interface;
        if !self.0.differs(interface) {
            return vec![self.body(name, doc, None, interface.first(), None)];
        }
        let base = base(name);
        let is_common = |property: &&Property| self.0.is_common(interface, property);
        let common = interface.first().iter().filter(is_common);
        let mut declared = vec![self.body(&base, &format!("{doc}: what all versions have"), None, common, None)];
        for (version, properties) in Version::ALL.into_iter().zip(versions) {
            let own = properties.iter().flatten().filter(|property| !is_common(property));
            if properties.is_some() {
                let doc = format!("{doc}, {version}");
                declared.push(self.body(&dated(name, version), &doc, Some(&base), own, Some(version)));
            }
        }
        let version = Version::default();
        if versions[version as usize].is_some() {
            let doc = format!("{doc}, {version}, the default");
            declared.push(self.body(name, &doc, Some(&dated(name, version)), [], None));
        }
        declared
    }

    /// Writes one interface, which may extend another one.
    fn body<'p>(
        &self,
        name: &str,
        doc: &str,
        over: Option<&str>,
        properties: impl IntoIterator<Item = &'p Property>,
        version: Option<Version>,
    ) -> Declared {
        let (open, shown): (Vec<&Property>, Vec<&Property>) =
            properties.into_iter().partition(|property| property.value.is_open());
        let open = (!open.is_empty()).then(|| format!("Open<{{\n{}}}>", self.members(&open, version)));
        let extended: Vec<String> = over.map(str::to_owned).into_iter().chain(open).collect();
        let extends = match extended.is_empty() {
            true => String::new(),
            false => format!(" extends {}", extended.join(", ")),
        };
        let members = self.members(&shown, version);
        let source = format!("/** {doc}. */\nexport interface {name}{extends} {{\n{members}}}\n\n");
        (name.to_owned(), source)
    }

    fn members(&self, properties: &[&Property], version: Option<Version>) -> String {
        let member = |property: &&Property| {
            let doc = match &*property.doc {
                "" => String::new(),
                doc => format!("  /** {doc} */\n"),
            };
            let mark = if property.optional { "?" } else { "" };
            let value = self.source(&property.value, version);
            format!("{doc}  {}{mark}: {value}\n", property.name)
        };
        properties.iter().map(member).collect()
    }

    /// Returns a type as TypeScript. With a version, interfaces are named by their form in it.
    fn source(&self, value: &Type, version: Option<Version>) -> String {
        let source = |value: &Type| self.source(value, version);
        match value {
            Type::Unknown | Type::Unenforced(_) => "unknown".to_owned(),
            Type::Collection => "unknown[] | { [name: string]: unknown }".to_owned(),
            Type::Text(_) => "string".to_owned(),
            Type::Enumeration(enumeration) => enumerated(enumeration),
            Type::Literal(value) => quoted(value),
            Type::Never => "never".to_owned(),
            Type::Interface(id) => {
                let interface = self.0.get(*id);
                let older = version.filter(|version| *version != Version::default());
                match older.filter(|_| self.0.differs(interface)) {
                    Some(version) => dated(&interface.name, version),
                    None => interface.name.clone(),
                }
            }
            Type::Union(union) => {
                let variants = union.variants.iter();
                let sources: Vec<String> = variants.map(|(_, one)| source(one)).collect();
                format!("{} | {}", sources.join(" | "), accepted(&union.name))
            }
            Type::Nullable(value) => format!("{} | null", source(value)),
            Type::List(element) => {
                let element = source(element);
                match element.contains(' ') {
                    true => format!("({element})[]"),
                    false => format!("{element}[]"),
                }
            }
            Type::Repeatable(value) => format!("{0} | {0}[]", source(value)),
            Type::Page(entry) => format!("Page<{}>", source(entry)),
        }
    }

    /// Writes the type names of a shape's documents, but for those that interfaces have.
    fn aliases(&self, shape: Shape, types: &[Type], declared: &[Declared]) -> String {
        let name = pascal(shape.name());
        let versions = Version::ALL.map(|version| (dated(&name, version), version));
        let names = [(name, Version::default())].into_iter().chain(versions);
        let others = names.filter(|(name, _)| !declared.iter().any(|(declared, _)| declared == name));
        let alias = |(name, version): (String, Version)| {
            let value = self.source(&types[version as usize], Some(version));
            format!("/** The document of the shape `{shape}`, {version}. */\nexport type {name} = {value}\n\n")
        };
        others.map(alias).collect()
    }

    /// Writes the map from versions and shapes to documents.
    fn map(&self, types: &[Document]) -> String {
        let versions = Version::ALL.map(|version| {
            let document = |(shape, types): &Document| {
                let value = self.source(&types[version as usize], Some(version));
                format!("    '{shape}': {value}\n")
            };
            let documents: String = types.iter().map(document).collect();
            format!("  '{version}': {{\n{documents}  }}\n")
        });
        let versions = versions.concat();
        format!("/** The document of each shape, by version. */\nexport interface Documents {{\n{versions}}}\n")
    }
}

/// Returns the union of an enumeration's values. An open one admits other strings, but editors still
/// complete the known ones.
fn enumerated(enumeration: &Enumeration) -> String {
    let values = enumeration.values.iter();
    let values: Vec<String> = values.map(|(value, _)| quoted(value)).collect();
    let others = match enumeration.is_closed {
        true => accepted(&enumeration.key),
        false => "(string & {})".to_owned(),
    };
    format!("{} | {others}", values.join(" | "))
}

/// Returns the type of what users declare under a name.
fn accepted(name: &str) -> String {
    format!("AcceptedAs<'{name}'>")
}

fn quoted(value: &str) -> String {
    format!("'{value}'")
}
