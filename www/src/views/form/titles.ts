/** The title of a field: its label alone, or with the entries around it. */
import { say } from '../../app/words.js'
import type { Field } from './fields.js'

/** `Item 2`, `E-mail address`: also of an entry, by its position from 1. */
export function titleOf({ given }: Field, position?: number): string {
  const label = given.label ?? say('value')
  return position === undefined ? label : `${label} ${position}`
}

/** `Item 2`, `E-mail address`: the titles of the entries around each field and its own, in the order of the form. */
export function titlesIn(form: Field): Map<Field, readonly string[]> {
  return new Map(titled(form, [], titleOf(form)))
}

/** `around` are the titles of the entries around it, `inside` those around its own fields. */
function* titled(field: Field, around: string[], own: string, inside = around): Generator<[Field, string[]]> {
  yield [field, [...around, own]]
  if (field.kind === 'group')
    for (const member of field.members) yield* titled(member.field, inside, titleOf(member.field))
  if (field.kind === 'list')
    for (const [index, entry] of field.entries.entries()) {
      const title = titleOf(entry, index + 1)
      yield* titled(entry, inside, title, [...inside, title])
    }
}
