/** What the view Form holds: what is typed in the form of a version, the document it sends, and what is found in that. */
import { computed, signal } from '@preact/signals'
import type { JsonValue, Problem, Version } from 'order-contract'
import { contract, isReady } from '../../app/core.js'
import { keepDraft } from '../../app/drafts.js'
import type { Shared } from '../../app/share.js'
import { newest, patternOf } from '../../app/words.js'
import { problemMarks } from '../../editor/drawn.js'
import { EditedText } from '../../editor/text.js'
import { placeOf, sentOf } from './fields.js'

export const SHAPE = 'order-request'

interface Held {
  version: Version
  typed: JsonValue
  /** Whether the whole order has been checked: from then on, what is missing is reported too. */
  isChecked: boolean
}

const anew = (version: Version): Held => ({ version, typed: null, isChecked: false })

export const request = new EditedText({ label: 'Request', readOnly: true })

export const held = signal(anew(newest))

/** The pointer of the field that is being typed in: its problems wait until it is left. */
export const editing = signal('')

/** What was done to a document that was taken over, and the form that was there before. */
export const told = signal<{ notes: readonly string[]; before?: Held } | undefined>(undefined)

export const object = computed(() =>
  isReady.value ? contract.describe(SHAPE, { version: held.value.version }).object : undefined,
)

export const sent = computed(() => object.value && sentOf(object.value, held.value.typed))

/** A problem, and the pointer of its field in what is typed. */
interface Finding {
  problem: Problem
  at: string
}

/** In a draft, nothing is reported as missing. */
function findings(draft: boolean): Finding[] {
  if (sent.value === undefined) return []
  const { text, places } = sent.value
  const { version } = held.value
  const { problems } = contract.validate(SHAPE, text, { version, draft, mask: false, names: 'label' })
  return problems.map((problem) => ({ problem, at: placeOf(problem.pointer, places) }))
}

/** In a draft, those of the field that is being typed in are not shown. */
const shownFindings = computed(() => {
  const { isChecked } = held.value
  return findings(!isChecked).filter(({ at }) => isChecked || at !== editing.value)
})

const isError = ({ problem }: Finding) => problem.severity === 'error'

/** The errors of the whole order: how many are of something missing, and of something wrong. */
export const counts = computed(() => {
  const errors = findings(false).filter(isError)
  const missing = errors.filter(({ problem: { code } }) => code === 'required' || code === 'empty').length
  return { missing, wrong: errors.length - missing }
})

/** The errors of an order that was checked, in the order of the fields. */
export const errors = computed(() => {
  if (!held.value.isChecked) return []
  const order = [...(sent.value?.places.values() ?? [])]
  return shownFindings.value.filter(isError).sort((a, b) => order.indexOf(a.at) - order.indexOf(b.at))
})

/** The problems of each field, by its pointer. */
export const problemsAt = computed(() => Map.groupBy(shownFindings.value, ({ at }) => at))

/** Shows the request, with its problems marked. */
export function showRequest(): void {
  request.set(sent.value?.text ?? '', { undoable: false })
  request.draw({ marks: problemMarks(shownFindings.value.map(({ problem }) => problem)), folds: [], blocks: [] })
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

/** What the form does not show of a document. */
const LEFT = ['undocumented', 'removed', 'type', 'enum']

/** Takes a document of a sample, a file or a link, after its safe fixes are applied. */
export function take(text: string, version = held.value.version): void {
  const options = { version, draft: true, limits: { bytes: 1 << 16 }, mask: false }
  const { output, applied, report } = contract.applyFixes(SHAPE, text, options)
  const unfit = report.problems.find(({ pointer, code }) => pointer === '' || code === 'duplicate_key')
  if (unfit) {
    told.value = { notes: [`The form can't show this document, so nothing has changed: ${unfit.message}`] }
    return
  }
  const fixed = Map.groupBy(applied, ({ fix }) => fix?.title ?? '')
  const left = report.problems.filter(({ code }) => LEFT.includes(code))
  put({ version, typed: JSON.parse(output), isChecked: false }, [
    ...[...fixed].map(([title, problems]) => `Fixed: ${title} (${places(problems)}).`),
    ...(left.length > 0 ? [`Left out, because the form has no field for it: ${places(left)}.`] : []),
  ])
}

const places = (problems: readonly Problem[]) =>
  [...new Set(problems.map(({ pointer }) => `\`${patternOf(pointer)}\``))].join(', ')

/** Checks the whole order. Returns whether it can be sent. */
export function check(): boolean {
  held.value = { ...held.value, isChecked: true }
  return errors.value.length === 0
}

keepDraft(
  'form',
  () => held.value,
  (draft: Held) => {
    held.value = draft
  },
)

export const share = (): Shared => ({ text: sent.value?.text ?? '', version: held.value.version })

export function open({ text, version }: Shared): void {
  if (text !== undefined) take(text, version)
}
