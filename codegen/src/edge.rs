//! Writes the module `edge.ts`: the sentences with which `createReceiver` and `translateCall` answer in English, and the
//! members of an update.

use crate::json::{Value, json};
use crate::messages::settled;
use crate::text::WRITTEN;
use order_contract::internals::{Object, SERVICE, VersionId, contract};
use order_contract::{Code, Shape, Version};

/// Returns the `detail` of each rejection, by code: those of the receiver under `receiver`, and those of `translateCall`
/// under `call`. A language has translations under the same names.
pub fn sentences() -> Value {
    serde_json::from_str(include_str!("edge.json")).expect("edge.json is JSON")
}

pub fn module() -> String {
    let update = contract(Shape::ProductUpdate).object();
    let [first, later] = members(update).map(Value::from);
    let required = json!(required(update));
    let english = sentences();
    let [receiver, call] = ["receiver", "call"].map(|name| settled(&english[name].to_string()));
    let entries = json!({ "section": SERVICE.chapters.lists, "detail": Code::Entries.explanation() });
    format!(
        "// What `order-contract/edge` answers with in English, and the members of an update.
{WRITTEN}
import type {{ CallTexts, ReceiverTexts }} from '../types/language.js'

export const englishReceiver: ReceiverTexts = {receiver}

export const englishCall: CallTexts = {call}

/** What is said of a page whose entries are not found. */
export const noEntries = {entries}

/** The members of an update in the first version. */
export const firstMembers: readonly string[] = {first}

/** The members that later versions have added. */
export const laterMembers: readonly string[] = {later}

/** The members that an update must have, once for all versions that require the same. */
export const requiredMembers: readonly (readonly string[])[] = {required}
"
    )
}

/// Returns the members of an object in the first version, and those that later versions have added.
pub fn members(object: &Object) -> [Vec<&'static str>; 2] {
    [true, false].map(|is_first| {
        let fields = object.fields.iter();
        let chosen = fields.filter(|field| (field.since == VersionId(0)) == is_first);
        chosen.map(|field| field.name).collect()
    })
}

/// Returns the members that an object must have, once for all versions that require the same.
pub fn required(object: &Object) -> Vec<Vec<&'static str>> {
    let in_version = |version| {
        let available = object.fields.iter().filter(|field| field.is_available(version));
        let required = available.filter(|field| field.presence_in(version).is_some() && field.is_required_with(None));
        required.map(|field| field.name).collect()
    };
    let mut lists = Version::ALL.map(in_version).to_vec();
    lists.dedup();
    lists
}
