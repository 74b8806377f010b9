import { eq } from 'drizzle-orm'
import { cars } from '#server/platform/db/schema/index.ts'
import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

test('EXPL-04 ADMIN-05 a word that an admin adds is explained in ads to readers of English, by click and by key, without scripts too', async ({
  page,
  admin,
  seller,
  givenAds,
  siteData,
  openPage,
  allowStatus,
}) => {
  const word = `شخطة ${admin.last_name}`
  const [carId = ''] = await givenAds(seller, 1)
  const description = `نظيفة جدًا، فيها ${word} خفيفة\n\nCamry, very clean`
  await siteData.db.update(cars).set({ description_ar: description }).where(eq(cars.id, carId))

  await signIn(page, admin)
  await page.goto('/admin/words/add')
  await page.getByLabel('كتاباتها').fill(`${word}، رش`)
  await page.getByLabel('الموضوع').selectOption({ label: 'الصبغ' })
  await page.getByLabel('المعنى بالعربية').fill('خدش صغير')
  await page.getByLabel('المعنى بالإنجليزية').fill('A small scratch')
  allowStatus(422)
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(page.getByText('إحدى هذه الكتابات لكلمة أخرى في القاموس.')).toBeVisible()
  await page.getByLabel('كتاباتها').fill(word)
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/words\/edit\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word)

  const visitor = await openPage()
  await visitor.goto(`/car/${carId}?lang=en`)
  const button = visitor.getByRole('button', { name: word, exact: true })
  const meaning = visitor.getByText('A small scratch')
  await expect(visitor.getByRole('paragraph').filter({ hasText: word })).toHaveAttribute('lang', 'ar')
  await expect(visitor.getByText('Camry, very clean').locator('..')).toHaveAttribute('lang', 'en')
  await button.press('Enter')
  await expect(meaning).toBeVisible()
  await lookAt(visitor, 'trade-word', 'en')
  await visitor.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(meaning).toBeVisible()
  await visitor.getByRole('heading', { name: 'Description' }).click()
  await expect(meaning).toBeHidden()
  await visitor.goto(`/car/${carId}?lang=ar`)
  await expect(visitor.getByText(word)).toBeVisible()
  await expect(button).toHaveCount(0)

  const plain = await openPage({ javaScriptEnabled: false })
  await plain.goto(`/car/${carId}?lang=en`)
  await plain.getByRole('button', { name: word, exact: true }).click()
  await expect(plain.getByText('A small scratch')).toBeVisible()
  await plain.goto(`/knowledge/words?lang=ar`)
  await expect(plain.getByRole('term').filter({ hasText: word })).toBeVisible()

  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage(`/admin/words?q=${encodeURIComponent(word)}`, query))
    await expect(page.getByRole('main').getByRole('link', { name: word })).toBeVisible()
    await lookAt(page, 'admin-words', lang)
    await page.getByRole('main').getByRole('link', { name: word }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word)
    await lookAt(page, 'admin-word', lang)
  }
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/admin\/words$/)
  await expect(page.locator('.toast')).toContainText(word)
  await visitor.goto(`/car/${carId}?lang=en`)
  await expect(button).toHaveCount(0)
})
