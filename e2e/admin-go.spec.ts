import { expect, signIn, test } from './fixtures.ts'

test('ADMIN-07 Ctrl K leads anywhere, by the keyboard alone, on an Arabic keyboard too', async ({
  page,
  admin,
  buyer,
}) => {
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

  // Enter comes before the answer
  await page.goto('/admin')
  await page.getByRole('button', { name: 'اذهب إلى' }).click()
  await field.fill(buyer.email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/users\/[\da-f-]{36}/)
})
