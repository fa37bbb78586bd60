/** Has the browser keep the built page, so that it works again with the network off. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // After the page itself: what it needs first comes first. Where it is refused the page works all the same.
  addEventListener('load', () => navigator.serviceWorker.register('./sw.js').catch(() => undefined))
}
