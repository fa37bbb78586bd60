//! What JSON's grammar allows at a place, in words.

use crate::json::reader::Expected;

/// What to do about it.
pub(super) fn repair(expected: Expected) -> &'static str {
    match expected {
        Expected::Value => "Put a JSON value here.",
        Expected::ValueOrBracket => "Put a JSON value here, or close the array with `]`.",
        Expected::Key => "Put a name in double quotes here, and no comma before a closing brace.",
        Expected::KeyOrBrace => "Put a name in double quotes here, or close the object with `}`.",
        Expected::Colon => "Put a colon between the name and its value.",
        Expected::CommaOrBrace => {
            "Put a comma before the next member, or close the object with `}`."
        }
        Expected::CommaOrBracket => {
            "Put a comma before the next element, or close the array with `]`."
        }
        Expected::Digit => "Put a digit here: numbers are written like -12.5e3.",
        Expected::NumberEnd => {
            "End the number here: numbers are written like -12.5e3, with no zero in front."
        }
        Expected::Escape => {
            "Write one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u behind the backslash."
        }
        Expected::HexDigit => "Put four hexadecimal digits behind \\u.",
        Expected::Quote => "Close the string with a double quote.",
        Expected::EscapedControl => "Write control characters in a string as escapes, such as \\n.",
        Expected::End => "Take out what follows the document.",
    }
}

/// What would have been accepted.
pub(super) fn grammar(expected: Expected) -> Vec<&'static str> {
    match expected {
        Expected::Value => vec!["value"],
        Expected::ValueOrBracket => vec!["value", "]"],
        Expected::Key => vec!["name"],
        Expected::KeyOrBrace => vec!["name", "}"],
        Expected::Colon => vec![":"],
        Expected::CommaOrBrace => vec![",", "}"],
        Expected::CommaOrBracket => vec![",", "]"],
        Expected::Digit => vec!["digit"],
        Expected::NumberEnd => vec!["end of number"],
        Expected::Escape => vec!["escape"],
        Expected::HexDigit => vec!["hexadecimal digit"],
        Expected::Quote => vec!["\""],
        Expected::EscapedControl => vec!["escape"],
        Expected::End => vec!["end of text"],
    }
}
