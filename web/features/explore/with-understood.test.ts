import { expect, test } from 'vitest'
import { withUnderstood } from './with-understood.ts'

test('EXPL-01 filters understood from a text are added to the chosen ones, and only its other words stay', () => {
  const search = { q: 'ارخص كامري فتحة "سقف"', sort: 'newest' as const, after: '1_2', city: ['jeddah'] }
  const filters = { model: ['toyota-camry'], price_max: 70_000 }
  const understood = {
    filters,
    chips: [],
    sort: 'price_asc' as const,
    unused: ['فتحة'],
    sought: [],
    unsaid: [],
    unread: [],
    required: [],
    other_goods: null,
  }
  expect(withUnderstood(search, understood)).toEqual({
    q: 'فتحة "سقف"',
    sort: 'price_asc',
    city: ['jeddah'],
    model: ['toyota-camry'],
    price_max: 70_000,
  })
})
