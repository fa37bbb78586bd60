/**
 * Files from the disk, by a button or dropped onto a place. They are read here and go nowhere.
 * Files too large for an editor are for the view Files.
 */
import { button, element } from './dom.js'
import { notice } from './notice.js'
import { say } from './words.js'

/** What an editor can carry and a tab still answers with. */
export const LARGEST = 16 * 1024 * 1024

type Take = (text: string) => void
type TakeFile = (file: File) => void

/** A button that opens a text. */
export const openButton = (take: Take): HTMLElement =>
  fileButton(say('openFile'), '.json,.txt,application/json,text/plain', (file) => void read(file, take))

/** Lets a text be dropped onto a place. */
export const takeDrops = (place: HTMLElement, take: Take): void => takeFileDrops(place, (file) => void read(file, take))

/** A button that opens a file. */
export function fileButton(words: string, accept: string, take: TakeFile): HTMLElement {
  const input = element('input', { type: 'file', accept, hidden: true })
  input.addEventListener('change', () => {
    const file = input.files?.[0]
    input.value = ''
    if (file) take(file)
  })
  return element(
    'span',
    {},
    button(words, () => input.click()),
    input,
  )
}

/** Lets a file be dropped onto a place; the page itself is not left for it. */
export function takeFileDrops(place: HTMLElement, take: TakeFile): void {
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
      take(file)
    },
    // Before the editor, which would put the text in where it was dropped.
    { capture: true },
  )
}

const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

async function read(file: File, take: Take): Promise<void> {
  if (file.size > LARGEST) {
    notice(say('fileTooLarge'))
    return
  }
  try {
    take(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer()))
  } catch {
    notice(say('fileNotText'))
  }
}
