//! The functions of the crate for JavaScript, as serde-wasm-bindgen passes them. `docs/crate.md` has the commands that
//! build the module.
//!
//! Bad data is reported, as in Rust. A mistake of the program, such as an unknown shape or option, throws a
//! `TypeError`. The npm package does not use this module: only numbers cross there, and JavaScript makes the objects.

mod arguments;
mod document;

use crate::{Body, Call, Code, ConvertOptions, DetectOptions, Fixes, Options, Session};
use arguments::{JsOptions, headers, mistake, named, url};
use document::JsDocument;
use js_sys::Reflect;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[cfg(all(feature = "npm", target_arch = "wasm32"))]
compile_error!("the features `js` and `npm` each make a module of their own: choose one");

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("js/generated/types.d.ts");

/// Validates a document and returns a report.
#[wasm_bindgen(skip_typescript)]
pub fn validate(shape: JsValue, input: JsValue, options: JsValue) -> Result<JsValue, JsValue> {
    let (shape, document) = (named(&shape)?, JsDocument::of(&input));
    let options = checking(&JsOptions::of(&options)?, &document)?;
    plain(&crate::validate(shape, &document, &options))
}

/// Whether a document has no error.
#[wasm_bindgen(js_name = isValid, skip_typescript)]
pub fn is_valid(shape: JsValue, input: JsValue, options: JsValue) -> Result<bool, JsValue> {
    let (shape, document) = (named(&shape)?, JsDocument::of(&input));
    let options = checking(&JsOptions::of(&options)?, &document)?;
    Ok(crate::is_valid(shape, &document, &options))
}

/// Applies fixes of a document, validates it again, and repeats until none is left.
#[wasm_bindgen(js_name = applyFixes, skip_typescript)]
pub fn apply_fixes(shape: JsValue, input: JsValue, options: JsValue) -> Result<JsValue, JsValue> {
    let (shape, document) = (named(&shape)?, JsDocument::of(&input));
    let given = JsOptions::of(&options)?;
    let only: Option<Vec<Code>> = given.take("only")?;
    let review: Option<Vec<Code>> = given.take("review")?;
    let fixes = Fixes {
        only: only.as_deref(),
        review: &review.unwrap_or_default(),
    };
    let options = checking(&given, &document)?;
    plain(&crate::apply_fixes(shape, &document, &options, &fixes))
}

/// Converts a document from one version to another.
#[wasm_bindgen(skip_typescript)]
pub fn convert(shape: JsValue, input: JsValue, options: JsValue) -> Result<JsValue, JsValue> {
    let (shape, document) = (named(&shape)?, JsDocument::of(&input));
    let given = JsOptions::of(&options)?;
    let complement = given.take_complement();
    let mut options: ConvertOptions = given.read()?;
    options.complement = complement;
    options.unit = document.unit();
    match crate::convert(shape, &document, &options) {
        Ok(conversion) => plain(&conversion),
        Err(error) if error.problems().is_empty() => Err(mistake(error)),
        Err(error) => plain(&error),
    }
}

/// Returns the versions that a document can have, with the evidence.
#[wasm_bindgen(js_name = detectVersion, skip_typescript)]
pub fn detect_version(shape: JsValue, input: JsValue, options: JsValue) -> Result<JsValue, JsValue> {
    let (shape, document) = (named(&shape)?, JsDocument::of(&input));
    let given = JsOptions::of(&options)?;
    let entries = given.take("entries")?;
    let limits: Option<_> = given.take("limits")?;
    given.refuse_others(&["entries", "limits"])?;
    let options = DetectOptions {
        entries: entries.as_ref(),
        limits: limits.unwrap_or_default(),
    };
    plain(&crate::detect_version(shape, &document, &options))
}

/// Validates a call to the service: method, URL, headers and body together.
#[wasm_bindgen(js_name = validateCall, skip_typescript)]
pub fn validate_call(call: JsValue, options: JsValue) -> Result<JsValue, JsValue> {
    if !call.is_object() {
        return Err(mistake("a call must be an object"));
    }
    let part = |name: &str| Reflect::get(&call, &name.into());
    let method = part("method")?.as_string();
    let method = method.ok_or_else(|| mistake("method must be a string"))?;
    let url = url(&part("url")?)?;
    let headers = headers(&part("headers")?)?;
    let headers: Vec<(&str, &str)> = headers.iter().map(|(name, value)| (&**name, &**value)).collect();
    let body = part("body")?;
    let document = JsDocument::of(&body);
    let given = JsOptions::of(&options)?;
    let base_url: Option<String> = given.take("baseUrl")?;
    let options = checking(&given, &document)?;
    let call = Call {
        method: &method,
        url: &url,
        base_url: base_url.as_deref(),
        headers: &headers,
        body: match body.is_undefined() || body.is_null() {
            true => Body::None,
            false => document.as_body(),
        },
    };
    plain(&Session::default().validate_call(&call, &options))
}

/// Reads the options of a check. Places are counted in the unit of the document.
fn checking(given: &JsOptions, document: &JsDocument) -> Result<Options, JsValue> {
    Ok(Options {
        unit: document.unit(),
        ..given.read()?
    })
}

/// Returns a plain object.
fn plain(value: &impl Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    Ok(value.serialize(&serializer)?)
}
