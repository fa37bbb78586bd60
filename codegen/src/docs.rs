//! The documentation of a field in a version: what it means, and what the form of its text says.

#[cfg(test)]
mod tests;

use crate::json::non_empty;
use order_contract::Version;
use order_contract::internals::{Field, Kind};

/// Returns the documentation of a field, unless there is nothing to say.
pub fn doc(field: &Field, version: Version) -> Option<String> {
    let form = match field.kind_in(version) {
        Kind::Text(form) => non_empty(form.entry().doc),
        _ => None,
    };
    let meaning = non_empty(field.doc);
    let texts: Vec<&str> = [meaning, form].into_iter().flatten().collect();
    (!texts.is_empty()).then(|| texts.join(" "))
}
