import { eq, ne } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import type { Notification } from '#contract/notifications.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { car_models, cars } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { changeCars } from '#server/testing/change-cars.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { NOW } from '#server/testing/given-services.ts'
import { expireOffers } from './expire-offers.job.ts'

let app: GivenApp
let buyer: Person
let seller: Person
let carId: string
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  app.time.now = NOW
  buyer = await givenPerson(app)
  seller = await givenPerson(app)
  ;[carId = ''] = await givenCars(app.services, { seller_id: seller.id })
})

const start = ({ browser }: Person, amount: number, id = newId(), about = carId) =>
  browser.post(`/cars/${about}/offers`, { id, amount })
const make = ({ browser }: Person, conversationId: string, amount: number, id = newId()) =>
  browser.post(`/me/conversations/${conversationId}/offers`, { id, amount })
const answer = ({ browser }: Person, { conversation_id, offer }: Message, given: string, id = newId()) =>
  browser.post(`/me/conversations/${conversation_id}/offers/${offer?.id}/answer`, { id, answer: given })
const started = async (amount = 70_000): Promise<Message> => (await start(buyer, amount)).json()
const history = async ({ browser }: Person, { conversation_id }: Message): Promise<Message[]> =>
  (await browser.get(`/me/conversations/${conversation_id}/messages`)).json().items
/** The offer and step of each message, with the current state of the offer. */
const said = async (message: Message) =>
  (await history(buyer, message)).map(({ offer, sender_id, ad_change }) => {
    const who = { [buyer.id]: 'buyer', [seller.id]: 'seller' }[sender_id ?? ''] ?? ad_change ?? 'system'
    return `${who}: ${offer?.amount} ${offer?.step}, ${offer?.state} now`
  })
/** Notifications of a user, newest first. */
const notificationsOf = async ({ browser }: Person): Promise<Notification[]> =>
  (await browser.get('/me/notifications')).json().items
const codeOf = (response: { json: () => { code: string } }) => response.json().code
const setFloor = ({ browser }: Person, floor: number | null) => browser.put(`/me/ads/${carId}/offer-floor`, { floor })
const changePrice = (to: number) =>
  seller.browser.post('/me/ads/prices', { prices: [{ car_id: carId, from: 80_000, to }] })

test('an offer begins a conversation as an unread message, and can be countered and accepted', async () => {
  const id = newId()
  const answers = await Promise.all([start(buyer, 70_000, id), start(buyer, 70_000, id), start(buyer, 70_000, id)])
  const [offer] = answers.map((response) => response.json<Message>())
  if (!offer) throw new Error('no offer')
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(offer).toMatchObject({
    seq: 1,
    message_type: 'offer',
    content: '',
    offer: { id, side: 'buyer', amount: 70_000, asking_price: 80_000, state: 'open', step: 'open' },
  })
  expect((await seller.browser.get('/me/unread-messages')).json()).toMatchObject({ unread_count: 1 })
  const counter = (await make(seller, offer.conversation_id, 75_000)).json<Message>()
  const accepting = newId()
  const accepted = await Promise.all([
    answer(buyer, counter, 'accepted', accepting),
    answer(buyer, counter, 'accepted', accepting),
  ])
  expect(new Set(accepted.map(({ body }) => body)).size).toBe(1)
  expect(await said(offer)).toEqual([
    'buyer: 70000 open, countered now',
    'seller: 75000 open, accepted now',
    'buyer: 75000 accepted, accepted now',
  ])
  expect((await seller.browser.get('/me/conversations')).json().items[0].last_message.offer).toMatchObject({
    amount: 75_000,
    step: 'accepted',
  })
})

test('of two devices that answer an offer at once one succeeds, and the other gets a conflict', async () => {
  const offer = await started()
  const answers = await Promise.all([answer(seller, offer, 'accepted'), answer(seller, offer, 'declined')])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.filter(({ statusCode }) => statusCode === 409).map(codeOf)).toEqual(['OFFER_ENDED'])
  expect(await history(buyer, offer)).toHaveLength(2)
})

test('an acceptance can be taken back for a minute, once, and the offer can then be answered again', async () => {
  const offer = await started()
  expect(codeOf(await answer(seller, offer, 'reopened'))).toBe('OFFER_ENDED')
  await answer(seller, offer, 'accepted')
  expect(codeOf(await answer(buyer, offer, 'reopened'))).toBe('OFFER_ENDED')
  app.time.now = new Date(NOW.getTime() + 50_000)
  const id = newId()
  const taken = await Promise.all([answer(seller, offer, 'reopened', id), answer(seller, offer, 'reopened', id)])
  expect(new Set(taken.map(({ body }) => body)).size).toBe(1)
  expect(await said(offer)).toEqual([
    'buyer: 70000 open, open now',
    'seller: 70000 accepted, open now',
    'seller: 70000 reopened, open now',
  ])
  expect((await notificationsOf(buyer)).map(({ kind }) => kind)).toContain('offer_reopened')
  expect((await answer(seller, offer, 'declined')).statusCode).toBe(200)
  const second = await started(71_000)
  await answer(seller, second, 'accepted')
  app.time.now = new Date(NOW.getTime() + 50_000 + 76_000)
  expect(codeOf(await answer(seller, second, 'reopened'))).toBe('OFFER_ENDED')
})

test('an acceptance stands once another offer has followed it', async () => {
  const offer = await started()
  await answer(seller, offer, 'accepted')
  expect((await start(buyer, 69_000)).statusCode).toBe(200)
  expect(codeOf(await answer(seller, offer, 'reopened'))).toBe('OFFER_ENDED')
})

test('a concurrent change of the price either applies to an offer or ends it', async () => {
  for (let round = 0; round < 8; round++) {
    ;[carId = ''] = await givenCars(app.services, { seller_id: seller.id })
    const offer = await started(60_000)
    const [countered] = await Promise.all([make(seller, offer.conversation_id, 78_000), changePrice(75_000)])
    const messages = await history(buyer, offer)
    const open = messages.filter(({ offer: one }) => one?.state === 'open')
    expect(messages.at(-1)?.ad_change ?? codeOf(countered)).toMatch(/price_changed|OFFER_TOO_HIGH/)
    expect(open).toEqual([])
  }
})

test('an offer can be withdrawn only by its own side and answered only by the other', async () => {
  const offer = await started()
  const stranger = await givenPerson(app)
  expect(codeOf(await answer(buyer, offer, 'accepted'))).toBe('INVALID_INPUT')
  expect(codeOf(await answer(buyer, offer, 'declined'))).toBe('INVALID_INPUT')
  expect(codeOf(await answer(seller, offer, 'withdrawn'))).toBe('INVALID_INPUT')
  expect((await answer(seller, offer, 'expired')).statusCode).toBe(400)
  expect(codeOf(await answer(stranger, offer, 'accepted'))).toBe('NOT_FOUND')
  expect(codeOf(await make(stranger, offer.conversation_id, 70_000))).toBe('NOT_FOUND')
  const forged = { id: newId(), amount: 70_000, sender_id: seller.id, side: 'seller' }
  expect((await buyer.browser.post(`/cars/${carId}/offers`, forged)).statusCode).toBe(400)
  expect(codeOf(await start(seller, 70_000))).toBe('OWN_AD')
  for (const amount of [0, 499, 70_000.5, 20_000_001]) expect((await start(buyer, amount)).statusCode).toBe(400)
  expect((await answer(buyer, offer, 'withdrawn')).statusCode).toBe(200)
  expect(codeOf(await answer(seller, offer, 'accepted'))).toBe('OFFER_ENDED')
})

test('only one offer can be open, and a fourth one, one above the price and a reused ID are refused', async () => {
  const id = newId()
  const first = (await start(buyer, 60_000, id)).json<Message>()
  expect(codeOf(await start(buyer, 61_000))).toBe('OFFER_OPEN')
  expect(codeOf(await start(buyer, 61_000, id))).toBe('ID_TAKEN')
  expect(codeOf(await make(seller, first.conversation_id, 60_000, id))).toBe('ID_TAKEN')
  await answer(seller, first, 'declined')
  expect(codeOf(await start(buyer, 80_001))).toBe('OFFER_TOO_HIGH')
  const second = await started(65_000)
  await make(seller, second.conversation_id, 78_000)
  const third = await started(70_000)
  await answer(buyer, third, 'withdrawn')
  expect(codeOf(await start(buyer, 72_000))).toBe('OFFERS_USED_UP')
  expect((await make(seller, third.conversation_id, 77_000)).statusCode).toBe(200)
})

test('two concurrent offers of one side count as one', async () => {
  const { conversation_id, ...offer } = await started()
  await answer(buyer, { conversation_id, ...offer }, 'withdrawn')
  const made = await Promise.all([70_000, 71_000, 72_000].map((amount) => start(buyer, amount)))
  expect(made.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

test('an offer cannot be accepted after 48 hours, even before the job runs, and both sides are notified once', async () => {
  const offer = await started()
  app.time.now = new Date(NOW.getTime() + 48 * HOUR_MS)
  expect(await said(offer)).toEqual(['buyer: 70000 open, expired now'])
  expect(codeOf(await answer(seller, offer, 'accepted'))).toBe('OFFER_ENDED')
  for (let run = 0; run < 2; run++) await expireOffers.run(app.services, {})
  expect(await said(offer)).toEqual(['buyer: 70000 open, expired now', 'system: 70000 expired, expired now'])
  expect((await start(buyer, 71_000)).statusCode).toBe(200)
})

test('an expired offer is marked as expired before the next one is added', async () => {
  const offer = await started()
  app.time.now = new Date(NOW.getTime() + 49 * HOUR_MS)
  await make(seller, offer.conversation_id, 76_000)
  expect(await said(offer)).toEqual([
    'buyer: 70000 open, expired now',
    'system: 70000 expired, expired now',
    'seller: 76000 open, open now',
  ])
})

test.each([
  ['sold', () => seller.browser.post(`/me/ads/${carId}/actions`, { action: 'mark_sold' })],
  ['paused', () => seller.browser.post(`/me/ads/${carId}/actions`, { action: 'pause' })],
  ['removed', () => seller.browser.post(`/me/ads/${carId}/actions`, { action: 'delete' })],
  ['price_changed', () => changePrice(75_000)],
])('an open offer ends when the ad is %s', async (news, change) => {
  const offer = await started()
  expect((await change()).statusCode).toBe(200)
  expect(await said(offer)).toEqual(['buyer: 70000 open, superseded now', `${news}: 70000 superseded, superseded now`])
  expect(codeOf(await answer(seller, offer, 'accepted'))).toBe('OFFER_ENDED')
  if (news !== 'price_changed') expect(codeOf(await start(buyer, 70_000))).toBe('NOT_ON_OFFER')
})

test('nobody offers or answers where one has blocked the other', async () => {
  const offer = await started()
  await buyer.browser.post(`/me/conversations/${offer.conversation_id}/block`, {})
  expect(codeOf(await answer(seller, offer, 'accepted'))).toBe('UNREACHABLE')
  expect(codeOf(await make(seller, offer.conversation_id, 75_000))).toBe('UNREACHABLE')
})

test('an ad with a price on request accepts offers of any amount', async () => {
  ;[carId = ''] = await givenCars(app.services, { seller_id: seller.id, price: null })
  expect(await started(900_000)).toMatchObject({ offer: { amount: 900_000, asking_price: null, state: 'open' } })
})

test('an offer below the private minimum is declined automatically, and no response reveals the minimum', async () => {
  expect((await setFloor(seller, 71_337)).json()).toEqual({ floor: 71_337 })
  expect(codeOf(await setFloor(buyer, 71_337))).toBe('NOT_FOUND')
  expect(codeOf(await buyer.browser.get(`/me/ads/${carId}/offer-floor`))).toBe('NOT_FOUND')
  const low = await started(71_336)
  expect(low.offer).toMatchObject({ state: 'declined', step: 'open' })
  expect(await said(low)).toEqual(['buyer: 71336 open, declined now', 'system: 71336 declined, declined now'])
  expect((await seller.browser.get('/me/unread-messages')).json()).toMatchObject({ unread_count: 1 })
  const enough = await started(71_337)
  expect(enough.offer?.state).toBe('open')
  await answer(buyer, enough, 'withdrawn')
  const third = await started(71_000)

  const paths = [
    `/cars/${carId}`,
    `/cars/${carId}/conversation`,
    '/me/conversations',
    `/me/conversations/${low.conversation_id}`,
    `/me/conversations/${low.conversation_id}/messages`,
    '/cars?make=toyota',
  ]
  const seen = await Promise.all(paths.map((path) => buyer.browser.get(path)))
  expect(seen.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 200))
  // the amount appears only in the buyer's own offer
  const named = seen.map(({ body }) => body.replaceAll('"amount":71337', '')).filter((body) => body.includes('71337'))
  expect(named).toEqual([])
  expect(third.offer?.state).toBe('declined')
  expect((await setFloor(seller, null)).json()).toEqual({ floor: null })
})

test('a private minimum is not above the price, and is forgotten when the price falls below it, which the seller is told', async () => {
  expect(codeOf(await setFloor(seller, 1_000_000))).toBe('FLOOR_ABOVE_PRICE')
  const floor = async () => (await seller.browser.get(`/me/ads/${carId}/offer-floor`)).json().floor
  const listed = async () => (await seller.browser.get('/me/notifications')).json().items
  const [car] = (await seller.browser.get('/me/ads')).json().items
  await setFloor(seller, car.price)
  const change = (from: number, to: number) =>
    seller.browser.post('/me/ads/prices', { prices: [{ car_id: carId, from, to }] })
  await change(car.price, car.price + 1000)
  expect([await floor(), await listed()]).toEqual([car.price, []])
  await change(car.price + 1000, car.price - 1000)
  expect([await floor(), await listed()]).toMatchObject([
    null,
    [{ kind: 'floor_forgotten', link: `/my-ads/edit/${carId}` }],
  ])
  // offers of the full price are no longer declined
  expect((await started(car.price - 1000)).offer?.state).toBe('open')
})

test('a private minimum is set before the ad is submitted, by the same rules, and the ad takes it over', async () => {
  const begun = async (price: string, amount: number) => {
    const id = newId()
    await seller.browser.put(`/me/drafts/${id}`, { fields: { price }, picture_ids: [], version: 0 })
    return { id, set: await seller.browser.put(`/me/ads/${id}/offer-floor`, { floor: amount }) }
  }
  const submitted = async (id: string) => {
    const ad = givenAd()
    await givenPictures(app, seller.id, ad.picture_ids)
    expect((await seller.browser.post(`/me/ads/${id}`, { ad })).statusCode).toBe(200)
    return (await seller.browser.get(`/me/ads/${id}/offer-floor`)).json().floor
  }
  expect(codeOf((await begun('75,000', 75_001)).set)).toBe('FLOOR_ABOVE_PRICE')
  const { id, set } = await begun('75,000', 71_337)
  expect(set.json()).toEqual({ floor: 71_337 })
  expect((await seller.browser.get(`/me/ads/${id}/offer-floor`)).json()).toEqual({ floor: 71_337 })
  expect(codeOf(await buyer.browser.get(`/me/ads/${id}/offer-floor`))).toBe('NOT_FOUND')
  expect(await submitted(id)).toBe(71_337)

  const { id: other } = await begun('', 90_000)
  expect(await submitted(other)).toBeNull()
  expect(await notificationsOf(seller)).toMatchObject([{ kind: 'floor_forgotten', link: `/my-ads/edit/${other}` }])
})

test('ADMIN-04 a notice names the car as the catalogue names it now, through a chain of merges and as it was typed', async () => {
  const { db } = app.services
  const [stored] = await db.select().from(cars).where(eq(cars.id, carId))
  const [first] = await db
    .select()
    .from(car_models)
    .where(ne(car_models.make_id, stored?.make_id ?? 0))
    .limit(1)
  const makeId = first?.make_id ?? 0
  const chain = await db.select().from(car_models).where(eq(car_models.make_id, makeId)).orderBy(car_models.id).limit(3)
  const [one, two, three] = chain
  if (!one || !two || !three) throw new Error('too few models')
  await db.update(car_models).set({ merged_into: two.id }).where(eq(car_models.id, one.id))
  await db.update(car_models).set({ merged_into: three.id }).where(eq(car_models.id, two.id))
  const about = async (named: { model_id: number | null; custom_model: string | null }) => {
    await changeCars(app.services, [carId], { make_id: makeId, ...named })
    await started()
    const [news] = await notificationsOf(seller)
    return news?.values.en['car']
  }
  expect(await about({ model_id: one.id, custom_model: null })).toContain(three.name_en)
  ;[carId = ''] = await givenCars(app.services, { seller_id: seller.id })
  expect(await about({ model_id: null, custom_model: three.name_ar })).toContain(three.name_en)
})

test('each side is notified of what the other did, once, until it has seen the conversation', async () => {
  const id = newId()
  const [offer] = (await Promise.all([start(buyer, 70_000, id), start(buyer, 70_000, id)])).map((response) =>
    response.json<Message>(),
  )
  if (!offer) throw new Error('no offer')
  const { conversation_id } = offer
  expect((await notificationsOf(seller)).map(({ kind }) => kind)).toEqual(['offer_received'])
  const [news] = await notificationsOf(seller)
  expect(news).toMatchObject({ link: `/messages?conversation=${conversation_id}`, read_at: null })
  expect(news?.values.ar['price']).toContain('70,000')
  app.time.now = new Date(NOW.getTime() + 1000)
  const counter = (await make(seller, conversation_id, 75_000)).json<Message>()
  app.time.now = new Date(NOW.getTime() + 2000)
  await answer(buyer, counter, 'accepted')
  expect((await notificationsOf(buyer)).map(({ kind }) => kind)).toEqual(['offer_countered'])
  // the seller has read the counter-offer, but not the acceptance that follows it
  await seller.browser.post(`/me/conversations/${conversation_id}/read`, { up_to_seq: counter.seq })
  const listed = await notificationsOf(seller)
  expect(listed.map(({ kind, read_at }) => `${kind} ${read_at === null ? 'new' : 'read'}`).toSorted()).toEqual([
    'offer_accepted new',
    'offer_received read',
  ])
})

test('users are notified when an offer ends without a response, except the seller of one below the private minimum', async () => {
  const offer = await started()
  app.time.now = new Date(NOW.getTime() + 48 * HOUR_MS)
  for (let run = 0; run < 2; run++) await expireOffers.run(app.services, {})
  expect((await notificationsOf(buyer)).map(({ kind }) => kind)).toEqual(['offer_expired'])
  await make(buyer, offer.conversation_id, 71_000)
  await changePrice(75_000)
  expect((await notificationsOf(buyer))[0]).toMatchObject({ kind: 'offer_superseded' })
  await setFloor(seller, 74_000)
  const before = await notificationsOf(seller)
  await make(buyer, offer.conversation_id, 73_000)
  expect(await notificationsOf(seller)).toEqual(before)
})
