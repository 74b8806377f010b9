import { afterAll, afterEach } from 'vitest'
import { closeOpened } from './close-after-file.ts'
import { openedServices } from './opened-services.ts'

// Vitest runs this file again for each test file. It ignores hooks within the hooks in which tests open services.

afterEach(async () => {
  if (!openedServices.size) return
  const { expectFreshSearch } = await import('./expect-fresh-search.ts')
  for (const services of openedServices) await expectFreshSearch(services)
})

afterAll(async () => {
  openedServices.clear()
  await closeOpened()
})
