//! What would mend a finding, as edits on the text, and whether that is safe.
//!
//! A fix is safe only where making it removes its finding and adds none; where that can't be told
//! from the contract, [`trial`] makes the edit and checks again.

mod entries;
mod trial;

use super::code::Code;
use super::finding::{Finding, Subject};
use super::options::Options;
use super::problem::Fix;
use super::query;
use super::suggest;
use crate::contract::model::{EnumValue, Field, Kind, Leftover, Object};
use crate::contract::{Contract, Layout};
use crate::json::edit::Edit;
use crate::json::place::{TextEdit, edits_in};
use crate::json::reader::Text;
use crate::json::site::{self, Site};
use crate::json::span::Span;
use crate::sorted::sorted;
use trial::Trial;

pub use crate::report::fix::Applicability;

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
        trial: Trial::of(text, contract, options),
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
    let mut edits = edits_in(text, options.unit, &edits).into_iter();
    remedies
        .iter()
        .map(|remedy| remedy.as_ref().map(|remedy| fix(remedy, &mut edits)))
        .collect()
}

fn fix(remedy: &Remedy, edits: &mut impl Iterator<Item = TextEdit>) -> Fix {
    Fix {
        title: remedy.title.clone(),
        applicability: remedy.applicability,
        edits: edits.take(remedy.edits.len()).collect(),
        headers: remedy.header.iter().map(|(name, _)| *name).collect(),
    }
}

/// A member is not copied into entries beyond this many bytes in all.
const MOST_COPIED: usize = 1 << 20;

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
    Recase(&'static Field, &'static EnumValue),
    /// Writes the member that the value was probably meant to be.
    Respell(&'static Field, &'static EnumValue),
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
    trial: Trial<'t>,
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
        // Two members can't get one name, nor two selections go into one entry.
        if patient.contested && matches!(patient.plan, Plan::Rename(..) | Plan::IntoEach(..)) {
            return None;
        }
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
        let braces = entries::lacking(self.text, site.object, list, field.name)?;
        if braces.len() * member.len() > MOST_COPIED {
            return None;
        }
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

    /// Whether making the edits is safe. What the version has removed, nothing depends on; nor on an
    /// allowed value in place of none, but where it decides what else applies: that is tried.
    fn judged(&mut self, finding: &Finding, patient: &Patient, edits: &[Edit]) -> Judgement {
        let within = patient.site.object;
        match (patient.plan, finding.subject) {
            // A name that is there already must not come twice.
            (Plan::Rename(object, _), _) if self.trial.doubles(object, within, edits) => {
                Judgement::Unfit
            }
            (Plan::Rename(..) | Plan::IntoEach(..) | Plan::Drop(_) | Plan::Respell(..), _) => {
                Judgement::Review
            }
            _ if patient.contested => Judgement::Review,
            (Plan::Recase(field, _), Subject::Value(_, Some(object)))
                if decides(object, field) && !self.trial.mends(object, finding, within, edits) =>
            {
                Judgement::Review
            }
            _ => Judgement::Safe,
        }
    }
}

/// Whether a field decides which of the others apply.
fn decides(object: &Object, field: &Field) -> bool {
    let decider = object.discriminator.map(|at| &object.fields[at]);
    decider.is_some_and(|decider| core::ptr::eq(decider, field))
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
