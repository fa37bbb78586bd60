/**
 * The receiver with each of its options. It logs what a developer would log, and tells the test in a header what the
 * receiver returned. With a header that names a service, it is a proxy.
 */
import { createReceiver, loggable, memoryClaims, translateCall } from 'order-contract/edge'
import { optionsByPath } from './options.mjs'
import { probes } from './probes.mjs'

let receivers

/** Created at the first delivery, because a Worker may start nothing in its global scope. */
function receiverAt(path) {
  receivers ??= Object.fromEntries(
    Object.entries(optionsByPath(memoryClaims())).map(([path, options]) => [path, createReceiver(options)]),
  )
  return receivers[path]
}

export async function handle(request, ...platform) {
  const base = request.headers.get('x-test-base')
  if (base !== null) return translate(request, base)
  const url = new URL(request.url)
  const probe = probes[url.pathname]
  if (probe !== undefined) return Response.json(await probe(receiverAt, url))
  const receive = receiverAt(url.pathname)
  const { response, code, duplicate, update, report, error } = await receive(request, ...platform)
  if (error !== undefined) console.error(error)
  const result = { code, duplicate, isNew: update !== undefined, thrown: error && (error.thrown ?? error).name }
  response.headers.set('x-result', JSON.stringify(result))
  console.log(response.status, JSON.stringify(report && loggable(report).problems))
  return response
}

/** Translates a call of an older client to a newer service, as the guide does. */
async function translate(request, base) {
  const call = await translateCall(request, { client: '2023-07-27', service: '2024-02-05', base })
  if (call.error !== undefined) console.error(call.error)
  return call.ok ? call.answer(await fetch(call.request)) : call.response
}
