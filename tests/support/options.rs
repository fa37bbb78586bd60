//! Reads the options of cases.

use order_contract::{Code, Level, Options, Severity, Unit, Version};
use serde_json::{Map, Value};

/// The options of a case, with places counted in a unit.
pub fn options(given: &Map<String, Value>, unit: Unit) -> Result<Options, String> {
    let mut options = Options {
        unit,
        ..Options::default()
    };
    for (name, value) in given {
        match (name.as_str(), value) {
            ("version", Value::String(date)) => {
                options.version = Version::from_date(date).ok_or("no such version")?;
            }
            ("level", Value::String(level)) => {
                options.level = match level.as_str() {
                    "stated" => Level::Stated,
                    "implied" => Level::Implied,
                    _ => return Err("no such level".into()),
                };
            }
            ("draft", Value::Bool(draft)) => options.draft = *draft,
            ("mask", Value::Bool(mask)) => options.mask = *mask,
            ("entries", Value::String(pointer)) => {
                options.entries = Some(pointer.parse().map_err(|_| "no pointer")?)
            }
            ("severity", Value::Object(severities)) => {
                for (code, severity) in severities {
                    let code = Code::from_name(code).ok_or("no such code")?;
                    let severity = Severity::ALL
                        .into_iter()
                        .find(|one| Some(one.name()) == severity.as_str())
                        .ok_or("no such severity")?;
                    options.severity = options.severity.with(code, severity);
                }
            }
            ("limits", Value::Object(limits)) => {
                for (limit, value) in limits {
                    let value = value.as_u64().ok_or("a limit is a number")? as u32;
                    match limit.as_str() {
                        "bytes" => options.limits.bytes = value,
                        "depth" => options.limits.depth = value,
                        "findings" => options.limits.findings = value,
                        _ => return Err("no such limit".into()),
                    }
                }
            }
            _ => return Err(format!("option {name} is not known here")),
        }
    }
    Ok(options)
}
