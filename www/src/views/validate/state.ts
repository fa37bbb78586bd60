/** What the view Validate shows: the report on the document, its problems in groups, and the fixes that were made. */
import { computed, signal } from '@preact/signals'
import type { Options, Problem, Report } from 'order-contract/wasm'
import { contract } from '../../app/core.js'
import { given, reading, source } from '../../app/document.js'
import { layouts } from '../../app/names.js'
import { patternOf } from '../../app/pointer.js'
import { pointerIn } from '../../app/reading.js'

export const hasOptions = signal(false)

/** More problems are not counted one by one. */
const MOST = 100_000

/** Unmasked: the page shows the document anyway. */
export const options = computed((): Options => {
  const { level, draft, severity, entries } = given.value
  const { value: found } = reading
  const isList = found !== undefined && layouts[found.shape] === 'entries'
  return {
    version: found?.versions.at(-1),
    level,
    draft,
    entries: isList ? pointerIn(entries) : undefined,
    severity,
    mask: false,
    limits: { findings: MOST },
  }
})

export const report = computed((): Report | undefined => {
  const { value: found } = reading
  if (found === undefined || found.fit === 'empty') return undefined
  return contract.validate(found.shape, source.text.value, options.value)
})

const NONE: readonly Problem[] = []

export const problems = computed(() => report.value?.problems ?? NONE)

/** The problems of each code at alike places, the most frequent first. */
export function groupsOf(problems: readonly Problem[]): Problem[][] {
  const groups = Map.groupBy(problems, ({ code, pointer }) => `${code} ${patternOf(pointer)}`)
  return [...groups.values()].sort((a, b) => b.length - a.length)
}

export const isSafe = ({ fix }: Problem) => fix?.applicability === 'safe' && fix.edits !== undefined

interface Texts {
  before: string
  after: string
}

/** The last fix, while it can be undone. */
export const lastFix = signal<Texts | undefined>(undefined)

export const canUndo = computed(() => lastFix.value?.after === source.text.value)

/** The edits of a fix are in the order of the text. */
export function fix(problem: Problem): void {
  let text = source.current
  for (const { start, end, text: inserted } of problem.fix?.edits?.toReversed() ?? []) {
    text = text.slice(0, start) + inserted + text.slice(end)
  }
  put(text)
}

export function fixAll(): void {
  const { limits: _, ...checking } = options.value
  const { shape } = reading.value as NonNullable<typeof reading.value>
  put(contract.applyFixes(shape, source.current, checking).output)
}

export function undoFix(): void {
  const { value: last } = lastFix
  if (last === undefined) return
  source.set(last.before)
}

function put(after: string): void {
  lastFix.value = { before: source.current, after }
  source.set(after)
}
