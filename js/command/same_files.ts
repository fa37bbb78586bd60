/** Refuses to write into a file that is read: with `>> FILE`, reading it would never end, and with `-o FILE` its content is lost. */
import { fstat } from 'node:fs'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { UsageError } from './errors.js'
import { resolvedPath } from './outputs.js'

const [STDIN, STDOUT] = [0, 1] as const
const openAs = promisify(fstat)

/** Paths of files, `-` for a standard stream, or undefined for a flag that is not given. */
type Paths = readonly (string | undefined)[]

/** Refuses two outputs in one file, and an output in the file of an input. */
export async function refuseSameFiles(outputs: Paths, inputs: Paths): Promise<void> {
  const [read, written] = [await filesAt(inputs, STDIN), await filesAt(outputs, STDOUT)]
  if (read.some((file) => written.includes(file)))
    throw new UsageError('an output is the same file as an input: name another file for it')
  if (new Set(written).size < written.length)
    throw new UsageError('two outputs are the same file: name a file for each')
}

/** Identifies files by number, or by place if they do not exist yet. Leaves out a terminal, `/dev/null` and a socket. */
async function filesAt(paths: Paths, standard: number): Promise<string[]> {
  const files: string[] = []
  for (const path of paths) {
    if (path === undefined) continue
    const asked = path === '-' ? openAs(standard, { bigint: true }) : stat(path, { bigint: true })
    // Windows can't tell what a console is.
    const found = await asked.catch(() => undefined)
    if (found === undefined && path !== '-') files.push(await resolvedPath(path).catch(() => path))
    if (found && !found.isCharacterDevice() && !found.isSocket()) files.push(`${found.dev}:${found.ino}`)
  }
  return files
}
