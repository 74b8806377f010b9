import { beforeAll, beforeEach, expect, test } from 'vitest'
import { UNSTATED_SPECS } from '#domain/cars/unstated-specs.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenModelServer } from '#server/testing/given-model-server.ts'
import { givenUser } from '#server/testing/given-user.ts'

const CAR = {
  ...UNSTATED_SPECS,
  make: 'toyota',
  model: 'toyota-camry',
  year: 2020,
  condition: 'used',
  mileage: 70_000,
  price: 75_000,
  city: 'riyadh',
  body_type: 'sedan',
  transmission: 'automatic',
  features: ['sunroof', 'bluetooth'],
}
const ARABIC = 'أعرض {{name}} للبيع في {{city}}.\nالممشى {{mileage}} والسعر {{price}}.\n{{transmission}}، {{features}}.'
const ENGLISH = 'My {{name}} is for sale in {{city}}.\n{{mileage}}, {{price}}.\n{{transmission}}, {{features}}.'
const say = (ar: string, en: string) => ({ kind: 'text', text: `${ar}\n---\n${en}` }) as const

let model: Awaited<ReturnType<typeof givenModelServer>>
let seller: Browser
beforeAll(async () => {
  model = await givenModelServer()
})
beforeEach(async () => {
  const app = await givenApp(model.env)
  seller = createBrowser(app.http)
  await givenUser(app, { browser: seller })
  model.requests.length = 0
})

const write = (car: object = CAR) => seller.post('/me/ad-descriptions', car)

test('AI-01 a description is written from the fields of the seller in both languages at once', async () => {
  model.play(say(ARABIC, ENGLISH))
  const answer = await write()
  expect(answer.json()).toEqual({
    description_ar: expect.stringMatching(/^أعرض تويوتا كامري 2020 للبيع في الرياض\.\n[^]*أوتوماتيك، .*فتحة/),
    description_en: `My Toyota Camry 2020 is for sale in Riyadh.\n${formatMileage(70_000, 'en')}, ${formatPrice(75_000, 'en')}.\nTransmission: Automatic, Features: Sunroof, Bluetooth.`,
  })
  expect(model.requests).toHaveLength(1)
})

test.each([
  say(ARABIC, `${ENGLISH} It has 4 doors.`),
  say(ARABIC, `${ENGLISH} It has a leather seat.`),
  say(ARABIC, `${ENGLISH} It is white.`),
  say(ARABIC, `${ENGLISH} Better than a Honda.`),
  say(`${ARABIC} بدون حوادث.`, ENGLISH),
  say(`${ARABIC} وهي في جدة.`, ENGLISH),
  say(`${ARABIC} جوالي ٠٥٠١٢٣٤٥٦٧`, ENGLISH),
  say(ARABIC, `${ENGLISH} {{paint}}.`),
  say(ARABIC, `${ENGLISH} <b>See it</b>`),
  say(ARABIC, `${ENGLISH} See www.evil.example`),
  say(ARABIC, 'Ask me.'),
  { kind: 'text', text: ARABIC },
  { kind: 'failing' },
  { kind: 'busy' },
  { kind: 'hang' },
  { kind: 'cut' },
  { kind: 'empty' },
  { kind: 'html' },
] as const)('AI-01 a description that states more than the seller, or fails, is refused: %j', async (script) => {
  model.play(script)
  expect((await write()).json().code).toBe('MODEL_FAILED')
})

test('AI-01 a text in three parts is refused, and a seller who asks again and again has to wait', async () => {
  model.play({ kind: 'text', text: `${ARABIC}\n---\n${ENGLISH}\n---\n${ENGLISH}` })
  const codes: string[] = []
  for (let asked = 0; asked <= 10; asked += 1) codes.push((await write()).json().code)
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 'MODEL_FAILED'), 'TOO_MANY_ATTEMPTS'])
})

test('AI-01 a description is only written with a model, and of a known make', async () => {
  expect((await write({ ...CAR, make: 'nobody' })).statusCode).toBe(404)
  expect((await write({ ...CAR, phone_number: '0501234567' })).statusCode).toBe(400)
  const app = await givenApp()
  seller = createBrowser(app.http)
  await givenUser(app, { browser: seller })
  expect((await write()).statusCode).toBe(404)
  expect(model.requests).toEqual([])
})
