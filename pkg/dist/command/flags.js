/** Replaces the names of options in the package's messages by the flags of the command. */
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
/** Replaces options in a message about a document, in any language. They are in backticks there. */
export function withFlags(message) {
    return message.replace(/`([^`]+)`/g, (quoted, name) => (FLAGS.has(name) ? `\`${FLAGS.get(name)}\`` : quoted));
}
/** Replaces the option that a TypeError of the package names first. */
export function mistakeWithFlags(message) {
    return message.replace(/^(unknown |the option )?([\w.]+)/, (all, before = '', name) => {
        const flag = FLAGS.get(name);
        return flag === undefined ? all : `${before}${flag}`;
    });
}
