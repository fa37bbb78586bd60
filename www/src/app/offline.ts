/** Has the browser keep the built page, so that it works again with the network off. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // After the page itself has loaded.
  addEventListener('load', () => void keep())
}

async function keep(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('./sw.js')
    // Looks for a new build now, not whenever the browser would.
    await registration.update()
  } catch {
    // Refused, or the network is off: the page works all the same.
  }
}
