import { expect, signIn, test } from './fixtures.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('EXPL-07 a visitor’s hearts stay on the device, and join the account at sign-in', async ({ page, buyer }) => {
  await page.goto('/explore?color=white')
  const heart = page.locator('article.card .card-heart').first()
  const name = (await heart.getAttribute('title')) ?? ''
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/favorites')
  await expect(page.getByText('محفوظة على هذا الجهاز فقط')).toBeVisible()
  await expect(page.getByRole('button', { name })).toBeVisible()

  await signIn(page, buyer)
  const merged = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/v1/me/favorites'),
  )
  await page.goto('/')
  await merged
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBe('[]')
  await page.goto('/favorites')
  await expect(page.getByText('محفوظة على هذا الجهاز فقط')).toHaveCount(0)
  await page.getByRole('button', { name }).click()
  await expect(page.getByText('لا توجد سيارات مفضلة بعد')).toBeVisible()
})

test('EXPL-07 a heart shows at once, in the other tabs too, and is taken back if it can’t be kept', async ({
  page,
  openTab,
  buyer,
}) => {
  await signIn(page, buyer)
  await page.goto('/explore?color=white')
  const heart = page.locator('article.card .card-heart').nth(2)
  const title = (await heart.getAttribute('title')) ?? ''
  const other = await openTab()
  await other.goto('/explore?color=white')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(other.getByTitle(title)).toHaveAttribute('aria-pressed', 'true')

  await page.route('**/api/v1/me/favorites/*', (route) => route.abort())
  await heart.click()
  await expect(page.getByText('تعذّرت إزالة السيارة، حاول مرة أخرى', { exact: true })).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/api/v1/me/favorites/*')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(other.getByTitle(title)).toHaveAttribute('aria-pressed', 'false')
})
