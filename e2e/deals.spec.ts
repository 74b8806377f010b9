import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

const bubble = (page: Page, text: string) =>
  page.getByRole('log', { name: 'الرسائل' }).getByRole('article').filter({ hasText: text })

/** Date in Riyadh. */
const dayAhead = (days: number): string => new Date(Date.now() + (days * 24 + 3) * 3_600_000).toISOString().slice(0, 10)

async function offer(page: Page, amount: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(amount)
  await dialog.getByRole('button', { name: 'إرسال العرض' }).click()
}

async function propose(page: Page, { days, place }: { days: readonly number[]; place: string }) {
  const open = page.getByRole('button', { name: 'اقترح موعد معاينة' })
  await open.dblclick()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'إرسال الاقتراح' }).click()
  await expect(form).toContainText('أدخل وقتًا واحدًا على الأقل')
  await form.getByLabel('الوقت 2').fill('2020-01-01T10:00')
  await expect(form.getByLabel('الوقت 2')).toHaveAccessibleDescription(/هذا الوقت مضى/)
  await form.getByLabel('الوقت 2').fill('')
  for (const [at, ahead] of days.entries()) await form.getByLabel(`الوقت ${at + 1}`).fill(`${dayAhead(ahead)}T17:30`)
  await form.getByLabel('المكان').fill(place)
  await form.getByRole('button', { name: 'إرسال الاقتراح' }).click()
  await expect(form).toHaveCount(0)
  await open.hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(form).toHaveCount(0)
}

test('MSG-06 MSG-17 a buyer offers a price, the seller counters, the buyer accepts, they agree when to meet, and the car is sold', async ({
  page,
  openPage,
  buyer,
  seller,
  givenAds,
  apiOf,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const office = await apiOf(seller)
  await expect(await office.put(`/api/v1/me/ads/${carId}/offer-floor`, { data: { floor: 51_337 } })).toBeOK()
  const { price } = await (await office.get(`/api/v1/cars/${carId}`)).json()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, buyer)
  await page.goto(`/messages?car=${carId}`)
  await page.getByRole('button', { name: 'قدّم عرض سعر' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await offer(page, String(price + 1))
  await expect(page.getByRole('dialog')).toContainText('أعلى من السعر المطلوب')
  await offer(page, '٥١٠٠٠')
  await expect(bubble(page, 'عرض سعر: 51,000')).toContainText('غير مقبول')
  await expect(page.getByRole('log')).toContainText('رد آلي: شكرًا على عرضك 51,000')
  await page.getByRole('button', { name: 'قدّم عرض سعر' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('52000')
  for (const _ of ['once', 'and again']) await page.keyboard.press('Enter')
  await expect(bubble(page, 'عرض سعر: 52,000')).toContainText('بانتظار الرد')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'اقترح موعد معاينة' })).toBeFocused()
  expect(await (await page.request.get(page.url())).text()).not.toMatch(/51,?337/)

  const other = await openPage()
  await signIn(other, seller)
  await other.goto('/messages')
  await other.getByRole('listitem').filter({ hasText: 'عرض سعر: 52,000' }).getByRole('link').click()
  await bubble(other, 'عرض سعر: 52,000').getByRole('button', { name: 'عرض مقابل' }).click()
  await offer(other, '55000')
  await expect(bubble(other, 'عرض سعر: 52,000')).toContainText('رُدّ عليه بعرض آخر')
  await expect(other.getByRole('log')).toBeFocused()
  await expect(bubble(page, 'عرض سعر: 52,000')).toContainText('رُدّ عليه بعرض آخر')
  const answers = /\/offers\/[^/]+\/answer$/
  await page.route(answers, (route) => route.abort())
  await bubble(page, 'عرض سعر: 55,000').getByRole('button', { name: 'قبول' }).dblclick()
  await expect(bubble(page, 'قبول العرض: 55,000')).toContainText('بانتظار الاتصال')
  await expect(bubble(page, 'عرض سعر: 55,000').getByRole('button', { name: 'اعتذار' })).toBeDisabled()
  await page.reload()
  await expect(bubble(page, 'قبول العرض: 55,000')).toContainText('بانتظار الاتصال')
  await page.unroute(answers)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(bubble(page, 'قبول العرض: 55,000')).toContainText('الخطوات التالية')
  await expect(bubble(page, 'قبول العرض: 55,000')).toHaveCount(1)
  await expect(bubble(other, 'عرض سعر: 55,000')).toContainText('مقبول')
  await expect(page.getByRole('button', { name: 'اقترح سعرًا آخر' })).toBeVisible()
  await page.getByRole('button', { name: 'تراجع عن القبول' }).click()
  await expect(bubble(other, 'تراجع عن قبول العرض: 55,000')).toBeVisible()
  await expect(bubble(other, 'الخطوات التالية')).toHaveCount(0)
  await bubble(page, 'عرض سعر: 55,000').getByRole('button', { name: 'قبول' }).click()
  await expect(bubble(other, 'الخطوات التالية')).toHaveCount(1)
  await propose(other, { days: [1], place: 'حي النخيل' })
  const first = (of: Page) => bubble(of, 'موعد معاينة: حي النخيل')
  const choice = first(page).getByRole('button', { name: '5:30' })
  const [inner, outer] = [await choice.boundingBox(), await first(page).boundingBox()]
  expect(inner?.width).toBeLessThan(outer?.width ?? 0)
  await choice.click()
  await first(page).getByRole('button', { name: 'إلغاء الموعد' }).click()
  await expect(first(other)).toContainText('أُلغي')
  await propose(other, { days: [1, 2], place: 'حي الملقا، الرياض' })
  const second = (of: Page) => bubble(of, 'موعد معاينة: حي الملقا')
  await second(page).getByRole('button', { name: '5:30' }).last().click()
  await expect(second(other)).toContainText('متفق عليه')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    second(page).getByRole('button', { name: 'أضف إلى التقويم' }).click(),
  ])
  const calendar = await readFile(await file.path(), 'utf8')
  expect(calendar).toContain(`DTSTART:${dayAhead(2).replaceAll('-', '')}T143000Z`)

  for (const { lang, query } of LANGUAGES) {
    const { pathname, search } = new URL(page.url())
    await page.goto(inLanguage(pathname + search.replace(/[?&]lang=\w+/, ''), query))
    await lookAt(page, 'deal', lang)
  }
  await bubble(other, 'قبول العرض: 55,000').getByRole('button', { name: 'بيعت السيارة' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'بيعت السيارة' }).click()
  await expect(other.getByRole('log').getByText('بيعت السيارة · أُلغي موعد المعاينة')).toBeVisible()
  await expect(page.getByRole('log').getByRole('article').filter({ hasText: 'Viewing: حي الملقا' })).toContainText(
    'Called off',
  )
})

test('MSG-06 MSG-17 of two opposite answers from two devices one counts; the other says why it was not sent, leads nowhere in vain, and blocks nothing', async ({
  page,
  openPage,
  buyer,
  seller,
  givenAds,
  apiOf,
  allowStatus,
}) => {
  allowStatus(409)
  const [carId = ''] = await givenAds(seller, 1)
  const client = await apiOf(buyer)
  const offered = await client.post(`/api/v1/cars/${carId}/offers`, { data: { id: randomUUID(), amount: 51_000 } })
  await expect(offered).toBeOK()
  const { conversation_id } = await offered.json()
  const other = await openPage()
  for (const one of [page, other]) {
    await signIn(one, seller)
    await one.goto(`/messages?conversation=${conversation_id}`)
  }
  const given = bubble(other, 'عرض سعر: 51,000')
  await expect(given).toContainText('بانتظار الرد')
  const answers = '**/api/v1/me/conversations/*/offers/*/**'
  await other.route(answers, (route) => route.abort())
  await given.getByRole('button', { name: 'اعتذار' }).click()
  await expect(bubble(other, 'اعتذار عن العرض')).toBeVisible()
  await bubble(page, 'عرض سعر: 51,000').getByRole('button', { name: 'قبول' }).click()
  await expect(bubble(page, 'قبول العرض')).toContainText('أُرسلت')
  await other.unroute(answers)
  await other.evaluate(() => dispatchEvent(new Event('online')))
  const refused = bubble(other, 'اعتذار عن العرض')
  await expect(refused).toContainText('لم تُرسل. سبق الرد على هذا العرض أو انتهى وقته. راجع آخر الرسائل.')
  await expect(refused.getByRole('button')).toHaveText(['إخفاء'])
  await expect(given).toContainText('مقبول')
  await expect(other.getByRole('button', { name: 'تراجع عن القبول' })).not.toHaveAttribute('aria-disabled', 'true')
  await refused.getByRole('button', { name: 'إخفاء' }).click()
  await expect(refused).toHaveCount(0)
})
