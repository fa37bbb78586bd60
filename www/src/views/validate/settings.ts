/** What a document is checked as: chosen by hand, by a sample or by a link. */
import type { Level, Options, Shape, Version } from 'order-contract/slim'
import { choice, element, line } from '../../app/dom.js'
import { directions, shapes, versions } from '../../app/names.js'
import type { Contract, Shared } from '../../app/view.js'

export type Settings = Required<Pick<Shared, 'shape' | 'version' | 'level' | 'draft' | 'entries'>>

const LEVELS: readonly (readonly [Level, string])[] = [
  ['implied', 'stated and implied'],
  ['stated', 'stated only'],
]

/** The fields; `onChange` hears of every choice. */
export function settingsFields({ describe }: Contract, onChange: () => void) {
  const shape = shapeChoice()
  const version = choice('Version', [...versions].reverse())
  const level = choice('Rules', LEVELS)
  const draft = element('input', { type: 'checkbox' })
  const entries = line('Entries: a JSON Pointer', { placeholder: 'found by themselves' })
  const shown = () => {
    entries.field.hidden = describe(shape.select.value as Shape).layout !== 'entries'
  }
  for (const input of [shape.select, version.select, level.select, draft, entries.input]) {
    input.addEventListener('input', () => {
      shown()
      onChange()
    })
  }
  return {
    fields: [
      shape.field,
      version.field,
      level.field,
      element('label', { class: 'check' }, draft, 'Draft: nothing is missing yet'),
      entries.field,
    ],
    get settings(): Settings {
      return {
        shape: shape.select.value as Shape,
        version: version.select.value as Version,
        level: level.select.value as Level,
        draft: draft.checked,
        entries: entries.field.hidden ? '' : entries.input.value,
      }
    },
    take(shared: Shared) {
      if (shared.shape !== undefined) shape.select.value = shared.shape
      if (shared.version !== undefined) version.select.value = shared.version
      if (shared.level !== undefined) level.select.value = shared.level
      if (shared.draft !== undefined) draft.checked = shared.draft
      if (shared.entries !== undefined) entries.input.value = shared.entries
      shown()
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
  const made = choice('Shape', [])
  for (const [direction, label] of [
    ['sent', 'You send'],
    ['received', 'You receive'],
  ]) {
    const options = shapes.filter((it) => directions[it] === direction).map((it) => element('option', {}, it))
    made.select.append(element('optgroup', { label }, ...options))
  }
  return made
}
