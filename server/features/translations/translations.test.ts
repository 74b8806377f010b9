import { beforeAll, beforeEach, expect, test } from 'vitest'
import { changeCars } from '#server/testing/change-cars.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenModelServer } from '#server/testing/given-model-server.ts'
import type { LanguageModel } from '#server/platform/language-model/language-model.ts'
import { ad_translations } from '#server/platform/db/schema/index.ts'
import { hashOf } from './translate-once.ts'

const ARABIC = 'كامري نظيفة، ممشى ٧٠٬٠٠٠ كم، صيانة الوكالة'
const ENGLISH = 'A clean Camry, 70,000 km, serviced by the agency'

let model: Awaited<ReturnType<typeof givenModelServer>>
let app: GivenApp
let reader: Browser
let carId: string
beforeAll(async () => {
  model = await givenModelServer()
})
beforeEach(async () => {
  app = await givenApp(model.env)
  reader = createBrowser(app.http)
  ;[carId = ''] = await givenCars(app.services, { description_ar: ARABIC, description_en: null })
  model.requests.length = 0
})

const translate = (language = 'en', field?: string) => reader.post(`/cars/${carId}/translations`, { language, field })

test('AI-01 a description is translated once, and anew when its seller changes it', async () => {
  model.play({ kind: 'text', text: ENGLISH })
  expect((await reader.get('/translations')).json()).toEqual({ is_on: true })
  for (const _ of ['once', 'again']) expect((await translate()).json()).toEqual({ text: ENGLISH })
  expect(model.requests).toHaveLength(1)
  expect(JSON.stringify(model.requests[0]?.messages.at(-1))).toContain('كامري')
  await changeCars(app.services, [carId], { description_ar: 'كامري بحالة ممتازة' })
  model.play({ kind: 'text', text: 'A Camry in excellent condition' })
  expect((await translate()).json()).toEqual({ text: 'A Camry in excellent condition' })
})

test('AI-01 readers who ask at the same time are translated for once', async () => {
  model.play({ kind: 'text', text: ENGLISH, msBetween: 20 })
  const answers = await Promise.all([translate(), translate(), translate()])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(model.requests).toHaveLength(1)
})

test.each([
  { kind: 'text', text: 'A clean Camry, 17,000 km' },
  { kind: 'text', text: `${ENGLISH}. See https://evil.example` },
  { kind: 'failing' },
  { kind: 'cut' },
  { kind: 'empty' },
] as const)(
  'AI-01 a translation that changes numbers, adds a link or fails is not shown, nor kept: %j',
  async (script) => {
    model.play(script)
    expect([(await translate()).json().code]).toEqual(['MODEL_FAILED'])
    model.play({ kind: 'text', text: ENGLISH })
    expect((await translate()).json()).toEqual({ text: ENGLISH })
  },
)

test('AI-01 a translation that a process did not finish is made anew after a minute, and one by another model too', async () => {
  const madeBy = (name: string) => hashOf({ name } as LanguageModel, ARABIC)
  expect(madeBy('another')).not.toBe(madeBy('scripted'))
  const left = { car_id: carId, lang: 'en', source_hash: madeBy('scripted'), text: null } as const
  await app.services.db.insert(ad_translations).values({ ...left, asked_at: new Date(app.time.now.getTime() - 61_000) })
  model.play({ kind: 'text', text: ENGLISH })
  expect((await translate()).json()).toEqual({ text: ENGLISH })
})

test('AI-01 translations from one address are limited, and those that are kept are not counted', async () => {
  app = await givenApp({ ...model.env, ATTEMPTS_PER_ADDRESS: '1' })
  reader = createBrowser(app.http)
  const ids = await givenCars(app.services, ...[1, 2, 3].map(() => ({ description_ar: ARABIC, description_en: null })))
  model.play({ kind: 'text', text: ENGLISH })
  const statuses: number[] = []
  for (const id of [ids[0], ids[0], ids[0], ids[1], ids[2]])
    statuses.push((await reader.post(`/cars/${id}/translations`, { language: 'en' })).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('AI-01 nothing is translated without a model, into the language of the text, or of a hidden ad', async () => {
  expect((await translate('ar')).statusCode).toBe(404)
  await changeCars(app.services, [carId], { status: 'pending' })
  expect((await translate()).statusCode).toBe(404)
  const without = createBrowser((await givenApp()).http)
  expect((await without.get('/translations')).json()).toEqual({ is_on: false })
  expect((await without.post(`/cars/${carId}/translations`, { language: 'en' })).statusCode).toBe(404)
  expect(model.requests).toEqual([])
})

test('AI-01 the title and the note about the price are translated by themselves, each once', async () => {
  await changeCars(app.services, [carId], { ad_title_ar: 'كامري ٢٠٢٠ نظيفة', price_note: 'السعر نهائي' })
  model.play({ kind: 'text', text: 'Clean Camry 2020' })
  for (const _ of ['once', 'again'])
    expect((await translate('en', 'title')).json()).toEqual({ text: 'Clean Camry 2020' })
  model.play({ kind: 'text', text: 'The price is final' })
  expect((await translate('en', 'price_note')).json()).toEqual({ text: 'The price is final' })
  model.play({ kind: 'text', text: ENGLISH })
  expect((await translate()).json()).toEqual({ text: ENGLISH })
  expect((await translate('en', 'title')).json()).toEqual({ text: 'Clean Camry 2020' })
  expect(model.requests).toHaveLength(3)
  expect((await translate('ar', 'title')).statusCode).toBe(404)
  expect((await translate('en', 'seller_name')).statusCode).toBe(400)
})

test('AI-01 a title with another year, and a text that the ad has not, are not translated', async () => {
  expect((await translate('en', 'price_note')).statusCode).toBe(404)
  await changeCars(app.services, [carId], { ad_title_ar: 'كامري ٢٠٢٠ نظيفة' })
  model.play({ kind: 'text', text: 'Clean Camry 2021' })
  expect((await translate('en', 'title')).json().code).toBe('MODEL_FAILED')
})
