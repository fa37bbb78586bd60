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
use std::fmt::Write as _;

pub fn module() -> String {
    let mut interfaces = Interfaces::default();
    let types = Shape::ALL.map(|shape| {
        let types = Version::ALL.map(|version| interfaces.document(contract(shape), version));
        (shape, types)
    });
    let out = format!("// The types of the documents, in every version.\n{WRITTEN}\n{OPEN}{ACCEPTED}");
    let mut writer = Writer {
        interfaces: &interfaces,
        declared: Vec::new(),
        out,
    };
    for interface in interfaces.all() {
        writer.interface(interface);
    }
    writer.out.push_str(PAGE);
    for (shape, types) in &types {
        writer.names(*shape, types);
    }
    writer.map(&types);
    writer.out
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

struct Writer<'i> {
    interfaces: &'i Interfaces,
    /// The names of the interfaces that have been written.
    declared: Vec<String>,
    out: String,
}

impl Writer<'_> {
    /// Writes an interface. One that differs between versions becomes a common one, a dated one for each
    /// version that has the object, and an undated one for the default version if that has it.
    fn interface(&mut self, interface: &Interface) {
        let Interface { name, doc, versions } = interface;
        if !self.interfaces.differs(interface) {
            return self.body(name, doc, None, interface.first(), None);
        }
        let base = base(name);
        let interfaces = self.interfaces;
        let is_common = |property: &&Property| interfaces.is_common(interface, property);
        let common = interface.first().iter().filter(is_common);
        let doc_of_all = format!("{doc}: what all versions have");
        self.body(&base, &doc_of_all, None, common, None);
        for (version, properties) in Version::ALL.into_iter().zip(versions) {
            let Some(properties) = properties else {
                continue;
            };
            let own = properties.iter().filter(|property| !is_common(property));
            let doc = format!("{doc}, {version}");
            self.body(&dated(name, version), &doc, Some(&base), own, Some(version));
        }
        let version = Version::default();
        if versions[version as usize].is_some() {
            let doc = format!("{doc}, {version}, the default");
            self.body(name, &doc, Some(&dated(name, version)), [], None);
        }
    }

    /// Writes one interface, which may extend another one.
    fn body<'p>(
        &mut self,
        name: &str,
        doc: &str,
        over: Option<&str>,
        properties: impl IntoIterator<Item = &'p Property>,
        version: Option<Version>,
    ) {
        let (open, shown): (Vec<&Property>, Vec<&Property>) =
            properties.into_iter().partition(|property| property.value.is_open());
        let mut extended: Vec<String> = over.into_iter().map(str::to_owned).collect();
        if !open.is_empty() {
            extended.push(format!("Open<{{\n{}}}>", self.members(&open, version)));
        }
        let extends = match extended.is_empty() {
            true => String::new(),
            false => format!(" extends {}", extended.join(", ")),
        };
        let members = self.members(&shown, version);
        self.declared.push(name.to_owned());
        let _ = write!(
            self.out,
            "/** {doc}. */\nexport interface {name}{extends} {{\n{members}}}\n\n"
        );
    }

    fn members(&self, properties: &[&Property], version: Option<Version>) -> String {
        let mut out = String::new();
        for property in properties {
            if !property.doc.is_empty() {
                let _ = writeln!(out, "  /** {} */", property.doc);
            }
            let mark = if property.optional { "?" } else { "" };
            let value = self.source(&property.value, version);
            let _ = writeln!(out, "  {}{mark}: {value}", property.name);
        }
        out
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
                let interface = self.interfaces.get(*id);
                let older = version.filter(|version| *version != Version::default());
                match older.filter(|_| self.interfaces.differs(interface)) {
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

    /// Writes the type names of a shape's documents, as aliases unless an interface has that name.
    fn names(&mut self, shape: Shape, types: &[Type]) {
        let name = pascal(shape.name());
        let versions = Version::ALL.map(|version| (dated(&name, version), version));
        let undated = (name.clone(), Version::default());
        for (name, version) in [undated].into_iter().chain(versions) {
            if !self.declared.contains(&name) {
                let value = self.source(&types[version as usize], Some(version));
                let _ = writeln!(
                    self.out,
                    "/** The document of the shape `{}`, {version}. */\nexport type {name} = {value}\n",
                    shape.name()
                );
            }
        }
    }

    /// Writes the map from versions and shapes to documents.
    fn map(&mut self, types: &[(Shape, [Type; Version::ALL.len()])]) {
        let doc = "/** The document of each shape, by version. */";
        let _ = writeln!(self.out, "{doc}\nexport interface Documents {{");
        for (n, version) in Version::ALL.into_iter().enumerate() {
            let _ = writeln!(self.out, "  '{version}': {{");
            for (shape, types) in types {
                let value = self.source(&types[n], Some(version));
                let _ = writeln!(self.out, "    '{}': {value}", shape.name());
            }
            self.out.push_str("  }\n");
        }
        self.out.push_str("}\n");
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
