import type { Page } from '@playwright/test'
import { expect, expectSoon, test } from './fixtures.ts'
import { givenDeals } from './given-deals.ts'

const MINUTE_MS = 60_000

/** Records the search requests of a page. */
function watchSearches(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/v1/cars') asked.push(search.includes('tag') ? 'tag' : 'all')
  })
  return asked
}

/** Simulates switching to or from the tab. */
const setVisible = (page: Page, visibilityState: 'visible' | 'hidden') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, visibilityState)

test('SET-08 shown data is refetched every ten minutes, in the background too, with two retries, and only while online @own-context', async ({
  page,
  context,
  request,
}) => {
  // an empty result would ask for other cars too
  const { facets } = await (await request.get('/api/v1/cars?limit=1&facets=true')).json()
  const { value } = (facets.tag as { value: string; count: number }[]).find(({ count }) => count > 0) ?? {}
  await page.clock.install()
  const asked = watchSearches(page)
  await page.goto(`/explore?tag=${value}&lang=en`)
  await page.clock.runFor(9 * MINUTE_MS)
  expect(asked).toEqual([])
  await setVisible(page, 'hidden')
  const answered = page.waitForResponse('**/api/v1/cars?*')
  await page.clock.runFor(MINUTE_MS + 1000)
  await (await answered).finished()
  expect(asked.length).toBe(1)

  // retries wait until the tab is visible
  await setVisible(page, 'visible')
  await page.route('**/api/v1/cars?*', (route) => route.abort())
  await page.clock.runFor(10 * MINUTE_MS + 500)
  await expectSoon(() => asked.length).toBe(2)
  await page.clock.runFor(1000)
  await expectSoon(() => asked.length).toBe(3)
  await page.clock.runFor(2000)
  await expectSoon(() => asked.length).toBe(4)
  await page.clock.runFor(MINUTE_MS)
  expect(asked.length).toBe(4)

  await page.unroute('**/api/v1/cars?*')
  await context.setOffline(true)
  await page.clock.runFor(11 * MINUTE_MS)
  expect(asked.length).toBe(4)
})

test('SET-08 TAG-06 results of a tag are cached for five minutes, until the page is reloaded @own-context', async ({
  page,
}) => {
  await page.clock.install()
  const asked = watchSearches(page)
  await page.goto('/explore?color=white&lang=en')
  const heading = page.getByRole('heading', { level: 1 })
  const all = await heading.textContent()
  await page.locator('summary', { hasText: /^Tag$/ }).click()
  await page.locator('input[name=tag]').first().check()
  await expect(heading).not.toHaveText(all ?? '')
  const tagged = await heading.textContent()
  // the values of the list, as it was opened, then the results
  expect(asked).toEqual(['all', 'tag'])

  await page.clock.fastForward(4 * MINUTE_MS)
  await page.goBack()
  await expect(heading).toHaveText(all ?? '')
  await page.goForward()
  await expect(heading).toHaveText(tagged ?? '')
  expect(asked).toEqual(['all', 'tag'])

  await page.reload()
  await page.goBack()
  await expect(heading).toHaveText(all ?? '')
  await expectSoon(() => asked).toEqual(['all', 'tag', 'all'])
})

test('SET-06 texts are fetched again when the window gets the focus, not within ten seconds, and after a failure three times more @own-context', async ({
  page,
}) => {
  await page.clock.install()
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/website-texts') asked += 1
  })
  const focus = async () => {
    await setVisible(page, 'hidden')
    await setVisible(page, 'visible')
  }
  await page.goto('/')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  const answered = page.waitForResponse('**/api/v1/website-texts')
  await focus()
  await (await answered).finished()
  // the answer is stored in a task of its own
  await page.clock.runFor(100)
  await page.clock.runFor(9000)
  await focus()
  expect(asked).toBe(1)

  await page.route('**/api/v1/website-texts', (route) => route.abort())
  await page.clock.runFor(2000)
  await focus()
  await expectSoon(async () => {
    await page.clock.runFor(500)
    return asked
  }).toBe(5)
  await page.clock.runFor(MINUTE_MS / 2)
  expect(asked).toBe(5)
})

/** The page as the server sends it if it could not read the texts that admins have changed. */
const withoutTexts = (html: string): string =>
  html
    .replace(/(?<=<script id="queries"[^>]*>).*?(?=<\/script>)/s, '[]')
    .replace(/(?<=streamController\.enqueue\()"(?:[^"\\]|\\.)*"/, (script) => {
      const data = JSON.parse(JSON.parse(script)) as unknown[]
      const key = `_${data.indexOf('changedTexts')}`
      for (const part of data) if (typeof part === 'object' && part && key in part) Object.assign(part, { [key]: NULL })
      return JSON.stringify(JSON.stringify(data)).replaceAll('<', String.raw`\u003c`)
    })

/** How React Router writes `null` into the data of a page. */
const NULL = -5

test('SET-07 an answer that is no list of texts changes nothing, and if none can be read the next visit shows those of this one @own-context', async ({
  page,
}) => {
  await page.clock.install()
  const changed = page.getByRole('navigation').getByRole('link', { name: 'المدخل', exact: true }).first()
  let asked = 0
  let answer: unknown = [{ text_key: 'nav_home', text_ar: 'المدخل', text_en: 'Entrance', category: 'site' }]
  await page.route('**/api/v1/website-texts', async (route) => {
    asked += 1
    await (answer ? route.fulfill({ json: answer }) : route.abort())
  })
  const focus = async () => {
    await setVisible(page, 'hidden')
    await setVisible(page, 'visible')
  }
  const untilAsked = (times: number) =>
    expectSoon(async () => {
      await page.clock.runFor(500)
      return asked
    }).toBe(times)
  // answers are stored, and repeated, in tasks of their own
  const untilShown = () =>
    expectSoon(async () => {
      await page.clock.runFor(500)
      return changed.isVisible()
    }).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await focus()
  await untilShown()

  answer = [{ text_key: 'nav_home' }]
  await page.clock.runFor(10_000)
  await focus()
  await untilAsked(5)
  await page.clock.runFor(1000)
  await expect(changed).toBeVisible()

  answer = null
  await page.route('/', async (route) => {
    const response = await route.fetch()
    // its policy knows the scripts of the unchanged page
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers, body: withoutTexts(await response.text()) })
  })
  await page.clock.resume()
  await page.reload()
  await untilShown()
})

test('pages of visitors are the same each time they are rendered, as their ETag says', async ({
  request,
  siteData,
  seller,
  givenAds,
}) => {
  const [carId] = await givenAds(seller, 1)
  const { ids } = await givenDeals(siteData, 1, { ends_at: new Date(Date.now() + 60 * MINUTE_MS) })
  const paths = ['/', '/explore', '/deals', `/deals/${ids[0]}`, `/car/${carId}`, `/seller/${seller.id}`, '/contact']
  /** An unknown parameter passes by the cache of responses. */
  const render = async (path: string) => {
    const page = await request.get(`${path}?unknown=1`)
    await expect(page).toBeOK()
    return (await page.text()).replaceAll(/nonce="[^"]*"/g, '')
  }
  for (const path of paths)
    // other tests may change what a page shows meanwhile
    await expect(async () => expect(await render(path)).toBe(await render(path))).toPass({ timeout: 10_000 })
})
