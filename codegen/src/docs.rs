//! The documentation of a field in a version: what it means, and what the form of its text says.

#[cfg(test)]
mod tests;

use order_contract::Version;
use order_contract::internals::{Field, Form, Kind};

/// Returns the documentation of a field, unless there is nothing to say.
pub fn doc(field: &Field, version: Version) -> Option<String> {
    let form = match field.kind_in(version) {
        Kind::Text(form) => about(form),
        _ => None,
    };
    let meaning = Some(field.doc).filter(|doc| !doc.is_empty());
    let texts: Vec<&str> = [meaning, form].into_iter().flatten().collect();
    (!texts.is_empty()).then(|| texts.join(" "))
}

fn about(form: Form) -> Option<&'static str> {
    match form {
        Form::Timestamp => Some("A date and time to the microsecond, without a zone offset."),
        Form::Decimal => Some("A decimal number in a string."),
        Form::Free | Form::Email | Form::Count => None,
    }
}
