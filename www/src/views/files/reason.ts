/** Why a job failed, in the language that is shown. */
import type { ArchiveErrorCode } from 'order-contract/stream'
import { say, type Word } from '../../app/words.js'
import type { Failed, Failure, Job } from '../../archive/messages.js'

/** The name of the error where the worker itself does not run. */
export const NO_WORKER = 'NoWorker'

/** Documents that are refused are listed instead. */
const WRONG: Record<Exclude<ArchiveErrorCode, 'refused'>, Word> = {
  not_an_array: 'notAnArray',
  byte_order_mark: 'byteOrderMark',
  after_array: 'afterArray',
  complement_line: 'complementLine',
  complement_order: 'complementOrder',
  complement_length: 'complementLength',
  complement_orphan: 'complementOrphan',
}

const NAMED: Record<Failure | typeof NO_WORKER | 'QuotaExceededError', Word> = {
  NoPrivateFiles: 'noStorage',
  UnreadableFile: 'fileUnreadable',
  UnreadableComplements: 'complementsUnreadable',
  NoWorker: 'workerFailed',
  QuotaExceededError: 'noRoom',
}

/** An error of the package has a code, one of the worker or the browser only a name. */
export function reasonOf({ archive, name }: Failed, { format }: Job): string {
  if (archive) return archiveReason(archive, format === 'json' ? 'index' : 'line')
  const known: Partial<Record<string, Word>> = NAMED
  return say(known[name] ?? 'browserFailed', { name })
}

function archiveReason({ code, line, source, message }: NonNullable<Failed['archive']>, key: string): string {
  if (code === 'refused') return message
  const reason = say(WRONG[code], { key })
  if (source === 'archive') return say('inLine', { line, reason })
  return `${say('inComplements', { line, reason })} ${say('complementsMisfit')}`
}
