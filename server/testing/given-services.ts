import type { DataServices } from '#server/context.ts'
import { createDataServices } from '#server/services.ts'
import { openedServices } from './opened-services.ts'
import { openTestDatabase } from './test-database.ts'

/** The default time of tests. */
export const NOW = new Date('2026-06-15T12:00:00.000Z')

/** DataServices with their own database and clock. */
export async function givenServices(time = { now: NOW }): Promise<DataServices> {
  const services = createDataServices(await openTestDatabase(), () => time.now)
  openedServices.add(services)
  return services
}
