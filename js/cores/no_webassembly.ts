/**
 * The error of every call where the core can't start. It says what helps on this platform, which the platform's own error
 * tells: nothing here guesses the runtime.
 */

/** The smallest module: a header and nothing else. */
const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]

/** What platforms say, and what helps. */
const REMEDIES: readonly (readonly [said: RegExp, message: string])[] = [
  [
    /disallowed by embedder/i,
    'WebAssembly is not compiled at run time here: bundle with the condition workerd (Cloudflare) or edge-light (Vercel), which imports the .wasm file',
  ],
  [
    /out of memory|could not allocate|cannot allocate/i,
    'WebAssembly gets no memory here: raise the limit of virtual memory (ulimit -v), or run Node with --disable-wasm-trap-handler',
  ],
  [
    /main thread/i,
    'WebAssembly of this size is not compiled at once on a page of this browser: await start(…) with its .wasm file, or use a worker',
  ],
]

const MISSING =
  'WebAssembly is missing here: run Node without --jitless, and a browser without what switches it off, such as a lockdown mode'
const FORBIDDEN =
  "WebAssembly is not allowed here: allow it with script-src 'wasm-unsafe-eval' in the content security policy"
const TOO_OLD =
  'WebAssembly is too old here, without SIMD or bulk memory: use a newer version of this browser or runtime'

/** The code of the error, by which a program can choose a fallback. */
const CODE = 'no_webassembly'

let refusal: Error | undefined

/** Returns the error if a module could not be compiled before. */
export function knownRefusal(): Error | undefined {
  return refusal
}

/** Returns what to throw after a module of the package could not be compiled, for every call that needs it. */
export function compileError(cause: unknown): Error {
  refusal ??= startError(cause)
  return refusal
}

/** Makes the error after the core could not be started. The next attempt may succeed: memory comes and goes. */
export function startError(cause: unknown): Error {
  return Object.assign(new Error(messageFor(cause), { cause }), { code: CODE })
}

function messageFor(cause: unknown): string {
  if (typeof WebAssembly === 'undefined') return MISSING
  const known = REMEDIES.find(([said]) => said.test(String(cause)))
  return known?.[1] ?? (compiles() ? TOO_OLD : FORBIDDEN)
}

/** Returns whether the platform compiles anything. */
export function compiles(): boolean {
  try {
    return new WebAssembly.Module(Uint8Array.from(HEADER)) instanceof WebAssembly.Module
  } catch {
    return false
  }
}
