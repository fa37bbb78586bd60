/** The numbers of a document that a form cannot keep as they are written: what it sends, JavaScript writes anew. */
import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/json'
import { beneath } from './document.js'

interface Rewritten {
  pointer: string
  text: string
  /** Whether it is another number now. */
  changed: boolean
}

const WHY = 'as the form holds numbers as JavaScript does'

/** What becomes of a document's numbers, in sentences. `left` are the pointers of what the form does not take up. */
export function numberNotes(text: string, left: readonly string[]): string[] {
  const root = parser.parse(text).topNode.firstChild
  if (root === null) return []
  const taken = rewrittenIn(root, '', text).filter(
    ({ pointer }) => !left.some((at) => `${pointer}/`.startsWith(`${at}/`)),
  )
  const named = (changed: boolean) => taken.flatMap((number) => (number.changed === changed ? nameOf(number) : []))
  const [changed, same] = [named(true).join(', '), named(false).join(', ')]
  const notes: string[] = []
  if (changed) notes.push(`Changed in value, ${WHY}: ${changed}. Keep this document as text, in Validate.`)
  if (same) notes.push(`Written anew with the same value, ${WHY}: ${same}.`)
  return notes
}

const nameOf = ({ pointer, text }: Rewritten) => `\`${pointer}\` is \`${text}\` here`

function rewrittenIn(node: SyntaxNode, at: string, document: string): Rewritten[] {
  const textOf = ({ from, to }: SyntaxNode) => document.slice(from, to)
  if (node.name === 'Number') return rewritten(textOf(node), at)
  if (node.name === 'Array')
    return valuesIn(node).flatMap((value, index) => rewrittenIn(value, `${at}/${index}`, document))
  return node.getChildren('Property').flatMap(({ firstChild: name, lastChild: value }) => {
    if (name === null || value === null) return []
    return rewrittenIn(value, beneath(at, JSON.parse(textOf(name))), document)
  })
}

/** Brackets and commas are nodes as well. */
function valuesIn(list: SyntaxNode): SyntaxNode[] {
  const values: SyntaxNode[] = []
  for (let child = list.firstChild; child !== null; child = child.nextSibling)
    if (/^[A-Z]/.test(child.name)) values.push(child)
  return values
}

function rewritten(written: string, pointer: string): Rewritten[] {
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
