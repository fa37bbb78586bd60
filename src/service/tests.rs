//! The contract says nothing that the engine can't do, and each of its changes is needed.

use super::SERVICE;
use crate::check::made_up_tests::leak;
use crate::contract::catalogue::Catalogue;
use crate::contract::model::Service;
use crate::contract::refusals_tests::refusals;
use crate::convert::plan::Plan;
use crate::convert::plan::limits_tests::limits;
use std::format;
use std::vec::Vec;

#[test]
fn the_contract_is_one_that_the_engine_can_do() {
    assert_eq!(refusals(&SERVICE), [""; 0]);
    assert_eq!(limits(Plan::make(Catalogue::make(&SERVICE))), [""; 0]);
}

#[test]
fn a_change_that_is_left_out_is_missed_in_words() {
    for change in SERVICE.changes {
        let others = SERVICE.changes.iter().filter(|one| one.id != change.id);
        let others: Vec<_> = others.copied().collect();
        let without = leak(Service {
            changes: others.leak(),
            ..SERVICE
        });
        let missed = refusals(without).join("\n");
        for on in change.on {
            for field in on.fields(change.version) {
                let names = format!("`{}` of {}", field.name, on.object.title);
                assert!(missed.contains(&names), "{names}: {missed}");
            }
        }
    }
}
