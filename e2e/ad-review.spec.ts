import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { givenAd } from '#server/testing/given-ad.ts'
import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { readyPictures } from './ready-pictures.ts'

/** What the demo's seller and admin ask of the API. */
async function signedIn(browser: Browser, name: 'seller' | 'admin'): Promise<APIRequestContext> {
  const context = await browser.newContext()
  await signIn(await context.newPage(), name)
  return context.request
}

let seller: APIRequestContext
let other_admin: APIRequestContext
let picture_ids: string[]
test.beforeAll(async ({ browser }) => {
  seller = await signedIn(browser, 'seller')
  other_admin = await signedIn(browser, 'admin')
  picture_ids = await readyPictures(seller)
})

const submitted = new Set<string>()
// what other tests count stays as it was
test.afterAll(async () => {
  for (const id of submitted) {
    await other_admin.put(`/api/admin/cars/${id}/deletion`, { data: { reason: 'للاختبار' } })
  }
})

async function submit(ad: Parameters<typeof givenAd>[0] = {}, id: string = randomUUID()): Promise<string> {
  submitted.add(id)
  const answer = await seller.post(`/api/ads/${id}`, { data: { ad: givenAd({ ...ad, picture_ids }) } })
  expect(answer.status()).toBe(200)
  return id
}
const stateOf = async (id: string) => (await (await other_admin.get(`/api/admin/cars/${id}`)).json()).state
async function openReview(page: Page, id: string) {
  await signIn(page, 'admin')
  await page.goto(`/admin/cars?ad=${id}`)
  await expect(page.getByRole('button', { name: 'اعتماد' })).toBeVisible()
}
const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

test('ADMIN-01 an ad is looked at and approved by keyboard alone, and the next one opens', async ({ page }) => {
  const first = await submit({ ad_title_ar: 'كامري نظيفة جدًا للبيع', description_ar: null })
  const second = await submit({ make: 'nissan', model: 'nissan-patrol', price: 180_000 })
  await openReview(page, first)
  await expect(page.getByRole('heading', { name: 'تويوتا كامري 2020' })).toBeVisible()
  await expect(page.getByText('1 / 2')).toBeVisible()
  // reading goes on to the left
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
  await page.keyboard.press('a')
  await toast(page, 'اعتُمد: كامري نظيفة جدًا للبيع')
  await expect(page.getByRole('heading', { name: 'نيسان باترول 2020' })).toBeFocused()
  expect(await stateOf(first)).toBe('active')
  const [news] = await (await seller.get('/api/notifications')).json()
  expect(news).toMatchObject({ kind: 'ad_approved', link: `/car/${first}` })
  await page.keyboard.press('a')
  await toast(page, 'اعتُمد: نيسان باترول 2020')
  expect(await stateOf(second)).toBe('active')
})

test('ADMIN-01 an ad is rejected with ready reasons and the admin’s own words', async ({ page }) => {
  const id = await submit({ ad_title_ar: 'سوناتا بحالة ممتازة', make: 'hyundai', model: 'hyundai-sonata' })
  await openReview(page, id)
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'رفض' })
  await expect(dialog.getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('اختر سببًا واحدًا على الأقل.')).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('9')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('اكتب ما هو السبب الآخر.')).toBeVisible()
  const note = dialog.getByLabel('بكلماتك', { exact: true })
  await note.focus()
  await page.keyboard.type('1a9r صوّر العداد')
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.keyboard.press('Control+Enter')
  await toast(page, 'رُفض: سوناتا بحالة ممتازة')
  const { items } = await (await seller.get('/api/ads?state=rejected')).json()
  expect(items.find((ad: { id: string }) => ad.id === id)).toMatchObject({
    rejection_reasons: ['pictures_unclear', 'other'],
    admin_notes: '1a9r صوّر العداد',
  })
})

test('ADMIN-01 three ads are approved at once, and it is said which could not be', async ({
  page,
  allowed_statuses,
}) => {
  allowed_statuses.push(409)
  const titles = ['إعلان أول للاختبار', 'إعلان ثانٍ للاختبار', 'إعلان ثالث للاختبار', 'إعلان رابع للاختبار']
  const ids: string[] = []
  for (const ad_title_ar of titles) ids.push(await submit({ ad_title_ar }))
  await openReview(page, ids[0] ?? '')
  const choose = (title: string) => page.getByLabel(`تحديد ${title}`).check()
  for (const title of titles.slice(0, 3)) await choose(title)
  await page.getByRole('region').getByRole('button', { name: 'اعتماد' }).click()
  const dialog = page.getByRole('dialog', { name: 'اعتماد 3 إعلانات' })
  await expect(dialog.getByRole('listitem')).toHaveText(titles.slice(0, 3))
  await dialog.getByRole('button', { name: 'اعتماد 3 إعلانات' }).click()
  await toast(page, 'اتُّخذ القرار في 3 إعلانات')
  for (const id of ids.slice(0, 3)) expect(await stateOf(id)).toBe('active')

  const late = await submit({ ad_title_ar: 'إعلان خامس للاختبار' })
  await page.reload()
  await choose('إعلان رابع للاختبار')
  await choose('إعلان خامس للاختبار')
  const { submitted_at } = await (await other_admin.get(`/api/admin/ad-reviews/${late}`)).json()
  await other_admin.post(`/api/admin/ad-reviews/${late}/approval`, { data: { submitted_at } })
  await page.getByRole('region').getByRole('button', { name: 'رفض' }).click()
  await page.getByRole('dialog', { name: 'رفض إعلانين' }).getByLabel('ليس عن سيارة للبيع').check()
  await page.getByRole('button', { name: 'رفض إعلانين' }).click()
  const outcome = page.getByRole('dialog', { name: 'تعذّر القرار في إعلان واحد' })
  await expect(outcome).toContainText('اتُّخذ القرار في إعلان واحد')
  await expect(outcome.getByRole('listitem')).toContainText('إعلان خامس للاختبار')
  expect(await stateOf(ids[3] ?? '')).toBe('rejected')
  expect(await stateOf(late)).toBe('active')
})

test('ADMIN-01 two admins never decide the same ad, nor one that its seller changed meanwhile', async ({
  page,
  allowed_statuses,
}) => {
  allowed_statuses.push(409)
  const id = randomUUID()
  await submit({ ad_title_ar: 'إعلان يتغيّر سعره', price: 60_000 }, id)
  await openReview(page, id)
  const article = page.getByRole('article')
  await expect(article.getByText('60,000').first()).toBeVisible()
  await submit({ ad_title_ar: 'إعلان يتغيّر سعره', price: 61_000 }, id)
  await page.keyboard.press('a')
  await toast(page, 'عدّله البائع في هذه الأثناء')
  await expect(article.getByText('61,000').first()).toBeVisible()
  expect(await stateOf(id)).toBe('pending')
  const { submitted_at } = await (await other_admin.get(`/api/admin/ad-reviews/${id}`)).json()
  await other_admin.post(`/api/admin/ad-reviews/${id}/rejection`, { data: { submitted_at, reasons: ['not_a_car'] } })
  await page.keyboard.press('a')
  await toast(page, 'سبقك أحدهم إلى القرار')
  expect(await stateOf(id)).toBe('rejected')
  await expect(page.getByText('إعلان يتغيّر سعره')).toHaveCount(0)
})

test('ADMIN-01 single keys can be switched off, and stay off', async ({ page }) => {
  const id = await submit({ ad_title_ar: 'إعلان دون اختصارات' })
  await openReview(page, id)
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

test('ADMIN-01 any ad is found, and its state set, featured, deleted and restored', async ({ page }) => {
  const id = await submit({ ad_title_ar: 'إعلان للبحث عنه' })
  await signIn(page, 'admin')
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'لوحة الإدارة' }).getByRole('link', { name: 'الإعلانات' }).click()
  await page.getByRole('link', { name: 'كل الإعلانات' }).click()
  await page.getByLabel('الشركة أو الطراز').fill('للبحث عنه')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'إعلان للبحث عنه' }).click()
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
  await page.getByRole('button', { name: 'إعادته' }).click()
  await toast(page, 'عاد الإعلان كما كان')
  await page.getByRole('button', { name: 'إنهاء الإعلان الآن' }).click()
  await dialog.getByLabel('السبب').fill('انتهى العرض')
  await dialog.getByRole('button', { name: 'إنهاء الإعلان الآن' }).click()
  await toast(page, 'تغيّرت الحالة وأُبلغ البائع')
  expect(await stateOf(id)).toBe('expired')
})

for (const { lang, query } of LANGUAGES) {
  test(`ADMIN-01 the review in ${lang} fits every width, and axe finds nothing`, async ({ page }) => {
    const id = randomUUID()
    const ad = givenAd({ ad_title_ar: 'إعلان منشور وله تعديلات', price: 30_000 })
    await submit(ad, id)
    await other_admin.put(`/api/admin/cars/${id}/state`, { data: { state: 'active', reason: 'للاختبار' } })
    await submit({ ...ad, color: 'red', description_ar: 'للتواصل 0501234567 أو www.example.com لمن أراد' }, id)
    await signIn(page, 'admin')
    await page.goto(inLanguage(`/admin/cars?ad=${id}`, query))
    await expect(page.getByRole('article').locator('del').first()).toBeVisible()
    await lookAt(page, `ad-review-${lang}`)
    await page.keyboard.press('r')
    await expect(page.getByRole('dialog')).toBeVisible()
    await lookAt(page, `ad-rejection-${lang}`)
    await page.goto(inLanguage('/admin/cars?view=all', query))
    await lookAt(page, `ads-${lang}`)
    await page.goto(inLanguage(`/admin/cars/edit/${id}`, query))
    await lookAt(page, `any-ad-${lang}`)
  })
}
