import { describe, expect, test } from 'vitest'
import type { CarPage, Chip } from '#contract/search.ts'
import { readSearch } from './read-search.ts'
import { writeSearch, type ExploreSearch } from './search-address.ts'
import { searchOfForm } from './search-of-form.ts'
import { withUnderstood } from './with-understood.ts'

const chip = (kind: string, ref: string, q: string): Chip => ({
  kind,
  ref,
  name_ar: null,
  name_en: null,
  text: '',
  corrected: false,
  excluded: false,
  without: { q, filters: {}, sort: null },
})
const SAID = {
  filters: {},
  chips: [],
  sort: null,
  other_goods: null,
  unused: [],
  sought: [],
  unsaid: [],
  unread: [],
  required: [],
}
const SEARCH: ExploreSearch = { q: 'كامري بيضاء تحت 70 فتحة', sort: 'newest', city: ['jeddah'] }
const UNDERSTOOD: CarPage['understood'] = {
  ...SAID,
  filters: { model: ['toyota-camry'], color: ['white'], price_max: 70_000 },
  chips: [
    chip('model', 'toyota-camry', 'بيضاء تحت 70 فتحة'),
    chip('color', 'white', 'كامري تحت 70 فتحة'),
    chip('price', '-70000', 'كامري بيضاء فتحة'),
  ],
  unused: ['فتحة'],
}

/** Submits the form of a search after a change. */
function sent(change: (form: ExploreSearch) => ExploreSearch, search = SEARCH, understood = UNDERSTOOD) {
  const form = readSearch(writeSearch(withUnderstood(search, understood)))
  return searchOfForm(change(form), search, understood)
}

describe('EXPL-01 a form that shows what a text means', () => {
  test('changes nothing of the search as long as it is not changed', () => {
    expect(sent((form) => form)).toEqual(SEARCH)
    expect(sent((form) => form, { ...SEARCH, q: 'فتحة' }, { ...SAID, sought: ['فتحة'] })).toEqual({
      ...SEARCH,
      q: 'فتحة',
    })
  })

  test('takes the word of a choice that goes out of the text, as its chip does', () => {
    expect(sent(({ color: _, ...form }) => form)).toEqual({ ...SEARCH, q: 'كامري تحت 70 فتحة' })
  })

  test('has a changed bound in place of the one in the text, and a further choice beside those of the text', () => {
    expect(sent((form) => ({ ...form, price_max: 90_000 }))).toEqual({
      ...SEARCH,
      q: 'كامري بيضاء فتحة',
      price_max: 90_000,
    })
    expect(sent((form) => ({ ...form, color: ['black', 'white'] }))).toEqual({
      ...SEARCH,
      q: 'كامري تحت 70 فتحة',
      color: ['black', 'white'],
    })
  })

  test('leaves the text alone where it says nothing of the changed filter', () => {
    expect(sent((form) => ({ ...form, fuel_type: ['hybrid'] }))).toEqual({ ...SEARCH, fuel_type: ['hybrid'] })
    expect(sent(({ city: _, ...form }) => form)).toEqual({ q: SEARCH.q, sort: 'newest' })
  })

  test('has a model of the text beside a maker that is chosen, either of which is wanted', () => {
    expect(sent((form) => ({ ...form, make: ['kia'] }))).toEqual({
      ...SEARCH,
      q: 'بيضاء تحت 70 فتحة',
      make: ['kia'],
      model: ['toyota-camry'],
    })
  })

  test('makes chosen filters of all that was understood where several parts of the text change', () => {
    expect(sent(({ color: _, ...form }) => ({ ...form, price_max: 90_000 }))).toEqual({
      q: 'فتحة',
      sort: 'newest',
      city: ['jeddah'],
      model: ['toyota-camry'],
      price_max: 90_000,
    })
  })

  test('shows what was chosen before beside what the text says instead of it', () => {
    const search: ExploreSearch = { q: 'هونداي', sort: 'newest', make: ['toyota'] }
    const understood = { ...SAID, filters: { make: ['hyundai'] }, chips: [chip('make', 'hyundai', '')] }
    expect(withUnderstood(search, understood)).toMatchObject({ make: ['toyota', 'hyundai'] })
    expect(sent((form) => ({ ...form, make: ['hyundai'] }), search, understood)).toEqual({
      sort: 'newest',
      make: ['hyundai'],
    })
  })
})
