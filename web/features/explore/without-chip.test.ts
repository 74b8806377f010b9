import { expect, test } from 'vitest'
import type { Chip } from '#contract/search.ts'
import { withChosenChip, withoutChip, withSort } from './without-chip.ts'

const chip = (kind: string, without: Chip['without']): Chip => ({
  kind,
  ref: '',
  name_ar: null,
  name_en: null,
  text: '',
  corrected: false,
  excluded: false,
  without,
})
const SAID = {
  filters: {},
  sort: null,
  other_goods: null,
  unused: [],
  sought: [],
  unsaid: [],
  unread: [],
  required: [],
}

test('EXPL-01 excluded values of the text and of the filters both stay when another part of the text is removed', () => {
  const search = {
    q: 'تويوتا غير سوداء ولا حمراء',
    sort: 'newest' as const,
    not_color: ['white' as const],
    after: '1_2',
  }
  const red = chip('color', { q: '', filters: { make: ['toyota'], not_color: ['black'] }, sort: null })
  expect(withoutChip(search, red)).toEqual({ sort: 'newest', make: ['toyota'], not_color: ['white', 'black'] })
})

test('EXPL-01 a guess that is confirmed becomes a chosen filter, and the rest of the text stays', () => {
  const tahoe = chip('model', { q: 'ابيض', filters: {}, sort: null })
  const filters = { model: ['chevrolet-tahoe'], color: ['white' as const] }
  const search = { q: 'تاهوو ابيض', sort: 'newest' as const, city: ['jeddah'] }
  expect(withChosenChip(search, tahoe, { ...SAID, filters, chips: [tahoe] })).toEqual({
    q: 'ابيض',
    sort: 'newest',
    city: ['jeddah'],
    model: ['chevrolet-tahoe'],
  })
})

test('EXPL-02 a chosen order replaces that of the text', () => {
  const sort = chip('sort', { q: 'كامري', filters: {}, sort: null })
  const understood = { ...SAID, chips: [sort], sort: 'price_asc' as const }
  expect(withSort({ q: 'ارخص كامري', sort: 'newest' }, 'newest', understood)).toEqual({ q: 'كامري', sort: 'newest' })
  expect(withSort({ q: 'كامري', sort: 'newest' }, 'year_desc', { ...SAID, chips: [] })).toEqual({
    q: 'كامري',
    sort: 'year_desc',
  })
})
