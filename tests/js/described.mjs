/**
 * Documents made at random of what `describe` says of a shape, valid ones and ones with mistakes, and every amendment that
 * the shape takes.
 */

let seed = 1

function random() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return (seed >>> 8) / (1 << 24)
}
const below = (count) => Math.floor(random() * count)
export const pick = (list) => list[below(list.length)]
const chance = (of) => random() < of

const TEXTS = {
  email: ['a@b.example', 'x.y+z@host'],
  timestamp: ['2024-04-10T17:11:26.601254', '2024-02-29T00:00:00.000000Z'],
  decimal: ['0.8', '-12', '3.25'],
  count: ['0', '10', '007'],
}
/** What `required` and `empty` look at, so it comes often. */
const EMPTY = ['', []]
const WRONG = [
  '',
  'x',
  'card',
  'EMAIL',
  null,
  0,
  1.5,
  true,
  [],
  [1],
  {},
  { type: 'CARD' },
  ' ',
  '2024-02-30T00:00:00.000000',
  '-1',
  'a@',
  '1.',
  [{}],
  [''],
]

/** Returns a fresh value, because documents are changed. */
const wrong = (fits = () => true) => structuredClone(pick((chance(0.3) ? EMPTY : WRONG).filter(fits)))

/** An object of a description, by chance with optional members. */
function objectOf({ fields, discriminator }) {
  const value = {}
  const decider = fields.find(({ name }) => name === discriminator)
  const decided = decider && pick(decider.values).value
  for (const field of fields) {
    const { name, required, appliesWith, excludes } = field
    if (excludes && value[excludes.name] !== undefined) continue
    if (name === discriminator) {
      if (!chance(0.03)) value[name] = decided
      continue
    }
    const applies = appliesWith?.values.includes(decided) ?? true
    const isNeeded = required && (required.with?.values.includes(decided) ?? true)
    if (isNeeded && applies ? chance(0.03) : chance(applies ? 0.5 : 0.8)) continue
    const isEmpty = !applies && chance(0.4)
    value[name] = isEmpty ? (field.kind === 'list' ? [] : '') : valueFor(field)
  }
  return value
}

function valueFor({ kind, form, values, object, element, repeatable }) {
  if (repeatable && chance(0.3)) return ['FR', 'DE']
  if (kind === 'text') return form ? pick(TEXTS[form]) : pick(['P-1', 'x'])
  if (kind === 'enum') return pick(values).value
  if (kind === 'object') return objectOf(object)
  if (kind === 'list') return Array.from({ length: 1 + below(2) }, () => valueFor(element))
  if (kind === 'collection') return structuredClone(pick([[], {}, [1], { a: 1 }]))
  return structuredClone(pick(['any', 1, null, {}, []]))
}

/** All places of a value, as owners and names. */
function placesIn(value, places = []) {
  if (typeof value !== 'object' || value === null) return places
  for (const name of Object.keys(value)) {
    places.push([value, name])
    placesIn(value[name], places)
  }
  return places
}

/** Makes a mistake in a document. */
function spoil(document, removed, isQuery) {
  const places = placesIn(document).filter(([owner]) => !isQuery || owner === document)
  if (places.length === 0 || chance(0.1)) {
    document[pick([...removed, 'unknown'])] = isQuery ? 'x' : wrong()
    return
  }
  const [owner, name] = pick(places)
  if (chance(0.3)) {
    if (Array.isArray(owner)) owner.splice(Number(name), 1)
    else delete owner[name]
  } else owner[name] = wrong((value) => !isQuery || typeof value === 'string')
}

/** Returns a document with so many mistakes; of a list, a page. */
export function documentOf({ layout, object }, mistakes) {
  const one = () => {
    const document = objectOf(object)
    const removed = object.removed.map(({ name }) => name)
    for (let left = mistakes; left > 0; left--) spoil(document, removed, layout === 'query')
    return !chance(0.01) || layout === 'query' ? document : wrong()
  }
  if (layout !== 'entries') return one()
  const entries = Array.from({ length: below(4) }, one)
  return pick([entries, entries, { data: entries }, { data: entries, total: 3 }, { page: { entries } }, {}])
}

/** Returns the amendments that a description takes: none, each alone, all, and with `pairs` each of one kind with the other. */
export function amendmentsOf({ object }, { pairs: hasPairs }) {
  const enums = []
  const needed = []
  const visit = ({ fields }, at) => {
    for (const field of fields) inside(field, `${at}/${field.name}`)
  }
  const inside = (field, at) => {
    if (field.kind === 'enum') enums.push(at)
    if (field.required) needed.push(at)
    if (field.object) visit(field.object, at)
    if (field.element) inside(field.element, `${at}/*`)
  }
  visit(object, '')
  const singles = [
    ...enums.map((at) => ({ accept: { [at]: ['OURS', 'card'] } })),
    ...needed.map((at) => ({ optional: [at] })),
  ]
  const pairs = (hasPairs ? enums : []).flatMap((at) =>
    needed.map((other) => ({ accept: { [at]: ['OURS'] }, optional: [other] })),
  )
  const all = { accept: Object.fromEntries(enums.map((at) => [at, ['OURS']])), optional: needed }
  return [{}, ...singles, ...pairs, ...(enums.length + needed.length > 0 ? [all] : [])]
}
