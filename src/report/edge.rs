//! The sentences with which the package's `createReceiver` and `translateCall` answer. The crate has neither; the
//! texts are here so that each language is one file. None of them is in a `.wasm`.

use crate::naming::texts;

/// The part of the package that answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(hidden)]
#[allow(missing_docs)] // the names say it
pub enum EdgePart {
    Receiver,
    Call,
}

macro_rules! edge_sentences {
    ($($variant:ident: $part:ident $key:literal $text:literal;)*) => {
        texts! {
            /// A sentence of problem details.
            #[doc(hidden)]
            EdgeSentence { $($variant: $text,)* }
        }

        impl EdgeSentence {
            /// The part that answers, and the part's own name for the sentence.
            pub const fn key(self) -> (EdgePart, &'static str) {
                match self { $(EdgeSentence::$variant => (EdgePart::$part, $key),)* }
            }
        }
    };
}

edge_sentences! {
    UpdateMethod: Receiver "method" "This method is not accepted. Send updates with POST.";
    UpdateContentType: Receiver "content_type" "This content type is not accepted. Send the update as `content-type: application/json` in UTF-8.";
    UpdateContentEncoding: Receiver "content_encoding" "This content encoding is not accepted. Send the update without one.";
    UpdateTooLarge: Receiver "too_large" "The body is too large. Send a smaller one.";
    UpdateTimeout: Receiver "timeout" "The body took too long to arrive. Send it again.";
    UpdateIncomplete: Receiver "incomplete" "The body ended early. Send all of it again.";
    UpdateUnverified: Receiver "unverified" "The update could not be verified. Check how it is signed.";
    UpdateUnreadable: Receiver "unreadable" "The body cannot be read. Send one JSON document in UTF-8.";
    UpdateInvalid: Receiver "invalid" "This update does not match the API documentation. Correct what `errors` lists.";
    UpdateBusy: Receiver "busy" "This update is already being handled. Send it again later.";
    UpdateFailed: Receiver "failed" "The receiver failed. Send the update again later.";

    CallUnknownVersion: Call "unknown_version" "The header {version_header} does not name a documented version. Send it once with {versions}, or leave it out.";
    CallNotListed: Call "not_listed" "The service uses version {version}, which does not have this endpoint.";
    CallUnreadable: Call "unreadable" "The request cannot be read. Correct what `errors` lists.";
    CallLosses: Call "inconvertible" "The version of the service does not have every part of this request. Remove what `errors` lists.";
    CallBadAnswer: Call "bad_answer" "The answer of the service cannot be read or converted. It may have acted on the request.";
}
