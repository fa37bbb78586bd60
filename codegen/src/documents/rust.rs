//! Writes the modules of Rust types: the documents of each version. `src/documents/` reads and writes their members.

use super::interfaces::{Enumeration, Interface, Interfaces, Property, Type, Union, Wrap};
use crate::text::{WRITTEN, joined, pascal};
use order_contract::internals::{Kind, Layout, catalogue, contract};
use order_contract::{Shape, Version};
use std::collections::BTreeSet;

/// Returns the name of a version's module.
pub fn module_name(version: Version) -> String {
    format!("v{}", version.date().replace('-', "_"))
}

/// Returns the module that lists those of the versions.
pub fn list() -> String {
    let modules = Version::ALL.map(|version| format!("pub mod {};\n", module_name(version)));
    format!("//! The documents of each version.\n{WRITTEN}\n\n{}", modules.concat())
}

/// Returns the module of a version.
pub fn module(version: Version) -> String {
    let shapes = Shape::ALL
        .into_iter()
        .filter(|shape| contract(*shape).layout != Layout::Query);
    let list = shapes
        .clone()
        .map(|shape| format!("//! - `{shape}`: [`{}`]\n", pascal(shape.name())));
    let list: String = list.collect();
    let mut interfaces = Interfaces::default();
    let documents: Vec<Type> = shapes
        .clone()
        .map(|shape| interfaces.document(contract(shape), version))
        .collect();
    let mut writer = Writer {
        interfaces: &interfaces,
        version,
        written: Vec::new(),
        alone: Vec::new(),
        out: String::new(),
    };
    for (shape, document) in shapes.zip(&documents) {
        writer.document(shape, document);
    }
    let (source, objects) = (writer.out, joined(writer.alone, " "));
    format!(
        "//! The documents of version {version}, by their shapes. All other types are parts of them.
//!
{list}{WRITTEN}

use crate::documents::enumeration::enumeration;
use crate::documents::members::{{discriminated, members, objects}};
#[allow(unused_imports, reason = \"not every version needs all of them\")]
use crate::documents::{{Decimal, Document, Json, Page, Timestamp}};
use crate::{{Shape, Version}};
use alloc::string::String;
use alloc::vec::Vec;
{source}
objects! {{ {objects} }}
"
    )
}

/// How a member is read that a valid document has.
const REQUIRED: &str = "required";

/// The words that are no names in Rust.
const KEYWORDS: [&str; 37] = [
    "as", "async", "await", "box", "break", "const", "continue", "do", "dyn", "else", "enum", "extern", "false",
    "final", "fn", "for", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "priv", "pub",
    "ref", "return", "static", "struct", "trait", "true", "type", "use", "while",
];

/// Whether fields of a name have the values of an enumeration that differ by object.
fn has_values_by_object(field: &str) -> bool {
    let named = catalogue().fields().filter(|one| one.name == field);
    let lists = named.filter_map(|one| match one.kind {
        Kind::Enum(values) => Some(values.iter().map(|value| value.value).collect()),
        _ => None,
    });
    lists.collect::<BTreeSet<Vec<&str>>>().len() > 1
}

/// Writes each type where it is first needed.
struct Writer<'i> {
    interfaces: &'i Interfaces,
    version: Version,
    /// The names of the types that have been written.
    written: Vec<String>,
    /// The objects among them that are more than a variant of an enum.
    alone: Vec<String>,
    out: String,
}

impl Writer<'_> {
    fn document(&mut self, shape: Shape, document: &Type) {
        let source = self.needed(document);
        let (name, version) = (pascal(shape.name()), self.version);
        if source != name {
            self.out += &format!("\n/// The document of the shape `{shape}`.\npub type {name} = {source};\n");
        }
        self.out += &format!(
            "
impl Document for {name} {{
    const SHAPE: Shape = Shape::{shape:?};
    const VERSION: Version = Version::{version:?};
}}
"
        );
    }

    /// Returns a type as Rust, and writes the types that it needs.
    fn needed(&mut self, value: &Type) -> String {
        match value {
            Type::Unknown | Type::Collection => "Json".to_owned(),
            Type::Text(form) => form.entry().rust_type.to_owned(),
            Type::Enumeration(enumeration) => self.enumeration(enumeration),
            Type::Interface(id) => {
                let interface = &self.interfaces.0[*id];
                if self.is_new(&interface.name) {
                    self.alone.push(interface.name.clone());
                    self.interface(interface);
                }
                interface.name.clone()
            }
            Type::Union(union) => {
                if self.is_new(&union.name) {
                    self.alone.push(union.name.clone());
                    self.union(union);
                }
                union.name.clone()
            }
            Type::Wrapped(wrap, value) => {
                let value = self.needed(value);
                match wrap {
                    Wrap::Unenforced => value,
                    Wrap::Nullable => format!("Option<{value}>"),
                    Wrap::List => format!("Vec<{value}>"),
                    Wrap::Page => format!("Page<{value}>"),
                    Wrap::Repeatable => unreachable!("no document has parameters"),
                }
            }
            Type::Literal(_) | Type::Never => unreachable!("no member has this type"),
        }
    }

    fn is_new(&mut self, name: &str) -> bool {
        let is_new = !self.written.iter().any(|written| written == name);
        if is_new {
            self.written.push(name.to_owned());
        }
        is_new
    }

    fn interface(&mut self, interface: &Interface) {
        let Interface { name, doc, versions } = interface;
        let properties = versions[self.version as usize].iter().flatten();
        let members = properties.filter(|property| !matches!(property.value, Type::Literal(_) | Type::Never));
        let members: Vec<(&str, String)> = members.map(|property| self.member(property)).collect();
        let default = match members.iter().any(|(mode, _)| *mode == REQUIRED) {
            true => "",
            false => "    #[derive(Default)]\n",
        };
        let members: String = members.into_iter().map(|(_, source)| source).collect();
        self.out += &format!("\nmembers! {{\n    /// {doc}.\n{default}    {name} {{\n{members}    }}\n}}\n");
    }

    /// Returns how a member is read (see `members!` in `src/documents/members.rs`), and its source.
    fn member(&mut self, property: &Property) -> (&'static str, String) {
        let (mode, value) = match &property.value {
            Type::Wrapped(Wrap::Unenforced, value) => ("lenient", &**value),
            Type::Wrapped(Wrap::Nullable, value) => ("nullable", &**value),
            value if property.optional => ("optional", value),
            value => (REQUIRED, value),
        };
        let needed = self.needed(value);
        let value = if mode == REQUIRED {
            needed
        } else {
            format!("Option<{needed}>")
        };
        let doc = property.doc.replace("@deprecated", "Deprecated.");
        let name = property.name;
        let raw = if KEYWORDS.contains(&name) { "r#" } else { "" };
        (
            mode,
            format!("        /// {doc}\n        {mode} \"{name}\" {raw}{name}: {value},\n"),
        )
    }

    fn union(&mut self, union: &Union) {
        let mut variants = String::new();
        for (value, variant) in &union.variants {
            let Type::Interface(id) = variant else {
                unreachable!("a variant is an interface")
            };
            let interface = &self.interfaces.0[*id];
            if self.is_new(&interface.name) {
                self.interface(interface);
            }
            let (case, Interface { name, doc, .. }) = (pascal(value), interface);
            variants += &format!("        /// {doc}.\n        \"{value}\" => {case}({name}),\n");
        }
        let (name, doc, by) = (&union.name, union.doc, union.discriminator);
        self.out += &format!(
            "\ndiscriminated! {{\n    /// {doc}, by its `{by}`.\n    {name} by \"{by}\" {{\n{variants}    }}\n}}\n"
        );
    }

    fn enumeration(&mut self, enumeration: &Enumeration) -> String {
        let owner = if has_values_by_object(enumeration.field) {
            enumeration.owner
        } else {
            ""
        };
        let name = pascal(owner) + &pascal(enumeration.field);
        if self.is_new(&name) {
            let variants = enumeration.values.iter().map(|(value, label)| {
                let case = pascal(value);
                format!("        /// {label}.\n        {case} = \"{value}\",\n")
            });
            let (doc, variants) = (enumeration.doc, variants.collect::<String>());
            self.out += &format!("\nenumeration! {{\n    /// {doc}\n    {name} {{\n{variants}    }}\n}}\n");
        }
        name
    }
}
