import type { APIRequestContext, Page } from '@playwright/test'
import { beginConversation } from './begin-conversation.ts'
import { cardMenuOf } from './card-menu.ts'
import { expect, expectSoon, PASSWORD, signIn, test } from './fixtures.ts'
import { givenDeals } from './given-deals.ts'
import { holdScripts } from './hold-scripts.ts'
import { submitAd } from './live-ads.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** An ad of the demo with several pictures and a phone number. */
async function someCar(request: APIRequestContext): Promise<string> {
  const { items } = await (await request.get('/api/v1/cars?limit=60&color=white')).json()
  for (const { id, images } of items as { id: string; images: string[] }[]) {
    const car = await (await request.get(`/api/v1/cars/${id}`)).json()
    if (images.length > 1 && car.contact_methods.includes('phone')) return id
  }
  throw new Error('No ad has pictures and a phone number')
}

/**
 * Presses everything on a page without scripts that looks like a button.
 * @returns those that neither work by themselves nor show that the press was noticed
 */
const pressAll = (page: Page): Promise<{ pressed: number; unnoticed: string[] }> =>
  page.evaluate(() => {
    const worksAlone = (control: Element) =>
      control.closest('a[href], summary') !== null ||
      (control instanceof HTMLButtonElement && control.type === 'submit' && control.form?.hasAttribute('action'))
    const controls = [
      ...document.querySelectorAll<HTMLElement>('button, summary, [role=button], [role=tab], [role=menuitem]'),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !worksAlone(control) && control.ariaDisabled !== 'true' && !control.matches(':disabled'))
    for (const control of controls) control.click()
    const unnoticed = controls.filter((control) => control.ariaBusy !== 'true')
    return { pressed: controls.length, unnoticed: unnoticed.map(({ outerHTML }) => outerHTML.slice(0, 200)) }
  })

test('NAV-08 before hydration each control works by itself or shows at once that the press was recorded', async ({
  page,
  request,
  openTab,
  buyer,
  seller,
  givenAds,
  givenPictures,
  siteData,
}) => {
  await signIn(page, buyer)
  const tab = await openTab()
  const pictureIds = await givenPictures(buyer, 1)
  const own = await submitAd(page.request, { picture_ids: pictureIds })
  const [other] = await givenAds(seller, 1)
  const conversation = await beginConversation(page.request, other)
  const { ids } = await givenDeals(siteData, 1, { coupon_code: 'WASH_25' })
  await tab.route('**/assets/*.js', () => {})
  const paths = [
    '/',
    '/explore?color=white',
    `/car/${await someCar(request)}`,
    '/deals',
    `/deals/${ids[0]}`,
    '/favorites',
    '/add-car',
    `/my-ads/edit/${own}?step=pictures`,
    `/my-ads/edit/${own}?step=description`,
    '/my-ads',
    '/dashboard',
    '/dashboard?tab=security',
    '/dashboard?tab=notifications',
    '/messages',
    `/messages?conversation=${conversation}`,
    '/verification',
    '/contact',
  ]
  for (const path of paths) {
    // is not awaited, since it waits for hydration
    void tab.goto(path).catch(() => {})
    await tab.waitForURL((url) => url.pathname + url.search === path, { waitUntil: 'commit' })
    await tab.locator('footer').waitFor()
    for (const width of [390, 1440]) {
      await tab.setViewportSize({ width, height: 844 })
      const { pressed, unnoticed } = await pressAll(tab)
      expect(unnoticed, `${path} at ${width}`).toEqual([])
      expect(pressed, `${path} at ${width}`).toBeGreaterThan(0)
    }
  }
  await tab.close()
})

test('EXPL-04 EXPL-07 presses on an ad before hydration take effect once', async ({ page, request, buyer }) => {
  await signIn(page, buyer)
  const reveals: string[] = []
  page.on('request', (one) => one.method() === 'POST' && one.url().endsWith('/contact') && reveals.push(one.url()))
  const release = await holdScripts(page)
  const opened = page.goto(`/car/${await someCar(request)}`)
  const number = page.locator('.bottom-bar').getByRole('button', { name: 'إظهار الرقم' })
  const heart = page.getByRole('main').locator('[aria-pressed]').first()
  const gallery = page.locator('.gallery-pictures button').first()
  await number.click()
  await number.click()
  await heart.click()
  await gallery.click()
  for (const control of [number, heart, gallery]) await expect(control).toHaveAttribute('aria-busy', 'true')
  release()
  await opened
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.bottom-bar a[href^="tel:"]')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(reveals).toHaveLength(1)
})

test('MSG-01 NAV-08 Enter in the message field before hydration sends what was typed, once', async ({
  page,
  buyer,
  seller,
  givenAds,
}) => {
  await signIn(page, buyer)
  const [car] = await givenAds(seller, 1)
  const id = await beginConversation(page.request, car)
  const release = await holdScripts(page)
  const opened = page.goto(`/messages?conversation=${id}`)
  const field = page.getByRole('main').locator('textarea')
  await field.pressSequentially('هل تقبل البدل؟')
  await field.press('Enter')
  await expect(field).toHaveValue('هل تقبل البدل؟')
  release()
  await opened
  await expect(field).toHaveValue('')
  const bubbles = page.getByRole('article').filter({ hasText: 'هل تقبل البدل؟' })
  await expect(bubbles).toHaveText(/أُرسلت/)
  const sent = await page.request.get(`/api/v1/me/conversations/${id}/messages`)
  const { items } = (await sent.json()) as { items: { content: string }[] }
  expect(items.map(({ content }) => content)).toEqual(['سلام', 'هل تقبل البدل؟'])
  await expect(bubbles).toHaveCount(1)
})

test('AD-02 EXPL-03 the next step of an ad, and the menu of a card, open after a press before hydration', async ({
  page,
  buyer,
}) => {
  await signIn(page, buyer)
  const release = await holdScripts(page)
  let opened = page.goto('/add-car')
  await page.getByRole('button', { name: /^التالي/ }).click()
  await expect(page.getByRole('button', { name: /^التالي/ })).toHaveAttribute('aria-busy', 'true')
  release()
  await opened
  await expect(page).toHaveURL(/step=specs/)

  const again = await holdScripts(page)
  opened = page.goto('/explore?color=white')
  const menu = cardMenuOf(page.locator('article.card').first())
  await menu.click()
  await expect(menu).toHaveAttribute('aria-busy', 'true')
  again()
  await opened
  await expect(page.getByRole('menu')).toHaveCount(1)
})

test('EXPL-03 EXPL-04 a press whose code is loading is shown as busy, takes effect once, and can be repeated if loading fails', async ({
  page,
  request,
  allowStatus,
}) => {
  const release = await holdScripts(page, '**/assets/full-gallery-*.js')
  await page.goto(`/car/${await someCar(request)}`)
  const gallery = page.locator('.gallery-pictures button').first()
  await gallery.click()
  await expect(gallery).toHaveAttribute('aria-busy', 'true')
  await gallery.click()
  release()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(gallery).not.toHaveAttribute('aria-busy')

  allowStatus(404)
  await page.goto('/explore?color=white')
  await page.route('**/assets/radix-menu-*.js', (route) => route.fulfill({ status: 404 }))
  const menu = cardMenuOf(page.locator('article.card').first())
  await menu.click()
  await expect(page.getByText('تعذّر تحميل هذا الجزء.', { exact: false }).first()).toBeVisible()
  await expect(menu).not.toHaveAttribute('aria-busy')
  await page.unroute('**/assets/radix-menu-*.js')
  await menu.click()
  await expect(page.getByRole('menu')).toBeVisible()
})

test('EXPL-07 a second tap on a heart while its code is loaded is not lost', async ({
  page,
  request,
  buyer,
  apiOf,
}) => {
  await signIn(page, buyer)
  const release = await holdScripts(page, '**/assets/change-favorite-*.js')
  await page.goto(`/car/${await someCar(request)}`)
  const heart = page.getByRole('main').locator('[aria-pressed]').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  release()
  await removed
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const { car_ids } = await (await (await apiOf(buyer)).get('/api/v1/me/favorites/ids')).json()
  expect(car_ids).toEqual([])
})

test('NAV-08 a press on a part of the page whose code is still loading takes effect after that', async ({
  page,
  buyer,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, buyer)
  const release = await holdScripts(page, '**/assets/account-menu-*.js')
  const opened = page.goto('/explore?color=white')
  const account = page.getByRole('button', { name: /^حسابك/ })
  await page.waitForResponse('**/assets/explore-*.js')
  await account.click()
  await expect(account).toHaveAttribute('aria-busy', 'true')
  release()
  await opened
  await expect(page.getByRole('menuitem', { name: 'إعلاناتي' })).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(1)
})

test('AD-09 a tap in a part that is hydrated after its page takes effect once', async ({
  page,
  buyer,
  givenPictures,
}) => {
  await signIn(page, buyer)
  const ad = await submitAd(page.request, { picture_ids: await givenPictures(buyer, 3) })
  const release = await holdScripts(page, '**/assets/picture-tiles-*.js')
  const opened = page.goto(`/my-ads/edit/${ad}?step=pictures`)
  const remove = page.getByRole('button', { name: 'احذف الصورة 1' })
  await remove.waitFor()
  // set once the rest of the page is hydrated
  await expectSoon(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await remove.click()
  await remove.click()
  await expect(remove).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('.picture-tile')).toHaveCount(3)
  release()
  await opened
  await expect(page.locator('.picture-tile')).toHaveCount(2)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})

test('AD-09 pictures stay in place while their code is missing, though the copy on the device is read', async ({
  page,
  buyer,
  givenPictures,
}) => {
  await signIn(page, buyer)
  const ad = await submitAd(page.request, { picture_ids: await givenPictures(buyer, 3) })
  await page.goto(`/my-ads/edit/${ad}?step=description`)
  await page.route('**/api/v1/me/drafts/**', (route) => route.abort())
  await page.getByRole('textbox', { name: 'الوصف اختياري' }).fill('فحص كامل، بدون ملاحظات، والسيارة في الرياض')
  await expect(page.getByText('حُفظ على هذا الجهاز')).toBeVisible()
  const release = await holdScripts(page, '**/assets/picture-tiles-*.js')
  const opened = page.goto(`/my-ads/edit/${ad}?step=pictures`)
  const remove = page.getByRole('button', { name: 'احذف الصورة 1' })
  // the copy on the device was read
  await expect(page.getByText('حُفظ على هذا الجهاز')).toBeVisible()
  await expect(page.locator('.picture-tile')).toHaveCount(3)
  await remove.click()
  await remove.click()
  await expect(remove).toHaveAttribute('aria-busy', 'true')
  await expect(remove).toBeFocused()
  release()
  await opened
  await expect(page.locator('.picture-tile')).toHaveCount(2)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})

test('EXPL-06 EXPL-07 the deals on home stay while their code is missing, though a car is saved meanwhile', async ({
  page,
  siteData,
}) => {
  await givenDeals(siteData, 1)
  const release = await holdScripts(page, '**/assets/deal-row-*.js')
  const opened = page.goto('/')
  const deals = page.getByRole('region', { name: 'عروض وخصومات' })
  const link = deals.getByRole('link').first()
  const heart = page.locator('.card-heart').first()
  await page.getByRole('group').getByText('عروض وخصومات').click()
  await link.focus()
  await heart.evaluate((button: HTMLElement) => button.click())
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(link).toBeFocused()
  release()
  await opened
  await expect(deals).toBeVisible()
})

const ENTRY = '**/assets/entry.client-*.js'

/** @returns how many documents the page has asked for from now on */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

const incomplete = (page: Page) => page.getByRole('alert').filter({ hasText: 'لم يكتمل تحميل الصفحة' })

test('ERRB-01 a page whose scripts cannot be loaded shows a message, and no press waits for them', async ({
  context,
}) => {
  // a page that may have errors
  const page = await context.newPage()
  await page.route(ENTRY, (route) => route.abort())
  await page.goto('/explore?color=white')
  await expect(incomplete(page)).toBeVisible()
  const menu = cardMenuOf(page.locator('article.card').first())
  await menu.click()
  await expect(menu).not.toHaveAttribute('aria-busy')
  await page.close()
})

test('ERRB-01 a page whose scripts did not come loads itself anew once they can be had, and no more than once', async ({
  context,
}) => {
  const page = await context.newPage()
  const documents = countDocuments(page)
  // the browser asks for them again to see whether they can be had
  await page.route(ENTRY, (route) => (route.request().resourceType() === 'fetch' ? route.continue() : route.abort()))
  await page.goto('/explore?color=white')
  await expectSoon(documents).toBe(2)
  await expect(incomplete(page)).toBeVisible()
  await page.unroute(ENTRY)
  await page.getByRole('link', { name: 'أعد تحميل الصفحة' }).click()
  await cardMenuOf(page.locator('article.card').first()).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(documents()).toBe(3)
  await page.close()
})

test('ERRB-01 a page whose scripts did not come, and in which something is typed, stays', async ({ context }) => {
  const page = await context.newPage()
  const documents = countDocuments(page)
  let release = () => {}
  const isTyped = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked = new Set<string>()
  await page.route(ENTRY, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.abort()
    await isTyped
    asked.add(route.request().url())
    return route.continue()
  })
  await page.goto('/contact')
  await expect(incomplete(page)).toBeVisible()
  const message = page.getByRole('textbox').last()
  await message.fill('السلام عليكم')
  release()
  await expectSoon(() => asked.size).toBe(1)
  await page.evaluate(() => fetch('/api/v1/car-tags').then((answer) => answer.text()))
  await expect(message).toHaveValue('السلام عليكم')
  expect(documents()).toBe(1)
  await page.close()
})

test('ERRB-01 a form that was filled before its scripts failed is sent without them, once', async ({
  context,
  buyer,
}) => {
  const page = await context.newPage()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) sent.push(request.url())
  })
  const typed = Promise.withResolvers<void>()
  await page.route(ENTRY, async (route) => {
    await typed.promise
    await route.abort()
  })
  // no connection
  const LIVE = '**/api/health/live'
  await page.route(LIVE, (route) => route.abort())
  await page.goto('/auth?next=%2Ffavorites', { waitUntil: 'commit' })
  await page.locator('[name=email]').fill(buyer.email)
  await page.locator('[name=password]').fill(PASSWORD)
  const button = page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول' })
  await button.dblclick()
  typed.resolve()
  await expect(incomplete(page)).toBeVisible()
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  expect(sent).toEqual([])
  await page.unroute(LIVE)
  await expect(page).toHaveURL(/\/favorites/)
  expect(sent).toHaveLength(1)
  await page.close()
})

test('ERRB-01 a page that comes to life although some code of it failed is not loaded anew', async ({ context }) => {
  const page = await context.newPage()
  const documents = countDocuments(page)
  const entry = Promise.withResolvers<void>()
  const again = Promise.withResolvers<void>()
  const asked = new Set<string>()
  await page.route(ENTRY, async (route) => {
    const isAgain = route.request().resourceType() === 'fetch'
    await (isAgain ? again : entry).promise
    if (isAgain) asked.add(route.request().url())
    return route.continue()
  })
  await page.goto('/explore?color=white', { waitUntil: 'commit' })
  await page.locator('article.card').first().waitFor()
  await page.evaluate(() => void Promise.reject(new TypeError('Importing a module script failed.')))
  await expect(incomplete(page)).toBeVisible()
  entry.resolve()
  await expect(incomplete(page)).toHaveCount(0)
  again.resolve()
  await expectSoon(() => asked.size).toBe(1)
  await page.evaluate(() => fetch('/api/v1/car-tags').then((answer) => answer.text()))
  expect(documents()).toBe(1)
  await page.close()
})
