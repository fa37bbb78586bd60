/** The line that says what the document is and what becomes of it. Screen readers hear it once typing rests. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { atRest } from '../app/rest.js'
import { announce } from '../app/told.js'
import { counted } from '../app/words.js'
import { Button, Prose } from './parts.js'

export type VerdictKind = 'good' | 'partial' | 'bad' | 'plain'

interface Props {
  words: string
  kind: VerdictKind
  /** Chips behind the sentence. */
  children?: ComponentChildren
  acts?: ComponentChildren
}

export function Verdict({ words, kind, children, acts }: Props) {
  const root = useRef<HTMLParagraphElement>(null)
  const speaking = useRef(
    atRest(() => announce([...(root.current?.children ?? [])].map((it) => it.textContent).join(' '))),
  )
  useEffect(() => speaking.current.soon())
  return (
    <div class={`verdict ${kind}`}>
      <p ref={root}>
        <b>
          <Prose text={words} />
        </b>
        {children}
      </p>
      <div class="acts">{acts}</div>
    </div>
  )
}

interface ChipProps {
  kind: 'change' | 'loss' | 'bad' | 'plain' | 'good'
  children: ComponentChildren
  /** Without it, the chip only tells. */
  press?: (() => void) | undefined
  href?: string
}

/** Something short behind the sentence. */
export function Chip({ kind, children, press, href }: ChipProps) {
  const name = `chip ${kind}`
  if (href) return <a class={name} href={href} children={children} />
  if (press) return <Button class={name} onClick={press} children={children} />
  return <span class={name} children={children} />
}

interface CountProps extends Omit<ChipProps, 'children'> {
  one: string
  many?: string
  count: number
  /** Whether there may be more. */
  isLeast?: boolean | undefined
}

/** A count, if there is something to count; pressed, it goes to the next of its places. */
export function Count({ one, many, count, isLeast, ...chip }: CountProps) {
  const words = counted(count, one, many)
  return count > 0 ? <Chip {...chip}>{isLeast ? `at least ${words}` : words}</Chip> : null
}
