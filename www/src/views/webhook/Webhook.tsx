/** The view "Webhook": a delivery to edit, and beside it what the receiver of `order-contract/edge` answers. */
import { computed, signal, useSignalEffect } from '@preact/signals'
import type { Problem, Version } from 'order-contract'
import type { IncomingRequest, ProblemDetails, Received } from 'order-contract/edge'
import { useLayoutEffect } from 'preact/hooks'
import { contract, isReady } from '../../app/core.js'
import { clear, isSample, pickFirst, pickSample, reading, source } from '../../app/document.js'
import { spoken } from '../../app/language.js'
import { literal, program } from '../../app/literal.js'
import { whenLoaded } from '../../app/notice.js'
import { counted } from '../../app/words.js'
import { NOTHING, problemMarks } from '../../editor/drawn.js'
import { Editor } from '../../editor/Editor.js'
import { Lead, STARTING } from '../../frame/Lead.js'
import { DocumentTools, MadeHead, Next, Pane } from '../../frame/Panes.js'
import { Button, PlaceLink, Prose, Sheet } from '../../frame/parts.js'
import { deliveries } from '../../samples/index.js'

export { openDocument as open, replaceDocument as take, shareDocument as share } from '../../app/document.js'

/** What the receiver makes of a delivery, and what it answers. */
interface Handled {
  update: Received['update']
  problems: readonly Problem[]
  /** Status line and headers. */
  head: string
  /** Byte for byte. */
  body: string
  /** The parsed body of a rejection. */
  rejection: ProblemDetails | undefined
}

const handled = signal<Handled | undefined>(undefined)

const isUpdate = computed(() => reading.value?.shape === deliveries[0]?.shape)

let count = 0

/** Delivers what is shown now. An answer is shown only if nothing has changed since it was asked for. */
async function deliver(): Promise<void> {
  const { value: text } = source.text
  const { messages } = spoken.value
  if (!isReady.value) return
  count += 1
  const asked = count
  // Imported here, not with the view: the view is drawn before it arrives.
  const edge = await whenLoaded(import('order-contract/edge'))
  if (edge === undefined) return
  const receive = edge.createReceiver<Version, IncomingRequest>({ messages })
  const { response, update, report } = await receive(requestOf(text))
  const answer = await answerOf(response)
  if (asked !== count) return
  // Validated again: spans of the receiver's report count bytes, those of the editor characters.
  const problems = report ? contract.validate(report.shape, text, { mask: false }).problems : []
  handled.value = { update, problems, ...answer }
}

/** Only what the receiver reads: in Firefox a `Request` has no `body`. */
function requestOf(text: string): IncomingRequest {
  const headers = new Headers({ 'content-type': 'application/json' })
  return { method: 'POST', headers, body: new Blob([text]).stream(), bodyUsed: false }
}

async function answerOf(response: Response): Promise<Omit<Handled, 'update' | 'problems'>> {
  const body = await response.text()
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`)
  const rejection = body === '' ? undefined : JSON.parse(body)
  return { head: [`HTTP/1.1 ${response.status}`, ...headers].join('\n'), body, rejection }
}

/** A visitor who has not put in a document of their own sees a delivery. */
function pickFirstDelivery(): void {
  const [first] = deliveries
  if (first && isSample() && deliveries.every(({ text }) => text !== source.current)) pickFirst(first)
}

export function View() {
  // Before it is painted: what is below would move.
  useLayoutEffect(pickFirstDelivery, [])
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
            <Pane side="to" label="Response" head={<MadeHead title="Response" text={responseText} />}>
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

/** As it is sent. */
const responseText = () => `${handled.value?.head ?? ''}\n\n${handled.value?.body ?? ''}`

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
  program('createReceiver', 'order-contract/edge', (inLanguage) => [
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
