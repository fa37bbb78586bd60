/** A part of a view with a head above it, onto which a file can be dropped. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { readFile, takeDrop } from '../app/files.js'

interface Props {
  head: ComponentChildren
  children: ComponentChildren
  class?: string
  /** Takes the text of a dropped file. */
  take?: (text: string) => void
  label?: string
  id?: string
}

export function Pane({ head, children, class: name = '', take, label, id }: Props) {
  const [isOver, setOver] = useState(false)
  const drops = take && {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    // Before the editor: it would insert the text where it was dropped.
    onDropCapture(event: DragEvent) {
      setOver(false)
      takeDrop(event, (file) => void readFile(file, take))
    },
  }
  return (
    <section id={id} class={`pane ${name} ${isOver ? 'dropping' : ''}`} aria-label={label} {...drops}>
      <div class="head">{head}</div>
      {children}
    </section>
  )
}
