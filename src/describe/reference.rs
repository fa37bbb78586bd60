//! The reference of the interface, by section and field, both versions side by side: a page in
//! Markdown.

use super::json_schema::CANNOT_SAY;
use super::lens::discriminator;
use crate::contract::call::{ENDPOINTS, Endpoint, HEADERS_SECTION, Header, SECTION};
use crate::contract::model::{
    Direction, EnumValue, ExtraFields, Field, Form, Kind, Object, Presence, Standing,
};
use crate::contract::not_shown::NOT_SHOWN;
use crate::contract::{Contract, Layout};
use crate::{Shape, Version};
use std::fmt::Write as _;

/// The reference page.
pub fn reference() -> String {
    let mut page = Page(String::new());
    page.head();
    let mut shapes = Shape::ALL.map(Shape::contract);
    shapes.sort_by_key(|contract| contract.section);
    for contract in shapes {
        page.shape(contract);
    }
    page.endpoints();
    page.headers();
    page.gaps();
    page.schemas();
    page.0
}

/// The page as far as it is written. Writing to a string does not fail.
struct Page(String);

impl Page {
    fn line(&mut self, line: &str) {
        self.0.push_str(line);
        self.0.push('\n');
    }

    fn head(&mut self) {
        let versions = Version::ALL
            .map(|version| format!("`{version}`"))
            .join(" and ");
        self.line("# Reference of the interface");
        self.line("");
        self.line(
            "<!-- Written by src/bin/generate.rs: change the contract, then npm run build. -->",
        );
        self.line("");
        let _ = writeln!(
            self.0,
            "What the tables of this project hold of the catalogue and order service, by section of its \
             interface, for the versions {versions}."
        );
        self.line("");
        self.line("- **stated**: the interface says it outright. **implied**: it follows, but is not said.");
        self.line("- ✓ the version shows it · – it does not yet · *deprecated*, *removed* in that version.");
        self.line("- **Not shown** is an answer: nothing is claimed or demanded there.");
    }

    fn heading(&mut self, title: &str) {
        let _ = writeln!(self.0, "\n## {title}\n");
    }

    fn shape(&mut self, contract: &'static Contract) {
        let object = contract.object();
        let title = match contract.layout {
            Layout::Entries => format!("Page of a list: {}", object.title.to_lowercase()),
            _ => object.title.to_owned(),
        };
        self.heading(&format!(
            "{} {title} (`{}`)",
            contract.section, contract.name
        ));
        let direction = match contract.direction {
            Direction::Sent => "You send it",
            Direction::Received => "You receive it",
        };
        if contract.layout == Layout::Entries {
            let _ = writeln!(
                self.0,
                "{direction}. Each entry is as described under {} {}.",
                contract.section, object.title
            );
        } else {
            let _ = writeln!(self.0, "{direction}.");
            self.table(contract, object);
        }
        self.not_shown(contract, object);
    }

    fn table(&mut self, contract: &'static Contract, object: &'static Object) {
        let versions = Version::ALL.map(Version::date).join(" | ");
        let _ = writeln!(
            self.0,
            "\n| Field | Holds | {versions} | Required | Notes |"
        );
        let _ = writeln!(
            self.0,
            "|---|---|{}---|---|",
            "---|".repeat(Version::ALL.len())
        );
        self.rows(contract, object, "");
    }

    fn rows(&mut self, contract: &'static Contract, object: &'static Object, path: &str) {
        for field in object.fields {
            let name = format!("{path}{}", field.name);
            self.row(contract, object, field, &name);
            self.beneath(contract, field, &name);
        }
    }

    fn beneath(&mut self, contract: &'static Contract, field: &'static Field, name: &str) {
        match field.kind {
            _ if is_gone(field) => {}
            Kind::Object(object) => self.rows(contract, object, &format!("{name}.")),
            Kind::List(list) => self.beneath(contract, &list.element, &format!("{name}[]")),
            _ => {}
        }
    }

    fn row(
        &mut self,
        contract: &Contract,
        owner: &'static Object,
        field: &'static Field,
        name: &str,
    ) {
        let standings: Vec<&str> = Version::ALL
            .iter()
            .map(|version| standing(field, *version))
            .collect();
        let holds = match is_gone(field) {
            true => String::new(),
            false => format!("{}{}", kind(field.kind), basis_of_kind(field)),
        };
        let _ = writeln!(
            self.0,
            "| `{name}` | {holds} | {} | {} | {} |",
            standings.join(" | "),
            field
                .presence
                .filter(|_| !is_gone(field))
                .map_or(String::new(), |presence| required(presence, owner)),
            notes(contract, owner, field),
        );
    }

    fn not_shown(&mut self, contract: &Contract, object: &'static Object) {
        let mut notes: Vec<&str> = contract.not_shown.to_vec();
        if contract.layout != Layout::Entries {
            collect_not_shown(object, &mut notes);
        }
        self.list_not_shown(&notes);
        if object.extra_fields == ExtraFields::Expected && contract.layout != Layout::Entries {
            self.line("\nThe interface says itself that further fields exist.");
        }
    }

    fn list_not_shown(&mut self, notes: &[&str]) {
        if !notes.is_empty() {
            self.line("\nNot shown:\n");
        }
        for note in notes {
            let _ = writeln!(self.0, "- {note}");
        }
    }

    fn endpoints(&mut self) {
        self.heading(&format!("{SECTION} Endpoints"));
        let versions = Version::ALL.map(Version::date).join(" | ");
        let _ = writeln!(
            self.0,
            "| Call | Purpose | {versions} | Query | Body | Response |"
        );
        let _ = writeln!(
            self.0,
            "|---|---|{}---|---|---|",
            "---|".repeat(Version::ALL.len())
        );
        for endpoint in &ENDPOINTS {
            self.endpoint(endpoint);
        }
        let notes: Vec<String> = ENDPOINTS
            .iter()
            .flat_map(|endpoint| {
                endpoint
                    .not_shown
                    .iter()
                    .map(|note| format!("`{}`: {note}", endpoint.path))
            })
            .collect();
        self.list_not_shown(&notes.iter().map(String::as_str).collect::<Vec<_>>());
    }

    fn endpoint(&mut self, endpoint: &Endpoint) {
        let standings: Vec<&str> = Version::ALL
            .iter()
            .map(
                |version| match (endpoint.is_listed(*version), endpoint.removal) {
                    (true, _) => "✓",
                    (false, Some(_)) => "removed",
                    (false, None) => "–",
                },
            )
            .collect();
        let shape = |shape: Option<Shape>| {
            shape.map_or(String::new(), |shape| format!("`{}`", shape.name()))
        };
        let instead = endpoint
            .removal
            .map_or(String::new(), |removal| format!(" {}", removal.instead));
        let _ = writeln!(
            self.0,
            "| `{} {}` | {}{instead} | {} | {} | {} | {} |",
            endpoint.method,
            endpoint.path,
            endpoint.doc,
            standings.join(" | "),
            shape(endpoint.query),
            shape(endpoint.body),
            shape(endpoint.response),
        );
    }

    fn headers(&mut self) {
        self.heading(&format!("{HEADERS_SECTION} Headers"));
        self.line("| Header | Meaning | Used on | Required |");
        self.line("|---|---|---|---|");
        for header in Header::ALL {
            let on: Vec<String> = ENDPOINTS
                .iter()
                .filter(|endpoint| endpoint.headers.iter().any(|one| one.name == header.name))
                .map(|endpoint| format!("`{} {}`", endpoint.method, endpoint.path))
                .collect();
            let asked = header.presence.map_or(String::new(), |presence| {
                format!("{}: {}", presence.basis.name(), presence.why)
            });
            let _ = writeln!(
                self.0,
                "| `{}` | {} | {} | {asked} |",
                header.name,
                header.doc,
                on.join(", ")
            );
        }
    }

    fn schemas(&mut self) {
        self.heading("What the JSON Schema of a shape cannot say");
        self.line("A schema holds the rules whose breach is an error by default, but for:\n");
        for (what, why) in CANNOT_SAY {
            let _ = writeln!(self.0, "- {what}: {why}.");
        }
    }

    fn gaps(&mut self) {
        self.heading("Not shown anywhere");
        for gap in &NOT_SHOWN {
            let _ = writeln!(self.0, "- {}: {}", gap.section, gap.what);
        }
    }
}

/// Whether no version has it.
fn is_gone(field: &Field) -> bool {
    let is_removed = |version: &Version| matches!(field.standing(*version), Standing::Removed(_));
    Version::ALL.iter().all(is_removed)
}

fn standing(field: &Field, version: Version) -> &'static str {
    match field.standing(version) {
        Standing::Current => "✓",
        Standing::NotYet => "–",
        Standing::Deprecated => "deprecated",
        Standing::Removed(_) => "removed",
    }
}

fn kind(kind: Kind) -> String {
    match kind {
        Kind::Any => "any value, type not shown".to_owned(),
        Kind::Text(form) => match form {
            Form::Free => "string",
            Form::Email => "string, an e-mail address",
            Form::Timestamp => "string, `YYYY-MM-DDTHH:MM:SS.ffffff`",
            Form::Decimal => "string, a decimal number",
            Form::Count => "string, a whole number of 0 or more",
        }
        .to_owned(),
        Kind::Enum(members) => listed(members),
        Kind::Object(_) => "object".to_owned(),
        Kind::List(list) => {
            let least = if list.not_empty.is_some() {
                ", one at least"
            } else {
                ""
            };
            match list.element.kind {
                Kind::Object(_) => format!("array of objects{least}"),
                element => format!(
                    "array of: {}{}{least}",
                    self::kind(element),
                    basis_of_kind(&list.element)
                ),
            }
        }
        Kind::Collection => "array or object".to_owned(),
    }
}

fn basis_of_kind(field: &Field) -> String {
    match field.kind {
        Kind::Any => String::new(),
        _ if field.kind_basis == crate::Basis::Stated => String::new(),
        _ => format!(" ({})", field.kind_basis.name()),
    }
}

fn required(presence: Presence, owner: &'static Object) -> String {
    let with = match (presence.with, discriminator(owner)) {
        ([], _) | (_, None) => String::new(),
        (with, Some((decider, _))) => format!(" with `{}` {}", decider.name, listed(with)),
    };
    format!("{}{with}: {}", presence.basis.name(), presence.why)
}

fn notes(contract: &Contract, owner: &'static Object, field: &Field) -> String {
    let mut notes: Vec<String> = Vec::new();
    if !field.doc.is_empty() && !is_gone(field) {
        notes.push(field.doc.to_owned());
    }
    if let (false, Some((decider, _))) = (field.relevant_with.is_empty(), discriminator(owner)) {
        notes.push(format!(
            "Means something only with `{}` {}.",
            decider.name,
            listed(field.relevant_with)
        ));
    }
    if let Some(exclusion) = field.excludes {
        notes.push(format!(
            "Not together with `{}` ({}).",
            exclusion.other,
            exclusion.basis.name()
        ));
    }
    if let Some(removal) = field.removal {
        notes.push(removal.instead.to_owned());
    }
    if let Some(section) = field.section.or(owner.section)
        && section != contract.section
    {
        notes.push(format!("Section {section}."));
    }
    notes.join(" ")
}

fn collect_not_shown(object: &'static Object, notes: &mut Vec<&'static str>) {
    let new = object
        .not_shown
        .iter()
        .copied()
        .filter(|note| !notes.contains(note));
    let new: Vec<&'static str> = new.collect();
    notes.extend(new);
    for field in object.fields.iter().filter(|field| !is_gone(field)) {
        match field.kind {
            Kind::Object(inner) => collect_not_shown(inner, notes),
            Kind::List(list) => {
                if let Kind::Object(inner) = list.element.kind {
                    collect_not_shown(inner, notes);
                }
            }
            _ => {}
        }
    }
}

fn listed(members: &[EnumValue]) -> String {
    let values: Vec<String> = members
        .iter()
        .map(|member| format!("`{}`", member.value))
        .collect();
    values.join(", ")
}
