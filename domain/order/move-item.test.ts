import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveItem } from './move-item.ts'

const inOrder = (items: { id: number; place: number }[]) => items.toSorted((a, b) => a.place - b.place || a.id - b.id)

test('ADMIN-06 the moved item is placed before the chosen one or at the end, and all others keep their order', () => {
  const anyItems = fc
    .array(fc.integer({ min: -3, max: 30 }), { minLength: 1, maxLength: 6 })
    .map((places) => inOrder(places.map((place, at) => ({ id: at + 1, place }))))
  fc.assert(
    fc.property(anyItems, fc.nat(5), fc.option(fc.nat(5)), (items, from, at) => {
      const id = items[from % items.length]?.id ?? 0
      const chosen = at === null ? null : (items[at % items.length]?.id ?? 0)
      const changes = new Map(moveItem(items, id, chosen).map((one) => [one.id, one.place]))
      const after = inOrder(items.map((item) => ({ ...item, place: changes.get(item.id) ?? item.place })))
      const others = items.map((item) => item.id).filter((one) => one !== id)
      const to = chosen === null ? others.length : others.indexOf(chosen)
      const expected = chosen === id ? items.map((item) => item.id) : others.toSpliced(to, 0, id)
      expect(after.map((item) => item.id)).toEqual(expected)
    }),
  )
})

test('ADMIN-06 only the moved item gets a new number if there is room between its neighbours', () => {
  const items = [10, 20, 30].map((place, at) => ({ id: at + 1, place }))
  expect(moveItem(items, 3, 2)).toEqual([{ id: 3, place: 15 }])
  expect(moveItem(items, 1, 2)).toEqual([])
  expect(moveItem(items, 3, null)).toEqual([])
  expect(moveItem(items, 9, 1)).toEqual([])
})
