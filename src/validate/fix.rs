//! What would mend a finding, as edits on the text, and whether that is safe.
//!
//! A fix is safe only where making it removes its finding and adds none. Nobody argues that here:
//! the edit is made to the object it lies in, and the object is checked again.

use super::code::Code;
use super::finding::{Finding, Ledger, Subject};
use super::options::Options;
use super::problem::{Fix, TextEdit};
use super::query;
use super::suggest;
use super::walk::{Scratch, Walk};
use crate::contract::model::{Field, Kind, Leftover, Member, Object};
use crate::contract::{Contract, Layout};
use crate::json::edit::{self, Edit};
use crate::json::keys::Keys;
use crate::json::reader::{Halt, Kind as JsonKind, Reader, Skipper, Text, Token};
use crate::json::site::{self, Site};
use crate::json::span::{Ruler, Span};
use crate::sorted::sorted;

/// Whether a fix can be made without a person's look at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Applicability {
    /// Making it removes its finding and adds none.
    Safe,
    /// It may be meant otherwise, or lose something.
    Review,
}

impl Applicability {
    /// Both, the safe one first.
    pub const ALL: [Applicability; 2] = [Applicability::Safe, Applicability::Review];

    /// The public name.
    pub const fn name(self) -> &'static str {
        match self {
            Applicability::Safe => "safe",
            Applicability::Review => "review",
        }
    }
}

/// A fix before its places are counted in the caller's unit.
#[derive(Clone, Debug)]
pub(crate) struct Remedy {
    pub(crate) title: String,
    pub(crate) applicability: Applicability,
    /// Ascending, on bytes.
    pub(crate) edits: Vec<Edit>,
    /// A header in which a value travels that is taken out of the body.
    pub(crate) header: Option<(&'static str, String)>,
}

/// A fix for each of the findings, in their order, where there is one. A document that could not be
/// read to its end has none.
pub(crate) fn remedies(
    text: &[u8],
    contract: &'static Contract,
    options: &Options,
    findings: &[Finding],
) -> Vec<Option<Remedy>> {
    let mut mender = Mender {
        text,
        contract,
        options,
        scratch: Scratch::default(),
    };
    let mut remedies = vec![None; findings.len()];
    for patient in mender.patients(findings) {
        remedies[patient.n] = mender.remedy(&findings[patient.n], &patient);
    }
    remedies
}

/// The same, as a caller sees them.
pub(crate) fn fixes(
    text: &[u8],
    contract: &'static Contract,
    options: &Options,
    findings: &[Finding],
) -> Vec<Option<Fix>> {
    let remedies = remedies(text, contract, options, findings);
    let edits: Vec<&Edit> = remedies
        .iter()
        .flatten()
        .flat_map(|remedy| &remedy.edits)
        .collect();
    let mut places = places(text, options, &edits).into_iter();
    remedies
        .iter()
        .map(|remedy| remedy.as_ref().map(|remedy| fix(remedy, &mut places)))
        .collect()
}

fn fix(remedy: &Remedy, places: &mut impl Iterator<Item = (u32, u32)>) -> Fix {
    Fix {
        title: remedy.title.clone(),
        applicability: remedy.applicability,
        edits: remedy
            .edits
            .iter()
            .zip(places)
            .map(|(edit, (start, end))| TextEdit {
                start,
                end,
                text: edit.text.clone(),
            })
            .collect(),
        headers: remedy.header.iter().map(|(name, _)| *name).collect(),
    }
}

/// Where edits begin and end, in the caller's unit.
fn places(text: &[u8], options: &Options, edits: &[&Edit]) -> Vec<(u32, u32)> {
    let end = |n: usize| match n % 2 {
        0 => edits[n / 2].span.start,
        _ => edits[n / 2].span.end,
    };
    let mut places = vec![(0, 0); edits.len()];
    let mut ruler = Ruler::new(text, options.unit);
    for n in sorted(2 * edits.len(), &|a, b| end(a).cmp(&end(b))) {
        let n = n as usize;
        let offset = ruler.place(end(n)).offset;
        match n % 2 {
            0 => places[n / 2].0 = offset,
            _ => places[n / 2].1 = offset,
        }
    }
    places
}

/// A finding that may have a fix, and where its member stands.
struct Patient {
    n: usize,
    plan: Plan,
    site: Site,
    /// Another finding asks for the same change in the same object: nobody knows which one counts.
    contested: bool,
}

/// What would mend a finding.
#[derive(Clone, Copy)]
enum Plan {
    /// Takes the member out.
    TakeOut(&'static Field),
    /// Takes the member out and sends its value as a header.
    Header(&'static Field, &'static str),
    /// Moves the member into each entry of another that has none of its own.
    IntoEach(&'static Field, &'static str),
    /// Takes out a member that means nothing where it stands.
    Drop(&'static Field),
    /// Writes the member that the value is in other letters.
    Recase(&'static Field, &'static Member),
    /// Writes the member that the value was probably meant to be.
    Respell(&'static Field, &'static Member),
    /// Gives a member the name that was probably meant.
    Rename(&'static Object, &'static Field),
}

impl Plan {
    /// What the plan is about, as a number: two of the same in one object contest each other.
    fn subject(self) -> usize {
        match self {
            Plan::TakeOut(field)
            | Plan::Header(field, _)
            | Plan::IntoEach(field, _)
            | Plan::Drop(field)
            | Plan::Recase(field, _)
            | Plan::Respell(field, _)
            | Plan::Rename(_, field) => core::ptr::from_ref(field).addr(),
        }
    }
}

struct Mender<'t> {
    text: &'t [u8],
    contract: &'static Contract,
    options: &'t Options,
    scratch: Scratch,
}

impl Mender<'_> {
    /// The findings that something can be done about.
    fn patients(&self, findings: &[Finding]) -> Vec<Patient> {
        if findings.iter().any(|finding| finding.code.is_fatal()) {
            return Vec::new();
        }
        let start = |n: usize| findings[n].span.start;
        let plans: Vec<(usize, Plan)> = sorted(findings.len(), &|a, b| start(a).cmp(&start(b)))
            .into_iter()
            .filter_map(|n| Some((n as usize, self.plan(&findings[n as usize])?)))
            .collect();
        let starts: Vec<u32> = plans.iter().map(|&(n, _)| start(n)).collect();
        let Some(sites) = self.sites(&starts) else {
            return Vec::new();
        };
        let mut patients: Vec<Patient> = plans
            .into_iter()
            .zip(sites)
            .map(|((n, plan), site)| Patient {
                n,
                plan,
                site,
                contested: false,
            })
            .collect();
        mark_contested(&mut patients);
        patients
    }

    fn sites(&self, starts: &[u32]) -> Option<Vec<Site>> {
        match (starts, self.contract.layout) {
            ([], _) => None,
            (_, Layout::Query) => Some(vec![Site::default(); starts.len()]),
            _ => site::sites(self.text, self.options.limits.depth, starts),
        }
    }

    fn plan(&self, finding: &Finding) -> Option<Plan> {
        match (finding.code, finding.subject) {
            (Code::Removed, Subject::Member(field, _)) => match field.removal?.leftover {
                Leftover::Unsettled => None,
                Leftover::TakeOut => Some(Plan::TakeOut(field)),
                Leftover::Header(name) => Some(Plan::Header(field, name)),
                Leftover::IntoEach(list) => Some(Plan::IntoEach(field, list)),
            },
            (Code::Irrelevant, Subject::Member(field, _)) => Some(Plan::Drop(field)),
            (Code::Enum, Subject::Value(field, Some(_))) => self.respelling(finding, field),
            (Code::Undocumented, Subject::Unknown(object)) => {
                let name = self.name(finding)?;
                let near = suggest::near_name(object, &name, self.options.version)?;
                Some(Plan::Rename(object, near))
            }
            _ => None,
        }
    }

    fn respelling(&self, finding: &Finding, field: &'static Field) -> Option<Plan> {
        let Kind::Enum(members) = field.kind else {
            return None;
        };
        let value = self.string(finding.span);
        let near = suggest::nearest(&value, members.iter(), |member| member.value)?;
        Some(match near.value.eq_ignore_ascii_case(&value) {
            true => Plan::Recase(field, near),
            false => Plan::Respell(field, near),
        })
    }

    fn name(&self, finding: &Finding) -> Option<String> {
        match self.contract.layout {
            Layout::Query => {
                String::from_utf8(query::decoded(self.text, finding.span).ok()?.into_owned()).ok()
            }
            _ => Some(self.string(finding.span)),
        }
    }

    fn string(&self, span: Span) -> String {
        Text {
            span,
            escaped: true,
        }
        .decoded(self.text)
    }

    fn remedy(&mut self, finding: &Finding, patient: &Patient) -> Option<Remedy> {
        let removal = || Edit::removal(self.text, patient.site.member);
        let (title, edits, header) = match patient.plan {
            Plan::TakeOut(field) => (take_out(field), vec![removal()], None),
            Plan::Drop(field) => (take_out(field), vec![removal()], None),
            Plan::Header(field, name) => match self.header_value(patient.site.value) {
                HeaderValue::Some(value) => (
                    format!("Send `{}` as the header `{name}`", field.name),
                    vec![removal()],
                    Some((name, value)),
                ),
                HeaderValue::Nothing => (take_out(field), vec![removal()], None),
                HeaderValue::Unfit => {
                    return Some(Remedy {
                        title: take_out(field),
                        applicability: Applicability::Review,
                        edits: vec![removal()],
                        header: None,
                    });
                }
            },
            Plan::IntoEach(field, list) => {
                let (title, edits) = self.moved(field, list, &patient.site)?;
                (title, edits, None)
            }
            Plan::Recase(_, member) | Plan::Respell(_, member) => (
                format!("Write `{}`", member.value),
                vec![Edit::new(finding.span, format!("\"{}\"", member.value))],
                None,
            ),
            Plan::Rename(_, field) => (
                format!("Rename it to `{}`", field.name),
                vec![Edit::new(finding.span, self.written(field.name))],
                None,
            ),
        };
        let applicability = match self.judged(finding, patient, &edits) {
            Judgement::Unfit => return None,
            Judgement::Safe => Applicability::Safe,
            Judgement::Review => Applicability::Review,
        };
        Some(Remedy {
            title,
            applicability,
            edits,
            header,
        })
    }

    /// A name as it stands in a text of the shape.
    fn written(&self, name: &str) -> String {
        match self.contract.layout {
            Layout::Query => name.to_owned(),
            _ => format!("\"{name}\""),
        }
    }

    /// What a member's value is as a header.
    fn header_value(&self, value: Span) -> HeaderValue {
        match value.of(self.text) {
            b"null" | b"\"\"" => HeaderValue::Nothing,
            [b'"', ..] => {
                let value = self.string(value);
                match value.bytes().all(|byte| matches!(byte, b' '..=b'~')) && value.trim() == value
                {
                    true => HeaderValue::Some(value),
                    false => HeaderValue::Unfit,
                }
            }
            _ => HeaderValue::Unfit,
        }
    }

    /// The edits that copy a member into each entry of a list that has none, and take it out.
    fn moved(&self, field: &'static Field, list: &str, site: &Site) -> Option<(String, Vec<Edit>)> {
        let value = String::from_utf8_lossy(site.value.of(self.text));
        let member = format!("\"{}\":{value}", field.name);
        let braces = self.entries_without(field.name, list, site.object)?;
        let title = match braces.is_empty() {
            true => take_out(field),
            false => format!("Move `{}` into the entries of `{list}`", field.name),
        };
        let removal = Edit::removal(self.text, site.member);
        let mut edits: Vec<Edit> = braces
            .into_iter()
            .map(|(brace, is_empty)| {
                let comma = if is_empty { "" } else { "," };
                Edit::new(Span::new(brace, brace), format!("{member}{comma}"))
            })
            .collect();
        let at = edits.partition_point(|edit| edit.span.start < removal.span.start);
        edits.insert(at, removal);
        Some((title, edits))
    }

    /// Behind the opening braces of a list's entries that lack a member, and whether they are empty.
    /// `None` where there is no such list of objects.
    fn entries_without(&self, name: &str, list: &str, object: Span) -> Option<Vec<(u32, bool)>> {
        let text = object.of(self.text);
        let mut entries = Entries {
            reader: Reader::new(text, u32::MAX),
            text,
            name,
            skipper: Skipper::default(),
            keys: Keys::default(),
        };
        let lacking = entries.of(list).ok()??;
        let shifted = |(brace, is_empty)| (brace + object.start, is_empty);
        Some(lacking.into_iter().map(shifted).collect())
    }

    /// Makes the edits and checks again what they change.
    fn judged(&mut self, finding: &Finding, patient: &Patient, edits: &[Edit]) -> Judgement {
        match patient.plan {
            Plan::IntoEach(..) | Plan::Drop(_) | Plan::Respell(..) => Judgement::Review,
            // A name that is there already must not come twice.
            Plan::Rename(object, _)
                if patient.contested || self.doubles(object, patient, edits) =>
            {
                Judgement::Unfit
            }
            Plan::Rename(..) => Judgement::Review,
            _ if patient.contested => Judgement::Review,
            _ => match self.mends(finding, patient, edits) {
                true => Judgement::Safe,
                false => Judgement::Review,
            },
        }
    }

    fn doubles(&mut self, object: &'static Object, patient: &Patient, edits: &[Edit]) -> bool {
        let repeats = |marks: &[Mark]| {
            marks
                .iter()
                .filter(|mark| mark.0 == Code::DuplicateKey as u8)
                .count()
        };
        let (before, after) = self.checked_twice(object, patient.site.object, edits);
        repeats(&after) > repeats(&before)
    }

    /// Whether the edits remove the finding and add none.
    fn mends(&mut self, finding: &Finding, patient: &Patient, edits: &[Edit]) -> bool {
        let (Subject::Value(_, Some(object)) | Subject::Member(_, object)) = finding.subject else {
            return false;
        };
        let (mut before, after) = self.checked_twice(object, patient.site.object, edits);
        let own = (finding.code as u8, finding.span.start, "");
        match before.iter().position(|mark| *mark == own) {
            Some(at) => before.remove(at),
            None => return false,
        };
        after.iter().all(|mark| {
            let known = before.iter().position(|one| one == mark);
            known.map(|at| before.swap_remove(at)).is_some()
        })
    }

    /// What there is to say of an object as it is, and with the edits made; the places are those of
    /// the text as it is.
    fn checked_twice(
        &mut self,
        object: &'static Object,
        within: Span,
        edits: &[Edit],
    ) -> (Vec<Mark>, Vec<Mark>) {
        if self.contract.layout == Layout::Query {
            let edited = edit::apply(self.text, edits);
            return (
                self.query_marks(self.text, &[]),
                self.query_marks(&edited, edits),
            );
        }
        let moved: Vec<Edit> = edits
            .iter()
            .map(|edit| Edit {
                span: Span::new(edit.span.start - within.start, edit.span.end - within.start),
                text: edit.text.clone(),
            })
            .collect();
        let edited = edit::apply(within.of(self.text), &moved);
        (
            self.marks(object, within.of(self.text), &[], within.start),
            self.marks(object, &edited, edits, within.start),
        )
    }

    fn marks(
        &mut self,
        object: &'static Object,
        text: &[u8],
        edits: &[Edit],
        from: u32,
    ) -> Vec<Mark> {
        Walk::new(text, self.contract, self.options, &mut self.scratch, false).piece(object);
        marks(&self.scratch.findings, edits, from)
    }

    fn query_marks(&self, text: &[u8], edits: &[Edit]) -> Vec<Mark> {
        let mut findings = Vec::new();
        let ledger = Ledger {
            contract: self.contract,
            options: self.options,
            findings: &mut findings,
            verdict_only: false,
        };
        query::check(text, ledger);
        marks(&findings, edits, 0)
    }
}

/// What a fix turned out to be.
enum Judgement {
    Safe,
    Review,
    Unfit,
}

/// What a member's value is as a header.
enum HeaderValue {
    Some(String),
    /// There is nothing to send.
    Nothing,
    /// It is no string that a header can carry.
    Unfit,
}

/// A finding as far as two checks can be compared: its code, its place in the text as it was, and
/// the name of what is missing.
type Mark = (u8, u32, &'static str);

fn marks(findings: &[Finding], edits: &[Edit], from: u32) -> Vec<Mark> {
    findings
        .iter()
        .map(|finding| {
            let name = match finding.subject {
                Subject::Missing(field) => field.name,
                _ => "",
            };
            let start = place_before(edits, from + finding.span.start);
            (finding.code as u8, start, name)
        })
        .collect()
}

/// Where a place of the edited text was before the edits.
fn place_before(edits: &[Edit], place: u32) -> u32 {
    let mut shift = 0i64;
    for edit in edits {
        let start = i64::from(edit.span.start) + shift;
        if i64::from(place) < start + edit.text.len() as i64 {
            break;
        }
        shift += edit.text.len() as i64 - i64::from(edit.span.end - edit.span.start);
    }
    (i64::from(place) - shift) as u32
}

/// Marks the plans that another one of the same object contests.
fn mark_contested(patients: &mut [Patient]) {
    let key = |n: usize| (patients[n].site.object.start, patients[n].plan.subject());
    let order = sorted(patients.len(), &|a, b| key(a).cmp(&key(b)));
    let contested: Vec<[usize; 2]> = order
        .windows(2)
        .map(|pair| [pair[0] as usize, pair[1] as usize])
        .filter(|&[a, b]| key(a) == key(b))
        .collect();
    for n in contested.into_iter().flatten() {
        patients[n].contested = true;
    }
}

fn take_out(field: &Field) -> String {
    format!("Take out `{}`", field.name)
}

/// Looks through the entries of one list of an object.
struct Entries<'t, 'n> {
    reader: Reader<'t>,
    text: &'t [u8],
    name: &'n str,
    skipper: Skipper,
    keys: Keys,
}

impl Entries<'_, '_> {
    fn of(&mut self, list: &str) -> Result<Option<Vec<(u32, bool)>>, Halt> {
        self.reader.root()?;
        let mut first = true;
        while let Some(key) = self.reader.key(first)? {
            first = false;
            let token = self.reader.member()?;
            if token.kind == JsonKind::Array && key.decoded(self.text) == list {
                return self.entries();
            }
            self.skip(token)?;
        }
        Ok(None)
    }

    fn entries(&mut self) -> Result<Option<Vec<(u32, bool)>>, Halt> {
        let mut lacking = Vec::new();
        let mut first = true;
        while let Some(token) = self.reader.element(first)? {
            first = false;
            if token.kind != JsonKind::Object {
                return Ok(None);
            }
            let (has, is_empty) = self.entry()?;
            if !has {
                lacking.push((token.span.start + 1, is_empty));
            }
        }
        Ok(Some(lacking))
    }

    /// Reads an entry; says whether it has the member, and whether it has none at all.
    fn entry(&mut self) -> Result<(bool, bool), Halt> {
        let mut has = false;
        let mut first = true;
        while let Some(key) = self.reader.key(first)? {
            first = false;
            has |= key.decoded(self.text) == self.name;
            let token = self.reader.member()?;
            self.skip(token)?;
        }
        Ok((has, first))
    }

    fn skip(&mut self, token: Token) -> Result<(), Halt> {
        match token.kind {
            JsonKind::Object | JsonKind::Array => {
                let skipper = &mut self.skipper;
                skipper.skip(&mut self.reader, token, &mut self.keys, &mut |_| {})
            }
            _ => Ok(()),
        }
    }
}

impl Walk<'_, '_> {
    /// Reads a piece of a document that an object describes.
    fn piece(mut self, object: &'static Object) {
        let read = self.whole_piece(object);
        self.finish(read);
    }

    fn whole_piece(&mut self, object: &'static Object) -> Result<(), Halt> {
        let token = self.reader.root()?;
        if token.kind == JsonKind::Object {
            self.object(object, token.span.start)?;
        }
        self.reader.end()
    }
}
