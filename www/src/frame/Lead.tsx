/** What becomes of the document, in large letters, and what this page is. Screen readers hear it once typing rests. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { shown } from '../app/address.js'
import { isSample, source } from '../app/document.js'
import { atRest } from '../app/rest.js'
import { announce } from '../app/told.js'
import { Prose } from './parts.js'

/** A stretch of a sentence; one that leads somewhere is underlined. */
export type Part = string | { words: string; kind: 'moved' | 'lost'; go: () => void }

export interface Headline {
  /** Sentences, a line each. */
  lines: readonly (readonly Part[])[]
  /** What the document is. */
  what?: string
  /** One consequence. */
  more?: string
}

export function Lead({ lines, what, more, children }: Headline & { children?: ComponentChildren }) {
  const root = useRef<HTMLDivElement>(null)
  const speaking = useRef(atRest(() => announce(root.current?.innerText ?? '')))
  useEffect(() => speaking.current.soon())
  return (
    <section class="lead">
      <div>
        <div class="verdict" ref={root} tabIndex={-1}>
          <h1>
            {lines.map((parts, at) => (
              <span key={at}>{parts.map(PartWords)} </span>
            ))}
          </h1>
          {(what || more) && (
            <p class="under">
              <b>
                <Prose text={what ?? ''} />
              </b>{' '}
              <Prose text={more ?? ''} />
            </p>
          )}
        </div>
        <div class="acts">{children}</div>
      </div>
      <WhatItIs />
    </section>
  )
}

const PartWords = (part: Part) =>
  typeof part === 'string' ? (
    <Prose text={part} />
  ) : (
    <button type="button" class={part.kind} onClick={part.go}>
      <Prose text={part.words} />
    </button>
  )

const WhatItIs = () => (
  <div class="what">
    <p class="about">
      <b>order-contract</b> validates the orders and webhooks of a catalogue and order API, and converts them between
      its versions 2023-07-27 and 2024-02-05. Package {__VERSION__}, MIT or Apache-2.0.
    </p>
    <p>{shown.value.view !== 'form' && <PasteHint />}Nothing leaves this page.</p>
  </div>
)

const PasteHint = () => (
  <>
    {source.text.value !== '' && isSample() && <b>This is a sample. </b>}Paste your own document anywhere to replace it.{' '}
  </>
)

export const STARTING: Headline = { lines: [['Starting…']] }
