import type { PushDevice } from '#contract/notifications.ts'

declare const self: ServiceWorkerGlobalScope

type Notice = NotificationOptions & { title: string; link: string }

/** Receives and shows push notifications. */
export function listenToPush(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() as Notice)))

  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open((event.notification.data as { link: string }).link))
  })

  self.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renew((event as Event & { newSubscription?: PushSubscription | null }).newSubscription)),
  )
}

/**
 * Shows a notification. It is silent while a page of the site is visible, which shows the message too; browsers require
 * a notification for each push.
 */
async function show({ title, link, ...options }: Notice): Promise<void> {
  const pages = await pagesOfSite()
  const silent = pages.some((page) => page.focused)
  await self.registration.showNotification(title, { ...options, silent, icon: '/icon-192.png', data: { link } })
}

/** Focuses a page that shows the link, or opens a new one, so that unsaved input in other pages is kept. */
async function open(link: string): Promise<void> {
  const pages = await pagesOfSite()
  const shown = pages.find((page) => page.url === new URL(link, self.location.origin).href)
  await (shown ? shown.focus() : self.clients.openWindow(link))
}

/** Registers a new subscription when the browser replaces the old one, unless the user has turned push off. */
async function renew(given: PushSubscription | null | undefined): Promise<void> {
  const answer = await call({ method: 'GET' })
  const { public_key, device } = (await answer.json()) as { public_key: string; device: PushDevice | null }
  if (!device) return
  const options = { userVisibleOnly: true, applicationServerKey: public_key }
  const { endpoint, keys } = (given ?? (await self.registration.pushManager.subscribe(options))).toJSON()
  const headers = { 'content-type': 'application/json' }
  await call({ method: 'PUT', headers, body: JSON.stringify({ endpoint, keys, lang: device.lang }) })
}

/** Calls the API about the device of the session. */
async function call(options: RequestInit): Promise<Response> {
  const answer = await fetch('/api/v1/me/push-device', options)
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
  return answer
}

const pagesOfSite = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })
