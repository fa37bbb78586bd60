/** What the view Validate shows: the report on the document, its problems in groups, and the fixes that were made. */
import { computed, signal } from '@preact/signals'
import type { Code, Options, Problem, Report, Severity } from 'order-contract/slim'
import { contract } from '../../app/core.js'
import { chosen, reading, rules, source } from '../../app/document.js'
import { groupedBy } from '../../app/grouped.js'
import { patternOf } from '../../app/pointer.js'
import { problemMarks } from '../../app/problem_marks.js'

/** More problems are not counted one by one. */
const MOST = 100_000

/** Leaves out what is as by default. Unmasked: the page shows the document anyway. */
export const options = computed((): Options => {
  const { level, draft, severity } = rules.value
  const { entries } = chosen.value
  const { value: found } = reading
  const isList = found !== undefined && contract.describe(found.shape).layout === 'entries'
  const version = found?.versions.at(-1)
  return {
    ...(version && { version }),
    ...(level && { level }),
    ...(draft && { draft }),
    ...(entries && isList && { entries }),
    ...(severity && Object.keys(severity).length > 0 && { severity }),
    mask: false,
    limits: { findings: MOST },
  }
})

/** The report, or what is wrong with an option. */
const checked = computed((): { report?: Report; mistake?: string } => {
  const { value: found } = reading
  if (found === undefined || found.fit === 'empty') return {}
  const check = (given: Options) => contract.validate(found.shape, source.text.value, given)
  try {
    return { report: check(options.value) }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const { entries: _, ...others } = options.value
    return { report: check(others), mistake: error.message }
  }
})

export const report = computed(() => checked.value.report)
export const mistake = computed(() => checked.value.mistake)

const NONE: readonly Problem[] = []

export const problems = computed(() => report.value?.problems ?? NONE)

export const countOf = (severity: Severity) => problems.value.filter((it) => it.severity === severity).length

/** The problems of each code at alike places, the most frequent first. */
export function groupsOf(problems: readonly Problem[]): Problem[][] {
  const groups = groupedBy(problems, ({ code, pointer }) => `${code} ${patternOf(pointer)}`)
  return [...groups.values()].sort((a, b) => b.length - a.length)
}

export const marks = computed(() => problemMarks(problems.value))

export const isSafe = ({ fix }: Problem) => fix?.applicability === 'safe' && fix.edits !== undefined

interface Texts {
  before: string
  after: string
  headers: Record<string, string> | undefined
}

/** The last fix, while it can be undone. */
export const lastFix = signal<Texts | undefined>(undefined)

export const canUndo = computed(() => lastFix.value?.after === source.text.value)

/** The headers that carry what fixes took out of the document: not while that is in it again. */
export const movedHeaders = computed(() =>
  lastFix.value?.before === source.text.value ? lastFix.value.headers : rules.value.headers,
)

/** The edits of a fix are in the order of the text. */
export function fix(problem: Problem): void {
  const { code, fix } = problem
  const { headers } = fixed([code])
  const own = Object.entries(headers).filter(([name]) => fix?.headers?.includes(name))
  let text = source.current
  for (const { start, end, text: inserted } of fix?.edits?.toReversed() ?? []) {
    text = text.slice(0, start) + inserted + text.slice(end)
  }
  put(text, Object.fromEntries(own))
}

export function fixAll(): void {
  const { output, headers } = fixed()
  put(output, headers)
}

export function undoFix(): void {
  const { value: last } = lastFix
  if (last === undefined) return
  const { headers: _, ...others } = rules.value
  rules.value = { ...others, ...(last.headers && { headers: last.headers }) }
  source.set(last.before)
}

function fixed(only?: readonly Code[]) {
  const { limits: _, ...given } = options.value
  const { shape } = reading.value as NonNullable<typeof reading.value>
  return contract.applyFixes(shape, source.current, { ...given, ...(only && { only }) })
}

function put(after: string, headers: Record<string, string>): void {
  const { headers: earlier } = rules.value
  lastFix.value = { before: source.current, after, headers: earlier }
  if (Object.keys(headers).length > 0) rules.value = { ...rules.value, headers: { ...earlier, ...headers } }
  source.set(after)
}
