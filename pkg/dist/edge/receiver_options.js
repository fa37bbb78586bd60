/**
 * The options of the webhook receiver: their types, checks and defaults.
 */
import { englishReceiver } from '../generated/edge.js';
import { copyOptions, oneOf, readSettings, record } from '../options.js';
import { checkHook, readStatuses, readTimeout } from './options.js';
import { STATUSES } from './receiver_rejections.js';
import { readEdgeMessages } from './words.js';
export const CLAIMS = ['new', 'done', 'busy'];
const ON_VERIFY_ERROR = ['failed', 'unverified'];
const OF_DOCUMENT = ['version', 'level', 'severity', 'limits'];
const HOOKS = ['verify', 'isDuplicate', 'claim', 'release', 'handle'];
const FUNCTIONS = [...HOOKS, 'onLateError'];
const NAMES = [
    ...OF_DOCUMENT,
    ...FUNCTIONS,
    'messages',
    'timeout',
    'onVerifyError',
    'statuses',
];
const TIMEOUT = 10_000;
/** Checks the options and fills in the defaults. */
export function readReceiverOptions(options) {
    const given = options === undefined ? {} : record('options', options, NAMES);
    const messages = readEdgeMessages(given.messages);
    const ofDocument = documentOptions(given, messages?.documents);
    return {
        hooks: readHooks(given, options),
        onVerifyError: given.onVerifyError === undefined ? 'failed' : oneOf('onVerifyError', given.onVerifyError, ON_VERIFY_ERROR),
        mostBytes: readSettings(ofDocument).maxBytes,
        timeout: readTimeout(given.timeout, TIMEOUT),
        statuses: readStatuses(given.statuses, STATUSES),
        words: messages?.receiver ?? englishReceiver,
        ofDocument,
    };
}
/** Checks the hooks. A claim without `handle` and `release` would block an update for ever. */
function readHooks(given, options) {
    for (const name of FUNCTIONS)
        checkHook(name, given[name]);
    const { claim, release, handle } = given;
    if (claim !== undefined && (release === undefined || handle === undefined))
        throw new TypeError('the option claim needs the options release and handle: pass them too');
    if (release !== undefined && claim === undefined)
        throw new TypeError('the option release needs the option claim: pass it too');
    const there = FUNCTIONS.filter((name) => given[name] !== undefined);
    // Hooks may use `this`.
    const hooks = there.map((name) => [name, given[name].bind(options)]);
    return Object.assign(Object.create(null), Object.fromEntries(hooks));
}
function documentOptions(given, messages) {
    const some = OF_DOCUMENT.filter((name) => given[name] !== undefined);
    if (some.length === 0 && messages === undefined)
        return undefined;
    const options = { ...Object.fromEntries(some.map((name) => [name, given[name]])), messages };
    // A copy could hide a mistake, such as a `Map`.
    readSettings(options);
    return copyOptions(options);
}
