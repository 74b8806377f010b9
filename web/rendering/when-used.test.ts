import { afterEach, expect, test, vi } from 'vitest'
import { whenUsed } from './when-used.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open(): EventTarget {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  return page
}

test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])(
  'a page is used at its first %s, once',
  (use) => {
    const page = open()
    const act = vi.fn()
    whenUsed(act)
    page.dispatchEvent(new Event(use))
    page.dispatchEvent(new Event('keydown'))
    vi.runAllTimers()
    expect(act).toHaveBeenCalledOnce()
  },
)

test('a page counts as used after five seconds, unless that was cancelled', () => {
  const page = open()
  const [kept, cancelled] = [vi.fn(), vi.fn()]
  whenUsed(kept)
  whenUsed(cancelled)()
  vi.advanceTimersByTime(4999)
  expect(kept).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  page.dispatchEvent(new Event('scroll'))
  expect(kept).toHaveBeenCalledOnce()
  expect(cancelled).not.toHaveBeenCalled()
})
