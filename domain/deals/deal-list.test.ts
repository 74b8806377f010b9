import fc from 'fast-check'
import { expect, test } from 'vitest'
import { containsWords } from '#domain/text/contains-words.ts'
import { DELICATE_LETTERS } from '#domain/text/given-spellings.ts'
import { searchText } from '#domain/text/normalise-text.ts'
import { findDeals, orderDeals, relatedDeals, type ListedDeal } from './deal-list.ts'
import { DEALS_ON_PAGE } from './deal-sorts.ts'
import { dealState } from './deal-state.ts'

const NOW = new Date('2026-06-15T12:00:00.000Z')
const listed = (id: string, fields: Partial<ListedDeal> = {}): ListedDeal => ({
  id,
  brand_id: null,
  category_id: null,
  featured: false,
  price_before: null,
  price_now: null,
  discount_percent: null,
  discount_amount: null,
  began: 0,
  starts: null,
  ends: null,
  text: '',
  ...fields,
})
const find = (deals: readonly ListedDeal[], question: Partial<Parameters<typeof findDeals>[1]> = {}) =>
  findDeals(orderDeals(deals), { sort: 'newest', page: 1, ...question }, NOW)

const time = fc.option(fc.constantFrom(-1, 0, 1).map((difference) => NOW.getTime() + difference))
const id = fc.option(fc.integer({ min: 1, max: 3 }))
const deal = fc.record({ starts: time, ends: time, brand_id: id, category_id: id, began: fc.nat(3) })

test('DEAL-01 found deals are the live ones with the chosen brand and category, and counts agree with them', () => {
  const brand = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined })
  fc.assert(
    fc.property(fc.array(deal, { maxLength: 80 }), brand, brand, (fields, ofBrand, ofCategory) => {
      const deals = fields.map((one, at) => listed(String(at), one))
      const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())
      const live = deals.filter(({ starts, ends }) => {
        const times = { published_at: NOW.toISOString(), starts_at: iso(starts), ends_at: iso(ends) }
        return dealState(times, NOW) === 'live'
      })
      const having = (brandId?: number, categoryId?: number) =>
        live.filter(
          (one) =>
            (brandId === undefined || one.brand_id === brandId) &&
            (categoryId === undefined || one.category_id === categoryId),
        )
      const chosen = { brand_id: ofBrand, category_id: ofCategory }
      const wanted = having(ofBrand, ofCategory)
      const pages = [1, 2, 3, 4, 5].map((page) => find(deals, { ...chosen, page }))
      expect(pages.flatMap(({ ids }) => ids).toSorted()).toEqual(wanted.map((one) => one.id).toSorted())
      for (const [at, { ids, total }] of pages.entries()) {
        expect(total).toBe(wanted.length)
        expect(ids.length).toBe(Math.max(0, Math.min(DEALS_ON_PAGE, total - at * DEALS_ON_PAGE)))
      }
      const [found] = pages
      for (const [brandId, count] of found!.brands) expect(count).toBe(having(brandId, ofCategory).length)
      for (const [categoryId, count] of found!.categories) expect(count).toBe(having(ofBrand, categoryId).length)
      expect(new Set(found!.brands.keys())).toEqual(new Set(live.flatMap((one) => one.brand_id ?? [])))
    }),
  )
})

test('DEAL-01 beside a deal stand as many others as are live: alike, then featured, then the newest', () => {
  const most = 6
  fc.assert(
    fc.property(fc.array(fc.tuple(deal, fc.boolean()), { minLength: 1, maxLength: 30 }), (fields) => {
      const deals = fields.map(([one, featured], at) => listed(String(at), { ...one, featured }))
      const [own] = deals as [ListedDeal]
      const live = find(deals.slice(1)).total
      const byId = new Map(deals.map((one) => [one.id, one]))
      const shown = relatedDeals(orderDeals(deals), own, { now: NOW, most }).map((one) => byId.get(one) as ListedDeal)
      expect(shown).toHaveLength(Math.min(most, live))
      expect(shown).not.toContain(own)
      const ranks = shown.map((one) => {
        const isAlike =
          (own.brand_id !== null && one.brand_id === own.brand_id) ||
          (own.category_id !== null && one.category_id === own.category_id)
        return [isAlike ? 0 : 1, one.featured ? 0 : 1, -one.began]
      })
      const ordered = ranks.toSorted((a, b) => a.map((rank, at) => rank - (b[at] ?? 0)).find(Boolean) ?? 0)
      expect(ranks).toEqual(ordered)
    }),
  )
})

test('DEAL-01 words are found as in every other search', () => {
  const text = fc.string({ unit: fc.constantFrom(...DELICATE_LETTERS, ' ', 'ال', '(', '.', '*'), maxLength: 20 })
  fc.assert(
    fc.property(text, text, (stored, q) => {
      const { total } = find([listed('1', { text: ` ${searchText(stored)}` })], { q })
      const isFound = q === '' || (searchText(q) !== '' && containsWords(stored, q))
      expect(total).toBe(isFound ? 1 : 0)
    }),
  )
})

test('DEAL-01 percentages come before amounts, and deals without a saving last', () => {
  const deals = [
    listed('none'),
    listed('amount', { discount_amount: 10_000_000 }),
    listed('prices', { price_before: 300, price_now: 200 }),
    listed('percent', { discount_percent: 34 }),
    listed('nearly nothing', { price_before: 300, price_now: 299 }),
  ]
  expect(find(deals, { sort: 'saving' }).ids).toEqual(['percent', 'prices', 'nearly nothing', 'amount', 'none'])
})
