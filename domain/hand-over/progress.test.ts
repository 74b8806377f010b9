import { expect, test } from 'vitest'
import { SIDES } from '#domain/messages/conversation.ts'
import { canTick, HAND_OVER_ITEMS, sidesOf } from './items.ts'
import { countDone, isDone, missingOf } from './progress.ts'

const ALL = HAND_OVER_ITEMS.flatMap((item) => sidesOf(item).map((side) => ({ item, side })))

test('an item of both sides is done once both have confirmed it', () => {
  const seller = { item: 'violations', side: 'seller' } as const
  expect(isDone('violations', [seller])).toBe(false)
  expect(isDone('violations', [seller, { item: 'violations', side: 'buyer' }])).toBe(true)
  expect(isDone('payment', [{ item: 'payment', side: 'seller' }])).toBe(true)
})

test('the money is confirmed by the seller alone, the insurance by the buyer alone', () => {
  expect(SIDES.filter((side) => canTick('payment', side))).toEqual(['seller'])
  expect(SIDES.filter((side) => canTick('insurance', side))).toEqual(['buyer'])
  expect(SIDES.filter((side) => canTick('keys', side))).toEqual(SIDES)
})

test('in any order, each tick leaves one less to do, and all ticks complete the list', () => {
  for (let from = 0; from < ALL.length; from += 1) {
    const ordered = [...ALL.slice(from), ...ALL.slice(0, from)]
    for (let count = 0; count <= ordered.length; count += 1) {
      const ticks = ordered.slice(0, count)
      const missing = SIDES.flatMap((side) => missingOf(side, ticks))
      expect(missing).toHaveLength(ALL.length - count)
      expect(countDone(ticks)).toBe(HAND_OVER_ITEMS.length - new Set(missing).size)
    }
  }
})
