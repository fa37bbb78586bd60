/** What documents of a shape are made of, as far as conversions touch them: read from the contract's description. */
import type { ObjectDescription, Shape, Version } from 'order-contract/slim'
import { versions } from '../../app/names.js'
import type { Contract } from '../../app/view.js'

export interface Layout {
  query: boolean
  /** The document is a list of entries. */
  list: boolean
  /** The member of an entry whose elements are told apart; without one that is the entry itself. */
  items: string | undefined
  /** Members of such an object that only the one version has. */
  own: { [version in Version]: string[] }
}

export function layoutOf({ describe }: Pick<Contract, 'describe'>, shape: Shape): Layout {
  const described = versions.map((version) => describe(shape, { version }))
  const [first] = described
  const names = described.map(({ object }) => (unitOf(object)?.fields ?? []).map(({ name }) => name))
  const own = versions.map((version, at): [Version, string[]] => {
    const others = names.filter((_, other) => other !== at).flat()
    return [version, names[at]?.filter((name) => !others.includes(name)) ?? []]
  })
  return {
    query: first?.layout === 'query',
    list: first?.layout === 'entries',
    items: first && listIn(first.object)?.name,
    own: Object.fromEntries(own) as Layout['own'],
  }
}

/** Whether the two versions of a shape differ at all. */
export const differs = ({ own }: Layout) => Object.values(own).some((names) => names.length > 0)

/** The members of an item that hold its URL: they become one another. */
export const moving = ({ items, own }: Layout, version: Version): readonly string[] =>
  items === undefined ? [] : own[version]

const listIn = ({ fields }: ObjectDescription) => fields.find(({ kind, element }) => kind === 'list' && element?.object)

const unitOf = (object: ObjectDescription) => {
  const list = listIn(object)
  return list === undefined ? object : list.element?.object
}
