/**
 * Where in a document the objects stand that conversions touch: the items of orders, or products as a whole. Read from
 * the text, so that each can be told apart in it. What stands beside them is nobody's business here.
 */
import { type ChangedRange, type SyntaxNode, type Tree, TreeFragment } from '@lezer/common'
import { parser } from '@lezer/json'
import type { Edit, Version } from 'order-contract/slim'
import { type Layout, moving } from './layout.js'

/** An object that is told apart, or what stands in its place. */
export interface Unit {
  start: number
  end: number
  object: boolean
  /** The text of its identifier. */
  id: string | undefined
  /** The text of its URL, if it is an item. */
  url: string | undefined
}

export interface Entry {
  id: string | undefined
  units: Unit[]
}

/** A text as it was read. */
export interface Outline {
  entries: Entry[]
  units: Unit[]
  /** What of the reading serves for the next text. */
  known: readonly TreeFragment[]
}

/** The member by which the core tells entries and items apart. */
export const ID = 'id'

/** How a text is to be read. */
export interface Reading {
  layout: Layout
  version: Version
  /** Where the entries stand, if the document alone does not tell. */
  entries: string | undefined
  /** Where inside its member the URL of an item stands. */
  payoutUrl: string
}

/** `known` spares reading again what has not changed. */
export function outlineOf(text: string, reading: Reading, known: readonly TreeFragment[] = []): Outline {
  const { layout, entries } = reading
  if (layout.query) return whole(text)
  const tree = parser.parse(text, known)
  const root = tree.topNode.firstChild
  const values = root === null ? [] : layout.list ? elements(entriesOf(root, text, entries)) : [root]
  return outline(
    values.map((entry) => readEntry(entry, text, reading)),
    tree,
  )
}

/** A unit that stands alone. */
export function unitOf(text: string, reading: Reading): Unit {
  const root = reading.layout.query ? null : parser.parse(text).topNode.firstChild
  return root === null ? wholeUnit(text) : readUnit(root, text, reading)
}

const wholeUnit = ({ length }: string): Unit => ({ start: 0, end: length, object: true, id: undefined, url: undefined })

function whole(text: string): Outline {
  const units = [wholeUnit(text)]
  return { entries: [{ id: undefined, units }], units, known: [] }
}

const outline = (entries: Entry[], tree: Tree): Outline => ({
  entries,
  units: entries.flatMap(({ units }) => units),
  known: TreeFragment.addTree(tree),
})

/** The outline of a text with edits made: none of them takes a unit away, or adds one. */
export function shifted({ entries, known }: Outline, edits: readonly Edit[]): Outline {
  const shift = shifting(edits)
  const moved = entries.map(({ id, units }) => ({
    id,
    units: units.map((unit) => ({ ...unit, start: shift(unit.start, false), end: shift(unit.end, true) })),
  }))
  return {
    entries: moved,
    units: moved.flatMap(({ units }) => units),
    known: TreeFragment.applyChanges(known, rangesOf(edits)),
  }
}

/** Where a place has got to, for places in ascending order; what is put in right there counts as before it, or not. */
function shifting(edits: readonly Edit[]): (at: number, after: boolean) => number {
  let next = 0
  let by = 0
  const isBefore = ({ end }: Edit, at: number, after: boolean) => end < at || (end === at && after)
  return (at, after) => {
    for (let edit = edits[next]; edit !== undefined && isBefore(edit, at, after); edit = edits[++next]) {
      by += edit.text.length - (edit.end - edit.start)
    }
    return at + by
  }
}

function rangesOf(edits: readonly Edit[]): ChangedRange[] {
  let by = 0
  return edits.map(({ start, end, text }) => {
    const fromB = start + by
    by += text.length - (end - start)
    return { fromA: start, toA: end, fromB, toB: fromB + text.length }
  })
}

/** A member's value. */
export function member(object: SyntaxNode, name: string, text: string): SyntaxNode | null {
  for (const property of object.getChildren('Property')) {
    const key = property.firstChild
    if (key !== null && JSON.parse(text.slice(key.from, key.to)) === name) return property.lastChild
  }
  return null
}

/** The values in a list. */
export function elements(list: SyntaxNode | null): SyntaxNode[] {
  const values: SyntaxNode[] = []
  if (list?.name !== 'Array') return values
  for (let child = list.firstChild; child !== null; child = child.nextSibling) {
    if (/^[A-Z]/.test(child.name)) values.push(child)
  }
  return values
}

function readEntry(entry: SyntaxNode, text: string, reading: Reading): Entry {
  const { items } = reading.layout
  if (items === undefined) return { id: undefined, units: [readUnit(entry, text, reading)] }
  if (entry.name !== 'Object') return { id: undefined, units: [] }
  const units = elements(member(entry, items, text)).map((item) => readUnit(item, text, reading))
  return { id: idOf(entry, text), units }
}

function readUnit(node: SyntaxNode, text: string, reading: Reading): Unit {
  const place = { start: node.from, end: node.to }
  if (node.name !== 'Object') return { ...place, object: false, id: undefined, url: undefined }
  return { ...place, object: true, id: idOf(node, text), url: urlOf(node, text, reading) }
}

/** The text that a member is which moves between the versions, or that it holds. */
function urlOf(object: SyntaxNode, text: string, { layout, version, payoutUrl }: Reading): string | undefined {
  const values = moving(layout, version).map((name) => member(object, name, text))
  const urls = values.map((value) => (value === null || value.name === 'String' ? value : at(value, payoutUrl, text)))
  const url = urls.find((url) => url?.name === 'String')
  return url ? text.slice(url.from, url.to) : undefined
}

function idOf(object: SyntaxNode, text: string): string | undefined {
  const id = member(object, ID, text)
  return id?.name === 'String' || id?.name === 'Number' ? text.slice(id.from, id.to) : undefined
}

/** The core refuses where this could be another list. */
function entriesOf(root: SyntaxNode, text: string, pointer: string | undefined): SyntaxNode | null {
  if (root.name === 'Array') return root
  if (pointer !== undefined) return at(root, pointer, text)
  const lists = root.getChildren('Property').map((property) => property.lastChild)
  return lists.find((list) => list?.getChild('Object') && elements(list).every(({ name }) => name === 'Object')) ?? null
}

/** What a JSON Pointer leads to. */
function at(root: SyntaxNode, pointer: string, text: string): SyntaxNode | null {
  return tokensOf(pointer).reduce<SyntaxNode | null>((node, token) => {
    if (node?.name === 'Object') return member(node, token, text)
    return elements(node)[Number(token)] ?? null
  }, root)
}

/** Members of an object that stands alone, as they are written. */
export function membersIn(object: string, names: readonly string[]): string {
  const root = parser.parse(object).topNode.firstChild
  if (root?.name !== 'Object') return ''
  const values = names.map((name) => member(root, name, object))
  return values.map((value) => (value === null ? '' : object.slice(value.from, value.to))).join('\n')
}

/** The member or element that a JSON Pointer leads to; of one that is missing, the object that should have it. */
export function placeOf(text: string, pointer: string): { start: number; end: number } | undefined {
  const root = parser.parse(text).topNode.firstChild
  if (root === null) return undefined
  const found = at(root, pointer, text)
  const around = found ?? at(root, pointer.slice(0, pointer.lastIndexOf('/')), text)
  if (around === null) return undefined
  const { from: start, to: end } = around.parent?.name === 'Property' && found ? around.parent : around
  return { start, end }
}

export const tokensOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
