/** What is chosen in a view by hand, by a sample or by a link: fields, by the names that links have for them. */
import type { Shape } from 'order-contract/slim'
import { type Choice, element, line } from './dom.js'
import type { Contract, Shared } from './view.js'
import { say } from './words.js'

/** A field that only some shapes have a use for. */
type Offered = Choice & { isFor?: (shape: Shape) => boolean }

interface Options<H> {
  /** Of the view: two of them are on one page. */
  id: string
  /** Throws what cannot be chosen. */
  ask?: (held: H) => void
  /** Hears of every choice by hand that is no mistake. */
  changed: () => void
}

/** What a shape has no use for is hidden, and so it is neither held nor found wrong. */
export function choicesIn<H extends Shared>(offered: Record<keyof H, Offered>, { id, ask, changed }: Options<H>) {
  const all = Object.entries<Offered>(offered)
  const mistake = element('p', { class: 'mistake', id: `${id}-mistake`, role: 'status' })
  const typed = all.flatMap(([, { control }]) => (control.matches('input:not([type])') ? [control] : []))
  for (const control of typed) control.setAttribute('aria-describedby', mistake.id)
  for (const [, { control }] of all) control.addEventListener('input', () => settle() && changed())

  function held(): H {
    const used = all.filter(([, { field }]) => !field.hidden)
    return Object.fromEntries(used.map(([name, { control }]) => [name, chosenIn(control)])) as Shared as H
  }

  function settle(): boolean {
    const { shape } = held()
    for (const [, { field, isFor }] of all) field.hidden = !(isFor?.(shape as Shape) ?? true)
    mistake.textContent = mistakeIn(() => ask?.(held()))
    for (const control of typed) control.setAttribute('aria-invalid', String(mistake.textContent !== ''))
    return mistake.textContent === ''
  }

  settle()
  return {
    fields: all.map(([, { field }]) => field),
    mistake,
    get held() {
      return held()
    },
    /** What is absent stays as it is. */
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

/** The package says why. */
function mistakeIn(ask: () => void): string {
  try {
    ask()
    return ''
  } catch (error) {
    if (error instanceof TypeError) return error.message
    throw error
  }
}

/** Where the entries of a list are. */
export const entriesLine = ({ describe }: Contract): Offered => ({
  ...line(say('entries'), { placeholder: say('foundWithout') }),
  isFor: (shape) => describe(shape).layout === 'entries',
})
