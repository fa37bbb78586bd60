//! `answers FIRST COUNT`: asks generated questions about documents, one for each seed, and answers them natively. Prints a
//! line of JSON for each, with its `question` and `answer`. The package must give the same answers in JavaScript.

#[path = "../../../support/grown.rs"]
mod grown;
mod questions;
#[path = "../../../support/random.rs"]
mod random;

use order_contract::{ConvertOptions, Converter, OnLoss, Options, Session, Shape, Unit};
use serde_json::{Value, json};
use std::error::Error;
use std::io::{self, Write};

fn main() -> Result<(), Box<dyn Error>> {
    let numbers = std::env::args().skip(1).map(|number| number.parse());
    let numbers: Vec<u64> = numbers.collect::<Result<_, _>>()?;
    let [first, count] = numbers[..] else {
        return Err("two numbers are needed".into());
    };
    let mut answers = Answers::default();
    let mut output = io::BufWriter::new(io::stdout().lock());
    for seed in first..first + count {
        let question = questions::question(seed);
        let answer = answers.answer(&question)?;
        let line = json!({ "question": question, "answer": answer });
        writeln!(output, "{line}")?;
    }
    Ok(output.flush()?)
}

/// Keeps its buffers, as the package does.
#[derive(Default)]
struct Answers {
    session: Session,
    converter: Converter,
}

impl Answers {
    fn answer(&mut self, question: &Value) -> Result<Value, Box<dyn Error>> {
        let shape: Shape = question["shape"].as_str().ok_or("no shape")?.parse()?;
        let (text, unit) = input(question)?;
        let options = Options {
            unit,
            ..serde_json::from_value(question["options"].clone())?
        };
        let mut answer = serde_json::to_value(self.session.validate(shape, &text, &options))?;
        answer["verdict"] = json!(self.session.is_valid(shape, &text, &options));
        answer["serde"] = json!(serde_json::from_slice::<Value>(&text).is_ok());
        let options = ConvertOptions {
            unit,
            ..serde_json::from_value(question["convert"].clone())?
        };
        answer["converted"] = self.converted(shape, &text, options)?;
        Ok(answer)
    }

    fn converted(
        &mut self,
        shape: Shape,
        text: &[u8],
        there: ConvertOptions,
    ) -> Result<Value, Box<dyn Error>> {
        let converted = match self.converter.convert(shape, text, &there) {
            Ok(converted) => converted,
            Err(refused) => return Ok(serde_json::to_value(refused)?),
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
        let back = back.map(|back| String::from_utf8_lossy(&back.output).into_owned());
        let mut answer = serde_json::to_value(&converted)?;
        answer["back"] = json!(back.ok());
        Ok(answer)
    }
}

/// The bytes, and the unit in which JavaScript counts this form of input.
fn input(question: &Value) -> Result<(Vec<u8>, Unit), Box<dyn Error>> {
    match (&question["text"], &question["hex"]) {
        (Value::String(text), _) => Ok((text.clone().into_bytes(), Unit::Utf16)),
        (_, Value::String(hex)) => {
            let pair = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16);
            let bytes = (0..hex.len()).step_by(2).map(pair);
            Ok((bytes.collect::<Result<_, _>>()?, Unit::Bytes))
        }
        _ => Err("no input".into()),
    }
}
