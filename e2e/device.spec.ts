import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { isKeptKey } from '../web/platform/device/kept-keys.ts'
import type { Place } from '../web/platform/device/stored-kinds.ts'
import { beginConversation } from './begin-conversation.ts'
import { expect, expectSoon, signIn, test } from './fixtures.ts'

const TRACE = 'left-on-the-device'

/** What the site stores of users, by the table that a unit test compares with the declarations. */
const OF_USER = [
  ...readFileSync('web/platform/device/README.md', 'utf8').matchAll(/^\| `(\w+)` +\| `([^`]+)` +\| user /gm),
].map(([, place = '', key = '']) => ({ place, key }))

/** Stores a text under each key that is removed at sign-out, and under one that nobody has declared. */
async function leaveTraces(page: Page): Promise<void> {
  const keysIn = (place: string) => [
    ...OF_USER.filter((one) => one.place === place && one.key !== 'sayyad-device-user').map(({ key }) =>
      key.replace('*', 'one'),
    ),
    'undeclared',
  ]
  const wanted = {
    local: keysIn('localStorage'),
    session: keysIn('sessionStorage'),
    indexed: keysIn('indexedDB'),
    caches: keysIn('caches'),
    trace: TRACE,
  }
  await page.evaluate(async ({ local, session, indexed, caches: names, trace }) => {
    for (const key of local) localStorage.setItem(key, JSON.stringify([trace]))
    for (const key of session) sessionStorage.setItem(key, JSON.stringify([trace]))
    for (const name of names) await (await caches.open(name)).put('/trace', new Response(trace))
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('keyval-store')
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('keyval'))
      opening.addEventListener('error', () => reject(opening.error))
      opening.addEventListener('success', () => {
        const writing = opening.result.transaction('keyval', 'readwrite')
        for (const key of indexed) writing.objectStore('keyval').put([trace], key)
        writing.addEventListener('complete', () => {
          opening.result.close()
          resolve()
        })
      })
    })
  }, wanted)
}

/** Everything on the device, as keys with their values. */
const readDevice = (page: Page): Promise<[place: string, key: string, value: string][]> =>
  page.evaluate(async () => {
    const found: [string, string, string][] = []
    for (const place of ['localStorage', 'sessionStorage'] as const) {
      for (const [key, value] of Object.entries(window[place])) found.push([place, key, String(value)])
    }
    for (const name of await caches.keys()) found.push(['caches', name, ''])
    const stored = await new Promise<[string, string][]>((resolve, reject) => {
      const opening = indexedDB.open('keyval-store')
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('keyval'))
      opening.addEventListener('error', () => reject(opening.error))
      opening.addEventListener('success', () => {
        const store = opening.result.transaction('keyval').objectStore('keyval')
        const [keys, values] = [store.getAllKeys(), store.getAll()]
        values.addEventListener('success', () => {
          opening.result.close()
          resolve(keys.result.map((key, at) => [String(key), JSON.stringify(values.result[at])]))
        })
      })
    })
    return [...found, ...stored.map(([key, value]): [string, string, string] => ['indexedDB', key, value])]
  })

/** Stored again by the page of a visitor. */
const OF_VISITORS = new Set(['analytics-session', 'kept-list /'])

/** What the user has left, and whatever need not stay. */
async function findTraces(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => ['cookie', name, ''] as const)
  return [...(await readDevice(page)), ...cookies]
    .filter(
      ([place, key, value]) => value.includes(TRACE) || (!isKeptKey(place as Place, key) && !OF_VISITORS.has(key)),
    )
    .map(([place, key]) => `${place} ${key}`)
}

test('AUTH-03 signing out removes everything from the device and from all tabs', async ({
  page,
  openTab,
  allowStatus,
  buyer,
  givenAds,
  seller,
}) => {
  allowStatus(401)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, buyer)
  const [car] = await givenAds(seller, 1)
  await page.goto(`/car/${car}`)
  await page.getByRole('main').getByRole('link', { name: 'راسل البائع' }).click()
  await page.getByRole('textbox', { name: 'رسالتك' }).fill(`${TRACE} رسالة`)
  const other = await openTab()
  await other.goto('/messages')
  await other.evaluate((trace) => sessionStorage.setItem('explore-place', trace), TRACE)
  await leaveTraces(page)
  expect((await findTraces(page)).length).toBeGreaterThan(15)
  await page.goto('/')
  await page.getByRole('button', { name: /^حسابك/ }).click()
  await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click()
  await expect(page.getByText('حُذفت من هذا الجهاز رسائل لم تُرسل بعد.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(other.getByRole('heading', { name: 'يلزم تسجيل الدخول' })).toBeVisible()
  for (const tab of [page, other]) await expectSoon(() => findTraces(tab)).toEqual([])
})

test('AUTH-03 everything is removed from the device if the session ends elsewhere or another user signs in', async ({
  page,
  buyer,
  seller,
  allowStatus,
}) => {
  // of requests on their way when the session ends
  allowStatus(401)
  await signIn(page, buyer)
  await page.goto('/')
  await leaveTraces(page)
  await page.context().clearCookies()
  await page.goto('/')
  await expectSoon(() => findTraces(page)).toEqual([])

  await signIn(page, buyer)
  await page.goto('/')
  await leaveTraces(page)
  await signIn(page, seller)
  await page.goto('/')
  const values = async () => (await readDevice(page)).filter(([, , value]) => value.includes(TRACE))
  await expectSoon(values).toEqual([])
})

test('AUTH-03 after Back to a page stored before signing in, the user is shown and what is unsent stays', async ({
  page,
  buyer,
}) => {
  await page.goto('/')
  await signIn(page, buyer)
  await page.goto('/dashboard')
  await expectSoon(() => page.evaluate(() => localStorage.getItem('sayyad-device-user'))).not.toBeNull()
  await page.evaluate(() => localStorage.setItem('sayyad-message-one', 'unsent'))
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: `حسابك: ${buyer.name}` })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('sayyad-message-one'))).toBe('unsent')
})

test('MSG-17 a message is sent once although the database of the device hangs', async ({
  page,
  openTab,
  buyer,
  seller,
  givenAds,
}) => {
  await signIn(page, buyer)
  const [car] = await givenAds(seller, 1)
  const id = await beginConversation(page.request, car)
  await page.goto(`/messages?conversation=${id}`)
  const other = await openTab()
  await other.goto('/')
  await other.evaluate(holdDatabase)
  await page.getByRole('textbox', { name: 'رسالتك' }).fill('هل تقبل البدل؟')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').filter({ hasText: 'هل تقبل البدل؟' })).toHaveText(/أُرسلت/)
  await other.close()
  await page.reload()
  await expect(page.getByRole('article').filter({ hasText: 'هل تقبل البدل؟' })).toHaveCount(1)
})

/** Begins a transaction that does not end before the page is closed. */
function holdDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('keyval-store')
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('keyval'))
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const store = opening.result.transaction('keyval', 'readwrite').objectStore('keyval')
      const askAgain = () => store.get('').addEventListener('success', askAgain)
      askAgain()
      resolve()
    })
  })
}
