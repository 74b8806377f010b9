import { expect, signIn, test } from './fixtures.ts'

test('ADMIN-07 dates of charts are read in their direction, as the keyboard goes through them', async ({
  page,
  admin,
}) => {
  await signIn(page, admin)
  await page.goto('/admin')
  await page.getByLabel('الرسم والجدول: يومًا بيوم').press('Enter')
  const dates = page.locator('.recharts-xAxis-tick-labels text')
  await expect(dates.first()).toHaveText(/^\u2068\d+ \p{L}+ \d{4}\u2069$/u)
  await page.locator('svg.recharts-surface').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.recharts-tooltip-label').first()).toHaveText(/^\u2068\d+ \p{L}+ \d{4}\u2069$/u)
})
