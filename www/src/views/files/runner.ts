/** The view's end of the worker. It is started with the first file. */
import { say } from '../../app/words.js'
import type { FromWorker, Storage, ToWorker } from '../../archive/messages.js'

export class Runner {
  readonly #worker = new Worker(new URL('../../archive/worker.ts', import.meta.url), { type: 'module' })
  /** Where the worker writes to. */
  readonly ready: Promise<Storage>

  constructor(hear: (message: FromWorker) => void) {
    this.ready = new Promise((resolve, reject) => {
      this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'ready') resolve(data.storage)
        else hear(data)
      })
      this.#worker.addEventListener('error', () => {
        reject(new Error('the worker failed'))
        hear({ kind: 'failed', reason: { message: say('workerFailed') } })
      })
    })
  }

  send(message: ToWorker): void {
    this.#worker.postMessage(message)
  }
}
