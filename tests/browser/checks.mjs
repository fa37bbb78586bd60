/**
 * Checks that need a browser: a current engine, its own kinds of objects, workers.
 */

import { overflow } from '../js/overflow.mjs'

/** Runs every check. Each returns its name and, if it failed, a sentence. */
export async function runChecks(api) {
  const results = []
  for (const [name, check] of Object.entries(checks)) {
    let failure
    try {
      await check(api)
    } catch (error) {
      failure = error.stack
    }
    results.push({ name, failure })
  }
  return results
}

const checks = {
  'a stack that overflows leaves the next call intact'({ isValid, validate }) {
    overflow(() => isValid('order-created', '{"status":"FAILED"}'))
    equal(isValid('order-created', '{"status":"FAILED"}'), true)
    equal(validate('order-created', '{"status":"NO"}').problems[0].code, 'enum')
  },

  'a value of another frame is a value, its bytes are bytes'({ isValid }) {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const { Object: ForeignObject, Uint8Array: ForeignBytes } = frame.contentWindow
    equal(isValid('order-created', ForeignObject.fromEntries([['status', 'FAILED']])), true)
    equal(isValid('order-created', ForeignBytes.from(new TextEncoder().encode('{"status":"FAILED"}'))), true)
    frame.remove()
  },

  'the pairs of a form are a query, the form itself and a file are mistakes'({ isValid, validate }) {
    const form = new FormData()
    form.set('limit', '10')
    equal(isValid('product-query', new URLSearchParams(form)), true)
    throws(TypeError, () => isValid('product-query', form))
    throws(TypeError, () => validate('order', new File(['{}'], 'order.json')))
    throws(TypeError, () => validate('order', fetch('/files.json')))
  },

  async 'it works in a worker'() {
    const worker = new Worker('/tests/browser/worker.mjs', { type: 'module' })
    const answer = await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = (event) => reject(new Error(event.message || 'the worker failed'))
    })
    worker.terminate()
    equal(answer.problems[0].code, 'enum')
  },
}

function equal(actual, expected) {
  if (actual !== expected) throw new Error(`${actual} is not ${expected}`)
}

function throws(kind, call) {
  try {
    call()
  } catch (error) {
    if (error instanceof kind) return
    throw error
  }
  throw new Error('nothing was thrown')
}
