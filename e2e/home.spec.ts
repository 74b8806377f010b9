import { expect, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('EXPL-06 on a phone the rows of the home page share one place, and the page stays short', async ({ page }) => {
      await page.goto('/')
      const shown = page.getByRole('heading', {
        level: 2,
        name: /^(?:إعلانات مميّزة|أحدث الإعلانات|عروض وخصومات|من المدونة)$/,
      })
      await expect(shown).toHaveText('إعلانات مميّزة')
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      expect(await height()).toBeLessThanOrEqual(3000)
      const choice = page.getByRole('group', { name: 'اختر ما تريد أن تراه' })
      await choice.getByText('أحدث الإعلانات').click()
      await expect(shown).toHaveText('أحدث الإعلانات')
      await page.keyboard.press('ArrowLeft')
      await expect(choice.getByRole('radio', { name: 'عروض وخصومات' })).toBeFocused()
      await expect(shown).toHaveText('عروض وخصومات')
      if (javaScriptEnabled) await lookAt(page, 'home-rows')
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(shown).toHaveCount(4)
      await expect(choice).toBeHidden()
    })
  })
