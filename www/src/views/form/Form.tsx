/** The view "Form": an order request to fill in, each field beside the lines that it writes. */
import '../../style/form.css'
import { versions } from 'order-contract'
import { canBegin } from '../../app/current.js'
import type { Led } from '../../app/headline.js'
import { literal, program } from '../../app/literal.js'
import { capitalised, counted, inWords, nameOf, usual, usualOf, withArticle } from '../../app/words.js'
import { Lead, STARTING } from '../../frame/Lead.js'
import { DocumentTools, Explained, Next } from '../../frame/Panes.js'
import { Button, Choice, CopyButton, SectionLink, Verdict } from '../../frame/parts.js'
import { Fields, focusSoon } from './Fields.js'
import { counts, form, hand, held, hold, SHAPE, startOver, take } from './state.js'

export { isUntouched, open, share, take } from './state.js'

export function View() {
  if (!canBegin.value || form.value === undefined) return <Lead {...STARTING} hint="" />
  const { root } = form.value
  const submit = (event: Event) => {
    event.preventDefault()
    show('missing')
  }
  return (
    <>
      <Headline />
      <div class="body">
        <form class="order line-row" noValidate aria-label="Order" onSubmit={submit}>
          <Heads />
          <div class="request">
            <Fields {...root} />
            <Ends />
          </div>
        </form>
        <div class="after columns">
          <div class="kinds">
            <Explained title="What is required">
              <p>
                The documentation doesn’t show which fields of a request are required. What is required here follows
                from the rest.
              </p>
              <p class="at">
                <SectionLink section={root.given.section} />
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

/** Reports what is missing as well, and goes to the first field where something is missing, or wrong. */
function show(kind: string): void {
  hold({ isChecked: true })
  focusSoon(kind === 'missing' ? '.missing :is(input, button)' : '.wrong:not(.missing) :is(input, button)')
}

function Headline() {
  const { missing, wrong } = counts.value
  const where = held.value.isChecked ? 'Each message is at its field.' : ''
  const led = (count: number, words: string, id: string): Led[][] =>
    count > 0 ? [[{ words: `${inWords(count)} ${words}`, kind: 'lost', id }]] : []
  const lines = [...led(missing, 'to fill in.', 'missing'), ...led(wrong, 'to correct.', 'wrong')]
  const isDone = lines.length === 0
  return (
    <Lead
      lines={isDone ? [['Ready to send.']] : lines}
      what={`${capitalised(withArticle(SHAPE))} of ${held.value.version}.`}
      more={isDone ? 'It is valid.' : where}
      go={({ id = '' }) => show(id)}
      hint={
        <>
          <b>Your own request?</b> Paste it outside the fields to fill in the form.
        </>
      }
    />
  )
}

function Heads() {
  const { version, isChecked } = held.value
  const { missing, wrong } = counts.value
  const count = missing + wrong
  return (
    <div class="heads">
      <div class="head row box">
        <Choice
          class="version"
          label="Version"
          value={version}
          options={versions.toReversed().map((it) => [it, it])}
          // What is filled in stays, also where this version has no field for it.
          choose={(version) => hold({ version, isChecked: false })}
        />
        <span class="shape">{capitalised(nameOf(SHAPE))}</span>
        <DocumentTools offer="orders" pick={({ text, versions }) => take(text, usualOf(versions))}>
          <Button class="quiet" onClick={startOver}>
            Start over
          </Button>
        </DocumentTools>
      </div>
      <div class="head row box">
        <h2>Request</h2>
        {/* What is still to be filled in is no mistake before it is asked for. */}
        {(isChecked || missing === 0) && (
          <Verdict isGood={count === 0} words={count === 0 ? 'Valid' : counted(count, 'mistake')} />
        )}
      </div>
    </div>
  )
}

const Ends = () => (
  <div class="ends row">
    <Button type="submit" class="first" disabled={counts.value.missing === 0}>
      Show what is missing
    </Button>
    <Button onClick={() => hand('validate')}>Open in Validate</Button>
    <Button onClick={() => hand('convert')}>Open in Convert</Button>
    <CopyButton label="Copy" text={() => form.value?.text ?? ''} />
  </div>
)

/** The code that describes and checks the form. */
function snippet(): string {
  const { version, isChecked } = held.value
  const asked = version === usual ? undefined : version
  const options = { version: asked, draft: isChecked ? undefined : true, mask: false, names: 'label' }
  return program('describe, validate', 'order-contract', (inLanguage) => [
    `const { object } = describe('${SHAPE}'${asked ? `, ${literal({ version })}` : ''})`,
    `const report = validate('${SHAPE}', order, ${literal({ ...options, ...inLanguage })})`,
    'for (const { pointer, message } of report.problems)',
    '  console.log(pointer, message)',
  ])
}
