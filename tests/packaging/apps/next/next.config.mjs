/**
 * Nothing but where the app is: above it are others.
 */
export default { turbopack: { root: import.meta.dirname.replace(/[/\\]apps[/\\][^/\\]+$/, '') }, devIndicators: false }
