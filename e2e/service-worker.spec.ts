import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { expect, expectSoon } from './fixtures.ts'
import { bar, kept, newWorker, read, test, workerStates } from './kept.ts'

const HOTEL = { type: 'text/html', body: '<!doctype html><title>Hotel</title><main><h1>Room number?</h1></main>' }
const HOME = 'اعثر على سيارتك القادمة'
const DAY_MS = 86_400_000
/** Runs in pages and workers of a browser that forbids storage. */
const FORBID = `for (const name of ['caches', 'indexedDB']) Object.defineProperty(self, name, {
  get: () => { throw new DOMException('Forbidden', 'SecurityError') },
});
`

test('the login page of a hotel is shown and never kept @own-context', async ({ page, line, allowStatus }) => {
  allowStatus(404)
  await read(page, `${line.origin}/`, '/')
  // the worker answers its requests now, also those of code that comes later
  await page.reload()
  line.answerInstead(() => HOTEL)
  const hotel = await page.context().newPage()
  await hotel.goto(`${line.origin}/`)
  await expect(hotel.getByRole('heading', { name: 'Room number?' })).toBeVisible()
  await hotel.close()
  line.cut()
  await page.reload()
  await expect(page.getByText('Room number?')).toHaveCount(0)
  await expect(bar(page)).toContainText('آخر تحديث')
})

test('under the worker files of every kind arrive, also icons and pictures of the design @own-context', async ({
  page,
  line,
}) => {
  await read(page, `${line.origin}/`, '/')
  await page.reload()
  const built = readdirSync('build/client/assets').filter((name) => extname(name) !== '.br')
  const oneOfEach = [...new Map(built.map((name) => [extname(name), `/assets/${name}`])).values()]
  expect(oneOfEach.length).toBeGreaterThan(4)
  const refused = await page.evaluate(async (paths) => {
    const answers = await Promise.all(paths.map((path) => fetch(path, { cache: 'reload' }).catch(() => null)))
    return paths.filter((_, at) => !answers[at]?.ok)
  }, oneOfEach)
  expect(refused).toEqual([])
})

test('a server between two versions changes nothing until it is whole @own-context', async ({ page, line }) => {
  await read(page, `${line.origin}/`, '/')
  const halfNew = newWorker().replace('assets/shell-', 'assets/shell-not-there-yet-')
  line.answerInstead((path) => (path === '/sw.js' ? { type: 'text/javascript', body: halfNew } : null))
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const failed = new Promise((resolve) => {
      registration?.addEventListener('updatefound', () => {
        const { installing } = registration
        installing?.addEventListener('statechange', () => installing.state === 'redundant' && resolve(null))
      })
    })
    await registration?.update()
    await failed
  })
  expect(await workerStates(page)).toEqual(['activated', undefined])
  line.cut()
  await page.reload()
  await expect(bar(page)).toBeVisible()
})

test('the operator turns it off: the worker removes what it kept, and itself @own-context', async ({ page, line }) => {
  await read(page, `${line.origin}/`, '/')
  const off = readFileSync('build/client/sw-off.js', 'utf8')
  line.answerInstead((path) => (path === '/sw.js' ? { type: 'text/javascript', body: off } : null))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expectSoon(() =>
    page.evaluate(async () => [await navigator.serviceWorker.getRegistrations(), await caches.keys()]),
  ).toEqual([[], []])
})

test('a new version waits while something is typed, then takes over in the tab that wants it @own-context', async ({
  page,
  line,
  openTab,
}) => {
  await read(page, `${line.origin}/contact`, '/contact')
  const other = await openTab()
  await read(other, `${line.origin}/contact`, '/contact')
  await other.locator('textarea').fill('ما زلت أكتب')
  await page.locator('textarea').fill('أكتب')
  const script = newWorker()
  line.answerInstead((path) => (path === '/sw.js' ? { type: 'text/javascript', body: script } : null))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expectSoon(() => workerStates(page)).toEqual(['activated', 'installed'])
  const offer = page.locator('.toast').filter({ hasText: 'نسخة جديدة' })
  await expect(offer).toHaveCount(0)

  await page.locator('textarea').fill('')
  await page.locator('textarea').blur()
  await expect(offer).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await offer.getByRole('button', { name: 'تحديث' }).click()
  await reloaded
  await expectSoon(() => workerStates(page)).toEqual(['activated', undefined])
  await expect(other.locator('textarea')).toHaveValue('ما زلت أكتب')
  await other.getByRole('banner').getByRole('link', { name: 'تصفّح السيارات', exact: true }).click()
  await expect(other.locator('article.card').first()).toBeVisible()
})

for (const [clock, aheadMs] of [
  ['ahead', 2 * DAY_MS],
  ['behind', -2 * DAY_MS],
] as const)
  test(`the age of what is shown does not depend on a clock that is two days ${clock} @own-context`, async ({
    page,
    line,
  }) => {
    await page.addInitScript((ms) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + ms
    }, aheadMs)
    await read(page, `${line.origin}/`, '/')
    const today = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', {
      day: 'numeric',
      month: 'long',
      timeZone: 'Asia/Riyadh',
    }).format(new Date())
    line.cut()
    await page.reload()
    await expect(bar(page)).toContainText(today)
  })

test('with a full storage the site works as without a worker, and keeps pages again once there is room @own-context', async ({
  page,
  line,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: line.origin, quotaSize: 1 })
  await page.goto(`${line.origin}/`)
  await page.mouse.move(1, 1)
  await expectSoon(() => workerStates(page)).toEqual(['activated', undefined])
  await page.goto(`${line.origin}/explore?color=white`)
  await expect(page.locator('article.card').first()).toBeVisible()
  await page.goto(`${line.origin}/`)
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible()
  expect(await kept(page)).toEqual([])

  await devtools.send('Storage.overrideQuotaForOrigin', { origin: line.origin })
  await read(page, `${line.origin}/`, '/')
  line.cut()
  await page.reload()
  await expect(bar(page)).toContainText('آخر تحديث')
})

test('where storage is forbidden the site works as without a worker @own-context', async ({ page, line }) => {
  const forbidden = FORBID + readFileSync('build/client/sw.js', 'utf8')
  line.answerInstead((path) => (path === '/sw.js' ? { type: 'text/javascript', body: forbidden } : null))
  await page.addInitScript(FORBID)
  await page.goto(`${line.origin}/`)
  await page.mouse.move(1, 1)
  await expectSoon(() => workerStates(page)).toEqual(['activated', undefined])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible()
  await page.goto(`${line.origin}/explore?color=white`)
  await page.locator('article.card .card-link').first().click()
  await expect(page).toHaveURL(/\/car\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  line.cut()
  await expect(page.goto(`${line.origin}/`)).rejects.toThrow('net::ERR')
})

test('the worker is small, and browsers ask for it each time', async ({ request }) => {
  const answer = await request.get('/sw.js', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  })
  expect(readFileSync('build/client/sw.js.br').length).toBeLessThanOrEqual(12_000)
})
