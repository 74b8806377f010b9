import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { chooseInMenu, menuOf } from './ad-menu.ts'
import { expect, expectSoon, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { lostNotice } from './lost-notice.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const adAt = (page: Page, at: number) => page.locator('main article').nth(at)
const button = (within: ReturnType<typeof adAt>, name: string) => within.getByRole('button', { name, exact: true })

/** The signed-in user's ads in a state, at most 100, from the API. */
async function ownAds(page: Page, state: string) {
  const { items } = await (await page.request.get(`/api/v1/me/ads?state=${state}&limit=100`)).json()
  return items as { id: string }[]
}

/** Loads further pages until `count` ads are listed. */
async function showAll(page: Page, count: number) {
  const ads = page.locator('main article')
  for (let shown = await ads.count(); shown < count; shown = await ads.count()) {
    await more(page).click()
    await expectSoon(() => ads.count()).toBeGreaterThan(shown)
  }
  await expect(ads).toHaveCount(count)
}
const more = (page: Page) => page.getByRole('link', { name: 'عرض المزيد' })

test('AD-07 more ads than a page holds join the list, the focus moves on to the first of them, and an action keeps them', async ({
  page,
  seller,
  givenAds,
}) => {
  await givenAds(seller, 22)
  await signIn(page, seller)
  await page.goto('/my-ads')
  const ads = page.locator('main article')
  await expect(ads).toHaveCount(20)
  const { counts } = await (await page.request.get('/api/v1/me/ads')).json()
  await expect(page.getByText(`الإعلانات المعروضة: 20 من ${counts.all}`)).toBeVisible()
  await more(page).press('Enter')
  await expect(ads).toHaveCount(counts.all)
  await expect(adAt(page, 20)).toBeFocused()
  await expect(more(page)).toHaveCount(0)
  const ad = ads.filter({ has: page.getByText('نشط', { exact: true }) }).last()
  const name = await ad.getByRole('heading').textContent()
  await chooseInMenu(ad, 'أوقف مؤقتًا')
  const same = ads.filter({ hasText: name ?? '', has: page.getByText('غير نشط', { exact: true }) })
  await expect(menuOf(same.first())).toBeFocused()
  await expect(ads).toHaveCount(counts.all)
  await button(same.first(), 'أعد العرض').click()
  await expect(same).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('AD-07 pages of own ads are links', async ({ page, seller, givenAds }) => {
    await givenAds(seller, 21)
    await signIn(page, seller)
    await page.goto('/my-ads?state=active')
    const first = await adAt(page, 0).getByRole('heading').textContent()
    await more(page).click()
    await expect(page).toHaveURL(/state=active&after=/)
    await expect(page.locator('main article').first()).toBeVisible()
    expect(await adAt(page, 0).getByRole('heading').textContent()).not.toBe(first)
  })
})

test('AD-07 an ad gets a private minimum, is paused and resumed, and the focus follows it @own-context', async ({
  page,
  seller,
  givenAds,
  playwright,
  baseURL,
}) => {
  await givenAds(seller, 1)
  await signIn(page, seller)
  await page.goto('/my-ads')
  const ad = adAt(page, 0)
  await expect(ad.getByText('نشط', { exact: true })).toBeVisible()
  const [first] = await ownAds(page, 'active')
  await expect(ad.getByRole('group').locator('a, button')).toHaveCount(3)
  await chooseInMenu(ad, 'الحد الأدنى الخاص بك')
  const floor = page.getByRole('dialog', { name: 'الحد الأدنى الخاص بك' })
  await floor.getByRole('textbox').fill('50,000')
  await floor.getByRole('button', { name: 'حفظ' }).click()
  await expect(floor).toBeHidden()
  await expect(menuOf(ad)).toBeFocused()
  await chooseInMenu(ad, 'أوقف مؤقتًا')
  await expect(ad.getByText('غير نشط', { exact: true })).toBeVisible()
  await expect(menuOf(ad)).toBeFocused()
  const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  expect(await (await visitor.get(`/car/${first?.id}`)).text()).toContain('أوقف البائع هذا الإعلان مؤقتًا')
  await visitor.dispose()
  const shown = await ad.elementHandle()
  // keys on a busy button are ignored
  await expect(button(ad, 'أعد العرض')).toBeEnabled()
  await page.context().setOffline(true)
  await button(ad, 'أعد العرض').press('Enter')
  await expect(page.getByText('لا يوجد اتصال. تحقق من الشبكة وحاول مرة أخرى.').first()).toBeVisible()
  await page.context().setOffline(false)
  expect(await shown?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(button(ad, 'أعد العرض')).toBeEnabled()
  await button(ad, 'أعد العرض').press('Enter')
  await expect(ad.getByText('نشط', { exact: true })).toBeVisible()
  await expect(ad).toBeFocused()
})

test('AD-07 the counts lead to the ads of a state, and the focus moves on when an ad leaves the list', async ({
  page,
  seller,
  givenAds,
}) => {
  await givenAds(seller, 21)
  await signIn(page, seller)
  await page.goto('/my-ads')
  const states = page.getByRole('navigation', { name: 'الإعلانات حسب الحالة' })
  await states.getByRole('link', { name: 'نشط' }).first().click()
  // the address changes before the list, which holds the same ads
  await expect(more(page)).toHaveAttribute('href', /state=active/)
  await expect(page).toHaveURL(/state=active/)
  const before = (await ownAds(page, 'active')).length
  await showAll(page, before)
  const name = await adAt(page, 1).getByRole('heading').textContent()
  await chooseInMenu(adAt(page, 0), 'أوقف مؤقتًا')
  await expect(page.locator('main article')).toHaveCount(before - 1)
  await expect(adAt(page, 0)).toBeFocused()
  await expect(adAt(page, 0).getByRole('heading')).toHaveText(name ?? '')
  await states.getByRole('link', { name: 'غير نشط' }).click()
  await button(adAt(page, 0), 'أعد العرض').click()
  await expect(page.getByText('لا توجد إعلانات بهذه الحالة.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('AD-07 a car is sold for a price typed in any digits, the sale is undone, and a copy of the ad opens as a draft in which only the mileage is missing', async ({
  page,
  seller,
  givenAds,
}) => {
  await givenAds(seller, 1)
  await signIn(page, seller)
  await page.goto('/my-ads?state=active')
  const [first] = await ownAds(page, 'active')
  await button(adAt(page, 0), 'بيعت').click()
  const dialog = page.getByRole('dialog')
  const price = dialog.getByLabel('بكم بيعت؟')
  await price.fill('كثير')
  await button(dialog, 'بيعت').click()
  await expect(price).toBeFocused()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await price.fill('٧٥٬٠٠٠')
  const sent = page.waitForRequest((request) => request.url().endsWith('/actions'))
  await price.press('Enter')
  expect((await sent).postDataJSON()).toEqual({ action: 'mark_sold', sold_price: 75_000 })
  await expect(dialog).toHaveCount(0)
  await page.goto(`/car/${first?.id}`)
  await expect(page.getByText('هذا إعلانك. بيعت هذه السيارة.')).toBeVisible()
  await page.goto('/my-ads?state=sold')
  await page
    .locator('main article', { has: page.locator(`a[href="/car/${first?.id}"]`) })
    .getByRole('button', { name: 'لم يتم البيع' })
    .click()
  await expectSoon(async () => (await ownAds(page, 'active')).some(({ id }) => id === first?.id)).toBe(true)
  await page.goto('/my-ads')
  await chooseInMenu(adAt(page, 0), 'إعلان آخر مثله')
  await expect(page).toHaveURL(/\/add-car\?draft=/)
  await expect(page.locator('#ad-make')).toHaveValue('تويوتا')
  await expect(page.locator('#ad-price')).toHaveValue('90000')
  await expect(page.locator('#ad-mileage')).toHaveValue('')
})

test('AD-07 an action that is no longer possible is explained, and an ad is deleted only after a question', async ({
  page,
  seller,
  givenAds,
  allowStatus,
}) => {
  allowStatus(409)
  await givenAds(seller, 2)
  await signIn(page, seller)
  await page.goto('/my-ads')
  const [first, second] = await ownAds(page, 'active')
  const adOf = (ad?: { id: string }) => page.locator('main article', { has: page.locator(`a[href="/car/${ad?.id}"]`) })
  const act = (action: string) => page.request.post(`/api/v1/me/ads/${first?.id}/actions`, { data: { action } })
  await expect(await act('mark_sold')).toBeOK()
  await chooseInMenu(adOf(first), 'أوقف مؤقتًا')
  await expect(adOf(first).getByRole('alert')).toContainText('تغيّر الإعلان في هذه الأثناء')
  await expect(button(adOf(first), 'لم يتم البيع')).toBeVisible()

  await chooseInMenu(adOf(second), 'احذف')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(menuOf(adOf(second))).toBeFocused()
  await chooseInMenu(adOf(second), 'احذف')
  await button(dialog, 'احذف').click()
  await expect(page.locator('main article')).toHaveCount(1)
  await expect(adOf(first)).toBeFocused()
  expect((await page.request.get(`/car/${second?.id}`)).status()).toBe(410)
})

test('AD-08 drafts are listed first, can be continued, and are discarded only after confirmation', async ({
  page,
  buyer,
}) => {
  await signIn(page, buyer)
  await page.goto('/my-ads')
  await expect(page.getByText('لا توجد إعلانات بعد')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'بِع سيارتك' })).toHaveAttribute('href', '/add-car')
  const id = randomUUID()
  const data = { fields: { make: 'toyota', year: '2021' }, picture_ids: [], version: 0 }
  await expect(await page.request.put(`/api/v1/me/drafts/${id}`, { data })).toBeOK()
  await page.reload()
  await expect(page.getByText('تويوتا 2021')).toBeVisible()
  await expect(page.getByRole('link', { name: 'أكمل' })).toHaveAttribute('href', `/add-car?draft=${id}`)
  await page.getByRole('button', { name: 'احذف المسودة' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'احذف المسودة' }).click()
  await expect(page.getByText('لا توجد إعلانات بعد')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('AD-07 several ads are searched, selected, reduced in price after a preview, paused, and each change is undone @own-context', async ({
  page,
  seller,
  givenAds,
}) => {
  const ids = await givenAds(seller, 4)
  await signIn(page, seller)
  await page.goto('/my-ads')
  const prices = async () => {
    const { items } = await (await page.request.get('/api/v1/me/ads')).json()
    return (items as { price: number }[]).map(({ price }) => price)
  }
  await page.getByRole('searchbox', { name: 'ابحث في إعلاناتي' }).fill('كامرى ٢٠٢٣')
  await page.keyboard.press('Enter')
  await expect(page.locator('main article')).toHaveCount(1)
  // the order changes before the response to the text has arrived
  await page.getByRole('searchbox').fill('سوناتا')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'الترتيب' }).selectOption('price_asc')
  await page.getByRole('link', { name: 'عرض كل الإعلانات' }).click()
  await expect(page.locator('main article')).toHaveCount(4)
  await expect(adAt(page, 0)).toContainText('87,000')

  for (const at of [0, 1]) await adAt(page, at).getByRole('checkbox').check()
  const bar = page.getByRole('group', { name: 'ما يمكنك فعله بالإعلانات المحددة' })
  await bar.getByRole('button', { name: 'غيّر الأسعار' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'غيّر الأسعار' }).click()
  await expect(dialog.getByLabel('المقدار')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('الوحدة').selectOption('بالنسبة المئوية')
  await dialog.getByLabel('المقدار').fill('٥')
  const preview = dialog.getByRole('list', { name: 'الأسعار قبل التغيير وبعده' })
  await expect(preview.getByText('82,700')).toBeVisible()
  await expect(preview.getByText('83,600')).toBeVisible()
  // the change is undone before the list is reloaded
  const list = Promise.withResolvers<void>()
  await page.route(/\/my-ads\.data/, async (route) => {
    await list.promise
    await route.continue()
  })
  const change = dialog.getByRole('button', { name: 'غيّر سعرين' })
  await page.route('**/api/v1/me/ads/prices', (route) => route.abort(), { times: 1 })
  await change.click()
  await expect(dialog.getByText(/حاول (?:الآن )?مرة أخرى/)).toBeVisible()
  await expect(dialog.getByLabel('المقدار')).toHaveValue('٥')
  await change.click()
  const report = page.getByRole('status').filter({ hasText: 'غيّر الأسعار: تم لإعلانين' })
  await expect(report).toBeFocused()
  await expect(bar).toHaveCount(0)
  expect((await prices()).toSorted((a, b) => a - b)).toEqual([82_700, 83_600, 89_000, 90_000])
  await report.getByRole('button', { name: 'تراجع' }).click()
  await expect(page.getByText('تراجع: تم لإعلانين')).toBeVisible()
  list.resolve()
  expect((await prices()).toSorted((a, b) => a - b)).toEqual([87_000, 88_000, 89_000, 90_000])

  await page.getByRole('checkbox', { name: 'تحديد الكل' }).check()
  // one of the ads is sold in another tab meanwhile
  await page.request.post(`/api/v1/me/ads/${ids[0]}/actions`, { data: { action: 'mark_sold' } })
  // the connection is lost while the list is reloading
  await page.route(
    /\/my-ads\.data/,
    async (route) => {
      await page.context().setOffline(true)
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
  await bar.getByRole('button', { name: 'أوقف مؤقتًا' }).click()
  await expect(lostNotice(page)).toBeVisible()
  await expect(page).toHaveTitle(/^إعلاناتي/)
  await expect(page.getByRole('status').filter({ hasText: 'أوقف مؤقتًا: تم لـ3 إعلانات' })).toBeFocused()
  await page.context().setOffline(false)
  await expect(adAt(page, 0).getByText('غير نشط', { exact: true })).toBeVisible()
  const left = page.getByRole('status').getByRole('listitem').filter({ hasText: 'تغيّر الإعلان في هذه الأثناء' })
  await expect(left.getByRole('link', { name: 'تويوتا كامري 2024' })).toHaveAttribute('href', `/car/${ids[0]}`)
  await expectSoon(async () => (await ownAds(page, 'inactive')).length).toBe(3)
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expectSoon(async () => (await ownAds(page, 'active')).length).toBe(3)
})

test('AD-02 an uploaded file becomes drafts after a preview of its rows', async ({ page, seller, allowStatus }) => {
  allowStatus(422)
  await signIn(page, seller)
  await page.goto('/my-ads/upload')
  const rows = [
    'السيارة;السنة;السعر;الممشى;المدينة;ملاحظات',
    'تويوتا كامري 2021;2021;85000;60 ألف;الرياض;',
    'دباب;;على السوم;كثير;;',
  ]
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('broken.csv', 'السيارة;السنة\n"تويوتا;2020')
  await expect(page.getByRole('alert')).toBeVisible()
  await choose('cars.csv', rows.join('\r\n'))
  const table = page.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByText(/85,000\s/)).toBeVisible()
  await expect(table.getByText('كثير')).toBeVisible()
  await expect(page.getByRole('alert')).toBeEmpty()
  await lookAt(page, 'my-ads-upload')
  const drafts = async () => ((await (await page.request.get('/api/v1/me/drafts')).json()) as unknown[]).length
  expect(await drafts()).toBe(0)
  await page.getByRole('button', { name: 'أنشئ مسودة واحدة' }).click()
  await page.getByRole('link', { name: 'إلى مسوداتي' }).click()
  expect(await drafts()).toBe(1)
  await page.getByRole('link', { name: 'أكمل' }).click()
  await expect(page.locator('#ad-price')).toHaveValue('85000')
  await expect(page.locator('#ad-city')).toHaveValue('الرياض')
})

test('EXPL-05 only its seller is told on a car’s page that the ad is theirs, regardless of earlier visitors', async ({
  page,
  playwright,
  baseURL,
  seller,
  givenAds,
}) => {
  await givenAds(seller, 1)
  await signIn(page, seller)
  const [first] = await ownAds(page, 'active')
  const path = `/car/${first?.id}`
  const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const own = 'هذا إعلانك.'
  for (const _ of ['first', 'kept']) {
    await page.goto(path)
    await expect(page.getByText(own)).toBeVisible()
    const seen = await visitor.get(path)
    await expect(seen).toBeOK()
    expect(await seen.text()).not.toContain(own)
  }
  await visitor.dispose()
})

test('AD-07 own ads are shown in both languages, fit every width, and axe finds no errors', async ({
  page,
  seller,
  givenAds,
}) => {
  await givenAds(seller, 3)
  await signIn(page, seller)
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage('/my-ads', query))
    const ad = adAt(page, 0)
    await ad.locator('summary').click()
    await expect(ad.locator('figure svg')).toHaveCount(3)
    await expect(ad.getByText(lang === 'ar' ? /السعر المتوقع|مشابهة كافية/ : /Expected:|too few similar/)).toBeVisible()
    await ad.getByRole('checkbox').check()
    await lookAt(page, 'my-ads', lang)
    await page.goto(inLanguage('/my-ads?view=table', query))
    await page.getByRole('checkbox').first().check()
    await lookAt(page, 'my-ads-table', lang)
    await page.goto(inLanguage('/my-ads/upload', query))
    await lookAt(page, 'my-ads-upload-empty', lang)
    await page.goto(inLanguage('/dashboard?tab=my_ads', query))
    await lookAt(page, 'dashboard-my-ads', lang)
  }
})
