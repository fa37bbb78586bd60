//! The sentences with which the package's receiver and gateway answer. The crate has neither; the texts are
//! here so that each language is one file. None of them is in a `.wasm`.

use crate::naming::texts;

/// The part of the package that answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(hidden)]
#[allow(missing_docs)] // the names say it
pub enum EdgePart {
    Receiver,
    Gateway,
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

    RequestNotListed: Gateway "not_listed" "The service behind this gateway uses version {version}, which does not have this endpoint.";
    RequestNotFound: Gateway "not_found" "This gateway answers only below its base URL and `/v2/`. Check the URL.";
    RequestUnlisted: Gateway "unlisted" "The API documentation does not list this endpoint. Check the method and the path.";
    RequestLoops: Gateway "loop" "This request has passed this gateway before. The option `upstream` of the gateway may lead back to it.";
    RequestUnknownVersion: Gateway "unknown_version" "The header `x-api-version` does not name a documented version. Send it once with {versions}, or leave it out.";
    RequestUnreadable: Gateway "unreadable" "The request cannot be read. Correct what `errors` lists.";
    RequestInconvertible: Gateway "inconvertible" "This request cannot be converted to the version of the service. Correct what `errors` lists.";
    RequestLosses: Gateway "losses" "The version of the service does not have every part of this request. Remove what `errors` lists.";
    AnswerInconvertible: Gateway "bad_answer" "The service behind this gateway gave an answer that cannot be converted.";
    AnswerLosesPayouts: Gateway "payout_lost" "No payout of this answer has a URL at the option `payoutUrl`. The operator of this gateway can correct `payoutUrl`, or set `onPayoutLoss: 'report'`.";
    AnswerMissing: Gateway "unreachable" "The service behind this gateway gave no answer. It may have acted on the request.";
    AnswerTimeout: Gateway "timeout" "The service behind this gateway took too long. It may have acted on the request.";
    GatewayFailed: Gateway "failed" "This gateway failed. The service behind it may have acted on the request.";
}
