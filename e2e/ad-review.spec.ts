import type { APIRequestContext, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { decideByKey } from './decide-by-key.ts'
import { expect, expectSoon, inLanguage, LANGUAGES, signIn, test as base, type User } from './fixtures.ts'
import { makeLive, submitAd } from './live-ads.ts'
import { lookAt } from './look-at.ts'

interface Fixtures {
  /** API client of the seller. */
  sellerApi: APIRequestContext
  /** API client of an admin other than the one on the page. */
  otherAdmin: APIRequestContext
  submit: (wanted?: Parameters<typeof submitAd>[1], id?: string) => Promise<string>
  stateOf: (id: string) => Promise<string>
}

const test = base.extend<Fixtures>({
  sellerApi: async ({ apiOf, seller }, use) => use(await apiOf(seller)),
  otherAdmin: async ({ apiOf, givenUser }, use) => use(await apiOf(await givenUser('ريم', 'admin'))),
  submit: async ({ sellerApi, seller, givenPictures, queuePlace }, use) => {
    const pictureIds = await givenPictures(seller, 2)
    await use(async (wanted, id) => {
      const submitted = await submitAd(sellerApi, { ...wanted, picture_ids: pictureIds }, id)
      await queuePlace.add(submitted)
      return submitted
    })
  },
  stateOf: async ({ otherAdmin }, use) => {
    await use(async (id) => (await (await otherAdmin.get(`/api/v1/admin/ads/${id}`)).json()).state)
  },
})

async function openReview(page: Page, admin: User, id: string) {
  await signIn(page, admin)
  await page.goto(`/admin/cars?ad=${id}`)
  await expect(page.getByRole('button', { name: 'اعتماد' })).toBeVisible()
}
const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

test('ADMIN-01 an ad is looked at and approved by keyboard alone, and the next one opens', async ({
  page,
  admin,
  sellerApi,
  submit,
  stateOf,
}) => {
  const first = await submit({ ad_title_ar: 'كامري نظيفة جدًا للبيع', description_ar: null })
  const second = await submit({ make: 'nissan', model: 'nissan-patrol', price: 180_000 })
  await openReview(page, admin, first)
  await expect(page.getByRole('heading', { name: 'تويوتا كامري 2020' })).toBeVisible()
  await expect(page.getByText('1 / 2')).toBeVisible()
  // forward in right-to-left direction
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('2 / 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('1 / 2')).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'الاختصارات' })
  await expect(help).toBeVisible()
  await page.keyboard.press('a')
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  expect(await stateOf(first)).toBe('pending')
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: 'نيسان باترول 2020' })).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { name: 'تويوتا كامري 2020' })).toBeFocused()
  await decideByKey(page, 'a')
  await toast(page, 'اعتُمد: \u2068كامري نظيفة جدًا للبيع\u2069')
  await expect(page.getByRole('heading', { name: 'نيسان باترول 2020' })).toBeFocused()
  await expectSoon(() => stateOf(first)).toBe('active')
  const [news] = (await (await sellerApi.get('/api/v1/me/notifications')).json()).items
  expect(news).toMatchObject({ kind: 'ad_approved', link: `/car/${first}` })
  await decideByKey(page, 'a')
  await toast(page, 'اعتُمد: \u2068نيسان باترول 2020\u2069')
  await expectSoon(() => stateOf(second)).toBe('active')
})

test('ADMIN-01 the next ad is already loaded, and neither the second press of a double press nor a rejection sent twice decides it', async ({
  page,
  admin,
  submit,
  stateOf,
}) => {
  const first = await submit({})
  const second = await submit({ make: 'nissan', model: 'nissan-patrol' })
  const third = await submit({ make: 'hyundai', model: 'hyundai-sonata' })
  // requests for single ads fail, except for the ad after the next
  await page.route(`**/api/v1/admin/ad-reviews/*`, (route) =>
    route.request().method() === 'GET' && !route.request().url().endsWith(third) ? route.abort() : route.fallback(),
  )
  await openReview(page, admin, first)
  await expect(page.getByRole('heading', { name: 'تويوتا كامري 2020' })).toBeVisible()
  await page.evaluate(async () => {
    const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', code: 'KeyA' }))
    press()
    await new Promise((resolve) => setTimeout(resolve))
    press()
  })
  await expect(page.getByRole('heading', { name: 'نيسان باترول 2020' })).toBeFocused()
  await expectSoon(() => stateOf(first)).toBe('active')
  expect(await stateOf(second)).toBe('pending')

  await decideByKey(page, 'r')
  const dialog = page.getByRole('dialog', { name: 'رفض' })
  await page.keyboard.press('r')
  await expect(dialog.getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'هيونداي سوناتا 2020' })).toBeFocused()
  await expect(dialog).toHaveCount(0)
  await expectSoon(() => stateOf(second)).toBe('rejected')
  expect(await stateOf(third)).toBe('pending')
})

test('ADMIN-01 an ad is rejected with ready reasons and the admin’s own words', async ({
  page,
  admin,
  sellerApi,
  submit,
  stateOf,
}) => {
  const id = await submit({ ad_title_ar: 'سوناتا بحالة ممتازة', make: 'hyundai', model: 'hyundai-sonata' })
  await openReview(page, admin, id)
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'رفض' })
  await expect(dialog.getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('اختر سببًا واحدًا على الأقل.')).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('9')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('اكتب السبب الآخر.')).toBeVisible()
  const note = dialog.getByRole('textbox', { name: 'بكلماتك' })
  await expect(note).toBeFocused()
  await page.keyboard.type('1a9r صوّر العداد')
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.keyboard.press('Control+Enter')
  await toast(page, 'رُفض: \u2068سوناتا بحالة ممتازة\u2069')
  await expectSoon(() => stateOf(id)).toBe('rejected')
  const { items } = await (await sellerApi.get('/api/v1/me/ads?state=rejected')).json()
  expect(items.find((ad: { id: string }) => ad.id === id)).toMatchObject({
    rejection_reasons: ['pictures_unclear', 'other'],
    admin_notes: '1a9r صوّر العداد',
  })
})

test('ADMIN-01 ADMIN-07 three ads are approved at once and undone together, and those that could not be are listed @own-context', async ({
  page,
  allowStatus,
  seller,
  admin,
  otherAdmin,
  submit,
  stateOf,
}) => {
  allowStatus(409)
  const titleOf = (which: string) => `إعلان ${which} ${seller.last_name}`
  const titles = ['أول', 'ثانٍ', 'ثالث', 'رابع'].map(titleOf)
  const ids: string[] = []
  for (const adTitleAr of titles) ids.push(await submit({ ad_title_ar: adTitleAr }))
  await openReview(page, admin, ids[0] ?? '')
  const choose = (title: string) => page.getByLabel(`تحديد ${title}`).check()
  for (const title of titles.slice(0, 3)) await choose(title)
  await page.getByRole('region').getByRole('button', { name: 'اعتماد' }).click()
  await toast(page, 'اتُّخذ القرار في 3 إعلانات')
  for (const id of ids.slice(0, 3)) expect(await stateOf(id)).toBe('active')
  // approves all three by the key at the position of Z on an Arabic keyboard
  await page.evaluate(() =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ئ', code: 'KeyZ', cancelable: true })),
  )
  await toast(page, 'أُعيدت 3 إعلانات')
  for (const id of ids.slice(0, 3)) expect(await stateOf(id)).toBe('pending')
  for (const title of titles.slice(0, 3)) await choose(title)
  await page.getByRole('region').getByRole('button', { name: 'اعتماد' }).click()
  await toast(page, 'اتُّخذ القرار في 3 إعلانات')
  for (const id of ids.slice(0, 3)) expect(await stateOf(id)).toBe('active')

  const late = await submit({ ad_title_ar: titleOf('خامس') })
  await page.reload()
  await choose(titleOf('رابع'))
  await choose(titleOf('خامس'))
  const { submitted_at } = await (await otherAdmin.get(`/api/v1/admin/ad-reviews/${late}`)).json()
  await otherAdmin.post(`/api/v1/admin/ad-reviews/${late}/approve`, { data: { submitted_at } })
  // offline, the queue and the selection stay
  await page.context().setOffline(true)
  await page.getByRole('region').getByRole('button', { name: 'اعتماد' }).click()
  await expect(page.getByRole('dialog', { name: 'تعذّر القرار في إعلانين' })).toBeVisible()
  await page.context().setOffline(false)
  await page.keyboard.press('Escape')
  await page.getByRole('region').getByRole('button', { name: 'رفض' }).click()
  await page.getByRole('dialog', { name: 'رفض إعلانين' }).getByLabel('ليس إعلانًا عن سيارة للبيع').check()
  await page.getByRole('button', { name: 'رفض إعلانين' }).click()
  const outcome = page.getByRole('dialog', { name: 'تعذّر القرار في إعلان واحد' })
  await expect(outcome).toContainText('اتُّخذ القرار في إعلان واحد')
  await expect(outcome.getByRole('listitem')).toContainText(titleOf('خامس'))
  expect(await stateOf(ids[3] ?? '')).toBe('rejected')
  expect(await stateOf(late)).toBe('active')
})

test('ADMIN-01 an ad cannot be decided twice, or unseen after its seller changed it', async ({
  page,
  allowStatus,
  seller,
  admin,
  otherAdmin,
  submit,
  stateOf,
}) => {
  allowStatus(409)
  const id = randomUUID()
  const adTitleAr = `إعلان يتغيّر سعره ${seller.last_name}`
  await submit({ ad_title_ar: adTitleAr, price: 60_000 }, id)
  await openReview(page, admin, id)
  const article = page.getByRole('article')
  await expect(article.getByText('60,000').first()).toBeVisible()
  await submit({ ad_title_ar: adTitleAr, price: 61_000 }, id)
  await page.keyboard.press('a')
  await toast(page, 'عدّله البائع في هذه الأثناء')
  await page.keyboard.press('o')
  await expect(article.getByText('61,000').first()).toBeVisible()
  expect(await stateOf(id)).toBe('pending')
  const { submitted_at } = await (await otherAdmin.get(`/api/v1/admin/ad-reviews/${id}`)).json()
  await otherAdmin.post(`/api/v1/admin/ad-reviews/${id}/reject`, { data: { submitted_at, reasons: ['not_a_car'] } })
  await decideByKey(page, 'a')
  await expect(page.getByText(/سبقك .*ريم.* إلى القرار/)).toBeVisible()
  expect(await stateOf(id)).toBe('rejected')
  await expect(page.getByRole('link', { name: adTitleAr })).toHaveCount(0)
})

test('ADMIN-01 the next ad is shown before the response, and after a failed decision the ad returns with the typed note @own-context', async ({
  page,
  seller,
  admin,
  submit,
  stateOf,
}) => {
  const titles = ['أسرع', 'أبطأ', 'أخير'].map((which) => `إعلان ${which} ${seller.last_name}`)
  const [fast, slow] = [await submit({ ad_title_ar: titles[0] }), await submit({ ad_title_ar: titles[1] })]
  await submit({ ad_title_ar: titles[2], make: 'nissan', model: 'nissan-patrol' })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/approve', async (route) => {
    await held
    await route.continue()
  })
  await openReview(page, admin, fast)
  const queue = page.getByRole('region', { name: 'في الانتظار' })
  const open = queue.getByRole('link').and(page.locator('[aria-current=page]'))
  await page.keyboard.press('a')
  await expect(open).toContainText(titles[1] ?? '')
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused()
  await decideByKey(page, 'a')
  await expect(page.getByRole('heading', { name: 'نيسان باترول 2020' })).toBeFocused()
  // both requests are pending; the later decision is undone before the earlier one
  await page.keyboard.press('z')
  answer()
  await toast(page, 'تم التراجع')
  await expect(open).toContainText(titles[1] ?? '')
  await expectSoon(() => stateOf(fast)).toBe('active')
  expect(await stateOf(slow)).toBe('pending')
  await page.keyboard.press('z')
  await expect(open).toContainText(titles[0] ?? '')
  await expectSoon(() => stateOf(fast)).toBe('pending')

  await expect(page.getByRole('article')).toBeVisible()
  await page.keyboard.press('r')
  await page.keyboard.press('1')
  const dialog = page.getByRole('dialog', { name: 'رفض' })
  await dialog.getByRole('textbox', { name: 'بكلماتك' }).fill('صوّر العداد من فضلك')
  await page.context().setOffline(true)
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(queue.getByText('لم يصل القرار')).toBeVisible()
  await page.context().setOffline(false)
  await page.keyboard.press('o')
  await expect(open).toContainText(titles[0] ?? '')
  await page.keyboard.press('r')
  await expect(dialog.getByRole('textbox', { name: 'بكلماتك' })).toHaveValue('صوّر العداد من فضلك')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(open).toContainText(titles[0] ?? '')
  await expect(queue.getByText('لم يصل القرار')).toBeVisible()
  await expect(page.getByRole('article')).toBeVisible()
  await page.keyboard.press('r')
  await expect(dialog.getByRole('textbox', { name: 'بكلماتك' })).toHaveValue('صوّر العداد من فضلك')
  await page.keyboard.press('Control+Enter')
  await expectSoon(() => stateOf(fast)).toBe('rejected')
})

test('ADMIN-01 ads that a colleague has open are marked and come last', async ({
  page,
  seller,
  admin,
  otherAdmin,
  submit,
}) => {
  const titles = ['محجوز', 'حر'].map((which) => `إعلان ${which} ${seller.last_name}`)
  const before = await submit({})
  const looked = await submit({ ad_title_ar: titles[0] })
  await submit({ ad_title_ar: titles[1] })
  await otherAdmin.post('/api/v1/admin/ad-reviews/looks', {
    data: { car_id: looked, since: new Date().toISOString() },
  })
  await openReview(page, admin, before)
  const queue = page.getByRole('region', { name: 'في الانتظار' })
  await expect(queue.getByRole('link', { name: titles[0] })).toContainText('مفتوح الآن لدى \u2068ريم')
  await page.keyboard.press('a')
  await expect(page.locator('[aria-current=page]').and(queue.getByRole('link'))).toContainText(titles[1] ?? '')
  await page.keyboard.press('k')
  await expect(page.getByRole('article').getByText('مفتوح الآن لدى \u2068ريم')).toBeVisible()
})

test('ADMIN-01 keyboard shortcuts can be turned off, and stay off', async ({ page, admin, submit }) => {
  const id = await submit({ ad_title_ar: 'إعلان دون اختصارات' })
  await openReview(page, admin, id)
  await page.getByRole('button', { name: 'الاختصارات' }).click()
  await page.getByLabel('تفعيل اختصارات المفتاح الواحد').uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.keyboard.press('r')
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'الاختصارات' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByLabel('تفعيل اختصارات المفتاح الواحد')).not.toBeChecked()
})

test('ADMIN-01 any ad is found, and its state set, featured, deleted and restored', async ({
  page,
  seller,
  admin,
  submit,
  stateOf,
}) => {
  const title = `إعلان مقصود ${seller.last_name}`
  const id = await submit({ ad_title_ar: title })
  await signIn(page, admin)
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'لوحة الإدارة' }).getByRole('link', { name: 'الإعلانات' }).click()
  await page.getByRole('link', { name: 'كل الإعلانات' }).click()
  await page.getByLabel('الشركة أو الموديل').fill(`مقصود ${seller.last_name}`)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/cars/edit/${id}`))

  await page.getByRole('button', { name: 'تغيير الحالة' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('الحالة').selectOption({ label: 'نشط' })
  await dialog.getByRole('button', { name: 'تغيير الحالة' }).click()
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('السبب').fill('طلب المالك ذلك')
  await dialog.getByRole('button', { name: 'تغيير الحالة' }).click()
  await toast(page, 'تغيّرت الحالة وأُبلغ البائع')

  await page.getByLabel('تمييز حتى نهاية يوم').fill('2077-01-01')
  await page.getByRole('button', { name: 'تمييز', exact: true }).click()
  await expect(page.getByText('مميّز حتى', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'إيقاف التمييز' }).click()
  await expect(page.getByText('مميّز حتى', { exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'حذف' }).click()
  await dialog.getByLabel('السبب').fill('طلب المالك ذلك')
  await dialog.getByRole('button', { name: 'حذف' }).click()
  await toast(page, 'حُذف الإعلان وأُبلغ البائع')
  expect(await stateOf(id)).toBe('deleted')
  await page.getByRole('button', { name: 'استعادة' }).click()
  await toast(page, 'استُعيد الإعلان كما كان')
  await page.getByRole('button', { name: 'إنهاء الإعلان الآن' }).click()
  await dialog.getByLabel('السبب').fill('انتهى العرض')
  await dialog.getByRole('button', { name: 'إنهاء الإعلان الآن' }).click()
  await toast(page, 'تغيّرت الحالة وأُبلغ البائع')
  expect(await stateOf(id)).toBe('expired')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await toast(page, 'تم التراجع')
  expect(await stateOf(id)).toBe('active')
})

test('ADMIN-01 the review fits every width in both languages, and axe finds nothing', async ({
  page,
  admin,
  otherAdmin,
  submit,
}) => {
  const id = randomUUID()
  const ad = { ad_title_ar: 'إعلان منشور وله تعديلات', price: 30_000 }
  await submit(ad, id)
  await makeLive(otherAdmin, id)
  await submit({ ...ad, color: 'red', description_ar: 'للتواصل 0501234567 أو www.example.com لمن أراد' }, id)
  await signIn(page, admin)
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage(`/admin/cars?ad=${id}`, query))
    await expect(page.getByRole('article').locator('del').first()).toBeVisible()
    await lookAt(page, 'ad-review', lang)
    await page.keyboard.press('r')
    await expect(page.getByRole('dialog')).toBeVisible()
    await lookAt(page, 'ad-rejection', lang)
    await page.goto(inLanguage('/admin/cars?view=all', query))
    await lookAt(page, 'ads', lang)
    await page.goto(inLanguage(`/admin/cars/edit/${id}`, query))
    await lookAt(page, 'any-ad', lang)
  }
})
