import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { closeAfterFile } from '#server/testing/close-after-file.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenStandby, type GivenServer } from '#server/testing/given-standby.ts'
import { findFreePort, ready, startPrograms } from '#server/testing/run-program.ts'
import { openDatabase } from '#server/platform/db/client.ts'
import { createDataServices } from '#server/services.ts'

const { start } = startPrograms()
let primary: GivenServer
let standby: GivenServer
beforeAll(async () => {
  ;({ primary, standby } = await givenStandby())
})

const SECONDS = { timeout: 20_000 }

test('ADMIN-07 with a standby visitors read on while the primary is away, and everything works when it is back', async () => {
  const database = openDatabase(primary.url, () => {}, { max: 2 })
  closeAfterFile(database.close)
  const [carId = ''] = await givenCars(createDataServices(database), { price: 81_000 })
  const port = await findFreePort()
  const server = start({
    PORT: String(port),
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: standby.url,
    DEMO_CARS: '0',
  })
  await ready(server)
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  const statusOf = async (path: string, init?: RequestInit) => (await ask(path, init)).status
  const PUBLIC = ['/', '/explore', `/car/${carId}`, '/api/v1/cars', `/api/v1/cars/${carId}`, '/terms', '/sitemap.xml']
  const statuses = async () => Promise.all(PUBLIC.map(async (path) => [path, await statusOf(path)]))
  const allFine = PUBLIC.map((path) => [path, 200])
  expect(await statuses()).toEqual(allFine)
  await expect.poll(() => statusOf('/api/health/ready'), SECONDS).toBe(200)
  // those that compare it with the primary have a name
  const readsOfStandby = async () => {
    const rows = await standby.ask(`
      select count(*)::int as count from pg_stat_activity
      where backend_type = 'client backend' and application_name = '' and pid <> pg_backend_pid()`)
    return rows[0]?.['count']
  }
  await expect
    .poll(async () => {
      await ask(`/api/v1/cars/${carId}?${Math.random()}`)
      return readsOfStandby()
    }, SECONDS)
    .toBeGreaterThan(0)

  await primary.kill()
  expect(await statuses()).toEqual(allFine)
  const json = { 'content-type': 'application/json', origin: `http://localhost:${port}` }
  const body = JSON.stringify({ email: 'nobody@sayyad.example', password: 'Passw0rd-wrong-1' })
  expect(await statusOf('/api/v1/accounts/sign-in', { method: 'POST', headers: json, body })).toBe(503)
  await expect.poll(() => statusOf('/api/health/ready'), SECONDS).toBe(200)
  expect(await statuses()).toEqual(allFine)

  await primary.start()
  await database.db.execute(sql`update cars set price = 82000 where id = ${carId}`)
  await expect
    .poll(async () => ((await (await ask(`/api/v1/cars/${carId}`)).json()) as { price: number }).price, SECONDS)
    .toBe(82_000)
  expect(server.isRunning()).toBe(true)
})
