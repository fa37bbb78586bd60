/**
 * What browser.test.mjs asks of the page: the cases, and what needs a current engine, its kinds of objects, and workers.
 */

import * as api from '/dist/index.js'
import { isValid, validate } from '/dist/index.js'
import { overflow } from '../js/overflow.mjs'
import { compareAnswers } from '../lib/answers.mjs'

const codesOf = ({ problems }) => problems.map(({ code }) => code)

export const answers = (answered) => compareAnswers(api, answered)

export function afterOverflow() {
  overflow(() => isValid('order-created', '{"status":"FAILED"}'))
  return [isValid('order-created', '{"status":"FAILED"}'), codesOf(validate('order-created', '{"status":"NO"}'))]
}

export function ofAnotherFrame() {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const { Object: ForeignObject, Uint8Array: ForeignBytes } = frame.contentWindow
  const inputs = [
    ForeignObject.fromEntries([['status', 'FAILED']]),
    ForeignBytes.from(new TextEncoder().encode('{"status":"FAILED"}')),
  ]
  return inputs.map((input) => isValid('order-created', input))
}

export function forms() {
  const form = new FormData()
  form.set('limit', '10')
  const isQuery = isValid('product-query', new URLSearchParams(form))
  const mistakes = [isMistake('order', new File(['{}'], 'order.json')), isMistake('order', fetch('/dist/index.js'))]
  return [isQuery, isMistake('product-query', form), ...mistakes]
}

function isMistake(shape, input) {
  try {
    validate(shape, input)
  } catch (error) {
    return error instanceof TypeError
  }
  return false
}

export async function inWorker() {
  const worker = new Worker('/built/worker.js', { type: 'module' })
  worker.postMessage(await WebAssembly.compileStreaming(fetch('/dist/order_contract_check.wasm')))
  const report = await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = (event) => reject(new Error(event.message || 'the worker failed'))
  })
  worker.terminate()
  return codesOf(report)
}
