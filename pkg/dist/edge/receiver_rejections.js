import { detailedErrors } from './problem_details.js';
/** The statuses, where the options give no others. */
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
export const METHOD = {
    code: 'method',
    detail: 'Updates are accepted only with the method POST.',
    headers: { allow: 'POST' },
};
const JSON_TYPE = 'application/json';
export const CONTENT_TYPE = {
    code: 'content_type',
    detail: `This content type is not accepted. Send the update as \`content-type: ${JSON_TYPE}\` in UTF-8.`,
    headers: { accept: JSON_TYPE, 'accept-post': JSON_TYPE },
};
export const CONTENT_ENCODING = {
    code: 'content_encoding',
    detail: 'Content encodings are not accepted. Send the update without one.',
    headers: { 'accept-encoding': 'identity' },
};
export const TOO_LARGE = { code: 'too_large', detail: 'The body is too large. Send a smaller one.' };
export const UNVERIFIED = {
    code: 'unverified',
    detail: 'The update could not be verified. Sign it as agreed.',
};
export const BUSY = {
    code: 'busy',
    detail: 'This update is being handled. Send it again later.',
};
export const FAILED = { code: 'failed', detail: 'The receiver failed. Send the update again later.' };
/** Why there are no bytes. */
export const OF_BODY = {
    too_large: TOO_LARGE,
    aborted: { code: 'timeout', detail: 'The body took too long to arrive. Send it again.' },
    incomplete: { code: 'incomplete', detail: 'The body ended early. Send it again as a whole.' },
};
/** A document that is not valid: either it cannot be read to its end, or the contract is not kept. */
export function ofReport({ problems }, isReadable) {
    const errors = detailedErrors(problems);
    return isReadable
        ? {
            code: 'invalid',
            detail: 'This is not an update as the API documentation shows it. Correct what `errors` names.',
            errors,
        }
        : { code: 'unreadable', detail: 'The body cannot be read. Send one JSON document in UTF-8.', errors };
}
