//! Writes the format of a string as a regular expression (ECMA-262, with the flag `u`, which a JSON Schema has, or `v`, which
//! the attribute `pattern` of an input has).

use order_contract::internals::Form;

/// Returns the pattern of a format; `None` if any string is allowed.
pub fn pattern(form: Form) -> Option<String> {
    match form {
        Form::Free => None,
        Form::Email => Some(email()),
        Form::Decimal => Some("^-?[0-9]+(?:\\.[0-9]+)?$".to_owned()),
        Form::Count => Some("^[0-9]+$".to_owned()),
        Form::Timestamp => Some(timestamp()),
    }
}

fn email() -> String {
    let label = r"[A-Za-z0-9](?:[A-Za-z0-9\-]{0,61}[A-Za-z0-9])?";
    format!("^[A-Za-z0-9.!#$%&'*+\\/=?^_`\\{{\\|\\}}~\\-]+@{label}(?:\\.{label})*$")
}

/// Matches existing dates and times. Allows a zone offset, which is only a warning.
fn timestamp() -> String {
    let long = "(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])";
    let short = "(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)";
    let february = "02-(?:0[1-9]|1[0-9]|2[0-8])";
    let fourth = "(?:0[48]|[2468][048]|[13579][26])";
    let leap = format!("(?:[0-9]{{2}}{fourth}|(?:[02468][048]|[13579][26])00)-02-29");
    let date = format!("(?:[0-9]{{4}}-(?:{long}|{short}|{february})|{leap})");
    let clock = "(?:[01][0-9]|2[0-3]):[0-5][0-9]";
    format!("^{date}T{clock}:[0-5][0-9]\\.[0-9]{{6}}(?:Z|[+\\-]{clock})?$")
}
