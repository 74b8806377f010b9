import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { makeLive } from './live-ads.ts'
import { lookAt } from './look-at.ts'

test('ADMIN-07 an admin finds in the log who changed an ad, when and from where, and undoes it', async ({
  page,
  apiOf,
  admin,
  seller,
  givenAds,
}) => {
  const [id = ''] = await givenAds(seller, 1)
  const api = await apiOf(admin)
  const data = { state: 'inactive', reason: '=1+1 للاختبار' }
  await expect(await api.put(`/api/v1/admin/ads/${id}/state`, { data })).toBeOK()
  await makeLive(api, id)

  await signIn(page, admin)
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage(`/admin/audit?subject=${id}`, query))
    await expect(page.getByRole('article')).toHaveCount(2)
    await lookAt(page, 'audit', lang)
  }
  await page.goto(`/admin/audit?subject=${id}&lang=ar`)
  const [last, first] = [page.getByRole('article').first(), page.getByRole('article').last()]
  await expect(first).toContainText(admin.name)
  await expect(first.locator('del').filter({ hasText: 'قبل نشط' })).toHaveCount(1)
  await expect(first.locator('ins').filter({ hasText: 'بعد غير نشط' })).toHaveCount(1)
  await last.getByRole('button', { name: 'تراجع' }).press('Enter')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('article').nth(1).getByRole('link', { name: 'تم التراجع عنه لاحقًا' })).toBeVisible()

  const file = await page.request.get(`/admin/audit.csv?subject=${id}`)
  expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8')
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines).toHaveLength(4)
  await page.getByRole('link', { name: 'كل ما جرى في تلك الساعة' }).first().click()
  await expect(page).toHaveURL(/admin=.*&from=.*&until=/)
  await expect(page.getByLabel('من', { exact: true })).toHaveValue(admin.id)
  await expect(page.getByRole('article')).not.toHaveCount(0)
  // repeated in the language of the page, whatever format the browser uses
  const from = page.getByLabel('من وقت')
  await expect(from).toHaveAccessibleDescription(/^\d+ \p{Script=Arabic}+ \d{4}/u)
  await from.fill('2026-03-02T17:05')
  await expect(from).toHaveAccessibleDescription(/^2 مارس 2026 .*5:05 م$/)
})

test('ADMIN-07 the file of the audit log is for admins alone', async ({ page, buyer }) => {
  await signIn(page, buyer)
  const file = await page.request.get('/admin/audit.csv')
  expect([file.status(), await file.text()]).toEqual([403, expect.not.stringContaining('created_at')])
})
