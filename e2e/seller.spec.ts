import { expect, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

test('AUTH-11 a seller introduces a business, and visitors read it and find its cars by maker, price and order', async ({
  page,
  openPage,
  seller,
  givenAds,
}) => {
  await givenAds(seller, 8)
  const own = await openPage()
  await signIn(own, seller)
  await own.goto('/dashboard')
  await own.getByRole('textbox', { name: 'عن البائع' }).fill('معرض عائلي منذ عشرين عامًا.')
  await own.getByRole('textbox', { name: 'المدينة والحي' }).fill('الرياض، حي النسيم')
  await own.getByLabel('من السبت إلى الخميس: تفتح').fill('09:00')
  await own.getByRole('button', { name: 'حفظ التعريف' }).click()
  await expect(own.getByLabel('من السبت إلى الخميس: تغلق')).toHaveAttribute('aria-invalid', 'true')
  await own.getByLabel('من السبت إلى الخميس: تغلق').fill('22:00')
  await own.getByRole('button', { name: 'حفظ التعريف' }).click()
  await expect(own.getByText('حُفظ تعريفك', { exact: true })).toBeVisible()

  await page.goto(`/seller/${seller.id}`)
  await expect(page.getByText('معرض عائلي منذ عشرين عامًا.')).toBeVisible()
  await expect(page.getByText('الرياض، حي النسيم')).toBeVisible()
  await expect(page.getByText('من 09:00 إلى 22:00')).toBeVisible()
  await expect(page.getByText('مغلق', { exact: true })).toBeVisible()
  const cards = page.getByRole('article').filter({ hasText: 'كامري' })
  await expect(cards).toHaveCount(8)
  await page.getByRole('combobox', { name: 'الترتيب' }).selectOption('price_asc')
  await expect(page).toHaveURL(/sort=price_asc/)
  await expect(cards.first()).toContainText('83,000')
  await page.getByRole('combobox', { name: 'السعر' }).selectOption('75000')
  await expect(page.getByText('لا سيارة لدى هذا البائع بهذه الخيارات.')).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveCount(8)
  await page.goto(`/seller/${seller.id}?price_max=85000`)
  await expect(page.getByRole('status').filter({ hasText: '3 سيارات' })).toBeVisible()
  await page.getByRole('link', { name: 'كل سيارات البائع' }).click()
  await expect(cards).toHaveCount(8)

  await page.getByRole('link', { name: 'راسل البائع' }).click()
  await expect(page.getByRole('dialog', { name: 'راسل البائع' })).toContainText('تويوتا كامري 2024')
  await page.getByRole('dialog').getByRole('button', { name: 'إغلاق' }).click()
  await lookAt(page, 'seller-with-many', 'ar')
  await lookAt(own, 'seller-introduction', 'ar')
})
