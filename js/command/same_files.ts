/** Refuses arguments of which two are one file. */
import { fstatSync, type Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { refuseTwoOfStandardInput } from './documents.js'
import { UsageError } from './errors.js'
import { STDIN } from './inputs.js'
import { targetOf } from './outputs.js'

/** The descriptor of standard output. */
const STDOUT = 1

type File = string | number | undefined

/** Refuses two outputs in one file, and an output in the file of an input. The first output is standard output by default. */
export async function refuseSameFiles(
  [output = '-', ...others]: readonly (string | undefined)[],
  inputs: readonly (string | undefined)[],
): Promise<void> {
  refuseTwoOfStandardInput(inputs)
  const outputs = await identitiesOf([output === '-' ? STDOUT : output, ...others])
  if (new Set(outputs).size < outputs.length)
    throw new UsageError('two outputs have the same file: name a file for each')
  const read = new Set(await identitiesOf(inputs.map((path) => (path === '-' ? STDIN : path))))
  if (outputs.some((file) => read.has(file)))
    throw new UsageError('an output has the same file as an input: name another file for it')
}

async function identitiesOf(files: readonly File[]): Promise<string[]> {
  const keys = await Promise.all(files.map(identityOf))
  return keys.filter((key) => key !== undefined)
}

/** Returns a key for a file, which is a path or a descriptor. Undefined for a device such as `/dev/null` or a terminal. */
async function identityOf(file: File): Promise<string | undefined> {
  if (file === undefined) return undefined
  if (typeof file === 'number') return identityOfDescriptor(file)
  try {
    const found = await stat(file)
    return found.isCharacterDevice() ? undefined : keyOf(found)
  } catch {
    return targetOf(file).catch(() => resolve(file))
  }
}

/** Only for a regular file. Nothing else is written over, and a socket can be standard input and output at once. */
function identityOfDescriptor(descriptor: number): string | undefined {
  try {
    const found = fstatSync(descriptor)
    return found.isFile() ? keyOf(found) : undefined
  } catch {
    return undefined
  }
}

function keyOf({ dev, ino }: Stats): string {
  return `${dev}:${ino}`
}
