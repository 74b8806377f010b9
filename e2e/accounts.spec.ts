import { scryptSync } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, PASSWORD, signIn, signInByHand, test } from './fixtures.ts'
import { mailTo } from './mail-to.ts'

const NEW_PASSWORD = 'ranchero-sunset-41'

const linkIn = (text: string | undefined) => /https?:\S+/.exec(text ?? '')?.[0] ?? ''

async function fillSignUp(page: Page, email: string, password: string) {
  await page.locator('[name=first_name]').fill('سارة')
  await page.locator('[name=last_name]').fill('العتيبي')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=phone_number]').fill('٠٥٠١٢٣٤٥٦٧')
  await page.locator('[name=accepts_terms]').check()
}

test('AUTH-01 AUTH-02 a user signs up, confirms by email, and is signed in on the page that was requested', async ({
  page,
  openPage,
  allowStatus,
}) => {
  for (const status of [401, 403, 410, 422]) allowStatus(status)
  const box = `sara-${Date.now()}`
  const email = `${box}@example.com`
  const main = page.getByRole('main')
  await page.goto('/auth?next=%2Fexplore%3Fmake%3Dtoyota')
  await main.getByRole('link', { name: 'إنشاء حساب', exact: true }).press('Enter')
  await expect(main.getByRole('heading', { name: 'إنشاء حساب' })).toBeFocused()
  await main.getByRole('button', { name: 'إنشاء الحساب' }).click()
  await expect(main.getByText('هذا الحقل مطلوب.').first()).toBeVisible()
  await expect(page.locator('[name=first_name]')).toBeFocused()

  const country = page.getByRole('combobox', { name: 'الدولة' })
  await country.click()
  await expect(page.getByRole('option').first()).toHaveText(/السعودية/)
  await country.pressSequentially('٩٧١')
  await country.press('ArrowDown')
  await country.press('Enter')
  await expect(country).toHaveValue(/الإمارات/)
  await country.fill('ksa')
  await country.press('Tab')
  await expect(country).toHaveValue(/السعودية/)

  await fillSignUp(page, `${box}@gmial.com`, 'Password1')
  await main.getByRole('button', { name: 'هل تقصد' }).click()
  await expect(page.locator('[name=email]')).toHaveValue(`${box}@gmail.com`)
  await expect(page.locator('[name=email]')).toBeFocused()
  const mistyped = `${box}@exampel.com`
  await page.locator('[name=email]').fill(mistyped)
  await main.getByRole('button', { name: 'إنشاء الحساب' }).click()
  await expect(main.getByText('كلمة المرور هذه شائعة. اختر غيرها.')).toBeVisible()
  await expect(page.locator('[name=phone_number]')).toHaveValue('٠٥٠١٢٣٤٥٦٧')

  await page.locator('[name=password]').fill(NEW_PASSWORD)
  await main.getByRole('button', { name: 'إنشاء الحساب' }).click()
  await expect(main.getByRole('heading', { name: 'تحقّق من بريدك' })).toBeFocused()

  const lost = linkIn((await mailTo(mistyped, /أكّد بريدك/)).text)
  await page.reload()
  await expect(main.getByText(mistyped)).toBeVisible()
  await main.locator('summary', { hasText: 'البريد مكتوب خطأ؟ صحّحه' }).click()
  await page.locator('[name=email]').fill(email)
  await page.keyboard.press('Enter')
  await expect(main.getByText(email)).toBeVisible()
  await expect(main.locator('summary')).toBeFocused()
  const mail = await mailTo(email, /أكّد بريدك/)
  const other = await openPage()
  await other.goto(linkIn(mail.text))
  await expect(other.getByRole('heading', { name: 'أكّد بريدك' })).toBeVisible()
  await page.goto(linkIn(mail.text))
  await expect(page.getByText('تم تأكيد بريدك', { exact: true }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/explore\?make=toyota$/)

  await page.context().clearCookies()
  await page.goto(lost)
  await expect(main.getByRole('heading', { name: 'هذا الرابط لم يعد يعمل' })).toBeVisible()
  await page.goto(linkIn(mail.text))
  await expect(main.getByRole('heading', { name: 'تم تأكيد بريدك' })).toBeVisible()
  await main.getByRole('link', { name: 'تسجيل الدخول' }).click()
  await expect(page).toHaveURL(/\/auth\?/)
  await page.locator('[name=email]').fill(email.toUpperCase())
  await page.locator('[name=password]').fill('not this one')
  await main.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'البريد أو كلمة المرور غير صحيحة.' })).toBeVisible()
  await page.locator('[name=password]').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/explore\?make=toyota$/)
})

test('AUTH-01 the site hashes passwords by scrypt at its full cost', ({ siteData }) => {
  const [salt = '', key] = siteData.passwordHash.split(':')
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 1024 * 1024 }
  expect(key).toBe(scryptSync(PASSWORD, salt, 64, cost).toString('hex'))
})

test('AUTH-04 a forgotten password is reset by email', async ({ page, buyer, allowStatus }) => {
  allowStatus(410)
  await page.goto('/auth')
  await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click()
  // the form before it has an email too
  await expect(page.getByRole('heading', { name: 'تعيين كلمة مرور جديدة' })).toBeVisible()
  await expect(page).toHaveURL(/forgotten$/)
  await page.locator('[name=email]').fill(buyer.email)
  await page.getByRole('button', { name: 'أرسل الرابط' }).click()
  await expect(page.getByText('إن كان للبريد')).toBeVisible()
  const link = linkIn((await mailTo(buyer.email, /كلمة مرور جديدة/)).text)
  await page.goto(link)
  await page.locator('[name=password]').fill('another sunset 42')
  await page.getByRole('button', { name: 'احفظ كلمة المرور الجديدة' }).click()
  await expect(page.getByRole('heading', { name: 'حُفظت كلمة مرورك الجديدة' })).toBeVisible()

  await page.goto(link)
  await page.locator('[name=password]').fill('yet another sunset 43')
  await page.getByRole('button', { name: 'احفظ كلمة المرور الجديدة' }).click()
  await expect(page.getByText('هذا الرابط لم يعد يعمل.')).toBeVisible()
})

test('AUTH-02 a user who presses Enter before hydration is signed in after it', async ({ page, buyer }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  const opened = page.goto('/auth?next=%2Ffavorites')
  await page.locator('[name=email]').fill(buyer.email)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.locator('[name=email]')).toHaveValue(buyer.email)
  release()
  await opened
  await expect(page).toHaveURL('/favorites')
})

test('AUTH-07 after a required sign-in the user returns to the requested page, never outside of the site', async ({
  page,
  buyer,
  allowStatus,
}) => {
  allowStatus(401)
  await page.goto('/messages')
  await expect(page.getByRole('heading', { name: 'يلزم تسجيل الدخول' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'تسجيل الدخول' }).click()
  await expect(page).toHaveURL(/\/auth\?/)
  await signInByHand(page, buyer, PASSWORD)
  await expect(page).toHaveURL(/\/messages$/)

  await page.context().clearCookies({ name: 'sayyad.session_token' })
  await page.goto('/auth?next=//evil.example/')
  await signInByHand(page, buyer, PASSWORD)
  await expect(page).toHaveURL(/localhost:\d+\/$/)
})

test('NAV-08 the menu names the signed-in user and leads to their pages', async ({ page, admin }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, admin)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'الرسائل' })).toBeVisible()
  await page.getByRole('button', { name: `حسابك: ${admin.name}` }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText(admin.name)
  await expect(menu).toContainText(admin.email)
  await expect(menu).toContainText('المملكة العربية السعودية')
  await expect(menu).toContainText('مشرف')
  await expect(menu.getByRole('menuitem')).toHaveText(['لوحتي', 'إعلاناتي', 'لوحة الإدارة', 'تسجيل الخروج'])
})

test('NAV-08 NAV-03 users have no admin panel in their menu, and on a phone a way to the dashboard instead of the menu', async ({
  page,
  buyer,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, buyer)
  await page.goto('/')
  const account = page.getByRole('button', { name: `حسابك: ${buyer.name}` })
  await account.click()
  await expect(page.getByRole('menuitem')).toHaveText(['لوحتي', 'إعلاناتي', 'تسجيل الخروج'])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(account).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'لوحتي' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('NAV-03 NAV-06 NAV-09 on a phone the bar has messages, and its menu administration and signing out', async ({
  page,
  allowStatus,
  admin,
}) => {
  // requests in flight fail when the session ends
  allowStatus(401)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, admin)
  await page.goto('/dashboard?tab=security')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'الرسائل' })).toBeVisible()
  await bar.locator('summary').click()
  await bar.getByRole('link', { name: 'لوحة الإدارة' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  // the menu of the page before is open
  await expect(bar.locator('details')).not.toHaveAttribute('open')
  await bar.locator('summary').click()
  await bar.getByRole('button', { name: 'تسجيل الخروج' }).click()
  await expect(bar.getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible()
})

test('NAV-09 AUTH-03 signing out is sent once, leads home, and takes effect in other tabs', async ({
  page,
  openTab,
  allowStatus,
  buyer,
}) => {
  allowStatus(401)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, buyer)
  await page.goto('/messages')
  const other = await openTab()
  await other.goto('/messages')
  let asked = 0
  await page.route('**/api/v1/accounts/sign-out', async (route) => {
    asked += 1
    await route.continue()
  })
  await page.getByRole('button', { name: /^حسابك/ }).click()
  const item = page.getByRole('menuitem', { name: 'تسجيل الخروج' })
  await item.dblclick()
  await expect(page.getByText('تم تسجيل خروجك', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible()
  expect(asked).toBe(1)
  await expect(other.getByRole('heading', { name: 'يلزم تسجيل الدخول' })).toBeVisible()
})

test('NAV-09 a sign-out that fails looks the same to the user', async ({ page, buyer }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, buyer)
  await page.goto('/explore')
  await page.route('**/api/v1/accounts/sign-out', (route) => route.abort())
  await page.getByRole('button', { name: /^حسابك/ }).click()
  await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click()
  await expect(page.getByText('تم تسجيل خروجك', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
})
