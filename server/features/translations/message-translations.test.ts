import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { message_translations } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenModelServer } from '#server/testing/given-model-server.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { newId } from '#server/platform/ids.ts'

const ARABIC = 'هل السعر ٧٥٬٠٠٠ قابل للتفاوض؟'
const ENGLISH = 'Is the price of 75,000 negotiable?'

let model: Awaited<ReturnType<typeof givenModelServer>>
let app: GivenApp
let buyer: Person
let seller: Person
let message: Message
beforeAll(async () => {
  model = await givenModelServer()
})
beforeEach(async () => {
  app = await givenApp(model.env)
  ;[buyer, seller] = [await givenPerson(app), await givenPerson(app)]
  message = await write(ARABIC)
  model.requests.length = 0
  model.play({ kind: 'text', text: ENGLISH, msBetween: 20 })
})

async function write(content: string): Promise<Message> {
  const [carId = ''] = await givenCars(app.services, { seller_id: seller.id })
  return (await buyer.browser.post(`/cars/${carId}/conversation`, { id: newId(), content })).json()
}
const translate = (reader: Pick<Browser, 'post'>, language = 'en', { conversation_id, seq } = message) =>
  reader.post(`/me/conversations/${conversation_id}/messages/${seq}/translations`, { language })

test('AI-01 MSG-01 a message is translated once for its reader, also when asked twice at the same time', async () => {
  const answers = await Promise.all([translate(seller.browser), translate(seller.browser)])
  expect(answers.map((answer) => answer.json())).toEqual([{ text: ENGLISH }, { text: ENGLISH }])
  expect((await translate(seller.browser)).json()).toEqual({ text: ENGLISH })
  expect(model.requests).toHaveLength(1)
  expect(await app.services.db.select().from(message_translations)).toMatchObject([{ seq: 1, lang: 'en' }])
})

test('AI-01 MSG-01 messages are translated for the other side of the conversation only', async () => {
  await translate(seller.browser)
  const stranger = await givenPerson(app)
  const admin = await givenPerson(app, 'admin')
  for (const { browser } of [stranger, admin, buyer]) expect((await translate(browser)).statusCode).toBe(404)
  expect((await translate(createBrowser(app.http))).statusCode).toBe(401)
  expect((await translate(seller.browser, 'en', { ...message, seq: 2 })).statusCode).toBe(404)
})

test('AI-01 a message in the language of its reader, or of two letters, is not translated', async () => {
  expect((await translate(seller.browser, 'ar')).statusCode).toBe(404)
  expect((await translate(seller.browser, 'ar', await write('OK 75,000'))).statusCode).toBe(404)
  expect(model.requests).toEqual([])
})

test.each([
  { kind: 'text', text: 'Is the price of 57,000 negotiable?' },
  { kind: 'text', text: `${ENGLISH} Pay at https://evil.example` },
  { kind: 'hang' },
  { kind: 'failing' },
] as const)(
  'AI-01 a translation of a message that changes numbers, adds a link or fails is not kept: %j',
  async (script) => {
    model.play(script)
    const answers = await Promise.all([translate(seller.browser), translate(seller.browser)])
    expect(answers.map((answer) => answer.json().code)).toEqual(['MODEL_FAILED', 'MODEL_FAILED'])
    expect(await app.services.db.select().from(message_translations)).toEqual([])
  },
)

test('AI-01 a reader who asks for ever more translations has to wait', async () => {
  model.play({ kind: 'bad_json' })
  const codes: string[] = []
  for (let asked = 0; asked <= 60; asked += 1) codes.push((await translate(seller.browser)).json().code)
  expect(codes.indexOf('TOO_MANY_ATTEMPTS')).toBe(60)
})

test('AI-01 no message is translated when an admin has switched the model off', async () => {
  const admin = await givenPerson(app, 'admin')
  await admin.browser.put('/admin/app-settings/enable_language_model', { new_value: 'false' })
  expect((await translate(seller.browser)).statusCode).toBe(404)
})
