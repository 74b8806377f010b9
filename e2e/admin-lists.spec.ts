import { expect, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

test('ADMIN-01 ADMIN-07 ROUTE-08 a view is saved and deleted, columns are chosen, ads are paused together and undone, and all are exported as CSV', async ({
  page,
  admin,
  seller,
  givenAds,
}) => {
  await givenAds(seller, 3)
  await signIn(page, admin)
  await page.goto(`/admin/cars?view=all&text=${seller.last_name}`)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(3)

  await page.getByRole('button', { name: 'احفظ هذا العرض' }).click()
  const dialog = page.getByRole('dialog')
  const name = `عرض ${seller.last_name}`
  await expect(dialog).toBeVisible()
  await lookAt(page, 'admin-list-save-view')
  await dialog.getByLabel('اسم العرض').fill(name)
  await dialog.getByRole('button', { name: 'احفظ هذا العرض' }).click()
  const views = page.getByRole('navigation', { name: 'العروض المحفوظة' })
  await expect(views.getByRole('link', { name })).toContainText('3، أقدمها')
  await expect(page.getByRole('group', { name: 'العروض المحفوظة' })).toBeFocused()
  await page.getByRole('button', { name: 'احذف هذا العرض' }).click()
  await expect(views.getByRole('link', { name })).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'احذف هذا العرض' }).click()
  await expect(views.getByRole('link', { name })).toHaveCount(0)

  const seen = page.getByRole('columnheader', { name: 'ينتهي في' })
  await expect(seen).toBeVisible()
  await page.locator('summary', { hasText: 'الأعمدة' }).click()
  await page.getByLabel('ينتهي في').uncheck()
  await expect(seen).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'البائع' })).toBeVisible()
  await expect(seen).toHaveCount(0)

  await page.locator('summary', { hasText: 'الأعمدة' }).click()
  await page.getByLabel('تحديد الكل').check()
  await lookAt(page, 'admin-list-ads')
  await page.locator('summary', { hasText: 'الأعمدة' }).click()
  await page.getByRole('button', { name: 'إيقاف', exact: true }).click()
  await dialog.getByLabel('السبب').fill('طلب المالك ذلك')
  await dialog.getByRole('button', { name: 'إيقاف 3 إعلانات' }).click()
  await expect(page.getByText('تغيّرت 3 إعلانات وأُبلغ بائعوها.').first()).toBeVisible()
  await expect(rows.getByText('غير نشط')).toHaveCount(3)
  await page.keyboard.press('z')
  await expect(rows.getByText('غير نشط')).toHaveCount(0)

  const csv = await page.request.get(`/admin/cars.csv?view=all&text=${seller.last_name}`)
  // without a byte order mark Excel misreads Arabic
  expect((await csv.text()).startsWith('\ufeff')).toBe(true)
  const [heading, ...lines] = (await csv.text()).trim().split('\r\n')
  expect(heading).toBe('id,السيارة,الحالة,السعر,البائع,أُضيف في,ينتهي في')
  expect(lines).toHaveLength(3)
})

test('ADMIN-01 removing items from a list does not announce new ones, and new items are counted @own-context', async ({
  page,
  admin,
  seller,
  givenAds,
}) => {
  await page.clock.install()
  await givenAds(seller, 3)
  await signIn(page, admin)
  await page.goto(`/admin/cars?view=all&state=active&text=${seller.last_name}`)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(3)
  await rows.first().getByRole('checkbox').press(' ')
  await page.getByRole('button', { name: 'إيقاف', exact: true }).press('Enter')
  await page.getByRole('dialog').getByLabel('السبب').pressSequentially('طلب المالك')
  await page.keyboard.press('Control+Enter')
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'عنصر جديد' })).toHaveCount(0)

  await givenAds(seller, 1)
  await page.clock.fastForward('00:31')
  await page.getByRole('button', { name: 'عنصر جديد' }).press('Enter')
  await expect(rows).toHaveCount(3)
})

test('ADMIN-02 only admins can export users as CSV', async ({ page, admin, seller, givenUser }) => {
  await signIn(page, admin)
  const address = `/admin/users.csv?text=${seller.last_name}&lang=en`
  const csv = await (await page.request.get(address)).text()
  expect(csv.split('\r\n')).toHaveLength(3)
  expect(csv).toContain(seller.email)
  await signIn(page, await givenUser('ليث', 'moderator'))
  expect((await page.request.get(address)).status()).toBe(403)
})
