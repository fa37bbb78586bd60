import { readSettings, record } from '../options.js';
import { checkHook, readStatuses, readTimeout } from './options.js';
import { STATUSES } from './receiver_rejections.js';
const OF_DOCUMENT = ['version', 'level', 'severity', 'limits'];
const NAMES = [
    ...OF_DOCUMENT,
    'timeout',
    'verify',
    'isDuplicate',
    'statuses',
];
const TIMEOUT = 10_000;
/** Checks the options. */
export function readReceiverOptions(options) {
    const given = options === undefined ? {} : record('options', options, NAMES);
    checkHook('verify', given.verify);
    checkHook('isDuplicate', given.isDuplicate);
    const ofDocument = documentOptions(given);
    return {
        mostBytes: readSettings(ofDocument).maxBytes,
        timeout: readTimeout(given.timeout, TIMEOUT),
        statuses: readStatuses(given.statuses, STATUSES),
        ofDocument,
    };
}
function documentOptions(given) {
    const some = OF_DOCUMENT.filter((name) => given[name] !== undefined);
    return some.length === 0 ? undefined : Object.fromEntries(some.map((name) => [name, given[name]]));
}
