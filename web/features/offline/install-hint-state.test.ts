import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissHint, hintState, isWanted, noteVisit } from './install-hint-state.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('the hint comes on the second day of a visitor, however many pages they open on the first', () => {
  for (let page = 0; page < 10; page += 1) noteVisit('2026-11-28')
  expect(isWanted(hintState.get())).toBe(false)
  noteVisit('2026-12-04')
  expect(isWanted(hintState.get())).toBe(true)
})

test('who has closed the hint never sees it again', () => {
  noteVisit('2026-11-28')
  noteVisit('2026-11-29')
  dismissHint()
  noteVisit('2026-11-30')
  expect(isWanted(hintState.get())).toBe(false)
})
