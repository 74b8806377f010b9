import type { Page } from '@playwright/test'
import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

const bubble = (page: Page, text: string) =>
  page.getByRole('log', { name: 'الرسائل' }).getByRole('article').filter({ hasText: text })

async function offer(page: Page, amount: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(amount)
  await dialog.getByRole('button', { name: 'إرسال العرض' }).click()
}

test('MSG-06 a buyer offers a price, the seller counters, the buyer accepts, and the seller marks the car as sold', async ({
  page,
  openPage,
  buyer,
  seller,
  givenAds,
  apiOf,
}) => {
  const [car_id = ''] = await givenAds(seller, 1)
  const office = await apiOf(seller)
  await expect(await office.put(`/api/v1/me/ads/${car_id}/offer-floor`, { data: { floor: 51_337 } })).toBeOK()
  const { price } = await (await office.get(`/api/v1/cars/${car_id}`)).json()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, buyer)
  await page.goto(`/messages?car=${car_id}`)
  await page.getByRole('button', { name: 'قدّم عرض سعر' }).click()
  await offer(page, String(price + 1))
  await expect(page.getByRole('dialog')).toContainText('أعلى من السعر المطلوب')
  await offer(page, '٥١٠٠٠')
  await expect(bubble(page, 'عرض سعر: 51,000')).toContainText('غير مقبول')
  await expect(page.getByRole('log')).toContainText('رد آلي: شكرًا على عرضك 51,000')
  await page.getByRole('button', { name: 'قدّم عرض سعر' }).click()
  await offer(page, '52000')
  await expect(bubble(page, 'عرض سعر: 52,000')).toContainText('بانتظار الرد')
  expect(await (await page.request.get(page.url())).text()).not.toMatch(/51,?337/)

  const other = await openPage()
  await signIn(other, seller)
  await other.goto('/messages')
  await other.getByRole('listitem').filter({ hasText: 'عرض سعر: 52,000' }).getByRole('link').click()
  await bubble(other, 'عرض سعر: 52,000').getByRole('button', { name: 'عرض مقابل' }).click()
  await offer(other, '55000')
  await expect(bubble(other, 'عرض سعر: 52,000')).toContainText('رُدّ عليه بعرض آخر')
  await expect(bubble(page, 'عرض سعر: 52,000')).toContainText('رُدّ عليه بعرض آخر')
  await bubble(page, 'عرض سعر: 55,000').getByRole('button', { name: 'قبول' }).click()
  await expect(bubble(page, 'قبول العرض: 55,000')).toContainText('الخطوات التالية')
  await expect(bubble(other, 'عرض سعر: 55,000')).toContainText('مقبول')
  for (const { lang, query } of LANGUAGES) {
    const { pathname, search } = new URL(page.url())
    await page.goto(inLanguage(pathname + search.replace(/[?&]lang=\w+/, ''), query))
    await lookAt(page, `deal-${lang}`)
  }
  await bubble(other, 'قبول العرض: 55,000').getByRole('button', { name: 'بيعت السيارة' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'بيعت السيارة' }).click()
  await expect(other.getByRole('log')).toContainText('بيعت السيارة')
})
