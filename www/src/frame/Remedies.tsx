/** What a document looks like instead of what it is taken for, and the buttons that put that right. */
import { give, given } from '../app/document.js'
import { commandFor } from '../app/files.js'
import { versions } from '../app/names.js'
import type { Reading } from '../app/reading.js'
import { either, withArticle } from '../app/words.js'
import { Button, CopyLine } from './parts.js'

export function Remedies({ found: { instead, shape, problems } }: { found: Reading }) {
  const words = () => {
    if (instead === undefined) return ''
    const isSame = instead.shape === shape
    return isSame ? `It looks like ${instead.version}: swap` : `It looks like ${withArticle(instead.shape)}`
  }
  const isTooLarge = problems.some(({ code }) => code === 'too_large')
  return (
    <>
      {instead && <Button onClick={() => give(instead)}>{words()}</Button>}
      {isTooLarge && <CopyLine text={commandFor('orders.ndjson')} />}
    </>
  )
}

/** What is said of a document that nothing tells to be of the shape. */
export function unlike({ shape, problems }: Reading): string {
  const { version } = given.value
  const like = `This does not look like ${withArticle(shape)} of ${either(version ? [version] : versions)}`
  const error = problems.find(({ severity }) => severity === 'error')
  return error ? `${like}: ${error.message}` : `${like}: nothing in it is known.`
}
