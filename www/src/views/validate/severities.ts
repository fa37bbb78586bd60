/** The panel that changes the severity of each code. */
import { button, choice, element } from '../../app/dom.js'
import { severities, turnableCodes } from '../../app/names.js'
import { folded } from '../../app/parts.js'
import type { Shared } from '../../app/view.js'
import { say } from '../../app/words.js'

/** `changed` is called after every change by hand. */
export function severityPanel(changed: () => void) {
  const rows = turnableCodes.map((code) => ({
    code,
    ...choice(`\`${code}\``, [['', say('defaultSeverity')], ...severities]),
  }))
  const reset = button(say('resetSeverities'), () => {
    take({})
    changed()
    // The button is hidden now.
    root.querySelector('summary')?.focus()
  })
  const root = folded('', element('div', { class: 'choices codes' }, ...rows.map(({ field }) => field)), reset)
  root.addEventListener('input', () => {
    tell()
    changed()
  })

  const turned = (): NonNullable<Shared['severity']> =>
    Object.fromEntries(rows.flatMap(({ code, control: { value } }) => (value === '' ? [] : [[code, value]])))

  function take(severity: NonNullable<Shared['severity']>): void {
    for (const { code, control } of rows) control.value = severity[code] ?? ''
    tell()
  }

  function tell(): void {
    const count = Object.keys(turned()).length
    const [summary] = root.children
    if (summary) summary.textContent = count === 0 ? say('severities') : say('severitiesTurned', { count })
    reset.hidden = count === 0
  }

  tell()
  return { root, turned, take }
}
