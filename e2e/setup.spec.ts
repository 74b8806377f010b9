import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test as base } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { PASSWORD, SITE } from './site.ts'
import { startSite } from './start-site.ts'

interface NewSite {
  origin: string
  dataDir: string
  /** What the server has printed for its host. */
  link: string
}

/** A new site each, which ends after the page has been closed. */
const test = base.extend<{ newSite: NewSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures this one needs
  newSite: async ({}, use, { parallelIndex }) => {
    const { origin, dataDir, output, end } = await startSite(SITE.port + 10 + parallelIndex)
    await use({ origin, dataDir, link: /http\S+\/setup\/\S+/.exec(output())?.[0] ?? '' })
    await end()
  },
})

test('ADMIN-07 the host of a new site is led to its setup, and becomes its first admin there @own-context', async ({
  newSite: { origin, link },
  page,
}) => {
  await page.goto(origin)
  await page.getByRole('link', { name: 'إعداد الموقع' }).click()
  const key = page.getByLabel('الرابط أو المفتاح')
  await key.fill(`${link}x`)
  await key.press('Enter')
  await expect(page.getByText(/هذا ليس مفتاح هذا الموقع/)).toBeVisible()
  await key.fill(link)
  await key.press('Enter')
  await expect(page.getByRole('heading', { name: 'المشرف الأول' })).toBeVisible()
  await lookAt(page, 'setup')
  await page.getByLabel('الاسم الأول').fill('نورة')
  await page.getByLabel('اسم العائلة').fill('القحطاني')
  await page.getByLabel('البريد الإلكتروني').fill('owner@example.com')
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.getByLabel('رقم الجوال').fill('0501234567')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'إنشاء الحساب' }).click()
  await expect(page).toHaveURL(`${origin}/admin`)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'اكتمل إعداد الموقع' })).toBeVisible()
  await page.goto(origin)
  await expect(page.getByRole('link', { name: 'إعداد الموقع' })).toBeHidden()
})

test('ADMIN-07 a new site becomes the site of a backup, watched in the browser @own-context', async ({
  newSite: { origin, dataDir, link },
  page,
  allowStatus,
}) => {
  allowStatus(503)
  const backup = spawnSync(process.execPath, ['scripts/backup.ts', '--to', `${dataDir}/backups`], {
    env: {
      ...process.env,
      DATA_DIR: SITE.dataDir,
      DATABASE_URL: readFileSync(SITE.databaseFile, 'utf8'),
      AUTH_SECRET: SITE.authSecret,
    },
  })
  expect(backup.status).toBe(0)
  await page.goto(link)
  await page.getByRole('button', { name: /^استعادة نسخة/ }).click()
  await expect(page.getByText('تجري استعادة الموقع، وهذه الصفحة تنتظره…')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'اكتمل إعداد الموقع' })).toBeVisible({ timeout: 60_000 })
  await page.goto(`${origin}/explore`)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
