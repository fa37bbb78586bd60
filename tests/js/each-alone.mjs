/**
 * What a stream must make of an archive: of each line, what `validate` and `convert` make of it alone.
 */
import { api, codesOf } from './package.mjs'

const DEFAULT = { bytes: 1 << 20 }

/** Returns the lines of an archive. Only a line feed ends one. One of white space is no document. */
function linesOf(archive, { limits: { bytes: most } = DEFAULT }) {
  let offset = 0
  const lines = archive.toString('latin1').split(/(?<=\n)/)
  return lines.map((text, at) => {
    const bytes = Buffer.from(text.replace('\n', ''), 'latin1')
    const place = { line: at + 1, offset }
    offset += text.length
    return { place, bytes, end: text.endsWith('\n') ? '\n' : '', isBlank: /^\s*$/.test(text) && bytes.length <= most }
  })
}

const inLine = (problems) =>
  problems.map(({ span, ...rest }) =>
    span === undefined ? rest : { ...rest, span: { ...span, line: 1, column: span.start + 1 } },
  )

/** Returns the documents with problems, and the summary. */
export function validatedAlone(archive, shape, options) {
  const documents = linesOf(archive, options).filter(({ isBlank }) => !isBlank)
  const reports = documents.map(({ place, bytes }) => {
    const { valid, problems } = api.validate(shape, bytes, options)
    return { ...place, valid, problems: inLine(problems) }
  })
  const listed = reports.filter(({ valid, problems }) => !valid || problems.length > 0)
  const invalid = listed.filter(({ valid }) => !valid).length
  const byCode = {}
  for (const code of listed.flatMap(codesOf)) byCode[code] = (byCode[code] ?? 0) + 1
  const counts = { documents: documents.length, valid: documents.length - invalid, invalid }
  return { listed, summary: { bytes: archive.length, ...counts, byCode } }
}

/** Returns what is written, and the summary. `kept` are the lines that are not rejected. */
export function convertedAlone(archive, shape, options) {
  const summary = { bytes: archive.length, documents: 0, converted: 0, changed: 0, rejected: 0 }
  const [kept, outputs, rejects, others, complements, losses, gaps] = [[], [], [], [], [], [], []]
  for (const { place, bytes, end, isBlank } of linesOf(archive, options)) {
    const alone = isBlank ? { ok: true, output: bytes } : api.convert(shape, bytes, options)
    summary.documents += Number(!isBlank)
    if (!alone.ok) {
      const isLarge = alone.problems[0].code === 'too_large'
      const excerpt = isLarge ? { length: bytes.length } : { document: bytes.toString() }
      rejects.push({ ...place, ...excerpt, problems: inLine(alone.problems) })
      continue
    }
    if (!isBlank && options.from !== options.to && isOther(bytes, shape)) others.push(place.line)
    kept.push(`${bytes}${end}`)
    outputs.push(`${Buffer.from(alone.output)}${end}`)
    summary.changed += Number(!bytes.equals(alone.output))
    if (alone.complement) complements.push({ line: outputs.length, complement: alone.complement })
    losses.push(...(alone.losses ?? []))
    gaps.push(...(alone.gaps ?? []))
  }
  Object.assign(summary, { rejected: rejects.length, others: others.length, otherLines: others.slice(0, 10) })
  summary.converted = summary.documents - rejects.length - others.length
  complements.push({ lines: outputs.length })
  Object.assign(summary, { losses: tallied(losses), gaps: tallied(gaps) })
  return { kept: kept.join(''), output: outputs.join(''), rejects, complements, summary }
}

/** Returns whether a text that can be read is no order or product. archives.json has lines of other shapes, and closer ones. */
function isOther(bytes, shape) {
  const { layout, object } = api.describe(shape)
  if (layout === 'query') return false
  const value = JSON.parse(bytes)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true
  const names = api.versions.flatMap((version) => {
    const { fields, removed } = api.describe(shape, { version }).object
    return [...fields, ...removed].map(({ name }) => name)
  })
  return !object.open && !Object.keys(value).some((name) => names.includes(name))
}

/** Counts losses or gaps by cause and by the names of the API documentation on their way, the most frequent first. */
function tallied(notes) {
  const tallies = {}
  for (const { path, section, reason } of notes) {
    const [shown] = api.loggable({ valid: true, problems: [{ path }] }).problems
    const pointer = shown.pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
    tallies[`${pointer} ${reason}`] ??= { pointer, section, reason, count: 0 }
    tallies[`${pointer} ${reason}`].count++
  }
  const inOrder = (a, b) => (`${a.pointer} ${a.reason}` < `${b.pointer} ${b.reason}` ? -1 : 1)
  return Object.values(tallies).sort((a, b) => b.count - a.count || inOrder(a, b))
}
