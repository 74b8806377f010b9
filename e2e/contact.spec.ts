import type { APIRequestContext, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { conversation_links, conversations } from '#server/platform/db/schema/index.ts'
import { hashOfToken, newLinkToken } from '#server/platform/link-token.ts'
import { decideByKey } from './decide-by-key.ts'
import { expect, expectSoon, inLanguage, LANGUAGES, signIn, test as base, type User } from './fixtures.ts'
import { makeLive, submitAd } from './live-ads.ts'
import { lookAt } from './look-at.ts'

// user agents of browsers, since views and contacts of bots are not counted
const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
const DESK = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

interface Fixtures {
  /** API client of the admin. */
  adminApi: APIRequestContext
  /** Adds a live ad of the seller, with all contact methods by default. */
  offer: (wanted?: Parameters<typeof submitAd>[1]) => Promise<string>
  contactsOf: (id: string) => Promise<number>
  /** The path of the link in a notification email about the messages of an ad, which is not really sent. */
  linkTo: (reader: User, carId: string) => Promise<string>
}

const test = base.extend<Fixtures>({
  adminApi: async ({ apiOf, admin }, use) => use(await apiOf(admin)),
  offer: async ({ apiOf, seller, adminApi, givenPictures }, use) => {
    const sellerApi = await apiOf(seller)
    const pictureIds = await givenPictures(seller, 2)
    await use(async (wanted) => {
      const id = await submitAd(sellerApi, {
        contact_methods: ['phone', 'whatsapp', 'email', 'message'],
        whatsapp_number: '0551234567',
        picture_ids: pictureIds,
        ...wanted,
      })
      await makeLive(adminApi, id)
      return id
    })
  },
  contactsOf: async ({ adminApi }, use) => {
    await use(async (id) => (await (await adminApi.get(`/api/v1/cars/${id}`)).json()).contact_count)
  },
  linkTo: async ({ siteData: { db } }, use) => {
    await use(async ({ id: userId }, carId) => {
      const [conversation] = await db.select().from(conversations).where(eq(conversations.car_id, carId))
      if (!conversation) throw new Error('No conversation')
      const token = newLinkToken()
      await db.insert(conversation_links).values({
        token_hash: hashOfToken(token),
        conversation_id: conversation.id,
        user_id: userId,
        from_seq: 1,
        to_seq: conversation.last_seq,
      })
      return `/answer/${token}`
    })
  },
})

test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 } })

const bar = (page: Page) => page.locator('.bottom-bar')
const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

test('EXPL-04 sellers see no contact and report buttons on their own ads', async ({ page, seller, offer }) => {
  const id = await offer()
  const ways = page.getByRole('button', { name: /إظهار الرقم|واتساب|بريد إلكتروني|الإبلاغ عن الإعلان/ })
  await page.goto(`/car/${id}`)
  await expect(ways).not.toHaveCount(0)
  await signIn(page, seller)
  await page.reload()
  await expect(page.getByText('هذا إعلانك.')).toBeVisible()
  await expect(ways).toHaveCount(0)
})

test('EXPL-04 the phone number is shown on request at the bottom of the screen, can be called, and counts once; to write, a visitor signs in and comes back', async ({
  page,
  offer,
  contactsOf,
}) => {
  const id = await offer()
  await page.goto(`/car/${id}`)
  expect(await page.content()).not.toContain('966501234567')
  await bar(page).getByRole('button', { name: 'إظهار الرقم' }).press('Enter')
  const call = bar(page).getByRole('link', { name: '+966 50 123 4567' })
  await expect(call).toHaveAttribute('href', 'tel:+966501234567')
  await expect(call).toBeFocused()
  // revealed by all contact buttons of the page
  await expect(page.getByRole('main').getByRole('link', { name: '+966 50 123 4567' })).toBeVisible()
  await expectSoon(() => contactsOf(id)).toBe(1)
  await page.reload()
  const asked = page.waitForResponse((response) => response.url().endsWith('/contact'))
  await page.getByRole('main').getByRole('button', { name: 'إظهار الرقم' }).click()
  expect((await asked).ok()).toBe(true)
  await expect(call).toBeVisible()
  expect(await contactsOf(id)).toBe(1)
  await page.getByRole('main').getByRole('link', { name: 'بريد إلكتروني' }).click()
  await expect(page).toHaveURL(`/auth?next=%2Fcar%2F${id}`)
})

test('EXPL-04 WhatsApp opens with a ready sentence that names the car @own-context', async ({
  page,
  context,
  offer,
}) => {
  const id = await offer()
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.goto(`/car/${id}`)
  const opened = context.waitForEvent('page')
  await bar(page).getByRole('button', { name: 'واتساب' }).click()
  const tab = await opened
  await tab.waitForURL('https://wa.me/**')
  const address = new URL(tab.url())
  expect(address.pathname).toBe('/966551234567')
  const origin = new URL(page.url()).origin
  expect(address.searchParams.get('text')).toBe(`السلام عليكم، هل ما زالت تويوتا كامري 2020 متوفرة؟ ${origin}/car/${id}`)
})

test('EXPL-04 the bottom bar has the contacts of the ad in one row that covers no focused element, in both languages', async ({
  page,
  offer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const ads = [await offer(), await offer({ contact_methods: ['phone', 'message'] })]
  for (const { query } of LANGUAGES) {
    for (const id of ads) {
      await page.goto(inLanguage(`/car/${id}`, query))
      const small = await bar(page).boundingBox()
      expect(small?.height).toBeLessThan(80)
      const report = page.getByRole('main').getByRole('button', { name: /الإبلاغ عن الإعلان|Report this ad/ })
      await page.keyboard.press('Tab')
      await report.focus()
      const focused = await report.boundingBox()
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(small?.y ?? 0)
      const place = await page.evaluate(() => scrollY)
      await bar(page).getByRole('button').first().focus()
      expect(await page.evaluate(() => scrollY)).toBe(place)
    }
  }
})

test('EXPL-04 a buyer’s email becomes part of the conversation, and the seller replies by link without signing in', async ({
  page,
  buyer,
  openPage,
  seller,
  apiOf,
  offer,
  contactsOf,
  linkTo,
}) => {
  const id = await offer()
  await signIn(page, buyer)
  await page.goto(`/car/${id}`)
  await page.getByRole('main').getByRole('button', { name: 'بريد إلكتروني' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'مراسلة البائع' })
  const message = dialog.getByLabel('رسالتك')
  await expect(message).toHaveValue('السلام عليكم، هل ما زالت تويوتا كامري 2020 متوفرة؟')
  await message.fill('')
  await dialog.getByRole('button', { name: 'إرسال' }).click()
  await expect(message).toHaveAttribute('aria-invalid', 'true')
  const question = `هل يمكنني رؤيتها غدًا؟ <b>${id}</b>`
  await message.fill(question)
  await dialog.getByRole('button', { name: 'إرسال' }).click()
  await toast(page, 'أُرسلت رسالتك')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: 'بريد إلكتروني' })).toBeFocused()
  await expectSoon(() => contactsOf(id)).toBe(1)

  const link = await linkTo(seller, id)
  const sellerApi = await apiOf(seller)
  const countUnread = async () => (await (await sellerApi.get('/api/v1/me/unread-messages')).json()).unread_count
  expect(await countUnread()).toBe(1)
  const answering = await openPage({ userAgent: DESK })
  const opened = await answering.goto(link)
  expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store' })
  await expect(answering.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(answering.getByText(question)).toBeVisible()
  await expectSoon(countUnread).toBe(0)
  expect(await answering.content()).not.toContain(buyer.email)
  await answering.getByLabel('ردّك').fill('نعم، أهلًا بك بعد صلاة العصر.')
  await answering.getByRole('button', { name: 'إرسال الرد' }).click()
  await expect(answering.getByRole('heading', { name: 'أُرسل ردّك' })).toBeVisible()

  // for signed-in users the link of the next email opens the conversation
  await page.goto(await linkTo(buyer, id))
  await expect(page).toHaveURL(/\/messages\?conversation=/)
  await expect(page.getByText('نعم، أهلًا بك بعد صلاة العصر.').last()).toBeVisible()
})

test('ADMIN-01 an ad is reported by keyboard, and one decision closes all its reports', async ({
  page,
  admin,
  openPage,
  adminApi,
  offer,
}) => {
  const id = await offer({ ad_title_ar: 'إعلان يُبلَّغ عنه كثيرًا' })
  await page.goto(`/car/${id}`)
  const report = page.getByRole('button', { name: 'الإبلاغ عن الإعلان' })
  await report.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'الإبلاغ عن الإعلان' })
  await expect(dialog.getByLabel('ما المشكلة؟')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('السعر أقل من نصف السوق')
  await page.keyboard.press('Enter')
  await toast(page, 'شكرًا لك، سننظر في الأمر')
  await expect(report).toBeFocused()

  const other = await openPage({ userAgent: DESK })
  const response = await other.request.post(`/api/v1/cars/${id}/reports`, { data: { reason: 'fraud', note: '' } })
  await expect(response).toBeOK()

  await signIn(page, admin)
  await page.goto(`/admin/reports?ad=${id}`)
  const reported = page.getByRole('article').filter({ has: page.locator(`a[href="/car/${id}"]`) })
  await expect(reported).toHaveCount(1)
  await expect(reported.getByText('بلاغان')).toBeVisible()
  await expect(reported.getByText('السعر غير حقيقي')).toBeVisible()
  await expect(reported.getByText('السعر أقل من نصف السوق')).toBeVisible()
  await expect(reported.getByText('أشتبه في احتيال')).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'الاختصارات' })
  await expect(help.getByText('إزالة الإعلان')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await decideByKey(page, 'r')
  const decision = page.getByRole('dialog', { name: 'إزالة الإعلان' })
  await expect(decision.getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(decision.getByText('اختر سببًا واحدًا على الأقل.')).toBeVisible()
  await page.keyboard.press('4')
  await expect(decision.getByRole('checkbox').nth(3)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText('أُزيل الإعلان وأُبلغ البائع بالسبب', { exact: true })).toBeVisible()
  await expect(reported).toHaveCount(0)
  const { items } = await (await adminApi.get('/api/v1/admin/reports')).json()
  expect(items.map(({ card }: { card: { id: string } }) => card.id)).not.toContain(id)
  expect((await (await adminApi.get(`/api/v1/admin/ads/${id}`)).json()).state).toBe('rejected')
})

test('ADMIN-01 on a phone a dialog with fields does not bring up the keyboard', async ({ openPage, offer }) => {
  const phone = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await phone.goto(`/car/${await offer()}`)
  await phone.getByRole('button', { name: 'الإبلاغ عن الإعلان' }).tap()
  await expect(phone.getByRole('dialog').getByRole('button', { name: 'إغلاق' })).toBeFocused()
})

test('EXPL-04 writing and answering fits every width in both languages, and axe finds nothing', async ({
  page,
  buyer,
  seller,
  offer,
  linkTo,
}) => {
  const id = await offer()
  await signIn(page, buyer)
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage(`/car/${id}`, query))
    await lookAt(page, 'car-contact', lang)
    await page
      .getByRole('button', { name: /^(?:بريد إلكتروني|Email)$/ })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
    await lookAt(page, 'email-dialog', lang)
  }
  const data = {
    id: randomUUID(),
    content: `رسالة طويلة ${'جدًا '.repeat(80)}\n\nLong word: ${'x'.repeat(200)} ${id}`,
  }
  await expect(await page.request.post(`/api/v1/cars/${id}/conversation`, { data })).toBeOK()
  await page.context().clearCookies()
  for (const { lang } of LANGUAGES) {
    await page.goto(`${await linkTo(seller, id)}?lang=${lang}`)
    await lookAt(page, 'answer', lang)
    await page.goto(`/answer/no-such-link?lang=${lang}`)
    await expect(page.getByText(/90 يومًا من آخر رسالة|90 days after the last message/)).toBeVisible()
    await lookAt(page, 'answer-too-old', lang)
  }
})

test('ADMIN-01 reports fit every width in both languages, and axe finds nothing', async ({
  page,
  admin,
  adminApi,
  offer,
}) => {
  const id = await offer()
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage(`/car/${id}`, query))
    await page.getByRole('button', { name: /الإبلاغ عن الإعلان|Report this ad/ }).click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
    await lookAt(page, 'report', lang)
  }
  const data = { reason: 'other', note: 'https://example.com/'.padEnd(200, 'x') }
  await expect(await page.request.post(`/api/v1/cars/${id}/reports`, { data })).toBeOK()
  await signIn(page, admin)
  for (const { lang } of LANGUAGES) {
    await page.goto(`/admin/reports?ad=${id}&lang=${lang}`)
    const reported = page.getByRole('article').filter({ has: page.locator(`a[href^="/car/${id}"]`) })
    await expect(reported).toBeVisible()
    await lookAt(page, 'admin-reports', lang)
    await page.getByRole('button', { name: /إزالة الإعلان|Remove the ad/ }).click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
    await lookAt(page, 'take-down', lang)
  }
  await expect(await adminApi.post(`/api/v1/admin/reports/${id}/dismiss`, { data: {} })).toBeOK()
})
