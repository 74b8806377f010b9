import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

const QUESTION = 'السلام عليكم، هل ما زالت متوفرة؟'
const history = (page: Page) => page.getByRole('log', { name: 'الرسائل' })
const bubble = (page: Page, text: string) => history(page).getByRole('article').filter({ hasText: text })

async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'اكتب رسالتك...' }).fill(text)
  await page.getByRole('button', { name: 'إرسال', exact: true }).click()
}

test('MSG-01 MSG-04 MSG-06 NAV-07 a buyer writes from the page of a car, the seller answers, and both see it without reloading', async ({
  page,
  openPage,
  buyer,
  seller,
  givenAds,
  givenUser,
  apiOf,
}) => {
  const [car_id = ''] = await givenAds(seller, 1)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, buyer)
  await page.goto(`/car/${car_id}`)
  await page.getByRole('main').getByRole('link', { name: 'راسل البائع' }).click()
  await expect(page.getByText('ابدأ المحادثة حول هذه السيارة')).toBeVisible()
  await write(page, QUESTION)
  await expect(page).toHaveURL(/\/messages\?conversation=/)
  await expect(bubble(page, QUESTION)).toContainText('أُرسلت')

  const office = await openPage()
  await signIn(office, seller)
  await office.goto('/messages')
  await expect(office.getByRole('banner').getByRole('link', { name: 'الرسائل: واحدة غير مقروءة' })).toBeVisible()
  const item = office.getByRole('listitem').filter({ hasText: buyer.name })
  await expect(item).toContainText('رسالة واحدة غير مقروءة')
  await item.getByRole('link').click()
  await expect(bubble(office, QUESTION)).toBeVisible()
  await expect(bubble(page, QUESTION)).toContainText('قُرئت')
  await expect(office.getByRole('banner').getByRole('link', { name: 'الرسائل', exact: true })).toBeVisible()
  await expect(item).not.toContainText('غير مقروءة')
  const field = office.getByRole('textbox', { name: 'اكتب رسالتك...' })
  await field.fill('نعم')
  await field.press('Shift+Enter')
  await field.pressSequentially('متى تراها؟')
  await field.press('Enter')
  await expect(bubble(page, 'متى تراها؟')).toBeVisible()

  const other = await givenUser('هند')
  const data = { id: randomUUID(), content: 'هل تقبل البدل؟' }
  await expect(await (await apiOf(other)).post(`/api/v1/cars/${car_id}/conversation`, { data })).toBeOK()
  await field.fill('لم يُرسل')
  await office.getByRole('link', { name: 'غير المقروءة' }).click()
  await office.getByRole('listitem').filter({ hasText: other.name }).getByRole('link').click()
  await expect(history(office).getByRole('article')).toHaveCount(1)
  await expect(bubble(office, 'هل تقبل البدل؟')).toBeVisible()
  await expect(field).toHaveValue('')
  for (const { lang, query } of LANGUAGES) {
    await office.goto(
      inLanguage(new URL(office.url()).pathname + new URL(office.url()).search.replace(/[?&]lang=\w+/, ''), query),
    )
    await lookAt(office, `messages-${lang}`)
  }
})

test('MSG-05 MSG-17 what is sent without a connection stays on the device, can be taken back, and is sent once', async ({
  page,
  buyer,
  seller,
  givenAds,
}) => {
  const [car_id = ''] = await givenAds(seller, 1)
  await signIn(page, buyer)
  await page.goto(`/messages?car=${car_id}`)
  await expect(page.getByRole('button', { name: 'إرسال', exact: true })).toHaveAttribute('aria-disabled', 'true')
  await write(page, QUESTION)
  await expect(bubble(page, QUESTION)).toContainText('أُرسلت')

  const sending = (url: URL) => url.pathname.endsWith('/messages') && url.pathname.includes('/api/v1/me/conversations/')
  await page.route(sending, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await write(page, 'كم آخر سعر؟')
  await expect(bubble(page, 'كم آخر سعر؟')).toContainText('بانتظار الاتصال')
  await write(page, 'سأتصل غدًا')
  await bubble(page, 'سأتصل غدًا').getByRole('button', { name: 'تعديل' }).click()
  await expect(bubble(page, 'سأتصل غدًا')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'اكتب رسالتك...' })).toHaveValue('سأتصل غدًا')
  await page.reload()
  await expect(bubble(page, 'كم آخر سعر؟')).toContainText('بانتظار الاتصال')
  await expect(page.getByRole('textbox', { name: 'اكتب رسالتك...' })).toHaveValue('سأتصل غدًا')

  await page.unroute(sending)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(bubble(page, 'كم آخر سعر؟')).toContainText('أُرسلت')
  await page.reload()
  await expect(history(page).getByRole('article')).toHaveCount(2)
})

test('MSG-18 who blocks the other is asked first, and takes it back', async ({ page, buyer, seller, givenAds }) => {
  const [car_id = ''] = await givenAds(seller, 1)
  await signIn(page, buyer)
  await page.goto(`/messages?car=${car_id}`)
  await write(page, QUESTION)
  await expect(bubble(page, QUESTION)).toContainText('أُرسلت')
  await page.getByRole('button', { name: 'خيارات المحادثة' }).click()
  await page.getByRole('menuitem', { name: 'حظر' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'حظر' }).click()
  await expect(page.getByText('حظرت هذا الشخص')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'اكتب رسالتك...' })).toHaveCount(0)
  await page.getByRole('button', { name: 'خيارات المحادثة' }).click()
  await page.getByRole('menuitem', { name: 'إلغاء الحظر' }).click()
  await expect(page.getByRole('textbox', { name: 'اكتب رسالتك...' })).toBeVisible()
})
