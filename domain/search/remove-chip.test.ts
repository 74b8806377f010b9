import { expect, test } from 'vitest'
import { givenVocabulary } from './vocabulary/given-vocabulary.ts'
import { takeQuoted } from './words/quoted-words.ts'
import { removableChips, withoutParts } from './remove-chip.ts'
import { understandQuery } from './understand-query.ts'

const read = (text: string) => understandQuery(takeQuoted(text).rest, givenVocabulary, { thisYear: 2026 })
const without = (text: string, ref: string) =>
  removableChips(text, read(text), read).find((chip) => chip.ref === ref)?.without

test('EXPL-01 a chip that is removed leaves the rest of the text', () => {
  expect(without('كامري تحت 50 الف بيضاء', '-50000')).toEqual({ q: 'كامري بيضاء', filters: {}, sort: null })
})

test('EXPL-01 if the rest of the text would be understood differently, filters keep its meaning', () => {
  expect(without('ارخص كرايسلر C300 بيضاء فتحة', 'chrysler')).toEqual({
    q: 'فتحة',
    filters: { model: ['chrysler-300'], color: ['white'] },
    sort: 'price_asc',
  })
})

test('EXPL-01 an exclusion stays one when another beside it is removed', () => {
  expect(without('مو كيا ولا هيونداي', 'kia')).toMatchObject({ q: '', filters: { not_make: ['hyundai'] } })
})

test.each([
  ['كامري بدون لون ابيض', 'white', 'كامري'],
  ['camry not in Riyadh, automatic', 'riyadh', 'camry , automatic'],
  ['كامري ما تطلع فوق 70 الف', '-70000', 'كامري'],
  ['ابي كيا او هيونداي', 'hyundai', 'ابي كيا'],
  ['ما ابي الا كامري 2020', 'toyota-camry', '2020'],
])('EXPL-01 «%s» without %s leaves no word of its phrase', (text, ref, left) => {
  expect(without(text, ref)).toEqual({ q: left, filters: {}, sort: null })
})

test('EXPL-01 several parts are removed together', () => {
  const text = 'كامري مو كيا ولا هيونداي "فتحة"'
  const understood = read(text)
  const gone = { chips: understood.chips.filter(({ excluded }) => excluded), words: ['"فتحة"'] }
  expect(withoutParts(text, understood, read, gone)).toEqual({ q: 'كامري', filters: {}, sort: null })
})

test('EXPL-01 if one of two bounds is removed, the other stays', () => {
  expect(without('مازدا 6 فوق 50 الف تحت 90 الف', '50000-')).toMatchObject({ q: 'مازدا 6 تحت 90 الف' })
})

test('EXPL-01 quoted words stay quoted when a chip is removed', () => {
  expect(without('مو كيا ولا هيونداي "فتحة"', 'kia')).toMatchObject({ q: '"فتحة"' })
})

test('EXPL-01 the rest of a text with very many chips is not read for each of them', () => {
  const text = 'تويوتا كيا هوندا بيضاء سوداء حمراء الرياض جدة 2020'
  let times = 0
  removableChips(text, read(text), (one) => {
    times += 1
    return read(one)
  })
  expect(times).toBe(1)
})
