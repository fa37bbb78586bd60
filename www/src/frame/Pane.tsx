/** A part of a view with a head above it, onto which a file can be dropped. */
import type { ComponentChildren } from 'preact'
import { readFile } from '../app/files.js'
import { useDrops } from './drops.js'

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
  const { isOver, events } = useDrops((file) => void (take && readFile(file, take)))
  return (
    <section id={id} class={`pane ${name} ${isOver ? 'dropping' : ''}`} aria-label={label} {...(take && events)}>
      <div class="head">{head}</div>
      {children}
    </section>
  )
}
