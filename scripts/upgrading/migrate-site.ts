import { migrateDatabase, openDatabase } from '#server/platform/db/client.ts'
import { hasSqlState } from '#server/platform/db/has-sql-state.ts'
import { StartError } from '#server/platform/start-error.ts'

/** How long a migration waits for requests that use a table. Later ones wait behind it. */
const LOCK_WAIT = '4s'
const ATTEMPTS = 5
const LOCK_NOT_AVAILABLE = '55P03'

/** Migrates the database of a site that runs, all in one transaction. */
export async function migrateSite(url: string): Promise<void> {
  const database = openDatabase(url, () => {}, { max: 1 })
  database.pool.on('connect', (client) => void client.query(`set lock_timeout = '${LOCK_WAIT}'`))
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await migrateDatabase(database)
      } catch (error) {
        if (!hasSqlState(error, LOCK_NOT_AVAILABLE)) throw error
        if (attempt === ATTEMPTS)
          throw new StartError('The site was too busy to migrate its database: try again later. Nothing was changed.')
      }
    }
  } finally {
    await database.close()
  }
}
