import { expect, test } from 'vitest'
import { offersNow } from './offers-now.ts'

const told = (id: string, step: 'open' | 'accepted', state = step) => ({ offer: { id, step, state } })
const states = (...messages: Parameters<typeof offersNow>[0][number][]) =>
  [...offersNow(messages)].map(([id, { state }]) => `${id} ${state}`)

test('an offer that was read while it was open is what a later message made of it', () => {
  expect(states(told('a', 'open'))).toEqual(['a open'])
  expect(states(told('a', 'open'), { offer: null }, told('a', 'accepted'))).toEqual(['a accepted'])
  expect(states(told('a', 'open'), told('b', 'open'))).toEqual(['a countered', 'b open'])
  expect(states({ offer: { id: 'a', step: 'open', state: 'withdrawn' } }, told('b', 'open'))).toEqual([
    'a withdrawn',
    'b open',
  ])
})
