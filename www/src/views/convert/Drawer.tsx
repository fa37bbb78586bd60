/** Below the texts: what has changed, the complement, and the code that does the same. */
import { signal } from '@preact/signals'
import { source } from '../../app/document.js'
import { pathOf } from '../../app/pointer.js'
import { inWords } from '../../app/words.js'
import { Button, CodeListing, Listing, Panel, Prose, SectionLink, Tabs } from '../../frame/parts.js'
import type { Row } from './outcome.js'
import { snippetOf } from './snippet.js'
import { goTo, outcome, result, rows, success } from './state.js'

const shown = signal('changes')

/** The most rows that are shown. */
const MOST = 200

export function Drawer() {
  const titles = { changes: 'What changed', complement: 'Complement', code: 'Code' }
  return (
    <div class="drawer">
      <Tabs class="drawer-tabs" label="Details" titles={titles} shown={shown} />
      <Panel id={shown.value} class="drawer-panel">
        {shown.value === 'changes' && <Changes />}
        {shown.value === 'complement' && <Complement />}
        {shown.value === 'code' && <Code />}
      </Panel>
    </div>
  )
}

function Changes() {
  const { value: all } = rows
  if (all.length === 0)
    return <p class="nothing">{success.value ? 'Nothing has to change.' : 'Nothing to show yet.'}</p>
  return (
    <>
      <ol class="rows">
        {all.slice(0, MOST).map((row) => (
          <ChangeRow key={row.id} row={row} />
        ))}
      </ol>
      {all.length > MOST && <p class="nothing">{`And ${inWords(all.length - MOST)} more.`}</p>}
    </>
  )
}

function ChangeRow({ row: { id, kind, from, to, why, section } }: { row: Row }) {
  const { pointed } = kind === 'gap' ? result : source
  const arrow = { change: '→', loss: '✕', gap: '+' }[kind]
  return (
    <li class={`${kind} ${pointed.value === id ? 'lit' : ''}`}>
      <span class="dot" />
      <Button class="place" onClick={() => goTo(id)}>
        <code>{pathOf(kind === 'gap' ? to : from)}</code>
      </Button>
      <span aria-hidden="true">{arrow}</span>
      <code>{kind === 'change' ? to.slice(to.lastIndexOf('/') + 1) : ''}</code>
      <small>
        <Prose text={`${{ change: '', loss: 'Lost:', gap: 'Missing:' }[kind]} ${why}`} />
      </small>
      <SectionLink section={section} />
    </li>
  )
}

function Complement() {
  const complement = success.value?.conversion.complement
  if (!complement)
    return <p class="nothing">{success.value ? 'Converting back needs no complement.' : 'Nothing to show yet.'}</p>
  const text = JSON.stringify(complement, null, 2)
  return (
    <Listing
      text={text}
      lead="What the way back needs to give the same bytes"
      copy="Copy the complement"
      label="Complement"
    />
  )
}

function Code() {
  const { value: made } = outcome
  return made ? <CodeListing text={snippetOf(made)} /> : <p class="nothing">Nothing to show yet.</p>
}
