import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, inject, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import type { Db } from '#server/platform/db/client.ts'
import * as schema from '#server/platform/db/schema/index.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { PASSWORD } from '#server/testing/given-user.ts'
import { removeDemo } from './remove-demo.ts'
import { startDemo } from './start-demo.ts'

/** Tables of short-lived data, and settings that record the demo. */
const LEFT = ['app_settings', 'attempts', 'counted_views', 'search_changes']

async function countRows(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of Object.values(schema).filter((one) => is(one, PgTable)))
    counts[getTableName(table)] = await db.$count(table)
  return counts
}

test('ADMIN-07 removing the demo restores every table, except rows that expire by themselves', async () => {
  const { services } = await givenApp()
  const before = await countRows(services.db)
  const env = { NODE_ENV: 'test', DATA_DIR: mkdtempSync(join(inject('folder'), 'demo-')), DEMO_PASSWORD: PASSWORD }
  await startDemo(services, loadConfig({ ...env, DEMO_CARS: '60' }), () => {})
  const during = await countRows(services.db)
  expect(Object.keys(during).filter((name) => during[name] !== before[name]).length).toBeGreaterThan(30)

  await removeDemo(services.db, services.files.private)
  const after = await countRows(services.db)
  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  expect(changed.filter((name) => !LEFT.includes(name))).toEqual([])
})
