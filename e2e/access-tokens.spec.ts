import type { Page } from '@playwright/test'
import { expect, inLanguage, LANGUAGES, PASSWORD, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { mailTo } from './mail-to.ts'
import { SITE } from './site.ts'

const SAYS = {
  ar: {
    title: 'رموز الوصول',
    add: 'رمز جديد',
    name: 'رفع إعلانات المعرض',
    write: 'نشر إعلاناتك وصورها وإدارتها',
    create: 'إنشاء الرمز',
    required: 'هذا الحقل مطلوب.',
    copy: 'نسخ',
    copied: 'تم نسخ الرمز',
    kept: 'تم',
    unused: 'لم يُستخدم بعد',
    used: 'آخر استخدام',
    revoke: 'إبطال',
    revoked: 'أُبطل الرمز',
  },
  en: {
    title: 'Access tokens',
    add: 'New token',
    name: 'Stock import',
    write: 'Post and manage your ads and photos',
    create: 'Create the token',
    required: 'This field is required.',
    copy: 'Copy',
    copied: 'Token copied',
    kept: 'Done',
    unused: 'Never used',
    used: 'Last used',
    revoke: 'Revoke',
    revoked: 'Token revoked',
  },
}

/** Calls the API with a token, like a program. */
async function ask(token: string, path: string, method = 'GET') {
  const answer = await fetch(`${SITE.origin}/api/v1${path}`, { method, headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : null }
}

for (const { lang, query } of LANGUAGES) {
  for (const width of [390, 1440]) {
    test(`AUTH-04 API an access token is made, copied, used and revoked, ${lang} at ${width}`, async ({
      page,
      context,
      allowStatus,
      seller,
    }) => {
      const says = SAYS[lang]
      // in one project only, since `lookAt` covers all widths
      const look = async (name: string) => width === 1440 && (await lookAt(page, `access-tokens-${name}`, lang))
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.setViewportSize({ width, height: 900 })
      await signIn(page, seller)
      await page.goto(inLanguage('/dashboard?tab=security', query))
      const panel = page.locator('section.panel').filter({ has: page.getByRole('heading', { name: says.title }) })
      await page.getByRole('button', { name: says.add }).click()
      await page.getByRole('button', { name: says.create }).click()
      await expect(panel.getByText(says.required).first()).toBeVisible()
      await page.locator('[name=name]').fill(says.name)
      await page.getByLabel(says.write).check()
      await page.locator('[name=expires_in_days]').selectOption('30')
      allowStatus(403)
      await panel.locator('[name=password]').fill('wrong password')
      await page.getByRole('button', { name: says.create }).click()
      await expect(panel.getByRole('alert')).not.toBeEmpty()
      await look('form')
      await panel.locator('[name=password]').fill(PASSWORD)
      await page.getByRole('button', { name: says.create }).click()

      const shown = panel.locator('code')
      await expect(shown).toHaveText(/^sayyad_[\w-]{43}$/)
      await expect(panel.locator('.notice p')).toBeFocused()
      await page.getByRole('button', { name: says.copy, exact: true }).click()
      await expect(page.getByText(says.copied, { exact: true })).toBeVisible()
      const token = await page.evaluate(() => navigator.clipboard.readText())
      expect(token).toBe(await shown.textContent())
      await look('created')
      await page.getByRole('button', { name: says.kept, exact: true }).click()
      await expect(shown).toHaveCount(0)
      const item = page.getByRole('listitem').filter({ hasText: says.name })
      await expect(item).toContainText(`${token.slice(0, 11)}…`)
      await expect(item).toContainText(says.unused)
      await mailTo(seller.email, /رمز وصول جديد/)

      expect((await ask(token, '/accounts/viewer')).body).toMatchObject({ email: seller.email })
      expect(await ask(token, '/me/favorites/0190b5e0-0000-7000-8000-000000000000', 'DELETE')).toMatchObject({
        status: 403,
        body: { code: 'SCOPE_MISSING', data: { scope: 'saved:write' } },
      })
      const pageByToken = await fetch(SITE.origin, { headers: { authorization: `Bearer ${token}` } })
      expect([pageByToken.status, (await pageByToken.json()).code]).toEqual([403, 'NOT_BY_TOKEN'])
      await page.reload()
      await expect(item).toContainText(says.used)
      expect(await page.content()).not.toContain(token)
      await look('list')

      await revoke(page, says)
      await expect(item).toHaveCount(0)
      expect(await ask(token, '/accounts/viewer')).toMatchObject({ status: 401, body: { code: 'TOKEN_INVALID' } })
    })
  }
}

async function revoke(page: Page, says: (typeof SAYS)['ar']): Promise<void> {
  await page.getByRole('button', { name: `${says.revoke} \u2068${says.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: says.revoke }).click()
  await expect(page.getByText(says.revoked, { exact: true })).toBeVisible()
}
