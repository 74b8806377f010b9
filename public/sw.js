// The service worker of the site. It receives pushes and shows them, and does nothing else.

self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.newSubscription)))

/** Silently while a page of the site is in front, which tells of it too. Browsers demand that each push is shown. */
async function show({ title, link, ...options }) {
  const pages = await pagesOfSite()
  const silent = pages.some((page) => page.focused)
  await self.registration.showNotification(title, { ...options, silent, icon: '/icon-192.png', data: { link } })
}

/** In the page that shows it, else in a new one, so that nothing that was typed elsewhere is lost. */
async function open(link) {
  const pages = await pagesOfSite()
  const shown = pages.find((page) => page.url === new URL(link, self.location.origin).href)
  await (shown ? shown.focus() : self.clients.openWindow(link))
}

/** Browsers give devices new addresses now and then: the site has to know them. Who turned pushes off gets none again. */
async function renew(given) {
  const { public_key, device } = await call({ method: 'GET' }).then((answer) => answer.json())
  if (!device) return
  const options = { userVisibleOnly: true, applicationServerKey: public_key }
  const { endpoint, keys } = (given ?? (await self.registration.pushManager.subscribe(options))).toJSON()
  const headers = { 'content-type': 'application/json' }
  await call({ method: 'PUT', headers, body: JSON.stringify({ endpoint, keys, lang: device.lang }) })
}

/** The device of the session. */
async function call(options) {
  const answer = await fetch('/api/v1/me/push-device', options)
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
  return answer
}

const pagesOfSite = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })
