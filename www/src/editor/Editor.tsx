/** A text on the page, in an editor. */
import { useEffect, useRef } from 'preact/hooks'
import { begin } from '../app/current.js'
import { whenLoaded } from '../app/notice.js'
import { nextTask } from '../app/rest.js'
import type { EditedText } from './text.js'

interface Props {
  text: EditedText
  /** Of its words, if it is not that of the page. */
  lang?: string | undefined
}

export function Editor({ text, lang }: Props) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (host.current) void show(text, host.current)
  }, [text])
  const isLive = text.live.value !== undefined
  return (
    <div ref={host} class="editor" lang={lang} data-live={isLive}>
      {!isLive && <pre>{text.text.value}</pre>}
    </div>
  )
}

/** Shows a text in an element, and nowhere else. */
async function show(text: EditedText, host: HTMLElement): Promise<void> {
  if (text.live.peek() === undefined) {
    const part = await whenLoaded(begin().then(() => import('./live.js')))
    await nextTask()
    if (part === undefined) return
    const made = new part.LiveText(text)
    await nextTask()
    if (text.live.peek() === undefined) {
      made.start()
      text.live.value = made
    }
  }
  const live = text.live.peek()
  if (live && host.isConnected) host.append(live.element)
}
