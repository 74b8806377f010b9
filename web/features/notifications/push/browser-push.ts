import type { PushDevice } from '#contract/notifications.ts'
import { askForNotifications, notificationPermission } from '#web/platform/browser/notifications.ts'
import { findServiceWorker, hasServiceWorkers, startServiceWorker } from '#web/platform/browser/service-worker.ts'
import { withTimeout } from './with-timeout.ts'

type Subscription = Omit<PushDevice, 'lang'>

const WORKER = '/sw.js'
/** Timeout in milliseconds, since browsers may wait for their push service indefinitely. */
const PATIENCE_MS = 15_000

/** `missing`: the browser does not support push here. `denied`: the user has blocked notifications. */
export type PushAbility = 'missing' | 'denied' | 'able'

export function pushAbility(): PushAbility {
  const permission = notificationPermission()
  if (permission === 'missing' || !('PushManager' in globalThis && hasServiceWorkers())) return 'missing'
  return permission === 'denied' ? 'denied' : 'able'
}

/** The push subscription of this browser, if notifications are permitted. */
export async function findSubscription(): Promise<Subscription | null> {
  if (notificationPermission() !== 'granted') return null
  const subscription = await findBrowserSubscription()
  return subscription && present(subscription)
}

/**
 * Subscribes to push, with a permission prompt if necessary.
 * @returns null if the user denies permission
 * @throws if the push service does not respond
 */
export async function subscribe(publicKey: string): Promise<Subscription | null> {
  if ((await askForNotifications()) !== 'granted') return null
  const { pushManager } = await withTimeout(startServiceWorker(WORKER), PATIENCE_MS)
  // a subscription with another key would make `subscribe` fail
  await (await pushManager.getSubscription())?.unsubscribe()
  return present(
    await withTimeout(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }), PATIENCE_MS),
  )
}

export async function unsubscribe(): Promise<void> {
  await (await findBrowserSubscription())?.unsubscribe()
}

async function findBrowserSubscription(): Promise<PushSubscription | null> {
  const registration = await findServiceWorker()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function present(subscription: PushSubscription): Subscription {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } }
}
