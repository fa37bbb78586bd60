/** Takes files from the disk, and reads texts from them. */
import type { Shape, Version } from 'order-contract/wasm'
import { newest, oldest } from './names.js'
import { closeNotice, notice } from './notice.js'

/** In bytes. Typing in a larger text would be slow. */
export const LARGEST = 10_000_000

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

/** The command that converts a file with a document per line: as the page has done, or by default orders. */
export function commandFor(file: string, { shape, from, to }: Converting = DEFAULT): string {
  return `npx order-contract convert ${shape} ${file} --from ${from} --to ${to} -o new.ndjson --complements back.ndjson`
}

interface Converting {
  shape: Shape
  from: Version
  to: Version
}

const DEFAULT: Converting = { shape: 'order', from: oldest, to: newest }

export async function readFile(file: File, take: Take): Promise<void> {
  if (file.size > LARGEST)
    return notice('This file is larger than 10 MB. The command converts it, a document per line:', {
      copy: commandFor(file.name),
    })
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (bytes === undefined) return notice('The file could not be read. If it has changed, open it again.')
  const text = decoded(bytes)
  if (text === undefined) return notice('That file is not text in UTF-8, so it was not opened. What was here stays.')
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
