/** The view "Form": an order request to fill in, each field beside the lines that it writes. */
import '../../style/form.css'
import { versions } from 'order-contract'
import type { Led } from '../../app/headline.js'
import { literal, program } from '../../app/literal.js'
import { capitalised, counted, inWords, nameOf, usual, usualOf, withArticle } from '../../app/words.js'
import { Lead, STARTING } from '../../frame/Lead.js'
import { DocumentTools, Explained, MadeHead, Next } from '../../frame/Panes.js'
import { Button, Choice, CopyButton, Prose, SectionLink, Verdict } from '../../frame/parts.js'
import { focusOn, Rows } from './Rows.js'
import { check, errors, form, hand, held, putBack, SHAPE, startOver, take, told, turnTo } from './state.js'

export { isUntouched, open, share, take } from './state.js'

export function View() {
  if (form.value === undefined) return <Lead {...STARTING} hint="" />
  const submit = (event: Event) => {
    event.preventDefault()
    goTo('missing')
  }
  return (
    <>
      <Headline />
      <div class="body">
        <form class="order" noValidate aria-label="Order" onSubmit={submit}>
          <div class="line-row heads">
            <div class="head row">
              <FormHead />
            </div>
            <div class="joint" />
            <div class="head row written">
              <MadeHead title="Request" text={text}>
                <Validity />
              </MadeHead>
            </div>
          </div>
          <Notes />
          <Rows />
          <Ends />
        </form>
        <div class="after columns">
          <div class="kinds">
            <Explained title="What is required">
              <p>
                The documentation doesn’t show which fields of a request are required. What is required here follows
                from the rest.
              </p>
              <p class="at">
                <SectionLink section={form.value.rows[0]?.given.section ?? ''} />
              </p>
            </Explained>
            <Explained title="An empty row isn’t sent">
              <p>Fields that don’t apply aren’t sent either. They keep what was typed, for when you turn back.</p>
            </Explained>
          </div>
          <Next code={snippet()} />
        </div>
      </div>
    </>
  )
}

const text = () => form.value?.text ?? ''

/** Reports what is missing as well, and goes to the first error: of a kind, or of any. */
function goTo(kind: keyof typeof errors.value): void {
  check()
  const { missing, wrong } = errors.value
  const [first] = errors.value[kind].length > 0 ? errors.value[kind] : [...missing, ...wrong]
  if (first) requestAnimationFrame(() => focusOn(first.row?.at ?? ''))
}

function Headline() {
  const { missing, wrong } = errors.value
  const led = (count: number, words: string, id: string): Led[][] =>
    count > 0 ? [[{ words: `${inWords(count)} ${words}`, kind: 'lost', id }]] : []
  const lines = [...led(missing.length, 'to fill in.', 'missing'), ...led(wrong.length, 'to correct.', 'wrong')]
  const isDone = lines.length === 0
  return (
    <Lead
      lines={isDone ? [['Ready to send.']] : lines}
      what={`${capitalised(withArticle(SHAPE))} of ${held.value.version}.`}
      more={isDone ? 'It is valid.' : 'Each message is at its field.'}
      go={({ id }) => goTo(id === 'wrong' ? 'wrong' : 'missing')}
      hint={
        <>
          <b>Your own request?</b> Paste it outside the fields to fill in the form.
        </>
      }
    />
  )
}

/** What is still to be filled in is no mistake before it is asked for. */
function Validity() {
  const { missing, wrong } = errors.value
  const isOpen = missing.length > 0 && !held.value.isChecked
  const count = wrong.length + (isOpen ? 0 : missing.length)
  if (isOpen && count === 0) return null
  return <Verdict isGood={count === 0} words={count === 0 ? 'Valid' : counted(count, 'mistake')} />
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
    <DocumentTools offer="orders" pick={({ text, versions }) => take(text, usualOf(versions))}>
      <Button class="quiet" onClick={startOver}>
        Start over
      </Button>
    </DocumentTools>
  </>
)

/** What was done to a document that was taken over. */
function Notes() {
  const { notes = [], before, inside } = told.value ?? {}
  return (
    <div role="status" class={notes.length > 0 ? 'notes line-row' : ''}>
      {notes.length > 0 && (
        <>
          <div class="cell">
            {notes.map((words) => (
              <p key={words}>
                <Prose text={words} />
              </p>
            ))}
            {inside && <Button onClick={() => take(inside)}>Use its document</Button>}
            {before && <Button onClick={() => putBack(before)}>Put back what was there</Button>}
          </div>
          <div class="joint" />
          <div class="cell written" />
        </>
      )}
    </div>
  )
}

function Ends() {
  const { missing, wrong } = errors.value
  const isWrong = missing.length === 0 && wrong.length > 0
  return (
    <div class="line-row ends">
      <div class="cell row">
        <Button type="submit" class="first" disabled={missing.length + wrong.length === 0}>
          Show what is {isWrong ? 'wrong' : 'missing'}
        </Button>
        <Button onClick={() => hand('validate')}>Open in Validate</Button>
        <Button onClick={() => hand('convert')}>Open in Convert</Button>
        <CopyButton label="Copy" text={text} />
      </div>
      <div class="joint" />
      <div class="cell written" />
    </div>
  )
}

/** The code that describes and checks the form. */
function snippet(): string {
  const { version, isChecked } = held.value
  const asked = version !== usual && { version }
  const options = { ...asked, ...(!isChecked && { draft: true }), mask: false, names: 'label' }
  return program('describe, validate', 'order-contract', (inLanguage) => [
    '// The fields: labels, values, when each applies, what is required.',
    `const { object } = describe(${literal(SHAPE)}${asked ? `, ${literal(asked)}` : ''})`,
    '',
    '// `draft` while it is filled in, without it before it is sent.',
    `const report = validate(${literal(SHAPE)}, order, ${literal({ ...options, ...inLanguage })})`,
    'for (const { pointer, message } of report.problems)',
    '  console.log(pointer, message)',
  ])
}
