import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { newsSince, VISIT_MS, withShown, type Seen } from './seen.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 5, 1) + minutes * MINUTE_MS)
const first: Seen = { seen_at: at(0), seen_before: null }

test('EXPL-07 news that was shown stays for the rest of the visit, and is gone in the next', () => {
  const shown = withShown(first, at(600))
  expect(newsSince(shown, at(610))).toEqual(at(0))
  const again = withShown(shown, at(620))
  expect(newsSince(again, at(645))).toEqual(at(0))
  expect(newsSince(again, at(651))).toEqual(at(620))
  expect(withShown(again, at(2000))).toEqual({ seen_at: at(2000), seen_before: at(620) })
})

test('EXPL-07 what was shown late or twice takes no news away', () => {
  const times = fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 12 })
  fc.assert(
    fc.property(times, (shown) => {
      const seen = shown.reduce((one, minutes) => withShown(one, at(minutes)), first)
      expect(seen.seen_at).toEqual(at(Math.max(0, ...shown)))
      expect(newsSince(seen, at(6000)).getTime()).toBe(seen.seen_at.getTime())
      const now = new Date(seen.seen_at.getTime() + VISIT_MS)
      expect(newsSince(seen, now).getTime()).toBeLessThanOrEqual(seen.seen_at.getTime())
    }),
  )
})
