import { registered } from '../module.js';
import { parsed } from '../validate.js';
import { declaredLength, readBody, wholeBody } from './body.js';
import { isIdentity } from './content_encoding.js';
import { Deadline } from './deadline.js';
import { HookError } from './hook_error.js';
import { Hooks } from './hooks.js';
import { checkRequest } from './incoming_request.js';
import { isUtf8, mediaTypeOf } from './media_type.js';
import { detailedErrors, rejected } from './problem_details.js';
import { readReceiverOptions } from './receiver_options.js';
import { HEADERS } from './receiver_rejections.js';
import { isReadable, problemsWithErrors } from './truncated_report.js';
/**
 * Creates a receiver of the product-update webhook. Its result has a `response` that is ready to send: status 200
 * with an empty body, as the API documentation shows, or problem details (RFC 9457) that say what to correct and
 * where. They never quote the request.
 *
 * It checks in this order: method, content type, content encoding, length, `verify`, JSON, the rules of the shape,
 * `isDuplicate`, `claim`. Then it calls `handle`. A bad request never throws. An unknown option throws a
 * `TypeError`. The receiver rejects with a `TypeError` if its argument is not a request or the body has been read.
 *
 * @example
 * ```ts
 * import { createReceiver, updateKey } from 'order-contract/edge'
 *
 * const claims = new Map<string, string>() // use a store of your own that reads and writes atomically
 * const receive = createReceiver({
 *   claim: async (update, { id }) => {
 *     const key = await updateKey(update)
 *     const claim = claims.get(key)
 *     if (claim === undefined) claims.set(key, id)
 *     return claim === undefined ? 'new' : claim === 'done' ? 'done' : 'busy'
 *   },
 *   release: async (update, { id }) => {
 *     const key = await updateKey(update)
 *     if (claims.get(key) === id) claims.delete(key)
 *   },
 *   handle: async (update) => claims.set(await updateKey(update), 'done'),
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
 * if (first.duplicate || !second.duplicate || second.response.status !== 200) throw new Error('not claimed once')
 * ```
 */
export function createReceiver(options) {
    const settings = readReceiverOptions(options);
    // An `await` would cost each delivery a turn of the microtask queue.
    return (request, ...platform) => receive(request, settings, platform);
}
/**
 * Receives one delivery, like `createReceiver(options)(request)`. Rejects with a `TypeError` for a mistake in the
 * options.
 *
 * @example
 * ```ts
 * import { receiveProductUpdate } from 'order-contract/edge'
 *
 * const request = new Request('https://example.com/hook', {
 *   method: 'POST',
 *   headers: { 'content-type': 'application/json' },
 *   body: '{"product_code":"P-1","new_state":{},"timestamp":"2024-02-05T10:00:00.000000"}',
 * })
 * const { response, update } = await receiveProductUpdate(request)
 * if (response.status !== 200 || update?.product_code !== 'P-1') throw new Error('not received')
 * ```
 */
export async function receiveProductUpdate(request, options) {
    return receive(request, readReceiverOptions(options), []);
}
async function receive(request, settings, platform) {
    checkRequest(request);
    const declared = declaredLength(request.headers.get('content-length'));
    const refusal = refusalOfHead(request, declared, settings);
    if (refusal !== undefined)
        return refused(refusal, settings);
    const deadline = new Deadline(settings.timeout);
    try {
        const { bytes, failure } = await bodyOf(request, declared, settings, deadline);
        if (failure !== undefined)
            return refused(failure, settings);
        return await withHooks(new Hooks(bytes, settings, deadline, platform), { bytes }, request, settings);
    }
    finally {
        deadline.stop();
    }
}
async function withHooks(hooks, known, request, settings) {
    try {
        return { ...(await outcome(known, request, settings, hooks)), ...known };
    }
    catch (error) {
        if (!(error instanceof HookError))
            throw error;
        return { ...refused(error.code, settings), ...known, error, hook: error.hook };
    }
}
async function outcome(known, { headers }, settings, hooks) {
    const { bytes } = known;
    if (hooks.has('verify') && !(await hooks.call('verify', bytes, headers)))
        return refused('unverified', settings);
    const result = parsed('product-update', bytes, settings.ofDocument);
    const { report } = result;
    known.report = report;
    if (!result.ok)
        return invalid(report, bytes, settings);
    const update = result.value;
    if (hooks.has('isDuplicate') && (await hooks.call('isDuplicate', update)))
        return received(true);
    if (hooks.has('claim')) {
        const claim = await hooks.claim(update);
        if (claim === 'done')
            return received(true);
        if (claim === 'busy')
            return refused('busy', settings);
    }
    if (hooks.has('handle'))
        await hooks.handle(update);
    return { ...received(false), update };
}
function refused(code, { statuses, texts }, errors = []) {
    const rejection = { code, errors, headers: HEADERS[code] };
    return { response: rejected(statuses[code], texts[code], rejection), code, duplicate: false };
}
function received(duplicate) {
    // The status is 200 by default. Passing it takes workerd as long as validating the document.
    return { response: new Response(null), code: 'received', duplicate };
}
function invalid(report, bytes, settings) {
    const { ofDocument } = settings;
    const errors = detailedErrors(problemsWithErrors(report, bytes, ofDocument));
    return refused(isReadable(report, bytes, ofDocument) ? 'invalid' : 'unreadable', settings, errors);
}
/** Returns the rejection that method and headers cause, if any. */
function refusalOfHead({ method, headers }, declared, { ofDocument }) {
    if (method !== 'POST')
        return 'method';
    const type = mediaTypeOf(headers.get('content-type'));
    if (type?.essence !== 'application/json' || !isUtf8(type))
        return 'content_type';
    if (!isIdentity(headers.get('content-encoding')))
        return 'content_encoding';
    if ((declared ?? 0) > ofDocument.limits.bytes)
        return 'too_large';
    return undefined;
}
/** Up to this length a body is read with `arrayBuffer()`, which costs workerd less than a stream. */
const SMALL = 65_536;
function bodyOf(request, declared, { ofDocument }, deadline) {
    const bounds = { most: ofDocument.limits.bytes, declared, deadline };
    const isSmall = declared !== undefined && declared <= SMALL && registered()?.enforcesLengths;
    return isSmall && canReadAtOnce(request) ? wholeBody(request, bounds) : readBody(request.body, bounds);
}
function canReadAtOnce(request) {
    return request.arrayBuffer !== undefined;
}
