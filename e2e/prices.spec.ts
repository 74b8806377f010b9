import { expect, test } from './fixtures.ts'

test('EXPL-03 a buyer asks what a model costs, sees the numbers behind the plot, and comes back from its cars', async ({
  page,
  openPage,
  request,
  allowStatus,
}) => {
  const { makers } = await (await request.get('/api/v1/prices')).json()
  const [{ slug: make, models }] = makers
  const [{ slug, name_ar: name, middle }] = models
  await page.goto('/prices')
  await page.getByRole('searchbox', { name: 'ابحث عن موديل' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/prices\?q=/)
  await page.getByRole('main').getByRole('link', { name }).first().click()

  const path = `/prices/${make}/${slug.replace(`${make}-`, '')}`
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(main).toContainText(`${middle.toLocaleString('en')} ر.س`)
  const plot = main.getByRole('region', { name: 'السعر عبر الأشهر' })
  await expect(plot.getByRole('img')).toBeVisible()
  await plot.getByText('الأرقام في جدول').click()
  await expect(plot.getByRole('table')).toBeVisible()

  await main.getByRole('link', { name: 'شاهد هذه السيارات' }).click()
  await expect(page).toHaveURL(new RegExp(`/explore\\?model=${slug}$`))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${path}$`))

  const plain = await openPage({ javaScriptEnabled: false })
  await plain.goto(`/prices?q=${encodeURIComponent(name)}`)
  await plain.getByRole('main').getByRole('link', { name }).first().click()
  await expect(plain.getByRole('img', { name: /ر\.س/ }).first()).toBeVisible()

  allowStatus(404)
  await page.goto(`${path}/1960`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('لا أسعار هنا بعد')
})
