import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

const card = (page: Page) => page.getByRole('log').getByRole('button', { name: 'تسليم السيارة' })
const list = (page: Page) => page.getByRole('dialog', { name: 'تسليم السيارة' })
const item = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name })
const box = (page: Page, name: string) => list(page).getByRole('checkbox', { name })

async function givenAgreement(buyer: APIRequestContext, seller: APIRequestContext, carId: string): Promise<string> {
  const offer = await buyer.post(`/api/v1/cars/${carId}/offers`, { data: { id: randomUUID(), amount: 52_000 } })
  const { id, conversation_id } = await offer.json()
  const accepted = { data: { id: randomUUID(), answer: 'accepted' } }
  await expect(
    seller.post(`/api/v1/me/conversations/${conversation_id}/offers/${id}/answer`, accepted),
  ).resolves.toBeOK()
  return conversation_id
}

test('MSG-06 MSG-17 buyer and seller confirm what a hand-over needs, see each other’s part at once, and print the sheet', async ({
  page,
  openPage,
  buyer,
  seller,
  givenUser,
  givenAds,
  apiOf,
  allowStatus,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const office = await apiOf(seller)
  const conversation = await givenAgreement(await apiOf(buyer), office, carId)
  await page.setViewportSize({ width: 390, height: 844 })
  const other = await openPage()
  for (const [one, user] of [
    [page, buyer],
    [other, seller],
  ] as const) {
    await signIn(one, user)
    await one.goto(`/messages?conversation=${conversation}`)
    await expect(card(one)).toContainText('0 من 10')
    await card(one).click()
  }
  await expect(box(page, 'المبلغ ظاهر في تطبيق بنك البائع')).toHaveCount(0)
  await expect(item(page, 'السعر المتفق عليه يناسب')).toContainText(
    /أقل سعر .*500\sر\.س.*كما في .*أبشر.*1,000,000\sر\.س/,
  )

  await box(page, 'تأمين باسم المشتري').focus()
  await page.keyboard.press('Space')
  await expect(item(other, 'تأمين باسم المشتري')).toContainText(/المشتري: \d+ /)
  await Promise.all([box(page, 'السعر المتفق عليه يناسب').check(), box(other, 'السعر المتفق عليه يناسب').check()])
  for (const one of [page, other]) await expect(list(one).getByRole('status')).toContainText('2 من 10')
  await box(page, 'السعر المتفق عليه يناسب').uncheck()
  await expect(item(other, 'السعر المتفق عليه يناسب')).toContainText('المشتري: بانتظار التأكيد')

  const changes = /\/hand-over\/\w+$/
  await other.route(changes, (route) => route.abort())
  await box(other, 'المبلغ ظاهر').check()
  await expect(item(other, 'المبلغ ظاهر')).toContainText('لم يُحفظ بعد')
  await expect(list(other).getByRole('status')).toContainText('باقية على هذا الجهاز')
  await other.reload()
  await expect(card(other)).toContainText('لم يُحفظ بعد')
  await expect(item(page, 'المبلغ ظاهر')).toContainText('بانتظار التأكيد')
  await other.unroute(changes)
  await other.evaluate(() => dispatchEvent(new Event('online')))
  await expect(item(page, 'المبلغ ظاهر')).toContainText(/البائع: \d+ /)
  await lookAt(page, 'hand-over-list')

  await list(page).getByRole('link', { name: 'ورقة التسليم للطباعة' }).click()
  await page.getByLabel('اسمك في الورقة').fill('نواف بن عبدالله القحطاني')
  await page.getByRole('button', { name: 'حفظ الاسم' }).click()
  await expect(page.locator('.toast')).toContainText('حُفظ')
  const address = `/messages/${conversation}/hand-over`
  const response = await other.goto(address)
  expect(response?.headers()['cache-control']).toBe('private, no-store')
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(other.getByRole('article')).toContainText('نواف بن عبدالله القحطاني')
  await other.getByLabel('رقم اللوحة').fill('ح ط ب 1234')
  await expect(other.getByRole('article')).toContainText('ح ط ب 1234')
  await other.emulateMedia({ media: 'print' })
  await expect(other.getByRole('article')).toContainText('Agreed price')
  await expect(other.getByRole('article')).toContainText(/150.*As of \d+ \w+ 20\d\d/)
  await expect(other.getByRole('button', { name: 'طباعة' })).toBeHidden()
  await other.emulateMedia({ media: null })
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage(address, query))
    await lookAt(page, 'hand-over-sheet', lang)
  }

  await page.goto(`/messages?conversation=${conversation}&lang=ar`)
  await card(page).click()
  await expect(box(page, 'تأمين باسم المشتري')).toBeChecked()
  await expect(office.post(`/api/v1/me/conversations/${conversation}/block`)).resolves.toBeOK()
  await expect(list(page).getByRole('status')).toContainText('للاطلاع فقط')
  await expect(list(page).getByRole('checkbox')).toHaveCount(0)

  const stranger = await openPage()
  await signIn(stranger, await givenUser('غريب'))
  allowStatus(404)
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { level: 1 })).not.toContainText('ورقة')
})
