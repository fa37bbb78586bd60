/**
 * Runs the validation cases (tests/cases, format in its README) against a package. It depends
 * on no runtime: Node and the browser read the files and pass them.
 */
import { inputOf } from './case-input.mjs'

const CASE_KEYS = new Set(
  'name document base remove set text sample bytes options valid problems assumptions truncated hidden shown'.split(
    ' ',
  ),
)
const PROBLEM_KEYS = new Set(
  'code pointer severity basis section path expected found suggestion message fix span start end bytesStart bytesEnd line column bytesColumn'.split(
    ' ',
  ),
)
const COMPARED = [
  'code',
  'pointer',
  'severity',
  'basis',
  'section',
  'path',
  'expected',
  'found',
  'suggestion',
  'message',
]
/** The version of cases that name none. */
export const CASE_VERSION = '2024-02-05'
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
  refuseUnknown(given, CASE_KEYS)
  const testCase = { ...given, options: { version: CASE_VERSION, ...given.options } }
  for (const problem of testCase.problems) refuseUnknown(problem, PROBLEM_KEYS)
  const forms = formsOf(shape, inputOf(testCase, files))
  const reports = forms.map(({ input }) => api.validate(shape, input, testCase.options))
  const failures = forms.flatMap((form, index) =>
    [
      ...compareReport(testCase, reports[index], form),
      ...compareAnswers(api, shape, testCase, form, reports[index]),
    ].map((failure) => `as ${form.name}: ${failure}`),
  )
  const [first, ...others] = reports.map(withoutPlaces)
  for (const other of others) if (!same(first, other)) failures.push(`forms differ: ${show(first)} and ${show(other)}`)
  return failures
}

/** The forms in which an input is run. `from` returns the text of a span. */
function formsOf(shape, { text, bytes, value }) {
  const forms = []
  if (text !== undefined) forms.push({ name: 'string', input: text, from: (start, end) => text.slice(start, end) })
  if (!shape.endsWith('-query')) {
    const from = (start, end) => decoder.decode(bytes.slice(start, end))
    forms.push({ name: 'bytes', input: bytes, from, only: text === undefined })
    // A string counts as text.
    if (value !== undefined && typeof value !== 'string') forms.push({ name: 'value', input: value })
  }
  return forms
}

function compareReport(testCase, report, form) {
  const failures = []
  const expect = (what, actual, expected) => {
    if (!same(actual, expected)) failures.push(`${what} is ${show(actual)}, not ${show(expected)}`)
  }
  expect('valid', report.valid, testCase.valid)
  expect('truncated', report.truncated, testCase.truncated ?? false)
  expect('the number of assumptions', report.assumptions.length, testCase.assumptions ?? 0)
  expect('the list of problems', report.problems.map(brief), testCase.problems.map(brief))
  if (report.problems.length === testCase.problems.length) {
    for (const [index, expected] of testCase.problems.entries())
      compareProblem(expected, report.problems[index], form, expect)
  }
  compareWords(testCase, report, failures)
  return failures
}

const brief = ({ code, pointer }) => `${code} at "${pointer}"`

function compareProblem(expected, problem, form, expect) {
  const what = brief(expected)
  for (const key of COMPARED) {
    if (key in expected) expect(`${key} of ${what}`, problem[key] ?? null, expected[key])
  }
  if ('fix' in expected) compareFix(what, expected.fix, problem.fix, form, expect)
  if (form.from === undefined) expect(`span of ${what}`, problem.span ?? null, null)
  else comparePlace(what, expected, problem.span, form, expect)
}

/** The fix of a value has no edits. */
function compareFix(what, expected, fix, form, expect) {
  if (expected === null) return expect(`fix of ${what}`, fix ?? null, null)
  for (const [key, wanted] of Object.entries(expected))
    if (key !== 'edits' || form.from !== undefined) expect(`${key} of the fix of ${what}`, fix?.[key] ?? null, wanted)
}

function comparePlace(what, expected, span, form, expect) {
  if ('span' in expected) expect(`span of ${what}`, span ? form.from(span.start, span.end) : null, expected.span)
  const inBytes = form.name === 'bytes' && !form.only
  const compare = (key, otherKey) => {
    const wanted = inBytes && otherKey in expected ? expected[otherKey] : expected[key]
    if (wanted !== undefined) expect(`${key} of ${what}`, span?.[key] ?? null, wanted)
  }
  compare('start', 'bytesStart')
  compare('end', 'bytesEnd')
  compare('line')
  compare('column', 'bytesColumn')
}

function compareWords({ hidden = [], shown = [] }, report, failures) {
  const words = report.problems.flatMap((problem) => SPOKEN.map((key) => problem[key] ?? ''))
  for (const text of hidden)
    if (words.some((word) => word.includes(text))) failures.push(`the report shows ${show(text)}`)
  for (const text of shown)
    if (!words.some((word) => word.includes(text))) failures.push(`the report hides ${show(text)}`)
}

/** Checks that the other functions agree with the report on the same input. */
function compareAnswers(api, shape, { valid, options }, form, report) {
  const failures = []
  if (api.isValid(shape, form.input, options) !== valid) failures.push(`isValid is not ${valid}`)
  const parsed = api.parse(shape, form.input, options)
  if (parsed.ok !== valid) failures.push(`parse says ok: ${parsed.ok}`)
  if (!same(parsed.report, report)) failures.push('parse gives another report')
  if (parsed.ok && !same(parsed.value, expectedValue(shape, form.input)))
    failures.push(`parse gives ${show(parsed.value)}`)
  return failures
}

function expectedValue(shape, input) {
  if (shape.endsWith('-query')) return parametersOf(input)
  if (typeof input === 'string') return JSON.parse(input)
  return input instanceof Uint8Array ? JSON.parse(decoder.decode(input)) : input
}

/** Removes what may differ between the forms: places, and edits, which contain places. */
function withoutPlaces(report) {
  return {
    ...report,
    problems: report.problems.map(({ span, fix, ...rest }) => ({ ...rest, fix: fix && { ...fix, edits: undefined } })),
  }
}

function refuseUnknown(object, known) {
  for (const key of Object.keys(object)) if (!known.has(key)) throw new Error(`unknown key ${show(key)}`)
}

const show = (value) => JSON.stringify(value)
const same = (a, b) => show(a) === show(b)

/** A parameter that stands several times is an array. */
function parametersOf(query) {
  const value = {}
  for (const [name, one] of new URLSearchParams(query)) value[name] = name in value ? [value[name], one].flat() : one
  return value
}
