//! What a contract says and the engine can't do, in words: object, field, rule, and what to do. [`changes_tests`] has what it says of
//! versions.

mod changes_tests;
mod formulas_tests;
mod words_tests;

use super::catalogue::{Fields, NONE};
use super::model::{EnumValue, Field, Kind, Layout, Object, Service, VersionId};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Returns a sentence for everything that the engine can't do; none if it can make a catalogue of the service.
pub fn refusals(service: &'static Service) -> Vec<String> {
    let mut search = Recursion {
        service,
        found: Vec::new(),
        around: Vec::new(),
        seen: Vec::new(),
        fields: 0,
    };
    if service.versions.len() > usize::from(u8::MAX) {
        search.refuse("The contract has more than 255 versions. Remove the oldest.");
    }
    if service.default_version.place() >= service.versions.len() {
        search.refuse("The default version is none of the versions. Name one of them.");
    }
    if !service.versions.is_sorted_by(|older, newer| older < newer) {
        search.refuse(
            "The versions are not in the order of their dates, or one is there twice. List each once, the newest last.",
        );
    }
    for contract in service.shapes {
        match contract.root.kind {
            Kind::Object(object) => {
                search.object(object);
                search.identifier(object, contract.identifier);
                if contract.layout == Layout::Query {
                    search.query(object);
                }
            }
            _ => search.refuse(format!(
                "The shape `{}` is not an object. Describe its document, or each of its entries, as one.",
                contract.name
            )),
        }
    }
    // Findings name the endpoints of a path by a bit each.
    if service.endpoints.len() > u32::BITS as usize {
        search.refuse("The contract has more than 32 endpoints. Leave out the unused ones.");
    }
    for endpoint in service.endpoints {
        if !endpoint.path.starts_with(service.path_root) {
            search.refuse(format!(
                "{} {} does not begin with `{}`, as every path does. Correct the path.",
                endpoint.method, endpoint.path, service.path_root
            ));
        }
        for header in endpoint.headers {
            if !service.headers.iter().any(|one| one.name == header.name) {
                search.refuse(format!(
                    "{} {} refers to the header `{}`, which is not listed. Add it to the headers.",
                    endpoint.method, endpoint.path, header.name
                ));
            }
        }
        for shape in [endpoint.query, endpoint.body, endpoint.response] {
            let is_listed = |name: &str| service.shapes.iter().any(|one| one.name == name);
            if let Some(name) = shape.filter(|name| !is_listed(name)) {
                search.refuse(format!(
                    "{} {} refers to the shape `{name}`, which is not listed. Add it to the shapes.",
                    endpoint.method, endpoint.path
                ));
            }
        }
    }
    search.changes();
    if search.fields >= usize::from(NONE) {
        search.refuse("The contract has more than 65,534 fields. Describe fewer objects.");
    }
    search.found
}

struct Recursion {
    service: &'static Service,
    found: Vec<String>,
    /// The objects around the one that is looked at, and those that have been looked at.
    around: Vec<&'static Object>,
    seen: Vec<&'static Object>,
    fields: usize,
}

impl Recursion {
    fn refuse(&mut self, sentence: impl Into<String>) {
        self.found.push(sentence.into());
    }

    fn object(&mut self, object: &'static Object) {
        let is_it = |one: &&Object| core::ptr::eq(*one, object);
        let title = object.title;
        if self.around.iter().any(is_it) {
            return self.refuse(format!(
                "The object {title} contains itself. Describe the inner one as any value."
            ));
        }
        if self.seen.iter().any(is_it) {
            return;
        }
        self.seen.push(object);
        self.fields += object.fields.len();
        if object.fields.len() > Fields::BITS as usize {
            self.refuse(format!(
                "The object {title} has {} fields, and at most {} can be described. Leave some out.",
                object.fields.len(),
                Fields::BITS
            ));
        }
        self.discriminator(object);
        self.around.push(object);
        for (place, field) in object.fields.iter().enumerate() {
            let mut others = object.fields.iter().take(place);
            if field.name.is_empty() || others.any(|other| other.name == field.name) {
                self.refuse(format!(
                    "The object {title} has the field `{}` twice, or one without a name. Name each field once.",
                    field.name
                ));
            }
            self.field(object, field);
            self.kind(title, field.name, field.kind);
        }
        self.around.pop();
    }

    fn discriminator(&mut self, object: &Object) {
        let title = object.title;
        let Some(first) = object.decider() else {
            return;
        };
        if !matches!(first.kind, Kind::Enum(_)) {
            self.refuse(format!(
                "The discriminator `{}` of {title} is not an enumeration. List its values.",
                first.name
            ));
        }
        if first.removal.is_some() || first.since != VersionId(0) {
            self.refuse(format!(
                "Not every version has the discriminator `{}` of {title}. Describe the object without a discriminator.",
                first.name
            ));
        }
        if !first.relevant_with.is_empty() {
            self.refuse(format!(
                "The discriminator `{}` of {title} is relevant only with some of its own values. Leave that out.",
                first.name
            ));
        }
    }

    fn field(&mut self, object: &'static Object, field: &'static Field) {
        let (title, name) = (object.title, field.name);
        self.versions(object, field);
        if let Some(exclusion) = field.excludes {
            let other = exclusion.other;
            let both = object.fields.iter().find(|one| one.name == other);
            let mut versions = (0..self.service.versions.len()).map(|place| VersionId(place as u8));
            let has_both = |other: &Field, version| field.is_available(version) && other.is_available(version);
            if both.is_some_and(|other| !versions.any(|version| has_both(other, version))) {
                self.refuse(format!(
                    "`{name}` of {title} excludes `{other}`, and no version has both. Leave it out."
                ));
            }
            if both.is_none() {
                self.refuse(format!(
                    "`{name}` of {title} excludes `{other}`, which the object does not have. Correct the name."
                ));
            }
            if !self.is_query(object) {
                self.refuse(format!(
                    "`{name}` of {title} excludes `{other}`, which is looked at only in a query. Leave it out."
                ));
            }
        }
        let values = object.decider().map_or(&[][..], |decider| decider.kind.all_values());
        let with = field.presence.map_or(&[][..], |presence| presence.with);
        let with = with.iter().chain(field.relevant_with);
        for value in with {
            if !values.iter().any(|one| one.value == value.value) {
                self.refuse(format!(
                    "`{name}` of {title} depends on `{}`, which is no value of the discriminator. Correct the value.",
                    value.value
                ));
            }
        }
    }

    /// What identifies elements is there in every version, if the object describes it.
    fn identifier(&mut self, object: &Object, identifier: Option<&str>) {
        let mut fields = object.fields.iter();
        let described = fields.find(|field| Some(field.name) == identifier);
        let is_of_all = |field: &&Field| field.removal.is_none() && field.since == VersionId(0);
        if let Some(field) = described.filter(|field| !is_of_all(field)) {
            self.refuse(format!(
                "Not every version has `{}` of {}, the identifier by which complements find their elements. Keep it, or make another member the identifier.",
                field.name, object.title
            ));
        }
    }

    /// What versions change about a field.
    fn versions(&mut self, object: &'static Object, field: &Field) {
        let (title, name) = (object.title, field.name);
        if let Some(removal) = field.removal {
            let is_late = |deprecated| deprecated >= removal.version;
            if field.deprecated.is_some_and(is_late) {
                self.refuse(format!(
                    "A version deprecates `{name}` of {title} that no longer has it. Leave out `deprecated`."
                ));
            }
        }
        let is_late = |since: VersionId| field.since < since && field.is_available(since);
        if let Some(presence) = field.presence
            && presence.since != VersionId(0)
            && !is_late(presence.since)
        {
            self.refuse(format!(
                "`{name}` of {title} is required since a version that brought the field, or does not have it. Leave out `required_since`."
            ));
        }
        let mut since = VersionId(0);
        for reform in field.reforms {
            if reform.version <= since || !is_late(reform.version) {
                self.refuse(format!(
                    "The forms of `{name}` of {title} are not listed by version, or the first version has a new one. List them oldest first."
                ));
            }
            since = reform.version;
        }
        for (formula, kinds) in formulas_tests::reformed(field) {
            self.formula(&format!("`{name}` of {title}"), formula, kinds);
        }
        if !field.reforms.is_empty() && self.is_query(object) {
            self.refuse(format!(
                "A version gives `{name}` of {title} another form. A parameter can be added, removed or renamed."
            ));
        }
        if !field.reforms.is_empty() && !matches!(field.kind, Kind::Text(_)) {
            self.refuse(format!(
                "`{name}` of {title} changes its form, and is no text. A version can't change the type of a field: give the new one another name."
            ));
        }
    }

    fn kind(&mut self, title: &str, name: &str, kind: Kind) {
        match kind {
            Kind::Object(object) => self.object(object),
            Kind::List(list) => {
                self.fields += 1;
                self.element(title, name, &list.element);
                if let Kind::Object(object) = list.element.kind {
                    self.identifier(object, list.identifier);
                }
                self.kind(title, name, list.element.kind);
            }
            Kind::Enum(values) => self.values(title, name, values),
            Kind::Any | Kind::Text(_) | Kind::Collection => {}
        }
    }

    fn values(&mut self, title: &str, name: &str, values: &[EnumValue]) {
        let is_sorted = values.is_sorted_by_key(|value| value.since);
        if values.is_empty() || !is_sorted {
            self.refuse(format!(
                "The values of `{name}` of {title} are missing, or newer ones stand before older ones. List the newest last."
            ));
        }
        for (place, value) in values.iter().enumerate() {
            let mut others = values.iter().take(place);
            if value.value.is_empty() || others.any(|other| other.value == value.value) {
                self.refuse(format!(
                    "`{name}` of {title} has the value `{}` twice, or an empty one. List each value once.",
                    value.value
                ));
            }
        }
    }

    /// A query has parameters, which are strings.
    fn query(&mut self, object: &'static Object) {
        let title = object.title;
        if object.is_discriminated {
            self.refuse(format!(
                "The query {title} has a discriminator. Describe its parameters without one."
            ));
        }
        for field in object.fields {
            if !matches!(field.kind, Kind::Text(_) | Kind::Enum(_)) {
                self.refuse(format!(
                    "The parameter `{}` of {title} is not a string. Describe it as a text or an enumeration.",
                    field.name
                ));
            }
        }
    }
}
