import { expect, onTestFinished, test } from 'vitest'
import { givenCars } from '#server/testing/given-cars.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { createDataServices } from '#server/services.ts'
import { app_settings } from './schema/index.ts'
import { listenForPublicChanges } from './public-changes.ts'

test('changes are heard of, and again after the connection was lost', async () => {
  const database = await openTestDatabase()
  const services = createDataServices(database)
  const changes = await listenForPublicChanges(database.url)
  onTestFinished(changes.close)
  let known = changes.version()
  expect(known).not.toBeNull()
  async function expectChange() {
    await expect.poll(changes.version, { timeout: 10_000 }).toBeGreaterThan(known ?? Infinity)
    known = changes.version()
  }

  await givenCars(services, {})
  await expectChange()
  await database.db.insert(app_settings).values({ setting_key: 'test', setting_value: '1' })
  await expectChange()

  const { rowCount } = await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen public_change'`,
  )
  expect(rowCount).toBe(1)
  await expectChange()
  await database.db.delete(app_settings)
  await expectChange()
})
