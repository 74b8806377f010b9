import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page, Route } from '@playwright/test'
import { beginConversation } from './begin-conversation.ts'
import { expect, expectSoon, signIn, test } from './fixtures.ts'
import { bar, read, test as offlineTest } from './kept.ts'

const bubble = (page: Page, text: string) =>
  page.getByRole('log', { name: 'الرسائل' }).getByRole('article').filter({ hasText: text })
const dialog = (page: Page) => page.getByRole('dialog')
const PLACE = 'حي الملقا، الرياض'
const PROPOSED = `موعد معاينة: ${PLACE}`
/** Tomorrow in Riyadh. */
const TIME = `${new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10)}T17:30`

async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'اكتب رسالتك...' }).fill(text)
  await page.getByRole('button', { name: 'إرسال', exact: true }).click()
}

const openOffer = (page: Page) => page.getByRole('button', { name: 'قدّم عرض سعر' }).click()
const amount = (page: Page) => dialog(page).getByRole('textbox')

async function sendOffer(page: Page, typed: string) {
  await amount(page).fill(typed)
  await dialog(page).getByRole('button', { name: 'إرسال العرض' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

const openAppointment = (page: Page) => page.getByRole('button', { name: 'اقترح موعد معاينة' }).click()

async function typeAppointment(page: Page) {
  await dialog(page).getByLabel('الوقت 2').fill(TIME)
  await dialog(page).getByLabel('المكان').fill(PLACE)
}

async function expectTyped(page: Page, { time, place }: { time: string; place: string }) {
  await expect(dialog(page).getByLabel('الوقت 1')).toHaveValue(time)
  await expect(dialog(page).getByLabel('المكان')).toHaveValue(place)
}

const sendAppointment = (page: Page) => dialog(page).getByRole('button', { name: 'إرسال الاقتراح' }).click()

/** What both sides read, in order. */
async function sent(api: APIRequestContext, conversationId: string): Promise<unknown[]> {
  const { items } = await (await api.get(`/api/v1/me/conversations/${conversationId}/messages`)).json()
  return items.map(
    ({
      content,
      offer,
      appointment,
    }: {
      content: string
      offer?: { amount: number }
      appointment?: { place: string }
    }) => offer?.amount ?? appointment?.place ?? content,
  )
}

/** What is sent in a conversation. */
const sending = ({ pathname }: URL) => /\/me\/conversations\/[^/]+\/(messages|offers|appointments)$/.test(pathname)
const isSent = (route: Route) => route.request().method() === 'POST'
const tryAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

offlineTest(
  'MSG-06 MSG-17 an offer and an appointment made without a connection wait in the thread with their content, also after a reload and in another tab, and go out once, in order @own-context',
  async ({ page, openTab, line, buyer, seller, givenAds, apiOf }) => {
    const [carId = ''] = await givenAds(seller, 1)
    const api = await apiOf(buyer)
    const id = await beginConversation(api, carId)
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, buyer)
    await read(page, `${line.origin}/messages?conversation=${id}`, `kept-thread ${id}`)
    line.cut()
    await write(page, 'عندي عرض')
    await openOffer(page)
    await sendOffer(page, '52000')
    await openAppointment(page)
    await typeAppointment(page)
    await sendAppointment(page)
    await write(page, 'وبانتظارك')
    await expect(bubble(page, 'عرض سعر: 52,000')).toContainText('بانتظار الاتصال')
    await expect(bubble(page, PROPOSED).getByRole('listitem')).toContainText('5:30')
    await expect(page.getByRole('button', { name: 'قدّم عرض سعر' })).toHaveCount(0)

    const waiting = (of: Page) => of.getByRole('article').getByRole('article').filter({ hasText: 'بانتظار الاتصال' })
    const expectWaiting = async (of: Page) => {
      await expect(bar(of)).toBeVisible()
      await expect(waiting(of)).toContainText(['عندي عرض', 'عرض سعر: 52,000', '5:30', 'وبانتظارك'])
    }
    await page.reload()
    await expectWaiting(page)
    const tab = await openTab()
    await page.close()
    await tab.goto(`${line.origin}/messages?conversation=${id}`)
    await expectWaiting(tab)

    line.restore()
    await tryAgain(tab)
    await expectSoon(() => sent(api, id)).toEqual(['سلام', 'عندي عرض', 52_000, PLACE, 'وبانتظارك'])
    await expect(bubble(tab, 'عرض سعر: 52,000')).toContainText('بانتظار الرد')
    await expect(bubble(tab, PROPOSED)).toHaveCount(1)
  },
)

test('MSG-06 MSG-17 an offer and an appointment that wait can be changed and discarded, and are stored once although the answers are lost', async ({
  page,
  buyer,
  seller,
  givenAds,
  apiOf,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const api = await apiOf(buyer)
  const id = await beginConversation(api, carId)
  await signIn(page, buyer)
  await page.goto(`/messages?conversation=${id}`)
  // one route throughout: between two of them a request would pass
  const lost: string[] = []
  let isCut = true
  await page.route(sending, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!isSent(route) || (!isCut && lost.includes(pathname))) return route.continue()
    if (!isCut) {
      lost.push(pathname)
      await expect(await route.fetch()).toBeOK()
    }
    return route.abort()
  })
  await openOffer(page)
  await sendOffer(page, '51000')
  await bubble(page, 'عرض سعر: 51,000').getByRole('button', { name: 'إلغاء الإرسال' }).click()
  await expect(bubble(page, 'عرض سعر')).toHaveCount(0)
  await openOffer(page)
  await sendOffer(page, '52000')
  await openAppointment(page)
  await typeAppointment(page)
  await sendAppointment(page)

  await bubble(page, 'عرض سعر: 52,000').getByRole('button', { name: 'تعديل' }).click()
  await expect(bubble(page, 'عرض سعر')).toHaveCount(0)
  await expect(amount(page)).toHaveValue('52000')
  await page.reload()
  await openOffer(page)
  await expect(amount(page)).toHaveValue('52000')
  await sendOffer(page, '53000')
  await bubble(page, PROPOSED).getByRole('button', { name: 'تعديل' }).click()
  await expectTyped(page, { time: TIME, place: PLACE })
  await dialog(page).getByLabel('المكان').fill('حي النخيل')
  await sendAppointment(page)
  await expect(bubble(page, 'موعد معاينة: حي النخيل')).toContainText('بانتظار الاتصال')

  isCut = false
  // news of the line while something is being sent begin nothing
  const afterTrying = async <Seen>(seen: () => Seen | Promise<Seen>) => {
    await tryAgain(page)
    return seen()
  }
  await expectSoon(() => afterTrying(() => lost.length)).toBe(2)
  await expectSoon(() => afterTrying(() => page.getByRole('log').getByText('بانتظار الاتصال').count())).toBe(0)
  await page.reload()
  await expect(bubble(page, 'عرض سعر: 53,000')).toHaveCount(1)
  expect(await sent(api, id)).toEqual(['سلام', 53_000, 'حي النخيل'])
  await openAppointment(page)
  await expectTyped(page, { time: '', place: '' })
})

test('MSG-06 MSG-17 an offer or appointment that is refused once it arrives says why, and what was typed can be changed unless the car was sold', async ({
  page,
  buyer,
  seller,
  givenAds,
  apiOf,
  allowStatus,
}) => {
  for (const status of [404, 422]) allowStatus(status)
  const [carId = '', soldId = ''] = await givenAds(seller, 2)
  const api = await apiOf(buyer)
  const office = await apiOf(seller)
  const ids = [await beginConversation(api, carId), await beginConversation(api, soldId)]
  await signIn(page, buyer)

  await page.goto(`/messages?conversation=${ids[0]}`)
  // as if it had waited until its time had passed
  await page.route(sending, (route) =>
    isSent(route)
      ? route.continue({ postData: { ...route.request().postDataJSON(), times: ['2020-01-01T10:00:00Z'] } })
      : route.continue(),
  )
  await openAppointment(page)
  await typeAppointment(page)
  await sendAppointment(page)
  const late = bubble(page, PROPOSED)
  await expect(late).toContainText('لم تُرسل. مضى أحد الأوقات قبل الإرسال. اختر غيره.')
  await expect(late.getByRole('button')).toHaveText(['تعديل', 'إخفاء'])
  await page.unroute(sending)
  await late.getByRole('button', { name: 'تعديل' }).click()
  await expectTyped(page, { time: TIME, place: PLACE })
  await sendAppointment(page)
  await expect(bubble(page, PROPOSED)).toContainText('أُرسلت')

  await page.goto(`/messages?conversation=${ids[1]}`)
  await page.route(sending, (route) => (isSent(route) ? route.abort() : route.continue()))
  await openOffer(page)
  await sendOffer(page, '52000')
  await expect(bubble(page, 'عرض سعر: 52,000')).toContainText('بانتظار الاتصال')
  const sell = (action: string) => office.post(`/api/v1/me/ads/${soldId}/actions`, { data: { action } })
  await expect(await sell('mark_sold')).toBeOK()
  await page.unroute(sending)
  await tryAgain(page)
  const refused = bubble(page, 'عرض سعر: 52,000')
  await expect(refused).toContainText('لم تُرسل. لم تعد هذه السيارة معروضة.')
  await page.reload()
  await expect(refused.getByRole('button')).toHaveText(['نسخ', 'إخفاء'])
  await refused.getByRole('button', { name: 'إخفاء' }).click()
  await expect(refused).toHaveCount(0)
})

test('MSG-06 MSG-17 the typed times of an appointment survive a reload, until they are sent', async ({
  page,
  buyer,
  seller,
  givenAds,
  apiOf,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const id = await beginConversation(await apiOf(buyer), carId)
  await signIn(page, buyer)
  await page.goto(`/messages?conversation=${id}`)
  await openAppointment(page)
  await dialog(page).getByLabel('الوقت 1').fill(TIME)
  await dialog(page).getByLabel('المكان').fill(PLACE)
  await page.reload()
  await openAppointment(page)
  await expectTyped(page, { time: TIME, place: PLACE })
  await sendAppointment(page)
  await expect(bubble(page, PROPOSED)).toContainText('أُرسلت')
  await page.reload()
  await openAppointment(page)
  await expectTyped(page, { time: '', place: '' })
})

/** What was made, how it is accepted and declined in which words, and what becomes of it. */
const DEALS = [
  ['عرض سعر: 51,000', ['قبول', 'قبول العرض'], ['اعتذار', 'اعتذار عن العرض'], 'مقبول'],
  [PROPOSED, ['5:30', 'اتفقنا على المعاينة'], ['لا يناسبني', 'لا يناسبني أي من الأوقات'], 'متفق عليه'],
] as const

test('MSG-06 MSG-17 of two opposite answers from two tabs one counts, the later one says that it was answered already, and both tabs show the same @own-context', async ({
  page,
  openTab,
  buyer,
  seller,
  givenAds,
  apiOf,
  allowStatus,
}) => {
  allowStatus(409)
  const [carId = ''] = await givenAds(seller, 1)
  const client = await apiOf(buyer)
  const id = await beginConversation(client, carId)
  const data = { id: randomUUID(), amount: 51_000 }
  await expect(await client.post(`/api/v1/me/conversations/${id}/offers`, { data })).toBeOK()
  const visit = { id: randomUUID(), times: [`${TIME}:00+03:00`], place: PLACE }
  await expect(await client.post(`/api/v1/me/conversations/${id}/appointments`, { data: visit })).toBeOK()
  await signIn(page, seller)
  const tabs = [page, await openTab()] as const
  const [, other] = tabs
  // as in browsers where tabs do not hear each other
  await other.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => {}
  })
  let held: Promise<void> = Promise.resolve()
  const hold = () => {
    let answer = () => {}
    held = new Promise((resolve) => {
      answer = resolve
    })
    return { answer: () => answer() }
  }
  await page.context().route(/\/(offers|appointments)\/[^/]+\/answer$/, async (route) => {
    await held
    await route.continue()
  })
  for (const [made, [yes, accepted], [no, declined], state] of DEALS) {
    const { answer } = hold()
    for (const tab of tabs) await tab.goto(`/messages?conversation=${id}`)
    await bubble(page, made).getByRole('button', { name: yes }).click()
    await expect(bubble(page, accepted)).toBeVisible()
    await bubble(other, made).getByRole('button', { name: no }).click()
    await expect(bubble(page, declined)).toBeVisible()
    answer()
    for (const tab of tabs) {
      await expect(bubble(tab, accepted)).toContainText('أُرسلت')
      await expect(bubble(tab, made)).toContainText(state)
      await expect(bubble(tab, declined)).toContainText(/لم تُرسل. سبق الرد على هذا (العرض|الموعد)/)
    }
    await bubble(other, declined).getByRole('button', { name: 'إخفاء' }).click()
    for (const tab of tabs) await expect(bubble(tab, declined)).toHaveCount(0)
  }
})
