/** The version of the package: vite.config.ts puts it in. */
declare const __VERSION__: string
