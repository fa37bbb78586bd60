/** Takes a document of a link, a sample or a file into a form, after its safe fixes are applied. */
import type { Description, ElementDescription, JsonValue, Problem } from 'order-contract/wasm'
import type { Contract } from '../../app/core.js'
import { patternOf } from '../../app/pointer.js'
import { beneath, furtherIn, takesJson, textOf } from './fields.js'

export interface Taken {
  /** Undefined if no form can show the document. */
  typed?: JsonValue
  /** Sentences on what was changed, or why nothing was. */
  notes: string[]
}

/** A larger document is not shown field by field. */
const LIMITS = { bytes: 1 << 16 }

export function takenFrom(text: string, { shape, version, object }: Description, contract: Contract): Taken {
  const options = { version, draft: true, limits: LIMITS, mask: false }
  const { output, applied, report } = contract.applyFixes(shape, text, options)
  const unfit = report.problems.find(isUnfit)
  if (unfit) return { notes: [`The form can't show this document, so nothing has changed: ${placed(unfit)}`] }
  const left: string[] = []
  const typed = fitted({ kind: 'object', basis: 'stated', section: '', object }, JSON.parse(output), '', left)
  return { typed, notes: [...fixedNotes(applied), ...leftNotes(left, rewritten(output))] }
}

/** Whether no form can show the document: it is wrong as a whole, or a name appears twice. */
const isUnfit = ({ pointer, code }: Problem) => pointer === '' || code === 'duplicate_key' || code === 'syntax'

function placed({ span, message }: Problem): string {
  if (span === undefined) return message
  return `${`line ${span.line}, column ${span.column}`}: ${message}`
}

/** A sentence on each fix, with its places: its title alone may not name the field. */
function fixedNotes(applied: readonly Problem[]): string[] {
  const byTitle = Map.groupBy(applied, ({ fix }) => fix?.title ?? '')
  return [...byTitle].map(
    ([title, fixed]) => `Fixed: ${`${title} (${named(fixed.map(({ pointer }) => patternOf(pointer)))})`}.`,
  )
}

function leftNotes(left: readonly string[], numbers: readonly string[]): string[] {
  return [
    ...(left.length > 0 ? [`Left out, because the form has no field for it: ${named(left.map(patternOf))}.`] : []),
    ...(numbers.length > 0
      ? [
          `JavaScript writes these numbers in another way, and may round them: ${named(numbers)}. Use Validate to keep them as they are.`,
        ]
      : []),
  ]
}

const named = (names: readonly string[]) => [...new Set(names)].map((name) => `\`${name}\``).join(', ')

/** The numbers of a document that JavaScript would write differently. */
function rewritten(text: string): string[] {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g) ?? []
  return tokens.filter((token) => !token.startsWith('"') && JSON.stringify(Number(token)) !== token)
}

/** A value as the form holds it. Adds the pointers of what the form has no field for, and does not keep either. */
export function fitted(given: ElementDescription, value: JsonValue, at: string, left: string[]): JsonValue {
  const { object, element } = given
  if (object && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const further = furtherIn(object, value)
    const members = Object.entries(value).map(([name, inner]): [string, JsonValue] => {
      const field = object.fields.find((field) => field.name === name)
      const pointer = beneath(at, name)
      if (field) return [name, fitted(field, inner, pointer, left)]
      if (!Object.hasOwn(further, name)) left.push(pointer)
      return [name, inner]
    })
    return Object.fromEntries(members)
  }
  if (element && Array.isArray(value))
    return value.map((inner, index) => fitted(element, inner, `${at}/${index}`, left))
  const text = takesJson(given) && value !== '' ? JSON.stringify(value) : value
  if (!object && !element && (text === '' || textOf(given, text) !== '')) return text
  left.push(at)
  return null
}
