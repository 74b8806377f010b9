import type { DataServices } from '#server/context.ts'
import { createDataServices } from '#server/services.ts'
import { openTestDatabase } from './test-database.ts'

/** The moment at which tests happen unless they say otherwise. */
export const NOW = new Date('2026-06-15T12:00:00.000Z')

/** DataServices on a database of their own, at a moment that the test may move. */
export async function givenServices(time = { now: NOW }): Promise<DataServices> {
  return createDataServices(await openTestDatabase(), () => time.now)
}
