/** How JSON Pointers are shown: as in code. */

/** `/items/0/payout` as `items[0].payout`. */
export function pathOf(pointer: string): string {
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  return names.map((name, at) => (/^(\d+|\*)$/.test(name) ? `[${name}]` : at === 0 ? name : `.${name}`)).join('')
}

export const placeName = (pointer: string) => (pointer === '' ? 'the whole document' : pathOf(pointer))

/** The pointer without the indexes: `/items/*\/payout`. */
export const patternOf = (pointer: string) => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
