import { expect, test } from 'vitest'
import { isLost, isTransient, nextPhase, RECOVERY_MS, retryDelay } from './boundary-rules.ts'

test.each([
  ['Loading chunk 7 failed', true],
  ['Loading failed for the module with source', true],
  ['NetworkError when attempting to load', true],
  ['A NetworkError occurred.', true],
  ['Failed to fetch dynamically imported module', true],
  ['Load failed', true],
  ['The network connection was lost.', true],
  ['x is not a function', false],
  ['', false],
])('ERRB-04 %s is tried again by itself: %s', (message, isExpected) => {
  expect(isTransient(new Error(message))).toBe(isExpected)
})

test.each([
  ['Failed to fetch', true],
  ['NetworkError when attempting to fetch resource.', true],
  ['Load failed', true],
  ['The Internet connection appears to be offline.', true],
  // the server has answered that it does not have it
  ['Failed to fetch dynamically imported module: https://x.example/assets/a.js', false],
  ['Loading chunk 7 failed', false],
  ['page.fetchNext is not a function', false],
])('ERRB-04 %s is a lost connection: %s', (message, isExpected) => {
  expect(isLost(new TypeError(message))).toBe(isExpected)
})

test('ERRB-04 it waits a second, doubled with each retry', () => {
  expect([0, 1, 2].map(retryDelay)).toEqual([1000, 2000, 4000])
})

test('ERRB-02 a repair retries after a second', () => expect(RECOVERY_MS).toBe(1000))

test('ERRB-03 the states are normal, error, recovering and normal again', () => {
  expect(nextPhase('normal', 'failed')).toBe('error')
  expect(nextPhase('error', 'repair')).toBe('recovering')
  expect(nextPhase('recovering', 'failed')).toBe('recovering')
  expect(nextPhase('recovering', 'repaired')).toBe('normal')
  expect(nextPhase('error', 'retried')).toBe('normal')
  expect(nextPhase('normal', 'repair')).toBe('normal')
})
