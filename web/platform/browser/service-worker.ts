/** Browsers have service workers only with HTTPS, and not in all private windows. */
export function hasServiceWorkers(): boolean {
  try {
    return navigator.serviceWorker !== undefined
  } catch {
    return false
  }
}

/** Null without one. */
export async function findServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await navigator.serviceWorker.getRegistration()) ?? null
  } catch {
    return null
  }
}

export async function startServiceWorker(url: string): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(url)
  return navigator.serviceWorker.ready
}

/** Whether a worker answers the requests of this page. */
export function isControlled(): boolean {
  try {
    return navigator.serviceWorker.controller !== null
  } catch {
    return false
  }
}
