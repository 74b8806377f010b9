import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

test('who writes to the site is told where the answer goes, and an admin answers once', async ({
  page,
  openPage,
  admin,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'تواصل معنا' }).click()
  await page.getByRole('button', { name: 'إرسال' }).click()
  await expect(page.getByText('هذا الحقل مطلوب.')).toBeVisible()
  const name = `نورة ${admin.id.slice(-6)}`
  await page.getByLabel('اسمك').fill(name)
  await page.getByLabel('بريدك الإلكتروني').fill('noura@example.com')
  await page.getByLabel('رسالتك').fill('حُذف إعلاني ولا أعرف السبب.')
  await page.route('**/api/v1/support-requests', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'إرسال' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('رسالتك')).toHaveValue('حُذف إعلاني ولا أعرف السبب.')
  await page.getByRole('button', { name: 'إرسال' }).dblclick()
  await expect(page.getByRole('status')).toContainText('noura@example.com')

  const office = await openPage()
  await signIn(office, admin)
  for (const { lang, query } of LANGUAGES) {
    await office.goto(inLanguage('/admin/support', query))
    await lookAt(office, `admin-support-${lang}`)
  }
  await office.goto('/admin/support?lang=ar')
  const message = office.getByRole('article').filter({ hasText: name })
  await expect(message).toHaveCount(1)
  await message.getByRole('button', { name: 'تم الرد' }).click()
  await expect(message).toHaveCount(0)
})
