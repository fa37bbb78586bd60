/** What samples show: found out by the package, so that a sample can't promise anything else. */
import type { Contract } from '../app/core.js'
import { versions } from '../app/names.js'
import { isFatal } from '../app/reading.js'
import type { Sample } from './sample.js'

export const convertGroups = ['renamed', 'lost', 'missing', 'refused', 'list', 'query'] as const
export const validateGroups = ['fixed', 'wrong', 'remarked', 'unread', 'valid'] as const

export const webhookGroups = ['received', 'rejected'] as const

export type SampleGroup = (typeof convertGroups | typeof validateGroups | typeof webhookGroups)[number]

type Shower = Pick<Contract, 'convert' | 'describe' | 'validate'>

/** What converting a sample shows; undefined if nothing happens to it. */
export function convertGroupOf(contract: Shower, { shape, versions: [from], text }: Sample): SampleGroup | undefined {
  const at = versions.indexOf(from as (typeof versions)[number])
  const to = versions[at + 1] ?? versions[at - 1]
  if (from === undefined || to === undefined) return undefined
  const conversion = contract.convert(shape, text, { from, to })
  const { layout } = contract.describe(shape)
  if (!conversion.ok) return conversion.problems.some(isFatal) ? undefined : 'refused'
  const { losses, gaps, changes } = conversion
  if (losses.length + gaps.length + changes.length === 0) return undefined
  // What is wrong by itself is to be seen in Validate.
  if (!contract.validate(shape, text, { version: from }).valid) return undefined
  if (layout !== 'document') return layout === 'query' ? 'query' : 'list'
  return losses.length > 0 ? 'lost' : gaps.length > 0 ? 'missing' : 'renamed'
}

/** What checking a sample shows. */
export function validateGroupOf(contract: Shower, { shape, versions: [version], text }: Sample): SampleGroup {
  const { valid, problems } = contract.validate(shape, text, { ...(version && { version }) })
  if (problems.some(isFatal)) return 'unread'
  if (problems.some(({ fix }) => fix?.applicability === 'safe')) return 'fixed'
  return valid ? (problems.length === 0 ? 'valid' : 'remarked') : 'wrong'
}

/** How the receiver answers a delivery: it refuses what is sent in another way, and what is not valid. */
export function webhookGroupOf(contract: Shower, { method, headers, shape, text }: Sample): SampleGroup {
  const isSent = method === 'POST' && headers?.endsWith('application/json')
  return isSent && contract.validate(shape, text).valid ? 'received' : 'rejected'
}
