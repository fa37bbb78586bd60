/**
 * Where results are written: files in the private file system of the origin, in a directory of this worker's own.
 * Where a browser has none, as in some private windows, they are kept in memory up to a limit.
 */
import { MOST_IN_MEMORY, type Storage } from './messages.js'

/** One result. */
export interface Sink {
  write(bytes: Uint8Array<ArrayBuffer>): void
  /** What was written; nothing more is. */
  finish(): Promise<Blob>
  discard(): Promise<void>
}

export interface Store {
  readonly storage: Storage
  /** Replaces what had this name. */
  open(name: string): Promise<Sink>
}

const PREFIX = 'archive-'

export async function openStore(): Promise<Store> {
  try {
    const root = await navigator.storage.getDirectory()
    await removeUnused(root)
    const store = new FileStore(await ownDirectory(root))
    await (await store.open('probe')).discard()
    return store
  } catch {
    return { storage: 'memory', open: async () => new MemorySink() }
  }
}

/** A lock that lasts as long as the worker marks its directory as used. */
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

/** Removes what tabs left behind that have been closed. */
async function removeUnused(root: FileSystemDirectoryHandle): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  const used = new Set(held.map(({ name }) => name))
  for await (const name of root.keys()) {
    if (!name.startsWith(PREFIX) || used.has(name)) continue
    // Another tab may be doing the same.
    await root.removeEntry(name, { recursive: true }).catch(() => undefined)
  }
}

class FileStore implements Store {
  readonly storage = 'files'
  readonly #directory: FileSystemDirectoryHandle

  constructor(directory: FileSystemDirectoryHandle) {
    this.#directory = directory
  }

  async open(name: string): Promise<Sink> {
    const file = await this.#directory.getFileHandle(name, { create: true })
    const access = await file.createSyncAccessHandle()
    access.truncate(0)
    return new FileSink(file, access, () => this.#directory.removeEntry(name))
  }
}

class FileSink implements Sink {
  readonly #file: FileSystemFileHandle
  readonly #access: FileSystemSyncAccessHandle
  readonly #remove: () => Promise<void>

  constructor(file: FileSystemFileHandle, access: FileSystemSyncAccessHandle, remove: () => Promise<void>) {
    this.#file = file
    this.#access = access
    this.#remove = remove
  }

  write(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#access.write(bytes) !== bytes.length) throw new DOMException('short write', 'QuotaExceededError')
  }

  async finish(): Promise<Blob> {
    this.#access.flush()
    this.#access.close()
    return this.#file.getFile()
  }

  async discard(): Promise<void> {
    this.#access.close()
    await this.#remove()
  }
}

class MemorySink implements Sink {
  #parts: Blob[] = []
  #size = 0

  /** A Blob need not stay in the memory of the tab. */
  write(bytes: Uint8Array<ArrayBuffer>): void {
    this.#size += bytes.length
    if (this.#size > MOST_IN_MEMORY) throw new DOMException('too much for memory', 'QuotaExceededError')
    this.#parts.push(new Blob([bytes]))
  }

  async finish(): Promise<Blob> {
    return new Blob(this.#parts)
  }

  async discard(): Promise<void> {
    this.#parts = []
  }
}
