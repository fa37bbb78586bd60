/** Sets only the root of the app, because there are other apps above it. */
export default { turbopack: { root: import.meta.dirname.replace(/[/\\]apps[/\\][^/\\]+$/, '') }, devIndicators: false }
