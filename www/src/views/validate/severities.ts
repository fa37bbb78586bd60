/** Every code a document can have: what it means, and how bad it is held to be. */
import { button, choice, element, prose } from '../../app/dom.js'
import { severities, turnableCodes } from '../../app/names.js'
import type { Contract, Shared } from '../../app/view.js'
import { say } from '../../app/words.js'

type Turned = NonNullable<Shared['severity']>
type Code = (typeof turnableCodes)[number]

/** Folded away until it is asked for; `onChange` hears of every turn. */
export function severityPanel({ explain }: Contract, onChange: () => void) {
  const summary = element('summary')
  const rows = new Map(turnableCodes.map((code) => [code, row(code)]))
  const reset = button(say('allUsual'), () => {
    take({})
    onChange()
  })
  const list = element('ul', { class: 'codes' }, ...[...rows.values()].map(({ item }) => item))
  const root = element('details', { class: 'severities' }, summary, reset, list)

  function row(code: Code) {
    const { field, select } = choice(code, [['', say('usual')], ...severities])
    select.addEventListener('input', () => {
      tell()
      onChange()
    })
    return { select, item: element('li', {}, field, element('p', {}, ...prose(explain(code).text))) }
  }

  function turned(): Turned {
    const entries = [...rows].filter(([, { select }]) => select.value !== '')
    return Object.fromEntries(entries.map(([code, { select }]) => [code, select.value]))
  }

  function take(severity: Turned) {
    for (const [code, { select }] of rows) select.value = severity[code] ?? ''
    tell()
  }

  function tell() {
    const count = Object.keys(turned()).length
    summary.textContent = count === 0 ? say('severities') : say('severitiesTurned', { count })
    reset.hidden = count === 0
  }

  tell()
  return {
    root,
    get turned() {
      return turned()
    },
    take,
    /** Unfolds it at a code. */
    open(code: string) {
      root.open = true
      rows.get(code as Code)?.select.focus()
    },
    has: (code: string) => rows.has(code as Code),
  }
}
