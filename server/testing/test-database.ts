import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type Database } from '#server/platform/db/client.ts'
import { newId } from '#server/platform/ids.ts'
import { closeAfterFile } from './close-after-file.ts'
import { assertChangesArePublished } from './visible-writes.ts'

/** A migrated database with reference data, which is dropped after the test file. */
export const openTestDatabase = (): Promise<Database> =>
  createDatabase('template', { beforeCommit: assertChangesArePublished })

type Options = Parameters<typeof openDatabase>[2]

/** An empty database, which is dropped after the test file. */
export const openEmptyDatabase = (): Promise<Database> => createDatabase('template0')

async function createDatabase(template: string, options: Options = {}): Promise<Database> {
  const serverUrl = inject('postgresUrl')
  const server = (connected ??= connect(serverUrl))
  const name = `test_${newId().replaceAll('-', '')}`
  // instead of writing all pages to the log
  await server.query(`create database ${name} template ${template} strategy file_copy`)
  const database = openDatabase(serverUrl.replace(/[^/]*$/, name), () => {}, {
    max: 5,
    ...options,
  })
  closeAfterFile(async () => {
    await database.close()
    await server.query(`drop database ${name} with (force)`)
  })
  return database
}

/** The connection of this process that creates and drops databases. */
let connected: pg.Pool | undefined

function connect(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // the server may end first
  pool.on('error', () => {})
  return pool
}
