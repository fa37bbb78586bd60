//! What a contract says of its versions and the engine can't do, in words.

use super::Recursion;
use crate::contract::model::{At, Declared, Field, Form, Kind, Layout, Link, Object, On, VersionId};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

impl Recursion {
    /// What versions say on the fields of every object, and which of their changes that belongs to.
    pub(super) fn changes(&mut self) {
        for object in self.seen.clone() {
            for field in object.fields {
                if let Some((version, link)) = link_of(field) {
                    self.link(object, field, version, link);
                }
            }
            self.said_once(object);
        }
        let changes = self.service.changes;
        if !changes.is_sorted_by_key(|change| change.version) {
            self.refuse("The changes are not in the order of their versions. List the newest last.");
        }
        for (place, change) in changes.iter().enumerate() {
            if changes[..place].iter().any(|other| other.id == change.id) {
                self.refuse(format!("There are two changes `{}`. Give one another name.", change.id));
            }
            self.change(change);
        }
    }

    fn date(&self, version: VersionId) -> &'static str {
        self.service.versions.get(version.place()).copied().unwrap_or_default()
    }

    pub(super) fn is_query(&self, object: &'static Object) -> bool {
        let mut queries = self.service.shapes.iter().filter(|shape| shape.layout == Layout::Query);
        queries.any(|shape| core::ptr::eq(shape.object(), object))
    }

    /// A change lists objects on which its version says something.
    fn change(&mut self, change: &Declared) {
        let (id, version) = (change.id, change.version);
        if version.place() == 0 || version.place() >= self.service.versions.len() {
            return self.refuse(format!(
                "The change {id} is of none of the later versions. Name one of them."
            ));
        }
        for on in change.on {
            let (title, date) = (on.object.title, self.date(version));
            if !self.seen.iter().any(|one| core::ptr::eq(*one, on.object)) {
                self.refuse(format!(
                    "The change {id} lists the object {title}, which no shape has. List an object of the contract."
                ));
                continue;
            }
            let deprecated = |field: &&Field| field.deprecated == Some(version);
            let is_deprecating = on.object.fields.iter().any(|field| deprecated(&field));
            if on.fields(version).next().is_none() && (!is_deprecating || on.unnamed.is_some()) {
                self.refuse(format!(
                    "The change {id} lists the object {title}, and {date} says nothing on its fields. Say there what changed, or leave out the object."
                ));
            }
            for name in on.only.into_iter().flatten() {
                let mut fields = on.fields(version);
                if !fields.any(|field| field.name == *name) {
                    self.refuse(format!(
                        "The change {id} lists `{name}` of {title}, on which {date} says nothing. List the fields on which it does: of two that hold the same value, the older one."
                    ));
                }
            }
        }
    }

    /// What a version says on a field belongs to one of its changes.
    fn said_once(&mut self, object: &'static Object) {
        for version in (1..self.service.versions.len()).map(|place| VersionId(place as u8)) {
            let changes = self.service.changes.iter().filter(|change| change.version == version);
            let lists: Vec<(&str, &On)> = changes
                .flat_map(|change| change.on.iter().map(|on| (change.id, on)))
                .filter(|(_, on)| core::ptr::eq(on.object, object))
                .collect();
            for field in object.fields.iter().filter(|field| object.is_said_on(field, version)) {
                let those = lists
                    .iter()
                    .filter(|(_, on)| on.fields(version).any(|one| one.name == field.name));
                let those: Vec<&str> = those.map(|(id, _)| *id).collect();
                let (date, name, title) = (self.date(version), field.name, object.title);
                match those[..] {
                    [_] => {}
                    [] => self.refuse(format!(
                        "{date} changes `{name}` of {title}, and none of its changes lists the object. Let one of them list it with `On::all`."
                    )),
                    [one, other, ..] => self.refuse(format!(
                        "{date} changes `{name}` of {title}, and both {one} and {other} list it. Let each list its fields with `On::only`."
                    )),
                }
            }
        }
    }

    /// Where the value of a field goes.
    fn link(&mut self, object: &'static Object, field: &'static Field, version: VersionId, link: Link) {
        let (title, name, to, date) = (object.title, field.name, link.to, self.date(version));
        let says = format!("{date} moves the value of `{name}` of {title} to `{to}`");
        if version.place() == 0 || !field.is_available(VersionId(version.0 - 1)) {
            return self.refuse(format!(
                "{says}, and the version before does not have `{name}`. Say `removed` instead."
            ));
        }
        let Some(new) = object.fields.iter().find(|one| one.name == to && one.name != name) else {
            let instead = self.instead(object, name, to);
            return self.refuse(format!("{says}, which the object does not have. {instead}"));
        };
        if new.since != version || !new.is_available(version) {
            self.refuse(format!(
                "{says}, which did not come with that version. Say `since` with it on `{to}`."
            ));
        }
        let mut others = object.fields.iter().take_while(|one| one.name != name);
        if let Some(other) = others.find(|one| link_of(one).is_some_and(|(_, other)| other.to == to)) {
            self.refuse(format!(
                "{says}, and that of `{}`, too. A field takes the value of one other: give one of them a new field.",
                other.name
            ));
        }
        if !field.label.is_empty() && field.label == new.label {
            self.refuse(format!(
                "`{name}` of {title} and `{to}`, which has its value since {date}, have the same label, so that a message with labels can't tell them apart. Give one of them another label."
            ));
        }
        if field.is_repeatable != new.is_repeatable {
            self.refuse(format!(
                "{says}, and only one of them can be repeated. Make both `repeatable`, or none."
            ));
        }
        if self.is_query(object) && !link.is_renaming() {
            return self.refuse(format!(
                "{says} and computes it, or puts it inside. A parameter can be added, removed or renamed."
            ));
        }
        if link.formula.is_some() && is_built(object, name) {
            self.refuse(format!(
                "{says} and computes it, and an earlier version moved a value into `{name}`: the formula would have to compute an object that only the conversion built. Compute it where it was moved."
            ));
        }
        self.place(&says, object, field, new, version, link);
    }

    /// Whether a value can be at its new place.
    fn place(
        &mut self,
        says: &str,
        object: &Object,
        field: &Field,
        new: &'static Field,
        version: VersionId,
        link: Link,
    ) {
        let there = match link.at {
            At::Whole => Some(new.kind_in(version)),
            At::Option => Some(new.kind).filter(|kind| matches!(kind, Kind::Any)),
            At::Pointer(pointer) => kind_at(new, pointer, version),
        };
        let Some(there) = there else {
            return self.refuse(format!(
                "{says}, to a place inside where that version describes no field. Correct the pointer, or describe `{}` as any value.",
                link.to
            ));
        };
        let here = field.kind_in(VersionId(version.0 - 1));
        if link.formula.is_none() && !holds(there, here) {
            self.refuse(format!(
                "{says}, which holds another kind of value. Compute the value, or describe both alike."
            ));
        }
        if let Some(formula) = link.formula {
            self.formula(&format!("`{}` of {}", field.name, object.title), formula, [here, there]);
        }
        if matches!(there, Kind::Any) && self.is_changed_inside(here, version) {
            self.refuse(format!(
                "{says}, where any value can be, and that version or a later one changes what is inside. Describe the same object there."
            ));
        }
        if let At::Pointer(pointer) = link.at
            && let Some((inner, required)) = self.required_beside(new, pointer, version)
        {
            self.refuse(format!(
                "{says}, inside a new {inner}, which also requires `{required}`. A conversion can't know its value: make it optional."
            ));
        }
    }

    /// Whether a version, or a later one, says something on fields inside a value.
    fn is_changed_inside(&self, kind: Kind, version: VersionId) -> bool {
        let mut later = (version.place()..self.service.versions.len()).map(|place| VersionId(place as u8));
        match kind {
            Kind::List(list) => self.is_changed_inside(list.element.kind, version),
            Kind::Object(object) => {
                let is_changed = |version| object.fields.iter().any(|field| object.is_said_on(field, version));
                let mut inner = object.fields.iter().map(|field| field.kind);
                later.any(is_changed) || inner.any(|kind| self.is_changed_inside(kind, version))
            }
            _ => false,
        }
    }

    /// A member that a new object on the way to a pointer requires in any later version, beside the one that leads there, and the
    /// title of the object.
    fn required_beside(&self, new: &Field, pointer: &str, version: VersionId) -> Option<(&'static str, &'static str)> {
        let mut kind = new.kind;
        for name in names(pointer) {
            let Kind::Object(inner) = kind else {
                return None;
            };
            let later = || (version.place()..self.service.versions.len()).map(|place| VersionId(place as u8));
            let is_required = |field: &&Field| {
                let requires = |version| {
                    let presence = field.presence_in(version).filter(|_| field.is_available(version));
                    presence.is_some_and(|presence| presence.with.is_empty())
                };
                !is_of_chain(inner, &name, field.name) && later().any(requires)
            };
            if let Some(required) = inner.fields.iter().find(is_required) {
                return Some((inner.title, required.name));
            }
            kind = inner.fields.iter().find(|one| one.name == name)?.kind;
        }
        None
    }

    /// What to do about a name that an object does not have.
    fn instead(&self, object: &'static Object, name: &str, to: &str) -> String {
        if to == name {
            return "A value moves to another member. To change its form, say `reformed`.".to_string();
        }
        let has_value = |field: &&Field| field.kind.all_values().iter().any(|value| value.value == to);
        if let Some(field) = object.fields.iter().find(has_value) {
            return format!(
                "It is a value of `{}`. A version can add values of an enumeration, not rename or remove them.",
                field.name
            );
        }
        let has_it = |other: &&&Object| other.fields.iter().any(|field| field.name == to);
        let mut others = self.seen.iter().filter(|other| !core::ptr::eq(**other, object));
        match others.find(has_it) {
            Some(other) => format!(
                "{} has such a member, but a value moves only to another member of its object, or into one. Say `removed` on `{name}`, and `since` on `{to}` of {}.",
                other.title, other.title
            ),
            None => "Correct the name, or add the field with `since`.".to_string(),
        }
    }

    /// What versions say of the elements of a list, of which no member has a name.
    pub(super) fn element(&mut self, title: &str, name: &str, element: &Field) {
        let is_of_all = element.since == VersionId(0) && element.removal.is_none() && element.deprecated.is_none();
        if !is_of_all || !element.reforms.is_empty() {
            self.refuse(format!(
                "A version changes the elements of `{name}` of {title} themselves. Describe them as objects and say it on their members, or give the list a new name."
            ));
        }
    }
}

fn link_of(field: &Field) -> Option<(VersionId, Link)> {
    let removal = field.removal?;
    Some((removal.version, removal.link?))
}

/// Whether an earlier version moved a value inside the field, or inside one that became it.
fn is_built(object: &Object, name: &str) -> bool {
    let mut links = object
        .fields
        .iter()
        .filter_map(|field| Some((field.name, link_of(field)?.1)));
    links.any(|(old, link)| link.to == name && old != name && (link.at != At::Whole || is_built(object, old)))
}

/// Whether a field is another one, or becomes it, or was it.
fn is_of_chain(object: &Object, one: &str, other: &str) -> bool {
    let becomes = |from: &str, to: &str| {
        let mut name = from;
        let next = |name: &str| object.fields.iter().find(|field| field.name == name).and_then(link_of);
        // A chain is no longer than the object has fields.
        object.fields.iter().any(|_| match next(name) {
            Some((_, link)) => {
                name = link.to;
                name == to
            }
            None => false,
        })
    };
    one == other || becomes(one, other) || becomes(other, one)
}

/// The names in a pointer, decoded.
fn names(pointer: &str) -> impl Iterator<Item = String> {
    let names = pointer.split('/').skip(1);
    names.map(|name| name.replace("~1", "/").replace("~0", "~"))
}

/// What a version describes at a pointer inside a field.
fn kind_at(field: &Field, pointer: &str, version: VersionId) -> Option<Kind> {
    if !pointer.starts_with('/') {
        return None;
    }
    let mut kind = field.kind;
    for name in names(pointer) {
        let inner = match kind {
            Kind::Object(inner) => inner.fields.iter().find(|one| one.name == name),
            Kind::Any => return Some(Kind::Any),
            _ => None,
        };
        kind = inner.filter(|field| field.is_available(version))?.kind_in(version);
    }
    Some(kind)
}

/// Whether a field of a kind takes the values of another one.
fn holds(new: Kind, old: Kind) -> bool {
    match (new, old) {
        (Kind::Any, _) | (Kind::Text(Form::Free), Kind::Text(_) | Kind::Enum(_)) => true,
        (Kind::Text(new), Kind::Text(old)) => new == old,
        (Kind::Object(new), Kind::Object(old)) => core::ptr::eq(new, old),
        (Kind::List(new), Kind::List(old)) => holds(new.element.kind, old.element.kind),
        (new, old) => core::mem::discriminant(&new) == core::mem::discriminant(&old),
    }
}
