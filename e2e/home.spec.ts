import { expect, test } from './fixtures.ts'
import { holdScripts } from './hold-scripts.ts'
import { lookAt } from './look-at.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('EXPL-06 on a phone the rows of the home page share one place, and the page stays short', async ({ page }) => {
      await page.goto('/')
      const shown = page.locator('[data-row]:visible').getByRole('heading', { level: 2 })
      const choice = page.getByRole('group', { name: 'اختر ما تريد أن تراه' })
      const rows = choice.getByRole('radio')
      await expect(shown).toHaveCount(1)
      await expect(rows.first()).toBeChecked()
      const all = await rows.count()
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000)
      await choice.getByText('أحدث الإعلانات').click()
      await expect(shown).toHaveText('أحدث الإعلانات')
      await page.keyboard.press('ArrowLeft')
      await expect(choice.getByRole('radio', { name: 'عروض وخصومات' })).toBeFocused()
      await expect(shown).toHaveText('عروض وخصومات')
      if (javaScriptEnabled) await lookAt(page, 'home-rows')
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(shown).toHaveCount(all)
      await expect(choice).toBeHidden()
    })
  })

test('EXPL-06 a row of the home page that is chosen before hydration stays, by Back and after a reload too', async ({
  page,
}) => {
  const release = await holdScripts(page)
  const opened = page.goto('/')
  const choice = page.getByRole('group', { name: 'اختر ما تريد أن تراه' })
  const row = page.getByRole('region', { name: 'أحدث الإعلانات' })
  await choice.getByText('أحدث الإعلانات').click()
  await expect(row).toBeVisible()
  release()
  await opened
  await expect(row).toBeVisible()
  // before the scripts of the page run
  const releaseAgain = await holdScripts(page)
  const reloaded = page.reload()
  await expect(row).toBeVisible()
  releaseAgain()
  await reloaded
  await expect(row).toBeVisible()
  await choice.getByText('عروض وخصومات').click()
  await choice.getByText('أحدث الإعلانات').click()
  // within the site, where the browser restores no fields
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: 'شاهد الكل: أحدث الإعلانات' }).click()
  await expect(page).toHaveURL(/\/explore$/)
  await page.goBack()
  await expect(row).toBeVisible()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})
