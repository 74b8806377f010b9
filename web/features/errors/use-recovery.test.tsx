import type * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearClientData } from './clear-client-data.ts'
import { useRecovery } from './use-recovery.ts'

const { effects } = vi.hoisted(() => ({ effects: [] as (() => unknown)[] }))

// effects run when the test says so, since no browser renders the error here
vi.mock('react', async (original) => ({
  ...(await original<typeof React>()),
  useEffect: (effect: () => unknown) => void effects.push(effect),
  useEffectEvent: (event: () => void) => event,
}))
vi.mock('./clear-client-data.ts', () => ({ clearClientData: vi.fn<() => void>() }))

const tryAgain = vi.fn<() => void>()
const reload = vi.fn<() => void>()
beforeEach(() => {
  vi.useFakeTimers()
  for (const spy of [tryAgain, reload, vi.mocked(clearClientData)]) spy.mockClear()
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

type Recovery = ReturnType<typeof useRecovery>

/** @returns the recovery of a screen that was rendered with this error, after a press */
function recovered(error: Error, retries: number, press?: (recovery: Recovery) => void): Recovery | undefined {
  let recovery: Recovery | undefined
  function Screen() {
    effects.length = 0
    const isFirst = recovery === undefined
    recovery = useRecovery(error, retries, tryAgain)
    if (isFirst) press?.(recovery)
    return null
  }
  renderToStaticMarkup(<Screen />)
  for (const effect of effects) effect()
  return recovery
}

test.each([
  [0, 1000],
  [1, 2000],
  [2, 4000],
])('ERRB-04 after %i retries a lost connection is tried again by itself in %i ms', (retries, delay) => {
  recovered(new TypeError('Failed to fetch'), retries)
  vi.advanceTimersByTime(delay - 1)
  expect(tryAgain).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tryAgain).toHaveBeenCalledOnce()
})

test('ERRB-02 ERRB-04 nothing is tried by itself after three retries, or if the fault is in the page', () => {
  expect(recovered(new TypeError('Failed to fetch'), 3)?.canRetry).toBe(false)
  expect(recovered(new TypeError('x is null'), 0)?.canRetry).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(tryAgain).not.toHaveBeenCalled()
})

test.each([
  ['with a connection it reloads the page', true],
  ['without one it tries again', false],
])('ERRB-02 a repair clears cached data, and after a second %s', (_, onLine) => {
  vi.stubGlobal('window', { navigator: { onLine }, location: { reload } })
  expect(recovered(new Error('x'), 3, ({ recover }) => recover())?.isRecovering).toBe(true)
  expect(clearClientData).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(999)
  expect([reload, tryAgain].flatMap(({ mock }) => mock.calls)).toEqual([])
  vi.advanceTimersByTime(1)
  expect([reload.mock.calls.length, tryAgain.mock.calls.length]).toEqual(onLine ? [1, 0] : [0, 1])
})
