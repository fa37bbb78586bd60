/** A text on the page, in an editor. */
import { useEffect, useRef } from 'preact/hooks'
import type { EditedText } from './text.js'

export function Editor({ text }: { text: EditedText }) {
  const host = useRef<HTMLDivElement>(null)
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
