import { expect, signIn, test } from './fixtures.ts'

test('an old fact is shown as such until an admin has checked it again', async ({ page, admin, apiOf, openPage }) => {
  const label = `رسم ${admin.last_name}`
  const key = `fee-${admin.id}`
  await signIn(page, admin)
  await page.goto('/admin/facts/add')
  await page.getByLabel('الاسم بالعربية').fill(label)
  await page.getByLabel('الاسم بالإنجليزية').fill('A fee')
  await page.getByLabel('المعرّف').fill(key)
  await page.getByLabel('الرقم').fill('١٢٫٥')
  await page.getByLabel('المصدر بالعربية').fill('جريدة')
  await page.getByLabel('المصدر بالإنجليزية').fill('Gazette')
  await page.getByLabel('عنوان المصدر').fill('javascript:alert(1)')
  await page.getByLabel('تاريخ التحقق').fill('2026-02-01')
  await page.getByLabel('التحقق مجددًا قبل').fill('2026-01-01')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByLabel('عنوان المصدر')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('عنوان المصدر').fill('https://gazette.example.com/')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByText('يجب أن يكون بعد يوم آخر تحقق.')).toBeVisible()
  await expect(page.getByLabel('الرقم')).toHaveValue('١٢٫٥')
  await page.getByLabel('التحقق مجددًا قبل').fill('2026-03-01')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page).toHaveURL(/\/admin\/facts\/edit\/\d+$/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const visitor = await openPage()
  const shown = visitor.locator(`#${key}`)
  const isOld = (wanted: boolean) =>
    expect(async () => {
      await visitor.goto('/knowledge')
      await expect(shown).toContainText('12.50 ر.س', { timeout: 1000 })
      await expect(shown.getByText('معلومة تحتاج تحديثًا')).toHaveCount(wanted ? 1 : 0, { timeout: 1000 })
    }).toPass()
  await isOld(true)
  await page.goto('/admin/facts?show=overdue')
  const row = page.getByRole('row').filter({ hasText: label })
  await row.getByRole('button', { name: 'تحققت اليوم ولم تتغيّر' }).click()
  await expect(row).toHaveCount(0)
  await isOld(false)
  await page.locator('.toast').getByRole('button', { name: 'تراجع' }).click()
  await expect(row).toHaveCount(1)
  await isOld(true)
  const api = await apiOf(admin)
  expect((await api.delete(`/api/v1/admin/facts/${id}`)).status()).toBe(204)
})

test('numbers typed in Arabic on a phone change the costs and the address, and what is wrong stays', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/calculators/yearly-cost')
  const insurance = page.getByLabel('التأمين في السنة')
  await page.getByLabel('المسافة في السنة').fill('١٠٬٠٠٠')
  await page.getByLabel('استهلاك الوقود').fill('١٠')
  await page.getByLabel('سنة الصنع').fill('٢٠١٦')
  await insurance.fill('كثير')
  await expect(page.getByText('اكتب رقمًا من 0 إلى 1,000,000.')).toBeVisible()
  await insurance.fill('٩٠٠')
  await expect(page.getByText('اكتب رقمًا من 0 إلى 1,000,000.')).toHaveCount(0)
  await expect(page.getByText('10,000 كم / 10 كم باللتر')).toBeVisible()
  await expect(page).toHaveURL(/insurance=/)
  const total = await page.getByRole('status').filter({ hasText: 'في السنة' }).textContent()

  const other = await openPage({ javaScriptEnabled: false })
  await other.goto(page.url())
  await expect(other.getByLabel('التأمين في السنة')).toHaveValue('٩٠٠')
  await expect(other.getByRole('status').filter({ hasText: 'في السنة' })).toHaveText(total ?? '')
  await other.getByLabel('التأمين في السنة').fill('')
  await other.getByRole('button', { name: 'احسب' }).click()
  await expect(other.getByText('اكتبه ليُحسب.').first()).toBeVisible()

  await page.goto('/calculators/transfer')
  await page.getByLabel('للمشتري تأمين على هذه السيارة باسمه').check()
  await page.reload()
  await expect(page.getByText('أُنجز 1 من 14')).toBeVisible()
})
