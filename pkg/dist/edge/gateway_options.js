/**
 * The options of a gateway, and what they come to.
 */
import { fillTexts, pointersOf } from '../convert_options.js';
import { endpoints } from '../generated/endpoints.js';
import { versions } from '../generated/tables.js';
import { oneOf, pointer, readLimits, record, show } from '../options.js';
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
const ON_LOSS = ['report', 'error'];
/** Checks the options. */
export function readGatewayOptions(options) {
    const given = record('options', options, NAMES);
    checkHook('fetch', given.fetch);
    checkHook('onError', given.onError);
    const { limits, onLoss } = options;
    if (onLoss !== undefined)
        oneOf('onLoss', onLoss, ON_LOSS);
    return {
        upstream: readUpstream(given.upstream),
        clientVersion: oneOf('clientVersion', given.clientVersion, versions),
        upstreamVersion: oneOf('upstreamVersion', given.upstreamVersion, versions),
        mount: given.baseUrl === undefined ? undefined : readMount(given.baseUrl),
        fetch: options.fetch ?? ((url, init) => fetch(url, init)),
        mostBytes: readLimits(limits).bytes,
        timeout: readTimeout(given.timeout, LONGEST_EXCHANGE),
        onError: options.onError ?? (() => { }),
        statuses: readStatuses(given.statuses, STATUSES),
        onLoss,
        limits,
        conversion: readConversion(options),
    };
}
function readUpstream(value) {
    const url = value instanceof URL ? value.href : value;
    if (typeof url !== 'string' || !URL.canParse(url))
        throw badUpstream(value);
    const { protocol, origin, pathname, search, hash, username, password } = new URL(url);
    if (!/^https?:$/.test(protocol) || search + hash + username + password !== '')
        throw badUpstream(value);
    return origin + pathname.replace(/\/$/, '');
}
function badUpstream(value) {
    return new TypeError(`upstream must be the base address of the service, such as 'https://api.example.com', not ${show(value)}`);
}
/** What is asked for of a conversion, whatever the shape and the way. */
function readConversion(options) {
    const { payoutUrl, entries, onLoss, limits } = options;
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
