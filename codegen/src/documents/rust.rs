//! Writes the modules of Rust types: the documents of each version. `src/documents/` reads and writes their members.

use super::interfaces::{Enumeration, Interface, Interfaces, Property, Type, Union, Wrap};
use crate::text::{WRITTEN, each, joined, pascal};
use order_contract::internals::{Kind, Layout, catalogue, contract};
use order_contract::{Shape, Version};
use std::collections::BTreeSet;

/// Returns the name of a version's module.
pub fn module_name(version: Version) -> String {
    format!("v{}", version.date().replace('-', "_"))
}

/// Returns the module that lists those of the versions.
pub fn list() -> String {
    let modules = each(Version::ALL, |version| format!("pub mod {};\n", module_name(version)));
    format!("//! The documents of each version.\n{WRITTEN}\n\n{modules}")
}

/// Returns the module of a version.
pub fn module(version: Version) -> String {
    let has_types = |shape: &Shape| contract(*shape).layout != Layout::Query;
    let shapes = Shape::ALL.into_iter().filter(has_types);
    let mut interfaces = Interfaces::default();
    let document = |shape| (shape, interfaces.document(contract(shape), version));
    let documents: Vec<(Shape, Type)> = shapes.map(document).collect();
    let list = each(&documents, |(shape, _)| {
        format!("//! - `{shape}`: [`{}`]\n", pascal(shape.name()))
    });
    let mut writer = Writer {
        interfaces: &interfaces,
        version,
        written: BTreeSet::new(),
        alone: Vec::new(),
        out: String::new(),
    };
    for (shape, document) in &documents {
        writer.document(*shape, document);
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
const KEYWORDS: &str = "as async await box break const continue do dyn else enum extern false final fn for if impl in let loop \
macro match mod move mut priv pub ref return static struct trait true type use while";

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
    written: BTreeSet<String>,
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
                self.object(&interface.name, |writer| writer.interface(interface))
            }
            Type::Union(union) => self.object(&union.name, |writer| writer.union(union)),
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

    fn object(&mut self, name: &str, write: impl FnOnce(&mut Self)) -> String {
        if self.written.insert(name.to_owned()) {
            self.alone.push(name.to_owned());
            write(self);
        }
        name.to_owned()
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
        let needed = self.needed(&property.value);
        let (mode, value) = match &property.value {
            Type::Wrapped(Wrap::Unenforced, _) => ("lenient", format!("Option<{needed}>")),
            Type::Wrapped(Wrap::Nullable, _) => ("nullable", needed),
            _ if property.optional => ("optional", format!("Option<{needed}>")),
            _ => (REQUIRED, needed),
        };
        let (name, doc) = (property.name, property.doc.replace("@deprecated", "Deprecated."));
        let is_keyword = KEYWORDS.split(' ').any(|word| word == name);
        let raw = if is_keyword { "r#" } else { "" };
        let source = format!("        /// {doc}\n        {mode} \"{name}\" {raw}{name}: {value},\n");
        (mode, source)
    }

    fn union(&mut self, union: &Union) {
        let variants = each(&union.variants, |(value, id)| {
            let interface = &self.interfaces.0[*id];
            let (case, Interface { name, doc, .. }) = (pascal(value), interface);
            if self.written.insert(name.clone()) {
                self.interface(interface);
            }
            format!("        /// {doc}.\n        \"{value}\" => {case}({name}),\n")
        });
        let (name, doc, by) = (&union.name, union.doc, union.discriminator);
        self.out += &format!(
            "\ndiscriminated! {{\n    /// {doc}, by its `{by}`.\n    {name} by \"{by}\" {{\n{variants}    }}\n}}\n"
        );
    }

    fn enumeration(&mut self, enumeration: &Enumeration) -> String {
        let owner = Some(enumeration.owner).filter(|_| has_values_by_object(enumeration.field));
        let name = pascal(owner.unwrap_or_default()) + &pascal(enumeration.field);
        if self.written.insert(name.clone()) {
            let variants = each(&enumeration.values, |(value, label)| {
                let case = pascal(value);
                format!("        /// {label}.\n        {case} = \"{value}\",\n")
            });
            let doc = enumeration.doc;
            self.out += &format!("\nenumeration! {{\n    /// {doc}\n    {name} {{\n{variants}    }}\n}}\n");
        }
        name
    }
}
