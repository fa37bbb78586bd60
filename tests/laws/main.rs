//! The laws of conversion, which hold for every document, over random documents.
//!
//! The documents are the same in every run. The expected results are computed on parsed values (`oracle.rs`, and
//! `queries.rs` for queries, whose text is not JSON), so that a mistake in the converter's reading of text can't hide
//! in the test. The law on fixes is tested with the fixes.

#![cfg(not(target_arch = "wasm32"))]

mod contract;
mod edited;
mod exhaustive;
mod export;
#[path = "../support/grown.rs"]
mod grown;
mod law;
mod oracle;
mod queries;
#[path = "../support/random.rs"]
mod random;

use edited::{Way, came_back};
use grown::{Document, document, segments};
use law::{Question, parse};
use oracle::Oracle;
use order_contract::Version::V2023_07_27;
use order_contract::{Conversion, Shape, Version};

/// A quick run takes a twentieth of the documents.
fn share() -> u64 {
    match std::env::var_os("QUICK_LAWS") {
        Some(_) => 20,
        None => 1,
    }
}

/// A document, and the versions between which it is converted.
struct Case {
    shape: Shape,
    versions: (Version, Version),
    document: Document,
    path: Vec<String>,
}

impl Case {
    fn new(shape: Shape, versions: (Version, Version), seed: u64) -> Case {
        let document = document(shape, versions.0, seed);
        Case {
            shape,
            versions,
            path: segments(document.payout_url),
            document,
        }
    }

    fn is_query(&self) -> bool {
        matches!(self.shape, Shape::ProductQuery | Shape::OrderQuery)
    }

    fn question(&self) -> Question<'_> {
        Question {
            payout_url: self.document.payout_url,
            entries: self.document.entries,
            ..Question::new(self.shape, self.versions, &self.document.text)
        }
    }

    fn oracle(&self) -> Oracle<'_> {
        Oracle {
            shape: self.shape,
            from: self.versions.0,
            path: &self.path,
            entries: self.document.entries,
        }
    }

    /// Compares a conversion with the result that is computed on values.
    fn is_as_expected(&self, converted: &Conversion) {
        match self.is_query() {
            true => queries::is_as_expected(&self.question(), converted),
            false => self.oracle().holds(&self.question(), converted),
        }
        if matches!(self.shape, Shape::Order | Shape::OrderList) {
            self.edits_win(converted);
        }
    }

    /// Law 3: an edit of every item is in what comes back, as `edited.rs` expects.
    fn edits_win(&self, converted: &Conversion) {
        let (question, oracle) = (self.question(), self.oracle());
        let way = match self.versions.0 {
            V2023_07_27 => Way::Up,
            _ => Way::Down,
        };
        for how in ["set url", "remove url", "remove member"] {
            let mut value = parse(&converted.output);
            oracle.for_each_item(&mut value, |item| {
                if let Some(edited) = edited::edited(item, how, way, &self.path) {
                    *item = edited;
                }
            });
            let back = question.survives(converted, &value.to_string());
            // Repeated identifiers match only if their raw texts are equal.
            let is_respelled = oracle.repeats_ids(&value) && self.document.text.contains("\\u002d");
            if let (Err(error), true) = (&back, is_respelled) {
                assert_eq!(error.problems()[0].code, order_contract::Code::Complement);
                continue;
            }
            let back = back.unwrap_or_else(|error| panic!("{how}: {error:?}: {}", question.name()));
            let mut items = [
                parse(&self.document.text),
                value.clone(),
                parse(&back.output),
            ]
            .map(|mut value| {
                let mut items = Vec::new();
                oracle.for_each_item(&mut value, |item| items.push(item.clone()));
                items.into_iter()
            });
            while let [Some(original), Some(edited), Some(returned)] =
                items.each_mut().map(Iterator::next)
            {
                if let Some(expected) = came_back(&original, &edited, way, &self.path) {
                    assert_eq!(
                        returned,
                        expected,
                        "law 3, {how}: {}: {original} was edited to {edited}",
                        question.name()
                    );
                }
            }
        }
    }

    /// Law 4: what no change touches stays byte for byte.
    fn untouched(&self, converted: &Conversion) {
        let mut rest = std::str::from_utf8(&converted.output).expect("output is text");
        for piece in &self.document.untouched {
            let at = rest
                .find(piece.as_str())
                .unwrap_or_else(|| panic!("law 4: {} lost {piece}", self.question().name()));
            // The parameters of a query are listed in another order.
            if !self.is_query() {
                rest = &rest[at + piece.len()..];
            }
        }
    }
}
