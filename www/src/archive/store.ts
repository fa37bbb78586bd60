/** Stores results as files in the origin's private file system, in a directory for this worker alone. */

/** Opens results for writing. */
export type OpenSink = (name: string) => ReturnType<typeof openSink>

/** One result. */
export type Sink = Awaited<ReturnType<typeof openSink>>

/** The results of so many jobs are kept: one may still be being saved, or read by the next job. */
const KEPT = 2

const PREFIX = 'archive-'

/**
 * Gives a function that begins a job in a directory of its own. Rejects if the browser has no private file system, as in
 * some private windows.
 */
export async function openStore(): Promise<() => Promise<OpenSink>> {
  const root = await navigator.storage.getDirectory()
  await removeUnused(root)
  const own = await ownDirectory(root)
  let jobs = 0
  return async () => {
    jobs += 1
    await own.removeEntry(String(jobs - KEPT), { recursive: true }).catch(() => undefined)
    const directory = await own.getDirectoryHandle(String(jobs), { create: true })
    return (name) => openSink(directory, name)
  }
}

/** Creates the worker's directory. A lock that the browser releases with the worker marks it as used. */
async function ownDirectory(root: FileSystemDirectoryHandle): Promise<FileSystemDirectoryHandle> {
  const name = PREFIX + crypto.randomUUID()
  await new Promise<void>((locked) => {
    void navigator.locks.request(name, () => {
      locked()
      return new Promise(() => undefined)
    })
  })
  return root.getDirectoryHandle(name, { create: true })
}

/** Removes the directories of workers that are gone. */
async function removeUnused(root: FileSystemDirectoryHandle): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  const used = new Set(held.map(({ name }) => name))
  for await (const name of root.keys()) {
    if (!name.startsWith(PREFIX) || used.has(name)) continue
    // Another tab may be doing the same.
    await root.removeEntry(name, { recursive: true }).catch(() => undefined)
  }
}

async function openSink(directory: FileSystemDirectoryHandle, name: string) {
  const file = await directory.getFileHandle(name, { create: true })
  const access = await file.createSyncAccessHandle()
  access.truncate(0)
  return {
    write(bytes: Uint8Array<ArrayBuffer>) {
      if (access.write(bytes) !== bytes.length) throw new DOMException('short write', 'QuotaExceededError')
    },
    /** Ends writing, and gives what was written. */
    async finish() {
      access.flush()
      access.close()
      return file.getFile()
    },
    async discard() {
      access.close()
      await directory.removeEntry(name)
    },
  }
}
