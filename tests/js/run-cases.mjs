/**
 * Runs the validation cases (tests/cases, format in its README) against a package. It depends on no runtime: Node and the
 * browser read the files and pass them. The native runner also rejects unknown keys.
 */
import { inputOf } from './case-input.mjs'

/** The version of cases that name none. */
export const CASE_VERSION = '2024-02-05'
/** What a case says about the place of a problem; for bytes, what it says beside it. */
const PLACES = { span: 'span', start: 'bytesStart', end: 'bytesEnd', line: 'line', column: 'bytesColumn' }
const IS_PLACE = new Set(Object.entries(PLACES).flat())
const SPOKEN = ['message', 'found', 'help', 'suggestion']

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * `api` is the package. `files` holds `cases` (the JSON texts of the case files by path, such as
 * `order/status.json`), `bases` (the value of bases.json) and `samples` (bytes by name).
 * Returns the number of cases and the failures, one sentence each.
 */
export function runCases(api, files) {
  const failures = []
  const names = new Set()
  let count = 0
  for (const [path, text] of Object.entries(files.cases)) {
    const shape = path.split('/')[0]
    for (const testCase of JSON.parse(text)) {
      count += 1
      const name = `${shape}: ${testCase.name}`
      if (names.has(name)) failures.push(`${name}: the name is taken`)
      names.add(name)
      try {
        for (const failure of runCase(api, shape, testCase, files)) failures.push(`${name}: ${failure}`)
      } catch (error) {
        failures.push(`${name}: ${error.stack}`)
      }
    }
  }
  return { count, failures }
}

function runCase(api, shape, given, files) {
  const testCase = { ...given, options: { version: CASE_VERSION, ...given.options } }
  const input = inputOf(testCase, files)
  const forms = formsOf(shape, input)
  const reports = forms.map(({ input }) => api.validate(shape, input, testCase.options))
  const failures = forms.flatMap((form, index) =>
    [
      ...compareReport(testCase, reports[index], form),
      ...compareAnswers(api, shape, testCase, form, reports[index], input),
    ].map((failure) => `as ${form.name}: ${failure}`),
  )
  const [first, ...others] = reports.map(withoutPlaces)
  for (const other of others) if (!same(first, other)) failures.push(`forms differ: ${show(first)} and ${show(other)}`)
  return failures
}

/** The forms in which an input is run. `from` returns the text of a span; a value has none. */
function formsOf(shape, { text, bytes, value }) {
  const forms = [{ name: 'bytes', input: bytes, from: (start, end) => decoder.decode(bytes.slice(start, end)) }]
  if (text !== undefined) forms.push({ name: 'string', input: text, from: (start, end) => text.slice(start, end) })
  if (shape.endsWith('-query')) return [...forms, ...valuesOf(text)]
  // A string counts as text.
  if (value !== undefined && typeof value !== 'string') forms.push({ name: 'value', input: value })
  return forms
}

/** The values of a query, if they would be written as it is. An object has each name once. */
function valuesOf(text) {
  const parameters = new URLSearchParams(text)
  if (String(parameters) !== text) return []
  const forms = [{ name: 'parameters', input: parameters }]
  const pairs = [...parameters]
  const object = Object.fromEntries(pairs)
  if (Object.keys(object).length === pairs.length) forms.push({ name: 'value', input: object })
  return forms
}

function* compareReport(testCase, report, form) {
  yield* compare('valid', report.valid, testCase.valid)
  yield* compare('truncated', report.truncated, testCase.truncated ?? false)
  yield* compare('the number of assumptions', report.assumptions.length, testCase.assumptions ?? 0)
  yield* compare('the list of problems', report.problems.map(brief), testCase.problems.map(brief))
  for (const [index, expected] of testCase.problems.entries())
    if (report.problems[index] !== undefined) yield* compareProblem(expected, report.problems[index], form)
  yield* compareWords(testCase, report)
}

const brief = ({ code, pointer }) => `${code} at "${pointer}"`

/** Compares every key that the case has. */
function* compareProblem(expected, problem, form) {
  const what = brief(expected)
  const isValue = form.from === undefined
  for (const [key, wanted] of Object.entries(expected)) {
    if (IS_PLACE.has(key)) continue
    const compared = isValue && key === 'fix' ? withoutEdits : (part) => part
    yield* compare(`${key} of ${what}`, compared(problem[key]) ?? null, compared(wanted))
  }
  if (isValue) yield* compare(`span of ${what}`, problem.span ?? null, null)
  else yield* comparePlace(what, expected, problem.span, form)
}

const withoutEdits = (fix) => fix && { ...fix, edits: undefined }

function* comparePlace(what, expected, span, { name, from }) {
  const found = span && { ...span, span: from(span.start, span.end) }
  for (const [key, inBytes] of Object.entries(PLACES)) {
    const wanted = name === 'bytes' && inBytes in expected ? expected[inBytes] : expected[key]
    if (wanted !== undefined) yield* compare(`${key} of ${what}`, found?.[key] ?? null, wanted)
  }
}

function* compareWords({ hidden = [], shown = [] }, report) {
  const words = report.problems.flatMap((problem) => SPOKEN.map((key) => problem[key] ?? ''))
  const isSaid = (text) => words.some((word) => word.includes(text))
  for (const text of hidden) yield* compare(`whether the report says ${show(text)}`, isSaid(text), false)
  for (const text of shown) yield* compare(`whether the report says ${show(text)}`, isSaid(text), true)
}

/** Checks that the other functions agree with the report on the same input. */
function* compareAnswers(api, shape, { valid, options }, { input }, report, { text, bytes }) {
  yield* compare('isValid', api.isValid(shape, input, options), valid)
  const parsed = api.parse(shape, input, options)
  yield* compare('ok of parse', parsed.ok, valid)
  yield* compare('the report of parse', parsed.report, report)
  if (!parsed.ok) return
  const value = shape.endsWith('-query') ? parametersOf(text) : JSON.parse(text ?? decoder.decode(bytes))
  yield* compare('the value of parse', parsed.value, value)
}

/** Removes what may differ between the forms: places, and edits, which contain places. */
function withoutPlaces(report) {
  return { ...report, problems: report.problems.map(({ span, fix, ...rest }) => ({ ...rest, fix: withoutEdits(fix) })) }
}

/** A parameter that stands several times is an array. */
function parametersOf(query) {
  const value = {}
  for (const [name, one] of new URLSearchParams(query)) value[name] = name in value ? [value[name], one].flat() : one
  return value
}

function* compare(what, actual, expected) {
  if (!same(actual, expected)) yield `${what} is ${show(actual)}, not ${show(expected)}`
}

const show = (value) => JSON.stringify(value)
const same = (a, b) => show(a) === show(b)
