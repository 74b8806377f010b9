import { expect, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

test('a visitor reads in both languages whether the site works, from the footer and without scripts', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'حالة الموقع' }).click()
  await expect(page).toHaveTitle('حالة الموقع')
  const parts = page.getByRole('listitem')
  await expect(parts.filter({ hasText: 'الإعلانات والحسابات' })).toContainText('يعمل')
  await expect(page.locator('script')).toHaveCount(0)
  await lookAt(page, 'status', 'ar')

  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveTitle('Site status')
  await expect(parts.filter({ hasText: 'Search' })).toContainText('Working')
  await lookAt(page, 'status', 'en')
  await page.getByRole('link', { name: 'Go to home' }).click()
  await expect(page).toHaveURL('/')
})
