/** Tells whether arguments name the same file. */
import { fstatSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { targetOf } from './output_files.js'

/** Returns a key for each file, so that different paths to the same file are found. Several may be the same device. */
export async function identitiesOf(paths: readonly (string | number | undefined)[]): Promise<string[]> {
  const named = paths.filter((path) => path !== undefined && path !== '-') as (string | number)[]
  const keys = await Promise.all(named.map(identityOf))
  return keys.filter((key) => key !== undefined)
}

/**
 * Returns a key for a file, which is a path or a descriptor. Undefined for a device such as `/dev/null` or a terminal, and
 * for a socket, which can be standard input and output at once.
 */
async function identityOf(file: string | number): Promise<string | undefined> {
  try {
    const found = typeof file === 'number' ? fstatSync(file) : await stat(file)
    return found.isCharacterDevice() || found.isSocket() ? undefined : `${found.dev}:${found.ino}`
  } catch {
    return typeof file === 'number' ? undefined : targetOf(file).catch(() => resolve(file))
  }
}
