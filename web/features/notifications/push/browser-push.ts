import type { PushDevice } from '#contract/notifications.ts'
import { inTime } from './in-time.ts'

type Subscription = Omit<PushDevice, 'lang'>

const WORKER = '/sw.js'
/** Browsers may wait for their push service without end. */
const PATIENCE_MS = 15_000

/** `missing`: the browser takes no pushes here. `denied`: the user forbade them. */
export type PushAbility = 'missing' | 'denied' | 'able'

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return 'missing'
  return Notification.permission === 'denied' ? 'denied' : 'able'
}

/** That of this browser, if it has one that may still show something. */
export async function findSubscription(): Promise<Subscription | null> {
  if (Notification.permission !== 'granted') return null
  const kept = await findKept()
  return kept && present(kept)
}

/** Asks the user if need be. @returns null if they forbid it @throws if the push service does not answer */
export async function subscribe(public_key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await inTime(navigator.serviceWorker.ready, PATIENCE_MS)
  // one for other keys would be refused
  await (await pushManager.getSubscription())?.unsubscribe()
  return present(
    await inTime(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key }), PATIENCE_MS),
  )
}

export async function unsubscribe(): Promise<void> {
  await (await findKept())?.unsubscribe()
}

async function findKept(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function present(subscription: PushSubscription): Subscription {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } }
}
