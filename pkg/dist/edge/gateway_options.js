/**
 * The options of a gateway: their types, checks and defaults.
 */
import { boolean, callback, oneOf, pointer, requiredVersion } from '../checks.js';
import { BY_DEFAULT, encoded, fillTexts, onLoss, pointersOf, } from '../convert_options.js';
import { endpoints, pathRoot } from '../generated/endpoints.js';
import { lists, versions } from '../generated/tables.js';
import { optional, own, readerOf, required } from '../option_reader.js';
import { limits } from '../options.js';
import { hrefOf } from '../tag.js';
import { STATUSES } from './gateway_rejections.js';
import { isBaseAddress, mount } from './mount.js';
import { statuses, timeout } from './options.js';
import { edgeLanguage } from './texts.js';
const OPTIONS = {
    upstream: required(upstream),
    clientVersion: requiredVersion,
    upstreamVersion: requiredVersion,
    baseUrl: optional(mount),
    fetch: optional(callback),
    payoutUrl: optional(pointer),
    fill: optional((value) => fillTexts(value, fillableAnywhere()), []),
    entries: optional(entries, () => undefined),
    onLoss: optional(onLoss, 'report'),
    onQueryLoss: optional(onLoss, 'error'),
    onPayoutLoss: optional(onLoss, 'error'),
    unknownVersion: optional(oneOf(['reject', 'client']), 'reject'),
    outside: optional(oneOf(['reject', 'pass']), 'reject'),
    unlisted: optional(oneOf(['reject', 'pass']), 'pass'),
    trustForwarded: optional(boolean, false),
    limits,
    messages: optional(edgeLanguage),
    timeout: timeout(30_000),
    onError: optional(callback),
    onShortfall: optional(callback),
    statuses: statuses(STATUSES),
};
const readOptions = readerOf(OPTIONS);
/** Checks the options and fills in the defaults. */
export function readGatewayOptions(options) {
    if (options === undefined)
        throw new TypeError('options must be an object, not undefined');
    const { payoutUrl, fill, entries, fetch: call, ...settings } = readOptions(options);
    const { onLoss, limits, messages, onError, onShortfall } = settings;
    return {
        ...settings,
        payoutUrl: payoutUrl ?? '/url',
        // Hooks may use `this`. Not `fetch`: the global one refuses any other.
        onError: onError?.bind(options),
        onShortfall: onShortfall?.bind(options),
        fetch: call ?? ((url, init) => fetch(url, init)),
        conversion: (shape, from, to) => {
            const gaps = pointersOf(shape, from, to);
            // Pointers and texts in turn.
            const filled = fill.filter((_, n) => gaps.includes(fill[n - (n % 2)]));
            const common = { from, to, payoutUrl, entries: entries(shape), onLoss, limits, messages: messages?.documents };
            return encoded({ ...BY_DEFAULT, ...common }, filled);
        },
    };
}
/** Accepts the base URL of the service. The message does not repeat it: it may contain a password. */
function upstream(value) {
    const url = hrefOf(value);
    if (typeof url !== 'string' || !isBaseAddress(url))
        throw new TypeError("upstream must be the base URL of the service, such as 'https://api.example.com', without credentials or a query");
    const { origin, pathname } = new URL(url);
    const base = origin + pathname.replace(/\/$/, '');
    if (`${base}/`.endsWith(pathRoot))
        throw new TypeError(`upstream must not include ${pathRoot}, as the path of each call begins with it: leave it out`);
    return base;
}
const readByShape = readerOf(Object.fromEntries(lists.map((shape) => [shape, optional(pointer)])));
/** Returns a function that gives the option `entries` of each shape. */
function entries(value, name) {
    const isForAll = typeof value !== 'object';
    const given = isForAll ? Object.fromEntries(lists.map((shape) => [shape, pointer(value, name)])) : value;
    const byShape = readByShape(given, name);
    return (shape) => own(byShape, shape);
}
/** Returns the pointers of all gaps that a response can have when it is converted to a newer version. */
function fillableAnywhere() {
    const [oldest] = versions;
    const newest = versions[versions.length - 1];
    return endpoints.flatMap(({ response }) => (response === undefined ? [] : pointersOf(response, oldest, newest)));
}
