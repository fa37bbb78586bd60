/** The view "Webhook": a delivery to edit, and beside it what the receiver of `order-contract/edge` answers. */
import '../../style/webhook.css'
import { signal, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { format, replaceDocument, source } from '../../app/document.js'
import { methods } from '../../app/names.js'
import { problemMarks } from '../../app/problem_marks.js'
import { countOf } from '../../app/reading.js'
import { inWords } from '../../app/words.js'
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
      <Panes shown={side} from="Delivery" to="Response">
        <Pane side="from" label="Delivery" take={replaceDocument} head={<DeliveryHead />}>
          <Sending />
          <Editor
            text={source}
            label="Body of the delivery"
            hint="Paste a document, drop a file on the editor, or pick a sample."
          />
        </Pane>
        <CodedPane label="Response" code={snippet()} head={<CopyResponse />}>
          <Response />
        </CodedPane>
      </Panes>
    </>
  )
}

const answered = (): Handled | undefined => (handled.value && 'answer' in handled.value ? handled.value : undefined)

function WebhookVerdict() {
  const { value } = handled
  if (value === undefined) return <Verdict words="Starting…" kind="plain" />
  if ('reason' in value) return <Verdict words={value.reason} kind="partial" />
  const { rejection } = value.answer
  if (rejection === undefined) {
    return (
      <Verdict words="Received: the response is 200, and there is an update to handle." kind="good">
        <Chip kind="good">✓ 200</Chip>
      </Verdict>
    )
  }
  const { status, code, detail = '' } = rejection
  const errors = countOf(value.problems, 'error')
  return (
    <Verdict words={`Rejected with ${status}, \`${code}\`: ${detail}`} kind="bad">
      <Count kind="bad" one="error" count={errors} press={() => void source.live.value?.step(['error'])} />
      {!isUpdate.value && <Chip kind="plain">not a product update</Chip>}
    </Verdict>
  )
}

const DeliveryHead = () => (
  <>
    <h2>Delivery</h2>
    <span class="what">
      {sizeOf(source.text.value) === 1
        ? `${inWords(sizeOf(source.text.value))} byte`
        : `${inWords(sizeOf(source.text.value))} bytes`}
    </span>
    <DocumentTools samples="webhook" pick={pickDelivery} take={replaceDocument}>
      <Button class="quiet" onClick={format}>
        Format
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
      options={methods.map((method) => [method, method])}
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

function CopyResponse() {
  const text = () => {
    const { head = '', body = '' } = answered()?.answer ?? {}
    return `${head}\n\n${body}`
  }
  return (
    <>
      <span class="push" />
      <CopyButton label="Copy" text={text} />
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
      <Sheet class="sent" label="Status and headers of the response" text={answer.head} />
      {answer.rejection && <Sheet class="answer" label="Body of the response" text={laidOut(answer.rejection)} />}
      <p class="nothing">
        {answer.rejection
          ? sizeOf(answer.body) === 1
            ? `${inWords(sizeOf(answer.body))} byte on one line. Formatted here for reading.`
            : `${inWords(sizeOf(answer.body))} bytes on one line. Formatted here for reading.`
          : 'No body.'}
      </p>
      {update && (
        <section>
          <h3 class="nothing">The update to handle</h3>
          <Sheet class="answer update" label="The update to handle" text={laidOut(update)} />
        </section>
      )}
      {problems.length > 0 && (
        <section>
          <h3 class="nothing">Problems in the body</h3>
          <ProblemList problems={problems} show={(start, end) => source.live.value?.reveal(start, end)} />
        </section>
      )}
    </>
  )
}
