/** The two sides of a view: beside each other, or where there is room for one, behind tabs. */
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { readFile } from '../app/files.js'
import { useDrops } from './drops.js'
import { CodeListing, Panel, Tabs } from './parts.js'

/** The sides, which are called `from` and `to`. */
interface PanesProps {
  shown: Signal<string>
  from: string
  to: string
  children: ComponentChildren
}

export const Panes = ({ shown, from, to, children }: PanesProps) => (
  <>
    <Tabs class="segments" label="Texts" shown={shown} titles={{ from, to }} />
    <div class={`panes shows-${shown.value}`}>{children}</div>
  </>
)

interface PaneProps {
  side: 'from' | 'to'
  label: string
  head: ComponentChildren
  children: ComponentChildren
  /** Takes the text of a dropped file. */
  take?: (text: string) => void
}

export function Pane({ side, label, head, children, take }: PaneProps) {
  const { isOver, events } = useDrops((file) => void (take && readFile(file, take)))
  const name = `pane ${side} ${isOver ? 'dropping' : ''}`
  return (
    <section id={`panel-${side}`} class={name} aria-label={label} {...(take && events)}>
      <div class="head">{head}</div>
      {children}
    </section>
  )
}

interface CodedPaneProps extends Pick<PaneProps, 'label' | 'children'> {
  code: string | undefined
  /** Behind the tabs. */
  head?: ComponentChildren
  class?: string
}

/** The side that answers, or the code that does the same. */
export function CodedPane({ label, code, head, children, class: name = 'scrolled' }: CodedPaneProps) {
  const tab = useSignal('main')
  const titles = { main: label, code: 'Code' }
  const tabs = <Tabs class="inline" label="Details" shown={tab} titles={titles} />
  return (
    <Pane side="to" label={label} head={[tabs, head]}>
      <Panel id={tab.value} class={name}>
        {tab.value === 'main' ? children : code && <CodeListing text={code} />}
      </Panel>
    </Pane>
  )
}
