/** All errors of an order that was checked, above the form: each leads to its field. */
import type { RefObject } from 'preact'
import { inWords } from '../../app/words.js'
import { Button, Prose } from '../../frame/parts.js'
import { focusOn } from './FieldViews.js'
import { titlesAt } from './fields.js'
import type { Finding } from './sent.js'
import { description, held, sent, shownFindings } from './state.js'

export function Summary({ root }: { root: RefObject<HTMLElement | null> }) {
  if (!held.value.isChecked) return null
  const errors = shownFindings.value.filter(({ problem }) => problem.severity === 'error')
  if (errors.length === 0) return null
  const order = [...(sent.value?.places.values() ?? [])]
  errors.sort((a, b) => order.indexOf(a.at) - order.indexOf(b.at))
  return (
    <section class="summary" ref={root} aria-labelledby="summary-title" tabIndex={-1}>
      <h2 id="summary-title">
        {errors.length === 1
          ? `There is ${inWords(errors.length)} problem to correct`
          : `There are ${inWords(errors.length)} problems to correct`}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.at}>
            <ErrorLink {...error} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ErrorLink({ problem, at }: Finding) {
  const titles = description.value ? titlesAt(description.value.object, at) : []
  // Most messages name the field themselves.
  const place = titles.filter((title) => !problem.message.includes(title)).join(', ')
  return (
    <Button class="link" onClick={() => focusOn(at)}>
      {place && `${place}: `}
      <Prose text={problem.message} />
    </Button>
  )
}
