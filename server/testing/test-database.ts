import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, type Database } from '#server/platform/db/client.ts'
import { newId } from '#server/platform/ids.ts'

/** A database of this test file's own, migrated and with the reference data; gone afterwards. */
export async function openTestDatabase(): Promise<Database> {
  const server_url = inject('postgres_url')
  const name = `test_${newId().replaceAll('-', '')}`
  await onServer(server_url, `create database ${name} template template`)
  const database = openDatabase(server_url.replace(/[^/]*$/, name), () => {}, 5)
  afterAll(async () => {
    await database.close()
    await onServer(server_url, `drop database ${name} with (force)`)
  })
  return database
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
