/**
 * What the other side becomes after any edit. A complement is bound to its document, and after an edit there is another
 * one; so what is known of each object in the other version is put into a scaffold that has the edited document's form.
 * What converting that leaves behind is the complement that the edited document needs.
 */
import type { ConvertOptions } from 'order-contract/slim'
import type { Kept } from './kept.js'
import { moving } from './layout.js'
import { shifted, type Unit } from './outline.js'
import { type Form, restored } from './restoring.js'
import { bare, scaffold, withId, withPlace } from './scaffold.js'
import type { Converted, Made, Task } from './task.js'

export interface Rules {
  fill: ConvertOptions['fill']
  /** Objects that were not edited look as they did. */
  stays: boolean
}

export function rebuilt(task: Task, plain: Converted, { fill, stays }: Rules): Made {
  const { text, outline, matched } = task
  const forms = outline.units.map((unit, at) =>
    formOf(task, unit, text.slice(unit.start, unit.end), matched[at], stays),
  )
  const made = withComplement(task, forms, fill) ?? plain
  return restored(made, shifted(outline, made.edits), forms)
}

/** Undefined where nothing is known that could be put back. */
function withComplement(task: Task, forms: readonly Form[], fill: ConvertOptions['fill']): Converted | undefined {
  const { from, to, text, layout, outline, convert } = task
  const back = convert(scaffold(outline.entries, layout, forms), to, from, { entries: undefined })
  if (!back.ok || back.complement === null) return undefined
  const { complement } = back
  const whole = convert(text, from, to, { fill, complement })
  if (whole.ok) return whole
  // What was edited on both sides so that the one cannot stand beside the other is told as a loss.
  const made = convert(text, from, to, { fill, complement, onOrphan: 'drop' })
  return made.ok ? made : undefined
}

/** What an object that now has this text should look like in the other version, but for what was edited. */
function formOf(task: Task, unit: Unit, now: string, kept: Kept | undefined, stays: boolean): Form {
  const { from, to, layout } = task
  if (kept === undefined) return { text: layout.query ? '' : bare(unit.id), exact: false }
  const known = kept.forms[from] === now ? kept.forms[to] : kept.remembered(from, now)?.[to]
  if (known !== undefined && stays) return { text: known, exact: true }
  if (layout.query) return { text: kept.forms[to], exact: false }
  const form = withId(known ?? kept.forms[to], unit.id)
  return { text: unit.url === undefined ? form : openFor(form, task), exact: false }
}

/** A place for the URL, where one has come to the edited object and the other has something to hold it. */
const openFor = (form: string, { layout, to, payoutUrl }: Task) =>
  moving(layout, to).reduce((form, name) => withPlace(form, name, payoutUrl), form)
