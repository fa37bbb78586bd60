/** The view "Webhook": a delivery to edit, and beside it what the receiver of `order-contract/edge` answers. */
import { useSignalEffect } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import type { Headline, Led } from '../../app/headline.js'
import { spoken } from '../../app/language.js'
import { literal, program } from '../../app/literal.js'
import { unreadable } from '../../app/misfit.js'
import { notice, puttingBack } from '../../app/notice.js'
import { counted } from '../../app/words.js'
import { Editor } from '../../editor/Editor.js'
import { Icon } from '../../frame/icons.js'
import { Lead, PasteHint, STARTING } from '../../frame/Lead.js'
import { DocumentTools, Explained, Next, Pane } from '../../frame/Panes.js'
import { Button, CopyButton, Menu, Prose, Sheet, Verdict } from '../../frame/parts.js'
import { CLEARED } from '../../frame/source.js'
import { Gutter, threadsBetween } from '../../frame/Threads.js'
import {
  answer,
  change,
  deliver,
  deliverAgain,
  delivery,
  type Handled,
  halted,
  handled,
  isSample,
  misfit,
  problems,
  showAnswer,
  startDelivery,
  stopOf,
  take,
} from './state.js'

export { isSample as isUntouched, open, share, take } from './state.js'

export function View() {
  // Before it is painted: what is below would move.
  useLayoutEffect(startDelivery, [])
  useSignalEffect(deliver)
  useSignalEffect(showAnswer)
  const { value } = handled
  const { head = '', body = '', isAgain = false } = value ?? {}
  const explained = value?.rejection ? ofRejection(value) : ofUpdate
  const hint = <PasteHint text={delivery.text.value} isSample={isSample()} />
  return (
    <>
      <Lead {...headline()} hint={hint} go={go} />
      <div class={`body ${value ? '' : 'starting'}`}>
        <div class="sheets">
          <Pane side="from" label="Delivery" head={<DeliveryHead />}>
            <Sheet class="sent" label="The request" text={'POST to your address\ncontent-type: application/json'} />
            <Editor text={delivery} />
            {misfit.value && (
              <p class="foot row" role="status">
                <span>
                  <Prose text={misfit.value.words} />
                </span>
                <Button class="first" onClick={misfit.value.act.press}>
                  <Prose text={misfit.value.act.words} />
                </Button>
              </p>
            )}
          </Pane>
          <Gutter texts={[delivery, answer]} threads={() => threadsBetween(delivery, answer)} />
          <Pane side="to" label="Response" head={<ResponseHead text={() => `${head}\n\n${body}`} />}>
            <Sheet
              class="sent"
              label="Status and headers of the response"
              text={isGood() ? `${head}\n${isAgain ? AGAIN : ONCE}` : head}
            />
            <Editor text={answer} lang={isGood() ? undefined : spoken.value.language} />
          </Pane>
        </div>
        <div class="after columns">
          <div class="kinds">
            {explained.map(([title, words]) => (
              <Explained key={title} title={title}>
                <p>
                  <Prose text={words} />
                </p>
              </Explained>
            ))}
          </div>
          <Next code={snippet()} />
        </div>
      </div>
    </>
  )
}

const ONCE = 'No body. handle is called once, with this update:'
const AGAIN = 'No body. handle is not called: this update was handled before.'

const isGood = () => handled.value?.status === 200

function headline(): Headline {
  const { value } = handled
  if (value === undefined) return STARTING
  const problem = stopOf(halted.value)
  if (problem) return { ...unreadable(problem), more: 'The rest stays as it was.' }
  const answered = `The answer is ${value.status}.`
  if (value.rejection)
    return {
      lines: [[answered], whyNot(value)],
      what: value.rejection.detail,
      isSaid: true,
      more: 'Nothing is handled.',
    }
  if (value.isAgain)
    return { lines: [[answered], ['Nothing is handled again.']], what: 'This update was handled before.' }
  const lines = [[answered], [led('1 update', 'moved'), ' is handled.']]
  const [warning] = problems.value
  if (warning) return { lines, what: warning.message, isSaid: true }
  return {
    lines,
    what: `A product update${change.value ? `: ${change.value}` : ', as the documentation describes it.'}`,
  }
}

function whyNot(value: Handled): (string | Led)[] {
  const errors = problems.value.filter(({ severity }) => severity === 'error')
  const stop = stopOf(value)?.span
  if (/^\s*$/.test(value.text)) return ['The body is empty.']
  if (stop) return [led(`Line ${stop.line}`, 'lost'), ' cannot be read.']
  return errors.length > 0
    ? [led(counted(errors.length, 'mistake'), 'lost'), ' in the body.']
    : [`\`${value.rejection?.code}\`.`]
}

const led = (words: string, kind: Led['kind']): Led => ({ words, kind })

/** Goes to where reading stopped, or to the first mistake or value. */
function go(): void {
  const stop = stopOf(halted.value)?.span
  if (stop) delivery.live.value?.reveal(stop.start, stop.end)
  else delivery.live.value?.step(['change', 'error', 'unknown'])
}

const DeliveryHead = () => (
  <>
    <h2>Delivery</h2>
    <span class="shape">{counted(sizeOf(delivery.asCame(delivery.text.value)), 'byte')}</span>
    <DocumentTools offer="deliveries" pick={({ text }) => take(text)}>
      <Button class="quiet" onClick={clear}>
        Clear
      </Button>
    </DocumentTools>
  </>
)

function clear(): void {
  const before = delivery.asCame()
  take('')
  delivery.live.peek()?.reveal(0)
  if (before !== '')
    notice(
      CLEARED,
      puttingBack(() => take(before)),
    )
}

const ResponseHead = ({ text }: { text: () => string }) => (
  <>
    <h2>Response</h2>
    {halted.value ? (
      <span class="shape">before line {stopOf(halted.value)?.span?.line} changed</span>
    ) : (
      <Verdict isGood={isGood()} words={String(handled.value?.status ?? '')} />
    )}
    <span class="tools">
      <Menu label="More of the response" face={<Icon name="more" />}>
        <Button class="quiet" onClick={deliverAgain}>
          Deliver again
        </Button>
        <CopyButton label="Copy" text={text} />
      </Menu>
    </span>
  </>
)

/** In bytes. */
const sizeOf = (text: string) => new TextEncoder().encode(text).length

/** What is said of an update, and of a rejection. */
const ofUpdate = [
  [
    'Handled once',
    'With `claims`, the same update delivered again is answered with 200 too, and `handle` isn’t called.',
  ],
  ['200 means received', 'The service learns nothing else: the response has no body.'],
] as const

const ofRejection = ({ status, body }: Handled) =>
  [
    [
      'Nothing personal in it',
      `A response names fields and places, never the values of the delivery. It has ${counted(sizeOf(body), 'byte')} on one line, and is laid out here.`,
    ],
    [
      `Why ${status}`,
      'Only 200 says that the data was received. The documentation shows no other status: this one is the package’s choice.',
    ],
  ] as const

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
