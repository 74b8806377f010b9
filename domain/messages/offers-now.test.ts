import { expect, test } from 'vitest'
import { offersNow } from './offers-now.ts'

const messageOf = (id: string, step: 'open' | 'accepted', state = step) => ({ offer: { id, step, state } })
const states = (...messages: Parameters<typeof offersNow>[0][number][]) =>
  [...offersNow(messages)].map(([id, { state }]) => `${id} ${state}`)

test('an offer that was loaded while open takes the state from a later message', () => {
  expect(states(messageOf('a', 'open'))).toEqual(['a open'])
  expect(states(messageOf('a', 'open'), { offer: null }, messageOf('a', 'accepted'))).toEqual(['a accepted'])
  expect(states(messageOf('a', 'open'), messageOf('b', 'open'))).toEqual(['a countered', 'b open'])
  expect(states({ offer: { id: 'a', step: 'open', state: 'withdrawn' } }, messageOf('b', 'open'))).toEqual([
    'a withdrawn',
    'b open',
  ])
})
