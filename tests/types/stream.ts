/** Types of `order-contract/stream`, as their users see them. */
import {
  ArchiveError,
  type ConversionSummary,
  convertStream,
  type Reject,
  type ValidationSummary,
  validateStream,
} from 'order-contract/stream'

const stream = convertStream('order', {
  from: '2023-07-27',
  to: '2024-02-05',
  rejects: new WritableStream<Uint8Array>(),
  complements: new WritableStream<Uint8Array>(),
  complement: new Blob([]).stream(),
})
const response = new Response(new Blob([]).stream().pipeThrough(stream))
const summary: Promise<ConversionSummary> = stream.summary
const changed: Promise<number> = stream.summary.then((summary) => summary.changed)
const others: Promise<number[]> = stream.summary.then(({ otherLines }) => otherLines)
const counts: Promise<ValidationSummary> = validateStream('order', { level: 'stated' }).summary
const text = (reject: Reject): string | undefined => ('document' in reject ? reject.document : undefined)
const line = (error: unknown): number => (error instanceof ArchiveError ? error.line : 0)

// @ts-expect-error: the complement of one document is none of an archive.
convertStream('order', { from: '2023-07-27', to: '2024-02-05', complement: null })
// @ts-expect-error: each line is a document, in every archive.
validateStream('order', { format: 'json' })
