//! `Display` for problems, alone and in lists.

use super::problem::Problem;
use core::fmt;

/// Writes the first problem and the number of others.
pub(crate) fn summary(f: &mut fmt::Formatter<'_>, problems: &[&Problem]) -> fmt::Result {
    let Some((first, more)) = problems.split_first() else {
        return Ok(());
    };
    write!(f, ": {first}")?;
    match more.len() {
        0 => Ok(()),
        count => write!(f, " (and {count} more)"),
    }
}

/// Line and column, if known, and the message. Without the pointer, which can contain any name that was
/// sent.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(span) = self.span {
            write!(f, "line {}, column {}: ", span.line, span.column)?;
        }
        f.write_str(&self.message)
    }
}
