import { expect, test } from 'vitest'
import { TradeWordFields } from '#contract/trade-words.ts'
import { findWords, indexWords, isSpeltIn, wordKey } from '#domain/trade-words/find-words.ts'
import { TRADE_WORDS } from './index.ts'

test('words of the trade are such as admins may add, and no two have the same spelling or slug', () => {
  for (const { slug: _, ...fields } of TRADE_WORDS) {
    expect(TradeWordFields.parse(fields)).toEqual(fields)
    expect(fields.spellings.filter((one) => !isSpeltIn(fields.lang, one))).toEqual([])
    expect(fields.meaning_ar).not.toMatch(/\p{Script=Latin}/u)
    expect(fields.meaning_en).not.toMatch(/\p{Script=Arabic}/u)
  }
  const keys = TRADE_WORDS.flatMap(({ spellings }) => [...new Set(spellings.map(wordKey))])
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  const slugs = TRADE_WORDS.map(({ slug }) => slug)
  expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([])
})

test('EXPL-04 the words of real ads are found in them', () => {
  const index = indexWords(TRADE_WORDS)
  const found = (text: string) => findWords(text, index).map(({ word }) => word.slug)
  expect(found('كامري ٢٠٢٠ فل كامل بدي وكالة، رش تجميلي في الصدام، نظيفه على الشرط. ممشاها ٩٠ الف')).toEqual([
    'full-option',
    'agency-body',
    'cosmetic-respray',
    'bumper',
    'clean',
    'on-inspection',
    'mileage',
  ])
  expect(found('ونيت ددسن غمارتين قير عادي 4 سلندر، السوم واصل 30 والبيع صامل والحد 35')).toEqual([
    'pickup',
    'small-pickup',
    'double-cab',
    'manual',
    'cylinder',
    'offer-so-far',
    'determined',
    'lowest-price',
  ])
  expect(found('Full option, GCC specs, one owner, agency maintained, accident-free, original paint')).toEqual([
    'en-full-option',
    'en-gcc',
    'en-one-owner',
    'en-agency-service',
    'en-accident-free',
    'en-original-paint',
  ])
})
