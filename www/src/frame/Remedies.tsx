/** What a document looks like instead of what it is taken for, and the buttons that put that right. */
import { give, given, source } from '../app/document.js'
import { openInFiles } from '../app/files.js'
import { versions } from '../app/names.js'
import type { Reading } from '../app/reading.js'
import { either, say } from '../app/words.js'
import { Button } from './parts.js'

export function Remedies({ found: { instead, shape, problems } }: { found: Reading }) {
  const words = () => {
    if (instead === undefined) return ''
    const isSame = instead.shape === shape
    return isSame
      ? say('looksLikeVersion', { version: instead.version })
      : say('looksLike', { like: say(`like ${instead.shape}`) })
  }
  const isTooLarge = problems.some(({ code }) => code === 'too_large')
  return (
    <>
      {instead && <Button onClick={() => give(instead)}>{words()}</Button>}
      {isTooLarge && (
        <Button onClick={() => openInFiles(new File([source.current], 'document.json'))}>{say('openInFiles')}</Button>
      )}
    </>
  )
}

/** What is said of a document that nothing tells to be of the shape. */
export function unlike({ shape, problems }: Reading): string {
  const { version } = given.value
  const like = { like: say(`like ${shape}`), versions: either(version ? [version] : versions) }
  const error = problems.find(({ severity }) => severity === 'error')
  return error ? say('unlike', { ...like, reason: error.message }) : say('unlikeAny', like)
}
