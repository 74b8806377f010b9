import { afterAll, afterEach } from 'vitest'
import { closeOpened } from './close-after-file.ts'
import { openedServices } from './opened-services.ts'

// Vitest runs this file for each test file. Tests open services within hooks, where Vitest ignores further hooks.

afterEach(async () => {
  if (!openedServices.size) return
  const { expectFreshSearch } = await import('./expect-fresh-search.ts')
  for (const services of openedServices) await expectFreshSearch(services)
})

afterAll(async () => {
  openedServices.clear()
  await closeOpened()
})
