/**
 * A running core, and the memory shared with it. Starts it at the first call and again after a trap. Calls pass only numbers,
 * which src/layout.rs documents. document.ts fills the memory; reply.ts reads it.
 */
import { decoded } from '../input/encoding.js'
import { type CoreName, given, refuseOthers } from './given.js'
import { startError } from './no_webassembly.js'

/** A buffer larger than this is used for one call. The core frees it when it reserves the next one. */
const LARGE = 1 << 20
/** An instance with more memory is replaced: memory can only grow. */
const MOST_KEPT = 1 << 25
const SMALLEST = 1 << 14
const NOTHING = /* @__PURE__ */ new Uint8Array(0)
const NO_NUMBERS = /* @__PURE__ */ new Uint32Array(0)

export class MemoryError extends Error {
  override readonly name = 'MemoryError'
}

export interface Exports {
  readonly memory: WebAssembly.Memory
  readonly reserve: (bytes: number) => number
}

export class Core<E extends Exports = Exports> {
  readonly #name: CoreName
  readonly #compile: () => WebAssembly.Module
  #module: WebAssembly.Module | undefined
  /** Undefined if the next call has to start an instance: before the first one, and after a trap. */
  #exports: E | undefined
  #address = 0
  /** How many bytes were asked for last. */
  #reserved = 0
  /** Empty if nothing is allocated, or if the memory has grown and detached the view. */
  #input = NOTHING
  #numbers = NO_NUMBERS

  /** `compile` gives the module, unless `start` was given one. */
  constructor(name: CoreName, compile: () => WebAssembly.Module) {
    this.#name = name
    this.#compile = compile
  }

  /** Returns the input buffer, longer than `bytes`. */
  room(bytes: number): Uint8Array {
    return this.#input.length > bytes ? this.#input : this.#makeRoom(bytes)
  }

  #makeRoom(bytes: number): Uint8Array {
    this.#exports ??= this.#started()
    const size = Math.max(bytes + 1, SMALLEST)
    this.#reserved = size
    this.#address = this.call((core) => core.reserve(size)) >>> 0
    this.#input = this.viewAt(this.#address, size)
    return this.#input
  }

  #started(): E {
    this.#module ??= this.#compiled()
    try {
      return new WebAssembly.Instance(this.#module).exports as unknown as E
    } catch (error) {
      throw startError(error)
    }
  }

  #compiled(): WebAssembly.Module {
    const module = given[this.#name] ?? this.#compiledHere()
    refuseOthers(module, this.#name)
    return module
  }

  #compiledHere(): WebAssembly.Module {
    try {
      return this.#compile()
    } catch (error) {
      // absent.ts has thrown what to do. Errors of platforms have names of their own.
      throw (error as Error).name === 'Error' ? error : startError(error)
    }
  }

  get #memory(): ArrayBuffer {
    return (this.#exports as E).memory.buffer as ArrayBuffer
  }

  /**
   * Calls a function of the core. After a trap the instance is not used again. It takes no name: looking up exports by
   * name would take 5 % of the time for a small document.
   */
  call(run: (core: E) => number): number {
    if (this.#input.length > LARGE) this.#input = NOTHING
    try {
      const result = run(this.#exports as E)
      // The document was large, or the memory has grown and detached the view.
      if (this.#input.length === 0 && this.#isLarge()) void Promise.resolve().then(() => this.#giveBack())
      return result
    } catch (trap) {
      // No document traps the core but for a lack of memory.
      const isShort = trap instanceof WebAssembly.RuntimeError && (this.#reserved > LARGE || this.#isLarge())
      this.#replaceInstance()
      throw isShort ? new MemoryError('there is not enough memory for this document', { cause: trap }) : trap
    }
  }

  #isLarge(): boolean {
    return this.#exports !== undefined && this.#memory.byteLength > MOST_KEPT
  }

  /** Gives a large memory back, once what a call has left there was read: that is done before anything is awaited. */
  #giveBack(): void {
    if (this.#isLarge()) this.#replaceInstance()
  }

  #replaceInstance(): void {
    this.#exports = undefined
    this.#input = NOTHING
    this.#numbers = NO_NUMBERS
  }

  memoryNumbers(): Uint32Array {
    if (this.#numbers.buffer !== this.#memory) this.#numbers = new Uint32Array(this.#memory)
    return this.#numbers
  }

  textAt(start: number, length: number): string {
    return length === 0 ? '' : decoded(this.viewAt(start, length))
  }

  /** Returns a view of bytes in the memory. It is valid until the next call. */
  viewAt(start: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#memory, start, length)
  }

  /** Reads the input of the last call as text. */
  checkedText(length: number): string {
    return this.textAt(this.#address, length)
  }
}
