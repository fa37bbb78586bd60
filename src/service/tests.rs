//! The contract says nothing that the engine can't do, and the changes of its versions agree with it.

use super::{SERVICE, catalogue, declared};
use crate::contract::refusals_tests::refusals;
use crate::convert::agreement_tests::disagreements;
use std::format;
use std::vec::Vec;

#[test]
fn the_contract_is_one_that_the_engine_can_do() {
    assert_eq!(refusals(&SERVICE), [""; 0]);
}

#[test]
fn the_contract_and_the_changes_agree() {
    assert_eq!(disagreements(catalogue(), &declared()), [""; 0]);
}

#[test]
fn a_change_that_is_left_out_is_missed_in_words() {
    let declared = declared();
    for change in &declared {
        let others = declared.iter().filter(|one| one.id != change.id);
        let others: Vec<_> = others.copied().collect();
        let missed = disagreements(catalogue(), &others).join("\n");
        for rule in change.rules {
            for operation in rule.operations {
                let name = operation.old.or(operation.new).unwrap();
                let names = format!("`{name}` of {}", rule.object.title);
                assert!(missed.contains(&names), "{names}: {missed}");
            }
        }
    }
}
