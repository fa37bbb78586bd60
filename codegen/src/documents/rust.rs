//! Writes the modules of Rust types: the documents of each version. `src/documents/` reads and writes their members.

use super::interfaces::{Enumeration, Interface, Interfaces, Property, Type, Union};
use super::names::pascal;
use crate::module::WRITTEN;
use order_contract::internals::{Layout, contract};
use order_contract::{Shape, Version};
use std::fmt::Write as _;

/// Returns the name of a version's module.
pub fn module_name(version: Version) -> String {
    format!("v{}", version.date().replace('-', "_"))
}

/// Returns the module that lists those of the versions.
pub fn list() -> String {
    let mut out = format!("//! The documents of each version.\n{WRITTEN}\n");
    for version in Version::ALL {
        let _ = writeln!(out, "pub mod {};", module_name(version));
    }
    out
}

/// Returns the module of a version.
pub fn module(version: Version) -> String {
    let mut interfaces = Interfaces::default();
    let shapes = Shape::ALL.into_iter();
    let documents: Vec<(Shape, Type)> = shapes
        .filter(|shape| contract(*shape).layout != Layout::Query)
        .map(|shape| (shape, interfaces.document(contract(shape), version)))
        .collect();
    let mut writer = Writer {
        interfaces: &interfaces,
        version,
        written: Vec::new(),
        alone: Vec::new(),
        out: format!(
            "{}{WRITTEN}\n{IMPORTS}",
            about(version, documents.iter().map(|(shape, _)| *shape))
        ),
    };
    for (shape, document) in &documents {
        writer.document(*shape, document);
    }
    writer.finish()
}

/// Returns the documentation of a module: which of its types are documents.
fn about(version: Version, shapes: impl Iterator<Item = Shape>) -> String {
    let types: String = shapes
        .map(|shape| format!("//! - `{}`: [`{}`]\n", shape.name(), pascal(shape.name())))
        .collect();
    format!("//! The documents of version {version}, by their shapes. All other types are parts of them.\n//!\n{types}")
}

const IMPORTS: &str = "\
use crate::documents::enumeration::enumeration;
use crate::documents::members::{discriminated, members, objects};
#[allow(unused_imports, reason = \"not every version needs all of them\")]
use crate::documents::{Decimal, Document, Json, Page, Timestamp};
use crate::{Shape, Version};
use alloc::string::String;
use alloc::vec::Vec;
";

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
        let name = pascal(shape.name());
        if source != name {
            let _ = write!(
                self.out,
                "\n/// The document of the shape `{}`.\npub type {name} = {source};\n",
                shape.name()
            );
        }
        let variant = format!("{shape:?}");
        let _ = write!(
            self.out,
            "\nimpl Document for {name} {{\n    const SHAPE: Shape = Shape::{variant};\n    const VERSION: Version = Version::{:?};\n}}\n",
            self.version
        );
    }

    fn finish(mut self) -> String {
        let names = self.alone.join(" ");
        let _ = write!(self.out, "\nobjects! {{ {names} }}\n");
        self.out
    }

    /// Returns a type as Rust, and writes the types that it needs.
    fn needed(&mut self, value: &Type) -> String {
        match value {
            Type::Unknown | Type::Collection => "Json".to_owned(),
            Type::Text(form) => form.entry().rust_type.to_owned(),
            Type::Enumeration(enumeration) => self.enumeration(enumeration),
            Type::Interface(id) => {
                let interface = self.interfaces.get(*id);
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
            Type::Unenforced(value) => self.needed(value),
            Type::Nullable(value) => format!("Option<{}>", self.needed(value)),
            Type::List(element) => format!("Vec<{}>", self.needed(element)),
            Type::Page(entry) => format!("Page<{}>", self.needed(entry)),
            Type::Literal(_) | Type::Never | Type::Repeatable(_) => {
                unreachable!("no field has this type")
            }
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
        let Interface { name, doc, .. } = interface;
        let properties = interface.versions[self.version as usize].iter().flatten();
        let is_member = |property: &&Property| !matches!(property.value, Type::Literal(_) | Type::Never);
        let mut fields = String::new();
        for property in properties.filter(is_member) {
            let (mode, source) = self.member(property);
            let doc = property.doc.replace("@deprecated", "Deprecated.");
            let identifier = match property.name {
                "type" => "r#type",
                name => name,
            };
            let _ = write!(
                fields,
                "        /// {doc}\n        {mode} \"{}\" {identifier}: {source},\n",
                property.name
            );
        }
        let default = match fields.contains("\n        required ") {
            true => "",
            false => "    #[derive(Default)]\n",
        };
        let _ = write!(
            self.out,
            "\nmembers! {{\n    /// {doc}.\n{default}    {name} {{\n{fields}    }}\n}}\n"
        );
    }

    /// Returns how a member is read (see `members!` in `src/documents/members.rs`), and its type.
    fn member(&mut self, property: &Property) -> (&'static str, String) {
        let (mode, value) = match &property.value {
            Type::Unenforced(value) => ("lenient", &**value),
            Type::Nullable(value) => ("nullable", &**value),
            value if property.optional => ("optional", value),
            value => return ("required", self.needed(value)),
        };
        (mode, format!("Option<{}>", self.needed(value)))
    }

    fn union(&mut self, union: &Union) {
        let mut variants = String::new();
        for (value, variant) in &union.variants {
            let Type::Interface(id) = variant else {
                unreachable!("a variant is an interface")
            };
            let interface = self.interfaces.get(*id);
            if self.is_new(&interface.name) {
                self.interface(interface);
            }
            let case = pascal(value);
            let Interface { name, doc, .. } = interface;
            let _ = write!(variants, "        /// {doc}.\n        \"{value}\" => {case}({name}),\n");
        }
        let (name, doc, by) = (&union.name, union.doc, union.discriminator);
        let _ = write!(
            self.out,
            "\ndiscriminated! {{\n    /// {doc}, by its `{by}`.\n    {name} by \"{by}\" {{\n{variants}    }}\n}}\n"
        );
    }

    fn enumeration(&mut self, enumeration: &Enumeration) -> String {
        // Objects have types of their own; other names mean the same everywhere.
        let name = match enumeration.field {
            "type" => pascal(enumeration.owner) + "Type",
            field => pascal(field),
        };
        if self.is_new(&name) {
            let mut variants = String::new();
            for (value, label) in &enumeration.values {
                let case = pascal(value);
                let _ = write!(variants, "        /// {label}.\n        {case} = \"{value}\",\n");
            }
            let _ = write!(
                self.out,
                "\nenumeration! {{\n    /// {}\n    {name} {{\n{variants}    }}\n}}\n",
                enumeration.doc
            );
        }
        name
    }
}
