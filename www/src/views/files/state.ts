/** What the view Files holds: a file, what to do with it, and the job that a worker does. */
import { computed, signal } from '@preact/signals'
import type { Shape, Version } from 'order-contract/slim'
import type { ArchiveFormat } from 'order-contract/stream'
import { contract, isReady, started } from '../../app/core.js'
import { handedOver } from '../../app/files.js'
import { language } from '../../app/language.js'
import { versions } from '../../app/names.js'
import { notice } from '../../app/notice.js'
import { read } from '../../app/reading.js'
import { announce } from '../../app/told.js'
import { say, spoken } from '../../app/words.js'
import type { FromWorker, Job, Progress, ToWorker } from '../../archive/messages.js'
import { type Glance, glanceAt, nameWith } from './format.js'
import { NO_WORKER } from './reason.js'

/** In bytes. */
const LARGEST_FILE = 1024 ** 3
/** In milliseconds: a worker that has not stopped by then is ended. */
const PATIENCE = 400

export const ACCEPTED = '.ndjson,.jsonl,.json,application/json,application/x-ndjson'

/** What to do with a file. Without `from` it is validated. */
export interface Task {
  from: Version | undefined
  version: Version
}

export const tasks: readonly Task[] = [
  ...versions.flatMap((from) => versions.flatMap((version) => (from === version ? [] : [{ from, version }]))),
  ...versions.map((version) => ({ from: undefined, version })),
]

export const shape = signal<Shape>('order')
export const task = signal(tasks[0] as Task)
export const format = signal<ArchiveFormat>('ndjson')
export const file = signal<File | undefined>(undefined)
export const complements = signal<File | undefined>(undefined)

/** The complements stay while a file is validated, and are not used. */
export const usedComplements = computed(() => (task.value.from === undefined ? undefined : complements.value))

/** How a job ended. */
export type Ending = Exclude<FromWorker, { kind: 'progress' }>

export const running = signal<{ job: Job; since: number; progress?: Progress } | undefined>(undefined)
export const ended = signal<{ ending: Ending; job: Job; milliseconds: number } | undefined>(undefined)

let worker: Worker | undefined

function send(message: ToWorker): void {
  worker ??= startWorker()
  worker.postMessage(message)
}

function startWorker(): Worker {
  const made = new Worker(new URL('../../archive/worker.ts', import.meta.url), { type: 'module' })
  made.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => made === worker && hear(data))
  made.addEventListener('error', () => {
    // It may not run at all: the next file starts another one.
    endWorker()
    hear({ kind: 'failed', name: NO_WORKER })
  })
  return made
}

function endWorker(): void {
  worker?.terminate()
  worker = undefined
}

function hear(message: FromWorker): void {
  const { value: now } = running
  if (now === undefined) return
  if (message.kind === 'progress') running.value = { ...now, progress: message.progress }
  else {
    running.value = undefined
    ended.value = { ending: message, job: now.job, milliseconds: performance.now() - now.since }
  }
}

export function start(): void {
  const { value: chosen } = file
  if (chosen === undefined || running.value) return
  ended.value = undefined
  const job: Job = {
    ...task.value,
    shape: shape.value,
    format: format.value,
    file: chosen,
    complements: usedComplements.value,
    messages: spoken.value.messages,
    lang: language.value,
  }
  running.value = { job, since: performance.now() }
  send({ kind: 'run', job })
  announce(say('started'))
}

export function cancel(): void {
  const { value: now } = running
  send({ kind: 'cancel' })
  setTimeout(() => {
    if (running.value?.job !== now?.job || now === undefined) return
    endWorker()
    hear({ kind: 'cancelled' })
  }, PATIENCE)
}

/** The file whose start is being read: a later one replaces it. */
let coming: File | undefined

export async function takeFile(next: File): Promise<void> {
  if (running.value) return notice(() => say('busy'))
  if (next.size > LARGEST_FILE) return notice(() => say('fileOverGigabyte'))
  coming = next
  const glance = await glanceAt(next).catch(() => undefined)
  await started
  if (next !== coming) return
  // The file before and its result stay.
  if (glance === undefined) return notice(() => say('fileUnreadable'))
  ended.value = undefined
  file.value = next
  propose(glance)
  announce(say('fileReady', { name: next.name, format: format.value }))
}

/** Proposes what to do, from the first documents: the first that tells its shape and version decides. */
function propose({ format: found, documents }: Glance): void {
  format.value = found
  if (!isReady.value) return
  const readings = documents.map((text) => read(contract, text)).filter(({ fit }) => fit === 'fits' || fit === 'close')
  const told = readings.find(({ versions: found }) => found.length < versions.length) ?? readings[0]
  if (told === undefined) return
  shape.value = told.shape
  const [from] = told.versions
  const convert = tasks.find((it) => it.from === from)
  if (convert && task.value.from !== undefined) task.value = convert
}

/** Takes a file of any size, because it is read line by line. Without one, removes the one before. */
export function takeComplements(next?: File): void {
  if (running.value) {
    notice(() => say('busy'))
    return
  }
  complements.value = next
  announce(next ? say('complementsReady', { name: next.name }) : say('complementsRemoved'))
}

/** The result of a conversion becomes the file, with its complements, to be converted back. */
export function convertBack(): void {
  const { value: last } = ended
  if (last?.ending.kind !== 'done' || last.ending.result.outcome.kind !== 'converted') return
  const { job } = last
  const { output, complements: kept } = last.ending.result.outcome
  if (job.from === undefined) return
  ended.value = undefined
  file.value = new File([output], nameWith(job.file.name, job.version))
  complements.value = kept.size > 0 ? new File([kept], nameWith(job.file.name, 'complements', '.ndjson')) : undefined
  shape.value = job.shape
  format.value = job.format
  const { version: from, from: version } = job
  task.value = tasks.find((it) => it.from === from && it.version === version) ?? task.value
}

/** A file that another view could not take. */
export function takeHanded(): void {
  const { value: handed } = handedOver
  handedOver.value = undefined
  if (handed) void takeFile(handed)
}
