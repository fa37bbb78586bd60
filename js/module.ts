/**
 * Connects the entries with the core: each entry registers a loader (js/loaders), and core.ts asks for the compiled
 * module at the first call.
 */
import { compileError, knownRefusal } from './no_webassembly.js'

/** The glue code that wasm-bindgen generates for a core. It keeps one instance. */
export interface Glue {
  initSync(source: { module: WebAssembly.Module }): object
  __wbg_reset_state(): void
}

/** Provides the compiled core for one runtime, and its glue. A core that is a script has nothing to compile. */
export interface Loader {
  readonly compile?: () => WebAssembly.Module
  readonly glue: Glue
  /** Whether the core also converts and checks calls. */
  readonly isWhole?: true
  /** Whether the runtime ensures that a body is as long as its `content-length`. */
  readonly enforcesLengths?: true
}

let loader: Loader | undefined
/** The loader of the script, which replaces any other where WebAssembly is not allowed. */
let script: Loader | undefined

/**
 * Registers a loader. The whole core replaces the smaller one, and a compiled core the script; otherwise the first one
 * stays, because the core may have started already.
 */
export function use(load: Loader): void {
  if (load.compile === undefined) script = load
  if (loader === undefined || loader === script || (load.isWhole && !loader.isWhole)) loader = load
}

/** Returns the registered loader. It changes when an entry with a larger core is imported later. */
export function registered(): Loader | undefined {
  return loader
}

/**
 * Registers a loader and returns the function unchanged, so that calls cost nothing more. Entries mark this call
 * as pure: a bundler drops the loader if the program imports none of the functions.
 */
export function loadedBy<F>(load: Loader, answer: F): F {
  use(load)
  return answer
}

/** What `load` returns: a glue, and the module to start it with. */
export interface Loaded {
  readonly module: WebAssembly.Module
  readonly glue: Glue
}

/**
 * Compiles the core, or chooses the script where WebAssembly is not allowed. Throws an Error if no loader is registered
 * yet, or if there is no script.
 */
export function load(): Loaded {
  if (knownRefusal() !== undefined) loader = script
  if (loader === undefined) throw notLoaded()
  const { compile, glue } = loader
  // A script ignores what it is started with.
  if (compile === undefined) return { module: {}, glue }
  try {
    return { module: ofThisRealm(compile()), glue }
  } catch (error) {
    const thrown = compileError(error)
    if (script === undefined || thrown !== knownRefusal()) throw thrown
    return load()
  }
}

/** Returns the error about a core that can't be compiled, or that `init` has to load first. */
export function notLoaded(): Error {
  return knownRefusal() ?? new Error("the .wasm file is not loaded yet: await init(…) from 'order-contract/slim' first")
}

/**
 * Sets the prototype of a module from another realm, because the glue checks `instanceof`. Edge runtimes compile
 * modules outside, where `WebAssembly.Module` is another class.
 */
function ofThisRealm(module: WebAssembly.Module): WebAssembly.Module {
  return module instanceof WebAssembly.Module ? module : Object.setPrototypeOf(module, WebAssembly.Module.prototype)
}
