import { randomUUID } from 'node:crypto'
import { failed_requests } from '#server/platform/db/schema/index.ts'
import { expect, signIn, test } from './fixtures.ts'
import { untilLoaded } from './until-loaded.ts'

test('ADMIN-07 Ctrl+K opens any admin page by keyboard, with an Arabic layout too', async ({ page, admin, buyer }) => {
  await signIn(page, admin)
  await page.goto('/admin/support')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.getByRole('button', { name: 'اذهب إلى' })).toBeEnabled()
  await page.evaluate(() =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ن', code: 'KeyK', ctrlKey: true, cancelable: true })),
  )
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('رابط أو اسم أو رقم')
  await expect(field).toBeFocused()
  await field.fill('الوسوم')
  await expect(dialog.getByRole('link')).toHaveText(['الوسوم'])
  await field.fill('اعدادات')
  await expect(dialog.getByRole('link')).toHaveText(['الإعدادات'])
  await field.fill(buyer.email)
  await expect(dialog.getByRole('link')).toContainText([buyer.email])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/users\/[\da-f-]{36}/)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // Enter is pressed before the response
  await page.goto('/admin')
  await page.getByRole('button', { name: 'اذهب إلى' }).click()
  await field.fill(buyer.email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/users\/[\da-f-]{36}/)
})

test('ADMIN-07 a shortcut pressed before hydration takes effect after it', async ({ page, admin }) => {
  await signIn(page, admin)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  const opened = page.goto('/admin/support')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  release()
  await opened
  await expect(page.getByRole('dialog').getByLabel('رابط أو اسم أو رقم')).toBeFocused()
})

test('ADMIN-07 the code of a dialog is loaded when its button is pointed at, so that it opens without the server @own-context', async ({
  page,
  context,
  admin,
}) => {
  await signIn(page, admin)
  await page.goto('/admin/support')
  const button = page.getByRole('button', { name: 'اذهب إلى' })
  const code = page.waitForResponse(/\/assets\/admin-search-dialog-/)
  await button.hover()
  await untilLoaded(page, code)
  await context.setOffline(true)
  await button.click()
  await expect(page.getByRole('dialog').getByLabel('رابط أو اسم أو رقم')).toBeFocused()
  await context.setOffline(false)
})

test('ADMIN-07 the id of an error leads to the request that broke, and a plate to a sentence', async ({
  page,
  admin,
  siteData: { db },
}) => {
  const requestId = randomUUID()
  await db
    .insert(failed_requests)
    .values({ request_id: requestId, method: 'GET', path: '/api/v1/broken', failed_at: new Date() })
  await signIn(page, admin)
  await page.goto('/admin?lang=en')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Link, name or number')
  await field.fill('أ ب ج ١٢٣٤')
  await expect(dialog).toContainText('no plates')
  await field.fill(`Error ${requestId}`)
  await expect(dialog.getByRole('link')).toHaveText(['GET /api/v1/broken'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/system/)
  const broken = page.getByRole('region', { name: 'Requests that broke' })
  await expect(broken.getByRole('article')).toHaveCount(1)
  await expect(broken).toContainText(requestId)
})
