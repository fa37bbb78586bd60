/** A place onto which a file can be dropped. */
import { useState } from 'preact/hooks'
import { notice } from '../app/notice.js'
import { inWords } from '../app/words.js'

/**
 * Gives the place's events, and whether a file is over it. They come before those of an editor in it. Of several files
 * it takes none, because it is unclear which is meant.
 */
export function useDrops(take: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const events = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDropCapture(event: DragEvent) {
      setOver(false)
      const [file, ...more] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      event.stopPropagation()
      if (more.length > 0) notice(`None of the ${inWords(more.length + 1)} files was opened. Drop one file at a time.`)
      else take(file)
    },
  }
  return { isOver, events }
}
