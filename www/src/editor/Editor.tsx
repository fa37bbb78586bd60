/** A text on the page, in an editor. */
import { useEffect, useRef } from 'preact/hooks'
import { spokenPhrases } from '../app/words.js'
import type { EditedText } from './text.js'

interface Props {
  text: EditedText
  label: string
  hint?: string
}

export function Editor({ text, label, hint = '' }: Props) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (host.current) void text.show(host.current)
  }, [text])
  const { value: live } = text.live
  const phrases = spokenPhrases()
  useEffect(() => live?.say(label, hint, phrases), [live, label, hint, phrases])
  return (
    <div ref={host} class="editor" data-live={live !== undefined}>
      {!live && <pre>{text.text.value}</pre>}
    </div>
  )
}
