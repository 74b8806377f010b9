import { listenToPush } from './push.ts'
import { forgetAll } from './stores.ts'

// Served instead of the worker while the operator has turned it off: takes over at once, removes what was kept, and then
// itself, unless this device receives push notifications. It answers no requests.

declare const self: ServiceWorkerGlobalScope

listenToPush()

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  await forgetAll()
  await self.registration.navigationPreload?.disable()
  const receivesPush = await self.registration.pushManager?.getSubscription().catch(() => null)
  if (!receivesPush) await self.registration.unregister()
}
