/** A place onto which a file can be dropped. */
import { useState } from 'preact/hooks'
import { takeDrop } from '../app/files.js'

/** Gives the place's events, and whether a file is over it. They come before those of an editor in it. */
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
      takeDrop(event, take)
    },
  }
  return { isOver, events }
}
