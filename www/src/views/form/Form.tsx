/** The view "Form": an order request to fill in, and beside it the request that would send it. */
import '../../style/form.css'
import '../../style/webhook.css'
import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { versions } from '../../app/names.js'
import { inWords } from '../../app/words.js'
import { Editor } from '../../editor/Editor.js'
import { DocumentTools } from '../../frame/DocumentTools.js'
import { Lead, STARTING } from '../../frame/Lead.js'
import { Next, Pane } from '../../frame/Panes.js'
import { Button, Choice, CopyButton, Prose, Sheet } from '../../frame/parts.js'
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

export function View() {
  const summary = useRef<HTMLElement>(null)
  useSignalEffect(showRequest)
  const submit = (event: Event) => {
    event.preventDefault()
    if (!check()) requestAnimationFrame(() => summary.current?.focus())
  }
  return (
    <>
      <Headline />
      <div class="body">
        <div class="sheets">
          <Pane side="from" label="Form" take={take} head={<FormHead />}>
            <form id="order" class="order" noValidate aria-label="Order" onSubmit={submit}>
              <Notes />
              <Summary root={summary} />
              {description.value && (
                <Members object={description.value.object} at="" typed={held.value.typed} type={type} />
              )}
              <CheckButton />
            </form>
          </Pane>
          <div class="gutter" />
          <div class="request">
            <Pane side="to" label="Request" head={<RequestHead />}>
              <Sheet class="sent" label="Headers of the request" text={call.value ? headOf(call.value) : ''} />
              <Editor text={request} label="Body of the request" />
            </Pane>
            <Next code={snippetOf(held.value.version, !held.value.isChecked)} />
          </div>
        </div>
      </div>
    </>
  )
}

const CheckButton = () => (
  <Button type="submit" form="order" class="first">
    Check the order
  </Button>
)

function Headline() {
  const { missing, wrong } = counts.value
  if (!sent.value) return <Lead {...STARTING} />
  const lines = [
    ...(wrong > 0 ? [`${inWords(wrong)} to correct.`] : []),
    ...(missing > 0 ? [`${inWords(missing)} to fill in.`] : []),
  ]
  return (
    <Lead
      lines={lines.length > 0 ? lines.map((line) => [line]) : [['Ready to send.']]}
      what={`An order request of version ${held.value.version}.`}
      more={lines.length > 0 ? 'Each mistake is shown at its field.' : 'The order is valid.'}
    >
      <CheckButton />
    </Lead>
  )
}

const FormHead = () => (
  <>
    <Choice
      class="version"
      label="Version"
      value={held.value.version}
      options={versions.toReversed().map((it) => [it, it])}
      choose={turnTo}
    />
    <span class="shape">Order request</span>
    <DocumentTools offer="orders" pick={({ text, versions }) => take(text, versions.at(-1))} take={take}>
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

const RequestHead = () => (
  <>
    <h2>Request</h2>
    <span class="tools">
      <CopyButton label="Copy as fetch()" text={() => (call.value ? fetchOf(call.value) : '')} />
      <CopyButton label="Copy the JSON" text={() => sent.value?.text ?? ''} />
    </span>
  </>
)
