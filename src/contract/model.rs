//! What a contract can say of a service: its versions, shapes, objects, fields and endpoints.
//!
//! All values are built at compile time and `'static`. How a rule applies to a document is up to the
//! validator. Tests refuse, in words, what these types allow and the engine can't do.

use crate::naming::names;
use alloc::string::String;
use alloc::vec::Vec;

/// The contract of a service: all that the engine knows of it.
#[derive(Debug)]
pub struct Service {
    /// The dates of the versions, oldest first.
    pub versions: &'static [&'static str],
    /// The version that options have unless they name another.
    pub default_version: VersionId,
    /// The sections that concern every document.
    pub chapters: Chapters,
    /// The contracts of the shapes.
    pub shapes: &'static [Contract],
    /// The changes of the versions, oldest first.
    pub changes: &'static [Declared],
    /// The headers of calls.
    pub headers: &'static [Header],
    /// The header that names the version of a call.
    pub version_header: &'static Header,
    /// The endpoints, including removed ones.
    pub endpoints: &'static [Endpoint],
    /// What every path begins with, such as `/api/`.
    pub path_root: &'static str,
    /// The option of a conversion that says where a value is inside its member.
    pub place_option: &'static str,
}

/// The sections of the API documentation that findings on any document cite.
#[derive(Clone, Copy, Debug)]
pub struct Chapters {
    /// How documents are sent: in JSON, at which endpoints.
    pub calls: &'static str,
    /// Limits.
    pub limits: &'static str,
    /// How lists are laid out.
    pub lists: &'static str,
    /// Headers.
    pub headers: &'static str,
    /// Versions.
    pub versions: &'static str,
}

/// A dated version: its position in the list of the service, oldest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VersionId(pub u8);

impl VersionId {
    /// Its position in the list.
    pub const fn place(self) -> usize {
        self.0 as usize
    }
}

/// The contract of one shape.
#[derive(Debug)]
pub struct Contract {
    /// The public name.
    pub name: &'static str,
    /// Whether a client sends or receives it.
    pub direction: Direction,
    /// The section of the interface that shows it.
    pub section: &'static str,
    /// How its text is laid out.
    pub layout: Layout,
    /// The document itself, or each of its entries; the field's name is empty.
    pub root: Field,
    /// The member that identifies the document, or each of its entries; `None`: their order does.
    pub identifier: Option<&'static str>,
    /// What the interface does not show about the shape as a whole, as phrases for the reference.
    pub not_shown: &'static [&'static str],
}

/// How the text of a shape is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// One JSON document.
    Document,
    /// A JSON document with entries in an envelope that the interface does not show.
    Entries,
    /// The query of a URL.
    Query,
}

/// An operation of the service.
#[derive(Debug)]
pub struct Endpoint {
    /// The HTTP method.
    pub method: &'static str,
    /// The path under the base address; `{id}` stands for one non-empty segment.
    pub path: &'static str,
    /// One line of documentation.
    pub doc: &'static str,
    /// The name of the query's shape, if it has one.
    pub query: Option<&'static str>,
    /// The name of the shape of the request's body, if it has one.
    pub body: Option<&'static str>,
    /// The name of the shape of the response's body, if the interface shows it.
    pub response: Option<&'static str>,
    /// The headers that the interface shows for it.
    pub headers: &'static [Header],
    /// The first version that lists it.
    pub since: VersionId,
    /// The version that removed it, and what to do instead.
    pub removal: Option<Removal>,
    /// What the interface does not show about it, as phrases for the reference.
    pub not_shown: &'static [&'static str],
}

/// A header of a call.
#[derive(Clone, Copy, Debug)]
pub struct Header {
    /// The name, in lower case; case does not matter.
    pub name: &'static str,
    /// One line of documentation.
    pub doc: &'static str,
    /// Why it is required; `None` if it is optional.
    pub presence: Option<Presence>,
}

names! {
    /// How firmly the API documentation supports a rule.
    Basis, "basis" {
        /// The API documentation says so.
        Stated = "stated",
        /// It follows from the API documentation, which does not say so itself.
        Implied = "implied",
        /// A choice of this library: the API documentation shows nothing.
        Assumed = "assumed",
    }
}

/// Whether the client sends or receives a shape. Checks are strict on what is sent, tolerant on what is
/// received.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// The client sends it.
    Sent,
    /// The client receives it.
    Received,
}

/// One allowed value of an enumeration.
#[derive(Clone, Copy, Debug)]
pub struct EnumValue {
    /// The value on the wire; case matters.
    pub value: &'static str,
    /// The label that a form shows for the value.
    pub label: &'static str,
    /// The first version that allows it.
    pub since: VersionId,
}

impl EnumValue {
    /// A value of every version, and its label.
    pub const fn new(value: &'static str, label: &'static str) -> EnumValue {
        EnumValue {
            value,
            label: for_people(label),
            since: VersionId(0),
        }
    }

    /// The values of a list that a version allows.
    pub fn known(values: &'static [EnumValue], version: impl Into<VersionId>) -> &'static [EnumValue] {
        let version = version.into();
        let count = values.iter().take_while(|value| value.since <= version);
        &values[..count.count()]
    }

    /// Whether it is one of these values.
    pub(crate) fn is_among(&self, values: &[EnumValue]) -> bool {
        values.iter().any(|one| one.value == self.value)
    }

    /// A contract can't say this: documents of the older version with the value would be valid, and have no
    /// counterpart. So it does not compile.
    pub const fn removed(self, _: VersionId) -> EnumValue {
        panic!("A version can add values of an enumeration, not remove them. Keep the value.")
    }

    /// A contract can't say this. So it does not compile.
    pub const fn renamed(self, _: VersionId, _: &str) -> EnumValue {
        panic!(
            "A version can add values of an enumeration, not rename them. Keep the value, and add the new one with `since`."
        )
    }

    /// Sets the first version that allows it. Newer values come last in their list.
    pub const fn since(mut self, version: VersionId) -> EnumValue {
        self.since = version;
        self
    }

    /// A contract can't say this: no report, form or documentation would show it. So it does not compile.
    pub const fn deprecated(self, _: VersionId) -> EnumValue {
        panic!("Nothing shows that a value of an enumeration is deprecated. Say it in the documentation of the field.")
    }
}

names! {
    /// The format of a string. What each is, `report::forms` says.
    Form, "form" {
        /// Any string.
        Free = "",
        /// An e-mail address by the HTML standard's production for `input type=email`.
        Email = "email",
        /// `YYYY-MM-DDTHH:MM:SS.ffffff`: an existing date and time, without a zone offset.
        Timestamp = "timestamp",
        /// `-?digits(.digits)?` in ASCII digits.
        Decimal = "decimal",
        /// A non-negative integer in ASCII digits: the value of a query parameter.
        Count = "count",
    }
}

/// The JSON value that a field holds.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Any JSON value: the interface shows no type.
    Any,
    /// A string of a format.
    Text(Form),
    /// One string out of a list.
    Enum(&'static [EnumValue]),
    /// An object whose fields are described.
    Object(&'static Object),
    /// An array whose elements are described.
    List(&'static List),
    /// "A collection": an array or an object; the interface shows no more.
    Collection,
}

/// An array: what its elements are, and whether it may be empty.
#[derive(Debug)]
pub struct List {
    /// Describes each element; its name is empty.
    pub element: Field,
    /// The member that identifies an element, by which complements find it; `None`: its position does.
    pub identifier: Option<&'static str>,
    /// Why at least one element is required; `None` if the list may be empty.
    pub not_empty: Option<Presence>,
}

/// A rule that a field, an element or a header is required.
#[derive(Clone, Copy, Debug)]
pub struct Presence {
    /// How firmly the interface requires it.
    pub basis: Basis,
    /// The reason, a sentence.
    pub why: &'static str,
    /// The values of the object's discriminator with which the rule applies; empty: always.
    pub with: &'static [EnumValue],
    /// The first version with the rule.
    pub since: VersionId,
}

/// When a field or an endpoint was removed, and what replaces it.
#[derive(Clone, Copy, Debug)]
pub struct Removal {
    /// The first version without it.
    pub version: VersionId,
    /// What to do instead: a sentence.
    pub instead: &'static str,
    /// Whether its value belongs elsewhere now. If not, a fix may remove it.
    pub is_replaced: bool,
    /// Where its value is since then, if conversions know that.
    pub link: Option<Link>,
}

/// What to do instead with a field whose value is in another one: `{name}` is the name of that one.
pub const USE_INSTEAD: &str = "Use `{name}` instead.";
/// The same, if its value is inside: `{member}` is the name of the member that has it.
pub const USE_INSIDE: &str = "Use `{member}` in `{name}` instead.";

impl Removal {
    /// Fills the name of the field that has its value, and that of the member in it, into [`instead`](Removal::instead), or into a
    /// translation of it.
    pub fn advice(&self, instead: &str) -> String {
        let (name, at) = self.link.map_or(("", At::Whole), |link| (link.to, link.at));
        let member = match at {
            At::Pointer(pointer) => pointer.rsplit('/').next().unwrap_or_default(),
            At::Whole | At::Option => "",
        };
        let member = member.replace("~1", "/").replace("~0", "~");
        instead.replace("{name}", name).replace("{member}", &member)
    }
}

/// Where the value of a field is since the version that removed it. Conversions move it there and back.
#[derive(Clone, Copy, Debug)]
pub struct Link {
    /// The name of the new field, which is of the same object.
    pub to: &'static str,
    /// Where the value is in it.
    pub at: At,
    /// Whether it is computed, or stays as it is.
    pub is_computed: bool,
    /// Computes it; only a core that converts has it.
    pub formula: Option<&'static Formula>,
}

impl Link {
    /// Whether only the name changed.
    pub fn is_renaming(&self) -> bool {
        self.at == At::Whole && !self.is_computed
    }
}

/// A place in the value of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// The whole value.
    Whole,
    /// At a JSON Pointer.
    Pointer(&'static str),
    /// At the pointer of the service's option. That the value is there is assumed.
    Option,
}

/// Two exact functions of a value's JSON. Each undoes the other, and has no result for a value that the other
/// version can't hold. They get and give what the document spells: a string with its quotes, and the one they get may have
/// escapes, which `text::unescape` decodes.
#[derive(Debug)]
pub struct Formula {
    /// From the older version's value to the newer one's, and back.
    pub ways: [Compute; 2],
    /// Values of the older version, each with that of the newer one.
    pub examples: &'static [[&'static str; 2]],
}

impl Formula {
    /// Two functions, and values with which tests try them.
    pub const fn new(ways: [Compute; 2], examples: &'static [[&'static str; 2]]) -> Formula {
        let examples = kept(IS_FOR_PEOPLE, examples, &[]);
        Formula { ways, examples }
    }
}

/// Computes a value from the source of another one.
pub type Compute = fn(&[u8]) -> Option<Vec<u8>>;

/// A version that changed the form of a field's text. Values that have no counterpart stay as they are, and are gaps.
#[derive(Clone, Copy, Debug)]
pub struct Reform {
    /// The first version with the form.
    pub version: VersionId,
    /// The form.
    pub form: Form,
    /// How firmly the interface shows the form.
    pub basis: Basis,
    /// Computes the value; only a core that converts has it.
    pub formula: Option<&'static Formula>,
}

impl Reform {
    /// The form of a text from a version on, and how its values are computed.
    pub const fn new(version: VersionId, form: Form, formula: &'static Formula) -> Reform {
        Reform {
            version,
            form,
            basis: Basis::Stated,
            formula: for_converting(formula),
        }
    }

    /// Marks the form as implied: it follows from the interface, which does not say so.
    pub const fn implied(mut self) -> Reform {
        self.basis = Basis::Implied;
        self
    }
}

/// A change of a version, as conversions name it. What it does is said on the fields of its objects.
#[derive(Clone, Copy, Debug)]
pub struct Declared {
    /// The name.
    pub id: &'static str,
    /// The version that made it.
    pub version: VersionId,
    /// How firmly the interface supports it.
    pub basis: Basis,
    /// The objects that it concerns.
    pub on: &'static [On],
}

/// An object that a change concerns.
#[derive(Clone, Copy, Debug)]
pub struct On {
    /// The object.
    pub object: &'static Object,
    /// The fields on which the change is said, if other changes of the version are said on fields of the object, too.
    pub only: Option<&'static [&'static str]>,
    /// What a conversion of the object assumes: a sentence. With [`At::Option`] where a value is, otherwise something about
    /// members without a name, listed if others are lost.
    pub assumption: Option<&'static str>,
    /// A gap of every document on the way down: something without a name. A section and a sentence.
    pub unnamed: Option<(&'static str, &'static str)>,
}

impl On {
    /// All that the version changes about an object.
    pub const fn all(object: &'static Object) -> On {
        On {
            object,
            only: None,
            assumption: None,
            unnamed: None,
        }
    }

    /// What the version changes about these fields of an object, each named as it was before.
    pub const fn only(object: &'static Object, fields: &'static [&'static str]) -> On {
        On {
            only: Some(fields),
            ..On::all(object)
        }
    }

    /// Sets what a conversion assumes.
    pub const fn assuming(mut self, assumption: &'static str) -> On {
        self.assumption = Some(for_people(assumption));
        self
    }

    /// Sets a gap without a name: a section and a sentence.
    pub const fn unnamed(mut self, section: &'static str, gap: &'static str) -> On {
        self.unnamed = Some((section, for_people(gap)));
        self
    }

    /// The fields of the object on which the change is said.
    pub fn fields(&self, version: VersionId) -> impl Iterator<Item = &'static Field> + use<> {
        let (object, only) = (self.object, self.only);
        let is_named = move |field: &&Field| only.is_none_or(|names| names.contains(&field.name));
        let changed = object.fields.iter().filter(is_named);
        changed.filter(move |field| object.is_said_on(field, version))
    }
}

/// The status of a field in one version.
#[derive(Clone, Copy, Debug)]
pub enum Standing {
    /// The version has it.
    Current,
    /// The version does not have it yet.
    NotYet,
    /// The version has it and deprecates it.
    Deprecated,
    /// The version has removed it.
    Removed(Removal),
}

/// A member of an object, or a query parameter.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The name on the wire.
    pub name: &'static str,
    /// The label that a form shows.
    pub label: &'static str,
    /// One line of documentation.
    pub doc: &'static str,
    /// The section of the interface, if not that of the object or the shape.
    pub section: Option<&'static str>,
    /// The value that it holds.
    pub kind: Kind,
    /// How firmly the interface shows the kind.
    pub kind_basis: Basis,
    /// Why it is required; `None` if it is optional.
    pub presence: Option<Presence>,
    /// The discriminator's values with which it has a meaning; empty: all.
    pub relevant_with: &'static [EnumValue],
    /// The first version that shows it.
    pub since: VersionId,
    /// The first version that deprecates it.
    pub deprecated: Option<VersionId>,
    /// The version that removed it.
    pub removal: Option<Removal>,
    /// A field that can't be used together with this one.
    pub excludes: Option<Exclusion>,
    /// The versions that changed the form of its text, oldest first.
    pub reforms: &'static [Reform],
    /// A parameter that may stand in a query several times, each time with another value.
    pub is_repeatable: bool,
}

/// A rule that two fields can't be used together.
#[derive(Clone, Copy, Debug)]
pub struct Exclusion {
    /// The name of the other field.
    pub other: &'static str,
    /// How firmly the interface forbids it.
    pub basis: Basis,
    /// The reason, a sentence.
    pub why: &'static str,
}

/// An object whose members are described.
#[derive(Debug)]
pub struct Object {
    /// The title, for people.
    pub title: &'static str,
    /// The section of the interface, if not that of the shape.
    pub section: Option<&'static str>,
    /// The described members.
    pub fields: &'static [Field],
    /// Whether the first field is the discriminator, which decides which of the others apply.
    pub is_discriminated: bool,
    /// The discriminator's values with which only the required members are expected.
    pub nothing_else_with: &'static [EnumValue],
    /// Whether the interface says that there are members that it does not list: only a likely typo of a listed name is reported.
    pub is_open: bool,
    /// What the interface does not show about it, as phrases for the reference.
    pub not_shown: &'static [&'static str],
}

impl Field {
    /// An optional field of every version, whose kind the interface states.
    pub const fn new(name: &'static str, kind: Kind) -> Field {
        Field {
            name,
            label: "",
            doc: "",
            section: None,
            kind,
            kind_basis: Basis::Stated,
            presence: None,
            relevant_with: &[],
            since: VersionId(0),
            deprecated: None,
            removal: None,
            excludes: None,
            is_repeatable: false,
            reforms: &[],
        }
    }

    /// A field that holds a string.
    pub const fn text(name: &'static str) -> Field {
        Field::new(name, Kind::Text(Form::Free))
    }

    /// A field whose type is not shown.
    pub const fn any(name: &'static str) -> Field {
        Field::new(name, Kind::Any)
    }

    /// Sets the label and one line of documentation. Neither reaches the `.wasm`.
    pub const fn about(self, label: &'static str, doc: &'static str) -> Field {
        Field {
            label: for_people(label),
            doc: for_people(doc),
            ..self
        }
    }

    /// Sets the section of the interface, if not that of the object or the shape.
    pub const fn section(mut self, section: &'static str) -> Field {
        self.section = Some(section);
        self
    }

    /// Marks its kind as implied: it follows from the interface, which does not say so.
    pub const fn kind_implied(mut self) -> Field {
        self.kind_basis = Basis::Implied;
        self
    }

    /// Makes it required.
    pub const fn required(self, basis: Basis, why: &'static str) -> Field {
        self.required_with(&[], basis, why)
    }

    /// Makes it required with these values of the discriminator.
    pub const fn required_with(mut self, with: &'static [EnumValue], basis: Basis, why: &'static str) -> Field {
        self.presence = Some(Presence {
            basis,
            why: for_people(why),
            with,
            since: VersionId(0),
        });
        self
    }

    /// Sets the first version that requires it, of those that have it.
    pub const fn required_since(mut self, version: VersionId) -> Field {
        match &mut self.presence {
            Some(presence) => presence.since = version,
            None => panic!("Say first why the field is required, with `required`."),
        }
        self
    }

    /// Gives it a meaning only with these values of the discriminator.
    pub const fn relevant_with(mut self, with: &'static [EnumValue]) -> Field {
        self.relevant_with = with;
        self
    }

    /// Sets the first version that shows it.
    pub const fn since(mut self, version: VersionId) -> Field {
        self.since = version;
        self
    }

    /// Sets the first version that deprecates it.
    pub const fn deprecated(mut self, version: VersionId) -> Field {
        self.deprecated = Some(version);
        self
    }

    /// Sets the version that removed it, and what to do instead.
    pub const fn removed(self, version: VersionId, instead: &'static str) -> Field {
        self.removed_by(version, instead, true, None)
    }

    /// Sets the version that removed it without a replacement, so that a fix may remove it.
    pub const fn removed_for_good(self, version: VersionId, instead: &'static str) -> Field {
        self.removed_by(version, instead, false, None)
    }

    /// Sets the version that gave it another name. That field needs `since`. What to do instead follows.
    pub const fn renamed(self, version: VersionId, name: &'static str) -> Field {
        self.moved(version, name, At::Whole)
    }

    /// Sets the version that moved its value into another field. What to do instead follows, unless [`Field::instead`] sets it.
    pub const fn moved(self, version: VersionId, to: &'static str, at: At) -> Field {
        self.linked(version, to, at, None)
    }

    /// Sets the version that replaced it by a field whose value is computed from it.
    pub const fn computed(self, version: VersionId, to: &'static str, at: At, formula: &'static Formula) -> Field {
        self.linked(version, to, at, Some(formula))
    }

    /// Sets what to do instead with a field that a version removed.
    pub const fn instead(mut self, instead: &'static str) -> Field {
        match &mut self.removal {
            Some(removal) => removal.instead = for_people(instead),
            None => panic!("Say first which version removed the field."),
        }
        self
    }

    const fn linked(self, version: VersionId, to: &'static str, at: At, formula: Option<&'static Formula>) -> Field {
        let link = Link {
            to,
            at,
            is_computed: formula.is_some(),
            formula: match formula {
                Some(formula) => for_converting(formula),
                None => None,
            },
        };
        let instead = match at {
            At::Pointer(_) => USE_INSIDE,
            At::Whole | At::Option => USE_INSTEAD,
        };
        self.removed_by(version, instead, true, Some(link))
    }

    const fn removed_by(
        mut self,
        version: VersionId,
        instead: &'static str,
        is_replaced: bool,
        link: Option<Link>,
    ) -> Field {
        if self.removal.is_some() {
            panic!(
                "A field is removed, renamed, moved or computed once. Let a later version do it with the field that it became."
            )
        }
        let instead = for_people(instead);
        self.removal = Some(Removal {
            version,
            instead,
            is_replaced,
            link,
        });
        self
    }

    /// Forbids using it together with the field of that name. A second one does not compile.
    pub const fn excludes(mut self, other: &'static str, basis: Basis, why: &'static str) -> Field {
        if self.excludes.is_some() {
            panic!("A field excludes one other. Let the second one exclude this field.")
        }
        let why = for_people(why);
        self.excludes = Some(Exclusion { other, basis, why });
        self
    }

    /// Allows a parameter several times in a query.
    pub const fn repeatable(mut self) -> Field {
        self.is_repeatable = true;
        self
    }

    /// Sets the versions that changed the form of its text, oldest first.
    pub const fn reformed(mut self, reforms: &'static [Reform]) -> Field {
        self.reforms = reforms;
        self
    }

    /// The value that it holds in a version.
    pub fn kind_in(&self, version: impl Into<VersionId>) -> Kind {
        let reform = self.reform_in(version.into());
        reform.map_or(self.kind, |reform| Kind::Text(reform.form))
    }

    /// How firmly the interface shows the form of its text in a version.
    pub fn form_basis(&self, version: impl Into<VersionId>) -> Basis {
        let reform = self.reform_in(version.into());
        reform.map_or(self.kind_basis, |reform| reform.basis)
    }

    /// Whether a version computes its value.
    pub(crate) fn is_computed_by(&self, version: VersionId) -> bool {
        let removal = self.removal.filter(|removal| removal.version == version);
        let link = removal.and_then(|removal| removal.link);
        link.is_some_and(|link| link.is_computed) || self.reforms.iter().any(|reform| reform.version == version)
    }

    fn reform_in(&self, version: VersionId) -> Option<&Reform> {
        let mut known = self.reforms.iter().rev();
        known.find(|reform| reform.version <= version)
    }

    /// Whether it is required with a value of the discriminator, by the versions that require it; `None`: with every value.
    pub fn is_required_with(&self, value: Option<&EnumValue>) -> bool {
        let is_with =
            |presence: Presence| presence.with.is_empty() || value.is_some_and(|it| it.is_among(presence.with));
        self.presence.is_some_and(is_with)
    }

    /// Why a version requires it, always or with some values of the discriminator.
    pub fn presence_in(&self, version: impl Into<VersionId>) -> Option<Presence> {
        let version = version.into();
        self.presence.filter(|presence| presence.since <= version)
    }

    /// Whether the interface itself requires it in a version: a client can't act on a received document without it.
    pub fn is_mandatory(&self, version: impl Into<VersionId>) -> bool {
        let presence = self.presence_in(version);
        presence.is_some_and(|presence| presence.basis == Basis::Stated)
    }

    /// Whether a version has it, deprecated or not.
    pub fn is_available(&self, version: impl Into<VersionId>) -> bool {
        let standing = self.standing(version);
        matches!(standing, Standing::Current | Standing::Deprecated)
    }

    /// Its status in a version.
    pub fn standing(&self, version: impl Into<VersionId>) -> Standing {
        let version = version.into();
        match (self.removal, self.deprecated) {
            (Some(removal), _) if version >= removal.version => Standing::Removed(removal),
            _ if version < self.since => Standing::NotYet,
            (_, Some(from)) if version >= from => Standing::Deprecated,
            _ => Standing::Current,
        }
    }
}

impl Kind {
    /// The enumeration that a value is, or each element of a list.
    pub fn all_values(&self) -> &'static [EnumValue] {
        match self {
            Kind::Enum(values) => values,
            Kind::List(list) => list.element.kind.all_values(),
            _ => &[],
        }
    }

    /// The allowed strings of an enumeration in a version.
    pub fn values(&self, version: impl Into<VersionId>) -> &'static [EnumValue] {
        match self {
            Kind::Enum(values) => EnumValue::known(values, version),
            _ => &[],
        }
    }
}

impl List {
    /// A list that may be empty.
    pub const fn of(element: Field) -> List {
        List {
            element,
            identifier: None,
            not_empty: None,
        }
    }

    /// Sets the member that identifies an element, whether the object lists it or not.
    pub const fn identified_by(self, identifier: &'static str) -> List {
        List {
            identifier: Some(identifier),
            ..self
        }
    }

    /// Requires at least one element.
    pub const fn not_empty(self, basis: Basis, why: &'static str) -> List {
        List {
            not_empty: Some(Presence {
                basis,
                why: for_people(why),
                with: &[],
                since: VersionId(0),
            }),
            ..self
        }
    }
}

impl Object {
    /// An object with these members.
    pub const fn new(title: &'static str, fields: &'static [Field]) -> Object {
        Object {
            title: for_people(title),
            section: None,
            fields,
            is_discriminated: false,
            nothing_else_with: &[],
            is_open: false,
            not_shown: &[],
        }
    }

    /// Sets the section of the interface, if not that of the shape.
    pub const fn section(mut self, section: &'static str) -> Object {
        self.section = Some(section);
        self
    }

    /// Makes its first field the discriminator, which decides which of the others apply.
    pub const fn discriminated_by_first(mut self) -> Object {
        self.is_discriminated = true;
        self
    }

    /// Makes its first field the discriminator. With these values only the required members are expected.
    pub const fn nothing_else_with(self, with: &'static [EnumValue]) -> Object {
        Object {
            nothing_else_with: with,
            is_discriminated: true,
            ..self
        }
    }

    /// Sets what the interface does not show about it.
    pub const fn not_shown(self, not_shown: &'static [&'static str]) -> Object {
        let not_shown = kept(IS_FOR_PEOPLE, not_shown, &[]);
        Object { not_shown, ..self }
    }

    /// The field that decides which of the others apply.
    pub fn decider(&self) -> Option<&'static Field> {
        self.fields.first().filter(|_| self.is_discriminated)
    }

    /// Whether a field applies with a value of the discriminator; `None`: with any other value.
    pub fn allows(&self, value: Option<&EnumValue>, field: &Field) -> bool {
        let Some(value) = value else {
            return true;
        };
        let is_relevant = field.relevant_with.is_empty() || value.is_among(field.relevant_with);
        let excludes_others = value.is_among(self.nothing_else_with);
        is_relevant && (!excludes_others || field.is_required_with(Some(value)))
    }

    /// The removal of a field and, as far as a version has removed also the field that has its value since, the removal of that.
    pub fn removals(&self, field: &Field, version: VersionId) -> impl Iterator<Item = Removal> {
        core::iter::successors(field.removal, move |removal| {
            let to = removal.link?.to;
            let became = self.fields.iter().find(|one| one.name == to)?;
            became
                .removal
                .filter(|later| removal.version < later.version && later.version <= version)
        })
    }

    /// The removal that says what to do in a version instead of a field.
    pub fn advising(&self, field: &Field, version: impl Into<VersionId>) -> Option<Removal> {
        self.removals(field, version.into()).last()
    }

    /// The name that a field has in a version, if only that changed.
    pub fn renamed(&self, field: &Field, version: VersionId) -> Option<&'static str> {
        let names = self.removals(field, version).map(|removal| {
            let link = removal.link.filter(Link::is_renaming);
            link.map(|link| link.to)
        });
        names.reduce(Option::and).flatten()
    }

    /// Whether a change of documents by a version is said on a field: the version removed or added it, moved its value, gave it
    /// another form or more values, or began to require it. Of two fields that hold the same value it is said on the older one.
    pub fn is_said_on(&self, field: &Field, version: VersionId) -> bool {
        let Some(before) = version.0.checked_sub(1) else {
            return false;
        };
        let is_linked = |one: &Field| {
            let removal = one.removal.filter(|removal| removal.version == version);
            let link = removal.and_then(|removal| removal.link);
            link.is_some_and(|link| link.to == field.name)
        };
        match [VersionId(before), version].map(|version| field.is_available(version)) {
            [true, false] => true,
            [false, true] => !self.fields.iter().any(is_linked),
            [true, true] => {
                let is_reformed = field.reforms.iter().any(|reform| reform.version == version);
                let has_values = field.kind.all_values().iter().any(|value| value.since == version);
                let is_required = field.presence.is_some_and(|presence| presence.since == version);
                is_reformed || has_values || is_required
            }
            [false, false] => false,
        }
    }

    /// Marks it as having members that the interface mentions but does not show.
    pub const fn extra_fields_expected(mut self) -> Object {
        self.is_open = true;
        self
    }
}

impl Contract {
    /// Whether a client receives it.
    pub(crate) fn is_received(&self) -> bool {
        self.direction == Direction::Received
    }

    /// The object that describes the document, or each of its entries.
    pub const fn object(&self) -> &'static Object {
        match self.root.kind {
            Kind::Object(object) => object,
            _ => panic!("every root is an object"),
        }
    }
}

/// Whether the build contains texts for people. The npm package's `.wasm` does not: JavaScript has them as data.
pub(crate) const IS_FOR_PEOPLE: bool = !cfg!(all(feature = "npm", target_arch = "wasm32"));

/// Whether the build converts. The checking core of the npm package does not.
const IS_FOR_CONVERTING: bool = !cfg!(all(
    feature = "npm",
    not(feature = "npm-convert"),
    target_arch = "wasm32"
));

/// Leaves a value out of a build that does not need it.
const fn kept<T: Copy>(is_needed: bool, value: T, nothing: T) -> T {
    match is_needed {
        true => value,
        false => nothing,
    }
}

/// Leaves a formula out of a core that does not convert: a static field would keep its functions.
const fn for_converting(formula: &'static Formula) -> Option<&'static Formula> {
    kept(IS_FOR_CONVERTING, Some(formula), None)
}

/// Leaves the changes of versions out of a core that does not convert.
pub(crate) const fn changes(all: &'static [Declared]) -> &'static [Declared] {
    kept(IS_FOR_CONVERTING, all, &[])
}

/// Leaves a text for people out of the package's `.wasm`.
pub(crate) const fn for_people(text: &'static str) -> &'static str {
    kept(IS_FOR_PEOPLE, text, "")
}

/// Leaves examples, which are for people and tests, out of the package's `.wasm`.
pub(crate) const fn examples(all: &'static [&'static str]) -> &'static [&'static str] {
    kept(IS_FOR_PEOPLE, all, &[])
}
