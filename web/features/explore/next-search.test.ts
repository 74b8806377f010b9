import { expect, test } from 'vitest'
import type { CarPage, Chip } from '#contract/search.ts'
import { nextSearch } from './next-search.ts'

const chip = (kind: string, ref: string, more: Partial<Chip> = {}): Chip => ({
  kind,
  ref,
  name_ar: null,
  name_en: null,
  text: '',
  corrected: false,
  excluded: false,
  without: { q: `without ${ref}`, filters: {}, sort: null },
  ...more,
})
const CAMRY = chip('model', 'toyota-camry')
const WHITE = chip('color', 'white', { excluded: true })
const TO = chip('price', '-70000')
const FROM = chip('price', '50000-')
const NEAR = chip('near', 'abha/50')
const CHEAPEST = chip('sort', 'price_asc')
const PLACE = { near: 'abha', within: 50 }
const UNDERSTOOD: CarPage['understood'] = {
  filters: { model: ['toyota-camry'], not_color: ['white'], price_min: 50_000, price_max: 70_000, ...PLACE },
  chips: [CAMRY, WHITE, TO, FROM, NEAR, CHEAPEST],
  sort: 'price_asc',
  other_goods: null,
  unused: ['فتحة'],
  sought: [],
  unsaid: [],
  unread: [],
  required: [],
}
const search = { q: 'ارخص كامري غير بيضاء من 50 الى 70 فتحة', sort: 'newest' as const, city: ['jeddah'] }
const KEPT = { q: 'فتحة', sort: 'newest', city: ['jeddah'] }

test.each([
  [[WHITE], { ...KEPT, q: 'without white' }],
  [[WHITE, CAMRY], { ...KEPT, ...PLACE, sort: 'price_asc', price_min: 50_000, price_max: 70_000 }],
  [[TO, WHITE], { ...KEPT, ...PLACE, sort: 'price_asc', model: ['toyota-camry'], price_min: 50_000 }],
  [[NEAR, FROM, TO], { ...KEPT, sort: 'price_asc', model: ['toyota-camry'], not_color: ['white'] }],
  [[CHEAPEST, FROM], { ...KEPT, ...PLACE, model: ['toyota-camry'], not_color: ['white'], price_max: 70_000 }],
  [[CHEAPEST, FROM, TO, WHITE, CAMRY, NEAR], KEPT],
])('EXPL-01 parts of a text that are removed one after another are all gone (%#)', (gone, left) => {
  expect(nextSearch({ search, gone }, UNDERSTOOD)).toEqual(left)
})
