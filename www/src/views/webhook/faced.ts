/** What faces a delivery: of a rejection, each error faces its line; of an update, each value does. Uses no element of the page. */
import type { ElementDescription, Problem } from 'order-contract'
import type { ProblemDetails } from 'order-contract/edge'
import { formatted, parsed, valuesIn } from '../../app/json.js'
import { type Mark, problemMarks } from '../../editor/drawn.js'

/** The text on the right, and the marks on both sides: those of one id belong together. */
export interface Faced {
  text: string
  from: readonly Mark[]
  to: readonly Mark[]
}

/** The lines of each error, between its braces; the one of an error has the id of its problem. */
export function errorsIn(body: string, { errors = [] }: ProblemDetails, problems: readonly Problem[]): Faced {
  const text = formatted(body).trimEnd()
  const places = valuesIn(text).filter(({ path }) => path.length === 2 && typeof path[1] === 'number')
  const to = places.map(({ start, end, path: [, at] }): Mark => {
    const error = errors[Number(at)]
    const found = problems.findIndex(({ code, pointer }) => code === error?.code && pointer === error.pointer)
    const [from, until] = [text.indexOf('\n', start) + 1, text.lastIndexOf('\n', end - 1)]
    const id = found < 0 ? `error ${at}` : String(found)
    return { from, to: until, kind: 'error', id, words: error?.detail ?? '', isWhole: true }
  })
  return { text, from: problemMarks(problems), to }
}

/** A line for each value of an update, as code reads it. */
export function valuesOf(text: string, { object }: ElementDescription): Faced {
  const optional = object?.fields.filter(({ required }) => required === undefined).map(({ name }) => name)
  const faced = { text: '', from: [] as Mark[], to: [] as Mark[] }
  for (const { path, start, end } of valuesIn(text)) {
    if ('{['.includes(text.charAt(start))) continue
    const [first = '', ...more] = path.map((name) => (typeof name === 'number' ? `[${name}]` : `.${name}`))
    const isOptional = more[0]?.startsWith('.') && optional?.includes(String(path[0]))
    const code = `update${first}${isOptional ? '?' : ''}${more.join('')}`
    const value = text.slice(start, end)
    const before = `${faced.text}${faced.text && '\n'}${code}  // `
    // What a state has is joined with its line; what is beside the states only stands beside it.
    const kind = path.length > 1 ? 'change' : 'unknown'
    const mark = {
      kind,
      isWhole: kind === 'unknown',
      id: String(faced.to.length),
      words: `${code} is ${value}`,
    } as const
    faced.from.push({ ...mark, from: start, to: end })
    faced.to.push({ ...mark, from: before.length, to: before.length + value.length })
    faced.text = before + value
  }
  return faced
}

/** The one value that an update changes, in words: of two members of a kind, the first is from before it. */
export function changeIn(text: string, { object }: ElementDescription): string | undefined {
  const { fields = [] } = object ?? {}
  const update = parsed(text) as Record<string, unknown>
  const states = fields.filter((field) => field.object)
  const [before, after] = states.map(({ name }) => (update[name] ?? {}) as Record<string, unknown>)
  const what = fields.find(({ kind, form }) => kind === 'text' && form === undefined)
  const changed = [...new Set([before, after].flatMap((it) => Object.keys(it ?? {})))].filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  )
  const [from, to] = [before, after].map((it) => it?.[changed[0] ?? ''])
  const isTold = changed.length === 1 && isPlain(from) && isPlain(to) && what !== undefined
  return isTold ? `\`${update[what.name]}\` goes from ${from} to ${to}.` : undefined
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'
