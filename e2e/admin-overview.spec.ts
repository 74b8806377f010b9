import { expect, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

test('ADMIN-07 charts stand open, and their dates are read in their direction, as the keyboard goes through them', async ({
  page,
  admin,
}) => {
  await signIn(page, admin)
  await page.goto('/admin')
  await lookAt(page, 'admin-overview', 'ar')
  const plots = page.getByRole('article').filter({ hasText: 'يومًا بيوم' })
  const dates = plots.locator('.recharts-xAxis-tick-labels text')
  await expect(dates.first()).toHaveText(/^\u2068\d+ \p{L}+ \d{4}\u2069$/u)
  await plots.locator('svg.recharts-surface').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(plots.locator('.recharts-tooltip-label').first()).toHaveText(/^\u2068\d+ \p{L}+ \d{4}\u2069$/u)
})

test('ADMIN-07 every screen of admins counts at each queue what waits there, and counts again after a decision', async ({
  page,
  admin,
}) => {
  await signIn(page, admin)
  let waiting = 2
  await page.route('**/api/v1/admin/queues', (route) =>
    route.fulfill({
      json: [
        { queue: 'appeals', count: 3, oldest_at: null },
        { queue: 'reported_ads', count: waiting, oldest_at: null },
        { queue: 'support_requests', count: 0, oldest_at: null },
      ],
    }),
  )
  await page.goto('/admin/settings')
  const sections = page.getByRole('navigation', { name: 'لوحة الإدارة' })
  await expect(sections.getByRole('link', { name: 'البلاغات 5 في الانتظار' })).toBeVisible()
  await expect(sections.getByRole('link', { name: 'رسائل الزوار', exact: true })).toBeVisible()
  await lookAt(page, 'admin-settings-counted', 'ar')
  waiting = 0
  await sections.getByRole('link', { name: 'الوسوم' }).click()
  await expect(sections.getByRole('link', { name: 'البلاغات 3 في الانتظار' })).toBeVisible()
})
