/** What a person has set for the document, instead of what is detected: of how to read, convert and check it. */
import { signal } from '@preact/signals'
import { type Complement, shapes, versions } from 'order-contract'
import { isRecord } from './json.js'

const isText = (value: unknown): value is string => typeof value === 'string'

const oneOf =
  <T extends string>(names: readonly T[]) =>
  (value: unknown): value is T =>
    names.some((name) => name === value)

/** What can be set, and what that may hold: a link can bring anything. */
const MEMBERS = {
  shape: oneOf(shapes),
  version: oneOf(versions),
  /** The JSON Pointer of a list's entries. */
  entries: isText,
  to: oneOf(versions),
  payoutUrl: isText,
  /** Values for gaps, by JSON Pointer relative to an entry. */
  fill: (value: unknown): value is Record<string, string> => isRecord(value) && Object.values(value).every(isText),
  /** Of the conversion whose result the document is. */
  complement: (value: unknown): value is Complement => isRecord(value),
  level: oneOf(['implied', 'stated']),
  draft: (value: unknown): value is boolean => typeof value === 'boolean',
}

type Held<G> = G extends (value: unknown) => value is infer T ? T : never

export type Given = { [N in keyof typeof MEMBERS]?: Held<(typeof MEMBERS)[N]> | undefined }

/** What a view holds, as plain JSON. A view ignores members that it does not use. */
export type Shared = Given & { text?: string | undefined }

const OF_VIEW: Readonly<Record<string, (value: unknown) => boolean>> = { ...MEMBERS, text: isText }

export const isShared = (value: unknown): value is Shared =>
  isRecord(value) &&
  Object.entries(value).every(([name, held]) => Object.hasOwn(OF_VIEW, name) && OF_VIEW[name]?.(held))

export const given = signal<Given>({})

/** Sets something for the document; what is undefined is not set. */
export function give(change: Given): void {
  given.value = { ...given.value, ...change }
}
