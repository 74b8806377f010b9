import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase, openDatabase } from '#server/platform/db/client.ts'
import { JOBS } from '#server/jobs.ts'
import { openJobQueue } from '#server/platform/jobs/job-queue.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { applyReferenceData } from '#server/platform/db/reference/apply-reference-data.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A server on which each test file clones the database `template`. */
    postgres_url: string
    /** Of the whole run, gone after it. */
    folder: string
  }
}

/** Nothing in tests must survive a crash. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** One real PostgreSQL for the whole run, with a migrated template. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'sayyad-test-'))
  chmodSync(folder, 0o755)
  const { url, stop } = await startEmbeddedPostgres(folder, FAST)
  await prepareTemplate(url)
  project.provide('postgres_url', url)
  project.provide('folder', folder)
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function prepareTemplate(url: string): Promise<void> {
  const server = new pg.Client({ connectionString: url })
  await server.connect()
  await server.query('create database template')
  await server.end()
  const template = openDatabase(url.replace(/[^/]*$/, 'template'), () => {}, 2)
  await migrateDatabase(template)
  await applyReferenceData(template.db)
  await template.close()
  const jobs = await openJobQueue(template.url, JOBS, () => {})
  await jobs.close()
}
