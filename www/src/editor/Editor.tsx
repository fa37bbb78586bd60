/** A text on the page, in an editor. */
import { useEffect, useRef } from 'preact/hooks'
import type { EditedText } from './text.js'

interface Props {
  text: EditedText
  label: string
  hint?: string
}

export function Editor({ text, label, hint = '' }: Props) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => text.say({ label, hint }), [text, label, hint])
  useEffect(() => {
    if (host.current) void text.show(host.current)
  }, [text])
  const isLive = text.live.value !== undefined
  return (
    <div ref={host} class="editor" data-live={isLive}>
      {!isLive && <pre>{text.text.value}</pre>}
    </div>
  )
}
