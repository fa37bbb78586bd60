//! Writes the module `explanations.ts`: the meaning of each code, with an example that has it and one that
//! does not.

mod meanings;

use crate::json::{JsonObject, object};
use crate::module::Constants;
use meanings::examples;
use order_contract::Code;

/// The meaning of a code, with examples.
#[derive(Clone, Copy, Debug)]
pub struct Explanation {
    /// The code.
    pub code: Code,
    /// When it is reported, and why.
    pub text: &'static str,
    /// An input for which it is reported.
    pub fails: Example,
    /// A similar input for which it is not.
    pub passes: Example,
}

/// A call of the package that can be run.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The function: `validate`, `validateCall` or `convert`.
    pub by: &'static str,
    /// The shape; `None` for a call.
    pub shape: Option<&'static str>,
    /// The text that is checked, or the call as JSON; `None` for a value that can't be written as JSON.
    pub input: Option<&'static str>,
    /// The options, as JSON.
    pub options: Option<&'static str>,
}

/// Returns the meaning of a code, with examples.
///
/// ```
/// use order_contract::Code;
/// use order_contract_codegen::explain;
/// assert!(explain(Code::Email).fails.input.unwrap().contains("@"));
/// ```
pub fn explain(code: Code) -> Explanation {
    let (fails, passes) = examples(code);
    Explanation {
        code,
        text: code.explanation(),
        fails,
        passes,
    }
}

pub(crate) fn module() -> String {
    let mut constants = Constants::of("Explanation");
    for code in Code::ALL {
        constants.add(&[code.name()], explain(code).to_json());
    }
    constants.module(
        "What each code means",
        "import type { Explanation } from '../types/reference.js'",
        "explanations",
    )
}

impl Explanation {
    fn to_json(self) -> JsonObject {
        object! {
            "code": self.code.name(),
            "text": self.text,
            "fails": self.fails.to_json(),
            "passes": self.passes.to_json(),
            "page": format!("codes/{}/", self.code.name()),
        }
    }
}

impl Example {
    fn to_json(self) -> JsonObject {
        object! {
            "by": self.by,
            "shape": self.shape,
            "input": self.input,
            "options": self.options,
        }
    }
}
