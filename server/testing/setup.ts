import { afterAll, afterEach } from 'vitest'
import { openedServices } from './opened-services.ts'

// Vitest runs this file again for each test file; it ignores `afterEach` in the hooks in which tests open services.

afterEach(async () => {
  if (!openedServices.size) return
  const { expectFreshSearch } = await import('./expect-fresh-search.ts')
  for (const services of openedServices) await expectFreshSearch(services)
})

afterAll(() => openedServices.clear())
