/** Which fields count, and which are asked for, beside what stands in the field that decides. */
import type { Condition } from 'order-contract/slim'
import type { Field, Group, Member } from './fields.js'

/** The fields that mean something now. The others keep what was typed, but are neither shown nor sent. */
export function relevant(group: Group): Member[] {
  return group.members.filter(({ given }) => given.appliesWith === undefined || holds(given.appliesWith, group))
}

/** Whether the field must be there now. */
export function isAsked({ given }: Member, group: Group): boolean {
  return given.required !== undefined && (given.required.with === undefined || holds(given.required.with, group))
}

/** Whether anything in it would be sent. */
export function isFilled(field: Field): boolean {
  if (field.kind === 'leaf') return field.text !== ''
  if (field.kind === 'list') return field.entries.length > 0
  return field.further.size > 0 || relevant(field).some((member) => isFilled(member.field))
}

function holds({ field: name, values }: Condition, { members }: Group): boolean {
  const decider = members.find(({ given }) => given.name === name)?.field
  return decider?.kind === 'leaf' && values.includes(decider.text)
}
