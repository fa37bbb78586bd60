/** The worker of the view Files: runs one job after another and reports progress. */
import { ArchiveError } from 'order-contract/stream'
import { type Failed, type FromWorker, failure, type Job, type Progress, type ToWorker } from './messages.js'
import { run } from './run.js'
import { openStore } from './store.js'

/** In milliseconds: how often progress is reported. */
const INTERVAL = 100

let begin: Awaited<ReturnType<typeof openStore>> | undefined
let cancelling: AbortController | undefined

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'cancel') cancelling?.abort()
  else void work(data.job)
})

async function work(job: Job): Promise<void> {
  cancelling = new AbortController()
  const { signal } = cancelling
  try {
    begin ??= await openStore().catch(() => {
      throw failure('NoPrivateFiles')
    })
    const result = await run({ job, open: await begin(), signal, onProgress: throttled() })
    say({ kind: 'done', result })
  } catch (error) {
    say(signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', ...reasonOf(error) })
  }
}

function throttled(): (progress: Progress) => void {
  let next = 0
  return (progress) => {
    if (performance.now() < next) return
    next = performance.now() + INTERVAL
    say({ kind: 'progress', progress })
  }
}

const say = (message: FromWorker) => postMessage(message)

function reasonOf(error: unknown): Omit<Failed, 'kind'> {
  if (error instanceof ArchiveError) {
    const { name, code, line, source, message } = error
    return { name, archive: { code, line, source, message } }
  }
  return { name: error instanceof Error || error instanceof DOMException ? error.name : '' }
}
