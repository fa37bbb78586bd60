/** What a text loses when it is read as a value, by `JSON.parse` or as an object of parameters. */

/** Codes of documents without a value, or with another value than was written. */
const IN_READING = ['syntax', 'encoding', 'too_large', 'too_deep', 'not_serializable', 'duplicate_key']

/** Why something can't have the verdict of this report, or undefined if it must: neither a value nor a schema, or no schema. */
export function cannotSay(shape, { problems }) {
  const codes = problems.map(({ code }) => code)
  // A text that is a URL or JSON is no query. As an object it would be one, of strange names.
  const isNoQuery = isQuery(shape) && problems.some(({ code, pointer }) => code === 'type' && pointer === '')
  if (isNoQuery || codes.some((code) => IN_READING.includes(code))) return 'what is lost in reading'
  // If several members could hold the entries of a list, the validator checks none, and the schema checks all.
  return codes.includes('entries') ? 'which member holds the entries' : undefined
}

const isQuery = (shape) => shape.endsWith('-query')
