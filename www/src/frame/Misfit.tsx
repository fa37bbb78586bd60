/** The headline on a text that is not the document it is taken for, with the button that puts that right. */
import { give, replaceDocument, source } from '../app/document.js'
import { commandFor } from '../app/files.js'
import type { Misfit } from '../app/misfit.js'
import type { Reading } from '../app/reading.js'
import { withArticle } from '../app/words.js'
import { Lead } from './Lead.js'
import { Button, CopyLine } from './parts.js'

export function MisfitLead({ found, misfit }: { found: Reading; misfit: Misfit }) {
  const { lines, what, more } = misfit
  return (
    <Lead lines={lines.map((line) => [line])} {...(what && { what })} {...(more && { more })}>
      <Remedy found={found} act={misfit.act} />
    </Lead>
  )
}

function Remedy({ found: { pasted, inner, instead, problems, shape }, act }: { found: Reading; act: Misfit['act'] }) {
  const span = problems[0]?.span
  const first = (words: string, press: () => void) => (
    <Button class="first" onClick={press}>
      {words}
    </Button>
  )
  if (act === 'command') return <CopyLine text={commandFor('orders.ndjson')} />
  if (act === 'body' && pasted?.body) return first('Use its body', () => replaceDocument(pasted.body ?? ''))
  if (act === 'script' && pasted?.body) return first('Write it as JSON', () => replaceDocument(pasted.body ?? ''))
  if (act === 'inner' && inner) return first('Take the inner one', () => replaceDocument(inner.text))
  if (act === 'instead' && instead)
    return first(instead.shape === shape ? 'Swap the versions' : `Read it as ${withArticle(instead.shape)}`, () =>
      give({ ...instead, to: undefined }),
    )
  if (act === 'place' && span) return first('Go to it', () => source.live.value?.reveal(span.start, span.end))
  return null
}
