//! Writes the module `edge.ts`: the sentences with which `createReceiver` and `translateCall` answer in English, and the
//! members of an update.

#[cfg(test)]
mod tests;

use crate::json::{Value, json};
use crate::messages::settled;
use crate::module::Module;
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
    Module::new(
        "What `order-contract/edge` answers with in English, and the members of an update",
        "import type { CallTexts, ReceiverTexts } from '../types/language.js'\n",
    )
    .constant(
        "englishReceiver: ReceiverTexts",
        settled(&english["receiver"].to_string()),
    )
    .constant("englishCall: CallTexts", settled(&english["call"].to_string()))
    .documented(
        "What is said of a page whose entries are not found.",
        "noEntries",
        json!({ "section": SERVICE.chapters.lists, "detail": Code::Entries.explanation() }),
    )
    .documented(
        "The members of an update in the first version.",
        "firstMembers: readonly string[]",
        json!(first),
    )
    .documented(
        "The members that later versions have added.",
        "laterMembers: readonly string[]",
        json!(later),
    )
    .documented(
        "The members that an update must have, once for all versions that require the same.",
        "requiredMembers: readonly (readonly string[])[]",
        json!(required(update)),
    )
    .into_text()
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
