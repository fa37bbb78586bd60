/** The view "Webhook": a delivery to edit, and beside it what the receiver of `order-contract/edge` answers. */
import '../../style/form.css'
import { useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { clear, pickSample, source } from '../../app/document.js'
import { literal, program } from '../../app/literal.js'
import { counted } from '../../app/words.js'
import { NOTHING, problemMarks } from '../../editor/drawn.js'
import { Editor } from '../../editor/Editor.js'
import { Lead, STARTING } from '../../frame/Lead.js'
import { DocumentTools, Next, Pane } from '../../frame/Panes.js'
import { Button, CopyButton, PlaceLink, Prose, Sheet } from '../../frame/parts.js'
import { deliver, handled, isUpdate, pickFirstDelivery } from './state.js'

export { openDocument as open, replaceDocument as take, shareDocument as share } from '../../app/document.js'

export function View() {
  useEffect(() => void pickFirstDelivery(), [])
  useSignalEffect(() => void deliver())
  useSignalEffect(() => source.draw({ ...NOTHING, marks: problemMarks(handled.value?.problems ?? []) }))
  return (
    <>
      <Headline />
      <div class={`body ${handled.value ? '' : 'starting'}`}>
        <div class="sheets columns">
          <div class="stack">
            <Pane side="from" label="Delivery" head={<DeliveryHead />}>
              <Editor text={source} />
            </Pane>
            <Problems />
          </div>
          <div class="gutter" />
          <div class="stack">
            <Pane side="to" label="Response" head={<ResponseHead />}>
              <Response />
            </Pane>
            <Next code={snippet()} />
          </div>
        </div>
      </div>
    </>
  )
}

function Headline() {
  const { value } = handled
  if (value === undefined) return <Lead {...STARTING} />
  const { rejection } = value
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
    <DocumentTools offer="deliveries" pick={pickSample}>
      <Button class="quiet" onClick={clear}>
        Clear
      </Button>
    </DocumentTools>
  </>
)

function ResponseHead() {
  const { head = '', body = '' } = handled.value ?? {}
  return (
    <>
      <h2>Response</h2>
      <span class="tools">
        <CopyButton label="Copy" text={() => `${head}\n\n${body}`} />
      </span>
    </>
  )
}

/** In bytes. */
const sizeOf = (text: string) => new TextEncoder().encode(text).length

const laidOut = (value: unknown) => JSON.stringify(value, null, 2)

function Response() {
  const shown = handled.value
  if (!shown) return null
  const { update, head, body, rejection } = shown
  const size = counted(sizeOf(body), 'byte')
  return (
    <>
      <Sheet class="sent" label="Status and headers of the response" text={head} />
      {rejection && <Sheet class="answer" label="Body of the response" text={laidOut(rejection)} />}
      <p class="answer soft">{rejection ? `${size} on one line. Formatted here for reading.` : 'No body.'}</p>
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
    {(handled.value?.problems ?? []).map((problem, at) => (
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

/** The code that answers a delivery in a worker as the page has. */
const snippet = () =>
  program({ functions: 'createReceiver', from: 'order-contract/edge' }, (inLanguage) => [
    `const receive = createReceiver(${inLanguage.messages ? literal(inLanguage) : ''})`,
    '',
    'export default {',
    '  async fetch(request: Request): Promise<Response> {',
    '    const { response, update, error } = await receive(request)',
    '    if (error) console.error(error)',
    '    if (update) console.log(update)',
    '    return response',
    '  },',
    '}',
  ])
