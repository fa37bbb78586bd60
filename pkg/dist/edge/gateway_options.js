/**
 * The options of a gateway, and what they come to.
 */
import { fillTexts, ON_LOSS, pointersOf } from '../convert_options.js';
import { endpoints } from '../generated/endpoints.js';
import { versions } from '../generated/tables.js';
import { oneOf, pointer, readLimits, record } from '../options.js';
import { STATUSES } from './gateway_rejections.js';
import { readMount } from './mount.js';
import { checkHook, readStatuses, readTimeout } from './options.js';
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
    'limits',
    'timeout',
    'onError',
    'statuses',
];
const LONGEST_EXCHANGE = 30_000;
/** It does not show what was given, which may hold a password. */
const BAD_UPSTREAM = "upstream must be the base address of the service, such as 'https://api.example.com', without credentials or a query";
/** Checks the options. */
export function readGatewayOptions(options) {
    const given = record('options', options, NAMES);
    checkHook('fetch', given.fetch);
    checkHook('onError', given.onError);
    const { onLoss } = options;
    const limits = readLimits(given.limits);
    if (onLoss !== undefined)
        oneOf('onLoss', onLoss, ON_LOSS);
    return {
        upstream: readUpstream(given.upstream),
        clientVersion: oneOf('clientVersion', given.clientVersion, versions),
        upstreamVersion: oneOf('upstreamVersion', given.upstreamVersion, versions),
        mount: given.baseUrl === undefined ? undefined : readMount(given.baseUrl),
        fetch: options.fetch ?? ((url, init) => fetch(url, init)),
        timeout: readTimeout(given.timeout, LONGEST_EXCHANGE),
        onError: options.onError ?? (() => { }),
        statuses: readStatuses(given.statuses, STATUSES),
        onLoss,
        limits,
        conversion: readConversion(options, limits),
    };
}
function readUpstream(value) {
    const url = value instanceof URL ? value.href : value;
    if (typeof url !== 'string' || !URL.canParse(url))
        throw new TypeError(BAD_UPSTREAM);
    const { protocol, origin, pathname, search, hash, username, password } = new URL(url);
    if (!/^https?:$/.test(protocol) || search + hash + username + password !== '')
        throw new TypeError(BAD_UPSTREAM);
    return origin + pathname.replace(/\/$/, '');
}
/** What is asked for of a conversion, whatever the shape and the way. */
function readConversion(options, limits) {
    const { payoutUrl, entries, onLoss } = options;
    if (payoutUrl !== undefined)
        pointer('payoutUrl', payoutUrl);
    if (entries !== undefined)
        pointer('entries', entries);
    const values = readFill(options.fill);
    return (shape, from, to) => {
        const gaps = pointersOf(shape, from, to);
        const fill = Object.fromEntries(values.filter(([gap]) => gaps.includes(gap)));
        return { from, to, payoutUrl, entries, onLoss, limits, fill };
    };
}
/** The gaps to fill, and what with. */
function readFill(fill) {
    fillTexts(fill, fillableAnywhere());
    return Object.entries(fill ?? {}).flatMap(([gap, value]) => (value === undefined ? [] : [[gap, value]]));
}
/** The gaps that an answer can have on its way to a newer version. */
function fillableAnywhere() {
    const [oldest] = versions;
    const newest = versions[versions.length - 1];
    return endpoints.flatMap(({ response }) => (response === undefined ? [] : pointersOf(response, oldest, newest)));
}
