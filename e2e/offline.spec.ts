import { beginConversation } from './begin-conversation.ts'
import { expect, expectSoon, signIn } from './fixtures.ts'
import { bar, kept, loseLine, read, test, workerStates } from './kept.ts'
import type { Line } from './line.ts'
import { lookAt } from './look-at.ts'

const QUESTION = 'السلام عليكم، متوفرة للمعاينة؟'

test('a visitor reads offline what was opened, and is told how old it is @own-context', async ({
  page,
  line,
  seller,
  givenAds,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  await read(page, `${line.origin}/`, '/')
  await read(page, `${line.origin}/explore?color=white`, '/explore')
  const found = await page.locator('article.card').count()
  await page.locator('article.card .card-heart').first().click()
  await read(page, `${line.origin}/favorites`, 'kept-list /favorites')
  await read(page, `${line.origin}/car/${carId}`, `/car/${carId}`)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  line.cut()
  for (const [path, seen] of [
    ['/', page.getByRole('heading', { level: 1 })],
    ['/explore?color=white', page.locator('article.card').nth(found - 1)],
    [`/car/${carId}`, page.getByRole('heading', { level: 1, name: title })],
    ['/favorites', page.locator('article.card').first()],
  ] as const) {
    await page.goto(line.origin + path)
    await expect(seen, path).toBeVisible()
    await expect(bar(page), path).toBeVisible()
    await expect(page.getByText(/آخر تحديث \d/).first(), path).toBeVisible()
  }
  await lookAt(page, 'offline-favorites-ar')

  await page.goto(`${line.origin}/blog/never-opened`)
  await expect(page.getByText('ليست محفوظة على هذا الجهاز')).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await lookAt(page, 'offline-car-ar')

  line.restore()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expectSoon(() => page.locator('[role=status]').filter({ hasText: 'لا اتصال بالموقع' }).count()).toBe(0)
})

test('a user reads offline their favorites, conversations and recent cars; signing out wipes them @own-context', async ({
  page,
  line,
  buyer,
  seller,
  givenAds,
  apiOf,
  allowStatus,
}) => {
  allowStatus(401)
  const [carId = ''] = await givenAds(seller, 1)
  const api = await apiOf(buyer)
  await expect(await api.put(`/api/v1/me/favorites/${carId}`)).toBeOK()
  const conversationId = await beginConversation(api, carId, QUESTION)
  await signIn(page, buyer)
  await read(page, `${line.origin}/car/${carId}`, `kept-car ${carId}`)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await read(page, `${line.origin}/favorites`, 'kept-list /favorites')
  await read(page, `${line.origin}/messages?conversation=${conversationId}`, `kept-thread ${conversationId}`)
  expect(
    (await kept(page)).filter((key) => key.startsWith('/')),
    'pages of a person are not kept',
  ).toEqual([])

  line.cut()
  await page.reload()
  await expect(page.getByText(QUESTION)).toBeVisible()
  await expect(page.getByText(/آخر تحديث \d/).first()).toBeVisible()
  await lookAt(page, 'offline-thread-ar')
  await page.goto(`${line.origin}/messages`)
  await page.getByRole('link', { name: QUESTION }).click()
  // the link has the same text
  await expect(page).toHaveURL(new RegExp(conversationId))
  await expect(page.getByText(QUESTION)).toBeVisible()
  await page.goto(`${line.origin}/favorites`)
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
  await page.goto(`${line.origin}/car/${carId}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto(`${line.origin}/offline?lang=en`)
  for (const name of ['Conversations', 'Favorites', 'Ads you opened recently'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await lookAt(page, 'offline-all-en')

  line.restore()
  await page.goto(`${line.origin}/messages?conversation=${conversationId}&lang=ar`)
  await page.setViewportSize({ width: 1440, height: 900 })
  // the page is left in the meantime, which is when it keeps what it shows
  await page.evaluate(() => setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 20))
  await page.getByRole('button', { name: /^حسابك/ }).click()
  await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click()
  await expect(page).toHaveURL(`${line.origin}/`)
  await expectSoon(async () => (await kept(page)).filter((key) => /^kept-(?!list \/$)/.test(key))).toEqual([])
  line.cut()
  await page.goto(`${line.origin}/messages?conversation=${conversationId}`)
  await expect(page.getByText('ليست محفوظة على هذا الجهاز')).toBeVisible()
  await expect(page.getByText(QUESTION)).toHaveCount(0)
})

test('what is written and saved without a connection goes out once, in order, when it returns @own-context', async ({
  page,
  openTab,
  line,
  buyer,
  seller,
  givenAds,
  apiOf,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const api = await apiOf(buyer)
  const conversationId = await beginConversation(api, carId, QUESTION)
  const thread = `${line.origin}/messages?conversation=${conversationId}`
  await signIn(page, buyer)
  await read(page, `${line.origin}/car/${carId}`, `kept-car ${carId}`)
  await read(page, thread, `kept-thread ${conversationId}`)
  const cars = await openTab()
  await cars.goto(`${line.origin}/explore?color=white`)
  const heart = cars.locator('article.card .card-heart').first()

  line.cut()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const texts = ['الأولى', 'الثانية', 'الثالثة']
  for (const text of texts) {
    await page.getByRole('textbox', { name: 'اكتب رسالتك...' }).fill(text)
    await page.getByRole('button', { name: 'إرسال', exact: true }).click()
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await page.reload()
  await expect(page.getByText(QUESTION)).toBeVisible()
  await expect(page.getByText('تُرسل حين يعود الاتصال')).toBeVisible()

  line.restore()
  for (const one of [page, cars]) await one.evaluate(() => dispatchEvent(new Event('online')))
  const sent = async () => {
    const { items } = await (await api.get(`/api/v1/me/conversations/${conversationId}/messages`)).json()
    return items.map(({ content }: { content: string }) => content)
  }
  await expectSoon(sent).toEqual([QUESTION, ...texts])
  await expectSoon(async () => (await (await api.get('/api/v1/me/favorites/ids')).json()).car_ids.length).toBe(1)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('log')).toContainText('الثالثة')
  await expect(page.getByText('تُرسل حين يعود الاتصال')).toHaveCount(0)
})

test('a page that does not come is shown as it was kept, with its age, and the newest one is a press away @own-context', async ({
  page,
  line,
  seller,
  givenAds,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  await read(page, `${line.origin}/car/${carId}`, `/car/${carId}`)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await read(page, `${line.origin}/seller/${seller.id}`, `/seller/${seller.id}`)

  line.stall()
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const notice = page.locator('[data-offline-bar=kept]')
  await expect(notice).toContainText(/آخر تحديث \d/)

  line.restore()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await notice.getByRole('button', { name: 'عرض الأحدث' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

for (const [what, lose] of [
  ['a line that was cut', (line: Line) => line.cut()],
  [
    'a proxy whose server is down',
    (line: Line) => line.answerInstead(() => ({ status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' })),
  ],
] as const) {
  test(`Back, Forward and links lead over ${what} to the pages as they were kept, with their age @own-context`, async ({
    page,
    line,
    seller,
    givenAds,
    allowStatus,
  }) => {
    allowStatus(502)
    const [carId = ''] = await givenAds(seller, 1)
    const address = `${line.origin}/car/${carId}`
    await read(page, `${line.origin}/`, '/')
    await read(page, `${line.origin}/explore`, '/explore')
    await read(page, address, `/car/${carId}`)
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('contentinfo').getByRole('link', { name: 'تصفّح السيارات' }).click()
    await expect(page).toHaveURL(`${line.origin}/explore`)
    await expect(page.locator('article.card').first()).toBeVisible()

    lose(line)
    await page.evaluate(() => history.back())
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(bar(page)).toContainText('آخر تحديث')
    await expect(page).toHaveURL(address)
    await page.evaluate(() => history.forward())
    await expect(page).toHaveURL(`${line.origin}/explore`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
    await expect(page.locator('article.card').first()).toBeVisible()
    await expect(bar(page)).toContainText('آخر تحديث')
    await page.getByRole('banner').getByRole('link', { name: 'صيّاد' }).first().click()
    await expect(page).toHaveURL(`${line.origin}/`)
    await expect(bar(page)).toContainText('آخر تحديث')
  })
}

test('a lost connection and its return move nothing of an open page @own-context', async ({ page, line }) => {
  await read(page, `${line.origin}/contact`, '/contact')
  const field = page.locator('main textarea')
  const before = await field.boundingBox()
  const say = (news: 'offline' | 'online') => page.evaluate((name) => dispatchEvent(new Event(name)), news)

  line.cut()
  await say('offline')
  await expect(bar(page)).toBeVisible()
  expect(await field.boundingBox()).toEqual(before)
  line.restore()
  await say('online')
  await expect(bar(page)).toHaveCount(0)
  expect(await field.boundingBox()).toEqual(before)

  line.cut()
  await say('offline')
  await expect(bar(page)).toBeVisible()
  await lookAt(page, 'offline-notice-ar')
  await bar(page).locator('summary').click()
  await expect(bar(page).getByText(/آخر تحديث \d/)).toBeVisible()
  await lookAt(page, 'offline-notice-open-ar')
  await bar(page).getByRole('link', { name: 'ما يمكنك قراءته الآن' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'دون اتصال' })).toBeVisible()
})

test('without a connection the ad of a sold car still says that it is sold, and the notice covers no button of compared cars @own-context', async ({
  page,
  line,
  seller,
  givenAds,
  apiOf,
  allowStatus,
}) => {
  allowStatus(410)
  const [soldId = '', ...others] = await givenAds(seller, 3)
  const sold = await (await apiOf(seller)).post(`/api/v1/me/ads/${soldId}/actions`, { data: { action: 'mark_sold' } })
  await expect(sold).toBeOK()
  await read(page, `${line.origin}/car/${soldId}`, `kept-car ${soldId}`)
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto(`${line.origin}/compare?${others.map((id) => `car=${id}`).join('&')}`)
  await loseLine(page, line)
  await page.evaluate(() => scrollTo(0, document.querySelector('.compare')?.scrollHeight ?? 0))
  const buttons = page.locator('.compare-buttons > *')
  expect(await buttons.count()).toBeGreaterThan(1)
  for (const button of await buttons.all()) await button.click({ trial: true })

  await page.goto(`${line.origin}/car/${soldId}`)
  await expect(bar(page)).toBeVisible()
  await expect(page.getByText('بيعت هذه السيارة.')).toBeVisible()
})

/** A worker that is still being installed, as on a slow line. */
const INSTALLING = { type: 'text/javascript', body: 'oninstall = (event) => event.waitUntil(new Promise(() => {}))' }

test('where nothing is kept yet, the notice of a lost connection promises no page that cannot be opened @own-context', async ({
  page,
  line,
}) => {
  line.answerInstead((path) => (path === '/sw.js' ? INSTALLING : null))
  await page.goto(`${line.origin}/contact`)
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await expectSoon(() =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing?.state),
  ).toBe('installing')
  await loseLine(page, line)
  await bar(page).locator('summary').click()
  await expect(bar(page)).toContainText('تبقى هذه الصفحة كما هي')
  await expect(bar(page).getByRole('link')).toHaveCount(0)
})

test('a worker that could not be installed is installed once the line is back, in the same page @own-context', async ({
  page,
  line,
}) => {
  const FAILING = {
    type: 'text/javascript',
    body: 'oninstall = (event) => event.waitUntil(Promise.reject(new Error()))',
  }
  const asked = Promise.withResolvers<void>()
  line.answerInstead((path) => {
    if (path !== '/sw.js') return null
    asked.resolve()
    return FAILING
  })
  await page.goto(`${line.origin}/contact`)
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await asked.promise
  await expectSoon(() => workerStates(page)).toEqual([undefined, undefined])
  await loseLine(page, line)
  line.restore()
  // the failure may become known after the first news of the line
  await expectSoon(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    return (await workerStates(page))[0]
  }).toBe('activated')
})
