/** What the view Validate shows: the report on the document, its problems by kind, and the fixes that were made. */
import { computed, signal } from '@preact/signals'
import type { Options, Problem, Report } from 'order-contract/wasm'
import { contract } from '../../app/core.js'
import { given, reading, source } from '../../app/document.js'
import { misfitOf } from '../../app/misfit.js'
import { layouts } from '../../app/names.js'
import { patternOf } from '../../app/pointer.js'
import { pointerIn } from '../../app/reading.js'

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
  if (found === undefined || found.fit === 'empty' || found.pasted) return undefined
  return contract.validate(found.shape, source.text.value, options.value)
})

/** Said instead of what is wrong, where it is another document; not of one with mistakes that can be shown. */
export const misfit = computed(() => reading.value && misfitOf(reading.value, given.value.version))

const NONE: readonly Problem[] = []

export const problems = computed(() => report.value?.problems ?? NONE)

/** So many are noted one by one. */
const MANY = 40

/** Problems of one code at alike places. */
export type Group = readonly [Problem, ...Problem[]]

/** Each problem by itself; many by code and path, the most frequent first. */
export const groups = computed((): Group[] => {
  const { value: all } = problems
  if (all.length <= MANY) return all.map((problem) => [problem])
  const groups = Map.groupBy(all, ({ code, pointer }) => `${code} ${patternOf(pointer)}`)
  return [...groups.values()].sort((a, b) => b.length - a.length) as unknown as Group[]
})

/** The last fix, while it can be undone. */
const lastFix = signal<{ before: string; after: string } | undefined>(undefined)

export const canUndo = computed(() => lastFix.value?.after === source.text.value)

/** The edits of a fix are in the order of the text. */
export function fix({ fix }: Problem): void {
  let text = source.current
  for (const { start, end, text: inserted } of fix?.edits?.toReversed() ?? []) {
    text = text.slice(0, start) + inserted + text.slice(end)
  }
  put(text)
}

export function fixAll(): void {
  const { limits: _, ...checking } = options.value
  const { value: found } = reading
  if (found) put(contract.applyFixes(found.shape, source.current, checking).output)
}

export function undoFix(): void {
  const { value: last } = lastFix
  if (last) source.set(last.before)
}

function put(after: string): void {
  lastFix.value = { before: source.current, after }
  source.set(after)
}
