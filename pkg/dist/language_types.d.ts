declare const shapes: readonly ['order-request', 'order-created', 'order', 'order-list', 'product', 'product-list', 'product-update', 'product-query', 'order-query'];
declare const queries: readonly ['product-query', 'order-query'];
declare const lists: readonly ['order-list', 'product-list'];
declare const versions: readonly ['2023-07-27', '2024-02-05'];
declare const defaultVersion = "2024-02-05";
declare const levels: readonly ['implied', 'stated'];
declare const namings: readonly ['wire', 'label'];
declare const codes: readonly ['syntax', 'encoding', 'duplicate_key', 'too_large', 'too_deep', 'not_serializable', 'type', 'enum', 'required', 'empty', 'email', 'timestamp', 'timestamp_offset', 'decimal', 'removed', 'deprecated', 'undocumented', 'irrelevant', 'unexpected', 'exclusive', 'unknown_version', 'unknown_endpoint', 'entries', 'complement'];
declare const fatalCodes: readonly ['syntax', 'encoding', 'too_large', 'too_deep', 'not_serializable'];
declare const severities: readonly ['error', 'warning', 'info', 'off'];
declare const applicabilities: readonly ['safe', 'review'];
declare const bases: readonly ['stated', 'implied', 'assumed'];
declare const forms: readonly ['email', 'timestamp', 'decimal', 'count'];
/**
 * The rejections of `createReceiver` and `translateCall`, with their statuses. The API documentation shows no errors, and
 * of the webhook only that status 200 means received, so all of them are our choice.
 */
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
declare const CALL_STATUSES: {
  /** The API documentation does not list the values of the version header. We assume that there are only these two. */readonly unknown_version: 400;
  readonly unreadable: 400; /** The service's version lacks a part of the request that changes what it asks for. */
  readonly inconvertible: 422; /** Only the client's version lists the endpoint, or the path is outside the service's. */
  readonly not_listed: 404;
  readonly bad_answer: 502; /** The program or its platform has failed. */
  readonly failed: 500;
};
/** Why a call or its answer is rejected: the `code` of the problem details. */
type CallRejection = keyof typeof CALL_STATUSES;
/** The `detail` of the receiver's rejections, by code. */
type ReceiverTexts = { readonly [C in ReceiverRejection]: string };
/** The `detail` of the rejections of `translateCall`, by code. */
type CallTexts = { readonly [C in CallRejection]: string };
/** A language for the option `messages`, such as `de` from `order-contract/messages/de`. */
interface Messages {
  readonly language: string;
  /** The quotes of the language around `{label}`. */
  readonly label: string;
  /** The templates of messages, each at the index of its number. */
  readonly sentences: readonly string[];
  /** The reasons of losses and gaps, and of evidence for a version, each at the index of its number. */
  readonly reasons: readonly string[];
  readonly clues: readonly string[];
  /** What each code means, as in `codes`. */
  readonly codes: { readonly [C in (typeof codes)[number]]: string };
  readonly receiver: ReceiverTexts;
  readonly call: CallTexts;
  /** Translations by the English text: labels, reasons, and what `describe` and `changes` say. */
  readonly texts: {
    readonly [english: string]: string;
  };
}
/** The arguments of a message, by name. */
type Meta = Record<string, string | number | readonly string[]>;
export { versions as _, applicabilities as a, defaultVersion as c, levels as d, lists as f, shapes as g, severities as h, ReceiverRejection as i, fatalCodes as l, queries as m, Meta as n, bases as o, namings as p, CallRejection as r, codes as s, Messages as t, forms as u };