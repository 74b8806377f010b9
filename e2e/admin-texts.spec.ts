import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

// a text that no other test reads
const KEY = 'texts_choose'
const ADDRESS = `/admin/texts?text=${KEY}&open=${KEY}`
const UNDO = 'تراجع'

test('ADMIN-06 SET-05 an admin rewrites a text by keyboard, is told what is wrong, and takes it back', async ({
  page,
  admin,
}) => {
  await signIn(page, admin)
  await page.goto(inLanguage(ADDRESS, 'lang=ar'))
  const arabic = page.getByRole('textbox', { name: 'العربية' })
  const english = page.getByRole('textbox', { name: 'الإنجليزية' })
  await expect(arabic).toHaveValue('اختر نصًا لتعديله.')
  await english.fill('{{name}} \u202e')
  await expect(page.getByText('غير معروف هنا')).toBeVisible()
  await expect(page.getByText('U+202E').last()).toBeVisible()
  await english.fill('Choose one.')
  await expect(page.getByText('غير معروف هنا')).toBeHidden()
  await page.reload()
  await expect(english).toHaveValue('Choose one.')
  await page.getByRole('button', { name: 'جرّبه على الصفحات' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'العودة إلى المحرّر' }).click()
  await expect(english).toHaveValue('Choose one.')
  await english.press('Control+Enter')
  await expect(page.getByRole('button', { name: UNDO })).toBeVisible()
  await expect(page.getByText('عُدّل النص الإنجليزي بعد العربي')).toBeVisible()
  await page.getByRole('button', { name: UNDO }).click()
  await expect(english).toHaveValue('Choose a text to change it.')
  await expect(page.getByText('عُدّل النص الإنجليزي بعد العربي')).toBeHidden()
})

for (const { lang, query } of LANGUAGES) {
  test(`ADMIN-06 the texts stand in ${lang}, fit every width, and axe finds nothing`, async ({ page, admin }) => {
    await signIn(page, admin)
    await page.goto(inLanguage('/admin/texts', query))
    await lookAt(page, `texts-${lang}`)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.getByRole('link', { name: 'nav_home' }).click()
    await expect(page.getByRole('textbox').first()).toHaveValue('الرئيسية')
    await expect(page.getByRole('link', { name: 'nav_home' })).toBeHidden()
    await page.goto(inLanguage('/admin/texts?text=explore_results&open=explore_results', query))
    await lookAt(page, `texts-counted-${lang}`)
  })
}
