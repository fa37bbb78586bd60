/** The fields of a view's settings, by the names that they have in links. A person, a sample or a link sets them. */
import type { Shape } from 'order-contract/slim'
import { type Choice, element, line } from './dom.js'
import type { Contract, Shared } from './view.js'
import { say } from './words.js'

/** A field; `isFor` is absent if every shape uses it. */
type Offered = Choice & { isFor?: (shape: Shape) => boolean }

interface Asked<H> {
  /** Of the view: an element's id begins with it. */
  id: string
  /** Throws a `TypeError` if something typed is wrong. */
  ask?: (held: H) => void
  /** Called after every choice by hand. */
  changed: () => void
}

/** `held` leaves out fields that the shape does not use, which are hidden, and wrong ones, which are reported. */
export function choicesIn<H extends Shared>(offered: Record<keyof H, Offered>, { id, ask, changed }: Asked<H>) {
  const all = Object.entries<Offered>(offered)
  const mistake = element('p', { class: 'mistake', id: `${id}-mistake`, role: 'status' })
  const typed = all.flatMap(([, { control }]) => (control.matches('input:not([type])') ? [control] : []))
  const wrong = new Set<Choice['control']>()
  for (const control of typed) control.setAttribute('aria-describedby', mistake.id)
  for (const [, { control }] of all) {
    control.addEventListener('input', () => {
      settle()
      changed()
    })
  }

  function held(): H {
    const used = all.filter(([, { control, field }]) => !field.hidden && !wrong.has(control))
    return Object.fromEntries(used.map(([name, { control }]) => [name, chosenIn(control)])) as Shared as H
  }

  function settle(): void {
    const { shape } = held()
    for (const [, { field, isFor }] of all) field.hidden = !(isFor?.(shape as Shape) ?? true)
    for (const control of typed) wrong.add(control)
    mistake.textContent = typed.map(mistakeAt).join(' ').trim()
  }

  /** Checks a field together with those that were found right before it. */
  function mistakeAt(control: Choice['control']): string {
    wrong.delete(control)
    const words = mistakeIn(() => ask?.(held()))
    if (words !== '') wrong.add(control)
    control.setAttribute('aria-invalid', String(words !== ''))
    return words
  }

  settle()
  return {
    fields: all.map(([, { field }]) => field),
    mistake,
    get held() {
      return held()
    },
    /** Sets what is given; every other field stays as it is. */
    take(shared: Shared): void {
      for (const [name, { control }] of all) {
        const value = shared[name as keyof Shared]
        if (typeof value === 'boolean') (control as HTMLInputElement).checked = value
        else if (typeof value === 'string') control.value = value
      }
      settle()
    },
  }
}

const chosenIn = (control: Choice['control']) =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value

/** The package's own message, or nothing. */
function mistakeIn(ask: () => void): string {
  try {
    ask()
    return ''
  } catch (error) {
    if (error instanceof TypeError) return error.message
    throw error
  }
}

/** The pointer to the entries of a list. */
export const entriesLine = ({ describe }: Contract): Offered => ({
  ...line(say('entries'), { placeholder: say('foundAutomatically') }),
  isFor: (shape) => describe(shape).layout === 'entries',
})
