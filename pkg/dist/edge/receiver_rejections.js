/**
 * The rejections of the webhook receiver, with their statuses. The API documentation shows only that status 200
 * means received, so all of them are our choice, and each status is an option.
 */
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
/** Seconds after which most hooks have ended. The API documentation does not show when the service sends again. */
const LATER = { 'retry-after': '30' };
/** The headers that belong to rejections. */
export const HEADERS = {
    method: { allow: 'POST' },
    content_type: { accept: JSON_TYPE, 'accept-post': JSON_TYPE },
    content_encoding: { 'accept-encoding': 'identity' },
    busy: LATER,
    failed: LATER,
};
