/**
 * Files from the disk, by a button or dropped onto a place. They are read here and go nowhere.
 * Files too large for an editor will be for the streams: this is where they would be told apart.
 */
import { button, element } from './dom.js'
import { notice } from './notice.js'

/** What an editor can carry and a tab still answers with. */
export const LARGEST = 16 * 1024 * 1024

type Take = (text: string) => void

/** A button that opens a file. */
export function openButton(words: string, take: Take): HTMLElement {
  const input = element('input', { type: 'file', accept: '.json,.txt,application/json,text/plain', hidden: true })
  input.addEventListener('change', () => {
    const file = input.files?.[0]
    input.value = ''
    if (file) void read(file, take)
  })
  return element(
    'span',
    {},
    button(words, () => input.click()),
    input,
  )
}

/** Lets a file be dropped onto a place; the page itself is not left for it. */
export function takeDrops(place: HTMLElement, take: Take): void {
  place.addEventListener('dragover', (event) => {
    if (!carriesFile(event)) return
    event.preventDefault()
    place.classList.add('dropping')
  })
  place.addEventListener('dragleave', () => place.classList.remove('dropping'))
  place.addEventListener(
    'drop',
    (event) => {
      place.classList.remove('dropping')
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      event.stopPropagation()
      void read(file, take)
    },
    // Before the editor, which would put the text in where it was dropped.
    { capture: true },
  )
}

const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

async function read(file: File, take: Take): Promise<void> {
  if (file.size > LARGEST) {
    notice(
      'That file is larger than 16 MB, more than an editor can carry. What was here stays. Use the package for it.',
    )
    return
  }
  try {
    take(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer()))
  } catch {
    notice('That file is not text in UTF-8, so it was not opened. What was here stays.')
  }
}
