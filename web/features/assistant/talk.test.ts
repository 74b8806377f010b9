import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownTurns, withTurn } from './talk.ts'
import type { UnsentQuestion } from './unsent-questions.ts'

const NOW = '2026-01-01T00:00:00.000Z'
const answered = (id: string) => ({ id, message: `of ${id}`, parts: [], asked_at: NOW })
const unsent = (id: string, after: string | null, failure: string | null = null): UnsentQuestion => ({
  turn_id: id,
  message: `of ${id}`,
  language: 'ar',
  failure,
  after,
  asked_at: 0,
})
const none = new Map<string, []>()
const idsOf = (...given: Parameters<typeof shownTurns>) => shownTurns(...given).map(({ id }) => id)

test('AI-01 a question without an answer stays where it was asked', () => {
  const turns = [answered('a'), answered('b'), answered('d')]
  expect(idsOf(turns, [unsent('c', 'b', 'network'), unsent('e', 'd')], none)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(shownTurns(turns, [unsent('c', 'b', 'network')], none)[2]).toMatchObject({
    state: 'failed',
    failure: 'network',
    message: 'of c',
  })
  const limited = { ...unsent('c', 'b', 'TOO_MANY_ATTEMPTS'), wait_seconds: 90 }
  expect(shownTurns(turns, [limited], none)[2]).toMatchObject({ wait_seconds: 90 })
})

test('AI-01 the parts of an answer that is under way are shown', () => {
  const part = { kind: 'saying' as const, saying: 'help' as const, values: {} }
  expect(shownTurns([], [unsent('a', null)], new Map([['a', [part]]]))).toMatchObject([
    { state: 'waiting', parts: [part] },
  ])
})

test('AI-01 no question is shown twice or lost, whatever two tabs did', () => {
  const ids = fc.uniqueArray(fc.nat(30).map(String), { maxLength: 12 })
  fc.assert(
    fc.property(ids, ids, fc.array(fc.nat(30).map(String), { maxLength: 12 }), (done, waiting, afters) => {
      const shown = idsOf(
        done.map(answered),
        waiting.map((id, at) => unsent(id, afters[at] ?? null)),
        none,
      )
      expect(shown.toSorted()).toEqual([...new Set([...done, ...waiting])].toSorted())
      expect(shown.filter((id) => done.includes(id))).toEqual(done)
    }),
  )
})

test('AI-01 an answer that came twice is kept once', () => {
  const turns = withTurn([answered('a')], answered('b'))
  expect(withTurn(turns, answered('a'))).toBe(turns)
})
