import { afterEach, expect, test, vi } from 'vitest'
import { loadModule, loadNeeded, loadOptional } from './load-module.ts'
import { reloadOutdatedPage } from './outdated-page.ts'

afterEach(() => vi.useRealTimers())

test('on the server missing code is an error at once: nothing is waited for, and no page is left', async () => {
  vi.useFakeTimers()
  const gone = new Error('the files were replaced by those of a new version')
  const read = () => Promise.reject(gone)
  await expect(loadNeeded(read)).rejects.toBe(gone)
  await expect(loadModule(read)).rejects.toBe(gone)
  await expect(loadOptional(read)).resolves.toBeNull()
  // after the first minute, in which no page is reloaded
  vi.advanceTimersByTime(120_000)
  expect(() => reloadOutdatedPage(gone)).toThrow(gone)
  expect(vi.getTimerCount()).toBe(0)
})
