/** Sends a request without a body, also while the page is left. */
export function sendBeacon(url: string): void {
  try {
    if (navigator.sendBeacon(url)) return
  } catch {
    // sent as an ordinary request
  }
  fetch(url, { method: 'POST', keepalive: true }).catch(() => {})
}
