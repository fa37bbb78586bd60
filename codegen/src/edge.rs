//! Writes the module `edge.ts`: the sentences with which `createReceiver` and `translateCall` answer in English, and the
//! members of an update.

use crate::json::{JsonObject, Value};
use crate::messages::settled;
use crate::module::WRITTEN;
use order_contract::Shape;
use order_contract::internals::{Field, contract};

/// Sentences by their ids, in English.
pub type Sentences = [(&'static str, &'static str)];

/// The `detail` of the receiver's rejections, by code.
pub const RECEIVER: &Sentences = &[
    (
        "method",
        "This method is not accepted. Send updates with POST.",
    ),
    (
        "content_type",
        "This content type is not accepted. Send the update as `content-type: application/json` in UTF-8.",
    ),
    (
        "content_encoding",
        "This content encoding is not accepted. Send the update without one.",
    ),
    ("too_large", "The body is too large. Send a smaller one."),
    (
        "timeout",
        "The body took too long to arrive. Send it again.",
    ),
    ("incomplete", "The body ended early. Send all of it again."),
    (
        "unverified",
        "The update could not be verified. Check how it is signed.",
    ),
    (
        "unreadable",
        "The body cannot be read. Send one JSON document in UTF-8.",
    ),
    (
        "invalid",
        "This update does not match the API documentation. Correct what `errors` lists.",
    ),
    (
        "busy",
        "This update is already being handled. Send it again later.",
    ),
    (
        "failed",
        "The receiver failed. Send the update again later.",
    ),
];

/// The `detail` of the rejections of `translateCall`, by code.
pub const CALL: &Sentences = &[
    (
        "unknown_version",
        "The header {version_header} does not name a documented version. Send it once with {versions}, or leave it out.",
    ),
    (
        "not_listed",
        "The service uses version {version}, which does not have this endpoint.",
    ),
    (
        "unreadable",
        "The request cannot be read. Correct what `errors` lists.",
    ),
    (
        "inconvertible",
        "The version of the service does not have every part of this request. Remove what `errors` lists.",
    ),
    (
        "bad_answer",
        "The answer of the service cannot be read or converted. It may have acted on the request.",
    ),
];

pub fn module() -> String {
    let members = contract(Shape::ProductUpdate).object().fields;
    let names = |fields: &mut dyn Iterator<Item = &Field>| -> Value {
        fields.map(|field| field.name).collect()
    };
    format!(
        "// What `order-contract/edge` answers with in English, and the members of an update.\n{WRITTEN}\
         import type {{ CallTexts, ReceiverTexts }} from '../language.js'\n\n\
         export const englishReceiver: ReceiverTexts = {}\n\n\
         export const englishCall: CallTexts = {}\n\n\
         export const updateMembers: readonly string[] = {}\n\n\
         export const requiredMembers: readonly string[] = {}\n",
        object(RECEIVER),
        object(CALL),
        names(&mut members.iter()),
        names(&mut members.iter().filter(|field| field.presence.is_some())),
    )
}

fn object(sentences: &Sentences) -> Value {
    let members = sentences.iter();
    let members = members.map(|(id, text)| ((*id).to_owned(), settled(text).into()));
    members.collect::<JsonObject>().into()
}
