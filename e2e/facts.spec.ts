import { expect, signIn, test } from './fixtures.ts'
import { bodyOf, givenArticle } from './given-articles.ts'

test('an old fact is shown as such until an admin has checked it again', async ({
  page,
  admin,
  siteData,
  openPage,
  allowStatus,
}) => {
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
  await page.getByLabel('رابط المصدر').fill('javascript:alert(1)')
  await page.getByLabel('تاريخ التحقق').fill('2026-02-01')
  await page.getByLabel('التحقق مجددًا قبل').fill('2026-01-01')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByLabel('رابط المصدر')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('رابط المصدر').fill('https://gazette.example.com/')
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

  const { id: post, title_ar } = await givenArticle(siteData, {
    body_ar: bodyOf(['رسم'], { type: 'fact', attrs: { key } }),
  })
  await page.goto(`/admin/facts/edit/${id}`)
  const remove = page.getByRole('button', { name: 'حذف', exact: true })
  const warning = page.getByRole('dialog', { name: 'مستخدم في أماكن أخرى' })
  allowStatus(409)
  await remove.press('Enter')
  await expect(warning.getByRole('link', { name: title_ar })).toHaveAttribute('href', `/admin/blog/edit/${post}`)
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await warning.getByRole('button', { name: 'حذف رغم ذلك' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/facts$/)
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
  await expect(page).toHaveURL((url) => url.searchParams.get('insurance') === '٩٠٠')
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
