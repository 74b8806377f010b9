/** Sends a request, without a body or with JSON, also while the page is left. */
export function sendBeacon(url: string, json?: object): void {
  const body = json && JSON.stringify(json)
  const type = 'application/json'
  try {
    if (navigator.sendBeacon(url, body && new Blob([body], { type }))) return
  } catch {
    // sent as an ordinary request
  }
  fetch(url, { method: 'POST', keepalive: true, ...(body && { body, headers: { 'content-type': type } }) }).catch(
    () => {},
  )
}
