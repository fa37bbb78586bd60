/** The numbers of a document that a form cannot keep as they are written: what it sends, JavaScript writes anew. */
import { placesIn } from '../../app/json.js'
import { say } from '../../app/words.js'

interface Rewritten {
  pointer: string
  text: string
  /** Whether it is another number now. */
  changed: boolean
}

/** What becomes of a document's numbers, in sentences. `left` are the pointers of what the form does not take up. */
export function numberNotes(text: string, left: readonly string[]): string[] {
  const taken = [...placesIn(text)]
    .flatMap(([pointer, { value, end }]) => rewritten(text.slice(value, end), pointer))
    .filter(({ pointer }) => !left.some((at) => `${pointer}/`.startsWith(`${at}/`)))
  const named = (changed: boolean) => taken.flatMap((number) => (number.changed === changed ? nameOf(number) : []))
  const [changed, same] = [named(true).join(', '), named(false).join(', ')]
  const notes: string[] = []
  if (changed) notes.push(say('numbersChanged', { names: changed }))
  if (same) notes.push(say('numbersRewritten', { names: same }))
  return notes
}

const nameOf = ({ pointer, text }: Rewritten) => say('numberHere', { pointer, text })

function rewritten(written: string, pointer: string): Rewritten[] {
  if (!/^-?\d/.test(written)) return []
  const text = JSON.stringify(Number(written))
  return text === written ? [] : [{ pointer, text, changed: normal(text) !== normal(written) }]
}

/** The same for all ways to write one number; a text that is none has no such form. */
function normal(text: string): string | undefined {
  const [, sign, whole = '', fraction = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text) ?? []
  if (sign === undefined) return undefined
  const digits = (whole + fraction).replace(/^0+/, '')
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  if (end === 0) return '0'
  return `${sign}${digits.slice(0, end)}e${Number(power) - fraction.length + digits.length - end}`
}
