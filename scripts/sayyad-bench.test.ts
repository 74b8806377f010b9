import { expect, test } from 'vitest'
import { givenModelServer } from '#server/testing/given-model-server.ts'
import { precisionOf, scoreFrame } from '../bench/requests/score.ts'
import { createKeywordSearch } from '../bench/requests/search-by-words.ts'
import { readingOfModel } from '../bench/requests/systems.ts'
import { searchOfReading } from './readings.ts'

const TAGS = new Map([['low-mileage', 3]])

test('a reading of the labels is the same search', () => {
  expect(
    searchOfReading(
      '-color=black,red make=toyota price=..60000 seats=5,7 sort=price_asc tag=low-mileage year=2020',
      TAGS,
    ),
  ).toEqual({
    not_color: ['black', 'red'],
    make: ['toyota'],
    price_max: 60_000,
    seats: ['5', '7'],
    sort: 'price_asc',
    tag: [3],
    year_min: 2020,
    year_max: 2020,
  })
  expect(searchOfReading('doors=5..', TAGS)).toEqual({ doors: [5, 6, 7] })
})

test('a reading is scored by the acceptable reading that fits best', () => {
  const meant = ['make=toyota price=..60000', 'make=toyota']
  expect(scoreFrame('make=toyota', meant)).toEqual({ isExact: true, isOver: false, f1: 1, abstained: null })
  expect(scoreFrame('city=riyadh make=toyota', meant)).toMatchObject({ isExact: false, isOver: true })
  expect(scoreFrame('', ['']).abstained).toBe(true)
  expect(scoreFrame('make=kia', ['']).abstained).toBe(false)
})

test('a page is scored by the share of its ads that fit, an empty one by none', () => {
  expect(precisionOf(['a', 'b'], [new Set(['a']), new Set(['a', 'b', 'c'])])).toBe(1)
  expect(precisionOf(['a', 'b'], [new Set(['a'])])).toBe(0.5)
  expect(precisionOf([], [new Set(['a'])])).toBe(0)
})

test('a search by words finds the ads with the most and rarest words first, newer ones before older ones', () => {
  const find = createKeywordSearch(['تويوتا كامري الرياض', 'تويوتا كورولا الرياض', 'تويوتا كامري جدة'])
  expect(find('كورولا بالرياض', 24)).toEqual([1, 0])
  expect(find('كامري جدة', 24)).toEqual([2, 0])
  expect(find('بورش', 24)).toEqual([])
})

const model = await givenModelServer()
const read = readingOfModel({ url: model.url, key: '', name: 'any' })

test.each([
  [
    'its filters',
    '{"model":["toyota-camry"],"price_max":60000,"sort":"price_asc"}',
    { model: ['toyota-camry'], price_max: 60_000 },
    'price_asc',
  ],
  ['nothing for filters that the search does not have', '{"price_max":"cheap"}', {}, null],
  ['nothing for what is not JSON', '{"price', {}, null],
])('the reading of a language model is %s', async (_, text, filters, sort) => {
  model.play({ kind: 'tool', name: 'search_cars', input: text })
  expect(await read('كامري')).toMatchObject({ filters, sort, tokens: 120 })
})

test('a language model is asked once for each request', async () => {
  const before = model.requests.length
  model.play({ kind: 'tool', name: 'search_cars', input: '{"make":["kia"]}' })
  await read('كيا')
  expect(model.requests.length - before).toBe(1)
})

test('a language model that calls no tool abstains', async () => {
  model.play({ kind: 'text', text: 'Hello' })
  expect(await read('السلام عليكم')).toMatchObject({ filters: {}, sort: null })
})
