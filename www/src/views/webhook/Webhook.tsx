/** The view "Webhook": a delivery to edit, and beside it what the receiver of `order-contract/edge` answers. */
import '../../style/files.css'
import { signal, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { format, replaceDocument, source } from '../../app/document.js'
import { methods } from '../../app/names.js'
import { problemMarks } from '../../app/problem_marks.js'
import { countOf } from '../../app/reading.js'
import { say } from '../../app/words.js'
import { Editor } from '../../editor/Editor.js'
import { DocumentTools } from '../../frame/DocumentTools.js'
import { CodedPane, Pane, Panes } from '../../frame/Panes.js'
import { ProblemList } from '../../frame/ProblemList.js'
import { Button, Choice, CopyButton, Labelled, Sheet } from '../../frame/parts.js'
import { Chip, Count, Verdict } from '../../frame/Verdict.js'
import { sizeOf } from './answer.js'
import { snippet } from './snippet.js'
import { deliver, type Handled, handled, how, isUpdate, pickDelivery, pickFirstDelivery, send } from './state.js'

export { open, share } from './state.js'

const side = signal('from')

export function View() {
  useEffect(() => void pickFirstDelivery(), [])
  useSignalEffect(() => void deliver())
  useSignalEffect(() => source.mark(problemMarks(answered()?.problems ?? [])))
  return (
    <>
      <WebhookVerdict />
      <Panes shown={side} from={say('delivery')} to={say('response')}>
        <Pane side="from" label={say('delivery')} take={replaceDocument} head={<DeliveryHead />}>
          <Sending />
          <Editor text={source} label={say('deliveryBody')} hint={say('hint')} />
        </Pane>
        <CodedPane label={say('response')} code={snippet()} head={<CopyResponse />}>
          <Response />
        </CodedPane>
      </Panes>
    </>
  )
}

const answered = (): Handled | undefined => (handled.value && 'answer' in handled.value ? handled.value : undefined)

function WebhookVerdict() {
  const { value } = handled
  if (value === undefined) return <Verdict words={say('starting')} kind="plain" />
  if ('reason' in value) return <Verdict words={value.reason} kind="partial" />
  const { rejection } = value.answer
  if (rejection === undefined) {
    return (
      <Verdict words={say('received200')} kind="good">
        <Chip kind="good">✓ 200</Chip>
      </Verdict>
    )
  }
  const { status, code, detail = '' } = rejection
  const errors = countOf(value.problems, 'error')
  return (
    <Verdict words={say('rejectedWith', { status: String(status), code, detail })} kind="bad">
      <Count kind="bad" word="countErrors" count={errors} press={() => void source.live.value?.step(['error'])} />
      {!isUpdate.value && <Chip kind="plain">{say('noUpdate')}</Chip>}
    </Verdict>
  )
}

const DeliveryHead = () => (
  <>
    <h2>{say('delivery')}</h2>
    <span class="what">{say('countBytes', { count: sizeOf(source.text.value) })}</span>
    <DocumentTools samples="webhook" pick={pickDelivery} take={replaceDocument}>
      <Button class="quiet" onClick={format}>
        {say('format')}
      </Button>
    </DocumentTools>
  </>
)

/** How the delivery is sent. */
const Sending = () => (
  <section class="sending" aria-label={say('howSent')}>
    <Choice
      label={say('method')}
      value={how.value.method}
      options={methods.map((method) => [method, method])}
      choose={(method) => send({ method })}
    />
    <Labelled id="headers" label={say('headers')}>
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

function CopyResponse() {
  const text = () => {
    const { head = '', body = '' } = answered()?.answer ?? {}
    return `${head}\n\n${body}`
  }
  return (
    <>
      <span class="push" />
      <CopyButton label={say('copy')} text={text} />
    </>
  )
}

const laidOut = (value: unknown) => JSON.stringify(value, null, 2)

function Response() {
  const shown = answered()
  if (!shown) return null
  const { update, answer, problems } = shown
  return (
    <>
      <Sheet class="sent" label={say('responseHead')} text={answer.head} />
      {answer.rejection && <Sheet class="answer" label={say('responseBody')} text={laidOut(answer.rejection)} />}
      <p class="nothing">{answer.rejection ? say('bodySize', { count: sizeOf(answer.body) }) : say('noBody')}</p>
      {update && (
        <section>
          <h3 class="nothing">{say('updateTitle')}</h3>
          <Sheet class="answer update" label={say('updateTitle')} text={laidOut(update)} />
        </section>
      )}
      {problems.length > 0 && (
        <section>
          <h3 class="nothing">{say('bodyFindings')}</h3>
          <ProblemList problems={problems} show={(start, end) => source.live.value?.reveal(start, end)} />
        </section>
      )}
    </>
  )
}
