import { randomUUID } from 'node:crypto'
import { expect, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { untilLoaded } from './until-loaded.ts'

test.use({ allowedStatuses: [410] })

test('EXPL-04 a family votes and writes by a link without an account, and the owner sees it and ends the link', async ({
  page,
  openPage,
  buyer,
  seller,
  givenAds,
}) => {
  const cars = await givenAds(seller, 2)
  await page.goto(`/shortlists?car=${cars.join('&car=')}`)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await signIn(page, buyer)
  await page.reload()
  await page.getByLabel('الاسم').fill('سيارة العائلة')
  await page.getByRole('button', { name: 'أنشئ القائمة' }).click()
  await page.getByRole('button', { name: 'أنشئ الرابط' }).click()
  const link = (await page.getByRole('link', { name: 'افتحها كما يراها أهلك' }).getAttribute('href')) ?? ''

  const family = await openPage()
  await family.goto(link)
  const first = family
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: family.getByRole('group') })
    .first()
  await first.getByRole('button', { name: /^مع / }).click()
  await expect(first.getByRole('button', { name: /^مع 1: / })).toHaveAttribute('aria-pressed', 'true')
  await first.getByRole('button', { name: 'اكتب ملاحظة' }).click()
  await first.getByLabel('اسمك كما يراه الآخرون').fill('أم فهد')
  await first.getByLabel('الملاحظة').fill('واسعة وتكفينا')
  await family.route('**/notes/*', (route) => route.abort())
  await first.getByRole('button', { name: 'احفظ الملاحظة' }).click()
  await expect(first.getByText('لم تُحفظ بعد')).toBeVisible()
  await family.unroute('**/notes/*')
  await family.reload()
  await expect(first.getByLabel('الملاحظة')).toHaveValue('واسعة وتكفينا')
  await first.getByLabel('اسمك كما يراه الآخرون').fill('أم فهد')
  await first.getByRole('button', { name: 'احفظ الملاحظة' }).click()
  await expect(first.getByRole('button', { name: 'عدّل' })).toBeVisible()
  await lookAt(family, 'shortlist-shared')
  // as if the page had been left before the answer to a note came
  const second = family
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: family.getByRole('group') })
    .nth(1)
  await second.getByRole('button', { name: 'اكتب ملاحظة' }).click()
  await second.getByLabel('الملاحظة').fill('صغيرة علينا')
  await family.route('**/notes/*', async (route) => {
    await route.fetch()
    await family.unroute('**/notes/*')
    await family.reload()
  })
  await second.getByRole('button', { name: 'احفظ الملاحظة' }).click()
  await expect(second.getByRole('button', { name: 'عدّل' })).toBeVisible()
  await expect(second.getByLabel('الملاحظة')).toHaveCount(0)
  await second.getByRole('button', { name: 'اكتب ملاحظة' }).click()
  await expect(second.getByLabel('الملاحظة')).toHaveValue('')
  await second.getByRole('button', { name: 'احذف' }).click()
  await expect(second.getByRole('button', { name: 'عدّل' })).toHaveCount(0)
  await family.goto(`${link}?lang=en`)
  await lookAt(family, 'shortlist-shared-en', 'en')
  await family.goto(`${link}?lang=ar`)

  await family.getByRole('link', { name: /أبلغنا$/ }).press('Enter')
  await expect(family.getByLabel('رسالتك')).toHaveValue(new RegExp(`${link}\\n$`))
  await family.goBack()

  await page.reload()
  await expect(page.getByText('مع: ⁨أم فهد⁩')).toBeVisible()
  await lookAt(page, 'shortlist-own')
  const own = new URL(page.url()).pathname
  await page.goto(`${own}?lang=en`)
  await lookAt(page, 'shortlist-own-en', 'en')
  await page.goto(`${own}?lang=ar`)
  await page.getByRole('button', { name: 'أزل ملاحظة أم فهد' }).click()
  await expect(page.getByRole('button', { name: 'أزل ملاحظة أم فهد' })).toHaveCount(0)
  await page.getByRole('button', { name: 'أنهِ الرابط' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'أنهِ الرابط' }).click()
  await expect(page.getByRole('button', { name: 'أنشئ الرابط' })).toBeVisible()
  await first.getByRole('button', { name: /^ضد / }).click()
  await expect(family.getByRole('heading', { name: 'لم يعد هذا الرابط يعمل' })).toBeVisible()
})

test('EXPL-04 a vote without a connection is taken back and says so, however early it is made @own-context', async ({
  page,
  apiOf,
  buyer,
  seller,
  givenAds,
}) => {
  const path = `/api/v1/me/shortlists/${randomUUID()}`
  const api = await apiOf(buyer)
  const data = { name: 'سيارة العائلة', car_ids: await givenAds(seller, 1) }
  await expect(await api.put(path, { data })).toBeOK()
  const { link } = await (await api.put(`${path}/link`, { data: {} })).json()
  const code = [/\/assets\/api-client-/, /\/assets\/open-toast-/].map((file) => page.waitForResponse(file))
  await page.goto(link)
  for (const one of code) await untilLoaded(page, one)
  await page.context().setOffline(true)
  const vote = page.getByRole('button', { name: /^مع / })
  await vote.click()
  await expect(page.locator('.toast')).toContainText('لم يُحفظ صوتك.')
  await expect(vote).toHaveAttribute('aria-pressed', 'false')
  await page.context().setOffline(false)
  await vote.click()
  await expect(page.getByRole('button', { name: /^مع 1: / })).toHaveAttribute('aria-pressed', 'true')
})
