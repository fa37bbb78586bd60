import { detailedErrors } from './problem_details.js';
/** The default statuses. */
export const STATUSES = {
    method: 405,
    content_type: 415,
    content_encoding: 415,
    too_large: 413,
    timeout: 408,
    incomplete: 400,
    unverified: 401,
    unreadable: 400,
    invalid: 422,
    busy: 503,
    failed: 500,
};
const JSON_TYPE = 'application/json';
export const METHOD = { code: 'method', headers: { allow: 'POST' } };
export const CONTENT_TYPE = {
    code: 'content_type',
    headers: { accept: JSON_TYPE, 'accept-post': JSON_TYPE },
};
export const CONTENT_ENCODING = {
    code: 'content_encoding',
    headers: { 'accept-encoding': 'identity' },
};
export const TOO_LARGE = { code: 'too_large' };
export const UNVERIFIED = { code: 'unverified' };
/** Seconds after which most hooks have ended. The API documentation does not show when the service sends again. */
const LATER = { 'retry-after': '30' };
export const BUSY = { code: 'busy', headers: LATER };
export const FAILED = { code: 'failed', headers: LATER };
/** The rejections of a body that could not be read. */
export const OF_BODY = {
    too_large: TOO_LARGE,
    aborted: { code: 'timeout' },
    incomplete: { code: 'incomplete' },
};
/** The rejection of a document that can't be read or is not valid. */
export function ofProblems(problems, isReadable) {
    return { code: isReadable ? 'invalid' : 'unreadable', errors: detailedErrors(problems) };
}
