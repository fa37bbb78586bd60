/** What a document is checked as: chosen by hand, by a sample or by a link. */
import type { Level, Options, Shape, Version } from 'order-contract/slim'
import { choice, element, line } from '../../app/dom.js'
import { directions, shapes, versions } from '../../app/names.js'
import { mistakeIn } from '../../app/parts.js'
import type { Contract, Shared } from '../../app/view.js'
import { say } from '../../app/words.js'

export type Settings = Required<Pick<Shared, 'shape' | 'version' | 'level' | 'draft' | 'entries'>>

/** The fields; `onChange` hears of every choice. */
export function settingsFields({ describe, validate }: Contract, onChange: () => void) {
  const shape = shapeChoice()
  const version = choice(say('version'), [...versions].reverse())
  const level = choice(say('rules'), [
    ['implied', say('levelImplied')],
    ['stated', say('levelStated')],
  ])
  const draft = element('input', { type: 'checkbox' })
  const mistake = element('p', { class: 'mistake', id: 'validate-mistake', role: 'status' })
  const entries = line(say('entries'), {
    placeholder: say('foundWithout'),
    'aria-describedby': mistake.id,
  })
  let pointer = ''

  /** A pointer that is none is told, and the one before it stays. */
  function settle() {
    const chosen = shape.select.value as Shape
    const { value } = entries.input
    entries.field.hidden = describe(chosen).layout !== 'entries'
    mistake.textContent = entries.field.hidden ? '' : mistakeIn(() => validate(chosen, '', { entries: value }))
    entries.input.setAttribute('aria-invalid', String(mistake.textContent !== ''))
    if (mistake.textContent === '') pointer = value
  }

  for (const input of [shape.select, version.select, level.select, draft, entries.input]) {
    input.addEventListener('input', () => {
      settle()
      onChange()
    })
  }
  return {
    fields: [
      shape.field,
      version.field,
      level.field,
      element('label', { class: 'check' }, draft, say('draft')),
      entries.field,
    ],
    mistake,
    get settings(): Settings {
      return {
        shape: shape.select.value as Shape,
        version: version.select.value as Version,
        level: level.select.value as Level,
        draft: draft.checked,
        entries: entries.field.hidden ? '' : pointer,
      }
    },
    take(shared: Shared) {
      if (shared.shape !== undefined) shape.select.value = shared.shape
      if (shared.version !== undefined) version.select.value = shared.version
      if (shared.level !== undefined) level.select.value = shared.level
      if (shared.draft !== undefined) draft.checked = shared.draft
      if (shared.entries !== undefined) entries.input.value = shared.entries
      settle()
    },
  }
}

/** As options of the package: what is as by default is left out. */
export function optionsOf({ version, level, draft, entries }: Settings, severity: Shared['severity'] = {}): Options {
  return {
    version,
    ...(level === 'implied' ? {} : { level }),
    ...(draft ? { draft } : {}),
    ...(entries === '' ? {} : { entries }),
    ...(Object.keys(severity).length === 0 ? {} : { severity }),
  }
}

function shapeChoice() {
  const made = choice(say('shape'), [])
  for (const direction of ['sent', 'received'] as const) {
    const options = shapes.filter((it) => directions[it] === direction).map((it) => element('option', {}, it))
    made.select.append(element('optgroup', { label: say(direction) }, ...options))
  }
  return made
}
