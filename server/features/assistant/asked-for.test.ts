import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnswerPart } from '#contract/assistant.ts'
import { flatPlan, reducingPlan } from '#domain/calculators/instalments.ts'
import { CarSearch } from '#contract/search.ts'
import { searchCars } from '#server/features/search/public.ts'
import { newId } from '#server/platform/ids.ts'
import { askAssistant as ask, partOf, saidIn, talkTo } from '#server/testing/ask-assistant.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson } from '#server/testing/given-person.ts'

const ADS = 14

let app: GivenApp
let guest: Browser
beforeAll(async () => {
  app = await givenApp()
  const camrys = Array.from({ length: ADS }, (_, at) => ({
    make: 'toyota',
    model: 'toyota-camry',
    price: 40_000 + 1000 * at,
    city: 'riyadh',
    featured: at % 5 === 0,
    ...(at === 3 && { accident: 'none' as const }),
  }))
  const patrols = ['jeddah', 'riyadh', 'jeddah', 'dammam', 'riyadh', 'jeddah'].map((city) => ({
    make: 'nissan',
    model: 'nissan-patrol',
    price: 150_000,
    city,
  }))
  await givenCars(app.services, ...camrys, ...patrols, { make: 'honda', model: 'honda-pilot', price: 64_000, seats: 8 })
})
beforeEach(() => {
  guest = createBrowser(app.http)
})

const idsIn = (parts: AnswerPart[]) => partOf(parts, 'cars').cards.map(({ id }) => id)

describe('the next ads', () => {
  test.each(['كامري', 'ارخص كامري'])(
    'AI-01 «غيرها» shows the next ads in the order of the public search, each once, and says when there are no more: %s',
    async (message) => {
      const say = talkTo(guest)
      const pages = [(await say(message)).parts, (await say('غيرها')).parts, (await say('show me others')).parts]
      const sort = message === 'كامري' ? 'newest' : 'price_asc'
      const all = await searchCars(app.services, CarSearch.parse({ model: ['toyota-camry'], sort, limit: ADS }))
      expect(pages.flatMap(idsIn)).toEqual(all.items.map(({ id }) => id))
      expect(partOf(pages[1] ?? [], 'cars').total).toBe(ADS)
      for (const _ of ['once', 'again']) expect(saidIn((await say('المزيد')).parts)).toEqual(['no_more'])
    },
  )

  test('AI-01 a place counts among the ads that were shown last', async () => {
    const say = talkTo(guest)
    await say('كامري')
    const next = idsIn((await say('غيرها')).parts)
    const { parts } = await say('قارن الأولى والثانية')
    expect(partOf(parts, 'comparison').cards.map(({ id }) => id)).toEqual(next.slice(0, 2))
  })

  test('AI-01 another search begins at its first ad, and without a search nothing is next', async () => {
    const say = talkTo(guest)
    expect(saidIn((await say('غيرها')).parts)).toEqual(['nothing_shown'])
    const first = idsIn((await say('كامري')).parts)
    await say('غيرها')
    await say('كم سعر كامري')
    expect(idsIn((await say('غيرها')).parts)).toEqual(first)
  })

  test.each(['غيرها', 'show me others'])(
    'AI-01 where nothing was found, «%s» says that there are no others and which conditions to drop',
    async (others) => {
      const say = talkTo(guest)
      const first = await say('كامري تحت 20 الف')
      expect(saidIn(first.parts)).toEqual(['none_found'])
      const next = await say(others)
      expect(saidIn(next.parts)).toEqual(['none_others'])
      expect(partOf(next.parts, 'question')).toEqual(partOf(first.parts, 'question'))
      expect(next.state.wish).toEqual(first.state.wish)
    },
  )

  test('AI-01 users go on where they were, also with a place in the search that means nothing', async () => {
    const { browser } = await givenPerson(app)
    const conversation = newId()
    const first = await ask(browser, { message: 'كامري', conversation_id: conversation })
    const second = await ask(browser, { message: 'غيرها', conversation_id: conversation })
    expect(idsIn(second.parts)).not.toEqual(idsIn(first.parts))
    const odd = await ask(guest, { message: 'غيرها', state: { ...first.state, next: 'x' } })
    expect(idsIn(odd.parts)).toEqual(idsIn(first.parts))
  })
})

describe('instalments', () => {
  test('AI-01 are computed as the calculator does, both ways, with what is assumed', async () => {
    const { parts } = await talkTo(guest)('monthly payment for 100k over 60 months at 5%')
    const { plans, asks } = partOf(parts, 'instalments')
    const loan = { principal: 100_000, months: 60, rate: 5, last: 0 }
    expect(asks).toBeNull()
    expect(plans).toMatchObject({ ...loan, price: 100_000, down: 0 })
    expect(plans?.flat.monthly).toBeCloseTo(flatPlan(loan).monthly, 2)
    expect(plans?.reducing.cost).toBeCloseTo(reducingPlan(loan).cost, 2)
  })

  test('AI-01 ask for one missing number at a time, with choices, and keep the others', async () => {
    const say = talkTo(guest)
    const asked = async (message: string) => partOf((await say(message)).parts, 'instalments')
    expect(await asked('كم القسط؟')).toMatchObject({ asks: 'price', plans: null, choices: [50_000, 80_000, 120_000] })
    expect(await asked('80,000')).toMatchObject({ asks: 'months' })
    expect(await asked('60 شهرًا')).toMatchObject({ asks: 'rate' })
    expect(await asked('5%')).toMatchObject({ asks: null, plans: { price: 80_000, months: 60, rate: 5 } })
    expect(await asked('دفعة أولى 10')).toMatchObject({ plans: { down: 8000, principal: 72_000 } })
  })

  test('AI-01 of an ad count with its price, on its page too', async () => {
    const say = talkTo(guest)
    const cards = partOf((await say('كامري')).parts, 'cars').cards
    const [first, second] = cards
    const plansOf = (parts: AnswerPart[]) => partOf(parts, 'instalments').plans
    expect(plansOf((await say('قسط الثانية على 4 سنوات بنسبة 5%')).parts)).toMatchObject({ price: second?.price })
    expect(plansOf((await say('طيب الأولى؟')).parts)).toMatchObject({ price: first?.price, months: 48, rate: 5 })
    const beside = await ask(guest, { message: 'كم القسط على 3 سنوات بنسبة 4', car_id: first?.id })
    expect(plansOf(beside.parts)).toMatchObject({ price: first?.price, months: 36, rate: 4 })
  })

  test.each(['قسط 80 الف على 300 شهر بنسبة 5', 'قسط سيارة ب 50 الف دفعة اولى 60 الف على سنتين نسبة 3'])(
    'AI-01 that cannot be are not computed: %s',
    async (message) => {
      const { parts } = await talkTo(guest)(message)
      expect(saidIn(parts)).toEqual(['instalments_impossible'])
      expect(partOf(parts, 'instalments').plans).toBeNull()
    },
  )
})

test('AI-01 who asks for the people of the site is shown the way to them, beside an ad too', async () => {
  const say = talkTo(guest)
  expect((await say('كيف اتواصل معكم')).parts.map(({ kind }) => kind)).toEqual(['saying', 'contact'])
  const [id] = idsIn((await say('كامري')).parts)
  expect((await ask(guest, { message: 'customer service', car_id: id })).parts.at(-1)?.kind).toBe('contact')
})

test('AI-01 who asks how something is done on the site is told, with the pages for it', async () => {
  const say = talkTo(guest)
  const { parts } = await say('نسيت كلمة المرور')
  expect(saidIn(parts)).toEqual(['site_password'])
  expect(partOf(parts, 'site_pages').pages).toEqual(['security', 'forgotten'])
  expect(partOf((await say('كيف ابيع سيارتي عندكم')).parts, 'site_pages').pages).toEqual(['add_car'])
  expect((await say('do you deliver?')).parts.map(({ kind }) => kind)).toEqual(['saying'])
})

test('AI-01 beside an ad, the delivery of the car is a matter of its seller', async () => {
  const [carId] = idsIn((await talkTo(guest)('كامري')).parts)
  expect(saidIn((await ask(guest, { message: 'how do I delete my account', car_id: carId })).parts)).toEqual([
    'site_delete_account',
  ])
  const { parts } = await ask(guest, { message: 'do you deliver?', car_id: carId })
  expect(saidIn(parts)).toEqual(['not_in_ad'])
  expect(partOf(parts, 'draft').text).not.toBe('')
})

test('AI-01 what was left out is allowed again, and the rest of the wish stays', async () => {
  const say = talkTo(guest)
  await say('كامري 2020 تحت 90 ألف')
  const { parts } = await say('عادي لو أقدم')
  expect(partOf(parts, 'wish').wish.parts).toEqual([
    { field: 'model', values: ['toyota-camry'], is_excluded: false },
    { field: 'year', min: null, max: 2020 },
    { field: 'price', min: null, max: 90_000 },
  ])
  expect(saidIn((await say('عادي لو أقدم')).parts)).toEqual(['nothing_to_remove'])
})

test('AI-01 a car without accidents is never promised: the seller states it, and an inspection tells', async () => {
  const { parts } = await talkTo(guest)('كامري بدون حوادث')
  expect(saidIn(parts)).toEqual(['found_one', 'stated_by_sellers'])
  expect(partOf(parts, 'cars').cards.map(({ price }) => price)).toEqual([43_000])
  expect(partOf(parts, 'wish').not_understood).toEqual([])
  expect(partOf(parts, 'facts').facts.map(({ topic }) => topic)).toContain('inspection')
})

test('AI-01 a family is shown cars with at least as many seats, and asked where only its children are counted', async () => {
  const { parts } = await talkTo(guest)('احنا ٦ بالبيت')
  expect(partOf(parts, 'cars').cards.map(({ price }) => price)).toEqual([64_000])
  const children = await talkTo(guest)('عندي خمس بزارين')
  expect(partOf(children.parts, 'question').question).toBe('seats')
  // as many have six seats or more as seven or more
  expect(partOf(children.parts, 'question').choices.map(({ total }) => total)).toEqual([1])
})

test.each(['باترول قريب مني', 'Nissan Patrol near me'])(
  'AI-01 «near me» shows what was found, and asks for the city, with the cities of the ads to choose from: %s',
  async (message) => {
    const say = talkTo(guest)
    const { parts } = await say(message)
    expect(partOf(parts, 'cars').total).toBe(6)
    expect(partOf(parts, 'wish').not_understood).toEqual([])
    const { question, choices } = partOf(parts, 'question')
    expect(question).toBe('near_city')
    expect(choices.map(({ wish, total }) => [wish.parts.find(({ field }) => field === 'near'), total])).toEqual([
      [{ field: 'near', city: 'jeddah', within: 100 }, 3],
      [{ field: 'near', city: 'riyadh', within: 100 }, 2],
      [{ field: 'near', city: 'dammam', within: 100 }, 1],
    ])
    expect(partOf((await say('قريبة من الدمام')).parts, 'cars').total).toBe(1)
  },
)

test.each([
  ['سويت حادث وش اسوي', ['unsourced_accident'], []],
  ['i had an accident, what now?', ['unsourced_accident'], []],
  ['انا مقيم هل يحق لي اتملك سيارتين', ['unsourced_residents'], []],
  ['مقيم ويبي ينقل ملكية سيارة باسمه', ['unsourced_residents', 'topic'], ['transfer']],
])('AI-01 what has no source is not guessed, and who decides is named: %s', async (message, said, topics) => {
  const { parts } = await talkTo(guest)(message)
  expect(saidIn(parts)).toEqual(said)
  const facts: string[] = parts.flatMap((part) => (part.kind === 'facts' ? part.facts.map(({ topic }) => topic) : []))
  for (const topic of topics) expect(facts).toContain(topic)
  if (!topics.length) expect(parts.map(({ kind }) => kind)).toEqual(['saying'])
})
