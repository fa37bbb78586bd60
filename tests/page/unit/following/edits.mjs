/**
 * Edits of people, as changes to the text of a document. Each gets the text and the objects in it. If an edit does not
 * apply, it inserts a blank.
 */
export const edits = [
  remove,
  removeTwo,
  insert,
  duplicate,
  change('face_value'),
  change('name'),
  change('id'),
  changeUrl,
  takeUrl,
  blank,
]

/** Edits of a query. */
export const queryEdits = [
  (text, _units, random) => [{ from: text.length, insert: `${text === '' ? '' : '&'}p${random.between(1, 1e6)}=1` }],
  (text, _units, random) =>
    parameter(text, random, ({ from, to }) => ({ from: to, to, insert: from === to ? '' : 'z' })),
  (text, _units, random) =>
    parameter(text, random, ({ from, to }) =>
      text[to] === '&' ? { from, to: to + 1 } : { from: Math.max(0, from - 1), to },
    ),
]

function parameter(text, random, edit) {
  const found = [...text.matchAll(/[^&]+/g)].map(({ index, 0: it }) => ({ from: index, to: index + it.length }))
  return found.length === 0 ? [] : [edit(random.pick(found))]
}

function remove(text, units, random) {
  const at = random.between(0, units.length - 1)
  return units.length === 0 || alone(text, units) ? blank(text) : [without(text, units, at)]
}

function removeTwo(text, units, random) {
  const at = random.between(0, units.length - 2)
  if (units.length < 2 || alone(text, units)) return blank(text)
  const [first, second] = [units[at], units[at + 1]]
  if (/\]/.test(text.slice(first.end, second.start))) return blank(text)
  const { from } = without(text, units, at)
  return [{ from: Math.min(from, first.start), to: without(text, units, at + 1).to }].map(tidied(text))
}

function insert(text, units, random) {
  if (units.length === 0 || alone(text, units)) return blank(text)
  const { start } = random.pick(units)
  return [{ from: start, insert: `{"face_value":${random.between(100, 999)}},` }]
}

function duplicate(text, units, random) {
  if (units.length === 0 || alone(text, units)) return blank(text)
  const { start, end } = random.pick(units)
  if (/"id"/.test(text.slice(start, end))) return blank(text)
  return [{ from: end, insert: `,${text.slice(start, end)}` }]
}

function change(name) {
  return (text, units, random) => {
    const found = places(text, units, new RegExp(`"${name}"\\s*:\\s*`, 'g'), /(\d+|"\w*")/y)
    if (found.length === 0) return blank(text)
    const { from, to } = random.pick(found)
    return [
      { from, to, insert: text[from] === '"' ? `"${random.pick(['di', 'ed'])}"` : `${random.between(1000, 9999)}` },
    ]
  }
}

function changeUrl(text, _units, random) {
  const found = [...text.matchAll(/https:\/\/example\.com\/\w/g)]
  if (found.length === 0) return blank(text)
  const { index } = random.pick(found)
  return [{ from: index + 20, to: index + 21, insert: random.pick('stuvwxyz') }]
}

/** Removes a member that is only the URL: `url` or `redemption_url`. */
function takeUrl(text, _units, random) {
  const found = [...text.matchAll(/"(redemption_)?url"\s*:\s*"[^"]*"\s*,\s*/g)]
  if (found.length === 0) return blank(text)
  const { index, 0: member } = random.pick(found)
  return [{ from: index, to: index + member.length }]
}

function blank(text) {
  return [{ from: text.length, insert: '\n' }]
}

/** A document that is one object as a whole. */
function alone(text, [unit]) {
  return text.slice(0, unit?.start).trim() === ''
}

/** Returns an element with the comma beside it. */
function without(text, units, at) {
  const { start, end } = units[at]
  const after = /^\s*,\s*/.exec(text.slice(end))
  if (after) return { from: start, to: end + after[0].length }
  const before = /\s*,\s*$/.exec(text.slice(0, start))
  return { from: start - (before?.[0].length ?? 0), to: end }
}

/** Removes a comma that would be left before the end of a list. */
const tidied =
  (text) =>
  ({ from, to }) => {
    const before = /\s*,\s*$/.exec(text.slice(0, from))
    return { from: before && /^\s*\]/.test(text.slice(to)) ? from - before[0].length : from, to }
  }

function places(text, units, name, value) {
  return units.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(name)].flatMap(({ index, 0: key }) => {
      value.lastIndex = start + index + key.length
      const found = value.exec(text)
      return found ? [{ from: found.index, to: found.index + found[0].length }] : []
    }),
  )
}
