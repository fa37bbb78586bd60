/** What becomes of the document, in large letters, and what this page is. Screen readers hear it once typing rests. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { shown } from '../app/address.js'
import { isSample, source } from '../app/document.js'
import { announce } from '../app/notice.js'
import { atRest } from '../app/rest.js'
import { newest, oldest } from '../app/words.js'
import { Prose } from './parts.js'

/** A stretch of a sentence that leads somewhere is underlined. */
export interface Led {
  words: string
  kind: 'moved' | 'lost'
  /** Of what it leads to. */
  id?: string
}

export interface Headline {
  /** Sentences, a line each. */
  lines: readonly (readonly (string | Led)[])[]
  /** What the document is. */
  what?: string
  /** One consequence. */
  more?: string
}

interface LeadProps extends Headline {
  go?: (part: Led) => void
  /** What can be done. */
  children?: ComponentChildren
}

export function Lead({ lines, what = '', more = '', go, children }: LeadProps) {
  const root = useRef<HTMLDivElement>(null)
  const speaking = useRef(atRest(() => announce(root.current?.innerText ?? '')))
  useEffect(() => speaking.current.soon())
  const words = (part: string | Led) =>
    typeof part === 'string' ? (
      <Prose text={part} />
    ) : (
      <button type="button" class={part.kind} onClick={() => go?.(part)}>
        <Prose text={part.words} />
      </button>
    )
  return (
    <section class="lead columns">
      <div>
        <div class="verdict" ref={root} tabIndex={-1}>
          <h1>
            {lines.map((parts, at) => (
              <span key={at}>{parts.map(words)} </span>
            ))}
          </h1>
          {(what || more) && (
            <p class="under">
              <b>
                <Prose text={what} />
              </b>{' '}
              <Prose text={more} />
            </p>
          )}
        </div>
        <div class="acts row">{children}</div>
      </div>
      <div class="what">
        <p class="about">
          <b>order-contract</b>{' '}
          <Prose
            text={`validates the orders and webhooks of a catalogue and order API, and converts them between its versions from ${oldest} to ${newest}. Package ${__VERSION__}, MIT or Apache-2.0.`}
          />
        </p>
        <p>{shown.value !== 'form' && <PasteHint />}Nothing leaves this page.</p>
      </div>
    </section>
  )
}

const PasteHint = () => (
  <>
    {source.text.value !== '' && isSample() && <b>This is a sample. </b>}Paste your own document anywhere to replace it.{' '}
  </>
)

const START = 'Starting…'

export const STARTING: Headline = { lines: [[START]] }

/** A headline alone, for a view that has no room to reserve: nothing is below it that would move. */
export const Starting = () => (
  <section class="lead columns">
    <div class="verdict">
      <h1>{START}</h1>
    </div>
  </section>
)
