/** Documents that are pasted, dropped, opened or at an address: anywhere on the page, for the view that is shown. */
import { loaded, shown } from './current.js'
import { commandFor, decoded, LARGEST } from './files.js'
import { closeNotice, notice } from './notice.js'
import { inWords } from './words.js'

export function takeDocuments(): void {
  addEventListener('paste', (event) => {
    const [target] = event.composedPath()
    const text = event.clipboardData?.getData('text/plain')
    if (!text || event.defaultPrevented) return
    if (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))) return
    event.preventDefault()
    take(text)
  })
  addEventListener('dragover', (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault())
  // Before an editor has it.
  addEventListener('drop', drop, { capture: true })
}

function drop(event: DragEvent): void {
  const [file, ...more] = event.dataTransfer?.files ?? []
  if (!file) return
  event.preventDefault()
  event.stopPropagation()
  // It is unclear which of several is meant.
  if (more.length > 0) notice(`None of the ${inWords(more.length + 1)} files was opened. Drop one file at a time.`)
  else void takeFile(file)
}

const take = (text: string): void => loaded.peek()?.view.take(text)

/** For phones, which have no key for it. */
export async function takeClipboard(): Promise<void> {
  const text = await navigator.clipboard.readText().catch(() => '')
  if (text) take(text)
  else notice('The browser gives the page no text. Hold a finger on the document, and choose to paste.')
}

export async function takeFile(file: File): Promise<void> {
  if (file.size > LARGEST)
    return notice('This file is larger than 10 MB. The command takes it, a document per line:', {
      copy: commandFor(shown.peek(), { file: file.name }),
    })
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (bytes === undefined) return notice('The file could not be read. If it has changed, open it again.')
  const text = decoded(bytes)
  if (text === undefined) return notice('That file is not text in UTF-8, so it was not opened. What was here stays.')
  closeNotice()
  take(text)
}

/** `?url=…` offers a document of this origin, or of one that allows it: it is asked for only if a person wants that. */
export function offerRemote(): void {
  const asked = new URLSearchParams(location.search).get('url')
  if (asked === null) return
  const url = URL.canParse(asked, location.href) ? new URL(asked, location.href) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    notice('The address behind `?url=` is not one.')
    return
  }
  notice(`Open the document at \`${url.href}\`? Its server sees that you ask for it.`, {
    act: { words: 'Open it', press: () => void takeFrom(url) },
  })
}

async function takeFrom(url: URL): Promise<void> {
  try {
    const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    if (response.ok) await takeFile(new File([await response.blob()], url.pathname.split('/').at(-1) || 'file'))
    else notice(`The server answers ${response.status}.`)
  } catch {
    notice('The document could not be loaded. Its server must allow this page to read it (CORS).')
  }
}
