/**
 * The error of every call where the core can't start. It says what helps on this platform, which the platform's own error
 * tells: nothing here guesses the runtime.
 */

/** What helps, by what the platform says. The first that applies counts. */
const REMEDIES: readonly (readonly [applies: (said: string) => boolean, message: string])[] = [
  [
    () => typeof WebAssembly === 'undefined',
    'WebAssembly is missing here: run Node without --jitless, and a browser without what switches it off, such as a lockdown mode',
  ],
  [
    (said) => /disallowed by embedder/i.test(said),
    'WebAssembly is not compiled at run time here: bundle with the condition workerd (Cloudflare) or edge-light (Vercel), which imports the .wasm file',
  ],
  [
    (said) => /out of memory|could not allocate|cannot allocate/i.test(said),
    'WebAssembly gets no memory here: raise the limit of virtual memory (ulimit -v), or run Node with --disable-wasm-trap-handler',
  ],
  [
    (said) => /main thread/i.test(said),
    'WebAssembly of this size is not compiled at once on a page of this browser: await start(…) with its .wasm file, or use a worker',
  ],
  [
    compiles,
    'WebAssembly is too old here, without SIMD or bulk memory: use a newer version of this browser or runtime',
  ],
  [
    () => true,
    "WebAssembly is not allowed here: allow it with script-src 'wasm-unsafe-eval' in the content security policy",
  ],
]

/** Makes the error after the core could not be started. The next attempt may succeed: memory comes and goes. */
export function startError(cause: unknown): Error {
  const [, message] = REMEDIES.find(([applies]) => applies(String(cause))) ?? []
  // By the code, a program can choose a fallback.
  return Object.assign(new Error(message, { cause }), { code: 'no_webassembly' })
}

/** Returns whether the platform compiles anything: the smallest module is a header. */
export function compiles(): boolean {
  try {
    return new WebAssembly.Module(Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])) instanceof WebAssembly.Module
  } catch {
    return false
  }
}
