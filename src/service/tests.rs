//! The contract says nothing that the engine can't do, and the changes of its versions agree with it.

use super::{SERVICE, catalogue};
use crate::contract::refusals_tests::refusals;
use crate::convert::agreement_tests::disagreements;
use crate::convert::declared;
use std::format;

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
    let (last, others) = declared.split_last().unwrap();
    let missed = disagreements(catalogue(), others).concat();
    let added = last.rules[0].operations[0].new.unwrap();
    let title = last.rules[0].object.title;
    let expected = format!("added `{added}` of {title}, and 0 of its operations name the field.");
    assert!(missed.contains(&expected), "{missed}");
}
