/**
 * Generates queries: mostly valid, in many spellings.
 */
const NAMES = ['limit', 'before', 'after', 'code', 'is_orderable', 'countries_redeemable_in']
const OTHERS = ['colour', 'Limit', 'limits', 'befor', '', 'a/b~c', 'é', 'isOrderable', 'page']
const VALUES = ['10', '0', '007', '-1', '1.5', '', 'x', 'c-1', '+5', '%2B5', 'a+b', '%C3%A9', 'é😀', '٣', '1e3', 'a=b']
const BAD = ['%', '%4', '%zz', '%ff', '%C3', '%C0%AF', '%ED%A0%80', 'a%4gb']

/** Returns the text of a query. */
export function queryOf(random) {
  const parts = Array.from({ length: random.below(5) }, () => {
    const name = random.percent(85) ? random.of(NAMES) : random.of(OTHERS)
    const spelled = random.percent(10) ? encodeSome(random, name) : name
    if (random.percent(5)) return spelled
    const value = random.percent(4) ? random.of(BAD) : random.of(VALUES)
    return `${spelled}=${value}`
  })
  if (random.percent(5)) parts.splice(random.below(parts.length + 1), 0, '')
  return random.of(['', '', '', '?']) + parts.join('&')
}

function encodeSome(random, name) {
  return [...name]
    .map((letter) => (/\w/.test(letter) && random.percent(30) ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('')
}
