/** Replaces the names of options in the package's messages by the flags of the command. */

const FLAGS: ReadonlyMap<string, string> = new Map([
  ['limits.bytes', '--max-bytes'],
  ['limits.depth', '--max-depth'],
  ['order-contract/stream', '--input ndjson'],
  ["onLoss: 'report'", '--on-loss report'],
  ["onOrphan: 'drop'", '--on-orphan drop'],
  ['payoutUrl', '--payout-url'],
  ['entries', '--entries'],
])

/** Replaces options in a message about a document, in any language. They are in backticks there. */
export function withFlags(message: string): string {
  return message.replace(/`([^`]+)`/g, (quoted, name) => (FLAGS.has(name) ? `\`${FLAGS.get(name)}\`` : quoted))
}
