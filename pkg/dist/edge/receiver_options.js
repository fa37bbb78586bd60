import { oneOf, readSettings, record } from '../options.js';
import { checkHook, readStatuses, readTimeout } from './options.js';
import { STATUSES } from './receiver_rejections.js';
export const CLAIMS = ['new', 'done', 'busy'];
const ON_VERIFY_ERROR = ['failed', 'unverified'];
const OF_DOCUMENT = ['version', 'level', 'severity', 'limits', 'messages'];
const HOOKS = ['verify', 'isDuplicate', 'claim', 'release', 'handle'];
const NAMES = [
    ...OF_DOCUMENT,
    ...HOOKS,
    'timeout',
    'onVerifyError',
    'statuses',
];
const TIMEOUT = 10_000;
/** Checks the options. */
export function readReceiverOptions(options) {
    const given = options === undefined ? {} : record('options', options, NAMES);
    const ofDocument = documentOptions(given);
    return {
        hooks: readHooks(given, options),
        onVerifyError: given.onVerifyError === undefined ? 'failed' : oneOf('onVerifyError', given.onVerifyError, ON_VERIFY_ERROR),
        mostBytes: readSettings(ofDocument).maxBytes,
        timeout: readTimeout(given.timeout, TIMEOUT),
        statuses: readStatuses(given.statuses, STATUSES),
        ofDocument,
    };
}
/** A claim that nobody acts on, or that cannot be given back, would hold an update for good. */
function readHooks(given, options) {
    for (const name of HOOKS)
        checkHook(name, given[name]);
    const { claim, release, handle } = given;
    if (claim !== undefined && (release === undefined || handle === undefined))
        throw new TypeError('claim needs release and handle');
    if (release !== undefined && claim === undefined)
        throw new TypeError('release needs claim');
    const there = HOOKS.filter((name) => given[name] !== undefined);
    // Called as methods of what they came in.
    return Object.fromEntries(there.map((name) => [name, given[name].bind(options)]));
}
function documentOptions(given) {
    const some = OF_DOCUMENT.filter((name) => given[name] !== undefined);
    return some.length === 0 ? undefined : Object.fromEntries(some.map((name) => [name, given[name]]));
}
