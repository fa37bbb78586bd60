//! Answers questions about documents natively, with one line of JSON each, until the input ends. The package must
//! give the same answers in JavaScript.

#[path = "../../../support/options.rs"]
mod options;

use order_contract::{
    Basis, ConvertOptions, Converter, JsonPointer, OnLoss, Problem, Session, Shape, TextEdit,
    TextSpan, Unit, Version,
};
use serde_json::{Map, Value, json};
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut answers = Answers::default();
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let question: Value = serde_json::from_str(&line?)?;
        let answer = answers.answer(&question).map_err(io::Error::other)?;
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// Keeps its buffers, as the package does.
#[derive(Default)]
struct Answers {
    session: Session,
    converter: Converter,
}

impl Answers {
    fn answer(&mut self, question: &Value) -> Result<Value, String> {
        let name = question["shape"].as_str().ok_or("no shape")?;
        let shape = Shape::from_name(name).ok_or("no such shape")?;
        let (text, unit) = input(question)?;
        let mut answer = self.checked(shape, &text, unit, &question["options"])?;
        if let Value::Object(wanted) = &question["convert"] {
            answer["converted"] = self.converted(shape, &text, unit, wanted)?;
        }
        answer["serde"] = json!(serde_json::from_slice::<Value>(&text).is_ok());
        Ok(answer)
    }

    fn checked(
        &mut self,
        shape: Shape,
        text: &[u8],
        unit: Unit,
        wanted: &Value,
    ) -> Result<Value, String> {
        let options = options::options(wanted.as_object().unwrap_or(&Map::new()), unit)?;
        let report = self.session.validate(shape, text, &options);
        Ok(json!({
            "valid": report.valid,
            "verdict": self.session.is_valid(shape, text, &options),
            "truncated": report.truncated,
            "assumptions": report.assumptions,
            "problems": report.problems.iter().map(problem).collect::<Vec<_>>(),
        }))
    }

    fn converted(
        &mut self,
        shape: Shape,
        text: &[u8],
        unit: Unit,
        wanted: &Map<String, Value>,
    ) -> Result<Value, String> {
        let there = convert_options(wanted, unit)?;
        let converted = match self.converter.convert(shape, text, &there) {
            Ok(converted) => converted,
            Err(error) => {
                let problems: Vec<_> = error.problems().iter().map(problem).collect();
                return Ok(json!({ "ok": false, "problems": problems }));
            }
        };
        let back = ConvertOptions {
            from: there.to,
            to: there.from,
            complement: converted.complement.clone(),
            fill: Vec::new(),
            on_loss: OnLoss::Report,
            ..there
        };
        let back = self.converter.convert(shape, &converted.output, &back);
        let complement = converted.complement.as_ref();
        let complement = complement.map(|one| serde_json::from_str::<Value>(one.as_json()));
        Ok(json!({
            "ok": true,
            "output": String::from_utf8_lossy(&converted.output),
            "edits": converted.edits.iter().map(edit).collect::<Vec<_>>(),
            "changes": converted.changes.iter().map(|change| json!([
                change.id, change.from.to_string(), change.to.to_string(), change.section,
                basis(change.basis), span(change.from_span), span(change.to_span),
            ])).collect::<Vec<_>>(),
            "losses": converted.losses.iter()
                .map(|loss| json!([loss.path.to_string(), loss.section, loss.reason, span(loss.span)]))
                .collect::<Vec<_>>(),
            "gaps": converted.gaps.iter()
                .map(|gap| json!([gap.path.to_string(), gap.section, gap.reason]))
                .collect::<Vec<_>>(),
            "complement": complement.transpose().map_err(|error| error.to_string())?,
            "assumptions": converted.assumptions,
            "back": back.ok().map(|back| String::from_utf8_lossy(&back.output).into_owned()),
        }))
    }
}

/// The bytes, and the unit in which JavaScript counts this form of input.
fn input(question: &Value) -> Result<(Vec<u8>, Unit), String> {
    match (&question["text"], &question["hex"]) {
        (Value::String(text), _) => Ok((text.clone().into_bytes(), Unit::Utf16)),
        (_, Value::String(hex)) => {
            let pair = |pair: &[u8]| {
                let digits = std::str::from_utf8(pair).map_err(|error| error.to_string())?;
                u8::from_str_radix(digits, 16).map_err(|error| error.to_string())
            };
            let bytes = hex.as_bytes().chunks(2).map(pair);
            Ok((bytes.collect::<Result<_, String>>()?, Unit::Bytes))
        }
        _ => Err("no input".into()),
    }
}

fn convert_options(wanted: &Map<String, Value>, unit: Unit) -> Result<ConvertOptions, String> {
    let version = |name: &str| {
        let date = wanted
            .get(name)
            .and_then(Value::as_str)
            .ok_or("no version")?;
        Version::from_date(date).ok_or("no such version")
    };
    let mut options = ConvertOptions::new(version("from")?, version("to")?);
    options.unit = unit;
    for (name, value) in wanted {
        let text = || value.as_str().map(str::to_owned).ok_or("no string");
        match (name.as_str(), value) {
            ("from" | "to", _) => {}
            ("payoutUrl", _) => options.payout_url = pointer(&text()?)?,
            ("entries", _) => options.entries = Some(pointer(&text()?)?),
            ("onLoss", _) => options.on_loss = OnLoss::Error,
            ("fill", Value::Object(fill)) => {
                let fill = fill.iter();
                options.fill = fill
                    .map(|(at, value)| Ok((pointer(at)?, value.to_string())))
                    .collect::<Result<_, String>>()?;
            }
            _ => return Err(format!("option {name} is not known here")),
        }
    }
    Ok(options)
}

fn pointer(text: &str) -> Result<JsonPointer, String> {
    text.parse().map_err(|_| format!("{text} is no pointer"))
}

fn problem(problem: &Problem) -> Value {
    json!({
        "code": problem.code.name(),
        "pointer": problem.path.to_string(),
        "severity": problem.severity.name(),
        "basis": basis(problem.basis),
        "section": problem.section,
        "message": problem.message,
        "span": span(problem.span),
        "expected": problem.expected,
        "found": problem.found,
        "help": problem.help,
        "suggestion": problem.suggestion,
        "fix": problem.fix.as_ref().map(|fix| json!({
            "title": fix.title,
            "applicability": fix.applicability.name(),
            "edits": fix.edits.iter().map(edit).collect::<Vec<_>>(),
            "headers": fix.headers,
        })),
    })
}

fn basis(basis: Basis) -> &'static str {
    basis.name()
}

fn span(span: Option<TextSpan>) -> Option<[u32; 4]> {
    span.map(|span| [span.start, span.end, span.line, span.column])
}

fn edit(edit: &TextEdit) -> Value {
    json!([edit.start, edit.end, edit.text])
}
