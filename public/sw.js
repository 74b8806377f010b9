// The service worker of the site. It shows pushes, and nothing else.

self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})

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

const pagesOfSite = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })
