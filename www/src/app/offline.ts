/** Has the browser keep the built page, so that it works again with the network off. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // After the page itself: what it needs first comes first.
  addEventListener('load', () => void keep())
}

async function keep(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('./sw.js')
    // Left to itself a browser looks for the next build some time later.
    await registration.update()
  } catch {
    // Refused, or the network is off: the page works all the same.
  }
}
