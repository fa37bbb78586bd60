/** What the view Form holds: what is typed in the form of a version, the document it sends, and what is found in that. */
import { computed, signal } from '@preact/signals'
import type { JsonValue, Problem, Version } from 'order-contract'
import { contract, isReady, startBoth } from '../../app/core.js'
import { canBegin } from '../../app/current.js'
import { keepDraft } from '../../app/drafts.js'
import type { ViewName } from '../../app/first.js'
import { give } from '../../app/given.js'
import { wordsIn } from '../../app/headline.js'
import { misfitOf } from '../../app/misfit.js'
import { isFatal, read } from '../../app/reading.js'
import type { Shared } from '../../app/share.js'
import { patternOf, usual } from '../../app/words.js'
import { take as takeDocument } from '../../frame/source.js'
import { Form, type Row } from './fields.js'

export const SHAPE = 'order-request'

interface Held {
  version: Version
  typed: JsonValue
  /** Whether the whole order has been checked: from then on, what is missing is reported too. */
  isChecked: boolean
}

const anew = (version: Version): Held => ({ version, typed: null, isChecked: false })

export const held = signal(anew(usual))

/** The pointer of the field that is being typed in: its problems wait until it is left. */
export const editing = signal('')

/** What was done to a document that was taken over, and the form that was there before. */
export const told = signal<Told | undefined>(undefined)

interface Told {
  notes: readonly string[]
  before?: Held
  /** The document inside what was pasted. */
  inside?: string | undefined
}

/** Undefined until the core has started. */
export const form = computed(() => {
  if (!canBegin.value) return undefined
  const { version, typed } = held.value
  return new Form(contract.describe(SHAPE, { version }).object, typed, type)
})

/** A problem, and its row. */
interface Finding {
  problem: Problem
  row: Row | undefined
}

const isMissing = ({ problem: { code } }: Finding) => code === 'required' || code === 'empty'

const findings = computed((): readonly Finding[] => {
  const { value: made } = form
  if (made === undefined) return []
  const { version } = held.value
  const { problems } = contract.validate(SHAPE, made.text, { version, mask: false, names: 'label' })
  return problems.map((problem) => ({ problem, row: made.rowAt(problem.pointer) }))
})

/** The errors of the whole order, in the order of the rows: what is missing, and what is wrong. */
export const errors = computed(() => {
  const rows = form.value?.rows ?? []
  const placeOf = ({ row }: Finding) => (row ? rows.indexOf(row) : 0)
  const all = findings.value
    .filter(({ problem }) => problem.severity === 'error')
    .sort((a, b) => placeOf(a) - placeOf(b))
  return { missing: all.filter(isMissing), wrong: all.filter((it) => !isMissing(it)) }
})

/** The problems of each field, by its pointer in what is typed. In a draft, nothing is missing, nor wrong while it is typed in. */
export const problemsAt = computed(() => {
  const isShown = (it: Finding) => held.value.isChecked || !(isMissing(it) || it.row?.at === editing.value)
  return Map.groupBy(findings.value.filter(isShown), ({ row }) => row?.at)
})

/** The entries that are folded into a line, by their pointers. */
const folded = signal<readonly string[]>([])

/** An entry with a mistake stays open. */
export function canFold(entry: string): boolean {
  const { missing, wrong } = errors.value
  return ![...missing, ...wrong].some(({ row }) => `${row?.at}/`.startsWith(`${entry}/`))
}

export const foldedNow = computed(() => folded.value.filter(canFold))

/** Folds an entry, or opens it. */
export function fold(at: string, isFolded: boolean): void {
  folded.value = [...folded.value.filter((it) => it !== at), ...(isFolded ? [at] : [])]
}

/** Folds every entry that is filled in, where there are several. */
export function foldAll(): void {
  const entries = (form.value?.rows ?? []).filter(({ kind, remove }) => kind === 'heading' && remove)
  folded.value = entries.length > 1 ? entries.map(({ at }) => at) : []
}

export function type(typed: JsonValue): void {
  held.value = { ...held.value, typed }
}

function put(next: Held, notes: readonly string[]): void {
  const { value: before } = held
  held.value = next
  told.value = { notes, ...(before.typed !== null && { before }) }
}

export const startOver = () => put(anew(held.value.version), ['The form is empty again.'])

/** Keeps what is filled in: fields that the version does not have are not shown. */
export function turnTo(version: Version): void {
  held.value = { ...held.value, version, isChecked: false }
}

export function putBack(before: Held): void {
  held.value = before
  told.value = undefined
}

/** What the form does not show of a document: it has no field for it, or no such value. */
const FIELDLESS = ['undocumented', 'removed']
const VALUELESS = ['type', 'enum']

/** Takes a document that is pasted, or of a sample, a file or a link, after its safe fixes are applied. */
export async function take(text: string, version = held.value.version): Promise<void> {
  await startBoth()
  if (!isReady.peek()) return
  const misfit = misfitOf(read(contract, text, { shape: SHAPE }))
  const options = { version, draft: true, limits: { bytes: 1 << 16 }, mask: false }
  const { output, applied, report } = contract.applyFixes(SHAPE, text, options)
  const unfit = report.problems.find((it) => it.pointer === '' || it.code === 'duplicate_key' || isFatal(it))
  const refuse = (why: string, inside?: string) => {
    told.value = { notes: [`Nothing has changed. ${why}`], inside }
  }
  if (misfit) {
    const inside = misfit.acts.find((act) => act.text)?.text
    return refuse(inside ? wordsIn(misfit) : `${wordsIn(misfit)} ${misfit.what ?? ''}`, inside)
  }
  if (unfit) return refuse(unfit.message)
  const typed: JsonValue = JSON.parse(output)
  const { fields } = contract.describe(SHAPE, { version }).object
  if (!fields.some(({ name }) => Object.hasOwn(Object(typed), name))) return refuse('The form has none of its fields.')
  const fixed = Map.groupBy(applied, ({ fix }) => fix?.title ?? '')
  const left = (codes: readonly string[], why: string) => {
    const problems = report.problems.filter(({ code }) => codes.includes(code))
    return problems.length > 0 ? [`Left out, because ${why}: ${places(problems)}.`] : []
  }
  put({ version, typed, isChecked: false }, [
    ...[...fixed].map(([title, problems]) => `Fixed: ${title} (${places(problems)}).`),
    ...left(FIELDLESS, 'the form has no field for it'),
    ...left(VALUELESS, 'its field cannot have this value'),
  ])
  foldAll()
}

const places = (problems: readonly Problem[]) =>
  [...new Set(problems.map(({ pointer }) => `\`${patternOf(pointer)}\``))].join(', ')

/** From now on, what is missing is reported as well. */
export function check(): void {
  held.value = { ...held.value, isChecked: true }
}

/** Hands the request to another view, as its document. */
export function hand(view: ViewName): void {
  takeDocument(`${form.value?.text}\n`)
  give({ shape: SHAPE, ...(held.value.version !== usual && { version: held.value.version }) })
  location.hash = `#${view}`
}

keepDraft(
  'form',
  () => held.value,
  (draft: Held) => {
    held.value = draft
  },
)

export const isUntouched = (): boolean => held.value.typed === null

export const share = (): Shared => ({ text: form.value?.text ?? '', version: held.value.version })

export function open({ text, version }: Shared): void {
  if (text !== undefined) void take(text, version)
}
