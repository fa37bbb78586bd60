import { t as Messages } from "./language_types.js";

// edge/rejections.d.ts
/**
 * The rejections of `createReceiver` and `translateCall`, with their statuses. The API documentation shows no errors, and
 * of the webhook only that status 200 means received, so all of them are our choice.
 */
/** The statuses of the receiver. */
declare const RECEIVER_STATUSES: {
  readonly method: 405;
  readonly content_type: 415;
  readonly content_encoding: 415;
  readonly too_large: 413;
  readonly timeout: 408;
  readonly incomplete: 400;
  readonly unverified: 401;
  readonly unreadable: 400;
  readonly invalid: 422;
  readonly busy: 503;
  readonly failed: 500;
};
/** Why a delivery is rejected: the `code` of the problem details. */
type ReceiverRejection = keyof typeof RECEIVER_STATUSES;
/** The statuses of `translateCall`. */
declare const CALL_STATUSES: {
  /** The API documentation does not list the values of the version header. We assume that there are only these two. */readonly unknown_version: 400;
  readonly unreadable: 400; /** The service's version lacks a part of the request that changes what it asks for. */
  readonly inconvertible: 422; /** Only the client's version lists the endpoint. */
  readonly not_listed: 501;
  readonly bad_answer: 502;
};
/** Why a call or its answer is rejected: the `code` of the problem details. */
type CallRejection = keyof typeof CALL_STATUSES;
/** The `detail` of the receiver's rejections, by code. */
type ReceiverTexts = { readonly [C in ReceiverRejection]: string };
/** The `detail` of the rejections of `translateCall`, by code. */
type CallTexts = { readonly [C in CallRejection]: string };
/** A language for `order-contract/edge`, such as `deEdge` from `order-contract/messages/de`. */
interface EdgeMessages {
  /** The messages of reports and conversions. */
  readonly documents: Messages;
  readonly receiver: ReceiverTexts;
  readonly call: CallTexts;
}
export { CallRejection as n, ReceiverRejection as r, EdgeMessages as t };