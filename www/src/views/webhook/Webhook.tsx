/** The view "Webhook": a delivery to edit, and beside it what the receiver of `order-contract/edge` answers. */
import { useSignalEffect } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { type Led, type Misfit, wordsIn } from '../../app/headline.js'
import { literal, program } from '../../app/literal.js'
import { isFatal } from '../../app/reading.js'
import { counted } from '../../app/words.js'
import { Editor } from '../../editor/Editor.js'
import { Lead, PasteHint, STARTING } from '../../frame/Lead.js'
import { DocumentTools, Explained, MadeHead, Next, Pane } from '../../frame/Panes.js'
import { Button, Prose, Sheet, Verdict } from '../../frame/parts.js'
import { openIn } from '../../frame/source.js'
import { Gutter, threadsBetween } from '../../frame/Threads.js'
import {
  answer,
  deliver,
  delivery,
  handled,
  isSample,
  misfit,
  problems,
  showAnswer,
  startDelivery,
  take,
} from './state.js'

export { isSample as isUntouched, open, share, take } from './state.js'

export function View() {
  // Before it is painted: what is below would move.
  useLayoutEffect(startDelivery, [])
  useSignalEffect(() => void deliver())
  useSignalEffect(showAnswer)
  const { head = '', body = '' } = handled.value ?? {}
  return (
    <>
      <Headline />
      <div class={`body ${handled.value ? '' : 'starting'}`}>
        <div class="sheets">
          <Pane side="from" label="Delivery" head={<DeliveryHead />}>
            <Sheet class="sent" label="The request" text={'POST to your address\ncontent-type: application/json'} />
            <Editor text={delivery} />
            {misfit.value && <Instead {...misfit.value} />}
          </Pane>
          <Gutter texts={[delivery, answer]} threads={() => threadsBetween(delivery, answer)} />
          <Pane side="to" label="Response" head={<ResponseHead text={() => `${head}\n\n${body}`} />}>
            <Sheet
              class="sent"
              label="Status and headers of the response"
              text={isGood() ? `${head}\n${NO_BODY}` : head}
            />
            <Editor text={answer} />
          </Pane>
        </div>
        <div class="after columns">
          <Explanations />
          <Next code={snippet()} />
        </div>
      </div>
    </>
  )
}

const NO_BODY = 'No body. handle is called once, with this update:'

const AS_DESCRIBED = 'A product update, as the documentation describes it.'

const isGood = () => handled.value?.status === 200

function Headline() {
  const { value } = handled
  const hint = <PasteHint text={delivery.text.value} isSample={isSample()} />
  if (value === undefined) return <Lead {...STARTING} hint={hint} />
  const first = `The answer is ${value.status}.`
  if (value.rejection === undefined) {
    const { message: what = AS_DESCRIBED } = problems.value[0] ?? {}
    const lines = [[first], [led('1 update', 'moved'), ' is handled.']]
    return <Lead lines={lines} what={what} isSaid={what !== AS_DESCRIBED} hint={hint} go={go} />
  }
  const { code, detail } = value.rejection
  const errors = problems.value.filter(({ severity }) => severity === 'error')
  const stop = errors.find(isFatal)?.span
  const second = /^\s*$/.test(value.text)
    ? ['The body is empty.']
    : stop
      ? [led(`Line ${stop.line}`, 'lost'), ' cannot be read.']
      : errors.length > 0
        ? [led(counted(errors.length, 'mistake'), 'lost'), ' in the body.']
        : [`\`${code}\`.`]
  return <Lead lines={[[first], second]} what={detail} isSaid more="Nothing is handled." hint={hint} go={go} />
}

/** What was delivered instead of an update, and the next step. */
function Instead({ acts, what = '', ...said }: Misfit) {
  const inside = acts.find(({ text }) => text)?.text
  return (
    <p class="foot row" role="status">
      <Prose text={wordsIn(said)} />
      {inside && (
        <Button class="first" onClick={() => take(inside)}>
          Deliver its document
        </Button>
      )}
      {!inside && acts.length > 0 && (
        <Button class="first" onClick={() => openIn('validate', delivery.current)}>
          Open it in Validate
        </Button>
      )}
      {acts.length === 0 && ` ${what}`}
    </p>
  )
}

const led = (words: string, kind: Led['kind']): Led => ({ words, kind })

/** Goes to the first mistake, or the first value. */
const go = () => void delivery.live.value?.step(['change', 'error'])

const DeliveryHead = () => (
  <>
    <h2>Delivery</h2>
    <span class="shape">{counted(sizeOf(delivery.text.value), 'byte')}</span>
    <DocumentTools offer="deliveries" pick={({ text }) => take(text)}>
      <Button class="quiet" onClick={clear}>
        Clear
      </Button>
    </DocumentTools>
  </>
)

function clear(): void {
  take('')
  delivery.live.peek()?.reveal(0)
}

const ResponseHead = ({ text }: { text: () => string }) => (
  <MadeHead title="Response" text={text}>
    <Verdict isGood={isGood()} words={String(handled.value?.status ?? '')} />
  </MadeHead>
)

/** In bytes. */
const sizeOf = (text: string) => new TextEncoder().encode(text).length

const Explanations = () =>
  isGood() ? (
    <div class="kinds">
      <Explained title="Handled once">
        <p>
          With <code>claims</code>, the same update delivered again is answered with 200 too, and <code>handle</code>{' '}
          isn’t called.
        </p>
      </Explained>
      <Explained title="200 means received">
        <p>The service learns nothing else: the response has no body.</p>
      </Explained>
    </div>
  ) : (
    <div class="kinds">
      <Explained title="Nothing personal in it">
        <p>
          A response names fields and places, never the values of the delivery. It has{' '}
          {counted(sizeOf(handled.value?.body ?? ''), 'byte')} on one line, and is laid out here.
        </p>
      </Explained>
      <Explained title={`Why ${handled.value?.status ?? ''}`}>
        <p>
          Only 200 says that the data was received. The documentation shows no other status: this one is the package’s
          choice.
        </p>
      </Explained>
    </div>
  )

/** The code that answers a delivery in a worker as the page has. */
const snippet = () =>
  program('createReceiver, memoryClaims', 'order-contract/edge', (inLanguage) => [
    'const receive = createReceiver({',
    '  claims: memoryClaims(),',
    '  handle: (update) => console.log(update),',
    ...(inLanguage.messages ? [`  messages: ${literal(inLanguage.messages)},`] : []),
    '})',
    '',
    'export default {',
    '  async fetch(request: Request): Promise<Response> {',
    '    const { response } = await receive(request)',
    '    return response',
    '  },',
    '}',
  ])
