/** All errors of an order that was checked, above the form: each leads to its field. */
import type { RefObject } from 'preact'
import { say } from '../../app/words.js'
import { Button, Prose } from '../../frame/parts.js'
import { idOf } from './FieldViews.js'
import type { Field } from './fields.js'
import type { Finding } from './findings.js'
import { form, isChecked, shownFindings } from './state.js'
import { titlesIn } from './titles.js'

export function Summary({ root }: { root: RefObject<HTMLElement | null> }) {
  if (!isChecked.value || !form.value) return null
  const titles = titlesIn(form.value)
  const order = [...titles.keys()]
  const errors = shownFindings.value.filter(({ problem }) => problem.severity === 'error')
  errors.sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
  if (errors.length === 0) return null
  return (
    <section class="summary" ref={root} aria-labelledby="summary-title" tabIndex={-1}>
      <h2 id="summary-title">{say('problemsToCorrect', { count: errors.length })}</h2>
      <ul>
        {errors.map((error, at) => (
          <li key={at}>
            <ErrorLink error={error} titles={titles.get(error.field) ?? []} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ErrorLink({ error: { problem, field }, titles }: { error: Finding; titles: readonly string[] }) {
  // Most messages name the field themselves.
  const place = titles.filter((title) => !problem.message.includes(title)).join(', ')
  return (
    <Button class="link" onClick={() => focusField(field)}>
      {place && `${place}: `}
      <Prose text={problem.message} />
    </Button>
  )
}

export function focusField(field: Field): void {
  const root = document.getElementById(idOf(field))
  const control = root?.matches('input, select, textarea')
    ? root
    : root?.querySelector('input, select, textarea, button')
  if (control instanceof HTMLElement) control.focus()
}
