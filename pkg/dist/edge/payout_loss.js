const PAYOUT = 'payout';
/** From an entry of a list to the payout of an item: entry, `items`, item, `payout`. */
const FROM_ENTRY = 4;
/**
 * Whether an answer has payouts, none with a string at `payoutUrl`, and one at least with something else.
 * Nothing is looked at where the losses name no whole payout. The first losses will do: those of an answer
 * without a URL name whole payouts only.
 */
export function losesPayouts(shape, bytes, losses, payoutUrl) {
    const lost = losses.find(({ path }) => path.at(-1) === PAYOUT);
    if (lost === undefined)
        return false;
    const document = JSON.parse(new TextDecoder().decode(bytes));
    const orders = shape === 'order' ? [document] : listAt(document, lost.path.slice(0, -FROM_ENTRY));
    const paidOut = orders.flatMap((order) => listAt(order, ['items'])).filter((item) => isObject(item) && PAYOUT in item);
    const segments = segmentsOf(payoutUrl);
    const urls = paidOut.map((item) => valueAt(item, [PAYOUT, ...segments]));
    if (urls.some((url) => typeof url === 'string'))
        return false;
    return paidOut.some((item, at) => urls[at] !== null && costsMoney(item));
}
/** An item that is sent by e-mail needs no URL, and one whose URL stands beside the payout keeps it. */
function costsMoney(item) {
    if (typeof item.redemption_url === 'string')
        return false;
    if (valueAt(item, ['distribution_method', 'type']) === 'EMAIL')
        return false;
    const payout = item[PAYOUT];
    return typeof payout === 'object' && payout !== null ? Object.keys(payout).length > 0 : (payout ?? '') !== '';
}
function listAt(value, path) {
    const list = valueAt(value, path);
    return Array.isArray(list) ? list : [];
}
function valueAt(value, path) {
    let found = value;
    for (const segment of path) {
        if (typeof found !== 'object' || found === null || !Object.hasOwn(found, segment))
            return undefined;
        found = found[segment];
    }
    return found;
}
/** Those of a JSON Pointer. */
function segmentsOf(pointer) {
    const segments = pointer.split('/').slice(1);
    return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
