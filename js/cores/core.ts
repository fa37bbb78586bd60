/**
 * Owns the running core and the memory shared with it. Starts the core at the first call and again after a trap.
 * Calls pass only numbers, which src/layout.rs documents. document.ts fills the memory; reply.ts reads it.
 */
import { compile } from '#core'
import type { InitOutput } from '../generated/order_contract.js'
import { compileError, knownRefusal, startError } from './no_webassembly.js'

/** A buffer larger than this is used for one call. The core frees it when it reserves the next one. */
const LARGE = 1 << 20
/** An instance with more memory is replaced: memory can only grow. */
const MOST_KEPT = 1 << 25
const SMALLEST = 1 << 14
const NOTHING = /* @__PURE__ */ new Uint8Array(0)
const NO_NUMBERS = /* @__PURE__ */ new Uint32Array(0)

let module: WebAssembly.Module | undefined
/** Undefined if the next call has to start an instance: before the first one, and after a trap. */
let core: InitOutput | undefined
let address = 0
/** How many bytes were asked for last. */
let reserved = 0
let input = NOTHING
let numbers = NO_NUMBERS

/** The error of a call for which there was not enough memory. */
export class MemoryError extends Error {
  override readonly name = 'MemoryError'
}

/**
 * Returns the input buffer, longer than `bytes`. `input` is empty if nothing is allocated, or if the memory has
 * grown and detached the view.
 */
export function room(bytes: number): Uint8Array {
  return input.length > bytes ? input : makeRoom(bytes)
}

function makeRoom(bytes: number): Uint8Array {
  core ??= started()
  const size = Math.max(bytes + 1, SMALLEST)
  reserved = size
  address = call((core) => core.reserve(size)) >>> 0
  input = viewAt(address, size)
  return input
}

function started(): InitOutput {
  module ??= compiled()
  try {
    return new WebAssembly.Instance(module).exports as unknown as InitOutput
  } catch (error) {
    throw startError(error)
  }
}

function compiled(): WebAssembly.Module {
  const refusal = knownRefusal()
  if (refusal !== undefined) throw refusal
  try {
    return compile()
  } catch (error) {
    // Without `init`, `order-contract/wasm` has thrown what to do. Errors of platforms have names of their own.
    throw (error as Error).name === 'Error' ? error : compileError(error)
  }
}

function memory(): ArrayBuffer {
  return (core as InitOutput).memory.buffer
}

/**
 * Calls a function of the core. After a trap the instance is not used again. It takes no name: looking up exports by
 * name would take 5 % of the time for a small document.
 */
export function call(run: (core: InitOutput) => number): number {
  if (input.length > LARGE) input = NOTHING
  try {
    const result = run(core as InitOutput)
    // The document was large, or the memory has grown and detached the view.
    if (input.length === 0 && isLarge()) void Promise.resolve().then(giveBack)
    return result
  } catch (trap) {
    // No document traps the core but for a lack of memory.
    const isShort = trap instanceof WebAssembly.RuntimeError && (reserved > LARGE || isLarge())
    replaceInstance()
    throw isShort ? new MemoryError('there is not enough memory for this document', { cause: trap }) : trap
  }
}

function isLarge(): boolean {
  return core !== undefined && memory().byteLength > MOST_KEPT
}

/** Gives a large memory back, once what a call has left there was read: that is done before anything is awaited. */
function giveBack(): void {
  if (isLarge()) replaceInstance()
}

function replaceInstance(): void {
  core = undefined
  input = NOTHING
  numbers = NO_NUMBERS
}

export function memoryNumbers(): Uint32Array {
  if (numbers.buffer !== memory()) numbers = new Uint32Array(memory())
  return numbers
}

export function textAt(start: number, length: number): string {
  return length === 0 ? '' : decoded(viewAt(start, length))
}

let decoder: TextDecoder | undefined

export function decoded(bytes: Uint8Array): string {
  decoder ??= new TextDecoder('utf-8', { ignoreBOM: true })
  return decoder.decode(bytes)
}

/** Returns a view of bytes in the memory. It is valid until the next call. */
export function viewAt(start: number, length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(memory(), start, length)
}

/** Reads the input of the last call as text. */
export function checkedText(length: number): string {
  return textAt(address, length)
}
