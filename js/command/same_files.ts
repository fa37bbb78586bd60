/** Refuses to write into a file that is read: with `>> FILE`, reading it would never end, and with `-o FILE` its content is lost. */
import { type BigIntStats, fstatSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { UsageError } from './errors.js'
import { resolvedPath } from './outputs.js'

const [STDIN, STDOUT, STDERR] = [0, 1, 2] as const

/** Paths of files, `-` for a standard stream, or undefined for a flag that is not given. */
type Paths = readonly (string | undefined)[]

/** Refuses two outputs in one file, and an output in the file of an input. Messages are an output, too. */
export async function refuseSameFiles(outputs: Paths, inputs: Paths): Promise<void> {
  const read = await filesAt(inputs, STDIN)
  const written = await filesAt(outputs, STDOUT)
  const messages = fileOf(openAs(STDERR))
  const isSilent = messages !== undefined && read.includes(messages)
  if (isSilent || read.some((file) => written.includes(file)))
    throw new UsageError('an output has the same file as an input: name another file for it', { isSilent })
  const named = written.concat(await newFilesAt(outputs))
  if (new Set(named).size < named.length) throw new UsageError('two outputs have the same file: name a file for each')
}

/** Identifies the files that exist, whatever links lead there. */
async function filesAt(paths: Paths, standard: number): Promise<string[]> {
  const found = paths.map((path) => (path === '-' ? openAs(standard) : statsAt(path)))
  return (await Promise.all(found)).map(fileOf).filter((file) => file !== undefined)
}

/** Identifies the files that do not exist yet. */
async function newFilesAt(paths: Paths): Promise<string[]> {
  const files: string[] = []
  for (const path of paths)
    if (path !== undefined && path !== '-' && (await statsAt(path)) === undefined)
      files.push(await resolvedPath(path).catch(() => path))
  return files
}

async function statsAt(path: string | undefined): Promise<BigIntStats | undefined> {
  return path === undefined ? undefined : stat(path, { bigint: true }).catch(() => undefined)
}

/** Windows can't tell what a console is. */
function openAs(standard: number): BigIntStats | undefined {
  try {
    return fstatSync(standard, { bigint: true })
  } catch {
    return undefined
  }
}

/** Returns nothing for a terminal, `/dev/null` or a socket: what is written there is not what is read. */
function fileOf(found: BigIntStats | undefined): string | undefined {
  const isApart = found === undefined || found.isCharacterDevice() || found.isSocket()
  return isApart ? undefined : `${found.dev}:${found.ino}`
}
