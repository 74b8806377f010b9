import { codeOf } from './authenticator-app.ts'
import { expect, PASSWORD, signIn, signInByHand, test } from './fixtures.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('AUTH-04 a second factor is set up, asked for at sign-in, and switched off', async ({
  page,
  allowStatus,
  admin,
}) => {
  allowStatus(403)
  await signIn(page, admin)
  await page.goto('/dashboard?tab=security')
  await page.getByRole('button', { name: 'إعداد تطبيق المصادقة' }).click()
  await page.locator('[name=password]').first().fill('wrong password')
  await page.getByRole('button', { name: 'متابعة' }).click()
  await expect(page.getByText('كلمة المرور غير صحيحة.')).toBeVisible()
  await page.locator('[name=password]').first().fill(PASSWORD)
  await page.getByRole('button', { name: 'متابعة' }).click()
  await expect(page.getByAltText('رمز QR لتطبيق المصادقة')).toBeVisible()
  const secret = await page.locator('bdi.font-mono').innerText()
  await page.locator('[name=code]').fill(codeOf(secret))
  await page.getByRole('button', { name: 'تفعيل' }).click()
  await expect(page.getByText('مفعّل: كل جهاز جديد')).toBeVisible()
  const recoveryCode = await page.locator('ul.font-mono li').first().innerText()

  await page.context().clearCookies()
  await page.goto('/auth?next=/dashboard?tab=security')
  await signInByHand(page, admin, PASSWORD)
  await expect(page.getByRole('heading', { name: 'خطوة أخيرة' })).toBeVisible()
  await page.locator('[name=code]').fill('000000')
  await page.getByRole('button', { name: 'متابعة' }).click()
  await expect(page.getByText('الرمز غير صحيح')).toBeVisible()
  await page.getByRole('button', { name: 'استخدم رمز استرداد بدلًا منه' }).click()
  await page.locator('[name=code]').fill(recoveryCode)
  await page.getByRole('button', { name: 'متابعة' }).click()
  await expect(page).toHaveURL(/\/dashboard\?tab=security$/)

  await page.getByRole('button', { name: 'إيقاف' }).click()
  await page.locator('[name=password]').first().fill(PASSWORD)
  await page.getByRole('button', { name: 'متابعة' }).click()
  await expect(page.getByRole('button', { name: 'إعداد تطبيق المصادقة' })).toBeVisible()
})

test('AUTH-04 a passkey is added, signs in, and is removed @own-context', async ({ page, context, seller }) => {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signIn(page, seller)
  await page.goto('/dashboard?tab=security')
  await page.getByRole('button', { name: 'إضافة مفتاح مرور' }).click()
  await page.locator('[name=password]').first().fill(PASSWORD)
  await page.getByRole('button', { name: 'متابعة' }).click()
  await expect(page.getByText('مفتاح مرور بتاريخ')).toBeVisible()

  await context.clearCookies()
  await page.goto('/auth?next=/dashboard?tab=security')
  await page.getByRole('button', { name: 'الدخول بمفتاح المرور' }).click()
  await expect(page).toHaveURL(/\/dashboard\?tab=security$/)
  await page.getByRole('button', { name: 'إزالة' }).click()
  await expect(page.getByText('مفتاح مرور بتاريخ')).toHaveCount(0)
})
