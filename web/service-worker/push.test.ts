import { afterEach, expect, test, vi } from 'vitest'
import { listenToPush } from './push.ts'

afterEach(() => void vi.unstubAllGlobals())

interface Page {
  url: string
  focused: boolean
  focus: () => void
}

const ORIGIN = 'https://sayyad.example'
const NOTICE = {
  title: 'رسالة جديدة',
  body: 'متوفرة؟',
  lang: 'ar',
  dir: 'rtl',
  tag: 'one',
  link: '/messages?conversation=1',
}

/** Response of the server about the device of the session. */
let settings: object
const subscription = (name: string) => ({
  toJSON: () => ({ endpoint: `https://push.example/${name}`, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
})

/** Loads the service worker, with the given open pages. */
function givenWorker(...open: { path: string; focused?: boolean }[]) {
  const done: unknown[] = []
  const pages: Page[] = open.map(({ path, focused = false }) => ({
    url: `${ORIGIN}${path}`,
    focused,
    focus: () => done.push(`focused ${path}`),
  }))
  const listeners: Record<string, (event: object) => void> = {}
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener
    },
    registration: {
      showNotification: async (title: string, options: object) => done.push({ title, ...options }),
      pushManager: { subscribe: async (options: object) => (done.push(options), subscription('new')) },
    },
    clients: { matchAll: async () => pages, openWindow: async (path: string) => done.push(`opened ${path}`) },
  }
  vi.stubGlobal('self', self)
  vi.stubGlobal('fetch', async (path: string, { method, body = 'null' }: RequestInit) => {
    done.push([method, path, JSON.parse(String(body))])
    return Response.json(settings)
  })
  listenToPush()
  return async (type: 'push' | 'notificationclick' | 'pushsubscriptionchange', event: object) => {
    let end: Promise<void> | undefined
    listeners[type]?.({ ...event, waitUntil: (promise: Promise<void>) => (end = promise) })
    await end
    return done
  }
}

const push = { data: { json: () => NOTICE } }
const click = { notification: { close: () => {}, data: { link: NOTICE.link } } }

test('a push notification is shown in its language, silently while a page of the site is visible', async () => {
  const { title, link, ...options } = NOTICE
  const shown = { title, ...options, icon: '/icon-192.png', data: { link } }
  expect(await givenWorker({ path: '/' })('push', push)).toEqual([{ ...shown, silent: false }])
  expect(await givenWorker({ path: '/', focused: true })('push', push)).toEqual([{ ...shown, silent: true }])
})

test('a click on a push notification opens the page that shows it, or else a new one', async () => {
  expect(await givenWorker({ path: NOTICE.link })('notificationclick', click)).toEqual([`focused ${NOTICE.link}`])
  expect(await givenWorker({ path: '/add-car' })('notificationclick', click)).toEqual([`opened ${NOTICE.link}`])
})

test('a changed push subscription is reported to the server, unless push was turned off', async () => {
  const [asked, path] = [['GET', '/api/v1/me/push-device', null], '/api/v1/me/push-device']
  const sent = (name: string) => [
    'PUT',
    path,
    { endpoint: `https://push.example/${name}`, keys: { p256dh: 'p', auth: 'a' }, lang: 'en' },
  ]
  settings = { public_key: 'key', device: { endpoint: 'https://push.example/old', lang: 'en' } }
  const given = { newSubscription: subscription('given') }
  expect(await givenWorker()('pushsubscriptionchange', given)).toEqual([asked, sent('given')])
  const subscribed = { userVisibleOnly: true, applicationServerKey: 'key' }
  expect(await givenWorker()('pushsubscriptionchange', {})).toEqual([asked, subscribed, sent('new')])
  settings = { public_key: 'key', device: null }
  expect(await givenWorker()('pushsubscriptionchange', given)).toEqual([asked])
})
