import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { collectAnnouncements } from './announcements.ts'
import { chooseOnCard } from './card-menu.ts'
import { expect, expectSoon, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { passTimeUntil } from './pass-time.ts'
import { pictureFile } from './picture-file.ts'

const QUESTION = 'السلام عليكم، هل ما زالت متوفرة؟'
const history = (page: Page) => page.getByRole('log', { name: 'الرسائل' })
const bubble = (page: Page, text: string) => history(page).getByRole('article').filter({ hasText: text })

const widthOf = (image: Locator) =>
  image.evaluate((one) => (one instanceof HTMLImageElement && one.complete ? one.naturalWidth : 0))

/** Number of unsent messages whose pictures are stored on the device. */
const storedChoices = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction('keyval').objectStore('keyval').getAllKeys()
          asked.addEventListener('success', () =>
            resolve(asked.result.filter((key) => String(key).startsWith('messages-chosen')).length),
          )
        })
      }),
  )

/** Opens pages with a wrong clock. */
const misdate = (page: Page, hours: number) =>
  page.addInitScript((wrongMs) => {
    const Right = Date
    globalThis.Date = class extends Right {
      constructor(...given: [string]) {
        super(...(given.length ? given : ([Right.now() + wrongMs] as unknown as [string])))
      }
      static override now = () => Right.now() + wrongMs
    } as DateConstructor
  }, hours * 3_600_000)

const sendMessage = (api: APIRequestContext, path: string, content: string) =>
  api.post(`/api/v1/${path}`, { data: { id: randomUUID(), content } })
const answer = (api: APIRequestContext, conversationId: string, content: string) =>
  sendMessage(api, `me/conversations/${conversationId}/messages`, content)

/** Resolves when a page, not yet opened, has joined a conversation: before that nobody is told who is typing. */
const joined = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      // the answer to joining, without a refusal
      socket.on('framereceived', ({ payload }) => /^43\d+\[null\]$/.test(String(payload)) && resolve()),
    )
  })

/** Begins the conversation of a buyer about a car. @returns its id */
async function begin(api: APIRequestContext, carId: string, content = QUESTION): Promise<string> {
  const begun = await sendMessage(api, `cars/${carId}/conversation`, content)
  await expect(begun).toBeOK()
  return ((await begun.json()) as { conversation_id: string }).conversation_id
}

async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'اكتب رسالتك...' }).fill(text)
  await page.getByRole('button', { name: 'إرسال', exact: true }).click()
}

test('MSG-01 MSG-04 MSG-06 MSG-09 NAV-07 a buyer writes from the page of a car, the seller answers, and both see it without reloading, whatever their clocks say @own-context', async ({
  page,
  openPage,
  buyer,
  seller,
  givenAds,
  givenUser,
  apiOf,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  await misdate(page, 2)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, buyer)
  const buyerJoined = joined(page)
  await page.goto(`/car/${carId}`)
  await page.getByRole('main').getByRole('link', { name: 'راسل البائع' }).click()
  await expect(page.getByText('ابدأ المحادثة حول هذه السيارة')).toBeVisible()
  const asked = page.getByRole('textbox', { name: 'اكتب رسالتك...' })
  await asked.fill(QUESTION)
  await asked.press('Enter')
  await expect(page).toHaveURL(/\/messages\?conversation=/)
  await expect(bubble(page, QUESTION)).toContainText('أُرسلت')
  await expect(asked).toBeFocused()

  const office = await openPage()
  await misdate(office, -2)
  await signIn(office, seller)
  const sellerJoined = joined(office)
  await office.goto('/messages')
  await expect(office.getByRole('banner').getByRole('link', { name: 'الرسائل: 1 غير مقروءة' })).toBeVisible()
  const item = office.getByRole('listitem').filter({ hasText: buyer.name })
  await expect(item).toContainText('رسالة واحدة غير مقروءة')
  await item.getByRole('link').click()
  await expect(bubble(office, QUESTION)).toBeVisible()
  await expect(bubble(page, QUESTION)).toContainText('قُرئت')
  await expect(office.getByRole('banner').getByRole('link', { name: 'الرسائل', exact: true })).toBeVisible()
  await expect(item).not.toContainText('غير مقروءة')
  const field = office.getByRole('textbox', { name: 'اكتب رسالتك...' })
  await Promise.all([buyerJoined, sellerJoined])
  await field.fill('نعم')
  await field.press('Shift+Enter')
  await field.pressSequentially('متى تراها؟')
  await expect(page.getByText('يكتب…')).toBeVisible()
  await field.press('Enter')
  await expect(bubble(page, 'متى تراها؟')).toBeVisible()
  await expect(page.getByText('يكتب…')).toBeHidden()

  await page.getByRole('link', { name: 'العودة إلى المحادثات' }).press('Enter')
  const opened = page.getByRole('listitem').filter({ hasText: 'متى تراها؟' }).getByRole('link')
  await expect(opened).toBeFocused()
  await opened.press('Enter')
  await expect(page.getByRole('heading', { name: 'تويوتا كامري' })).toBeFocused()

  const other = await givenUser('هند')
  await begin(await apiOf(other), carId, 'هل تقبل البدل؟')
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
    await lookAt(office, 'messages', lang)
  }
})

test('MSG-05 MSG-17 messages sent without a connection stay on the device, can be withdrawn, and are sent once, pictures too', async ({
  page,
  openPage,
  buyer,
  seller,
  givenAds,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  await signIn(page, buyer)
  await page.goto(`/messages?car=${carId}`)
  await expect(page.getByRole('button', { name: 'إرسال', exact: true })).toHaveAttribute('aria-disabled', 'true')
  await write(page, QUESTION)
  await expect(bubble(page, QUESTION)).toContainText('أُرسلت')

  await page.getByRole('button', { name: 'جملي الجاهزة' }).click()
  const replies = page.getByRole('dialog', { name: 'جملي الجاهزة' })
  await replies.getByRole('textbox', { name: 'الجملة 1' }).fill('أقدر أمرّ عليك العصر؟')
  await replies.getByRole('button', { name: 'أضف جملة' }).click()
  await replies.getByRole('textbox', { name: 'الجملة 2' }).fill('وين مكانك؟')
  await replies.getByRole('button', { name: 'قدّم الجملة 2' }).click()
  await replies.getByRole('button', { name: 'حفظ' }).click()
  await expect(replies).toHaveCount(0)
  const chips = page.getByRole('list', { name: 'جمل جاهزة' }).getByRole('button')
  await expect(chips.nth(1)).toHaveText('أقدر أمرّ عليك العصر؟')
  await chips.first().click()
  await expect(page.getByRole('textbox', { name: 'اكتب رسالتك...' })).toHaveValue('وين مكانك؟')

  const sending = ({ pathname }: URL) => /\/api\/v1\/(me\/conversations\/.*|uploads)\/messages/.test(pathname)
  await page.route(sending, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await write(page, 'كم آخر سعر؟')
  await expect(bubble(page, 'كم آخر سعر؟')).toContainText('بانتظار الاتصال')
  const chosen = page.getByRole('list', { name: 'صور هذه الرسالة' }).getByRole('img')
  await page.getByLabel('أضف صورًا').setInputFiles([await pictureFile(), await pictureFile()])
  await expect(chosen).toHaveCount(2)
  await expectSoon(() => storedChoices(page)).toBe(1)
  await page.reload()
  await expect(chosen).toHaveCount(2)
  await expectSoon(() => widthOf(chosen.first())).toBe(800)
  await page.getByRole('button', { name: 'احذف الصورة 1' }).click()
  await expect(chosen).toHaveCount(1)
  await write(page, 'وهذا الخدش')
  await expect(chosen).toHaveCount(0)
  await expectSoon(() => storedChoices(page)).toBe(0)
  await page.getByLabel('أضف صورًا').setInputFiles(await Promise.all([1, 2, 3, 4].map(() => pictureFile())))
  await expect(chosen).toHaveCount(4)
  await bubble(page, 'وهذا الخدش').getByRole('button', { name: 'تعديل' }).click()
  await expect(page.locator('.toast')).toContainText('الحد الأعلى 4 صور في الرسالة.')
  // above what is read and typed
  const toast = (await page.locator('.toast').boundingBox())!
  expect(toast.y + toast.height).toBeLessThan((await history(page).boundingBox())!.y)
  await expect(bubble(page, 'وهذا الخدش')).toHaveCount(1)
  await expect(chosen).toHaveCount(4)
  for (const left of [3, 2, 1, 0]) {
    await page.getByRole('button', { name: 'احذف الصورة 1' }).click()
    await expect(chosen).toHaveCount(left)
  }
  await expectSoon(() => storedChoices(page)).toBe(0)
  await write(page, 'سأتصل غدًا')
  await bubble(page, 'سأتصل غدًا').getByRole('button', { name: 'تعديل' }).click()
  await expect(bubble(page, 'سأتصل غدًا')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'اكتب رسالتك...' })).toHaveValue('سأتصل غدًا')
  await page.reload()
  await expect(bubble(page, 'كم آخر سعر؟')).toContainText('بانتظار الاتصال')
  await expect(page.getByRole('textbox', { name: 'اكتب رسالتك...' })).toHaveValue('سأتصل غدًا')
  const picture = bubble(page, 'وهذا الخدش').getByRole('img')
  await expectSoon(() => widthOf(picture)).toBe(800)

  await page.unroute(sending)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(bubble(page, 'كم آخر سعر؟')).toContainText('أُرسلت')
  await expect(bubble(page, 'وهذا الخدش')).toContainText('أُرسلت')
  await page.reload()
  await expect(history(page).getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('img', { name: 'صورتك' })).toHaveCount(1)

  const office = await openPage()
  await signIn(office, seller)
  await office.goto('/messages')
  const item = office.getByRole('listitem').filter({ hasText: buyer.name })
  await expect(item).toContainText(/صورة: .?وهذا الخدش/)
  await item.getByRole('link').click()
  const received = history(office).getByRole('img', { name: `صورة من ${buyer.name}` })
  await expect(received).toHaveCount(1)
  await expectSoon(() => widthOf(received)).toBe(640)
  await received.click()
  const viewer = office.getByRole('dialog')
  await expectSoon(() => widthOf(viewer.getByRole('img'))).toBe(800)
  await expect(viewer.getByRole('button', { name: 'تكبير' })).toBeVisible()
  await office.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

test('MSG-01 MSG-17 the first message stays in sight while its conversation is loaded', async ({
  page,
  buyer,
  seller,
  givenAds,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  await signIn(page, buyer)
  await page.goto(`/messages?car=${carId}`)
  let load = () => {}
  const mayLoad = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/messages.data*', async (route) => {
    await mayLoad
    await route.continue()
  })
  await page.getByRole('textbox', { name: 'اكتب رسالتك...' }).fill('هل تقبل المبادلة؟')
  await page.keyboard.press('Enter')
  const own = page.locator('article.message-own')
  await expect(own).toContainText('أُرسلت')
  await expect(own).toContainText('هل تقبل المبادلة؟')
  await expect(page).toHaveURL(/car=/)
  load()
  await expect(page).toHaveURL(/conversation=/)
  await expect(own).toHaveCount(1)
  await expect(own).toContainText('هل تقبل المبادلة؟')
})

test('MSG-01 the address becomes that of the conversation, also if the page has loaded it before the first message is answered', async ({
  page,
  buyer,
  seller,
  givenAds,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  await signIn(page, buyer)
  await page.goto(`/messages?car=${carId}`)
  const mayAnswer = Promise.withResolvers<void>()
  await page.route('**/api/v1/cars/*/conversation', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    await mayAnswer.promise
    return route.fulfill({ response })
  })
  await write(page, 'هل تقبل المبادلة؟')
  // known by the socket
  await expect(page.getByRole('button', { name: 'خيارات المحادثة' })).toBeVisible()
  await expect(page).toHaveURL(/car=/)
  mayAnswer.resolve()
  await expect(page).toHaveURL(/conversation=/)
  await expect(bubble(page, 'هل تقبل المبادلة؟')).toHaveCount(1)
})

test('MSG-17 a text is restored if the page is closed before the device has stored it', async ({
  page,
  buyer,
  seller,
  givenAds,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  await signIn(page, buyer)
  await page.goto(`/messages?car=${carId}`)
  const field = page.getByRole('textbox', { name: 'اكتب رسالتك...' })
  await page.evaluate(() => {
    // a request without a response
    IDBObjectStore.prototype.get = () => ({}) as IDBRequest
  })
  await field.fill(QUESTION)
  await field.press('Enter')
  await expect(field).toHaveValue('')
  await page.reload()
  await expect(field).toHaveValue(QUESTION)
  await field.press('Enter')
  await expect(bubble(page, QUESTION)).toContainText('أُرسلت')
  await page.reload()
  await expect(bubble(page, QUESTION)).toHaveCount(1)
  await expect(field).toHaveValue('')
})

test('MSG-04 messages that arrive while a dialog covers them, another window has the focus or the list is scrolled up stay unread until they are visible', async ({
  page,
  buyer,
  seller,
  givenAds,
  apiOf,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const [asBuyer, asSeller] = [await apiOf(buyer), await apiOf(seller)]
  const conversationId = await begin(asBuyer, carId)
  for (let line = 0; line < 52; line += 1) await answer(asSeller, conversationId, `سطر ${line}!`)
  const unread = async () => (await (await asBuyer.get('/api/v1/me/unread-messages')).json()).unread_count as number
  let marks = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(`${conversationId}/read`)) marks += 1
  })
  await signIn(page, buyer)
  await page.goto(`/messages?conversation=${conversationId}`)
  await expectSoon(unread).toBe(0)
  // the first unread message is older than the loaded ones
  await history(page).evaluate((list) => list.scrollTo({ top: -list.scrollHeight }))
  const divided = page.locator('.message-row', { hasText: 'رسائل غير مقروءة' })
  await expect(divided).toContainText('سطر 0!')
  await expect(divided).toHaveCount(1)
  await history(page).evaluate((list) => list.scrollTo({ top: 0 }))
  /** Expects that a message arrives and is not marked as read. */
  const comesUnread = async (text: string) => {
    const before = marks
    await answer(asSeller, conversationId, text)
    await expect(page.locator('article', { hasText: text })).toBeAttached()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect([marks - before, await unread()], text).toEqual([0, 1])
  }

  await page.getByRole('button', { name: 'جملي الجاهزة' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await comesUnread('خلف النافذة')
  await page.keyboard.press('Escape')
  await expectSoon(unread).toBe(0)

  await page.evaluate(() => Object.assign(document, { hasFocus: () => false }))
  await comesUnread('في نافذة أخرى')
  await page.evaluate(() => {
    Object.assign(document, { hasFocus: () => true })
    dispatchEvent(new Event('focus'))
  })
  await expectSoon(unread).toBe(0)

  await bubble(page, 'سطر 30!').scrollIntoViewIfNeeded()
  const place = () => bubble(page, 'سطر 30!').evaluate((one) => Math.round(one.getBoundingClientRect().top))
  // messages get their final height when they are near the viewport
  const places: number[] = []
  await expectSoon(async () => places.push(await place()) > 3 && new Set(places.slice(-3)).size === 1).toBe(true)
  const before = places.at(-1)
  await comesUnread('تحت')
  expect(await place()).toBe(before)
  await page.getByRole('button', { name: 'رسائل جديدة' }).click()
  await expectSoon(unread).toBe(0)
  await expect(history(page)).toBeFocused()
  await expect(bubble(page, 'تحت')).toBeInViewport()

  const once = marks
  await write(page, 'شكرًا لك')
  await expect(bubble(page, 'شكرًا لك')).toContainText('أُرسلت')
  expect(marks).toBe(once)
})

test('MSG-18 a message that resembles fraud shows a warning with the reason, and sending a requested code asks for confirmation', async ({
  page,
  buyer,
  seller,
  givenAds,
  apiOf,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const conversationId = await begin(await apiOf(buyer), carId)
  await answer(await apiOf(seller), conversationId, 'نعم. ارسل لي الكود اللي وصلك عشان أحجزها لك')
  await signIn(page, buyer)
  await page.goto(`/messages?conversation=${conversationId}`)
  const warning = bubble(page, 'ارسل لي الكود').getByRole('region', { name: 'انتبه لهذه الرسالة' })
  await expect(warning).toContainText(/«.?ارسل لي الكود.?»/)
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage(`/messages?conversation=${conversationId}`, query))
    await lookAt(page, 'scam', lang)
  }
  await page.goto(`/messages?conversation=${conversationId}&lang=ar`)
  const field = page.getByRole('textbox', { name: 'اكتب رسالتك...' })
  await field.fill('482913')
  await field.press('Enter')
  await page.getByRole('dialog', { name: 'هل هذا رمز وصلك؟' }).getByRole('button', { name: 'لا ترسله' }).click()
  await expect(field).toHaveValue('482913')
  await expect(history(page).getByRole('article')).toHaveCount(2)
  await warning.getByRole('button', { name: 'ليست احتيالًا' }).click()
  await expect(warning).toBeHidden()
  await page.reload()
  await expect(bubble(page, 'ارسل لي الكود')).toBeVisible()
  await expect(warning).toBeHidden()
})

test('MSG-18 ADMIN-02 a person blocks another one and undoes it, reports the conversation, and an admin reads it and warns by keyboard', async ({
  page,
  openPage,
  buyer,
  seller,
  admin,
  givenAds,
  apiOf,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const conversationId = await begin(await apiOf(buyer), carId)
  const threat = `حوّل العربون الآن ${conversationId}`
  await answer(await apiOf(seller), conversationId, threat)
  await signIn(page, buyer)
  await page.goto(`/messages?conversation=${conversationId}`)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'خيارات المحادثة' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  const field = page.getByRole('textbox', { name: 'اكتب رسالتك...' })
  await choose('حظر')
  await page.getByRole('dialog').getByRole('button', { name: 'حظر' }).click()
  await expect(page.getByText('حظرت هذا الشخص')).toBeVisible()
  await expect(field).toHaveCount(0)
  await choose('إلغاء الحظر')
  await expect(field).toBeVisible()
  await choose('إبلاغ')
  const dialog = page.getByRole('dialog', { name: 'الإبلاغ عن هذا الشخص' })
  await dialog.getByLabel('أخبرنا بالمزيد').fill('يطلب عربونًا قبل المعاينة')
  await dialog.getByRole('checkbox', { name: 'احظر هذا الشخص أيضًا' }).check()
  await dialog.getByRole('button', { name: 'إرسال البلاغ' }).click()
  await expect(page.getByText('حظرت هذا الشخص')).toBeVisible()

  const office = await openPage()
  await signIn(office, admin)
  const { items } = (await (
    await apiOf(admin)
  )
    .get('/api/v1/admin/conversation-reports')
    .then((got) => got.json())) as {
    items: { id: string; conversation_id: string }[]
  }
  const report = items.find((one) => one.conversation_id === conversationId)
  for (const { lang, query } of LANGUAGES) {
    await office.goto(inLanguage(`/admin/reports?view=conversations&report=${report?.id}`, query))
    await lookAt(office, 'conversation-report', lang)
  }
  await office.goto(`/admin/reports?view=conversations&report=${report?.id}&lang=ar`)
  await expect(office.getByText('يطلب عربونًا قبل المعاينة')).toBeVisible()
  await expect(office.getByText(threat)).toBeVisible()
  await expect(async () => {
    await office.keyboard.press('w')
    await expect(office.getByRole('dialog', { name: 'إنذار' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await office.getByRole('dialog', { name: 'إنذار' }).getByRole('textbox').fill('لا تطلب عربونًا قبل المعاينة')
  await office.keyboard.press('Tab')
  await office.keyboard.press('Enter')
  await expect(office.getByText(threat)).toBeHidden()
  await expect(office.getByText(`أُنذر \u2068${seller.name}`)).toBeVisible()
})

test('MSG-18 a user who has begun many conversations is told when the next one can be sent', async ({
  page,
  buyer,
  seller,
  givenAds,
  allowStatus,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  await signIn(page, buyer)
  await page.goto(`/messages?car=${carId}`)
  const sending = '**/api/v1/cars/*/conversation'
  const json = { defined: true, code: 'TOO_MANY_ATTEMPTS', status: 429, message: '', data: { wait_seconds: 3000 } }
  allowStatus(429)
  await page.route(sending, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 429, json }) : route.continue(),
  )
  await write(page, QUESTION)
  await expect(bubble(page, QUESTION)).toContainText('محادثات جديدة كثيرة، تُرسل خلال ساعة')
  await page.unroute(sending)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(bubble(page, QUESTION)).toContainText('أُرسلت')
})

test('MSG-03 on a desktop the conversations scroll beside the open one, whose title has the focus', async ({
  page,
  buyer,
  seller,
  givenAds,
  givenUser,
  apiOf,
}) => {
  const ads = await givenAds(seller, 14)
  const [one, other] = [await apiOf(buyer), await apiOf(await givenUser('هند'))]
  for (const [at, carId] of ads.entries()) await begin(at % 2 ? one : other, carId)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, seller)
  await page.goto('/messages')
  const conversations = page.locator('.conversation')
  await expect(conversations).toHaveCount(14)
  await conversations.last().click()
  await expect(page.locator('#thread')).toBeFocused()
  await expect(conversations.last()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('textbox', { name: 'اكتب رسالتك...' })).toBeInViewport()
  // opened by its URL
  await page.reload()
  await expect(conversations.last()).toBeInViewport({ ratio: 0.5 })
})

test('MSG-11 MSG-12 without a socket messages are polled, a banner says so, and its button reconnects @own-context', async ({
  page,
  buyer,
  seller,
  givenAds,
  apiOf,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const [asBuyer, asSeller] = [await apiOf(buyer), await apiOf(seller)]
  const conversationId = await begin(asBuyer, carId)
  let isBroken = true
  let sockets = 0
  await page.routeWebSocket(/\/realtime\//, (socket) => {
    sockets += 1
    if (isBroken) void socket.close()
    else socket.connectToServer()
  })
  await signIn(page, buyer)
  await page.clock.install()
  await page.goto(`/messages?conversation=${conversationId}`)
  const banner = page.getByText('التحديث المباشر متوقف')
  await passTimeUntil(page, () => banner.isVisible())
  expect(sockets).toBe(4)
  await answer(asSeller, conversationId, 'نعم، متوفرة')
  await expect(bubble(page, 'نعم، متوفرة')).toBeVisible()

  isBroken = false
  await page.getByRole('button', { name: 'إعادة الاتصال' }).click()
  await expect(banner).toBeHidden()
  await expectSoon(() => sockets).toBe(5)
  await answer(asSeller, conversationId, 'تفضل اليوم')
  await expect(bubble(page, 'تفضل اليوم')).toBeVisible()
})

test('MSG-13 MSG-17 without a socket waiting messages are sent from any page once the connection is back, and a new message is shown as a card @own-context', async ({
  page,
  buyer,
  seller,
  givenAds,
  apiOf,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const conversationId = await begin(await apiOf(buyer), carId)
  const asSeller = await apiOf(seller)
  await page.routeWebSocket(/\/realtime\//, (socket) => void socket.close())
  await signIn(page, buyer)
  await page.clock.install()
  await page.goto(`/messages?conversation=${conversationId}`)
  const sending = `**/api/v1/me/conversations/${conversationId}/messages`
  await page.route(sending, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await write(page, 'متى أراها؟')
  await expect(bubble(page, 'متى أراها؟')).toContainText('بانتظار الاتصال')
  await page.goto('/favorites')
  await page.unroute(sending)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const received = async () =>
    (await (await asSeller.get(`/api/v1/me/conversations/${conversationId}/messages`)).json()).items.length
  await expectSoon(received).toBe(2)

  await answer(asSeller, conversationId, 'تفضل اليوم')
  const card = page.getByRole('link', { name: 'رسالة جديدة من' })
  // the number of unread messages is asked for every thirty seconds
  await page.clock.fastForward(30_000)
  await passTimeUntil(page, () => card.filter({ hasText: 'تفضل اليوم' }).isVisible())
})

test('MSG-13 MSG-14 a new message is announced once, in the tab that shows most of it, with a sound @own-context', async ({
  page,
  openTab,
  buyer,
  seller,
  givenAds,
  apiOf,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const conversationId = await begin(await apiOf(buyer), carId)
  const sellerApi = await apiOf(seller)
  let sent = 0
  const sendNext = async () => {
    const content = `${(sent += 1)} ${'نعم متوفرة '.repeat(9)}`
    await expect(await answer(sellerApi, conversationId, content)).toBeOK()
  }
  await signIn(page, buyer)
  const tab = await openTab()
  for (const one of [page, tab]) {
    await one.addInitScript(() => {
      const heard: number[] = []
      Object.assign(window, { heard })
      globalThis.AudioContext = class extends AudioContext {
        override createOscillator() {
          heard.push(Date.now())
          return super.createOscillator()
        }
      }
    })
  }
  await page.goto('/favorites')
  await page.keyboard.press('Tab')
  const cards = page.getByRole('link', { name: 'رسالة جديدة من' })
  // the socket opens when the page is idle
  await expect(async () => {
    await sendNext()
    await expect(cards.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(cards.first()).toContainText('الآن')
  expect((await cards.first().getByText('نعم متوفرة').textContent())?.length).toBeLessThanOrEqual(63)
  expect(await page.evaluate(() => (window as unknown as { heard: number[] }).heard.length)).toBeGreaterThan(0)

  await tab.goto(`/messages?conversation=${conversationId}`)
  await expect(history(tab).getByRole('article').last()).toContainText(`${sent} نعم`)
  await tab.goto('/dashboard?tab=messages')
  const toast = tab.getByText('رسالة جديدة', { exact: true })
  await expect(async () => {
    await sendNext()
    await expect(toast).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(cards.filter({ hasText: `${sent} نعم` })).toHaveCount(0)
  await expect(
    tab
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `${sent} نعم` }),
  ).toBeVisible()
  // a toast is shown for four seconds, and some have passed
  await expect(async () => {
    await sendNext()
    await tab.getByRole('button', { name: 'افتحها' }).click({ timeout: 1000 })
  }).toPass()
  await expect(tab).toHaveURL(new RegExp(conversationId))
})

const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isSamePage' in window)

test('MSG-07 MSG-10 NAV-13 the popup shows a conversation over a page; Back closes it, a reload does not, errors are shown, and new messages are announced once @own-context', async ({
  page,
  buyer,
  seller,
  givenAds,
  apiOf,
  allowStatus,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const conversationId = await begin(await apiOf(buyer), carId)
  const sellerApi = await apiOf(seller)
  await answer(sellerApi, conversationId, 'نعم، متوفرة')
  await misdate(page, 2)

  const button = page.getByRole('link', { name: 'افتح المحادثات' })
  await page.goto('/favorites')
  await expect(button).toHaveAttribute('href', '/messages')
  await signIn(page, buyer)
  const said = await collectAnnouncements(page)
  await page.goto('/favorites')
  await markPage(page)
  const popup = page.getByRole('dialog', { name: 'الرسائل' })
  const lists = '**/api/v1/me/conversations'
  await page.route(lists, (route) => route.fulfill({ status: 500 }))
  allowStatus(500)
  await button.click()
  await expect(popup.getByText('فشل في تحميل المحادثات', { exact: true })).toBeVisible()
  await page.unroute(lists)
  await popup.getByRole('button', { name: 'أعد المحاولة' }).click()
  await expect(popup.getByRole('link', { name: 'تويوتا كامري' })).not.toContainText('ساع')
  await popup.getByRole('link', { name: 'تويوتا كامري' }).press('Enter')
  await expect(bubble(page, QUESTION)).toContainText('أُرسلت')
  await expect(popup.getByRole('heading', { name: 'تويوتا كامري' })).toBeFocused()
  await expect(popup.getByText(/مع .?سارة/)).toBeVisible()
  await expect(page.locator('.chat-button .badge-count')).toHaveCount(0)
  await write(page, 'ممتاز')
  await expect(bubble(page, 'ممتاز')).toContainText('أُرسلت')
  expect(await said('ممتاز')).toHaveLength(1)
  await answer(sellerApi, conversationId, 'تفضل اليوم')
  await expect(bubble(page, 'تفضل اليوم')).toBeVisible()
  expect(await said('تفضل اليوم')).toHaveLength(1)

  await page.goBack()
  const item = popup.getByRole('link', { name: 'تويوتا كامري' })
  await expect(item).toBeFocused()
  await expect(item).toContainText('تفضل اليوم')
  await answer(sellerApi, conversationId, 'بعد العصر')
  await expect(item).toContainText('بعد العصر')
  await expectSoon(() => said('بعد العصر')).toHaveLength(1)
  await item.click()
  await expect(bubble(page, 'بعد العصر')).toBeVisible()
  expect(await page.locator('.toast[data-state=open]').count()).toBe(0)
  await page.goBack()
  await page.goBack()
  await expect(popup).toBeHidden()
  await expect(button).toBeFocused()
  await page.goForward()
  await page.goForward()
  await expect(bubble(page, 'تفضل اليوم')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  await page.reload()
  await expect(bubble(page, 'تفضل اليوم')).toBeVisible()
  await lookAt(page, 'chat')
  await markPage(page)
  await popup.getByRole('button', { name: 'إغلاق' }).dblclick()
  await expect(popup).toBeHidden()
  expect(await isMarked(page)).toBe(true)
  await expect(page).toHaveURL('/favorites')

  await page.goto(`/car/${carId}`)
  await expect(button).toHaveCount(0)
})

test('MSG-01 MSG-07 a buyer begins a conversation in the popup, from the card of a car, and one about an own car cannot begin', async ({
  page,
  openPage,
  buyer,
  seller,
  givenAds,
  apiOf,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  await signIn(page, buyer)
  await page.goto(`/seller/${seller.id}`)
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'كامري' })
  const popup = page.getByRole('dialog', { name: 'الرسائل' })
  await chooseOnCard(card, 'راسل البائع')
  await expect(popup.getByText('ابدأ المحادثة حول هذه السيارة')).toBeVisible()
  const field = popup.getByRole('textbox', { name: 'اكتب رسالتك...' })
  await field.fill(QUESTION)
  await field.press('Enter')
  await expect(bubble(page, QUESTION)).toContainText('أُرسلت')
  await expect(field).toBeFocused()

  const sellerApi = await apiOf(seller)
  const { items } = await (await sellerApi.get('/api/v1/me/conversations')).json()
  expect(items.length).toBe(1)
  await answer(sellerApi, items[0].id, 'نعم، متوفرة')
  await expect(bubble(page, 'نعم، متوفرة')).toBeVisible()
  expect(await page.locator('.toast[data-state=open], .message-card').count()).toBe(0)
  await page.reload()
  await expect(bubble(page, 'نعم، متوفرة')).toBeVisible()
  await page.goBack()
  await expect(popup).toBeHidden()
  await chooseOnCard(card, 'راسل البائع')
  await expect(bubble(page, QUESTION)).toBeVisible()
  await popup.getByRole('button', { name: 'إغلاق' }).click()
  await expect(popup).toBeHidden()

  const office = await openPage()
  await signIn(office, seller)
  await office.goto(`/messages?car=${carId}`)
  await expect(office.getByText('لا يمكن إرسال رسائل عن هذا الإعلان.')).toBeVisible()
  await expect(office.getByRole('textbox', { name: 'اكتب رسالتك...' })).toHaveCount(0)
})
