/** Where in a text the value stands that a JSON Pointer leads to. */
import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/json'

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

function at(root: SyntaxNode, pointer: string, text: string): SyntaxNode | null {
  return tokensOf(pointer).reduce<SyntaxNode | null>((node, token) => {
    if (node?.name === 'Object') return member(node, token, text)
    return elements(node)[Number(token)] ?? null
  }, root)
}

/** A member's value. */
function member(object: SyntaxNode, name: string, text: string): SyntaxNode | null {
  for (const property of object.getChildren('Property')) {
    const key = property.firstChild
    if (key !== null && JSON.parse(text.slice(key.from, key.to)) === name) return property.lastChild
  }
  return null
}

/** The values in a list. */
function elements(list: SyntaxNode | null): SyntaxNode[] {
  const values: SyntaxNode[] = []
  if (list?.name !== 'Array') return values
  for (let child = list.firstChild; child !== null; child = child.nextSibling) {
    if (/^[A-Z]/.test(child.name)) values.push(child)
  }
  return values
}

const tokensOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
