import { afterAll, vi } from 'vitest'

// Vitest runs this file for each test file, many in one process: what a file replaced must not reach the next one.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
