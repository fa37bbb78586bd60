/** What becomes of the document, in large letters, and what this page is. Screen readers hear it once typing rests. */
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Headline, Led } from '../app/headline.js'
import { announce } from '../app/notice.js'
import { atRest } from '../app/rest.js'
import { takeClipboard } from '../app/taking.js'
import { newest, oldest } from '../app/words.js'
import { Button, Prose, Said } from './parts.js'

interface LeadProps extends Headline {
  go?: (part: Led) => void
  /** How another document gets here. */
  hint: ComponentChildren
  /** Whether a person types in the document: what is below does not move up then. */
  isTyped?: boolean
}

export function Lead({ lines, what = '', isSaid, more = '', go, hint, isTyped = false }: LeadProps) {
  const root = useRef<HTMLDivElement>(null)
  const speaking = useRef(atRest(() => announce(root.current?.innerText ?? '')))
  useEffect(() => speaking.current.soon())
  const height = useRef(0)
  useLayoutEffect(() => {
    const { current: verdict } = root
    if (verdict === null) return
    verdict.style.minHeight = isTyped ? `${height.current}px` : ''
    height.current = verdict.getBoundingClientRect().height
  })
  const words = (part: string | Led) =>
    typeof part === 'string' ? (
      <Prose text={joined(part)} />
    ) : (
      <button type="button" class={part.kind} onClick={() => go?.(part)}>
        <Prose text={joined(part.words)} />
      </button>
    )
  return (
    <section class="lead columns">
      <div>
        <p class="purpose">Validates and converts orders of a catalogue API.</p>
        <div class="verdict" ref={root} tabIndex={-1}>
          <h1>
            {lines.map((parts, at) => (
              <span key={at}>{parts.map(words)} </span>
            ))}
          </h1>
          {(what || more) && (
            <p class="under">
              <b>{isSaid ? <Said text={what} /> : <Prose text={what} />}</b> <Prose text={more} />
            </p>
          )}
        </div>
      </div>
      <div class="what">
        <p class="about">
          <b>order-contract</b>{' '}
          <Prose
            text={`validates the orders and webhooks of a catalogue and order API, and converts them between its versions from ${oldest} to ${newest}. Package ${__VERSION__}, MIT or Apache-2.0.`}
          />
        </p>
        <p class="hint row">
          <span>{hint} Nothing leaves this page.</span>
          <Button class="button paste" onClick={() => void takeClipboard()}>
            Paste your own
          </Button>
        </p>
      </div>
    </section>
  )
}

/** A line does not break behind a number. */
const joined = (words: string) => words.replaceAll(/(?<=^|\s)(\d[\d,]*) /g, '$1\u00a0')

/** A sample is replaced by any paste; one's own text by one that is a document, or that is not made into it. */
export function PasteHint({ text, isSample }: { text: string; isSample: boolean }) {
  if (text === '') return <>Paste your own document anywhere.</>
  if (!isSample) return <>Paste another document to replace it.</>
  return (
    <>
      <b>This is a sample.</b> Paste your own document anywhere to replace it.
    </>
  )
}

export const STARTING: Headline = { lines: [['Starting…']] }
