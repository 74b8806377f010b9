import type { DataServices } from '#server/context.ts'
import type { CarIndex } from '#server/features/search/car-index/open-car-index.ts'
import type { Database } from '#server/platform/db/client.ts'
import { createDataServices } from '#server/services.ts'
import { openedServices } from './opened-services.ts'
import { openTestDatabase } from './test-database.ts'

/** The default time of tests. */
export const NOW = new Date('2026-06-15T12:00:00.000Z')

/** What finds cars for the services of a test file; the database if there is nothing. */
export const searchedBy: { open: ((database: Database) => Promise<CarIndex>) | null } = { open: null }

/** DataServices with their own database and clock. */
export async function givenServices(time = { now: NOW }): Promise<DataServices> {
  const database = await openTestDatabase()
  const services = createDataServices(database, () => time.now, await searchedBy.open?.(database))
  openedServices.add(services)
  return services
}
