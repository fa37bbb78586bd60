/** Presets of edge runtimes take the core as a compiled module only with `experimental.wasm`. */
export default defineNitroConfig({ compatibilityDate: '2026-11-01', experimental: { wasm: true } })
