/** The view "Form": an order request to fill in, and beside it the request that would send it. */
import '../../style/form.css'
import { signal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { versions } from '../../app/names.js'
import { Editor } from '../../editor/Editor.js'
import { DocumentTools } from '../../frame/DocumentTools.js'
import { CodedPane, Pane, Panes } from '../../frame/Panes.js'
import { Button, Choice, CopyButton, Prose, Sheet } from '../../frame/parts.js'
import { Chip, Count, Verdict } from '../../frame/Verdict.js'
import { fetchOf, headOf } from './call.js'
import { Members } from './FieldViews.js'
import { Summary } from './Summary.js'
import { snippetOf } from './snippet.js'
import {
  call,
  check,
  counts,
  description,
  held,
  putBack,
  request,
  sent,
  showRequest,
  startOver,
  take,
  told,
  turnTo,
  type,
} from './state.js'

export { open, share } from './state.js'

const side = signal('from')

export function View() {
  const summary = useRef<HTMLElement>(null)
  useSignalEffect(showRequest)
  const submit = (event: Event) => {
    event.preventDefault()
    if (check()) return
    side.value = 'from'
    requestAnimationFrame(() => summary.current?.focus())
  }
  return (
    <>
      <FormVerdict />
      <Panes shown={side} from="Form" to="Request">
        <Pane side="from" label="Form" take={take} head={<FormHead />}>
          <div class="scrolled">
            <form id="order" class="order" noValidate aria-label="Order" onSubmit={submit}>
              <Notes />
              <Summary root={summary} />
              {description.value && (
                <Members object={description.value.object} at="" typed={held.value.typed} type={type} />
              )}
              <CheckButton />
            </form>
          </div>
        </Pane>
        <CodedPane
          class="request"
          label="Request"
          head={<CopyRequest />}
          code={snippetOf(held.value.version, !held.value.isChecked)}
        >
          <Request />
        </CodedPane>
      </Panes>
    </>
  )
}

const CheckButton = () => (
  <Button type="submit" form="order" class="button first">
    Check the order
  </Button>
)

function FormVerdict() {
  const { missing, wrong } = counts.value
  const isDone = missing + wrong === 0
  if (!sent.value) return <Verdict words="Starting…" kind="plain" acts={<CheckButton />} />
  return (
    <Verdict
      words={isDone ? 'Ready to send:' : 'Not ready to send yet:'}
      kind={isDone ? 'good' : held.value.isChecked ? 'bad' : 'plain'}
      acts={<CheckButton />}
    >
      {isDone && <Chip kind="good">✓ valid</Chip>}
      <Count kind="bad" one="to correct" many="to correct" count={wrong} />
      <Count kind={held.value.isChecked ? 'bad' : 'plain'} one="to fill in" many="to fill in" count={missing} />
    </Verdict>
  )
}

const FormHead = () => (
  <>
    <Choice
      isQuiet
      label="Version"
      value={held.value.version}
      options={versions.toReversed().map((it) => [it, it])}
      choose={turnTo}
    />
    <span class="what">order request</span>
    <DocumentTools samples="form" pick={({ text, versions }) => take(text, versions.at(-1))} take={take}>
      <Button class="quiet" onClick={startOver}>
        Start over
      </Button>
    </DocumentTools>
  </>
)

/** What was done to a document that was taken over. */
function Notes() {
  const { value } = told
  const before = value?.before
  return (
    <div class="notes" role="status">
      {value?.words().map((words) => (
        <p key={words}>
          <Prose text={words} />
        </p>
      ))}
      {before && <Button onClick={() => putBack(before)}>Put back what was there</Button>}
    </div>
  )
}

const CopyRequest = () => (
  <>
    <span class="push" />
    <CopyButton label="Copy as fetch()" text={() => (call.value ? fetchOf(call.value) : '')} />
    <CopyButton label="Copy the JSON" text={() => sent.value?.text ?? ''} />
  </>
)

const Request = () => (
  <>
    <Sheet class="sent" label="Headers of the request" text={call.value ? headOf(call.value) : ''} />
    <Editor text={request} label="Body of the request" />
  </>
)
