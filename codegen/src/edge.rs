//! Writes the module `edge.ts`: the sentences with which `createReceiver` and `translateCall` answer in English, and the
//! members of an update.

use crate::json::Value;
use crate::messages::settled;
use crate::module::WRITTEN;
use order_contract::Shape;
use order_contract::internals::{Field, contract};

/// Returns the `detail` of each rejection, by code: those of the receiver under `receiver`, and those of `translateCall`
/// under `call`. A language has translations under the same names.
pub fn sentences() -> Value {
    serde_json::from_str(include_str!("edge.json")).expect("edge.json is JSON")
}

pub fn module() -> String {
    let members = contract(Shape::ProductUpdate).object().fields;
    let names = |fields: &mut dyn Iterator<Item = &Field>| -> Value {
        fields.map(|field| field.name).collect()
    };
    let english = sentences();
    format!(
        "// What `order-contract/edge` answers with in English, and the members of an update.\n{WRITTEN}\
         import type {{ CallTexts, ReceiverTexts }} from '../language.js'\n\n\
         export const englishReceiver: ReceiverTexts = {}\n\n\
         export const englishCall: CallTexts = {}\n\n\
         export const updateMembers: readonly string[] = {}\n\n\
         export const requiredMembers: readonly string[] = {}\n",
        settled(&english["receiver"].to_string()),
        settled(&english["call"].to_string()),
        names(&mut members.iter()),
        names(&mut members.iter().filter(|field| field.presence.is_some())),
    )
}
