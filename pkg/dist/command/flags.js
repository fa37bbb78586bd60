/** What messages of the package call options, as the flags of the command. */
const FLAGS = new Map([
    ['limits.bytes', '--max-bytes'],
    ['limits.depth', '--max-depth'],
    ['order-contract/stream', '--input ndjson'],
    ["onLoss: 'report'", '--on-loss report'],
    ["onOrphan: 'drop'", '--on-orphan drop'],
    ['onLoss', '--on-loss'],
    ['onOrphan', '--on-orphan'],
    ['payoutUrl', '--payout-url'],
    ['entries', '--entries'],
]);
/** A message on a document, in any language: options are in backticks. */
export function withFlags(message) {
    return message.replace(/`([^`]+)`/g, (quoted, name) => (FLAGS.has(name) ? `\`${FLAGS.get(name)}\`` : quoted));
}
/** What a `TypeError` of the package says: the option is named first. */
export function mistakeWithFlags(message) {
    return message.replace(/^(unknown |the option )?([\w.]+)/, (all, before = '', name) => {
        const flag = FLAGS.get(name);
        return flag === undefined ? all : `${before}${flag}`;
    });
}
