import { expect, expectSoon, signIn, test } from './fixtures.ts'
import { passTimeUntil } from './pass-time.ts'
import { lostNotice } from './lost-notice.ts'

const TO_EXPLORE = 'تصفّح السيارات'
const RETRY = 'حاول مرة أخرى'

test.describe('a page that fails @own-context', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
  })
  const open = (page: import('@playwright/test').Page) =>
    page.getByRole('navigation').getByRole('link', { name: TO_EXPLORE }).first().click()

  test('ERRB-04 a failed request is retried automatically until the page is loaded', async ({ page }) => {
    let isFailing = true
    await page.route('**/api/v1/cars?*', (route) => (isFailing ? route.abort() : route.continue()))
    await open(page)
    await passTimeUntil(page, () => page.getByRole('alert').isVisible())
    await expect(page.getByRole('alert')).toContainText('تحقق من اتصالك بالإنترنت')
    isFailing = false
    await passTimeUntil(page, () => page.locator('article.card').first().isVisible())
  })

  test.describe('for a moment', () => {
    test.use({ allowedStatuses: [503] })

    test('ERRB-04 an overloaded server sends a page that explains it and reloads itself', async ({ page }) => {
      let isBusy = true
      await page.route('**/api/v1/cars?*', (route) =>
        isBusy ? route.fulfill({ status: 503, json: { code: 'OVERLOADED', message: 'busy' } }) : route.continue(),
      )
      await open(page)
      await passTimeUntil(page, () => page.getByRole('heading', { name: 'نعود إليك بعد لحظات' }).isVisible())
      isBusy = false
      await passTimeUntil(page, () => page.locator('article.card').first().isVisible())
    })
  })

  test.describe('for good', () => {
    test.use({ allowedStatuses: [500] })

    test('ERRB-01 ERRB-02 ROUTE-03 a page that fails shows an error within the working site, and can be retried three times', async ({
      page,
    }) => {
      let isFailing = true
      await page.route('**/api/v1/cars?*', (route) =>
        isFailing ? route.fulfill({ status: 500, json: { message: 'broken' } }) : route.continue(),
      )
      await open(page)
      await passTimeUntil(page, () => page.getByRole('alert').isVisible())
      await expect(page.getByRole('banner')).toBeVisible()
      for (const name of ['أصلح وأعد التحميل', 'أعد تحميل الصفحة']) {
        await expect(page.getByRole('button', { name })).toBeVisible()
      }
      await expect(page.getByRole('alert').getByRole('link', { name: 'الصفحة الرئيسية' })).toBeVisible()
      const retry = page.getByRole('button', { name: RETRY })
      for (let times = 0; times < 3; times++) {
        await passTimeUntil(page, () => retry.isVisible())
        const answered = page.waitForResponse('**/api/v1/cars?*')
        await retry.click()
        await answered
      }
      await expect(retry).toHaveCount(0)

      await page.getByRole('banner').getByRole('link', { name: 'صيّاد' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await open(page)
      await passTimeUntil(page, () => retry.isVisible())
      isFailing = false
      await retry.click()
      await expect(page).toHaveURL(/\/explore$/)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.locator('article.card').first()).toBeVisible()
    })

    test('ERRB-02 repair clears cached data, keeps preferences, switches to Arabic and reloads the page', async ({
      page,
    }) => {
      await page.goto('/?lang=en')
      await page.evaluate(() => {
        localStorage.setItem('app_settings_cache', '{}')
        localStorage.setItem('draft', 'mine')
      })
      let isFailing = true
      await page.route('**/api/v1/cars?*', (route) =>
        isFailing ? route.fulfill({ status: 500, json: { message: 'broken' } }) : route.continue(),
      )
      await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).first().click()
      await passTimeUntil(page, () => page.getByRole('alert').isVisible())
      isFailing = false
      await page.evaluate(() => {
        Object.assign(window, { isSameDocument: true })
        const note = () => localStorage.setItem('dir', document.documentElement.dir)
        new MutationObserver(note).observe(document.documentElement, { attributeFilter: ['dir'] })
      })
      await page.getByRole('button', { name: 'Repair and reload' }).click()
      await expect(page.locator('article.card').first()).toBeVisible({ timeout: 30_000 })
      expect(
        await page.evaluate(() => [
          ...['dir', 'draft', 'preferred-language'].map((key) => localStorage.getItem(key)),
          'isSameDocument' in window,
        ]),
      ).toEqual(['rtl', 'mine', 'en', false])
    })
  })
})

test.describe('code that does not come', () => {
  test('ERRB-04 a screen whose code cannot be loaded says that it waits for the connection, and opens by itself in the same page @own-context', async ({
    page,
  }) => {
    await page.goto('/')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.context().setOffline(true)
    await page.getByRole('navigation').getByRole('link', { name: TO_EXPLORE }).first().click()
    await expect(lostNotice(page)).toBeVisible()
    await page.context().setOffline(false)
    // the page before it has cards too
    await expect(page).toHaveURL(/\/explore$/)
    await expect(page.locator('article.card').first()).toBeVisible()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test('ERRB-04 a screen of an older version is opened in the current version', async ({ page, allowStatus }) => {
    allowStatus(404)
    await page.goto('/')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    // as many times as an old page requests it
    await page.route('**/assets/explore-*.js', (route) => route.fulfill({ status: 404 }), { times: 2 })
    await page.getByRole('navigation').getByRole('link', { name: TO_EXPLORE }).first().click()
    await expect(page).toHaveURL(/\/explore$/)
    await expect(page.locator('article.card').first()).toBeVisible()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    const OPEN = 'خيارات البحث'

    test('ERRB-04 a sheet whose code cannot be loaded waits for the connection too @own-context', async ({ page }) => {
      await page.goto('/explore')
      await page.context().setOffline(true)
      await page.locator('summary', { hasText: OPEN }).click()
      await expect(lostNotice(page)).toBeVisible()
      await page.context().setOffline(false)
      await expect(page.getByRole('dialog', { name: OPEN })).toBeVisible()
    })

    test('ERRB-04 a page of an older version whose sheet no longer exists is reloaded @own-context', async ({
      page,
      allowStatus,
    }) => {
      allowStatus(404)
      await page.clock.install()
      await page.goto('/explore')
      await page.route('**/assets/filter-sheet-*.js', (route) => route.fulfill({ status: 404 }))
      await page.clock.runFor(61_000)
      const loaded = page.waitForEvent('load')
      await page.locator('summary', { hasText: OPEN }).click()
      await loaded
    })
  })
})

test('SET-02 TOAST-01 settings that cannot be loaded are reported by a toast that F8 focuses @own-context', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await expectSoon(() => page.evaluate(() => localStorage.getItem('app_settings_cache'))).not.toBeNull()
  await page.route('**/api/v1/app-settings', (route) => route.abort())
  const toast = page.getByRole('status').filter({ hasText: 'تعذّر تحميل الإعدادات' }).first()
  // settings are refetched every few seconds, and a failed request is retried twice; in steps, since the toast ends
  // after some seconds of this clock
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(await toast.isVisible()).toBe(true)
  }).toPass()
  await page.keyboard.press('F8')
  await expect(page.locator('.toast-viewport')).toBeFocused()
})

test('SET-01 settings are kept for the next visit, and an own logo and name stand in the header', async ({ page }) => {
  await page.goto('/')
  await expectSoon(() =>
    page.evaluate(() => JSON.parse(localStorage.getItem('app_settings_cache') ?? '{}').settings),
  ).toEqual(await (await page.request.get('/api/v1/app-settings')).json())
})

/** Of a person, since faults of robots are not recorded. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'

test('ERRB-05 a fault before the scripts of a page have come is reported once they have', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin, userAgent: PERSON })
  const page = await context.newPage()
  let goOn = () => {}
  const isThrown = new Promise<void>((resolve) => (goOn = resolve))
  page.on('pageerror', () => goOn())
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      setTimeout(() => {
        throw new RangeError('Before the scripts')
      })
    }),
  )
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await isThrown
    await route.continue()
  })
  const reported = page.waitForRequest('**/api/v1/client-faults')
  await page.goto('/')
  expect((await reported).postDataJSON()).toMatchObject({ faults: [{ message: 'RangeError: Before the scripts' }] })
  await context.close()
})

test('ERRB-07 ERRB-05 a fault shows an ID and what is safe, and admins find it with its source line', async ({
  browser,
  site,
  openPage,
  admin,
}) => {
  // not a page of the fixtures, for which every error is a failure
  const context = await browser.newContext({ baseURL: site.origin, userAgent: PERSON })
  const page = await context.newPage()
  await page.goto('/?lang=en')
  await page.evaluate(() => localStorage.setItem('sayyad-message-me-car', 'Is it still available?'))
  // a component fails, below the loader of the page
  await page.route('**/api/v1/cars?*', async (route) => {
    const found = await (await route.fetch()).json()
    await route.fulfill({ json: { ...found, items: found.items.map((car: object) => ({ ...car, images: null })) } })
  })
  const reported = page.waitForResponse('**/api/v1/client-faults')
  await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).first().click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Messages you’ve typed')
  const { faults } = (await reported).request().postDataJSON() as { faults: { id: string; message: string }[] }
  const [{ id, message } = { id: '', message: '' }] = faults
  expect(await alert.textContent()).toContain(id)

  const staff = await openPage()
  await signIn(staff, admin)
  await staff.goto('/admin/system?lang=en')
  await staff.keyboard.press('Control+k')
  await staff.getByRole('dialog').locator('input').fill(id)
  await staff.getByRole('dialog').getByRole('link', { name: message }).click()
  const fault = staff.getByRole('article').filter({ hasText: message })
  await expect(fault).toContainText(/web\/features\/cars\/card-pictures\.tsx:\d+/)
  await expect(fault).toContainText(/Chrome \d+, Linux/)
  await context.close()
})
