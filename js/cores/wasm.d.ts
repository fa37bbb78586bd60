/** Declares imports of .wasm files, in runtimes that compile them at build time. */
declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}
