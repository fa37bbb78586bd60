import { i as PlatformUrl, n as LoggableReport, r as loggable, t as LoggableProblem } from "./loggable_types.js";
import { c as defaultVersion, i as ReceiverRejection, r as CallRejection, t as Messages } from "./language_types.js";
import { E as Options, M as Report, N as Severities, S as Limits, b as JsonValue, m as Document, t as ConvertOptions, z as Version } from "./convert_options_types.js";
export * from "./documents.js";

// edge/call_options.d.ts
/** Options of `translateCall`. An unknown name or value throws a `TypeError`. */
interface TranslateOptions extends Pick<ConvertOptions, 'payoutUrl' | 'fill' | 'entries' | 'messages'> {
  /** The version of a client that sends no header `x-api-version`. */
  client: Version;
  /** The version of the service. */
  service: Version;
  /**
   * Where the service is: the URL that its paths (`/v2/…`) follow, such as `'https://api.example.com'`. Calls go there and to
   * no other host.
   */
  base: string | PlatformUrl;
  /** Limits on the bodies that are converted. Other bodies have none. */
  limits?: Limits | undefined;
}
/** Claims of updates, so that each is handled once. */
/** The states of an update when a delivery of it begins. */
declare const STATES: readonly ['new', 'done', 'busy'];
/** A store of claims. Each function is one atomic step of it, and may return a promise. */
interface Claims {
  /**
   * Claims an update for a delivery. Returns `'new'` if this has stored its `id`, `'done'` if the update has been handled
   * (answered with 200), `'busy'` if another delivery has claimed it (503). A claim must end by itself after a while:
   * whoever has made it may be gone.
   */
  begin(key: string, id: string): (typeof STATES)[number] | PromiseLike<(typeof STATES)[number]>;
  /** Marks an update as done after `handle`. Leave it out if `handle` does so in its own transaction. */
  finish?(key: string, id: string): unknown;
  /** Frees an update that could not be handled, only if its claim is busy and has this `id`. */
  release(key: string, id: string): unknown;
}
/**
 * Returns claims in the memory of this process, for tests and for a service that has only one process. It forgets busy
 * claims after ten minutes and handled updates after a week.
 *
 * @example
 * ```ts
 * import { createReceiver, memoryClaims } from 'order-contract/edge'
 *
 * const receive = createReceiver({ claims: memoryClaims(), handle: (update) => console.log(update.product_code) })
 * ```
 */
declare function memoryClaims(): Claims;
/** A hook of the receiver: an option, or a function of the option `claims`. */
type ReceiverHook = 'verify' | 'isUpdate' | 'begin' | 'handle' | 'finish' | 'release' | 'other';
/** Says that a hook has thrown, took too long, or returned what it must not. Has nothing personal in it: not when it is logged. */
declare class HookError extends Error {
  /** `'TimeoutError'` if the hook took too long; it may still succeed. */
  readonly name: 'HookError' | 'TimeoutError';
  /** The class of what was thrown, such as `'TypeError'`. Undefined if the hook has thrown nothing. */
  readonly cause: string | undefined;
  /** The hook that failed. */
  readonly hook: ReceiverHook;
  /** What the hook has thrown. Not enumerable, so that loggers leave it out. Undefined if the hook has thrown nothing. */
  readonly thrown: unknown;
  /** An error of a hook has none, unlike an `EdgeError`. */
  readonly code?: undefined;
}
/** Why `createReceiver` or `translateCall` has failed. The client gets status 500, and no word of it. */
interface EdgeError extends Error {
  /**
   * `'body_read'` if the body was read before, for example by a parser of a framework; `'no_webassembly'` if the core can't
   * start, with the remedy in the message. Undefined for every other error, such as one of memory.
   */
  readonly code?: 'body_read' | 'no_webassembly' | undefined;
  /** Only a `HookError` has these. */
  readonly hook?: undefined;
  readonly thrown?: undefined;
}
/** The part of a `ReadableStream` that reading a body needs, so that the streams of every runtime fit. */
interface ByteStream {
  getReader(): {
    read(): Promise<{
      done: boolean;
      value?: Uint8Array | undefined;
    }>;
    cancel(reason?: unknown): Promise<void>;
  };
}
/** A `Request` whose body has not been read: the part that the receiver needs, so that those of every runtime fit. */
interface IncomingRequest {
  readonly method: string;
  readonly headers: {
    get(name: string): string | null;
  };
  readonly body: ByteStream | null;
  readonly bodyUsed: boolean;
  arrayBuffer?(): Promise<ArrayBuffer>;
}
/** The body of a rejection. Its media type is `application/problem+json`. */
interface ProblemDetails<C extends string = string> {
  /** The status of the response. */
  status: number;
  /** The reason for the rejection, from a closed list. */
  code: C;
  /** A sentence that states the fact and one that says what to do. */
  detail: string;
  /** The errors in the document, at most 20. */
  errors?: DetailedError[];
}
/** An error in a document, without any of the document's values. */
interface DetailedError extends Pick<LoggableProblem, 'code' | 'pointer' | 'section'> {
  /** The message of the problem. */
  detail: string;
}
/** Options of `createReceiver`. An unknown name or value throws a `TypeError`. */
interface ReceiverOptions<V extends Version = typeof defaultVersion, H = Headers> extends Pick<Options, 'accept' | 'messages'> {
  /** The API version. The default is that of `validate`. */
  version?: V | undefined;
  /** The required fields that need not be there. An update may then lack members of its type. */
  optional?: readonly string[] | undefined;
  /** Severities that override the defaults. If they allow more, an update may differ from its type. */
  severity?: Severities | undefined;
  /** Limits on input and report. `bytes` limits the body; the default is 1048576. */
  limits?: Limits | undefined;
  /** The time limit of a delivery in milliseconds, for its body and all hooks. The default is 10000. */
  timeout?: number | undefined;
  /**
   * Returns, or resolves to, a truthy value if the delivery comes from the service. Gets the raw body before it is
   * parsed. If it throws, the answer has status 500, because it is unknown whether the delivery is genuine. The API
   * documentation does not show how deliveries are signed: agree on that with the service.
   */
  verify?(bytes: Uint8Array<ArrayBuffer>, headers: H, delivery: Delivery): unknown;
  /**
   * Where claims of updates are stored, so that each is handled once. Needs `handle`. Equal updates count as one: if `optional`
   * or `severity` accept updates without their time, a state that comes again is not handled again.
   */
  claims?: Claims | undefined;
  /** Handles an update. The delivery is acknowledged when this has succeeded; if it throws, the answer has status 500. */
  handle?(update: Document<'product-update', V>, delivery: Delivery): unknown;
  /**
   * Handles an event that is not a product update: a JSON object with none of the members that an update must have, or one for
   * which `isUpdate` is false. It is acknowledged when this has succeeded. Without this option it is refused with status 422.
   */
  other?(value: {
    readonly [name: string]: JsonValue;
  }, delivery: Delivery): unknown;
  /**
   * Says whether an event is a product update, before it is validated: `({ type }) => type === 'product.updated'`. Gets a
   * JSON object. Needs `other`, and answers at once. Use it if other events have members of an update, as the usual envelope
   * (`type`, `timestamp`, `data`) does.
   */
  isUpdate?(value: {
    readonly [name: string]: JsonValue;
  }, headers: H): boolean;
}
/** What hooks learn about the delivery that they are called for. */
interface Delivery {
  /** Identifies this delivery; another delivery of the same update has another one. */
  readonly id: string;
  /** Is aborted when the time of the delivery is over. */
  readonly signal: AbortSignal;
  /** The key of the update, for `handle` with `claims`. */
  readonly key?: string;
}
/** The arguments after the request: `env` and a context in Workers, a context in edge functions. */
type Platform = readonly unknown[];
/** The body of a delivery. */
type Bytes = Uint8Array<ArrayBuffer>;
/** The result for a delivery. `code` and `duplicate` decide which other members are present. */
type Received<V extends Version = typeof defaultVersion> = Outcome<V> & ({
  code: 'received';
  duplicate: false;
  update: Document<'product-update', V>;
  report: UpdateReport;
  bytes: Bytes;
} | {
  code: 'received';
  duplicate: true;
  update?: never;
  report: UpdateReport;
  bytes: Bytes;
} | {
  code: WithReport;
  duplicate: false;
  update?: never;
  report: UpdateReport;
  bytes: Bytes;
} | {
  code: 'unverified';
  duplicate: false;
  update?: never;
  report?: never;
  bytes: Bytes;
} | {
  code: 'failed';
  duplicate: false;
  update?: never;
  error: HookError | EdgeError;
} | {
  code: WithoutBody;
  duplicate: false;
  update?: never;
  report?: never;
  bytes?: never;
});
type UpdateReport = Report<'product-update'>;
type WithReport = 'other' | 'unreadable' | 'invalid' | 'busy';
type WithoutBody = Exclude<ReceiverRejection, WithReport | 'unverified' | 'failed'>;
interface Outcome<V extends Version = typeof defaultVersion> {
  /** The response to send: status 200, or a rejection as problem details. */
  response: Response;
  /** `'received'` or `'other'` for status 200, else the reason for the rejection. */
  code: 'received' | 'other' | ReceiverRejection;
  /** Whether the update was handled before. It is acknowledged again. */
  duplicate: boolean;
  /** The update, if it is new. The hook `handle`, if given, has already handled it. */
  update?: Document<'product-update', V>;
  /** The report, once the body was validated. */
  report?: UpdateReport;
  /** The body, once it was read completely, for a dead-letter queue. It may come from anybody. */
  bytes?: Bytes;
  /**
   * Why the receiver has failed, for your log; the response does not mention it. A `HookError` says that a hook has thrown or
   * took too long: `error.hook` names it, and `error.thrown` is what it has thrown. For other errors `error.code` says what
   * happened: `'body_read'` or `'no_webassembly'`.
   */
  error?: HookError | EdgeError;
}
/**
 * Receives a delivery. Pass the platform's context after the request, as Workers do: its `waitUntil` keeps hooks
 * running after the response.
 */
type Receiver<V extends Version = typeof defaultVersion, R extends IncomingRequest = Request> = (request: R, ...platform: Platform) => Promise<Received<V>>;
/**
 * Creates a receiver of the product-update webhook. Its result has a `response` that is ready to send: status 200
 * with an empty body, as the API documentation shows, or problem details (RFC 9457) that say what to correct and
 * where. They never quote the request.
 *
 * It checks in this order: method, content type, content encoding, length, `verify`, JSON, the rules of the shape,
 * `claims`. Then it calls `handle`. However a hook fails, the update is then done or free. A bad request never throws, and
 * neither does what fails around it: then the status is 500, and `error` says why. An unknown option throws a `TypeError`.
 * The receiver rejects with a `TypeError` if its argument is not a request or the body has been read.
 *
 * @example
 * ```ts
 * import { createReceiver, memoryClaims } from 'order-contract/edge'
 *
 * const codes: string[] = []
 * const receive = createReceiver({
 *   claims: memoryClaims(), // for several processes, three functions over your store
 *   handle: (update) => codes.push(update.product_code),
 * })
 * const deliver = () =>
 *   receive(
 *     new Request('https://example.com/hook', {
 *       method: 'POST',
 *       headers: { 'content-type': 'application/json' },
 *       body: '{"product_code":"P-1","new_state":{},"timestamp":"2024-02-05T10:00:00.000000"}',
 *     }),
 *   )
 * const first = await deliver()
 * const second = await deliver()
 * if (first.duplicate || !second.duplicate || codes.length !== 1) throw new Error('not handled once')
 * ```
 */
declare function createReceiver<V extends Version = typeof defaultVersion, R extends IncomingRequest = Request>(options?: ReceiverOptions<V, R['headers']>): Receiver<V, R>;
/** A call for the service, or the response to a client whose request can't be translated. */
type TranslatedCall = {
  ok: true; /** The request for the service, below the option `base`. */
  request: Request;
  /**
   * Translates the service's answer. Rejects with a `TypeError` for what is no unread `Response`, and only if the platform
   * fails with another error.
   */
  answer(response: Response): Promise<Response>;
} | {
  ok: false; /** Problem details (RFC 9457), which never quote the request. */
  response: Response; /** Why the translation has failed, with status 500, for your log: the response does not mention it. */
  error?: EdgeError;
};
/**
 * Translates a request of a client to the service's version: the header `x-api-version`, the query and the body. Its
 * `answer` translates the service's answer back. The request is for the URL `base` and no other host, whatever its path.
 * What the versions have in common, and what no version lists, passes unchanged. The header `x-api-version` of a request
 * names the client's version; the default is the option `client`.
 *
 * The response headers `order-contract-losses` and `order-contract-gaps` list what was lost or is missing, and
 * `order-contract-unconverted` says why a successful answer was not converted.
 *
 * A bad request or answer never throws. What fails around it is answered with status 500, and `error` says why. A mistake in
 * the options, and a request that was read before, reject with a `TypeError`.
 *
 * @example
 * ```ts
 * import { translateCall } from 'order-contract/edge'
 *
 * const service = async (_: Request) => Response.json({ items: [{ payout: { url: 'https://pay.example.com/1' } }] })
 *
 * const request = new Request('https://example.com/v2/order/O-1')
 * const versions = { client: '2023-07-27', service: '2024-02-05' } as const
 * const call = await translateCall(request, { ...versions, base: 'https://api.example.com' })
 * const answer = call.ok ? await call.answer(await service(call.request)) : call.response
 * const order = await answer.text()
 * if (order !== '{"items":[{"redemption_url":"https://pay.example.com/1"}]}') throw new Error(order)
 * ```
 */
declare function translateCall(request: Request, options: TranslateOptions): Promise<TranslatedCall>;
/**
 * Returns a key for an update: a SHA-256 hash as 64 hexadecimal digits. It covers the fields that the API
 * documentation lists, in any order and with any white space between them. It ignores headers and all other fields at the
 * top level, which may differ between deliveries. Numbers keep their digits, however many they have.
 *
 * Updates with the same key have the same content, so a forged update can't stand in for another one. Rejects with a
 * `TypeError` for anything but the body of an update.
 *
 * @example
 * ```ts
 * import { updateKey } from 'order-contract/edge'
 *
 * const first = await updateKey('{"product_code":"P-1","timestamp":"2024-02-05T10:00:00.000000","new_state":{"id":1}}')
 * const again = await updateKey('{"new_state": {"id": 1}, "timestamp": "2024-02-05T10:00:00.000000", "product_code": "P-1"}')
 * const other = await updateKey('{"product_code":"P-1","timestamp":"2024-02-05T10:00:00.000000","new_state":{"id":2}}')
 * if (first.length !== 64 || first !== again || first === other) throw new Error('not a key')
 * ```
 */
declare function updateKey(body: string | Uint8Array): Promise<string>;
export { type ByteStream, type CallRejection, type Claims, type Delivery, type DetailedError, type EdgeError, type HookError, type IncomingRequest, type LoggableProblem, type LoggableReport, type Messages, type ProblemDetails, type Received, type Receiver, type ReceiverHook, type ReceiverOptions, type ReceiverRejection, type TranslateOptions, type TranslatedCall, createReceiver, loggable, memoryClaims, translateCall, updateKey };