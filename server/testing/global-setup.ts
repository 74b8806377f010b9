import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase, openDatabase } from '#server/platform/db/client.ts'
import { JOBS } from '#server/jobs.ts'
import { openSharedLocks } from '#server/platform/db/shared-locks.ts'
import { openJobQueue } from '#server/platform/jobs/job-queue.ts'
import { applyReferenceData } from '#server/platform/db/reference/apply-reference-data.ts'
import { removeRun } from './run-folder.ts'
import { countSearchWrites } from './search-writes.ts'
import { startTestPostgres } from './start-test-postgres.ts'
import { noteVisibleWrites } from './visible-writes.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the PostgreSQL server. Each test file clones its database `template`. */
    postgresUrl: string
    /** The folder of the test run, which is deleted at its end. */
    folder: string
  }
}

/** Starts one PostgreSQL server for the whole run, with a migrated template database. */
export default async function setup(project: TestProject) {
  const { url, folder, stop } = await startTestPostgres()
  await prepareTemplate(url)
  project.provide('postgresUrl', url)
  project.provide('folder', folder)
  return async () => {
    await stop()
    await removeRun(folder)
  }
}

async function prepareTemplate(url: string): Promise<void> {
  const server = new pg.Client({ connectionString: url })
  await server.connect()
  await server.query('create database template')
  await server.end()
  const template = openDatabase(url.replace(/[^/]*$/, 'template'), () => {}, { max: 2 })
  await migrateDatabase(template)
  await applyReferenceData(template.db)
  await noteVisibleWrites(template.pool)
  await countSearchWrites(template.pool)
  const locks = openSharedLocks(template.url)
  const jobs = await openJobQueue(template.url, JOBS, {
    db: template.db,
    locks,
    secret: '',
    onError: () => {},
    onFailure: () => {},
  })
  await jobs.close()
  await template.close()
}
