/** The view "Form": an order request to fill in, and beside it the document that it sends. */
import { useSignalEffect } from '@preact/signals'
import { versions } from 'order-contract'
import { useRef } from 'preact/hooks'
import { literal, program } from '../../app/literal.js'
import { capitalised, counted, inWords, nameOf } from '../../app/words.js'
import { Editor } from '../../editor/Editor.js'
import { Lead, Starting } from '../../frame/Lead.js'
import { DocumentTools, MadeHead, Next, Pane } from '../../frame/Panes.js'
import { Button, Choice, Prose } from '../../frame/parts.js'
import { focusOn, Members } from './FieldViews.js'
import {
  check,
  counts,
  errors,
  held,
  object,
  putBack,
  request,
  SHAPE,
  sent,
  showRequest,
  startOver,
  take,
  told,
  turnTo,
  type,
} from './state.js'

export { open, share, take } from './state.js'

export function View() {
  const summary = useRef<HTMLElement>(null)
  useSignalEffect(showRequest)
  const submit = (event: Event) => {
    event.preventDefault()
    if (!check()) requestAnimationFrame(() => summary.current?.focus())
  }
  if (object.value === undefined) return <Starting />
  return (
    <>
      <Headline />
      <div class="body">
        <div class="sheets columns">
          <Pane side="from" label="Form" head={<FormHead />}>
            <form class="order" noValidate aria-label="Order" onSubmit={submit}>
              <Notes />
              {errors.value.length > 0 && (
                <section class="summary box" ref={summary} aria-labelledby="summary-title" tabIndex={-1}>
                  <h2 id="summary-title">{counted(errors.value.length, 'problem')} to correct</h2>
                  <ul>
                    {errors.value.map(({ at, problem }) => (
                      <li key={at}>
                        <Button class="link" onClick={() => focusOn(at)}>
                          <Prose text={problem.message} />
                        </Button>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              <Members object={object.value} at="" typed={held.value.typed} type={type} />
              <Button type="submit" class="first">
                Check the order
              </Button>
            </form>
          </Pane>
          <div class="gutter" />
          <div class="stack">
            <Pane side="to" label="Request" head={<MadeHead title="Request" text={() => sent.value?.text ?? ''} />}>
              <Editor text={request} />
            </Pane>
            <Next code={snippet()} />
          </div>
        </div>
      </div>
    </>
  )
}

function Headline() {
  const { missing, wrong } = counts.value
  const lines = [
    ...(wrong > 0 ? [[`${inWords(wrong)} to correct.`]] : []),
    ...(missing > 0 ? [[`${inWords(missing)} to fill in.`]] : []),
  ]
  const isDone = lines.length === 0
  return (
    <Lead
      lines={isDone ? [['Ready to send.']] : lines}
      what={`An ${nameOf(SHAPE)} of version ${held.value.version}.`}
      more={isDone ? 'The order is valid.' : 'Each mistake is shown at its field.'}
    />
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
    <span class="shape">{capitalised(nameOf(SHAPE))}</span>
    <DocumentTools offer="orders" pick={({ text, versions }) => take(text, versions.at(-1))}>
      <Button class="quiet" onClick={startOver}>
        Start over
      </Button>
    </DocumentTools>
  </>
)

/** What was done to a document that was taken over. */
function Notes() {
  const { notes = [], before } = told.value ?? {}
  return (
    <div role="status" class={notes.length > 0 ? 'notes box' : ''}>
      {notes.map((words) => (
        <p key={words}>
          <Prose text={words} />
        </p>
      ))}
      {before && <Button onClick={() => putBack(before)}>Put back what was there</Button>}
    </div>
  )
}

/** The code that describes and checks the form. */
function snippet(): string {
  const { version, isChecked } = held.value
  const options = { version, ...(!isChecked && { draft: true }), mask: false, names: 'label' }
  return program('describe, validate', 'order-contract', (inLanguage) => [
    '// The fields: labels, allowed values, when each applies, what is required and why.',
    `const { object } = describe(${literal(SHAPE)}, ${literal({ version })})`,
    '',
    '// With `draft` while the form is filled in, without it before the order is sent.',
    `const report = validate(${literal(SHAPE)}, order, ${literal({ ...options, ...inLanguage })})`,
    'for (const { pointer, message } of report.problems) console.log(pointer, message)',
  ])
}
