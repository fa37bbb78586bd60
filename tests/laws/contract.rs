//! The laws over documents that are generated from the contract, for every pair of versions: a field or a value
//! that a version has and no operation converts does not get through.

use crate::grown::grown;
use crate::random::Random;
use crate::{leaves, share};
use order_contract::{
    Complement, Conversion, ConvertOptions, Options, Path, Report, Severity, Shape, Version,
    convert, validate,
};
use serde_json::Value;
use std::collections::HashSet;

/// A conversion of a generated document.
struct Run {
    shape: Shape,
    from: Version,
    to: Version,
    text: String,
}

#[test]
fn the_laws_hold_between_all_versions() {
    for (from, to) in pairs() {
        for shape in Shape::ALL {
            let (mut valid, mut changed) = (0, 0);
            let count = 3_000 / share();
            for seed in 0..count {
                let text = grown(shape, from, seed);
                let run = Run {
                    shape,
                    from,
                    to,
                    text,
                };
                let there = run.convert(&run.text, from, to, None);
                changed += u64::from(there.output != run.text.as_bytes());
                run.comes_back(&there);
                run.is_rebuilt_by_edits(&there);
                run.goes_step_by_step(&there);
                run.invents_nothing(&there);
                run.survives_an_edit(&there, seed);
                run.names_gaps_of_the_output(&there);
                valid += u64::from(run.stays_valid(&there));
            }
            println!(
                "{shape:?} {from} to {to}: {count} documents, {changed} changed, {valid} valid"
            );
            let few = count / 20;
            assert!(
                valid > few,
                "{shape:?} {from} to {to}: some documents are valid"
            );
        }
    }
}

fn pairs() -> impl Iterator<Item = (Version, Version)> {
    let all = Version::ALL.into_iter();
    let pairs = all.flat_map(|from| Version::ALL.map(|to| (from, to)));
    pairs.filter(|(from, to)| from != to)
}

impl Run {
    fn convert(
        &self,
        text: impl AsRef<[u8]>,
        from: Version,
        to: Version,
        complement: Option<Complement>,
    ) -> Conversion {
        let options = ConvertOptions {
            complement,
            ..ConvertOptions::new(from, to)
        };
        let text = text.as_ref();
        convert(self.shape, text, &options).unwrap_or_else(|error| {
            panic!(
                "{}: {}: {error}",
                self.name(),
                String::from_utf8_lossy(text)
            )
        })
    }

    fn name(&self) -> String {
        format!(
            "{:?} {} to {}: {}",
            self.shape, self.from, self.to, self.text
        )
    }

    /// Law 2. There is no complement exactly if it would make no difference.
    fn comes_back(&self, there: &Conversion) {
        let back = |complement| self.convert(&there.output, self.to, self.from, complement);
        let with = back(there.complement.clone());
        let text = |of: &Conversion| String::from_utf8_lossy(&of.output).into_owned();
        let story = || {
            format!(
                "{}\nbecame {}\nwith {:?}",
                self.name(),
                text(there),
                there.complement
            )
        };
        assert_eq!(text(&with), self.text, "law 2: {}", story());
        assert_eq!(with.complement, None, "law 2: {}", story());
        if there.complement.is_some() {
            assert_ne!(text(&back(None)), self.text, "needless: {}", story());
        }
    }

    /// Law 4.
    fn is_rebuilt_by_edits(&self, there: &Conversion) {
        let mut rebuilt = String::new();
        let mut at = 0;
        for edit in &there.edits {
            rebuilt += &self.text[at..edit.start as usize];
            rebuilt += &edit.text;
            at = edit.end as usize;
        }
        rebuilt += &self.text[at..];
        assert_eq!(rebuilt.as_bytes(), there.output, "law 4: {}", self.name());
    }

    /// One conversion is the same as one version after the other.
    fn goes_step_by_step(&self, there: &Conversion) {
        let all = Version::ALL.into_iter();
        let (low, high) = (self.from.min(self.to), self.from.max(self.to));
        let mut stops: Vec<Version> = all.filter(|one| low <= *one && *one <= high).collect();
        if self.to < self.from {
            stops.reverse();
        }
        let mut text = self.text.clone().into_bytes();
        for step in stops.windows(2) {
            text = self.convert(&text, step[0], step[1], None).output;
        }
        assert_eq!(text, there.output, "{}", self.name());
    }

    /// Law 5, where no value is computed.
    fn invents_nothing(&self, there: &Conversion) {
        if matches!(
            self.shape,
            Shape::ProductUpdate | Shape::ProductQuery | Shape::OrderQuery
        ) {
            return;
        }
        let (mut known, mut found) = (HashSet::new(), HashSet::new());
        leaves(&parse(self.text.as_bytes()), &mut known);
        leaves(&parse(&there.output), &mut found);
        assert!(found.is_subset(&known), "law 5: {}", self.name());
    }

    /// Laws 2 and 3 after an edit of a value in the output.
    fn survives_an_edit(&self, there: &Conversion, seed: u64) {
        let is_query = matches!(self.shape, Shape::ProductQuery | Shape::OrderQuery);
        if is_query {
            return;
        }
        let mut random = Random::new(seed);
        let output = String::from_utf8(there.output.clone()).expect("it is text");
        let strings: Vec<usize> = output.match_indices(":\"").map(|found| found.0).collect();
        if strings.is_empty() {
            return;
        }
        let at = *random.of(&strings) + 1;
        let end = at + 1 + output[at + 1..].find('"').expect("it ends") + 1;
        let instead = *random.of(&[
            "\"0.3\"",
            "\"edited\"",
            "null",
            "8",
            "{\"id\":\"e\"}",
            "\"EUR\"",
        ]);
        let edited = format!("{}{instead}{}", &output[..at], &output[end..]);
        let options = ConvertOptions {
            complement: there.complement.clone(),
            ..ConvertOptions::new(self.to, self.from)
        };
        // An edited identifier makes a record an orphan.
        let Ok(back) = convert(self.shape, &edited, &options) else {
            return;
        };
        let again = self.convert(&back.output, self.from, self.to, back.complement.clone());
        assert_eq!(
            String::from_utf8_lossy(&again.output),
            edited,
            "law 2 after an edit: {}\nbecame {output}\nwith {:?}\nwas edited to {edited}\nand came back as {}\nwith {:?}",
            self.name(),
            there.complement,
            String::from_utf8_lossy(&back.output),
            back.complement
        );
    }

    /// The path of a gap leads to an object of the output, or to a member of it.
    fn names_gaps_of_the_output(&self, there: &Conversion) {
        if matches!(self.shape, Shape::ProductQuery | Shape::OrderQuery) {
            return;
        }
        let output = parse(&there.output);
        for gap in &there.gaps {
            let pointer = gap.path.to_string();
            let object = pointer.rsplit_once('/').map_or("", |(object, _)| object);
            let parent = output.pointer(object);
            assert!(
                parent.is_some_and(Value::is_object),
                "{pointer}: {}",
                self.name()
            );
        }
        for change in &there.changes {
            let pointer = change.to.to_string();
            assert!(
                output.pointer(&pointer).is_some(),
                "{pointer}: {}",
                self.name()
            );
        }
    }

    /// Law 6. Returns whether the document was valid.
    fn stays_valid(&self, there: &Conversion) -> bool {
        let report = |text: &[u8], version| -> Report {
            let options = Options {
                version,
                ..Options::default()
            };
            validate(self.shape, text, &options)
        };
        if !report(self.text.as_bytes(), self.from).valid {
            return false;
        }
        let is_excused = |path: &Path| {
            let pointer = path.to_string();
            there.gaps.iter().any(|gap| {
                let gap = gap.path.to_string();
                pointer == gap || pointer.starts_with(&format!("{gap}/"))
            })
        };
        for problem in report(&there.output, self.to).problems {
            assert!(
                problem.severity != Severity::Error || is_excused(&problem.path),
                "law 6: {}\nbecame {}\n{problem:?}\n{:?}",
                self.name(),
                String::from_utf8_lossy(&there.output),
                there.gaps
            );
        }
        true
    }
}

fn parse(text: &[u8]) -> Value {
    serde_json::from_slice(text).expect("it is JSON")
}
