import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { mailTo } from './mail-to.ts'

test('the support form says where the response will be sent, and an admin responds once @own-context', async ({
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
  // the browser says nothing of a line that was dead
  await expect(page.getByRole('alert')).toHaveText('عاد الاتصال. حاول الآن مرة أخرى.')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'إرسال' }).click()
  await expect(page.getByRole('alert')).toHaveText('لا يوجد اتصال. تحقق من الشبكة وحاول مرة أخرى.')
  await page.context().setOffline(false)
  await expect(page.getByRole('alert')).toHaveText('عاد الاتصال. حاول الآن مرة أخرى.')
  await expect(page.getByLabel('رسالتك')).toHaveValue('حُذف إعلاني ولا أعرف السبب.')
  await page.getByRole('button', { name: 'إرسال' }).dblclick()
  await expect(page.getByRole('status')).toContainText('noura@example.com')

  const office = await openPage()
  await signIn(office, admin)
  for (const { lang, query } of LANGUAGES) {
    await office.goto(inLanguage('/admin/support', query))
    await lookAt(office, 'admin-support', lang)
  }
  await office.goto('/admin/support?lang=ar')
  await office.getByRole('link', { name }).click()
  const message = office.getByRole('article').filter({ hasText: name })
  await expect(message).toHaveCount(1)
  await office.getByRole('button', { name: 'تم الرد' }).click()
  await expect(message).toHaveCount(0)
})

test('AUTH-04 a user without access to the mailbox asks for a new address, an admin begins the change, and the old address cancels it', async ({
  page,
  openPage,
  admin,
  buyer,
}) => {
  const newEmail = `new-${buyer.email}`
  await page.goto('/auth/forgotten')
  await page.getByRole('link', { name: 'لم يعد هذا البريد لديك؟ راسلنا' }).click()
  await page.getByRole('button', { name: 'إرسال' }).click()
  const lost = page.getByLabel('بريد حسابك')
  await expect(lost).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('عمّ تكتب؟').selectOption('other')
  await expect(lost).toHaveCount(0)
  await page.getByLabel('عمّ تكتب؟').selectOption('lost_email')
  await lost.fill(buyer.email)
  await page.getByLabel('اسمك').fill(`نواف ${buyer.id.slice(-6)}`)
  await page.getByLabel('بريدك الإلكتروني').fill(newEmail)
  await page.getByLabel('رسالتك').fill('لا أستطيع فتح بريدي القديم.')
  for (const { lang, query } of LANGUAGES) {
    const look = await openPage()
    await look.goto(inLanguage('/contact?topic=lost_email', query))
    await expect(look.getByRole('combobox')).toHaveValue('lost_email')
    await lookAt(look, 'contact-lost-email', lang)
  }
  await page.getByRole('button', { name: 'إرسال' }).click()
  await expect(page.getByRole('status').filter({ hasText: newEmail })).toBeVisible()

  const office = await openPage()
  await signIn(office, admin)
  await office.goto('/admin/support?lang=en')
  await office.getByRole('link', { name: buyer.id.slice(-6) }).click()
  await expect(office.getByRole('article').filter({ hasText: buyer.name })).toBeVisible()
  await lookAt(office, 'admin-support-lost-email-en')
  await office.goto('/admin/support?lang=ar')
  await office.getByRole('link', { name: buyer.id.slice(-6) }).click()
  const message = office.getByRole('article').filter({ hasText: buyer.id.slice(-6) })
  await expect(message).toContainText(buyer.name)
  await expect(message).toContainText('الهوية غير موثّقة')
  let arrive = () => {}
  const isArriving = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await office.route('**/change-email-dialog-*.js', async (route) => {
    await isArriving
    await route.continue()
  })
  const change = message.getByRole('button', { name: 'نقل الحساب إلى بريد آخر' })
  await change.click()
  const isComing = office.getByRole('status').filter({ hasText: 'جارٍ التحميل' })
  await expect(isComing).toBeVisible()
  await change.click()
  arrive()
  const dialog = office.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(isComing).toHaveCount(0)
  await lookAt(office, 'admin-support-lost-email')
  await dialog.getByRole('button', { name: 'ابدأ التغيير' }).click()
  await dialog.getByLabel('كيف تحقّقت من الهوية؟').fill('اتصلت برقمه وعرف إعلاناته')
  await dialog.getByRole('button', { name: 'ابدأ التغيير' }).dblclick()
  await expect(message).toHaveCount(0)

  const linkTo = async (email: string, subject: RegExp) =>
    /https?:\S+/.exec((await mailTo(email, subject)).text ?? '')?.[0] ?? ''
  await page.goto(await linkTo(newEmail, /أكّد بريدك الجديد/))
  await expect(page.getByText('تم التأكيد. يسري التغيير في')).toBeVisible()
  const old = await linkTo(buyer.email, /نقل حسابك/)
  await page.goto(old)
  await expect(page.getByRole('heading', { name: 'أُوقف التغيير' })).toBeVisible()
})
