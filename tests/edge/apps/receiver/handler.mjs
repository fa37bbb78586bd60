/**
 * The receiver behind each of its options. It logs what a developer would, and tells the test in headers
 * what it was handed.
 */
import { receiveProductUpdate } from 'order-contract/edge'
import { OPTIONS } from './options.mjs'

export async function handle(request) {
  const { response, update, report, error } = await receiveProductUpdate(
    request,
    OPTIONS[new URL(request.url).pathname],
  )
  if (update !== undefined) response.headers.set('x-update', 'new')
  if (report !== undefined) response.headers.set('x-valid', String(report.valid))
  if (error !== undefined) response.headers.set('x-error', error.name)
  console.log(response.status, JSON.stringify(report?.problems.map(({ message }) => message)))
  return response
}
