import { expect, inLanguage, LANGUAGES, PASSWORD, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { mailTo } from './mail-to.ts'
import { SITE } from './site.ts'

/** Calls the API with a token, like a program. */
async function ask(token: string, path: string, method = 'GET') {
  const answer = await fetch(`${SITE.origin}/api/v1${path}`, { method, headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : null }
}

test('AUTH-04 API an access token is made, copied, used and revoked', async ({
  page,
  context,
  allowStatus,
  seller,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 900 })
  await signIn(page, seller)
  await page.goto('/dashboard?tab=security')
  const panel = page.locator('section.panel').filter({ has: page.getByRole('heading', { name: 'رموز الوصول' }) })
  await page.getByRole('button', { name: 'رمز جديد' }).click()
  await page.getByRole('button', { name: 'إنشاء الرمز' }).click()
  await expect(panel.getByText('هذا الحقل مطلوب.').first()).toBeVisible()
  await page.locator('[name=name]').fill('رفع إعلانات المعرض')
  await page.getByLabel('نشر إعلاناتك وصورها وإدارتها').check()
  await page.locator('[name=expires_in_days]').selectOption('30')
  allowStatus(403)
  await panel.locator('[name=password]').fill('wrong password')
  await page.getByRole('button', { name: 'إنشاء الرمز' }).click()
  await expect(panel.getByRole('alert')).not.toBeEmpty()
  await lookAt(page, 'access-tokens-form')
  await panel.locator('[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'إنشاء الرمز' }).click()

  const shown = panel.locator('code')
  await expect(shown).toHaveText(/^sayyad_[\w-]{43}$/)
  await expect(panel.locator('.notice p')).toBeFocused()
  await page.getByRole('button', { name: 'نسخ', exact: true }).click()
  await expect(page.getByText('تم نسخ الرمز', { exact: true })).toBeVisible()
  const token = await page.evaluate(() => navigator.clipboard.readText())
  expect(token).toBe(await shown.textContent())
  await lookAt(page, 'access-tokens-created')
  await page.getByRole('button', { name: 'تم', exact: true }).click()
  await expect(shown).toHaveCount(0)
  const item = page.getByRole('listitem').filter({ hasText: 'رفع إعلانات المعرض' })
  await expect(item).toContainText(`${token.slice(0, 11)}…`)
  await expect(item).toContainText('لم يُستخدم بعد')
  await mailTo(seller.email, /رمز وصول جديد/)

  expect((await ask(token, '/accounts/viewer')).body).toMatchObject({ email: seller.email })
  expect(await ask(token, '/me/favorites/0190b5e0-0000-7000-8000-000000000000', 'DELETE')).toMatchObject({
    status: 403,
    body: { code: 'SCOPE_MISSING', data: { scope: 'saved:write' } },
  })
  const pageByToken = await fetch(SITE.origin, { headers: { authorization: `Bearer ${token}` } })
  expect([pageByToken.status, (await pageByToken.json()).code]).toEqual([403, 'NOT_BY_TOKEN'])
  await page.reload()
  await expect(item).toContainText('آخر استخدام')
  expect(await page.content()).not.toContain(token)
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage('/dashboard?tab=security', query))
    await lookAt(page, 'access-tokens-list', lang)
  }

  await page.getByRole('button', { name: 'Revoke \u2068رفع إعلانات المعرض' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Token revoked', { exact: true })).toBeVisible()
  await expect(item).toHaveCount(0)
  expect(await ask(token, '/accounts/viewer')).toMatchObject({ status: 401, body: { code: 'TOKEN_INVALID' } })
})
