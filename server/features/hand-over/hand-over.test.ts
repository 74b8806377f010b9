import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { HandOver, HandOverSheet } from '#contract/hand-over.ts'
import type { Message } from '#contract/messages.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { HAND_OVER_ITEMS, sidesOf, type HandOverItem } from '#domain/hand-over/items.ts'
import { countDone } from '#domain/hand-over/progress.ts'
import { deleteDueAccounts } from '#server/features/privacy/public.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'

let app: GivenApp
let buyer: Person
let seller: Person
let carId: string
let offer: Message
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  app.time.now = NOW
  buyer = await givenPerson(app)
  seller = await givenPerson(app)
  ;[carId = ''] = await givenCars(app.services, { seller_id: seller.id, mileage: 88_000 })
  offer = await makeOffer(70_000)
  await answer(seller, 'accepted')
})

const makeOffer = async (amount: number): Promise<Message> =>
  (await buyer.browser.post(`/cars/${carId}/offers`, { id: newId(), amount })).json()
const conversation = () => `/me/conversations/${offer.conversation_id}`
const ofOffer = (one = offer) => `${conversation()}/offers/${one.id}`
const answer = ({ browser }: Person, given: string, one = offer) =>
  browser.post(`${ofOffer(one)}/answer`, { id: newId(), answer: given })
const tick = ({ browser }: Person, item: string, ticked = true, one = offer) =>
  browser.put(`${ofOffer(one)}/hand-over/${item}`, { is_ticked: ticked })
const read = ({ browser }: Person, one = offer) => browser.get(`${ofOffer(one)}/hand-over`)
const listOf = async (person: Person, one = offer): Promise<HandOver> => (await read(person, one)).json()
const ticksOf = async (person: Person) => (await listOf(person)).ticks.map(({ item, side }) => `${item} ${side}`)
const setName = ({ browser }: Person, name: string) => browser.put(`${ofOffer()}/hand-over-name`, { name })
const readSheet = ({ browser }: Person) => browser.get(`${conversation()}/hand-over-sheet`)
const sheetOf = async (person: Person): Promise<HandOverSheet> => (await readSheet(person)).json()
const codeOf = (response: { json: () => { code: string } }) => response.json().code
/** The codes with which ticking, undoing and reading are answered. */
const answersNow = async (one = offer) => [
  codeOf(await tick(buyer, 'insurance', true, one)),
  codeOf(await tick(seller, 'price', false, one)),
  (await listOf(buyer, one)).state,
]

test('both sides see the same list, each with its own side, and who confirmed what and when', async () => {
  app.time.now = new Date(NOW.getTime() + MINUTE_MS)
  await tick(seller, 'registration')
  await tick(buyer, 'violations')
  const [ofBuyer, ofSeller] = [await listOf(buyer), await listOf(seller)]
  expect(ofBuyer).toEqual({
    conversation_id: offer.conversation_id,
    offer_id: offer.id,
    price: 70_000,
    agreed_at: NOW.toISOString(),
    state: 'open',
    side: 'buyer',
    ticks: expect.arrayContaining([
      { item: 'registration', side: 'seller', ticked_at: app.time.now.toISOString() },
      { item: 'violations', side: 'buyer', ticked_at: app.time.now.toISOString() },
    ]),
    revision: 2,
  })
  expect(ofSeller).toEqual({ ...ofBuyer, side: 'seller' })
})

test('each side confirms its own part alone, and nobody that of others', async () => {
  for (const item of HAND_OVER_ITEMS) {
    for (const person of [buyer, seller]) {
      const side = person === buyer ? 'buyer' : 'seller'
      const isOwn = sidesOf(item).includes(side)
      const response = await tick(person, item)
      expect(isOwn ? response.statusCode : codeOf(response)).toBe(isOwn ? 200 : 'INVALID_INPUT')
    }
  }
  expect(countDone((await listOf(buyer)).ticks)).toBe(HAND_OVER_ITEMS.length)
  expect((await tick(buyer, 'nothing')).statusCode).toBe(400)
})

test('repeated and concurrent ticks count once, keep the first time, and can be undone', async () => {
  const answers = await Promise.all([tick(seller, 'lien'), tick(seller, 'lien'), tick(seller, 'lien')])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  app.time.now = new Date(NOW.getTime() + MINUTE_MS)
  await tick(seller, 'lien')
  expect(await listOf(seller)).toMatchObject({ ticks: [{ ticked_at: NOW.toISOString() }], revision: 1 })
  await tick(seller, 'lien', false)
  await tick(seller, 'lien', false)
  expect(await listOf(seller)).toMatchObject({ ticks: [], revision: 2 })
  await tick(seller, 'lien')
  expect(await listOf(buyer)).toMatchObject({ ticks: [{ ticked_at: app.time.now.toISOString() }], revision: 3 })
})

test('both sides tick everything at once, and nothing is lost', async () => {
  const own = (person: Person, side: 'buyer' | 'seller') =>
    HAND_OVER_ITEMS.filter((item) => sidesOf(item).includes(side)).map((item) => tick(person, item))
  const answers = await Promise.all([...own(buyer, 'buyer'), ...own(seller, 'seller')])
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  const revisions = answers.map((response) => response.json<HandOver>().revision)
  expect(new Set(revisions).size).toBe(answers.length)
  const last = await listOf(buyer)
  expect(last).toMatchObject({ revision: answers.length })
  expect(countDone(last.ticks)).toBe(HAND_OVER_ITEMS.length)
})

test('a change is announced to both sides, a repeated one is not', async () => {
  const heard: unknown[] = []
  app.services.events.subscribe((event) => event.type === 'conversations_changed' && heard.push(event))
  await tick(buyer, 'insurance')
  await tick(buyer, 'insurance')
  await tick(seller, 'insurance')
  expect(heard).toEqual([{ type: 'conversations_changed', ids: [buyer.id, seller.id] }])
})

test('the list of an acceptance that is taken back can be read, and goes on once it is accepted again', async () => {
  await tick(seller, 'price')
  await answer(seller, 'reopened')
  expect(await answersNow()).toEqual(['HAND_OVER_ENDED', 'HAND_OVER_ENDED', 'taken_back'])
  expect(codeOf(await readSheet(buyer))).toBe('NOT_FOUND')
  await answer(seller, 'accepted')
  expect(await ticksOf(buyer)).toEqual(['price seller'])
})

test('a later offer replaces the list only once it is accepted', async () => {
  await tick(seller, 'price')
  const later = await makeOffer(69_000)
  expect(codeOf(await read(buyer, later))).toBe('NOT_FOUND')
  expect((await listOf(buyer)).state).toBe('open')
  await answer(seller, 'accepted', later)
  expect(await answersNow()).toEqual(['HAND_OVER_ENDED', 'HAND_OVER_ENDED', 'replaced'])
  expect(await listOf(buyer, later)).toMatchObject({ state: 'open', price: 69_000, ticks: [] })
  expect((await sheetOf(seller)).hand_over.offer_id).toBe(later.id)
})

test('a paused ad can be handed over, a sold one can be read only', async () => {
  await tick(seller, 'price')
  await seller.browser.post(`/me/ads/${carId}/actions`, { action: 'pause' })
  expect((await tick(buyer, 'price')).statusCode).toBe(200)
  await seller.browser.post(`/me/ads/${carId}/actions`, { action: 'mark_sold', sold_price: 70_000 })
  expect(await answersNow()).toEqual(['HAND_OVER_ENDED', 'HAND_OVER_ENDED', 'ad_ended'])
  expect((await readSheet(buyer)).statusCode).toBe(200)
})

test('a sale at the same time as a tick either comes after it or prevents it', async () => {
  const [ticked] = await Promise.all([
    tick(buyer, 'insurance'),
    seller.browser.post(`/me/ads/${carId}/actions`, { action: 'mark_sold', sold_price: 70_000 }),
  ])
  expect((await listOf(buyer)).state).toBe('ad_ended')
  const isThere = (await ticksOf(seller)).length === 1
  expect(isThere ? ticked.statusCode : codeOf(ticked)).toBe(isThere ? 200 : 'HAND_OVER_ENDED')
})

test.each(['buyer', 'seller'] as const)('a block by the %s ends the list for both, and can be lifted', async (side) => {
  await tick(seller, 'price')
  const { browser } = side === 'buyer' ? buyer : seller
  await browser.post(`${conversation()}/block`, {})
  expect(await answersNow()).toEqual(['HAND_OVER_ENDED', 'HAND_OVER_ENDED', 'closed'])
  expect((await tick(seller, 'price')).statusCode).toBe(200)
  await browser.post(`${conversation()}/unblock`, {})
  expect((await tick(buyer, 'insurance')).statusCode).toBe(200)
})

test('strangers, other buyers and admins do not find the list, the sheet and the names', async () => {
  await setName(seller, 'محمد بن عبدالله العتيبي')
  const admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
  const stranger = await givenPerson(app)
  await stranger.browser.post(`/cars/${carId}/offers`, { id: newId(), amount: 71_000 })
  for (const browser of [admin, stranger.browser]) {
    const person = { ...stranger, browser }
    for (const response of [
      await read(person),
      await tick(person, 'insurance'),
      await readSheet(person),
      await setName(person, 'x'),
    ])
      expect(codeOf(response)).toBe('NOT_FOUND')
  }
})

test('an offer that was not accepted has no list', async () => {
  await answer(seller, 'reopened')
  await answer(seller, 'declined')
  const declined = await makeOffer(60_000)
  expect(codeOf(await read(buyer, declined))).toBe('NOT_FOUND')
  expect(codeOf(await tick(buyer, 'insurance', true, declined))).toBe('NOT_FOUND')
  await answer(seller, 'declined', declined)
  expect(codeOf(await readSheet(buyer))).toBe('NOT_FOUND')
})

test('the sheet has the car, the agreed price, and names only once their owners have typed them', async () => {
  expect(await sheetOf(buyer)).toMatchObject({
    hand_over: { price: 70_000, side: 'buyer' },
    buyer_name: null,
    seller_name: null,
    car: { mileage: 88_000 },
  })
  await setName(buyer, '  نورة  القحطاني ')
  expect((await setName(seller, 'Sara Al-Otaibi')).json()).toMatchObject({ seller_name: 'Sara Al-Otaibi' })
  expect(await sheetOf(seller)).toMatchObject({ buyer_name: 'نورة  القحطاني', seller_name: 'Sara Al-Otaibi' })
  await buyer.browser.post(`${conversation()}/block`, {})
  expect(codeOf(await setName(seller, 'Somebody else'))).toBe('HAND_OVER_ENDED')
  expect((await setName(seller, '')).statusCode).toBe(200)
  expect(await sheetOf(buyer)).toMatchObject({ buyer_name: 'نورة  القحطاني', seller_name: null })
  expect((await setName(buyer, 'ا'.repeat(101))).statusCode).toBe(400)
})

test('AUTH-15 erasing an account removes its name from the sheet of the other side, which keeps its own and the list', async () => {
  await setName(buyer, 'نورة القحطاني')
  await setName(seller, 'Sara Al-Otaibi')
  await tick(buyer, 'insurance')
  await app.services.db.update(profiles).set({ delete_at: NOW }).where(eq(profiles.id, buyer.id))
  await deleteDueAccounts.run(app.services, {})
  expect(await sheetOf(seller)).toMatchObject({
    buyer_name: null,
    seller_name: 'Sara Al-Otaibi',
    hand_over: { state: 'closed', ticks: [{ item: 'insurance', side: 'buyer' }] },
  })
})

test('many changes in a minute are refused', async () => {
  const items: HandOverItem[] = ['price', 'absher', 'keys']
  const answers = await Promise.all(Array.from({ length: 61 }, (_, at) => tick(seller, items[at % 3] ?? '')))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
})
