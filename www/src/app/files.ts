/**
 * Takes files from the disk, by a button or dropped onto a place, and reads texts from them. A file that is too large
 * for an editor is handed over to the view Files.
 */
import { button, element } from './dom.js'
import { closeNotice, notice } from './notice.js'
import { say } from './words.js'

/** In characters. In a larger text typing is slow: each key has the browser lay out the whole text again. */
export const LARGEST_TEXT = 1024 * 1024

type Take = (text: string) => void
type TakeFile = (file: File) => void

/** A button that opens a text. */
export const openButton = (take: Take): HTMLElement =>
  fileButton(say('openFile'), '.json,.txt,application/json,text/plain', (file) => void read(file, take))

/** Lets a text be dropped onto a place. */
export const takeDrops = (place: HTMLElement, take: Take): void => takeFileDrops(place, (file) => void read(file, take))

/** A button that opens a file. `attributes` are those of the button. */
export function fileButton(
  words: string,
  accept: string,
  take: TakeFile,
  attributes?: Parameters<typeof button>[2],
): HTMLElement {
  const input = element('input', { type: 'file', accept, hidden: true })
  input.addEventListener('change', () => {
    const file = input.files?.[0]
    input.value = ''
    if (file) take(file)
  })
  return element(
    'span',
    {},
    button(words, () => input.click(), attributes),
    input,
  )
}

/** Accepts a file that is dropped onto a place. Of several files it accepts none, because it is unclear which is meant. */
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
      const [file, ...more] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      event.stopPropagation()
      if (more.length > 0) notice(() => say('severalFiles', { count: more.length + 1 }))
      else take(file)
    },
    // Before the editor: it would insert the text where it was dropped.
    { capture: true },
  )
}

/** Keeps the browser from opening a file that is dropped beside these places: it would leave the page. */
export function refuseStrayFiles(): void {
  addEventListener('dragover', (event) => {
    if (event.defaultPrevented || !carriesFile(event)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  })
  addEventListener('drop', (event) => {
    if (carriesFile(event)) event.preventDefault()
  })
}

const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** The file that the view Files takes when it is shown next. */
let handedOver: File | undefined

export function takeHandedOver(): File | undefined {
  const file = handedOver
  handedOver = undefined
  return file
}

/** Says that a text is too large for an editor, and offers to hand it over to the view Files. */
export function offerFilesView(file: File): void {
  const hand = () => {
    handedOver = file
    closeNotice()
    location.hash = '#files'
  }
  notice(() => say('tooLarge'), ['openInFiles', hand])
}

async function read(file: File, take: Take): Promise<void> {
  if (file.size > LARGEST_TEXT) return offerFilesView(file)
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (bytes === undefined) return notice(() => say('fileUnreadable'))
  const text = decoded(bytes)
  if (text === undefined) return notice(() => say('fileNotText'))
  take(text)
}

function decoded(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
