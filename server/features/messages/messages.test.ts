import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Conversation, Message } from '#contract/messages.ts'
import { DAY_MS } from '#domain/durations.ts'
import { deleteDueAccounts } from '#server/features/privacy/public.ts'
import { car_counters, messages, profiles, users } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { NOW } from '#server/testing/given-services.ts'

const QUESTION = 'السلام عليكم، هل ما زالت السيارة متوفرة؟'

let app: GivenApp
let buyer: Person
let seller: Person
let carId: string
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  app.time.now = NOW
  buyer = await givenOldAccount()
  seller = await givenOldAccount()
  ;[carId = ''] = await givenCars(app.services, { seller_id: seller.id, contact_name: 'أبو فهد' })
})

async function givenOldAccount(): Promise<Person> {
  const person = await givenPerson(app)
  await app.services.db
    .update(users)
    .set({ created_at: new Date(NOW.getTime() - 9 * DAY_MS) })
    .where(eq(users.id, person.id))
  return person
}

const write = ({ browser }: Person, content = QUESTION, id = newId(), about = carId) =>
  browser.post(`/cars/${about}/conversation`, { id, content })
const send = ({ browser }: Person, conversationId: string, content: string, id = newId()) =>
  browser.post(`/me/conversations/${conversationId}/messages`, { id, content })
const begin = async (from = buyer): Promise<string> => (await write(from)).json<Message>().conversation_id
const get = async ({ browser }: Person, conversationId: string): Promise<Conversation> =>
  (await browser.get(`/me/conversations/${conversationId}`)).json()
const list = async ({ browser }: Person, query = ''): Promise<Conversation[]> =>
  (await browser.get(`/me/conversations?${query}`)).json().items
const history = async ({ browser }: Person, conversationId: string, query = ''): Promise<Message[]> =>
  (await browser.get(`/me/conversations/${conversationId}/messages?${query}`)).json().items
const read = ({ browser }: Person, conversationId: string, upToSeq: number) =>
  browser.post(`/me/conversations/${conversationId}/read`, { up_to_seq: upToSeq })
const unread = async ({ browser }: Person): Promise<number> =>
  (await browser.get('/me/unread-messages')).json().unread_count
const codeOf = (response: { json: () => { code: string } }) => response.json().code
const sellerActs = (action: string) => seller.browser.post(`/me/ads/${carId}/actions`, { action })
async function contacts(): Promise<number> {
  const [row] = await app.services.db.select().from(car_counters).where(eq(car_counters.car_id, carId))
  return row?.contact_count ?? 0
}

describe('starting', () => {
  test('MSG-01 MSG-17 one conversation per car and buyer, however often it is started', async () => {
    const id = newId()
    const answers = await Promise.all([
      write(buyer, QUESTION, id),
      write(buyer, QUESTION, id),
      write(buyer, QUESTION, id),
    ])
    const sent = answers.map((answer) => answer.json<Message>())
    expect(sent[0]).toMatchObject({
      id,
      seq: 1,
      sender_id: buyer.id,
      content: QUESTION,
      message_type: 'text',
      read_at: null,
    })
    expect(sent.map(({ conversation_id, seq }) => [conversation_id, seq])).toEqual(
      sent.map(() => [sent[0]?.conversation_id, 1]),
    )
    expect((await write(buyer, 'وكم آخر سعر؟')).json()).toMatchObject({
      conversation_id: sent[0]?.conversation_id,
      seq: 2,
    })
    expect(await list(buyer)).toMatchObject([
      { car_id: carId, side: 'buyer', other_user_name: 'أبو فهد', status: 'active' },
    ])
    expect(await list(seller)).toMatchObject([
      { car_id: carId, side: 'seller', other_user_name: 'سارة العتيبي', last_message: { content: 'وكم آخر سعر؟' } },
    ])
    expect(await contacts()).toBe(1)
    expect((await buyer.browser.get(`/cars/${carId}/conversation`)).json()).toMatchObject({ car_id: carId })
    expect((await seller.browser.get(`/cars/${carId}/conversation`)).json()).toBeNull()
  })

  test('MSG-01 a conversation cannot begin about an own ad, about an ad that is not for sale, or by an unconfirmed user', async () => {
    const [pending = ''] = await givenCars(app.services, { seller_id: seller.id, status: 'pending' })
    expect(codeOf(await write(seller))).toBe('OWN_AD')
    expect(codeOf(await write(buyer, QUESTION, newId(), pending))).toBe('NOT_ON_OFFER')
    expect(codeOf(await write(buyer, QUESTION, newId(), newId()))).toBe('NOT_ON_OFFER')
    await app.services.db.update(users).set({ email_verified: false }).where(eq(users.id, buyer.id))
    expect(codeOf(await write(buyer))).toBe('EMAIL_NOT_CONFIRMED')
    expect(await list(buyer)).toEqual([])
  })

  test('MSG-01 sellers of imported ads have no account to get messages', async () => {
    const [imported = ''] = await givenCars(app.services, {})
    expect(codeOf(await write(buyer, QUESTION, newId(), imported))).toBe('UNREACHABLE')
    expect(await list(buyer)).toEqual([])
  })

  test('MSG-18 a new account starts few conversations in an hour, and goes on in those it has', async () => {
    await app.services.db.update(users).set({ created_at: NOW }).where(eq(users.id, buyer.id))
    const others = await givenCars(app.services, ...Array.from({ length: 9 }, () => ({ seller_id: seller.id })))
    const codes = []
    for (const other of others) codes.push((await write(buyer, QUESTION, newId(), other)).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429])
    expect((await write(buyer, 'شكرًا', newId(), others[0])).statusCode).toBe(200)
  })
})

describe('sending', () => {
  test('MSG-05 texts are trimmed; empty and too long ones are refused', async () => {
    const id = await begin()
    expect((await send(seller, id, '  نعم \u202e ')).json()).toMatchObject({ content: 'نعم' })
    for (const content of ['', '  \n ', '\u200b', '\0', 'س'.repeat(2001)]) {
      expect((await send(buyer, id, content)).statusCode, JSON.stringify(content)).toBe(400)
    }
    expect((await send(buyer, id, '🚗'.repeat(2000))).statusCode).toBe(200)
    expect((await history(buyer, id)).map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  test('MSG-05 markup and emoji are stored as typed, direction overrides are removed, and the sender cannot be forged', async () => {
    const id = await begin()
    const texts = {
      '<img src=x onerror="alert(1)">&amp;': '<img src=x onerror="alert(1)">&amp;',
      ['👍🏽'.repeat(500)]: '👍🏽'.repeat(500),
      'السعر \u202e00005\u202c ريال\u2067': 'السعر 00005 ريال',
    }
    for (const [typed, stored] of Object.entries(texts)) {
      expect((await send(buyer, id, typed)).json()).toMatchObject({ content: stored })
    }
    for (const forged of [{ sender_id: seller.id }, { seq: 1 }, { created_at: NOW }, { message_type: 'system' }]) {
      const message = { id: newId(), content: 'نعم', ...forged }
      const refused = await buyer.browser.post(`/me/conversations/${id}/messages`, message)
      expect(refused.statusCode, JSON.stringify(forged)).toBe(400)
    }
    expect((await history(seller, id)).map(({ sender_id }) => sender_id)).toEqual(Array(4).fill(buyer.id))
  })

  test('MSG-17 the same message is stored once; its id with another text, or of somebody else, is refused', async () => {
    const conversationId = await begin()
    const id = newId()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(buyer, conversationId, 'متى؟', id)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(codeOf(await send(buyer, conversationId, 'متى', id))).toBe('ID_TAKEN')
    expect(codeOf(await send(seller, conversationId, 'متى؟', id))).toBe('ID_TAKEN')
    expect(await history(buyer, conversationId)).toHaveLength(2)

    const [second = ''] = await givenCars(app.services, { seller_id: seller.id })
    expect((await write(buyer, 'غيرها', id, second)).json()).toMatchObject({ id, content: 'غيرها' })
  })

  test('MSG-17 an ordinary text is stored by one statement; others are checked in a transaction', async () => {
    const conversationId = await begin()
    const transaction = vi.spyOn(app.services.db, 'transaction')
    onTestFinished(() => transaction.mockRestore())
    const id = newId()
    const first = await send(buyer, conversationId, 'متى؟', id)
    expect(first.json()).toMatchObject({ seq: 2 })
    expect(transaction).not.toHaveBeenCalled()
    expect((await send(buyer, conversationId, 'متى؟', id)).body).toBe(first.body)
    expect(transaction).toHaveBeenCalledOnce()
    expect((await send(seller, conversationId, 'الآن')).json()).toMatchObject({ seq: 3 })
  })

  test('MSG-17 fetching messages after the last seen one misses none, even if many are sent concurrently', async () => {
    const conversationId = await begin()
    let isOver = false
    const seen: number[] = []
    const reader = (async () => {
      for (;;) {
        const wasOver = isOver
        const more = await history(seller, conversationId, `after_seq=${seen.at(-1) ?? 0}&limit=7`)
        seen.push(...more.map(({ seq }) => seq))
        if (wasOver && !more.length) return
      }
    })()
    const sent = await Promise.all(
      Array.from({ length: 40 }, (_, at) => send(at % 2 ? buyer : seller, conversationId, `رسالة ${at}`)),
    )
    isOver = true
    await reader
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200))
    expect(seen).toEqual(Array.from({ length: 41 }, (_, at) => at + 1))
    const [before] = await history(seller, conversationId, 'before_seq=10&limit=3')
    expect(before?.seq).toBe(7)
    expect((await history(seller, conversationId, 'limit=2')).map(({ seq }) => seq)).toEqual([40, 41])
  })

  test('MSG-18 nobody can write to a suspended user, and earlier messages stay', async () => {
    const id = await begin()
    await app.services.db.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, buyer.id))
    expect(codeOf(await send(seller, id, 'نعم'))).toBe('UNREACHABLE')
    expect(await get(seller, id)).toMatchObject({ status: 'closed', last_message: { content: QUESTION } })
  })

  test('MSG-18 messages are rate limited', async () => {
    const id = await begin()
    const sent = await Promise.all(Array.from({ length: 1000 }, (_, at) => send(buyer, id, `${at}`)))
    const refused = sent.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBe(941)
    expect(await history(seller, id, 'limit=100')).toHaveLength(60)
  })

  test('MSG-18 blocking stops messages of both sides in all their conversations until it is undone', async () => {
    const id = await begin()
    expect((await seller.browser.post(`/me/conversations/${id}/block`, {})).statusCode).toBe(204)
    expect(codeOf(await send(buyer, id, 'نعم؟'))).toBe('UNREACHABLE')
    expect(codeOf(await send(seller, id, 'نعم؟'))).toBe('UNREACHABLE')
    const [second = ''] = await givenCars(app.services, { seller_id: seller.id })
    expect(codeOf(await write(buyer, QUESTION, newId(), second))).toBe('UNREACHABLE')
    expect(await get(seller, id)).toMatchObject({ status: 'closed', is_blocked: true })
    expect(await get(buyer, id)).toMatchObject({ status: 'closed', is_blocked: false })
    expect((await buyer.browser.post(`/me/conversations/${id}/unblock`, {})).statusCode).toBe(204)
    expect(codeOf(await send(buyer, id, 'نعم؟'))).toBe('UNREACHABLE')
    await seller.browser.post(`/me/conversations/${id}/unblock`, {})
    expect((await send(buyer, id, 'نعم؟')).statusCode).toBe(200)
  })
})

describe('reading', () => {
  test('MSG-04 only messages that were on the screen are marked as read, and the server counts unread ones', async () => {
    const id = await begin()
    await send(buyer, id, 'وكم آخر سعر؟')
    await send(seller, id, 'سبعون')
    expect([await unread(seller), await unread(buyer)]).toEqual([2, 1])
    expect((await read(seller, id, 1)).json()).toMatchObject({ unread_count: 1 })
    const seen = await history(buyer, id)
    expect(seen.map(({ read_at }) => read_at !== null)).toEqual([true, false, false])
    expect((await list(seller))[0]?.unread_count).toBe(1)
    expect((await buyer.browser.get(`/me/conversations/${id}/messages?after_seq=3`)).json()).toEqual({
      items: [],
      last_seq: 3,
      seen_seq: 1,
      first_unread_seq: 3,
      now: NOW.toISOString(),
    })
    expect((await seller.browser.get(`/me/conversations/${id}/messages`)).json()).toMatchObject({ first_unread_seq: 2 })
    expect((await read(seller, id, 3)).json()).toMatchObject({ unread_count: 0 })
    expect((await seller.browser.get(`/me/conversations/${id}/messages`)).json()).toMatchObject({
      first_unread_seq: null,
    })
    expect(await list(seller, 'list=unread')).toEqual([])
    expect(await unread(buyer)).toBe(1)
  })

  test('MSG-04 messages cannot be marked as read beyond the last one, at an invalid position, or for another user', async () => {
    const id = await begin()
    expect((await read(seller, id, 2)).json()).toMatchObject({ code: 'INVALID_INPUT', data: { field: 'up_to_seq' } })
    for (const mark of [
      { up_to_seq: 0 },
      { up_to_seq: 1.5 },
      { up_to_seq: 1e300 },
      { up_to_seq: 1, user_id: seller.id },
    ]) {
      const refused = await buyer.browser.post(`/me/conversations/${id}/read`, mark)
      expect(refused.statusCode, JSON.stringify(mark)).toBe(400)
    }
    expect(await unread(seller)).toBe(1)
  })

  test('MSG-01 MSG-15 for everyone else the conversation does not exist', async () => {
    const id = await begin()
    const stranger = await givenOldAccount()
    const { browser } = stranger
    const path = `/me/conversations/${id}`
    const answers = await Promise.all([
      browser.get(path),
      browser.get(`${path}/messages`),
      send(stranger, id, 'نعم'),
      read(stranger, id, 1),
      ...['archive', 'unarchive', 'block', 'unblock'].map((action) => browser.post(`${path}/${action}`, {})),
    ])
    expect(answers.map(codeOf)).toEqual(answers.map(() => 'NOT_FOUND'))
    expect(await list(stranger)).toEqual([])
    expect(await history(buyer, id)).toMatchObject([{ read_at: null }])
  })

  test('MSG-03 conversations are searched by message, name and car, and paged', async () => {
    const first = await begin()
    const [hilux = ''] = await givenCars(app.services, {
      seller_id: seller.id,
      model: 'toyota-hilux',
      contact_name: 'منصور',
    })
    app.time.now = new Date(NOW.getTime() + 1000)
    const second = (await write(buyer, 'هل تقبل الفحص في مركز معتمد؟', newId(), hilux)).json<Message>().conversation_id
    const found = async (text: string) => (await list(buyer, `text=${encodeURIComponent(text)}`)).map(({ id }) => id)
    expect(await found('متوفره')).toEqual([first])
    expect(await found('هايلكس الفحص')).toEqual([second])
    expect(await found('تويوتا')).toEqual([second, first])
    expect(await found('لا شيء كهذا')).toEqual([])
    const page = (await buyer.browser.get('/me/conversations?limit=1')).json()
    expect(page.items).toMatchObject([{ id: second, car: { model_name_en: 'Hilux', year: 2020 } }])
    const rest = (await buyer.browser.get(`/me/conversations?limit=1&after=${page.next}`)).json()
    expect([rest.items[0].id, rest.next]).toEqual([first, null])
  })

  test('MSG-03 a conversation is archived for one side only, and returns with the next message', async () => {
    const id = await begin()
    expect((await seller.browser.post(`/me/conversations/${id}/archive`, {})).statusCode).toBe(204)
    expect([await list(seller), await list(seller, 'list=archived'), await list(buyer)]).toMatchObject([
      [],
      [{ id, is_archived: true }],
      [{ id, is_archived: false }],
    ])
    await send(buyer, id, 'نعم؟')
    expect(await list(seller)).toMatchObject([{ id, unread_count: 2 }])
  })
})

describe('the ad', () => {
  test('MSG-02 both sides get a message when the ad is paused, resumed, reduced or sold, which never counts as unread', async () => {
    const id = await begin()
    for (const action of ['pause', 'resume']) expect((await sellerActs(action)).statusCode).toBe(200)
    await seller.browser.post('/me/ads/prices', { prices: [{ car_id: carId, from: 80_000, to: 75_000 }] })
    await sellerActs('mark_sold')
    const added = (await history(buyer, id)).slice(1)
    expect(
      added.map(({ ad_change, new_price, sender_id, content }) => [ad_change, new_price, sender_id, content]),
    ).toEqual([
      ['paused', null, null, ''],
      ['back', null, null, ''],
      ['price_changed', 75_000, null, ''],
      ['sold', null, null, ''],
    ])
    expect([await unread(buyer), await unread(seller)]).toEqual([0, 1])
    expect(await get(buyer, id)).toMatchObject({ status: 'ended', car: { has_page: true } })
    expect((await send(buyer, id, 'مبروك')).statusCode).toBe(200)
  })

  test('MSG-02 a price that changed while the ad was paused is told once it is back, and once only', async () => {
    const id = await begin()
    const after = (step: () => Promise<{ statusCode: number; body: string }>) => {
      app.time.now = new Date(app.time.now.getTime() + 1000)
      return step()
    }
    for (const step of [
      () => sellerActs('pause'),
      () => seller.browser.post('/me/ads/prices', { prices: [{ car_id: carId, from: 80_000, to: 76_000 }] }),
      () => sellerActs('resume'),
      () => sellerActs('pause'),
      () => sellerActs('resume'),
    ]) {
      const { statusCode, body } = await after(step)
      expect(statusCode, body).toBe(200)
    }
    const added = (await history(buyer, id)).slice(1)
    expect(added.map(({ ad_change, new_price }) => [ad_change, new_price])).toEqual([
      ['paused', null],
      ['back', null],
      ['price_changed', 76_000],
      ['paused', null],
      ['back', null],
    ])
  })

  test('MSG-03 the conversation stays readable when the ad is deleted', async () => {
    const id = await begin()
    await sellerActs('delete')
    expect(await get(buyer, id)).toMatchObject({
      status: 'ended',
      car: { make_name_en: 'Toyota', has_page: false, image: null },
      last_message: { message_type: 'system', ad_change: 'removed' },
    })
    expect((await send(buyer, id, 'لماذا؟')).statusCode).toBe(200)
  })

  test('AUTH-15 when the seller deletes the account, the buyer keeps the conversation without a name', async () => {
    const id = await begin()
    await send(seller, id, 'نعم')
    const { db } = app.services
    await db.update(profiles).set({ delete_at: NOW }).where(eq(profiles.id, seller.id))
    await deleteDueAccounts.run(app.services, {})
    expect(await get(buyer, id)).toMatchObject({ status: 'closed', other_user_name: null })
    expect(await history(buyer, id)).toMatchObject([{ content: QUESTION }, { content: 'نعم' }])
    expect(codeOf(await send(buyer, id, 'نعم؟'))).toBe('UNREACHABLE')
    expect(await db.$count(messages, eq(messages.conversation_id, id))).toBe(2)
  })
})
