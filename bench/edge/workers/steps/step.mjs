/** The common part of the steps. */
const TIMEOUT = 10_000
const MOST = 1_048_576

export function hasGoodHead({ method, headers }) {
  return (
    method === 'POST' &&
    headers.get('content-type') === 'application/json' &&
    headers.get('content-encoding') === null &&
    Number(headers.get('content-length') ?? 0) <= MOST
  )
}

export async function inTime(promise) {
  const timer = setTimeout(() => {}, TIMEOUT)
  const value = await promise
  clearTimeout(timer)
  return value
}
