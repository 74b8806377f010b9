import { expect, test } from 'vitest'
import { nextLiveState, NOT_YET_LIVE, type LiveSignal, type LiveState } from './live-status.ts'

/** The state after a sequence of signals. */
function after(...signals: LiveSignal[]) {
  let state: LiveState = NOT_YET_LIVE
  return signals.map((signal) => {
    const next = nextLiveState(state, signal)
    state = next.state
    return [state.status, next.retryInMs, state.isPaused]
  })
}

test('MSG-12 an error or a time-out is tried again at most 3 times, after 1 s doubled; then it pauses', () => {
  expect(
    after('OPENING', 'CHANNEL_ERROR', 'OPENING', 'TIMED_OUT', 'OPENING', 'CHANNEL_ERROR', 'OPENING', 'TIMED_OUT'),
  ).toEqual([
    ['connecting', null, false],
    ['error', 1000, false],
    ['connecting', null, false],
    ['error', 2000, false],
    ['connecting', null, false],
    ['error', 4000, false],
    ['connecting', null, false],
    ['error', null, true],
  ])
})

test('MSG-12 a subscription connects and resets the retries; a closed one is disconnected', () => {
  expect(after('CHANNEL_ERROR', 'TIMED_OUT', 'SUBSCRIBED', 'CHANNEL_ERROR', 'CLOSED')).toEqual([
    ['error', 1000, false],
    ['error', 2000, false],
    ['connected', null, false],
    ['error', 1000, false],
    ['disconnected', null, false],
  ])
})
