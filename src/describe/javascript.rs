//! What the package carries of the contract, as TypeScript modules of plain constants: a bundler
//! keeps those that are used.

use super::changes;
use super::explain::explain;
use super::form::details;
use super::json::{Json, Members};
use super::json_schema::json_schema;
use super::typescript::documents;
use crate::contract::Layout;
use crate::contract::call::{API_VERSION, ENDPOINTS, Header, SECTION};
use crate::contract::model::{Kind, Object};
use crate::contract::route::ROOT;
use crate::{Applicability, Basis, Code, Level, Severity, Shape, Version};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The modules of `js/generated`, by file name.
pub fn modules() -> Vec<(&'static str, String)> {
    vec![
        ("tables.ts", tables()),
        ("documents.ts", documents()),
        ("endpoints.ts", endpoints()),
        ("descriptions.ts", descriptions()),
        ("schemas.ts", schemas()),
        ("explanations.ts", explanations()),
        ("changes.ts", changes::module(WRITTEN)),
    ]
}

const WRITTEN: &str =
    "// Written by src/bin/generate.rs: change the contract, then npm run build.\n";

/// The closed lists, each in the order of its index.
fn tables() -> String {
    let mut out = format!(
        "// The closed lists of the contract, each in the order in which the module counts them.\n{WRITTEN}"
    );
    list(&mut out, "shapes", Shape::ALL.map(Shape::name));
    list(&mut out, "queries", queries());
    list(&mut out, "versions", Version::ALL.map(Version::date));
    let _ = writeln!(
        out,
        "\nexport const defaultVersion = '{}'",
        Version::default()
    );
    list(&mut out, "levels", Level::ALL.map(Level::name));
    list(&mut out, "codes", Code::ALL.iter().map(|code| code.name()));
    list(&mut out, "fatalCodes", fatal_codes());
    list(&mut out, "severities", Severity::ALL.map(Severity::name));
    list(
        &mut out,
        "applicabilities",
        Applicability::ALL.map(Applicability::name),
    );
    list(&mut out, "bases", Basis::ALL.map(Basis::name));
    list(&mut out, "names", names());
    out
}

fn queries() -> impl Iterator<Item = &'static str> {
    Shape::ALL
        .into_iter()
        .filter(|shape| shape.contract().layout == Layout::Query)
        .map(Shape::name)
}

fn fatal_codes() -> impl Iterator<Item = &'static str> {
    Code::ALL
        .iter()
        .filter(|code| code.is_fatal())
        .map(|code| code.name())
}

/// Every name that the interface shows, of members, parameters and headers, in alphabetical order.
fn names() -> BTreeSet<&'static str> {
    let mut names = BTreeSet::from(Header::ALL.map(|header| header.name));
    for shape in Shape::ALL {
        add_names(shape.contract().object(), &mut names);
    }
    names
}

fn add_names(object: &'static Object, names: &mut BTreeSet<&'static str>) {
    for field in object.fields {
        names.insert(field.name);
        if let Some(object) = object_in(field.kind) {
            add_names(object, names);
        }
    }
}

/// The object that a value is, or that each of its elements is.
fn object_in(kind: Kind) -> Option<&'static Object> {
    match kind {
        Kind::Object(object) => Some(object),
        Kind::List(list) => object_in(list.element.kind),
        Kind::Any | Kind::Text(_) | Kind::Enum(_) | Kind::Collection => None,
    }
}

fn list(out: &mut String, name: &str, items: impl IntoIterator<Item = &'static str>) {
    let quoted: Vec<String> = items.into_iter().map(|item| format!("'{item}'")).collect();
    // Writing to a string does not fail.
    let _ = writeln!(
        out,
        "\nexport const {name} = [\n  {},\n] as const",
        quoted.join(",\n  ")
    );
}

fn endpoints() -> String {
    let each = ENDPOINTS.iter().map(|endpoint| {
        let name = |shape: Option<Shape>| shape.map(Shape::name);
        let mut out = Members::default();
        out.add_some("query", name(endpoint.query));
        out.add_some("body", name(endpoint.body));
        out.add_some("response", name(endpoint.response));
        out.add("section", SECTION);
        let mut headers = endpoint.headers.iter();
        if headers.any(|header| header.name == API_VERSION.name) {
            out.add("versioned", true);
        }
        out.into_json()
    });
    format!(
        "// The endpoints, in the order in which the module counts them; the header by which those that are\n\
         // versioned take the version, and what every path begins with.\n{WRITTEN}\
         import type {{ ListedEndpoint }} from '../call.js'\n\n\
         export const endpoints: readonly ListedEndpoint[] = {}\n\n\
         export const apiVersion = '{}'\n\n\
         export const pathRoot = '{ROOT}'\n",
        Json::Array(each.collect()),
        API_VERSION.name,
    )
}

fn descriptions() -> String {
    let mut constants = Constants::of("ShapeDetails");
    for shape in Shape::ALL {
        for version in Version::ALL {
            let details = details(shape.contract(), version).into_json();
            constants.add(&[shape.name(), version.date()], details);
        }
    }
    constants.module(
        "What each shape holds, by version",
        "import type { ShapeDetails } from '../describe.js'",
        "descriptions",
    )
}

fn schemas() -> String {
    let mut constants = Constants::of("JsonSchema");
    for shape in Shape::ALL {
        for version in Version::ALL {
            for level in Level::ALL {
                let schema = json_schema(shape, version, level);
                constants.add(&[shape.name(), version.date(), level.name()], schema);
            }
        }
    }
    constants.module(
        "JSON Schema of each shape, by version and level",
        "import type { JsonSchema } from '../schema.js'",
        "schemas",
    )
}

fn explanations() -> String {
    let mut constants = Constants::of("Explanation");
    for &code in Code::ALL {
        let explanation = explain(code);
        let mut out = Members::default();
        out.add("code", code.name());
        out.add("text", explanation.text);
        out.add("fails", explanation.fails.to_json());
        out.add("passes", explanation.passes.to_json());
        constants.add(&[code.name()], out.into_json());
    }
    constants.module(
        "What each code means",
        "import type { Explanation } from '../explain.js'",
        "explanations",
    )
}

/// Constants of one type, and the table by which they are found. What is the same stands once.
struct Constants {
    of: &'static str,
    values: Vec<(String, Json)>,
    /// The steps to each, and the constant it is.
    paths: Vec<(Vec<String>, usize)>,
}

impl Constants {
    fn of(of: &'static str) -> Constants {
        Constants {
            of,
            values: Vec::new(),
            paths: Vec::new(),
        }
    }

    fn add(&mut self, path: &[&str], value: Json) {
        let known = self.values.iter().position(|(_, known)| *known == value);
        let at = known.unwrap_or_else(|| {
            let name = path.join("_").replace('-', "_");
            self.values.push((name, value));
            self.values.len() - 1
        });
        let path = path.iter().map(|step| (*step).to_owned()).collect();
        self.paths.push((path, at));
    }

    fn module(&self, what: &str, imports: &str, table: &str) -> String {
        let mut out = format!("// {what}.\n{WRITTEN}{imports}\n");
        for (name, value) in &self.values {
            let _ = writeln!(out, "\nexport const {name}_: {} = {value}", self.of);
        }
        let _ = writeln!(out, "\nexport const {table} = {{");
        let all: Vec<(&[String], usize)> = self
            .paths
            .iter()
            .map(|(path, at)| (&path[..], *at))
            .collect();
        self.branch(&all, 1, &mut out);
        out.push_str("} as const\n");
        out
    }

    /// The members of the table beneath a step.
    fn branch(&self, paths: &[(&[String], usize)], depth: usize, out: &mut String) {
        let indent = "  ".repeat(depth);
        let mut rest = paths;
        while let Some(((step, deeper), at)) = rest
            .first()
            .and_then(|(path, at)| Some((path.split_first()?, at)))
        {
            let length = rest
                .iter()
                .take_while(|(path, _)| path.first() == Some(step))
                .count();
            let (same, others) = rest.split_at(length);
            match deeper {
                [] => {
                    let _ = writeln!(out, "{indent}'{step}': {}_,", self.values[*at].0);
                }
                _ => {
                    let _ = writeln!(out, "{indent}'{step}': {{");
                    let below: Vec<(&[String], usize)> =
                        same.iter().map(|(path, at)| (&path[1..], *at)).collect();
                    self.branch(&below, depth + 1, out);
                    let _ = writeln!(out, "{indent}}},");
                }
            }
            rest = others;
        }
    }
}
