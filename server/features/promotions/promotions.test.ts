import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PromotionPage, RevenueSettings } from '#contract/promotions.ts'
import type { OwnAd } from '#contract/ads.ts'
import type { AdPromotions, Promotion } from '#contract/promotions.ts'
import { DAY_MS } from '#domain/durations.ts'
import { endFeaturing } from './end-featuring.job.ts'
import { endPromotions } from './end-promotions.job.ts'
import { lapsePromotions } from './lapse-promotions.job.ts'
import { ad_events, admin_changes, app_settings, promotions } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { REVENUE_EXAMPLE } from '#server/testing/revenue-example.ts'
import { undoLast } from '#server/testing/undo-last.ts'
import { confirmPromotion } from './confirm-promotion.ts'

const WEEK = { days: 7, price: 49 }
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)
const SETTINGS: RevenueSettings = { ...REVENUE_EXAMPLE, offers: [WEEK, { days: 30, price: 0 }] }

let app: GivenApp
let admin: Browser
let seller: Browser
let me: { id: string; email: string }
beforeAll(async () => {
  app = await givenApp()
  admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
})
beforeEach(async () => {
  app.time.now = NOW
  await app.services.db.delete(app_settings)
  await app.services.db.delete(promotions)
  seller = createBrowser(app.http)
  me = await givenUser(app, { browser: seller })
  await app.mails()
})

async function live(): Promise<string> {
  const [carId = ''] = await givenCars(app.services, { seller_id: me.id, expires_at: days(20) })
  return carId
}
const ask = (carId: string, offer = WEEK, browser = seller) => browser.post(`/me/ads/${carId}/promotions`, offer)
async function asked(carId: string, offer = WEEK): Promise<Promotion> {
  const answer = await ask(carId, offer)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const list = async (carId: string): Promise<AdPromotions> => (await seller.get(`/me/ads/${carId}/promotions`)).json()
const confirm = (id: string) => admin.post(`/admin/promotions/${id}/confirm`, {})
const transfer = (id: string, transferReference: string, browser = seller) =>
  browser.put(`/me/promotions/${id}/transfer`, { transfer_reference: transferReference })
const open = async (view = 'open'): Promise<PromotionPage['items']> =>
  (await admin.get(`/admin/promotions?view=${view}`)).json().items
const own = async (carId: string): Promise<OwnAd> =>
  (await seller.get('/me/ads')).json().items.find(({ id }: OwnAd) => id === carId)
const isFeatured = async (carId: string) => (await createBrowser(app.http).get(`/cars/${carId}`)).json().featured

describe('asking', () => {
  test('AD-10 the seller sees the prices of the revenue settings, and gets an invoice for the chosen one', async () => {
    await admin.put('/admin/revenue-settings', SETTINGS)
    const carId = await live()
    expect((await own(carId)).can.promote).toBe(true)
    expect(await list(carId)).toMatchObject({
      ad: { can: { promote: true } },
      offers: [WEEK, { days: 30, price: 0 }],
      vat_percent: 15,
      promotions: [],
      payment_instructions: null,
    })
    const promotion = await asked(carId)
    expect(promotion).toMatchObject({
      state: 'requested',
      ...WEEK,
      vat_percent: 15,
      payable_until: days(14).toISOString(),
    })
    expect(promotion.invoice_number).toMatch(/^INV-2026-\d{6}$/)
    expect(await list(carId)).toMatchObject({
      ad: { can: { promote: false } },
      promotions: [{ id: promotion.id, company_name: 'شركة الصيد', vat_number: '300000000000003' }],
      payment_instructions: {
        kind: 'bank_transfer',
        iban: SETTINGS.iban,
        bank_name: 'بنك',
        account_holder: 'شركة الصيد',
      },
    })
    expect((await own(carId)).promotion).toBe('requested')
    const [mail] = await app.mails(me.email)
    expect(mail?.subject).toContain(promotion.invoice_number)
    expect(mail?.text).toContain('7 أيام')
    expect(mail?.text).toContain('49')
    expect(mail?.text).toContain(`/my-ads/promote/${carId}`)
    expect(await isFeatured(carId)).toBe(false)
  })

  test('AD-10 without a bank account in the settings, sellers are asked to contact the admins', async () => {
    const carId = await live()
    await asked(carId)
    expect((await list(carId)).payment_instructions).toEqual({ kind: 'on_request' })
  })

  test('AD-10 another provider of payments says how to pay, and confirms what it learnt of', async () => {
    const url = 'https://pay.example/1'
    const askedFor: unknown[] = []
    const manual = app.services.payments
    app.services.payments = {
      paymentInstructions: async (invoice) => {
        askedFor.push(invoice)
        return { kind: 'page', url }
      },
    }
    const carId = await live()
    const { id, invoice_number } = await asked(carId)
    expect((await list(carId)).payment_instructions).toEqual({ kind: 'page', url })
    app.services.payments = manual
    expect(askedFor).toMatchObject([
      { invoice_number, amount: 49, returnUrl: expect.stringContaining(`/my-ads/promote/${carId}`) },
    ])
    await confirmPromotion(app.services, { promotion_id: id, admin_id: null })
    expect(await isFeatured(carId)).toBe(true)
    expect(
      await app.services.db
        .select()
        .from(admin_changes)
        .where(eq(admin_changes.subject_id, id))
        .orderBy(admin_changes.created_at, admin_changes.id),
    ).toEqual([])
  })

  test('AD-10 a promotion ordered twice, also concurrently, creates one invoice and one email', async () => {
    const carId = await live()
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(carId)))
    const ids = answers.map((answer) => answer.json<Promotion>().id)
    expect(new Set(ids).size).toBe(1)
    expect(await app.mails(me.email)).toHaveLength(1)
  })

  test('AD-10 invoice numbers have no gaps, and start again with each year in Riyadh', async () => {
    const numbers: string[] = []
    for (const time of [NOW, NOW, new Date('2026-12-31T20:59:00Z'), new Date('2026-12-31T21:01:00Z')]) {
      app.time.now = time
      const [carId = ''] = await givenCars(app.services, { seller_id: me.id, expires_at: new Date('2027-02-01Z') })
      expect((await ask(carId, { days: 8, price: 1 })).json().code).toBe('OFFER_CHANGED')
      numbers.push((await asked(carId)).invoice_number)
    }
    const [first = 0, ...others] = numbers.map((number) => Number(number.slice(-6)))
    expect(others).toEqual([first + 1, first + 2, 1])
    expect(numbers.at(-1)).toBe('INV-2027-000001')
  })

  test('AD-10 only the seller can promote a live ad, and only with an available offer', async () => {
    const carId = await live()
    const stranger = createBrowser(app.http)
    await givenUser(app, { browser: stranger })
    expect((await ask(carId, WEEK, stranger)).statusCode).toBe(404)
    expect((await stranger.get(`/me/ads/${carId}/promotions`)).statusCode).toBe(404)
    expect((await ask(newId())).statusCode).toBe(404)
    expect((await ask(carId, { days: 7, price: 1 })).json().code).toBe('OFFER_CHANGED')
    for (const offer of [
      { days: 0, price: 49 },
      { days: 7, price: -1 },
      { days: 7.5, price: 49 },
    ]) {
      expect((await ask(carId, offer)).statusCode).toBe(400)
    }
    app.time.now = days(20)
    expect((await ask(carId)).json().code).toBe('WRONG_STATE')
    expect(await list(carId)).toMatchObject({ ad: { can: { promote: false } }, promotions: [] })
  })
})

test('AD-10 orders of promotions are rate limited', async () => {
  const carId = await live()
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) {
    const answer = await ask(carId)
    statuses.push(answer.statusCode)
    if (answer.statusCode === 200) await seller.delete(`/me/promotions/${answer.json<Promotion>().id}`)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})

describe('paying', () => {
  test('AD-10 the seller gives the number of the transfer, and may correct it', async () => {
    const { id, car_id } = await asked(await live())
    expect((await transfer(id, ' ')).statusCode).toBe(400)
    expect((await transfer(id, '<b>1234</b>')).statusCode).toBe(400)
    expect((await transfer(id, 'FT26166-1')).statusCode).toBe(204)
    expect((await transfer(id, 'FT26166-2')).statusCode).toBe(204)
    expect((await list(car_id)).promotions).toMatchObject([{ state: 'transferred', transfer_reference: 'FT26166-2' }])
    expect((await seller.delete(`/me/promotions/${id}`)).json().code).toBe('ALREADY_DECIDED')
  })

  test('AD-10 the seller changes their mind before paying, and may ask again', async () => {
    const carId = await live()
    const { id } = await asked(carId)
    for (const _ of ['once', 'after a lost response'])
      expect((await seller.delete(`/me/promotions/${id}`)).statusCode).toBe(204)
    expect((await transfer(id, 'FT26166')).json().code).toBe('ALREADY_DECIDED')
    const again = await asked(carId)
    expect(again.id).not.toBe(id)
    expect((await list(carId)).promotions.map(({ state }) => state).toSorted()).toEqual(['requested', 'withdrawn'])
  })

  test('AD-10 nobody else changes a promotion', async () => {
    const { id } = await asked(await live())
    const stranger = createBrowser(app.http)
    await givenUser(app, { browser: stranger })
    expect((await transfer(id, 'FT26166', stranger)).statusCode).toBe(404)
    expect((await stranger.delete(`/me/promotions/${id}`)).statusCode).toBe(404)
    expect((await stranger.post(`/admin/promotions/${id}/confirm`, {})).statusCode).toBe(403)
  })

  test('AD-10 an unpaid invoice expires after 14 days; a later transfer still counts', async () => {
    const carId = await live()
    const { id } = await asked(carId)
    app.time.now = new Date(days(14).getTime() - 1)
    await lapsePromotions.run(app.services, {})
    expect(await open()).toHaveLength(1)
    app.time.now = days(14)
    await lapsePromotions.run(app.services, {})
    expect(await open()).toEqual([])
    expect(await open('lapsed')).toMatchObject([{ id }])
    expect((await own(carId)).can.promote).toBe(true)
    expect((await confirm(id)).statusCode).toBe(204)
    expect(await isFeatured(carId)).toBe(true)
  })
})

describe('deciding', () => {
  test('AD-10 an admin confirms: the ad is featured for the days, and its seller knows', async () => {
    const { id, car_id, invoice_number } = await asked(await live())
    await app.mails()
    await transfer(id, 'FT26166')
    expect(await open()).toMatchObject([
      { id, car_id, ad_state: 'active', seller_id: me.id, seller_email: me.email, is_reference_reused: false },
    ])
    expect((await confirm(id)).statusCode).toBe(204)
    expect(await open()).toEqual([])
    expect(await isFeatured(car_id)).toBe(true)
    expect(await own(car_id)).toMatchObject({ can: { promote: true }, featured_until: days(7).toISOString() })
    const [mail] = await app.mails(me.email)
    expect(mail?.text).toContain(invoice_number)
    expect((await seller.get('/me/notifications')).json().items[0]).toMatchObject({
      kind: 'ad_promotion_confirmed',
      link: `/my-ads/promote/${car_id}`,
    })
    const [event] = await app.services.db.select().from(ad_events).where(eq(ad_events.car_id, car_id))
    expect(event).toMatchObject({ action: 'feature', note: days(7).toISOString() })
    const changes = await app.services.db
      .select()
      .from(admin_changes)
      .where(eq(admin_changes.subject_id, id))
      .orderBy(admin_changes.created_at, admin_changes.id)
    expect(changes).toMatchObject([{ what: 'confirm_promotion', before: { state: 'transferred' } }])
  })

  test('AD-10 days that are bought while the ad is featured begin when those before them end', async () => {
    const carId = await live()
    await confirm((await asked(carId)).id)
    app.time.now = days(3)
    await confirm((await asked(carId)).id)
    expect(await own(carId)).toMatchObject({ featured_until: days(14).toISOString() })
  })

  test('AD-10 a featured ad does not end before its days do', async () => {
    const carId = await live()
    app.time.now = days(18)
    await confirm((await asked(carId)).id)
    expect(await own(carId)).toMatchObject({ expires_at: days(25).toISOString() })
  })

  test('AD-10 two concurrent decisions of admins count once', async () => {
    const { id, car_id } = await asked(await live())
    const answers = await Promise.all([confirm(id), confirm(id), confirm(id)])
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['204', '409', '409'])
    expect(await own(car_id)).toMatchObject({ featured_until: days(7).toISOString() })
  })

  test('AD-10 a promotion is declined with a reason, and the seller can order again', async () => {
    const { id, car_id } = await asked(await live())
    await app.mails()
    const decline = (note: string) => admin.post(`/admin/promotions/${id}/decline`, { note })
    expect((await decline(' ')).statusCode).toBe(400)
    expect((await decline('لم تصل الحوالة')).statusCode).toBe(204)
    expect((await decline('لم تصل الحوالة')).json().code).toBe('ALREADY_DECIDED')
    expect((await confirm(id)).json().code).toBe('ALREADY_DECIDED')
    expect((await app.mails(me.email))[0]?.text).toContain('لم تصل الحوالة')
    expect(await list(car_id)).toMatchObject({
      ad: { can: { promote: true } },
      promotions: [{ state: 'declined', decline_note: 'لم تصل الحوالة' }],
    })
  })

  test('AD-10 an ad that is not live can’t be featured: the promotion waits', async () => {
    const { id, car_id } = await asked(await live())
    await seller.post(`/me/ads/${car_id}/actions`, { action: 'pause' })
    expect((await confirm(id)).json()).toMatchObject({ code: 'WRONG_STATE' })
    await seller.post(`/me/ads/${car_id}/actions`, { action: 'resume' })
    expect((await confirm(id)).statusCode).toBe(204)
  })

  test('AD-10 a free promotion needs no transfer, and never expires', async () => {
    await admin.put('/admin/revenue-settings', SETTINGS)
    const carId = await live()
    const { id } = await asked(carId, { days: 30, price: 0 })
    expect((await app.mails(me.email))[0]?.text).toContain('مجانًا')
    expect((await list(carId)).payment_instructions).toBeNull()
    expect((await transfer(id, 'FT26166')).json().code).toBe('ALREADY_DECIDED')
    app.time.now = days(15)
    await lapsePromotions.run(app.services, {})
    expect(await open()).toMatchObject([{ id }])
    expect((await confirm(id)).statusCode).toBe(204)
  })

  test('AD-10 promotions with a reported transfer come first, and reused references are marked', async () => {
    const waiting = await asked(await live())
    app.time.now = days(1)
    const one = await asked(await live())
    app.time.now = days(2)
    const two = await asked(await live())
    await transfer(one.id, 'FT26166')
    await transfer(two.id, 'FT26166')
    const rows = await open()
    expect(rows.map(({ id }) => id)).toEqual([one.id, two.id, waiting.id])
    expect(rows.map(({ is_reference_reused }) => is_reference_reused)).toEqual([true, true, false])
  })

  test('AD-10 decided ones are listed page by page, the newest first', async () => {
    const ids: string[] = []
    for (let day = 0; day < 3; day += 1) {
      app.time.now = days(day)
      const { id } = await asked(await live())
      await confirm(id)
      ids.unshift(id)
    }
    const page: PromotionPage = (await admin.get('/admin/promotions?view=confirmed&limit=2')).json()
    const rest: PromotionPage = (await admin.get(`/admin/promotions?view=confirmed&limit=2&after=${page.next}`)).json()
    expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual(ids)
    expect(rest.next).toBeNull()
  })
})

const passTime = async () => {
  await endPromotions.run(app.services, {})
  await endFeaturing.run(app.services, {})
}

describe('the end', () => {
  test('AD-10 the seller is notified of the end once, however often and late the job runs', async () => {
    const { id, car_id } = await asked(await live())
    await confirm(id)
    await app.mails()
    app.time.now = new Date(days(7).getTime() - 1)
    await passTime()
    expect(await isFeatured(car_id)).toBe(true)
    app.time.now = days(9)
    expect(await isFeatured(car_id)).toBe(false)
    await Promise.all([passTime(), passTime()])
    const mails = await app.mails(me.email)
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('انتهت مدة التمييز')])
    expect(await own(car_id)).toMatchObject({ featured: false, featured_until: null, can: { promote: true } })
    expect((await list(car_id)).promotions).toMatchObject([{ state: 'ended' }])
    const events = await app.services.db.select().from(ad_events).where(eq(ad_events.car_id, car_id))
    expect(events.map(({ action }) => action).toSorted()).toEqual(['feature', 'unfeature'])
  })

  test('AD-10 the end of a promotion that is followed by another one sends no notification', async () => {
    const carId = await live()
    await confirm((await asked(carId)).id)
    await confirm((await asked(carId)).id)
    await app.mails()
    app.time.now = days(8)
    await passTime()
    expect(await app.mails(me.email)).toEqual([])
    expect(await isFeatured(carId)).toBe(true)
    expect((await list(carId)).promotions.map(({ state }) => state).toSorted()).toEqual(['confirmed', 'ended'])
  })

  test('AD-10 the end of a promotion of a sold car sends no notification', async () => {
    const { id, car_id } = await asked(await live())
    await confirm(id)
    await seller.post(`/me/ads/${car_id}/actions`, { action: 'mark_sold' })
    await app.mails()
    app.time.now = days(8)
    await passTime()
    expect(await app.mails(me.email)).toEqual([])
    expect((await list(car_id)).promotions).toMatchObject([{ state: 'ended' }])
  })
})

describe('revenue settings', () => {
  const set = (changes: object) => admin.put('/admin/revenue-settings', { ...SETTINGS, ...changes })

  test('AD-10 SET-04 an admin sets prices, days, a whole percentage and the account, and it is recorded', async () => {
    const answer = await set({ offers: [{ days: 30, price: 200 }, WEEK], iban: 'sa03 8000 0000 6080 1016 7519' })
    expect(answer.json()).toEqual({ ...SETTINGS, offers: [WEEK, { days: 30, price: 200 }] })
    expect((await admin.get('/admin/revenue-settings')).json()).toEqual(answer.json())
    const changes = await app.services.db
      .select()
      .from(admin_changes)
      .where(eq(admin_changes.subject_id, 'revenue_settings'))
      .orderBy(admin_changes.created_at, admin_changes.id)
    expect(changes.at(-1)).toMatchObject({ after: { iban: SETTINGS.iban } })
    expect((await seller.get('/admin/revenue-settings')).statusCode).toBe(403)
  })

  test('ADMIN-07 two admins change different parts; of the same part the second is told what it is now', async () => {
    await set({})
    await set({ bank_name: 'بنك آخر', seen: SETTINGS })
    expect((await set({ vat_percent: 5, seen: SETTINGS })).json()).toEqual({
      ...SETTINGS,
      bank_name: 'بنك آخر',
      vat_percent: 5,
    })
    const late = await set({ bank_name: 'بنك ثالث', company_name: 'أخرى', seen: SETTINGS })
    expect([late.statusCode, late.json().data]).toEqual([
      409,
      { fields: [{ field: 'bank_name', current: 'بنك آخر', wanted: 'بنك ثالث' }] },
    ])
  })

  test('AD-10 SET-04 concurrent changes of two admins must be valid together', async () => {
    const untaxed = { ...SETTINGS, vat_percent: 0 }
    await set(untaxed)
    await set({ vat_percent: 15, seen: untaxed })
    const late = await set({ ...untaxed, company_name: '', vat_number: '', seen: untaxed })
    expect([late.statusCode, late.json().data]).toEqual([422, { field: 'company_name', reason: 'required' }])
  })

  test('AD-10 an invoice that is written keeps its price, its tax and who wrote it', async () => {
    await set({})
    const carId = await live()
    await asked(carId)
    await set({ offers: [{ days: 7, price: 99 }], vat_percent: 5, company_name: 'أخرى' })
    expect((await list(carId)).promotions).toMatchObject([{ price: 49, vat_percent: 15, company_name: 'شركة الصيد' }])
    expect(await list(carId)).toMatchObject({ offers: [{ days: 7, price: 99 }], vat_percent: 5 })
  })

  test.each([
    { iban: 'SA0380000000608010167518' },
    { vat_percent: 0.15 },
    { vat_percent: 101 },
    { vat_number: '123' },
    { vat_number: '' },
    { company_name: '' },
    { offers: [WEEK, { days: 7, price: 50 }] },
    { offers: [{ days: 0, price: 50 }] },
    { offers: [{ days: 7, price: -1 }] },
    { offers: [{ days: 7, price: 1e12 }] },
    { company_name: 'x'.repeat(101) },
  ])('AD-10 SET-04 %j is refused', async (wrong) => {
    expect((await set(wrong)).statusCode).toBe(400)
  })
})

describe('undoing a decision', () => {
  test('ADMIN-07 AD-10 undoing a decision reopens the promotion, and the ad is no longer featured', async () => {
    for (const [path, body, decided] of [
      ['confirm', {}, 'confirmed'],
      ['decline', { note: 'لم يصل المبلغ' }, 'declined'],
    ] as const) {
      const carId = await live()
      const { id } = await asked(carId)
      await transfer(id, 'FT123456')
      const before = (await list(carId)).promotions
      const decide = () => admin.post(`/admin/promotions/${id}/${path}`, body)
      expect((await decide()).statusCode).toBe(204)
      expect((await list(carId)).promotions).toMatchObject([{ id, state: decided }])
      expect(await isFeatured(carId)).toBe(path === 'confirm')
      expect((await undoLast(admin, id)).statusCode).toBe(204)
      expect((await list(carId)).promotions).toEqual(before)
      expect(await isFeatured(carId)).toBe(false)
      expect((await decide()).statusCode).toBe(204)
    }
  })
})
