//! Writes the module `documents.ts`: TypeScript types of the documents in each version.
//!
//! Objects are interfaces, so that users can add fields to them. An interface that differs between versions
//! has a dated form for each version, and an undated one for the default version. All extend an interface of
//! the common fields.
//!
//! A field whose form is not shown is inherited (`extends Open<…>`), because declaration merging can give
//! only an inherited field a narrower type. Values and variants that a service has besides are members of `Accepted`.

mod interfaces;
mod names;
pub mod rust;

use crate::module::WRITTEN;
use interfaces::{Enumeration, Interface, Interfaces, Property, Type};
use names::{base, dated, pascal};
use order_contract::{Shape, Version};
use std::fmt::Write as _;

pub fn module() -> String {
    let mut interfaces = Interfaces::default();
    let types = Shape::ALL.map(|shape| {
        let types = Version::ALL.map(|version| interfaces.document(shape, version));
        (shape, types)
    });
    let mut out =
        format!("// The types of the documents, in both versions.\n{WRITTEN}\n{OPEN}{ACCEPTED}");
    for interface in interfaces.all() {
        write_interface(&interfaces, interface, &mut out);
    }
    out.push_str(PAGE);
    for (shape, types) in &types {
        write_names(&interfaces, *shape, types, &mut out);
    }
    write_map(&interfaces, &types, &mut out);
    out
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

/// Writes an interface. One that differs between versions becomes a common one, a dated one for each
/// version, and an undated one for the default version.
fn write_interface(interfaces: &Interfaces, interface: &Interface, out: &mut String) {
    let Interface {
        name,
        doc,
        versions,
    } = interface;
    if !interfaces.differs(interface) {
        let head = Head::new(name.clone(), doc.clone());
        return write_body(interfaces, &head, &versions[0], None, out);
    }
    let is_common = |property: &&Property| interfaces.is_common(interface, property);
    let (common, _): (Vec<&Property>, Vec<&Property>) = versions[0].iter().partition(is_common);
    let head = Head::new(base(name), format!("{doc}: what all versions have"));
    write_body(interfaces, &head, common, None, out);
    for (version, properties) in Version::ALL.into_iter().zip(versions) {
        let own = properties.iter().filter(|property| !is_common(property));
        let head = Head::new(dated(name, version), format!("{doc}, {version}")).over(base(name));
        write_body(interfaces, &head, own, Some(version), out);
    }
    let version = Version::default();
    let head = Head::new(name.clone(), format!("{doc}, {version}, the default"))
        .over(dated(name, version));
    write_body(interfaces, &head, [], None, out);
}

/// The head of an interface: its name, its comment, and the interface that it extends.
struct Head {
    name: String,
    doc: String,
    over: Option<String>,
}

impl Head {
    fn new(name: String, doc: String) -> Head {
        let over = None;
        Head { name, doc, over }
    }

    fn over(self, name: String) -> Head {
        let over = Some(name);
        Head { over, ..self }
    }
}

fn write_body<'p>(
    interfaces: &Interfaces,
    head: &Head,
    properties: impl IntoIterator<Item = &'p Property>,
    version: Option<Version>,
    out: &mut String,
) {
    let (open, shown): (Vec<&Property>, Vec<&Property>) = properties
        .into_iter()
        .partition(|property| property.value.is_open());
    let mut over: Vec<String> = head.over.iter().cloned().collect();
    if !open.is_empty() {
        let fields = source_of_all(interfaces, &open, version);
        over.push(format!("Open<{{\n{fields}}}>"));
    }
    let extends = match over.is_empty() {
        true => String::new(),
        false => format!(" extends {}", over.join(", ")),
    };
    let Head { name, doc, .. } = head;
    let fields = source_of_all(interfaces, &shown, version);
    let _ = write!(
        out,
        "/** {doc}. */\nexport interface {name}{extends} {{\n{fields}}}\n\n"
    );
}

fn source_of_all(
    interfaces: &Interfaces,
    properties: &[&Property],
    version: Option<Version>,
) -> String {
    let mut out = String::new();
    for property in properties {
        if !property.doc.is_empty() {
            let _ = writeln!(out, "  /** {} */", property.doc);
        }
        let mark = if property.optional { "?" } else { "" };
        let value = source(interfaces, &property.value, version);
        let _ = writeln!(out, "  {}{mark}: {value}", property.name);
    }
    out
}

/// Returns a type as TypeScript. With a version, interfaces are named by their form in it.
fn source(interfaces: &Interfaces, value: &Type, version: Option<Version>) -> String {
    let source = |value: &Type| source(interfaces, value, version);
    match value {
        Type::Unknown | Type::Unenforced(_) => "unknown".to_owned(),
        Type::Collection => "unknown[] | { [name: string]: unknown }".to_owned(),
        Type::Text(_) => "string".to_owned(),
        Type::Enumeration(enumeration) => enumerated(enumeration),
        Type::Literal(value) => quoted(value),
        Type::Never => "never".to_owned(),
        Type::Interface(id) => {
            let interface = interfaces.get(*id);
            let older = version.filter(|version| *version != Version::default());
            match older.filter(|_| interfaces.differs(interface)) {
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

/// Returns the union of an enumeration's values. An open one admits other strings, but editors still
/// complete the known ones.
fn enumerated(
    Enumeration {
        key,
        values,
        is_closed,
        ..
    }: &Enumeration,
) -> String {
    let values: Vec<String> = values.iter().map(|(value, _)| quoted(value)).collect();
    let others = match is_closed {
        true => accepted(key),
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

/// Writes the type names of a shape's documents, as aliases unless an interface has that name.
fn write_names(
    interfaces: &Interfaces,
    shape: Shape,
    types: &[Type; Version::ALL.len()],
    out: &mut String,
) {
    let name = pascal(shape.name());
    let is_declared = |wanted: &str| {
        interfaces.all().any(|interface| {
            let is_dated = |version| dated(&interface.name, version) == wanted;
            interface.name == wanted
                || (interfaces.differs(interface) && Version::ALL.into_iter().any(is_dated))
        })
    };
    let mut write = |name: String, version: Version| {
        if !is_declared(&name) {
            let value = source(interfaces, &types[version as usize], Some(version));
            let _ = writeln!(
                out,
                "/** The document of the shape `{}`, {version}. */\nexport type {name} = {value}\n",
                shape.name()
            );
        }
    };
    write(name.clone(), Version::default());
    for version in Version::ALL {
        write(dated(&name, version), version);
    }
}

fn write_map(
    interfaces: &Interfaces,
    types: &[(Shape, [Type; Version::ALL.len()])],
    out: &mut String,
) {
    out.push_str("/** The document of each shape, by version. */\nexport interface Documents {\n");
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
