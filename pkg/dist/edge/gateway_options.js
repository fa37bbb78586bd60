/**
 * The options of a gateway: their types, checks and defaults.
 */
import { fillTexts, ON_LOSS, pointersOf } from '../convert_options.js';
import { endpoints, pathRoot } from '../generated/endpoints.js';
import { lists, versions } from '../generated/tables.js';
import { oneOf, pointer, readLimits, record, versionOf } from '../options.js';
import { hrefOf, typeOf } from '../tag.js';
import { STATUSES } from './gateway_rejections.js';
import { isBaseAddress, readMount } from './mount.js';
import { checkHook, readStatuses, readTimeout } from './options.js';
import { readEdgeMessages } from './words.js';
const NAMES = [
    'upstream',
    'clientVersion',
    'upstreamVersion',
    'baseUrl',
    'fetch',
    'payoutUrl',
    'fill',
    'entries',
    'onLoss',
    'onQueryLoss',
    'onPayoutLoss',
    'unknownVersion',
    'outside',
    'unlisted',
    'trustForwarded',
    'limits',
    'messages',
    'timeout',
    'onError',
    'onShortfall',
    'statuses',
];
const UNKNOWN_VERSION = ['reject', 'client'];
const PASSAGE = ['reject', 'pass'];
/** The default of `payoutUrl`. */
const PAYOUT_URL = '/url';
const LONGEST_EXCHANGE = 30_000;
/** The message does not repeat the value, which may contain a password. */
const BAD_UPSTREAM = "upstream must be the base URL of the service, such as 'https://api.example.com', without credentials or a query";
/** Checks the options and fills in the defaults. */
export function readGatewayOptions(options) {
    const given = record('options', options, NAMES);
    checkHook('fetch', given.fetch);
    checkHook('onError', given.onError);
    checkHook('onShortfall', given.onShortfall);
    const limits = readLimits(given.limits);
    const messages = readEdgeMessages(given.messages);
    return {
        upstream: readUpstream(given.upstream),
        clientVersion: versionOf('clientVersion', given.clientVersion),
        upstreamVersion: versionOf('upstreamVersion', given.upstreamVersion),
        trustForwarded: readTrust(given.trustForwarded),
        mount: given.baseUrl === undefined ? undefined : readMount(given.baseUrl),
        fetch: given.fetch ?? ((url, init) => fetch(url, init)),
        timeout: readTimeout(given.timeout, LONGEST_EXCHANGE),
        // Hooks may use `this`. Not `fetch`: the global one refuses any other.
        onError: given.onError?.bind(options),
        onShortfall: given.onShortfall?.bind(options),
        statuses: readStatuses(given.statuses, STATUSES),
        unknownVersion: choice('unknownVersion', given.unknownVersion, UNKNOWN_VERSION, 'reject'),
        outside: choice('outside', given.outside, PASSAGE, 'reject'),
        unlisted: choice('unlisted', given.unlisted, PASSAGE, 'pass'),
        onLoss: choice('onLoss', given.onLoss, ON_LOSS, 'report'),
        onQueryLoss: choice('onQueryLoss', given.onQueryLoss, ON_LOSS, 'error'),
        onPayoutLoss: choice('onPayoutLoss', given.onPayoutLoss, ON_LOSS, 'error'),
        payoutUrl: given.payoutUrl ?? PAYOUT_URL,
        messages,
        limits,
        conversion: readConversion(given, limits, messages?.documents),
    };
}
function choice(name, value, known, byDefault) {
    return value === undefined ? byDefault : oneOf(name, value, known);
}
function readTrust(value) {
    if (value === undefined || typeof value === 'boolean')
        return value === true;
    throw new TypeError(`trustForwarded must be true or false, not ${typeOf(value)}`);
}
function readUpstream(value) {
    const url = hrefOf(value);
    if (typeof url !== 'string' || !isBaseAddress(url))
        throw new TypeError(BAD_UPSTREAM);
    const { origin, pathname } = new URL(url);
    const base = origin + pathname.replace(/\/$/, '');
    if (`${base}/`.endsWith(pathRoot))
        throw new TypeError(`upstream must not include ${pathRoot}, as the path of each call begins with it: leave it out`);
    return base;
}
/** Checks the options that conversions share. */
function readConversion(options, limits, messages) {
    const { payoutUrl, onLoss } = options;
    if (payoutUrl !== undefined)
        pointer('payoutUrl', payoutUrl);
    const entriesOf = readEntries(options.entries);
    const values = readFill(options.fill);
    return (shape, from, to) => {
        const gaps = pointersOf(shape, from, to);
        const filled = values.filter(([gap]) => gaps.includes(gap));
        const common = { from, to, payoutUrl, entries: entriesOf(shape), onLoss, limits, messages };
        // Settings with `fill` are not cached.
        return filled.length === 0 ? common : { ...common, fill: Object.fromEntries(filled) };
    };
}
/** Returns a function that gives the option `entries` of each shape. */
function readEntries(entries) {
    if (typeof entries !== 'object') {
        if (entries !== undefined)
            pointer('entries', entries);
        return (shape) => (lists.includes(shape) ? entries : undefined);
    }
    const given = record('entries', entries, lists);
    for (const [shape, at] of Object.entries(given))
        if (at !== undefined)
            pointer(`entries['${shape}']`, at);
    return (shape) => given[shape];
}
/** Checks and copies the values for gaps, so that the caller can't change them afterwards. */
function readFill(fill) {
    fillTexts(fill, fillableAnywhere());
    const given = Object.entries(fill ?? {}).filter(([, value]) => value !== undefined);
    return given.map(([gap, value]) => [gap, JSON.parse(JSON.stringify(value))]);
}
/** Returns the pointers of all gaps that a response can have when it is converted to a newer version. */
function fillableAnywhere() {
    const [oldest] = versions;
    const newest = versions[versions.length - 1];
    return endpoints.flatMap(({ response }) => (response === undefined ? [] : pointersOf(response, oldest, newest)));
}
