//! Writes the module `edge.ts`: the sentences with which `createReceiver` and `translateCall` answer in English, and the
//! members of an update.

#[cfg(test)]
mod tests;

use crate::json::{Value, json};
use crate::messages::settled;
use crate::module::WRITTEN;
use order_contract::internals::{Object, SERVICE, VersionId, contract};
use order_contract::{Code, Shape, Version};

/// Returns the `detail` of each rejection, by code: those of the receiver under `receiver`, and those of `translateCall`
/// under `call`. A language has translations under the same names.
pub fn sentences() -> Value {
    serde_json::from_str(include_str!("edge.json")).expect("edge.json is JSON")
}

pub fn module() -> String {
    let update = contract(Shape::ProductUpdate).object();
    let (first, later) = members(update);
    let english = sentences();
    format!(
        "// What `order-contract/edge` answers with in English, and the members of an update.\n{WRITTEN}\
         import type {{ CallTexts, ReceiverTexts }} from '../types/language.js'\n\n\
         export const englishReceiver: ReceiverTexts = {}\n\n\
         export const englishCall: CallTexts = {}\n\n\
         /** What is said of a page whose entries are not found. */\n\
         export const noEntries = {}\n\n\
         /** The members of an update in the first version. */\n\
         export const firstMembers: readonly string[] = {}\n\n\
         /** The members that later versions have added. */\n\
         export const laterMembers: readonly string[] = {}\n\n\
         /** The members that an update must have, once for all versions that require the same. */\n\
         export const requiredMembers: readonly (readonly string[])[] = {}\n",
        settled(&english["receiver"].to_string()),
        settled(&english["call"].to_string()),
        json!({ "section": SERVICE.chapters.lists, "detail": Code::Entries.explanation() }),
        json!(first),
        json!(later),
        json!(required(update)),
    )
}

/// Returns the members of an object in the first version, and those that later versions have added.
fn members(object: &Object) -> (Vec<&'static str>, Vec<&'static str>) {
    let names = |is_first: bool| {
        let fields = object.fields.iter();
        let chosen = fields.filter(|field| (field.since == VersionId(0)) == is_first);
        chosen.map(|field| field.name).collect()
    };
    (names(true), names(false))
}

/// Returns the members that an object must have, once for all versions that require the same.
fn required(object: &Object) -> Vec<Vec<&'static str>> {
    let in_version = |version| {
        let fields = object.fields.iter();
        let required = fields.filter(|field| field.is_available(version) && field.presence_in(version).is_some());
        let required = required.filter(|field| field.is_required_with(None));
        required.map(|field| field.name).collect()
    };
    let mut lists = Version::ALL.map(in_version).to_vec();
    lists.dedup();
    lists
}
