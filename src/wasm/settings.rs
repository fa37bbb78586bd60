//! Reads the settings that JavaScript writes after a document.

use crate::Version;
use crate::layout::{
    ABSENT, FORM_TEXT, FORM_VALUE, HEAD_DRAFT, HEAD_ENTRIES, HEAD_FIXES, HEAD_STATED, HEAD_UNMASKED, PADDING,
    SETTINGS_ENTRIES, SETTINGS_ENTRIES_LENGTH, SETTINGS_LIMITS, SETTINGS_SEVERITIES,
};
use crate::report::amendments::AmendmentRecords;
use crate::report::code::{Code, Severity};
use crate::report::rules::{Level, Limits, Rules, Severities};
use crate::service::catalogue;
use crate::text::Padded;
use crate::text::place::Unit;
use alloc::vec::Vec;

/// Returns the document at the start of a buffer, and the options of `head` and after the document. Writes the zeros
/// between them.
pub(super) fn split(input: &mut [u8], length: u32, head: u32, settings: u32, form: u32) -> (Padded<'_>, Rules<'_>) {
    let (text, rest) = split_text(input, length);
    (text, rules(head, bytes_at(rest, 0, settings), form))
}

/// Returns the document at the start of a buffer, and what is behind it. Writes the zeros between them. Inlined,
/// because a pair is returned through memory.
#[inline(always)]
pub(super) fn split_text(input: &mut [u8], length: u32) -> (Padded<'_>, &[u8]) {
    let length = length as usize;
    if let Some(padding) = input.get_mut(length..length + PADDING as usize) {
        padding.fill(0);
    }
    let behind = length + PADDING as usize;
    let rest = input.get(behind..).unwrap_or_default();
    (Padded::new(input, length), rest)
}

/// Returns the unit in which places of an input are counted.
pub(super) fn unit_of(form: u32) -> Unit {
    match form {
        FORM_TEXT => Unit::Utf16,
        _ => Unit::Bytes,
    }
}

/// Returns `length` bytes of a buffer from an offset on.
pub(super) fn bytes_at(input: &[u8], place: usize, length: u32) -> &[u8] {
    let rest = input.get(place..).unwrap_or_default();
    rest.get(..length as usize).unwrap_or_default()
}

/// Reads options: those of `head`, and others from their bytes, if there are any.
pub(super) fn rules(head: u32, settings: &[u8], form: u32) -> Rules<'_> {
    let has = |flag: u32| head & flag != 0;
    let of_head = Rules {
        version: version(head as u8).id(),
        level: match has(HEAD_STATED) {
            true => Level::Stated,
            false => Level::Implied,
        },
        draft: has(HEAD_DRAFT),
        mask: !has(HEAD_UNMASKED),
        unit: unit_of(form),
        has_places: form != FORM_VALUE,
        only_fixable: has(HEAD_FIXES),
        ..Rules::new(catalogue())
    };
    let Some(rest) = settings.get(SETTINGS_ENTRIES as usize..) else {
        return of_head;
    };
    let length = limit_at(settings, SETTINGS_ENTRIES_LENGTH) as usize;
    let (entries, amendments) = rest.split_at_checked(length).unzip();
    Rules {
        severities: severities(settings.get(SETTINGS_SEVERITIES as usize..).unwrap_or_default()),
        entries: entries.filter(|_| has(HEAD_ENTRIES)),
        amendments: AmendmentRecords(amendments.unwrap_or_default()),
        limits: Limits {
            bytes: limit(settings, 0),
            depth: limit(settings, 1),
            findings: limit(settings, 2),
        },
        ..of_head
    }
}

pub(super) fn version(number: u8) -> Version {
    let version = Version::ALL.get(number as usize);
    version.copied().unwrap_or_default()
}

fn limit(settings: &[u8], number: u32) -> u32 {
    limit_at(settings, SETTINGS_LIMITS + 4 * number)
}

/// Reads a number of four bytes.
pub(super) fn limit_at(settings: &[u8], at: u32) -> u32 {
    let rest = settings.get(at as usize..);
    let bytes = rest.and_then(|rest| rest.first_chunk());
    bytes.map_or(0, |four| u32::from_le_bytes(*four))
}

fn severities(bytes: &[u8]) -> Severities {
    let mut severities = Severities::default();
    for (&code, &byte) in Code::ALL.iter().zip(bytes) {
        let severity = Severity::ALL.get((byte as usize).wrapping_sub(1));
        if let Some(&severity) = severity.filter(|_| !code.is_fatal()) {
            severities = severities.with(code, severity);
        }
    }
    severities
}

/// Reads strings, each after its length, or absent.
pub(super) fn strings(mut bytes: &[u8]) -> Vec<Option<&str>> {
    let mut strings = Vec::new();
    while let Some((length, rest)) = bytes.split_first_chunk() {
        let length = u32::from_le_bytes(*length);
        if length == ABSENT {
            strings.push(None);
            bytes = rest;
            continue;
        }
        let (string, rest) = rest.split_at(rest.len().min(length as usize));
        strings.push(core::str::from_utf8(string).ok());
        bytes = rest;
    }
    strings
}
