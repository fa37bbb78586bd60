/** A text on the page, in an editor. */
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../app/words.js'
import type { EditedText } from './text.js'

interface Props {
  text: EditedText
  label: string
  hint?: string
}

export function Editor({ text, label, hint = '' }: Props) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (host.current) text.mount(host.current)
    return () => text.unmount()
  }, [text])
  const phrases = phrasesNow()
  useEffect(() => text.say({ label, hint, phrases }), [text, label, hint, phrases.Find])
  const isLive = text.view.value !== undefined
  return (
    <div ref={host} class="editor" data-editor={label} data-live={isLive}>
      {!isLive && <pre>{text.text.value}</pre>}
    </div>
  )
}

/** The editor's own words. */
const phrasesNow = (): Record<string, string> => ({
  Find: say('find'),
  next: say('next'),
  previous: say('previous'),
  all: say('all'),
  'match case': say('matchCase'),
  regexp: say('regexp'),
  'by word': say('byWord'),
  close: say('close'),
  Replace: say('replace'),
  replace: say('replaceOne'),
  'replace all': say('replaceAll'),
  'current match': say('currentMatch'),
  'Go to line': say('goToLine'),
  go: say('go'),
  'Fold line': say('fold'),
  'Unfold line': say('unfold'),
  'folded code': say('folded'),
  unfold: say('unfold'),
})
