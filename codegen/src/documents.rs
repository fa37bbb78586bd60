//! TypeScript types of the documents in each version: the module `documents.ts`.
//!
//! Objects are interfaces, so that users can add the fields that their service has. An interface that
//! is the same in all versions has no date in its name; otherwise dated interfaces extend a common one.

mod interfaces;
mod names;

use crate::module::WRITTEN;
use interfaces::{Interface, Interfaces, Property, Type};
use names::dated;
use order_contract::{Shape, Version};
use std::fmt::Write as _;

pub fn module() -> String {
    let mut interfaces = Interfaces::default();
    let types = Shape::ALL.map(|shape| {
        let types = Version::ALL.map(|version| interfaces.document(shape, version));
        (shape, types)
    });
    let mut out = format!("// The types of the documents, in both versions.\n{WRITTEN}\n");
    for interface in interfaces.all() {
        write_interface(&interfaces, interface, &mut out);
    }
    write_map(&interfaces, &types, &mut out);
    out
}

/// Writes an interface; one that differs between versions as a common one and one for each version.
fn write_interface(interfaces: &Interfaces, interface: &Interface, out: &mut String) {
    let Interface {
        name,
        doc,
        versions,
    } = interface;
    if !interfaces.differs(interface) {
        return write_body(interfaces, name, doc, &versions[0], None, out);
    }
    let is_common = |property: &&Property| interfaces.is_common(interface, property);
    let (common, _): (Vec<&Property>, Vec<&Property>) = versions[0].iter().partition(is_common);
    let common_doc = format!("{doc}: what all versions have");
    write_body(interfaces, name, &common_doc, common, None, out);
    for (version, properties) in Version::ALL.into_iter().zip(versions) {
        let own = properties.iter().filter(|property| !is_common(property));
        let head = format!("{} extends {name}", dated(name, version));
        let doc = format!("{doc}, {version}");
        write_body(interfaces, &head, &doc, own, Some(version), out);
    }
}

fn write_body<'p>(
    interfaces: &Interfaces,
    head: &str,
    doc: &str,
    properties: impl IntoIterator<Item = &'p Property>,
    version: Option<Version>,
    out: &mut String,
) {
    let _ = writeln!(out, "/** {doc}. */\nexport interface {head} {{");
    for property in properties {
        if !property.doc.is_empty() {
            let _ = writeln!(out, "  /** {} */", property.doc);
        }
        let mark = if property.optional { "?" } else { "" };
        let value = source(interfaces, &property.value, version);
        let _ = writeln!(out, "  {}{mark}: {value}", property.name);
    }
    out.push_str("}\n\n");
}

/// A type as TypeScript; with a version, that of an interface's dated form.
fn source(interfaces: &Interfaces, value: &Type, version: Option<Version>) -> String {
    let source = |value: &Type| source(interfaces, value, version);
    match value {
        Type::Source(source) => source.clone(),
        Type::Interface(id) => {
            let interface = interfaces.get(*id);
            match version.filter(|_| interfaces.differs(interface)) {
                Some(version) => dated(&interface.name, version),
                None => interface.name.clone(),
            }
        }
        Type::Union(types) => types.iter().map(source).collect::<Vec<_>>().join(" | "),
        Type::Nullable(value) => format!("{} | null", source(value)),
        Type::List(element) => {
            let element = source(element);
            match element.contains(' ') {
                true => format!("({element})[]"),
                false => format!("{element}[]"),
            }
        }
        Type::Page(entry) => format!("Page<{}>", source(entry)),
    }
}

fn write_map(
    interfaces: &Interfaces,
    types: &[(Shape, [Type; Version::ALL.len()])],
    out: &mut String,
) {
    out.push_str(
        "/** A page of a list. How it lays out its entries is not shown. */\n\
         export type Page<Entry> = Entry[] | { [name: string]: unknown }\n\n\
         /** The document of each shape, by version. */\nexport interface Documents {\n",
    );
    for (n, version) in Version::ALL.into_iter().enumerate() {
        let _ = writeln!(out, "  '{version}': {{");
        for (shape, types) in types {
            let value = source(interfaces, &types[n], Some(version));
            let _ = writeln!(out, "    '{}': {value}", shape.name());
        }
        out.push_str("  }\n");
    }
    out.push_str("}\n");
}
