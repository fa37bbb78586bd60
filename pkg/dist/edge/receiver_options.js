/**
 * The options of the webhook receiver: their types, checks and defaults.
 */
import { oneOf } from '../checks.js';
import { englishReceiver } from '../generated/edge.js';
import { optional, readerOf } from '../option_reader.js';
import { DEFAULTS, DOCUMENT, settingsOf } from '../options.js';
import { HOOKS } from './hook_error.js';
import { hook, statuses, timeout } from './options.js';
import { STATUSES } from './receiver_rejections.js';
import { edgeLanguage } from './texts.js';
export const CLAIMS = ['new', 'done', 'busy'];
const FUNCTIONS = [...HOOKS, 'onLateError'];
const { version, level, severity, limits } = DOCUMENT;
const OPTIONS = {
    version,
    level,
    severity,
    limits,
    verify: hook,
    isDuplicate: hook,
    claim: hook,
    release: hook,
    handle: hook,
    onLateError: hook,
    messages: optional(edgeLanguage),
    timeout: timeout(10_000),
    onVerifyError: optional(oneOf(['failed', 'unverified']), 'failed'),
    statuses: statuses(STATUSES),
};
const readOptions = readerOf(OPTIONS);
/** Checks the options and fills in the defaults. */
export function readReceiverOptions(options) {
    const given = readOptions(options);
    const { version, level, severity, limits, messages, onVerifyError, timeout, statuses } = given;
    return {
        hooks: hooksOf(given, options),
        onVerifyError,
        timeout,
        statuses,
        texts: messages?.receiver ?? englishReceiver,
        ofDocument: settingsOf({ ...DEFAULTS, version, level, severity, limits, messages: messages?.documents }),
    };
}
/** Checks the hooks together. A claim without `handle` and `release` would block an update for ever. */
function hooksOf(given, options) {
    const { claim, release, handle } = given;
    if (claim !== undefined && (release === undefined || handle === undefined))
        throw new TypeError('the option claim needs the options release and handle: pass them too');
    if (release !== undefined && claim === undefined)
        throw new TypeError('the option release needs the option claim: pass it too');
    // Hooks may use `this`.
    const hooks = FUNCTIONS.map((name) => [name, given[name]?.bind(options)]);
    return Object.assign(Object.create(null), Object.fromEntries(hooks));
}
