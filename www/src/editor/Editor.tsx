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
    if (host.current) void text.show(host.current)
  }, [text])
  const { value: live } = text.live
  const phrases = phrasesNow()
  useEffect(() => live?.say(label, hint, phrases), [live, label, hint, phrases.Find])
  return (
    <div ref={host} class="editor" data-live={live !== undefined}>
      {!live && <pre>{text.text.value}</pre>}
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
