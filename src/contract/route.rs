//! Finds the endpoint for a method and a URL.
//!
//! A URL is split, not resolved. Its path begins after the base address if one is given, otherwise at
//! what every path begins with, `root`.

use super::model::{Endpoint, VersionId};
use crate::text::Span;
use crate::text::query::decoded;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// The parts of a URL that matter here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Target<'u> {
    /// The path under the base address; `None` if the URL is not under it.
    pub(crate) path: Option<&'u str>,
    /// The query with its `?`, after the offset where it begins. Without the `?`, one in the first name would be
    /// read as it.
    pub(crate) query: Option<(usize, &'u str)>,
}

impl<'u> Target<'u> {
    pub(crate) fn of(url: &'u str, base: Option<&str>, root: &str) -> Target<'u> {
        let before = |mark: char, text: &'u str| text.split(mark).next().unwrap_or_default();
        let url = before('#', url);
        let address = before('?', url);
        let query = url.get(address.len()..).filter(|query| !query.is_empty());
        let query = query.map(|query| (address.len(), query));
        let path = match base {
            Some(base) => under(address, base, root),
            None => {
                let origin = end_of_origin(address);
                let path = address.get(origin..).unwrap_or_default();
                place_of(path, root).and_then(|at| path.get(at..))
            }
        };
        Target { path, query }
    }
}

/// Returns the position of the endpoint for a method and a path, in any version.
pub(crate) fn endpoint_at(endpoints: &[Endpoint], method: &str, path: &str) -> Option<usize> {
    let is_it = |one: &Endpoint| one.method.eq_ignore_ascii_case(method) && one.is_at(path);
    endpoints.iter().position(is_it)
}

impl Endpoint {
    /// Whether a version lists it.
    pub fn is_listed(&self, version: impl Into<VersionId>) -> bool {
        let version = version.into();
        version >= self.since && self.removal.is_none_or(|removal| version < removal.version)
    }

    /// Whether a path matches its path.
    pub(crate) fn is_at(&self, path: &str) -> bool {
        let mut given = segments(path);
        let all = segments(self.path).all(|shown| {
            let segment = given.next();
            segment.is_some_and(|segment| match shown.starts_with(b"{") {
                true => is_identifier(segment),
                false => segment == shown,
            })
        });
        all && given.next().is_none()
    }
}

fn segments(path: &str) -> impl Iterator<Item = &[u8]> {
    path.as_bytes().split(|&byte| byte == b'/')
}

/// Whether a segment can be an identifier: not empty, and no step to another place for a service that decodes it
/// once or twice.
fn is_identifier(segment: &[u8]) -> bool {
    name_of(segment).is_some_and(|name| !name.is_empty() && !leads_elsewhere(&name))
}

/// Whether a path begins with `root` and stays below it, however a service decodes it.
#[cfg(all(feature = "npm", target_arch = "wasm32"))]
pub(crate) fn is_below(root: &str, path: &str) -> bool {
    let stays = |segment| name_of(segment).is_some_and(|name| !leads_elsewhere(&name));
    path.starts_with(root) && segments(path).all(stays)
}

/// Returns a decoded segment, or `None` if it can't be decoded. URL parsers take spaces off the end of a URL, so that
/// `.. ` is a step and ` ` is nothing.
fn name_of(segment: &[u8]) -> Option<String> {
    // Unlike in a query, a plus in a path is no space.
    let segment: Vec<u8> = segment
        .iter()
        .map(|&byte| if byte == b'+' { b'-' } else { byte })
        .collect();
    let whole = Span::new(0, segment.len() as u32);
    let name = String::from_utf8(decoded(&segment, whole).ok()?).ok()?;
    Some(name.trim_end_matches(' ').to_owned())
}

/// Whether a decoded segment is a step, alone or before what ends a path or begins its parameters, has a separator or a
/// control character, or could be decoded again.
fn leads_elsewhere(name: &str) -> bool {
    let mut parts = name.split([';', '?', '#']);
    let step = parts.next().unwrap_or_default().trim_end_matches(' ');
    matches!(step, "." | "..")
        || name
            .chars()
            .any(|one| matches!(one, '/' | '\\' | '%') || one.is_control())
}

/// Returns the path after the base address. Scheme and host ignore case.
fn under<'a>(address: &'a str, base: &str, root: &str) -> Option<&'a str> {
    let base = base.strip_suffix('/').unwrap_or(base);
    let (start, path) = address.split_at_checked(base.len())?;
    let origin = end_of_origin(base);
    let same =
        start.get(..origin)?.eq_ignore_ascii_case(base.get(..origin)?) && start.get(origin..) == base.get(origin..);
    (same && path.starts_with(root)).then_some(path)
}

/// Returns where a text first contains another one. The standard library's search, made for long texts, costs 3 KB of the
/// download.
fn place_of(text: &str, part: &str) -> Option<usize> {
    let mut windows = text.as_bytes().windows(part.len());
    windows.position(|window| window == part.as_bytes())
}

/// Returns where scheme and host end; 0 without a scheme.
fn end_of_origin(address: &str) -> usize {
    match place_of(address, "://") {
        Some(at) => {
            let host = at + "://".len();
            let rest = address.get(host..).unwrap_or_default();
            rest.find('/').map_or(address.len(), |length| host + length)
        }
        None => 0,
    }
}
