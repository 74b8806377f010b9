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
  const name = `test_${newId().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name} template ${template}`)
  const database = openDatabase(serverUrl.replace(/[^/]*$/, name), () => {}, {
    max: 5,
    ...options,
  })
  closeAfterFile(async () => {
    await database.close()
    await onServer(serverUrl, `drop database ${name} with (force)`)
  })
  return database
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
