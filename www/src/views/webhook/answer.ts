/** A response as text: its head, its body, and the problem details in it. */
import type { ProblemDetails } from 'order-contract/edge'

export interface Answer {
  /** Status line and headers. */
  head: string
  /** Byte for byte. */
  body: string
  /** The parsed body of a rejection. */
  rejection: ProblemDetails | undefined
}

export async function answerOf(response: Response): Promise<Answer> {
  const body = await response.text()
  const rejection: ProblemDetails | undefined = body === '' ? undefined : JSON.parse(body)
  const status = `HTTP/1.1 ${response.status}`
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`)
  return { head: [status, ...headers].join('\n'), body, rejection }
}

/** In bytes. */
export const sizeOf = (text: string) => new TextEncoder().encode(text).length
