/**
 * The rejections of the webhook receiver, with their statuses. The API documentation shows only that status 200
 * means received, so all of them are our choice, and each status is an option.
 */
/** The default statuses. */
export declare const STATUSES: {
    readonly method: 405;
    readonly content_type: 415;
    readonly content_encoding: 415;
    readonly too_large: 413;
    readonly timeout: 408;
    readonly incomplete: 400;
    readonly unverified: 401;
    readonly unreadable: 400;
    readonly invalid: 422;
    readonly busy: 503;
    readonly failed: 500;
};
/** Why a delivery is rejected: the `code` of the problem details, and the name of its status in `statuses`. */
export type ReceiverRejection = keyof typeof STATUSES;
/** The headers that belong to rejections. */
export declare const HEADERS: {
    readonly [C in ReceiverRejection]?: Readonly<Record<string, string>>;
};
