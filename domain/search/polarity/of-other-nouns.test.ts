import { describe, expect, test } from 'vitest'
import { givenVocabulary } from '../vocabulary/given-vocabulary.ts'
import { understandQuery } from '../understand-query.ts'

const understand = (text: string) => understandQuery(text, givenVocabulary, { thisYear: 2026 })

describe('EXPL-01 words about something else than a car are searched as text, not used as filters', () => {
  test.each([
    ['an adjective after its noun', 'ساعة بيضاء'],
    ['an adjective before its noun', 'white curtains'],
    ['a colour of a colour', 'دهان لون ابيض'],
    ['what an office is called', 'البريد السعودي'],
  ])('%s: «%s»', (_kind, text) => {
    const { filters, unused } = understand(text)
    expect(filters).toEqual({})
    expect(unused.length).toBeGreaterThan(0)
  })

  test.each([
    ['before the name of a car', 'ابيض كامري', { color: ['white'], model: ['toyota-camry'] }],
    ['after a word of its trim', 'كامري بلاتينيوم ابيض', { color: ['white'], model: ['toyota-camry'] }],
    ['of a car', 'white car', { color: ['white'] }],
    ['alone', 'something white', { color: ['white'] }],
    ['of the job of who asks', 'موظف سعودي وابي كامري', { model: ['toyota-camry'] }],
  ])('%s it is: «%s»', (_kind, text, filters) => {
    expect(understand(text).filters).toEqual(filters)
  })
})

describe('EXPL-01 in a text about something else, only the names of cars are used as filters', () => {
  test.each([
    ['a workshop', 'ورش بالرياض', {}],
    ['a job', 'وظيفة بجدة', {}],
    ['a job, before the wish for a car', 'عندي وظيفة بجدة وابي كامري', { model: ['toyota-camry'] }],
    ['a service for a car', 'تامين كامري بجدة', { model: ['toyota-camry'] }],
    ['a car first', 'سيارة بيضاء للمدرسة بجدة', { color: ['white'], city: ['jeddah'] }],
    ['a wish with a place', 'عندي وظيفة وابي كامري بجدة', { model: ['toyota-camry'], city: ['jeddah'] }],
  ])('%s: «%s»', (_kind, text, filters) => {
    expect(understand(text).filters).toEqual(filters)
  })
})

describe('EXPL-01 a place is a filter only if it says where the car is', () => {
  test.each([
    ['not the ends of a journey', 'كامري للسفر بين الرياض وجدة', { model: ['toyota-camry'] }],
    ['not a part of a name', 'كامري بنك الرياض', { model: ['toyota-camry'] }],
    ['not where one comes from', 'انا من جدة وابي كامري', { model: ['toyota-camry'] }],
    ['but where it is sold for a journey', 'كامري لداعي السفر بجدة', { model: ['toyota-camry'], city: ['jeddah'] }],
    ['but where one lives', 'كامري انا بجدة', { model: ['toyota-camry'], city: ['jeddah'] }],
  ])('%s: «%s»', (_kind, text, filters) => {
    expect(understand(text).filters).toEqual(filters)
  })
})

describe('EXPL-01 numbers of other things are not read as prices, years or mileages', () => {
  test.each([
    'عمري ٢٠ سنة ابي كامري',
    'ولدي عمره ١٨ سنة ابي كامري',
    'كامري شارع ٦٠',
    'كامري جنوط ٢٠ انش',
    'كامري امشي ١٠٠ كم باليوم',
    'camry i drive 100 km a day',
  ])('«%s»', (text) => {
    expect(understand(text).filters).toEqual({ model: ['toyota-camry'] })
  })
})

describe('EXPL-01 a name that is also an everyday word is read as a name only beside a car', () => {
  test.each([
    ['kia soul', { make: ['kia'], model: ['kia-soul'] }],
    ['soul 2019', { model: ['kia-soul'], year_min: 2019, year_max: 2019 }],
    ['a car with soul and music', {}],
  ])('«%s»', (text, filters) => {
    expect(understand(text).filters).toEqual(filters)
  })
})

describe('EXPL-01 a negation of something else than the car excludes no cars', () => {
  test.each([
    ['a complaint', 'ليش ما تعرضون كيا', { make: ['kia'] }],
    ['no objection', 'ما عندي مشكلة مع كيا', {}],
    ['no objection in English', "i don't mind white, camry", { model: ['toyota-camry'] }],
  ])('%s: «%s»', (_kind, text, filters) => {
    expect(understand(text).filters).toEqual(filters)
  })
})
