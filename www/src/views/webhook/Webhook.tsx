/** The view "Webhook": a delivery to edit, and beside it what the receiver of `order-contract/edge` answers. */
import '../../style/form.css'
import { useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { clear, replaceDocument, source } from '../../app/document.js'
import { problemMarks } from '../../app/problem_marks.js'
import { METHODS } from '../../app/share.js'
import { counted } from '../../app/words.js'
import { Editor } from '../../editor/Editor.js'
import { DocumentTools } from '../../frame/DocumentTools.js'
import { Lead, STARTING } from '../../frame/Lead.js'
import { Next, Pane } from '../../frame/Panes.js'
import { Button, Choice, CopyButton, Labelled, PlaceLink, Prose, Sheet } from '../../frame/parts.js'
import { sizeOf } from './delivery.js'
import { snippet } from './snippet.js'
import { deliver, type Handled, handled, how, isUpdate, pickDelivery, pickFirstDelivery, send } from './state.js'

export { open, share } from './state.js'

export function View() {
  useEffect(() => void pickFirstDelivery(), [])
  useSignalEffect(() => void deliver())
  useSignalEffect(() => source.draw({ marks: problemMarks(answered()?.problems ?? []), folds: [], blocks: [] }))
  return (
    <>
      <Headline />
      <div class="body">
        <div class="sheets columns">
          <Pane side="from" label="Delivery" take={replaceDocument} head={<DeliveryHead />}>
            <Sending />
            <Editor text={source} label="Body of the delivery" hint="Paste a delivery, or pick a sample." />
          </Pane>
          <div class="gutter" />
          <Pane side="to" label="Response" head={<ResponseHead />}>
            <Response />
          </Pane>
        </div>
        <div class="after columns">
          <Problems />
          <Next code={snippet()} />
        </div>
      </div>
    </>
  )
}

const answered = (): Handled | undefined => (handled.value && 'answer' in handled.value ? handled.value : undefined)

function Headline() {
  const { value } = handled
  if (value === undefined) return <Lead {...STARTING} />
  if ('reason' in value) return <Lead lines={[['This can’t be sent.']]} more={value.reason} />
  const { rejection } = value.answer
  if (rejection === undefined)
    return <Lead lines={[['Received:'], ['the answer is 200.']]} more="There is an update to handle." />
  const { status, code, detail = '' } = rejection
  const what = isUpdate.value ? '' : 'This does not look like a product update.'
  return <Lead lines={[[`Rejected with ${status},`], [`\`${code}\`.`]]} what={what} more={detail} />
}

const DeliveryHead = () => (
  <>
    <h2>Delivery</h2>
    <span class="shape">{counted(sizeOf(source.text.value), 'byte')}</span>
    <DocumentTools offer="deliveries" pick={pickDelivery} take={replaceDocument}>
      <Button class="quiet" onClick={clear}>
        Clear
      </Button>
    </DocumentTools>
  </>
)

/** How the delivery is sent. */
const Sending = () => (
  <section class="sending" aria-label="How it is sent">
    <Choice
      label="Method"
      value={how.value.method}
      options={METHODS.map((method) => [method, method])}
      choose={(method) => send({ method })}
    />
    <Labelled id="headers" label="Headers, a line each">
      <textarea
        id="headers"
        rows={2}
        spellcheck={false}
        autocapitalize="off"
        value={how.value.headers}
        onInput={({ currentTarget }) => send({ headers: currentTarget.value })}
      />
    </Labelled>
  </section>
)

function ResponseHead() {
  const { head = '', body = '' } = answered()?.answer ?? {}
  return (
    <>
      <h2>Response</h2>
      <span class="tools">
        <CopyButton label="Copy" text={() => `${head}\n\n${body}`} />
      </span>
    </>
  )
}

const laidOut = (value: unknown) => JSON.stringify(value, null, 2)

function Response() {
  const shown = answered()
  if (!shown) return null
  const { update, answer } = shown
  const size = counted(sizeOf(answer.body), 'byte')
  return (
    <>
      <Sheet class="sent" label="Status and headers of the response" text={answer.head} />
      {answer.rejection && <Sheet class="answer" label="Body of the response" text={laidOut(answer.rejection)} />}
      <p class="answer soft">{answer.rejection ? `${size} on one line. Formatted here for reading.` : 'No body.'}</p>
      {update && (
        <>
          <h3 class="answer">The update to handle</h3>
          <Sheet class="answer update" label="The update to handle" text={laidOut(update)} />
        </>
      )}
    </>
  )
}

/** What is wrong with the body. */
const Problems = () => (
  <ul class="problems">
    {(answered()?.problems ?? []).map((problem, at) => (
      <li key={at} class={`note ${problem.severity}`}>
        <p>
          <Prose text={problem.message} />
        </p>
        <p class="at">
          <PlaceLink problem={problem} />
        </p>
      </li>
    ))}
  </ul>
)
