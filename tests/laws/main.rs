//! The laws of conversion, which hold for every document, over random documents.
//!
//! The documents are the same in every run. The expected results are computed on parsed values (`oracle.rs`), so
//! that a mistake in the converter's reading of text can't hide in the test. `queries.rs` has the laws for queries,
//! whose text is not JSON. The law on fixes is tested with the fixes.

#[cfg(not(target_arch = "wasm32"))]
mod contract;
mod documents;
mod edited;
mod exhaustive;
mod export;
#[cfg(not(target_arch = "wasm32"))]
mod grown;
mod oracle;
mod queries;
mod random;

use documents::{Document, document, segments};
use oracle::Oracle;
use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::{
    Complement, Conversion, ConvertError, ConvertOptions, Limits, Options, Shape, Version, convert,
    validate,
};
use serde_json::Value;
use std::collections::HashSet;

/// The number of documents per direction if a change concerns the shape.
fn many() -> u64 {
    10_000 / share()
}

/// The number of documents if no change concerns the shape.
fn some() -> u64 {
    1_000 / share()
}

/// A quick run takes a twentieth of the documents.
fn share() -> u64 {
    match std::env::var_os("QUICK_LAWS") {
        Some(_) => 20,
        None => 1,
    }
}

#[test]
fn orders_go_up() {
    hold(Shape::Order, V2023_07_27, many());
}

#[test]
fn orders_go_down() {
    hold(Shape::Order, V2024_02_05, many());
}

#[test]
fn lists_of_orders_go_up() {
    hold(Shape::OrderList, V2023_07_27, many());
}

#[test]
fn lists_of_orders_go_down() {
    hold(Shape::OrderList, V2024_02_05, many());
}

#[test]
fn products_go_up() {
    hold(Shape::Product, V2023_07_27, many());
}

#[test]
fn products_go_down() {
    hold(Shape::Product, V2024_02_05, many());
}

#[test]
fn lists_of_products_go_up() {
    hold(Shape::ProductList, V2023_07_27, many());
}

#[test]
fn lists_of_products_go_down() {
    hold(Shape::ProductList, V2024_02_05, many());
}

#[test]
fn what_no_change_touches_stays_as_it_is() {
    for shape in [
        Shape::OrderRequest,
        Shape::OrderCreated,
        Shape::ProductUpdate,
    ] {
        for from in [V2023_07_27, V2024_02_05] {
            for seed in 0..some() {
                let case = Case::new(shape, from, seed);
                let converted = case.convert(&case.document.text, None);
                assert_eq!(converted.output, case.document.text.as_bytes());
                assert!(converted.edits.is_empty() && converted.complement.is_none());
                assert!(converted.losses.is_empty() && converted.gaps.is_empty());
            }
        }
    }
}

#[test]
fn from_one_version_to_itself_no_byte_changes() {
    let mut random = random::Random::new(1);
    for shape in Shape::ALL {
        for seed in 0..some() {
            let mut bytes = document(shape, V2024_02_05, seed).text.into_bytes();
            for _ in 0..random.below(4) {
                let at = random.below(bytes.len() + 1);
                bytes.insert(at, random.below(256) as u8);
            }
            for version in [V2023_07_27, V2024_02_05] {
                let same = ConvertOptions::new(version, version);
                let converted = convert(shape, &bytes, &same).expect("law 1");
                assert!(converted.output == bytes, "law 1: seed {seed}");
                assert!(converted.complement.is_none() && converted.edits.is_empty());
            }
        }
    }
}

fn hold(shape: Shape, from: Version, count: u64) {
    let mut seen = HashSet::new();
    let mut valid = 0;
    let mut changed = 0;
    for seed in 0..count {
        let case = Case::new(shape, from, seed);
        let converted = case.convert(&case.document.text, None);
        changed += (converted.output != case.document.text.as_bytes()) as u64;
        case.is_as_the_oracle_expects(&converted);
        case.there_and_back(&converted);
        case.untouched(&converted);
        case.nothing_is_invented(&converted);
        valid += case.valid_stays_valid(&converted) as u64;
        case.is_pure(&converted);
        if matches!(shape, Shape::Order | Shape::OrderList) {
            case.edits_win(&converted);
        }
        seen.insert(case.document.text);
    }
    println!(
        "{shape:?} from {from}: {count} documents, {} distinct, {changed} changed, {valid} valid",
        seen.len()
    );
    assert!(seen.len() as u64 > count * 9 / 10, "the documents vary");
    assert!(valid > count / 50, "some documents are valid");
}

struct Case {
    shape: Shape,
    from: Version,
    to: Version,
    seed: u64,
    document: Document,
    path: Vec<String>,
}

impl Case {
    fn new(shape: Shape, from: Version, seed: u64) -> Case {
        let document = document(shape, from, seed);
        Case {
            shape,
            from,
            to: match from {
                V2023_07_27 => V2024_02_05,
                _ => V2023_07_27,
            },
            seed,
            path: segments(document.payout_url),
            document,
        }
    }

    fn options(
        &self,
        from: Version,
        to: Version,
        complement: Option<Complement>,
    ) -> ConvertOptions {
        ConvertOptions {
            payout_url: self.document.payout_url.parse().expect("it is a pointer"),
            entries: self
                .document
                .entries
                .map(|pointer| pointer.parse().expect("it is a pointer")),
            complement,
            ..ConvertOptions::new(from, to)
        }
    }

    fn convert(&self, text: impl AsRef<[u8]>, complement: Option<Complement>) -> Conversion {
        let options = self.options(self.from, self.to, complement);
        self.expect(convert(self.shape, text, &options), "there")
    }

    fn back(&self, text: impl AsRef<[u8]>, complement: Option<Complement>) -> Conversion {
        let options = self.options(self.to, self.from, complement);
        self.expect(convert(self.shape, text, &options), "back")
    }

    fn expect(&self, converted: Result<Conversion, ConvertError>, what: &str) -> Conversion {
        converted.unwrap_or_else(|problems| panic!("{}: {what}: {problems:#?}", self.name()))
    }

    fn name(&self) -> String {
        let Case {
            shape, from, seed, ..
        } = self;
        format!(
            "{shape:?} from {from}, seed {seed}, payoutUrl {:?}:\n{}\n",
            self.document.payout_url, self.document.text
        )
    }

    fn oracle(&self) -> Oracle<'_> {
        Oracle {
            shape: self.shape,
            from: self.from,
            path: &self.path,
            entries: self.document.entries,
        }
    }

    fn value(&self) -> Value {
        parse(self.document.text.as_bytes())
    }

    fn is_as_the_oracle_expects(&self, converted: &Conversion) {
        let expected = self.oracle().expect(&self.value());
        let actual = parse(&converted.output);
        assert_eq!(
            actual.to_string(),
            expected.value.to_string(),
            "{} came to\n{}",
            self.name(),
            String::from_utf8_lossy(&converted.output)
        );
        let mut losses: Vec<_> = converted
            .losses
            .iter()
            .map(|loss| loss.path.to_string())
            .collect();
        let mut gaps: Vec<_> = converted
            .gaps
            .iter()
            .map(|gap| gap.path.to_string())
            .collect();
        losses.sort();
        gaps.sort();
        assert_eq!(losses, expected.losses, "losses of {}", self.name());
        assert_eq!(gaps, expected.gaps, "gaps of {}", self.name());
    }

    /// Law 2. There is no complement exactly if it would make no difference.
    fn there_and_back(&self, converted: &Conversion) {
        let input = self.document.text.as_bytes();
        let with = self.back(&converted.output, converted.complement.clone());
        assert!(
            with.output == input,
            "law 2: {} became\n{}\nand came back as\n{}\nwith {:?}",
            self.name(),
            String::from_utf8_lossy(&converted.output),
            String::from_utf8_lossy(&with.output),
            converted.complement
        );
        if converted.complement.is_some() {
            let options = self.options(self.to, self.from, None);
            let without = convert(self.shape, &converted.output, &options);
            let same = without.is_ok_and(|back| back.output == input);
            assert!(
                !same,
                "law 2: {} needs no complement {:?}",
                self.name(),
                converted.complement
            );
        }
        let again = self.convert(&with.output, with.complement.clone());
        assert!(
            again.output == converted.output,
            "law 2: {} after its way back",
            self.name()
        );
        assert!(
            with.complement.is_none(),
            "law 2: {} came back with {:?}",
            self.name(),
            with.complement
        );
    }

    /// Law 3.
    fn edits_win(&self, converted: &Conversion) {
        let oracle = self.oracle();
        let value = parse(&converted.output);
        for url in [Some("https://edited.example"), None] {
            let edited = oracle.edit_converted(&value, url);
            let expected = oracle.edited(&self.value(), url);
            let options = self.options(self.to, self.from, converted.complement.clone());
            let came_back = convert(self.shape, edited.to_string(), &options);
            // Repeated identifiers match only if their raw texts are equal.
            let is_respelled = oracle.repeats_ids(&value) && self.document.text.contains("\\u002d");
            if let (Err(error), true) = (&came_back, is_respelled) {
                assert_eq!(error.problems()[0].code, order_contract::Code::Complement);
                continue;
            }
            let came_back = self.expect(came_back, "back after an edit");
            assert_eq!(
                parse(&came_back.output),
                expected,
                "law 3 ({url:?}): {} became\n{}\nwas edited to\n{edited}\nand came back with {:?}",
                self.name(),
                String::from_utf8_lossy(&converted.output),
                converted.complement,
            );
            let again = self.convert(&came_back.output, came_back.complement.clone());
            assert_eq!(
                String::from_utf8_lossy(&again.output),
                edited.to_string(),
                "law 2 after an edit ({url:?}): {} with {:?} and {:?}",
                self.name(),
                converted.complement,
                came_back.complement,
            );
        }
    }

    /// Law 4.
    fn untouched(&self, converted: &Conversion) {
        let output = std::str::from_utf8(&converted.output).expect("it is text");
        let mut rest = output;
        for piece in &self.document.untouched {
            let at = rest
                .find(piece.as_str())
                .unwrap_or_else(|| panic!("law 4: {} lost {piece}", self.name()));
            rest = &rest[at + piece.len()..];
        }
        let mut rebuilt = String::new();
        let mut at = 0;
        let text = &self.document.text;
        for edit in &converted.edits {
            let removed = &text[edit.start as usize..edit.end as usize];
            assert!(
                removed.is_empty() || removed != edit.text,
                "law 4: an edit that changes nothing in {}",
                self.name()
            );
            rebuilt += &text[at..edit.start as usize];
            rebuilt += &edit.text;
            at = edit.end as usize;
        }
        rebuilt += &text[at..];
        assert_eq!(rebuilt, output, "law 4: the edits of {}", self.name());
    }

    /// Law 5.
    fn nothing_is_invented(&self, converted: &Conversion) {
        let mut known = HashSet::new();
        leaves(&self.value(), &mut known);
        let mut found = HashSet::new();
        leaves(&parse(&converted.output), &mut found);
        assert!(found.is_subset(&known), "law 5: {}", self.name());
    }

    /// Law 6. Returns whether the document was valid.
    fn valid_stays_valid(&self, converted: &Conversion) -> bool {
        let options = |version| Options {
            version,
            entries: self
                .document
                .entries
                .map(|pointer| pointer.parse().expect("it is a pointer")),
            ..Options::default()
        };
        if !validate(self.shape, &self.document.text, &options(self.from)).valid {
            return false;
        }
        let report = validate(self.shape, &converted.output, &options(self.to));
        let excused: HashSet<String> = converted
            .gaps
            .iter()
            .map(|gap| gap.path.to_string())
            .collect();
        for problem in report.problems {
            assert!(
                problem.severity != order_contract::Severity::Error
                    || excused.contains(&problem.path.to_string()),
                "law 6: {}: {problem:?}",
                self.name()
            );
        }
        true
    }

    /// Law 7.
    fn is_pure(&self, converted: &Conversion) {
        let again = self.convert(&self.document.text, None);
        assert_eq!(again.output, converted.output, "law 7: {}", self.name());
        assert_eq!(
            again.complement,
            converted.complement,
            "law 7: {}",
            self.name()
        );
        assert_eq!(again.losses, converted.losses, "law 7: {}", self.name());
        assert_eq!(again.changes, converted.changes, "law 7: {}", self.name());
    }
}

fn parse(text: &[u8]) -> Value {
    serde_json::from_slice(text)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(text)))
}

/// Returns every value that contains no other value.
fn leaves(value: &Value, into: &mut HashSet<String>) {
    match value {
        Value::Array(elements) => elements.iter().for_each(|element| leaves(element, into)),
        Value::Object(members) => members.values().for_each(|member| leaves(member, into)),
        leaf => drop(into.insert(leaf.to_string())),
    }
}

/// A complement comes from a store. Even if it was changed there, no document breaks.
#[test]
fn a_complement_that_was_tampered_with_breaks_nothing() {
    let mut random = random::Random::new(7);
    let pieces = [
        "\"", "{", "}", ",", ":", "\\", "[", "]", "0", "1", "9", "null", "\\\"", "kept", "new",
        "\\n", "\u{e9}",
    ];
    let mut taken = 0;
    for seed in 0..some() {
        for shape in [
            Shape::Order,
            Shape::OrderList,
            Shape::Product,
            Shape::ProductList,
        ] {
            let case = Case::new(shape, V2024_02_05, seed);
            let converted = case.convert(&case.document.text, None);
            let Some(complement) = converted.complement else {
                continue;
            };
            let mut json: Vec<char> = complement.as_json().chars().collect();
            for _ in 0..1 + random.below(3) {
                let at = random.below(json.len());
                let piece = random.of(&pieces).chars();
                json.splice(at..at + random.below(2), piece);
            }
            let json: String = json.into_iter().collect();
            let options = case.options(case.to, case.from, Some(Complement::from_json(json)));
            if let Ok(back) = convert(shape, &converted.output, &options) {
                parse(&back.output);
                taken += 1;
            }
        }
    }
    assert!(taken > 0, "some are taken all the same");
}

#[test]
fn limits_are_those_of_the_options() {
    let options = ConvertOptions {
        limits: Limits {
            bytes: 10,
            ..Limits::default()
        },
        ..ConvertOptions::new(V2023_07_27, V2024_02_05)
    };
    let error = convert(Shape::Order, "           {}", &options).unwrap_err();
    let problems = error.problems();
    assert_eq!(problems[0].code, order_contract::Code::TooLarge);
}
