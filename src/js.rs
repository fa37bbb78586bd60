//! Functions with `JsValue` in and out: the npm package's results, for Rust programs that run in JavaScript.
//!
//! With the feature `js-value` they can be called from Rust, and nothing is exported. With `js` they are also
//! exported, with the types of `types.d.ts`, and make a JavaScript module; `docs/crate.md` has the commands.
//!
//! A document is text, a `Uint8Array` or a value, which is checked as `JSON.stringify` would send it. Bad data is
//! reported. An unknown shape or option, or an object that can't be sent, such as a `Promise`, is an error. The
//! npm package does not use this module: only numbers cross there, and JavaScript makes the objects.

mod arguments;
mod call;
mod document;
mod result;

use crate::contract::model::Layout;
use crate::json::options::{LIMITS, OF_CONVERSION, OPTIONS};
use crate::naming::any_of;
use crate::{
    Code, ConvertError, ConvertOptions, JsonPointer, Limits, Options, Report, Shape, Version,
};
use arguments::{member, members, named, option, pick, pointer, read, unfit};
use document::{InputForm, JsDocument};
use js_sys::{JSON, Object};
use result::{output, plain, set, value_of};
use wasm_bindgen::prelude::*;

#[cfg(all(feature = "js", feature = "npm", target_arch = "wasm32"))]
compile_error!("the features `js` and `npm` each make a module of their own: choose one");

#[cfg(feature = "js")]
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("js/types.d.ts");

/// The descriptions of each shape, by version. Written by `codegen/`.
const DESCRIPTIONS: &str = include_str!("js/descriptions.json");

/// The largest `limits.bytes`, as in the npm package, where the module's memory and the engines' longest string
/// set it.
const MOST_BYTES: u32 = 500_000_000;

/// Validates a document and returns a report.
#[cfg_attr(feature = "js", wasm_bindgen(skip_typescript))]
pub fn validate(shape: JsValue, input: JsValue, options: JsValue) -> Result<JsValue, JsError> {
    let (shape, document, options) = prepare(&shape, &input, &options, &[])?;
    plain(&crate::validate(shape, &document, &options))
}

/// Whether a document has no error.
#[cfg_attr(feature = "js", wasm_bindgen(js_name = "isValid", skip_typescript))]
pub fn is_valid(shape: JsValue, input: JsValue, options: JsValue) -> Result<bool, JsError> {
    let (shape, document, options) = prepare(&shape, &input, &options, &[])?;
    Ok(crate::is_valid(shape, &document, &options))
}

/// Validates a document and, if it is valid, returns its value beside the report.
#[cfg_attr(feature = "js", wasm_bindgen(skip_typescript))]
pub fn parse(shape: JsValue, input: JsValue, options: JsValue) -> Result<JsValue, JsError> {
    let (shape, document, options) = prepare(&shape, &input, &options, &[])?;
    let report = crate::validate(shape, &document, &options);
    let parsed = Object::new();
    set(&parsed, "ok", &report.valid.into());
    let mut report = report;
    if report.valid {
        match value_of(shape, document.text()) {
            Some(value) => set(&parsed, "value", &value),
            // `limits.depth` may allow deeper nesting than JSON.parse.
            None => {
                report = refused(shape, &options, Code::TooDeep);
                set(&parsed, "ok", &false.into());
            }
        }
    }
    set(&parsed, "report", &plain(&report)?);
    Ok(parsed.into())
}

/// Applies every safe fix of a document, validates it again, and repeats until no safe fix is left.
#[cfg_attr(feature = "js", wasm_bindgen(js_name = "applyFixes", skip_typescript))]
pub fn apply_fixes(shape: JsValue, input: JsValue, options: JsValue) -> Result<JsValue, JsError> {
    let (shape, document, settings) = prepare(&shape, &input, &options, &["only"])?;
    let only: Option<Vec<Code>> = read("only", arguments::array("only", &options)?)?;
    let mut fixed = crate::apply_fixes(shape, &document, &settings, only.as_deref());
    let text = core::mem::take(&mut fixed.output);
    let is_same =
        document.is_refused() || fixed.applied.is_empty() && document.form == InputForm::Text;
    let fixes = plain(&fixed)?;
    let value = match is_same {
        true => input,
        // No fix of a query is safe.
        false if document.form == InputForm::Value && document::is_query(shape) => {
            document::copied(&input)
        }
        false => output(shape, document.form, &text, &input).unwrap_or(input),
    };
    set(fixes.unchecked_ref(), "output", &value);
    Ok(fixes)
}

/// Converts a document from one version to another.
#[cfg_attr(feature = "js", wasm_bindgen(skip_typescript))]
pub fn convert(shape: JsValue, input: JsValue, options: JsValue) -> Result<JsValue, JsError> {
    let shape = named("shape", &shape)?;
    let mut options = conversion_options(shape, &options)?;
    refuse_entries(Some(shape), &options.entries)?;
    let document = JsDocument::read(shape, &input)?;
    options.unit = document.unit();
    let is_identity = options.from == options.to && options.complement.is_none();
    let mut conversion = match crate::convert(shape, &document, &options) {
        Ok(conversion) => conversion,
        Err(error) => return refusal(error),
    };
    let text = core::mem::take(&mut conversion.output);
    let converted = match is_identity && document.form == InputForm::Text {
        true => Some(input),
        false => output(shape, document.form, &text, &input),
    };
    let Some(converted) = converted else {
        let too_deep = JsDocument::refused(document.form, Code::TooDeep);
        let error = crate::convert(shape, &too_deep, &options);
        return error.map_or_else(refusal, |_| Ok(JsValue::UNDEFINED));
    };
    let complement = conversion.complement.take();
    let result = plain(&conversion)?;
    set(result.unchecked_ref(), "output", &converted);
    if let Some(complement) = complement {
        let complement = JSON::parse(complement.as_json());
        set(
            result.unchecked_ref(),
            "complement",
            &complement.unwrap_or(JsValue::NULL),
        );
    }
    Ok(result)
}

/// Returns the versions that a document can have, with the evidence.
#[cfg_attr(
    feature = "js",
    wasm_bindgen(js_name = "detectVersion", skip_typescript)
)]
pub fn detect_version(
    shape: JsValue,
    input: JsValue,
    options: JsValue,
) -> Result<JsValue, JsError> {
    let shape = named("shape", &shape)?;
    members("option", &options, &["entries", "limits"])?;
    let entries: Option<JsonPointer> = read("entries", pointer("entries", &options)?)?;
    refuse_entries(Some(shape), &entries)?;
    let limits = limits(&options)?;
    let document = JsDocument::read(shape, &input)?;
    let options = crate::DetectOptions {
        entries: entries.as_ref(),
        limits,
        ..Default::default()
    };
    plain(&crate::detect_version(shape, &document, &options))
}

/// Validates a call to the service: method, URL, headers and body together.
#[cfg_attr(
    feature = "js",
    wasm_bindgen(js_name = "validateCall", skip_typescript)
)]
pub fn validate_call(call: JsValue, options: JsValue) -> Result<JsValue, JsError> {
    let settings = settings(&options, &["baseUrl"])?;
    refuse_entries(None, &settings.entries)?;
    let base_url: Option<String> = read("baseUrl", option(&options, "baseUrl")?)?;
    plain(&call::validate(&call, base_url.as_deref(), settings)?)
}

/// Describes a shape: what a form needs to know, and what the API documentation does not show.
#[cfg_attr(feature = "js", wasm_bindgen(skip_typescript))]
pub fn describe(shape: JsValue, options: JsValue) -> Result<JsValue, JsError> {
    let shape: Shape = named("shape", &shape)?;
    members("option", &options, &["version"])?;
    let version = match option(&options, "version")? {
        version if version.is_undefined() => Version::default(),
        version => named("version", &version)?,
    };
    let all = JSON::parse(DESCRIPTIONS).map_err(|_| JsError::new("descriptions can't be read"))?;
    let details = member(&member(&all, shape.name())?, version.date())?;
    let description = Object::new();
    set(&description, "shape", &shape.name().into());
    set(&description, "version", &version.date().into());
    Ok(Object::assign(&description, details.unchecked_ref()).into())
}

/// Reads the shape, document and options of a check. Places are counted in the unit of the document's form.
fn prepare(
    shape: &JsValue,
    input: &JsValue,
    options: &JsValue,
    more: &[&str],
) -> Result<(Shape, JsDocument, Options), JsError> {
    let shape = named("shape", shape)?;
    let mut options = settings(options, more)?;
    refuse_entries(Some(shape), &options.entries)?;
    let document = JsDocument::read(shape, input)?;
    options.unit = document.unit();
    Ok((shape, document, options))
}

/// Reads the options of a check. `more` are the names of options that the caller reads itself.
fn settings(options: &JsValue, more: &[&str]) -> Result<Options, JsError> {
    members("option", options, &[OPTIONS, more].concat())?;
    limits(options)?;
    let codes: Vec<&str> = Code::ALL.iter().map(|code| code.name()).collect();
    let severity = option(options, "severity")?;
    members("code", &severity, &codes)?;
    let copy = pick(options, OPTIONS)?;
    set(&copy, "entries", &pointer("entries", options)?);
    set(&copy, "severity", &pick(&severity, &codes)?.into());
    Ok(read("options", copy.into())?.unwrap_or_default())
}

fn limits(options: &JsValue) -> Result<Limits, JsError> {
    let limits = option(options, "limits")?;
    members("limit", &limits, LIMITS)?;
    let limits: Limits = read("limits", limits)?.unwrap_or_default();
    match limits.bytes > MOST_BYTES {
        true => Err(JsError::new(&format!(
            "limits.bytes must be a whole number from 0 to {MOST_BYTES}, not {}",
            limits.bytes
        ))),
        false => Ok(limits),
    }
}

/// Refuses the option `entries` for shapes other than lists.
fn refuse_entries(shape: Option<Shape>, entries: &Option<JsonPointer>) -> Result<(), JsError> {
    let is_list = |shape: Shape| shape.contract().layout == Layout::Entries;
    match entries.is_some() && !shape.is_some_and(is_list) {
        true => Err(JsError::new(
            "the option entries is for 'order-list' and 'product-list'",
        )),
        false => Ok(()),
    }
}

/// Reads the options of a conversion. `fill` and `complement` are read as JSON, which keeps the digits of
/// numbers.
fn conversion_options(shape: Shape, options: &JsValue) -> Result<ConvertOptions, JsError> {
    members("option", options, OF_CONVERSION)?;
    versions_given(options)?;
    limits(options)?;
    let of_json = ["fill", "complement"];
    let others: Vec<&str> = OF_CONVERSION
        .iter()
        .copied()
        .filter(|name| !of_json.contains(name))
        .collect();
    let copy = pick(options, &others)?;
    for name in ["payoutUrl", "entries"] {
        set(&copy, name, &pointer(name, options)?);
    }
    let given = serde_wasm_bindgen::from_value(copy.into());
    let given: ConvertOptions = given.map_err(|error| unfit("options", error))?;
    let gaps: Vec<String> = crate::fillable(shape, given.from, given.to).collect();
    Ok(ConvertOptions {
        fill: arguments::fill(&option(options, "fill")?, &gaps)?,
        complement: arguments::complement(&option(options, "complement")?)?,
        ..given
    })
}

/// Refuses options without `from` or `to`, which have no default.
fn versions_given(options: &JsValue) -> Result<(), JsError> {
    let known = Version::ALL.map(|version| format!("'{version}'"));
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    if options.is_undefined() {
        return Err(JsError::new(&format!(
            "the options from and to are missing: pass {{ from: {}, to: {} }}, or the other way round",
            known[0], known[1],
        )));
    }
    for name in ["from", "to"] {
        if option(options, name)?.is_undefined() {
            return Err(JsError::new(&format!(
                "{name} is missing: use {}",
                any_of(&known),
            )));
        }
    }
    Ok(())
}

/// Returns problems as a result, and a wrong option as an error.
fn refusal(error: ConvertError) -> Result<JsValue, JsError> {
    if error.problems().is_empty() {
        return Err(error.into());
    }
    let refusal = plain(&error)?;
    set(refusal.unchecked_ref(), "output", &JsValue::UNDEFINED);
    Ok(refusal)
}

fn refused(shape: Shape, options: &Options, code: Code) -> Report {
    crate::Session::default().refuse(shape, code, options)
}
