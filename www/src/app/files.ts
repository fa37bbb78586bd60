/**
 * Takes files from the disk, and reads texts from them. A file that is too large for an editor is handed over to the
 * view Files.
 */
import { signal } from '@preact/signals'
import { closeNotice, notice } from './notice.js'
import { say } from './words.js'

/** In bytes. The package reads documents of 1 MB; a larger one may be a delivery that a receiver refuses. */
const LARGEST_TEXT = 4 * 1024 * 1024

type Take = (text: string) => void

/** Keeps the browser from opening a file that is dropped beside the places for it: it would leave the page. */
export function refuseStrayFiles(): void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer } = event
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  addEventListener('dragover', refuse)
  addEventListener('drop', refuse)
}

/** The file that the view Files takes when it is shown next. */
export const handedOver = signal<File | undefined>(undefined)

/** Shows a file in the view Files. */
export function openInFiles(file: File): void {
  handedOver.value = file
  closeNotice()
  location.hash = '#files'
}

export async function readFile(file: File, take: Take): Promise<void> {
  if (file.size > LARGEST_TEXT) {
    const act = { words: () => say('openInFiles'), press: () => openInFiles(file) }
    return notice(() => say('tooLarge'), act)
  }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (bytes === undefined) return notice(() => say('fileUnreadable'))
  const text = decoded(bytes)
  if (text === undefined) return notice(() => say('fileNotText'))
  closeNotice()
  take(text)
}

function decoded(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Has the browser save a file. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
