import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { FailedRequest, FoundThing } from '#contract/admin-overview.ts'
import type { Message } from '#contract/messages.ts'
import { ADMIN_CHANGE_KINDS, type AdminChangeKind } from '#domain/admin-changes/kinds.ts'
import type { Queue, Waiting } from '#domain/admin-overview/queues.ts'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { storeOf } from '#server/features/audit/opposites.ts'
import { brands, cars, failed_requests, media, profiles } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenArticle } from '#server/testing/given-article.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenDeal } from '#server/testing/given-deal.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { deleteOldFailedRequests } from './failed-requests.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

test('ADMIN-07 the overview shows the length and age of each queue; moderators see their own queues only', async () => {
  const app = await givenApp()
  const [admin, moderator, seller] = [createBrowser(app.http), createBrowser(app.http), createBrowser(app.http)]
  await givenUser(app, { browser: admin, role: 'admin' })
  await givenUser(app, { browser: moderator, role: 'moderator' })
  const { id: sellerId } = await givenUser(app, { browser: seller })
  const queues = async (browser = admin) =>
    new Map((await browser.get('/admin/queues')).json<Waiting[]>().map((one) => [one.queue, one]))
  const waits = async (queue: Queue) => (await queues()).get(queue)

  expect([...(await queues()).values()].every(({ count, oldest_at }) => count === 0 && oldest_at === null)).toBe(true)
  for (let at = 0; at < 2; at += 1) {
    app.time.now = new Date(NOW.getTime() + at * HOUR_MS)
    const ad = givenAd()
    await givenPictures(app, sellerId, ad.picture_ids)
    expect((await seller.post(`/me/ads/${newId()}`, { ad })).statusCode).toBe(200)
  }
  expect(await waits('ads')).toEqual({ queue: 'ads', count: 2, oldest_at: NOW.toISOString() })

  const [carId = ''] = await givenCars(app.services, { seller_id: sellerId })
  for (const userAgent of [PHONE, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'])
    await createBrowser(app.http, '', userAgent).post(`/cars/${carId}/reports`, { reason: 'fraud' })
  expect(await waits('reported_ads')).toMatchObject({ count: 1, oldest_at: app.time.now.toISOString() })
  await admin.post(`/admin/reports/${carId}/dismiss`, {})
  expect(await waits('reported_ads')).toMatchObject({ count: 0, oldest_at: null })

  expect([...(await queues(moderator)).keys()]).toEqual([
    'ads',
    'reported_ads',
    'reported_conversations',
    'reported_reviews',
    'appeals',
    'identity_requests',
    'support_requests',
  ])
  expect((await admin.post(`/admin/failed-jobs/${newId()}/retry`, {})).statusCode).toBe(404)
})

test('ADMIN-07 the search finds things by link, name, email, phone and id of a request', async () => {
  const app = await givenApp()
  const [admin, moderator] = [createBrowser(app.http), createBrowser(app.http)]
  await givenUser(app, { browser: admin, role: 'admin' })
  await givenUser(app, { browser: moderator, role: 'moderator' })
  const seller = await givenUser(app)
  const [carId = ''] = await givenCars(app.services, { seller_id: seller.id })
  const found = async (text: string, browser = admin) =>
    (await browser.get(`/admin/find?${new URLSearchParams({ text }).toString()}`))
      .json<FoundThing[]>()
      .map(({ kind, id }) => `${kind} ${id}`)

  expect(await found(`https://sayyad.example/car/${carId}?lang=ar`)).toEqual([`ad ${carId}`])
  expect(await found(seller.id.toUpperCase())).toEqual([`user ${seller.id}`])
  expect(await found(seller.email)).toEqual([`user ${seller.id}`])
  await app.services.db
    .update(profiles)
    .set({ first_name: 'نوّاف', last_name: 'الدوسري' })
    .where(eq(profiles.id, seller.id))
  expect(await found('نواف الدوسري')).toEqual([`user ${seller.id}`, `ad ${carId}`])
  expect(await found('تويوتا')).toContain(`ad ${carId}`)
  const SPELLINGS = ['0501234567', '050 123 4567', '+966501234567', '966 50 123 4567', '٠٥٠١٢٣٤٥٦٧', '00966-501234567']
  for (const typed of SPELLINGS) expect(await found(typed), typed).toContain(`user ${seller.id}`)
  // a number of the ad that is not in the seller's profile
  await app.services.db.update(cars).set({ whatsapp_number: '+966555000111' }).where(eq(cars.id, carId))
  expect(await found('٠٥٥ ٥٠٠ ٠١١١')).toEqual([`ad ${carId}`])
  expect(await found('لا شيء بهذا الاسم')).toEqual([])

  const { headers } = await admin.post(`/admin/ads/${carId}/delete`, { reason: 'طلب المالك ذلك' })
  const requestId = String(headers['x-request-id'])
  expect(await found(`error ${requestId}`)).toEqual([`request ${requestId}`])
  expect(await found(requestId, moderator)).toEqual([])
  expect((await admin.get('/admin/find?text=')).statusCode).toBe(400)
})

test('ADMIN-07 the search finds deals, brands, facts and pictures by words in either language, for admins alone', async () => {
  const app = await givenApp()
  const [admin, moderator] = [await givenPerson(app, 'admin'), await givenPerson(app, 'moderator')]
  const { db } = app.services
  const [brand] = await db
    .insert(brands)
    .values({ slug: 'wash', name_ar: 'مغسلة النخيل', name_en: 'Palm Wash', about_ar: '', about_en: '' })
    .returning()
  const dealId = newId()
  const sent = await admin.browser.post('/admin/deals', {
    ...givenDeal({ title_ar: 'تلميع بالبخار', title_en: 'Steam polish', brand_id: brand!.id, published_at: null }),
    id: dealId,
  })
  expect(sent.statusCode).toBe(200)
  const described = { url: '/files/media/a-960.webp', width: 9, height: 6, bytes: 1, added_at: app.time.now }
  const [picture, plain] = [newId(), newId()]
  await db.insert(media).values([
    { ...described, id: picture, alt_ar: 'إسفنجة', alt_en: '' },
    { ...described, id: plain, alt_ar: '', alt_en: '' },
  ])
  const found = async (text: string, { browser } = admin) =>
    (await browser.get(`/admin/find?${new URLSearchParams({ text }).toString()}`)).json<FoundThing[]>()
  const deal = { kind: 'deal', id: dealId, name: { ar: 'تلميع بالبخار', en: 'Steam polish' }, detail: null }
  const wash = { kind: 'brand', id: String(brand!.id), name: { ar: 'مغسلة النخيل', en: 'Palm Wash' }, detail: null }
  const sponge = { kind: 'media', id: picture, name: { ar: 'إسفنجة', en: 'إسفنجة' }, detail: null }

  for (const text of ['بخار تلميع', 'steam', dealId, `https://sayyad.example/deals/${dealId}`])
    expect(await found(text), text).toEqual([deal])
  const fuel = { kind: 'fact', name: { ar: 'سعر بنزين 95', en: 'Price of petrol 95' }, detail: null }
  for (const text of ['بنزين 95', 'petrol 95']) expect(await found(text), text).toMatchObject([fuel])
  for (const text of ['نخيل', 'PALM']) expect(await found(text), text).toEqual([wash])
  for (const text of ['اسفنجه', picture]) expect(await found(text), text).toEqual([sponge])
  expect(await found(plain)).toEqual([{ ...sponge, id: plain, name: null }])
  for (const text of ['steam', 'نخيل', 'اسفنجه', dealId, picture]) expect(await found(text, moderator)).toEqual([])
})

test('ADMIN-07 the search finds each kind of content that admins change, by words of either language', async () => {
  const app = await givenApp()
  const { browser } = await givenPerson(app, 'admin')
  const articleIds: Record<string, string> = {}
  for (const kind of ['post', 'page', 'guide']) {
    const id = (articleIds[kind] = newId())
    const fields = givenArticle({ title_ar: `مقال ${kind}`, title_en: `Zebra ${kind}`, published_ar_at: null })
    expect((await browser.post('/admin/articles', { ...fields, id, kind })).statusCode).toBe(200)
  }
  const add = async (path: string, body: object) => {
    const answer = await browser.post(path, body)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  await add('/admin/deal-categories', { name_ar: 'تظليل', name_en: 'Zebra tinting' })
  await add('/admin/trade-words', {
    lang: 'ar',
    spellings: ['مخططة'],
    meaning_ar: 'ملونة',
    meaning_en: 'Zebra stripes',
    about: 'paint',
  })
  const found = async (text: string) =>
    (await browser.get(`/admin/find?${new URLSearchParams({ text }).toString()}`)).json<FoundThing[]>()
  const kinds = (await found('zebra')).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['deal_category', 'guide', 'page', 'post', 'trade_word'])
  for (const [kind, id] of Object.entries(articleIds)) expect(await found(id)).toMatchObject([{ kind, id }])
  const camry = (await found('كامري')).find(({ kind }) => kind === 'model')
  expect(camry).toMatchObject({ name: { en: 'Camry' }, detail: 'toyota-camry', maker_id: expect.any(Number) })
  expect((await found('تويوتا')).map(({ kind }) => kind)).toContain('maker')
  expect((await found('new')).map(({ kind }) => kind)).toContain('tag')
})

/** How the search names what a content store keeps. */
const FOUND_AS: Partial<Record<AdminChangeKind, FoundThing['kind'][] | 'elsewhere'>> = {
  change_deal: ['deal'],
  change_brand: ['brand'],
  change_deal_category: ['deal_category'],
  change_article: ['post', 'page', 'guide'],
  change_media: ['media'],
  change_trade_word: ['trade_word'],
  change_fact: ['fact'],
  change_maker: ['maker'],
  change_model: ['model'],
  change_tag: ['tag'],
  // they have a search of their own, or one screen for all
  change_text: 'elsewhere',
  change_setting: 'elsewhere',
  set_revenue_settings: 'elsewhere',
  change_view: 'elsewhere',
}

test('ADMIN-07 no kind of content is missing in the search', () => {
  const kept = ADMIN_CHANGE_KINDS.filter((what) => storeOf(what))
  expect(kept.filter((what) => !FOUND_AS[what])).toEqual([])
})

test('ADMIN-07 the id of a message leads to its report; without a report only its existence is shown', async () => {
  const app = await givenApp()
  const [moderator, seller, buyer] = [
    await givenPerson(app, 'moderator'),
    await givenPerson(app),
    await givenPerson(app),
  ]
  const [carId = ''] = await givenCars(app.services, { seller_id: seller.id })
  const message = { id: newId(), content: 'هل ما زالت متوفرة؟' }
  const begun = await buyer.browser.post(`/cars/${carId}/conversation`, message)
  const { conversation_id } = begun.json<Message>()
  const found = async () => (await moderator.browser.get(`/admin/find?text=${message.id}`)).json<FoundThing[]>()

  expect(await found()).toEqual([{ kind: 'unreported_conversation', id: conversation_id, name: null, detail: null }])
  await buyer.browser.post(`/me/conversations/${conversation_id}/reports`, { reason: 'fraud' })
  const { items } = (await moderator.browser.get('/admin/conversation-reports')).json<{ items: { id: string }[] }>()
  expect(await found()).toMatchObject([{ kind: 'conversation_report', id: items[0]?.id }])
})

test('ADMIN-07 the id on an error screen leads an admin to the request that broke, for two weeks', async () => {
  const app = await givenApp()
  const [admin, moderator] = [await givenPerson(app, 'admin'), await givenPerson(app, 'moderator')]
  app.services.search.page = () => Promise.reject(new Error('broken'))
  const answer = await app.http.inject('/api/v1/cars?q=0501234567')
  const requestId = String(answer.headers['x-request-id'])
  const found = async ({ browser }: Person) =>
    (await browser.get(`/admin/find?${new URLSearchParams({ text: `Error ${requestId}` }).toString()}`)).json<
      FoundThing[]
    >()
  const path = 'GET /api/v1/cars'
  await expect
    .poll(() => found(admin))
    .toEqual([{ kind: 'failed_request', id: requestId, name: { ar: path, en: path }, detail: null }])
  expect(await found(moderator)).toEqual([])
  const list = async () => (await admin.browser.get('/admin/failed-requests')).json<FailedRequest[]>()
  expect(await list()).toEqual([
    { request_id: requestId, method: 'GET', path: '/api/v1/cars', failed_at: app.time.now.toISOString() },
  ])

  app.time.now = new Date(NOW.getTime() + 15 * DAY_MS)
  await deleteOldFailedRequests.run(app.services, {})
  expect(await list()).toEqual([])
})

test('ADMIN-07 of many failed requests, only the first ones of each minute are stored', async () => {
  const app = await givenApp()
  app.services.search.page = () => Promise.reject(new Error('broken'))
  await Promise.all(Array.from({ length: 80 }, (_, at) => app.http.inject(`/api/v1/cars?price_min=${at}`)))
  const countStored = () => app.services.db.$count(failed_requests)
  await expect.poll(countStored).toBe(60)
})
