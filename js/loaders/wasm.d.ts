/**
 * What importing a .wasm file gives in runtimes that compile it beforehand.
 */
declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}

declare module '*.wasm?module' {
  const module: WebAssembly.Module
  export default module
}
