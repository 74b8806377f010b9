import type { APIRequestContext } from '@playwright/test'
import { chooseOnCard, compareCard } from './card-menu.ts'
import { expect, expectSoon, test } from './fixtures.ts'

async function somePicturedCars(request: APIRequestContext, count: number) {
  const { items } = await (await request.get('/api/v1/cars?limit=60&color=white')).json()
  return (items as { id: string; images: string[] }[]).filter(({ images }) => images.length > 1).slice(0, count)
}

test.use({ viewport: { width: 1440, height: 900 } })

test('EXPL-04 the gallery turns by button, by thumbnail, and by arrow keys over the whole screen, which begins with the picture in view', async ({
  page,
  request,
}) => {
  const [car] = await somePicturedCars(request, 1)
  await page.goto(`/car/${car?.id}`)
  const gallery = page.getByRole('group').first()
  await gallery.hover()
  await gallery.getByRole('button', { name: 'الصورة التالية' }).click()
  await expect(gallery.getByText('2 / 8')).toBeVisible()
  await gallery.getByRole('button', { name: /من الأمام$/ }).click()
  await expect(gallery.getByText('5 / 8')).toBeVisible()
  await page.getByRole('button', { name: 'الصور بملء الشاشة' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('5 / 8')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText('6 / 8')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('5 / 8')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'الصور بملء الشاشة' })).toBeFocused()
})

test('EXPL-03 a card’s pictures turn in reading direction without opening the ad', async ({ page }) => {
  await page.goto('/explore?color=white')
  const card = page.locator('article.card').first()
  await card.hover()
  const [next, previous] = await Promise.all([
    card.getByRole('button', { name: 'الصورة التالية' }).boundingBox(),
    card.getByRole('button', { name: 'الصورة السابقة' }).boundingBox(),
  ])
  expect(next?.x).toBeLessThan(previous?.x ?? 0)
  await card.getByRole('button', { name: 'الصورة التالية' }).click()
  await expect(card.getByText('2 / 5')).toBeVisible()
  await expect(page).toHaveURL(/\/explore/)
})

test('EXPL-04 cars are compared side by side, differences first, four at most', async ({ page, request }) => {
  const cars = await somePicturedCars(request, 5)
  await page.goto('/explore?color=white')
  for (const at of [0, 1]) await compareCard(page.locator('article.card').nth(at))
  const bar = page.getByRole('complementary', { name: 'السيارات المختارة للمقارنة' })
  await expect(bar.getByText('سيارتان للمقارنة')).toBeVisible()
  await bar.getByRole('link', { name: 'قارن' }).click()
  await expect(page).toHaveURL(/\/compare\?car=.+&car=/)
  const groups = page.locator('tbody th[scope=rowgroup]')
  await expect(groups.first()).toHaveText('أوجه الاختلاف')
  await expect(page.locator('thead th')).toHaveCount(2)
  await page
    .getByRole('link', { name: /من المقارنة$/ })
    .first()
    .click()
  await expect(page.locator('thead th')).toHaveCount(1)
  await page.goto(`/compare?${cars.map(({ id }) => `car=${id}`).join('&')}&car=nonsense`)
  await expect(page.locator('thead th')).toHaveCount(4)
  await page.goto('/compare')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('لا توجد سيارات للمقارنة')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('EXPL-04 two cars share the width, with a row for the price and a mark at the better value', async ({
    page,
    request,
  }) => {
    const { items } = await (await request.get('/api/v1/cars?limit=60&color=white&price_min=1&sort=price_asc')).json()
    const [cheap, dear] = [items[0], items.at(-1)]
    await page.goto(`/compare?car=${dear.id}&car=${cheap.id}`)
    const price = page.getByRole('row', { name: /^السعر/ })
    await expect(price.getByRole('rowheader')).toHaveText('السعر')
    const values = price.getByRole('cell')
    await expect(values.nth(0)).not.toContainText('الأفضل')
    await expect(values.nth(1)).toContainText('الأفضل')
    const [right, left] = await Promise.all([values.nth(0).boundingBox(), values.nth(1).boundingBox()])
    expect(right?.width).toBeCloseTo(left?.width ?? 0, 0)
    expect(left?.x).toBeGreaterThanOrEqual(0)
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(390)
  })
})

test('EXPL-04 sharing without the device’s own sheet copies the ad’s address and offers it again; the ad shows its QR code, which leads to it, and prints without the page around it @own-context', async ({
  page,
  request,
  context,
}) => {
  const [car] = await somePicturedCars(request, 1)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(`/car/${car?.id}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'مشاركة' }).click()
  await expect(main.getByRole('button', { name: 'نُسخ الرابط' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/car/${car?.id}$`))
  await page.clock.runFor(4000)
  await expect(main.getByRole('button', { name: 'مشاركة' })).toBeVisible()

  const code = await page.request.get(`/car/${car?.id}/qr.svg`)
  expect(code.headers()['content-type']).toContain('image/svg+xml')
  await page.getByRole('button', { name: 'رمز QR' }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toHaveJSProperty('complete', true)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('.print-only')).toBeVisible()
})

test('EXPL-04 on a wide screen the price and the contact stay in view, in a short window too', async ({
  page,
  request,
}) => {
  const [car] = await somePicturedCars(request, 1)
  await page.goto(`/car/${car?.id}`)
  const contact = page.getByRole('region', { name: 'البائع' })
  const details = page.getByRole('heading', { name: 'تفاصيل السيارة' })
  for (const height of [900, 420]) {
    await page.setViewportSize({ width: 1440, height })
    await details.evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await contact.scrollIntoViewIfNeeded()
    await expect(contact).toBeInViewport({ ratio: 0.99 })
  }
})

test('EXPL-01 a hidden car disappears from the list, stays hidden after a reload, and can be restored', async ({
  page,
}) => {
  await page.goto('/explore?color=white')
  const card = page.locator('article.card').first()
  const title = await card.locator('h3').innerText()
  await chooseOnCard(card, 'أخفِ هذه السيارة')
  await expect(page.locator('article.card')).toHaveCount(23)
  await expect(page.locator('article.card').first().locator('h3 a')).toBeFocused()
  await page.reload()
  await expect(page.locator('article.card')).toHaveCount(23)
  await expect(page.getByText('أخفيت سيارة واحدة هنا.')).toBeVisible()
  await page.getByRole('button', { name: 'أظهرها' }).click()
  await expect(page.locator('article.card').first().locator('h3')).toHaveText(title)
})

test('EXPL-04 cars that were opened are found again on the next car and at home', async ({ page, request }) => {
  const [first, second] = await somePicturedCars(request, 2)
  await page.goto(`/car/${first?.id}`)
  await expect(page.getByRole('heading', { name: 'شاهدتها مؤخرًا' })).toHaveCount(0)
  await expectSoon(() => page.evaluate(() => localStorage.getItem('viewed-cars'))).toContain(first?.id)
  await page.goto(`/car/${second?.id}`)
  const viewed = page.getByRole('region', { name: 'شاهدتها مؤخرًا' })
  await expect(viewed.locator('article.card')).toHaveCount(1)
  await page.goto('/')
  await expect(viewed.locator('article.card')).toHaveCount(2)
})

test('EXPL-04 ROUTE-07 NAV-14 a car opens from explore, similar cars follow, and back leads to explore where it was left', async ({
  page,
}) => {
  await page.goto('/explore?make=toyota&color=white')
  await page.locator('article.card h3 a').nth(7).click()
  await expect(page).toHaveURL(/\/car\//)
  expect(await page.evaluate(() => (window.history.state as { usr?: unknown }).usr)).toEqual({ fromExplore: true })
  const similar = page.getByRole('region', { name: 'سيارات مشابهة' })
  const next = similar.locator('h3 a').first()
  const address = await next.getAttribute('href')
  await next.click()
  // the address changes before the page, whose link leads back to where one came from; no car is similar to itself
  await expect(similar.locator(`a[href="${address}"]`)).toHaveCount(0)
  await expect(page).toHaveURL(address ?? '')
  await page.getByRole('link', { name: 'رجوع' }).click()
  await expect(page).toHaveURL(/\/explore\?make=toyota&color=white$/)
  await expectSoon(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
})

test('EXPL-04 the texts of a car’s page are loaded together with its code, not after it', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/car-[\w-]{8}\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/explore')
  const texts = page.waitForResponse(
    async (response) => /\/assets\/ar-/.test(response.url()) && (await response.text()).includes('safety_title'),
  )
  await page.locator('article.card').first().getByRole('link').first().click()
  await texts
  release()
  await expect(page.getByRole('heading', { name: 'قبل أن تشتري' })).toBeVisible()
})
