//! The JSON of conversions, complements, changes and detected versions.

use super::names::Pointer;
use super::text;
use crate::{
    AppliedChange, Basis, Change, Complement, Conversion, ConvertError, Detected, Evidence, Gap,
    JsonPointer, Loss, Path, Problem, TextEdit, TextSpan, Version,
};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use serde::{Deserialize, Deserializer, Serialize, Serializer, ser};
use serde_json::Value;

#[derive(Serialize)]
struct ConversionForm<'c> {
    ok: bool,
    output: Cow<'c, str>,
    edits: &'c [TextEdit],
    changes: &'c [AppliedChange],
    losses: &'c [Loss],
    gaps: &'c [Gap],
    complement: Option<&'c Complement>,
    assumptions: &'c [String],
    problems: [&'c Problem; 0],
}

impl Serialize for Conversion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Conversion {
            output,
            edits,
            changes,
            losses,
            gaps,
            complement,
            assumptions,
        } = self;
        let form = ConversionForm {
            ok: true,
            output: text(output),
            edits,
            changes,
            losses,
            gaps,
            complement: complement.as_ref(),
            assumptions,
            problems: [],
        };
        form.serialize(serializer)
    }
}

#[derive(Serialize)]
struct RefusalForm<'r> {
    ok: bool,
    problems: &'r [Problem],
}

#[derive(Serialize)]
struct MistakeForm<'m> {
    ok: bool,
    error: OptionForm<'m>,
}

#[derive(Serialize)]
struct OptionForm<'m> {
    option: &'static str,
    pointer: &'m JsonPointer,
    message: String,
}

/// A refused conversion as the npm package returns it: `ok` and `problems`. A mistake in the options, for
/// which the package throws, has `error` instead of `problems`.
impl Serialize for ConvertError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ConvertError::Refused(problems) => RefusalForm {
                ok: false,
                problems,
            }
            .serialize(serializer),
            ConvertError::UnknownGap(pointer)
            | ConvertError::InvalidFill(pointer)
            | ConvertError::FillTooDeep(pointer) => {
                let error = OptionForm {
                    option: "fill",
                    pointer,
                    message: self.to_string(),
                };
                MistakeForm { ok: false, error }.serialize(serializer)
            }
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct AppliedChangeForm<'c> {
    id: &'static str,
    from: Pointer<'c>,
    to: Pointer<'c>,
    section: &'static str,
    basis: Basis,
    #[serde(skip_serializing_if = "Option::is_none")]
    from_span: Option<TextSpan>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to_span: Option<TextSpan>,
}

impl Serialize for AppliedChange {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let AppliedChange {
            id,
            from,
            to,
            section,
            basis,
            from_span,
            to_span,
        } = self;
        let form = AppliedChangeForm {
            id,
            from: Pointer(from),
            to: Pointer(to),
            section,
            basis: *basis,
            from_span: *from_span,
            to_span: *to_span,
        };
        form.serialize(serializer)
    }
}

#[derive(Serialize)]
struct PlaceForm<'p> {
    pointer: Pointer<'p>,
    path: &'p Path,
    section: &'static str,
    reason: &'p str,
    #[serde(skip_serializing_if = "Option::is_none")]
    span: Option<TextSpan>,
}

impl Serialize for Loss {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Loss {
            path,
            section,
            reason,
            span,
        } = self;
        place(path, section, reason, *span).serialize(serializer)
    }
}

impl Serialize for Gap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Gap {
            path,
            section,
            reason,
        } = self;
        place(path, section, reason, None).serialize(serializer)
    }
}

fn place<'p>(
    path: &'p Path,
    section: &'static str,
    reason: &'p str,
    span: Option<TextSpan>,
) -> PlaceForm<'p> {
    PlaceForm {
        pointer: Pointer(path),
        path,
        section,
        reason,
        span,
    }
}

/// Serialises the JSON of a complement. A text that is not JSON is an error.
impl Serialize for Complement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let value: Value = serde_json::from_str(self.as_json()).map_err(ser::Error::custom)?;
        value.serialize(serializer)
    }
}

/// Accepts any JSON. A conversion reports what is wrong with it.
impl<'de> Deserialize<'de> for Complement {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Complement, D::Error> {
        Value::deserialize(deserializer).map(|value| Complement::from_json(value.to_string()))
    }
}

#[derive(Serialize)]
struct DetectedForm<'d> {
    candidates: &'d [Version],
    evidence: &'d [Evidence],
}

impl Serialize for Detected {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Detected {
            candidates,
            evidence,
        } = self;
        let form = DetectedForm {
            candidates,
            evidence,
        };
        form.serialize(serializer)
    }
}

#[derive(Serialize)]
struct EvidenceForm<'e> {
    version: Version,
    pointer: Pointer<'e>,
    path: &'e Path,
    section: &'static str,
    reason: &'e str,
}

impl Serialize for Evidence {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Evidence {
            version,
            path,
            section,
            reason,
        } = self;
        let form = EvidenceForm {
            version: *version,
            pointer: Pointer(path),
            path,
            section,
            reason,
        };
        form.serialize(serializer)
    }
}

#[derive(Serialize)]
struct ChangeForm<'c> {
    id: &'c str,
    version: Version,
    section: &'c str,
    basis: Basis,
    title: &'c str,
    description: &'c str,
}

impl Serialize for Change {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Change {
            id,
            version,
            section,
            basis,
            title,
            description,
            rules: _,
        } = self;
        let form = ChangeForm {
            id,
            version: *version,
            section,
            basis: *basis,
            title,
            description,
        };
        form.serialize(serializer)
    }
}
