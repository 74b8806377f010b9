import type { APIRequestContext, Page } from '@playwright/test'
import { chooseOnCard, compareCard } from './card-menu.ts'
import { expect, expectSoon, test } from './fixtures.ts'

async function somePicturedCars(request: APIRequestContext, count: number) {
  const { items } = await (await request.get('/api/v1/cars?limit=60&color=white')).json()
  return (items as { id: string; images: string[] }[]).filter(({ images }) => images.length > 1).slice(0, count)
}

/** The number of pictures on the page of a car. */
async function countPictures(request: APIRequestContext, car: { id: string } | undefined): Promise<number> {
  const { images } = await (await request.get(`/api/v1/cars/${car?.id}`)).json()
  return images.length
}

test.use({ viewport: { width: 1440, height: 900 } })

const place = (page: Page) => page.getByRole('dialog').locator('.viewer-caption bdi')
/** How often the picture in view is enlarged. */
const zoomOf = (page: Page) =>
  page
    .locator('.yarl__slide_current .yarl__slide_wrapper')
    .evaluate((box) => new DOMMatrix(getComputedStyle(box).transform).a)

test('EXPL-04 a large picture and four small ones each open in full screen, where keys turn and zoom, thumbnails choose, and Escape and Back return to the picture that was opened', async ({
  page,
  request,
}) => {
  const [car] = await somePicturedCars(request, 1)
  const count = await countPictures(request, car)
  await page.goto(`/car/${car?.id}`)
  const tiles = page.locator('.gallery-pictures button')
  await expect(tiles.filter({ visible: true })).toHaveCount(5)
  const [large, small] = await Promise.all([tiles.nth(0).boundingBox(), tiles.nth(1).boundingBox()])
  expect(large?.width).toBeGreaterThan(3 * (small?.width ?? 0))
  await tiles.nth(2).click()
  await expect(place(page)).toHaveText(`3 من ${count}`)
  await page.keyboard.press('ArrowLeft')
  await expect(place(page)).toHaveText(`4 من ${count}`)
  await page.keyboard.press('ArrowRight')
  await expect(place(page)).toHaveText(`3 من ${count}`)

  await expect(page.getByRole('dialog')).toContainText('من زاوية خلفية')
  for (let press = 0; press < 3; press++) await page.keyboard.press('+')
  await expectSoon(() => zoomOf(page)).toBe(3)
  await page.keyboard.press('0')
  await expectSoon(() => zoomOf(page)).toBe(1)
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, -100)
  await expectSoon(() => zoomOf(page)).toBeGreaterThan(1)

  // the keys work where the focus is
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /من الأمام$/ })
    .click()
  await expect(place(page)).toHaveText(`6 من ${count}`)
  await page.keyboard.press('ArrowLeft')
  await expect(place(page)).toHaveText(`7 من ${count}`)
  for (let tab = 0; tab < 20; tab++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).not.toBe('MAIN')
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(tiles.nth(2)).toBeFocused()

  const all = page.getByRole('button', { name: new RegExp(`^اعرض ${count} (?:صور|صورة)$`) })
  await all.click()
  await expect(place(page)).toHaveText(`1 من ${count}`)
  await page.reload()
  await expect(place(page)).toHaveText(`1 من ${count}`)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await all.click()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(all).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/car/${car?.id}$`))
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
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('EXPL-04 three cars share the width, the better price is marked, and prices, contact and saving stay in sight', async ({
    page,
    request,
  }) => {
    const { items } = await (await request.get('/api/v1/cars?limit=60&color=white&price_min=1&sort=price_asc')).json()
    const [cheap, middle, dear] = [items[0], items[20], items.at(-1)]
    await page.goto(`/compare?car=${dear.id}&car=${middle.id}&car=${cheap.id}`)
    const price = page.getByRole('row', { name: /^السعر/ })
    await expect(price.getByRole('rowheader')).toHaveText('السعر')
    const values = price.getByRole('cell')
    await expect(values.nth(0)).not.toContainText('الأفضل')
    await expect(values.nth(2)).toContainText('الأفضل')
    const boxes = await Promise.all([0, 1, 2].map((at) => values.nth(at).boundingBox()))
    for (const box of boxes) {
      expect(box?.width).toBeCloseTo(boxes[0]?.width ?? 0, 0)
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    }
    await expect(page.getByRole('rowheader', { name: 'التجهيزات' })).toHaveCount(1)
    await page.getByRole('rowheader', { name: 'أوجه التشابه' }).scrollIntoViewIfNeeded()
    for (const car of [dear, middle, cheap]) {
      await expect(page.locator(`.compare-actions a[href="/messages?car=${car.id}"]`)).toBeInViewport({ ratio: 1 })
    }
    await expect(page.locator('.compare-actions [aria-pressed]')).toHaveCount(3)
    await expect(page.locator('.compare-actions [aria-pressed]').first()).toBeInViewport({ ratio: 1 })
  })

  test('EXPL-04 the first screen has the price once and the four facts, and the bar repeats the price when it is out of sight', async ({
    page,
    request,
  }) => {
    const { items } = await (await request.get('/api/v1/cars?limit=60&color=white&price_min=1')).json()
    const cars = await Promise.all(
      (items as { id: string }[]).slice(0, 20).map(async ({ id }) => (await request.get(`/api/v1/cars/${id}`)).json()),
    )
    // where a bar has more than one button besides messages, it has no room for the price
    const car = cars.find(
      ({ contact_methods }) => contact_methods.filter((one: string) => one !== 'message').length < 2,
    )
    await page.goto(`/car/${car.id}`)
    const repeated = page.locator('.bottom-bar .bar-price')
    await expect(page.locator('.car-price')).toBeInViewport({ ratio: 1 })
    await expect(repeated).toBeHidden()
    const bar = await page.locator('.bottom-bar').boundingBox()
    for (const fact of await page.locator('.main-facts > div').all()) {
      const box = await fact.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThan(bar?.y ?? 0)
    }
    await page.locator('#fields').scrollIntoViewIfNeeded()
    await expect(repeated).toBeVisible()
    await page.locator('.car-price').scrollIntoViewIfNeeded()
    await expect(repeated).toBeHidden()
  })

  test('EXPL-04 the first visit loads one picture; in full screen it is turned by swipe, enlarged by a double tap and closed by a swipe down, beside the contact buttons @own-context', async ({
    page,
    request,
  }) => {
    const [car] = await somePicturedCars(request, 1)
    const count = await countPictures(request, car)
    await page.goto(`/car/${car?.id}`)
    const pictures = page.locator('.gallery-pictures img')
    await expect(pictures.filter({ visible: true })).toHaveCount(1)
    await pictures.first().tap()
    await expect(place(page)).toHaveText(`1 من ${count}`)
    const contact = page.getByRole('dialog').locator('.bottom-bar')
    await expect(contact.getByRole('link', { name: 'راسل البائع' })).toBeInViewport({ ratio: 1 })

    await expect(page.locator('.yarl__slide_current img')).toHaveJSProperty('complete', true)
    await drag(page, { x: 100, y: 400 }, { x: 300, y: 410 })
    await expect(place(page)).toHaveText(`2 من ${count}`)
    await untilStill(page)
    for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(195, 400)
    await expectSoon(() => zoomOf(page)).toBe(2)
    await untilStill(page)
    const before = await page.locator('.yarl__slide_current img').boundingBox()
    await drag(page, { x: 195, y: 400 }, { x: 255, y: 400 })
    await expectSoon(async () => (await page.locator('.yarl__slide_current img').boundingBox())?.x).toBe(
      (before?.x ?? 0) + 60,
    )
    // a finger so soon after another is no tap to the browser
    await page.getByRole('button', { name: 'تصغير' }).click()
    await expectSoon(() => zoomOf(page)).toBe(1)
    await untilStill(page)
    await drag(page, { x: 195, y: 300 }, { x: 200, y: 520 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

/** Waits for animations, during which fingers are ignored; not for those that follow the scrolling. */
const untilStill = (page: Page) =>
  expectSoon(() =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length,
    ),
  ).toBe(0)

interface Point {
  x: number
  y: number
}

/** Moves one finger over the screen. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [from])
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }])
  }
  await send('touchEnd', [])
  await devTools.detach()
}

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
  const share = main.getByRole('button', { name: 'شارك' })
  await share.click()
  await page.getByRole('dialog').getByRole('button', { name: 'شارك الرابط' }).click()
  await expect(page.getByText('نُسخ الرابط').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/car/${car?.id}$`))
  await page.clock.runFor(4000)

  const code = await page.request.get(`/car/${car?.id}/qr.svg`)
  expect(code.headers()['content-type']).toContain('image/svg+xml')
  await share.click()
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
  const details = page.getByRole('heading', { name: 'المواصفات' })
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
