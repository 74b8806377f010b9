import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { besideOf, databaseOf, dropDatabase, maintenanceOf } from '../database/scratch-database.ts'
import { inSession } from '../database/session.ts'

const FOLDER = 'before-restore-'

export const keptDatabaseOf = (database: string, stamp: string): string => besideOf(database, `_before_${stamp}`)
export const keptFolderOf = (stamp: string): string => `${FOLDER}${stamp}`

/** Deletes the sites that restores have replaced. @returns the names of what was deleted */
export async function forgetKept(url: string, dataDir: string): Promise<string[]> {
  const databases = await inSession(maintenanceOf(url), async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1) order by 1',
      [keptDatabaseOf(databaseOf(url), '')],
    )
    return rows.map(({ datname }) => datname)
  })
  for (const database of databases) await dropDatabase(url, database)
  const folders = (await readdir(dataDir)).filter((name) => name.startsWith(FOLDER))
  for (const folder of folders) await rm(join(dataDir, folder), { recursive: true })
  return [...databases.map((name) => `the database ${name}`), ...folders.map((name) => join(dataDir, name))]
}
