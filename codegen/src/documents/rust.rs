//! Writes the modules of Rust types: the documents of each version. `src/documents/` reads and writes their members.

use super::interfaces::{Enumeration, Interface, Interfaces, Property, Type, Union};
use super::names::pascal;
use crate::module::WRITTEN;
use order_contract::internals::{Kind, Layout, catalogue, contract};
use order_contract::{Shape, Version};

/// Returns the name of a version's module.
pub fn module_name(version: Version) -> String {
    format!("v{}", version.date().replace('-', "_"))
}

/// Returns the module that lists those of the versions.
pub fn list() -> String {
    let modules = Version::ALL.map(|version| format!("pub mod {};\n", module_name(version)));
    format!("//! The documents of each version.\n{WRITTEN}\n{}", modules.concat())
}

/// Returns the module of a version.
pub fn module(version: Version) -> String {
    let mut interfaces = Interfaces::default();
    let shapes = Shape::ALL.into_iter();
    let documents: Vec<(Shape, Type)> = shapes
        .filter(|shape| contract(*shape).layout != Layout::Query)
        .map(|shape| (shape, interfaces.document(contract(shape), version)))
        .collect();
    let list = documents.iter().map(|(shape, _)| {
        let name = pascal(shape.name());
        format!("//! - `{shape}`: [`{name}`]\n")
    });
    let list: String = list.collect();
    let mut writer = Writer {
        interfaces: &interfaces,
        version,
        written: Vec::new(),
        alone: Vec::new(),
        out: format!(
            "//! The documents of version {version}, by their shapes. All other types are parts of them.\n//!\n\
             {list}{WRITTEN}\n{IMPORTS}"
        ),
    };
    for (shape, document) in &documents {
        writer.document(*shape, document);
    }
    let objects = writer.alone.join(" ");
    format!("{}\nobjects! {{ {objects} }}\n", writer.out)
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

/// The words that are no names in Rust.
const KEYWORDS: [&str; 37] = [
    "as", "async", "await", "box", "break", "const", "continue", "do", "dyn", "else", "enum", "extern", "false",
    "final", "fn", "for", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "priv", "pub",
    "ref", "return", "static", "struct", "trait", "true", "type", "use", "while",
];

/// Whether fields of a name have the values of an enumeration that differ by object.
fn has_values_by_object(field: &str) -> bool {
    let named = catalogue().fields().filter(|one| one.name == field);
    let mut lists = named.filter_map(|one| match one.kind {
        Kind::Enum(values) => Some(values.iter().map(|value| value.value)),
        _ => None,
    });
    lists
        .next()
        .is_some_and(|first| lists.any(|other| !other.eq(first.clone())))
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
        let name = pascal(shape.name());
        if source != name {
            self.out += &format!("\n/// The document of the shape `{shape}`.\npub type {name} = {source};\n");
        }
        self.out += &format!(
            "\nimpl Document for {name} {{\n    const SHAPE: Shape = Shape::{shape:?};\n    const VERSION: Version = Version::{:?};\n}}\n",
            self.version
        );
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
        let fields = properties.filter(is_member).map(|property| {
            let (mode, source) = self.member(property);
            let doc = property.doc.replace("@deprecated", "Deprecated.");
            let wire = property.name;
            let name = if KEYWORDS.contains(&wire) { "r#" } else { "" }.to_owned() + wire;
            format!("        /// {doc}\n        {mode} \"{wire}\" {name}: {source},\n")
        });
        let fields: String = fields.collect();
        let default = match fields.contains("\n        required ") {
            true => "",
            false => "    #[derive(Default)]\n",
        };
        self.out += &format!("\nmembers! {{\n    /// {doc}.\n{default}    {name} {{\n{fields}    }}\n}}\n");
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
            variants += &format!("        /// {doc}.\n        \"{value}\" => {case}({name}),\n");
        }
        let (name, doc, by) = (&union.name, union.doc, union.discriminator);
        self.out += &format!(
            "\ndiscriminated! {{\n    /// {doc}, by its `{by}`.\n    {name} by \"{by}\" {{\n{variants}    }}\n}}\n"
        );
    }

    fn enumeration(&mut self, enumeration: &Enumeration) -> String {
        let name = match has_values_by_object(enumeration.field) {
            true => pascal(enumeration.owner) + &pascal(enumeration.field),
            false => pascal(enumeration.field),
        };
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
