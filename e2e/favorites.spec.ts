import type { Page } from '@playwright/test'
import { expect, expectSoon, signIn, test } from './fixtures.ts'
import { lostNotice } from './lost-notice.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('EXPL-07 favorites of a visitor are stored on the device, and added to the account at sign-in', async ({
  page,
  buyer,
}) => {
  await page.goto('/explore?color=white')
  const heart = page.locator('article.card .card-heart').first()
  const name = (await heart.getAttribute('title')) ?? ''
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/favorites')
  await expect(page.getByText('محفوظة على هذا الجهاز فقط')).toBeVisible()
  await expect(page.getByRole('button', { name })).toBeVisible()

  await signIn(page, buyer)
  const merged = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/v1/me/favorites'),
  )
  await page.goto('/')
  await merged
  await expectSoon(() => page.evaluate(() => localStorage.getItem('favorites'))).toBe('[]')
  await page.goto('/favorites')
  await expect(page.getByText('محفوظة على هذا الجهاز فقط')).toHaveCount(0)
  await page.getByRole('button', { name }).click()
  await expect(page.getByText('لا توجد سيارات مفضلة بعد')).toBeVisible()
})

test('EXPL-07 before the device was asked, the page of favorites does not say that a visitor has none', async ({
  request,
}) => {
  const html = await (await request.get('/favorites')).text()
  expect(html).toContain('>المفضلة</h1>')
  expect(html).not.toContain('لا توجد سيارات مفضلة بعد')
})

test('EXPL-07 a visitor sees all favorites of the device, and is told when no more fit', async ({
  page,
  seller,
  givenAds,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  await page.goto(`/car/${carId}`)
  await page.evaluate(
    ([last]) => {
      const others = Array.from({ length: 199 }, () => crypto.randomUUID())
      localStorage.setItem('favorites', JSON.stringify([...others, last]))
    },
    [carId],
  )
  await page.goto('/favorites')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(1)
  await expect(cards.locator(`a[href^="/car/${carId}"]`).first()).toBeVisible()

  await page.goto('/explore?color=white')
  const heart = page.locator('article.card .card-heart').first()
  await heart.click()
  await expect(page.locator('.toast')).toContainText('مفضلتك ممتلئة، فهي تتسع لـ200 سيارة.')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => localStorage.getItem('favorites'))).toContain(carId)
})

test('EXPL-07 lists whose code comes late show a car as saved too', async ({ page }) => {
  await page.goto('/')
  const heart = page.locator('.card-heart').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

for (const who of ['user', 'visitor'] as const) {
  test(`EXPL-07 NAV-14 removing a car from the favorites of a ${who} moves the focus to the next one`, async ({
    page,
    buyer,
    request,
  }) => {
    const { items } = await (await request.get('/api/v1/cars?limit=2&color=white')).json()
    const ids = (items as { id: string }[]).map(({ id }) => id)
    if (who === 'user') {
      await signIn(page, buyer)
      for (const id of ids) await page.request.put(`/api/v1/me/favorites/${id}`)
    } else {
      await page.goto('/terms')
      await page.evaluate((saved) => localStorage.setItem('favorites', JSON.stringify(saved)), ids)
    }
    await page.goto('/favorites')
    await removeBoth(page)
  })
}

async function removeBoth(page: Page): Promise<void> {
  const cards = page.locator('article.card')
  const takeOffFirst = async () => {
    // a press right after the focus was moved would be ignored
    await cards.first().locator('.card-link').focus()
    await cards.first().locator('[aria-pressed=true]').focus()
    await page.keyboard.press('Enter')
  }
  await takeOffFirst()
  await expect(cards).toHaveCount(1)
  await expect(cards.locator(':focus')).toHaveCount(1)
  await takeOffFirst()
  await expect(page.getByRole('main').getByRole('link', { name: 'تصفّح السيارات' })).toBeFocused()
}

test('EXPL-07 a favorite is shown at once, in other tabs too, and reverted if it cannot be saved', async ({
  page,
  openTab,
  buyer,
}) => {
  await signIn(page, buyer)
  await page.goto('/explore?color=white')
  const heart = page.locator('article.card .card-heart').nth(2)
  const title = (await heart.getAttribute('title')) ?? ''
  const other = await openTab()
  await other.goto('/explore?color=white')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(other.getByTitle(title)).toHaveAttribute('aria-pressed', 'true')

  await page.route('**/api/v1/me/favorites/*', (route) => route.abort())
  await heart.click()
  await expect(page.getByText('تعذّرت إزالة السيارة، حاول مرة أخرى', { exact: true })).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/api/v1/me/favorites/*')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(other.getByTitle(title)).toHaveAttribute('aria-pressed', 'false')
})

test('EXPL-07 a heart shows each tap while code and response are loading, and the last tap counts', async ({
  page,
  buyer,
  apiOf,
}) => {
  await signIn(page, buyer)
  await page.goto('/explore?color=white')
  const heart = page.locator('article.card .card-heart').nth(1)
  const tapThrice = async () => {
    const before = (await heart.getAttribute('aria-pressed')) === 'true'
    for (const isSaved of [!before, before, !before]) {
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', String(isSaved))
    }
  }
  const code = '**/change-favorite-*.js'
  let held = Promise.withResolvers<void>()
  await page.route(code, (route) => held.promise.then(() => route.abort()))
  await tapThrice()
  held.resolve()
  await expect(page.getByText('تعذّر حفظ السيارة، حاول مرة أخرى', { exact: true })).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.unroute(code)

  held = Promise.withResolvers<void>()
  await page.route('**/api/v1/me/favorites/*', (route) => held.promise.then(() => route.continue()))
  await tapThrice()
  held.resolve()
  const api = await apiOf(buyer)
  const saved = async () => (await (await api.get('/api/v1/me/favorites/ids')).json()).car_ids.length
  await expectSoon(saved).toBe(1)
  await tapThrice()
  await expectSoon(saved).toBe(0)
})

test('EXPL-07 a favorite interrupted by a reload is sent by the next page', async ({ page, buyer, apiOf }) => {
  await signIn(page, buyer)
  await page.goto('/explore?color=white')
  const heart = page.locator('article.card .card-heart').nth(3)
  const change = '**/api/v1/me/favorites/*'
  const asked = Promise.withResolvers<void>()
  let isCut = false
  await page.route(change, async (route) => {
    // the first request ends with the page
    if (isCut || route.request().method() !== 'PUT') return route.continue()
    isCut = true
    asked.resolve()
  })
  await heart.click()
  await asked.promise
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const api = await apiOf(buyer)
  await expectSoon(async () => (await (await api.get('/api/v1/me/favorites/ids')).json()).car_ids.length).toBe(1)
  const unsent = () => page.evaluate((key) => sessionStorage.getItem(key), `unsent-favorites ${buyer.id}`)
  await expectSoon(unsent).toBeNull()
})

test('EXPL-07 hearts tapped without a connection stay, and are saved once it is back @own-context', async ({
  page,
  buyer,
  apiOf,
}) => {
  await signIn(page, buyer)
  await page.goto('/explore?color=white')
  const heart = page.locator('article.card .card-heart').nth(4)
  const api = await apiOf(buyer)
  const saved = async () => (await (await api.get('/api/v1/me/favorites/ids')).json()).car_ids.length
  // before the code of hearts was loaded, and after
  for (const [isSaved, count] of [
    ['true', 1],
    ['false', 0],
  ] as const) {
    await page.context().setOffline(true)
    for (let taps = 0; taps < 3; taps += 1) await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', isSaved)
    await expect(lostNotice(page)).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', isSaved)
    await page.context().setOffline(false)
    await expectSoon(saved).toBe(count)
    await expect(heart).toHaveAttribute('aria-pressed', isSaved)
  }
})
