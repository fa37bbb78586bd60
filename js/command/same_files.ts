/** Refuses arguments of which two are one file. */
import { fstatSync } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { UsageError } from './errors.js'

/** The descriptor of standard output. */
const STDOUT = 1

type Paths = readonly (string | undefined)[]

/** Refuses two outputs in one file, and an output in the file of an input. */
export async function refuseSameFiles(outputs: Paths, inputs: Paths): Promise<void> {
  const written = await filesAt(outputs)
  const read = await filesAt(inputs)
  if (new Set(written).size < written.length)
    throw new UsageError('two outputs have the same file: name a file for each')
  if (read.some((file) => written.includes(file)) || (await isAppendedTo(read)))
    throw new UsageError('an output has the same file as an input: name another file for it')
}

/** Resolves links in a path. Its last part need not exist. */
export async function resolvedPath(path: string): Promise<string> {
  return realpath(path).catch(async () => join(await realpath(dirname(path)), basename(path)))
}

/** Returns the resolved paths, without those of devices such as `/dev/null`, which nothing replaces. */
async function filesAt(paths: Paths): Promise<string[]> {
  const files: string[] = []
  for (const path of paths) {
    if (path === undefined || path === '-') continue
    const found = await stat(path).catch(() => undefined)
    if (found === undefined || found.isFile()) files.push(await resolvedPath(path).catch(() => path))
  }
  return files
}

/** Returns whether standard output is one of the files: with `>> FILE`, reading it would never end. */
async function isAppendedTo(files: readonly string[]): Promise<boolean> {
  const { dev, ino } = fstatSync(STDOUT)
  const found = await Promise.all(files.map((file) => stat(file).catch(() => undefined)))
  return found.some((file) => file?.dev === dev && file.ino === ino)
}
