import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { CarSearch } from '#contract/search.ts'
import { addDemoCars } from '#server/features/demo/public.ts'
import { searchCars } from '#server/features/search/search-cars.ts'
import { createDataServices } from '#server/services.ts'
import { loadConfig } from '#server/config.ts'
import { createBeside, urlOf } from '#server/features/backups/database/scratch-database.ts'
import { createFolderPlace } from '#server/features/backups/places/folder-place.ts'
import { drillBackup, makeBackupNow, restoreBackup } from '#server/features/backups/public.ts'
import { openDatabase } from '#server/platform/db/client.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { NOW } from '#server/testing/given-services.ts'
import { findSecondPostgres } from '../scripts/find-second-postgres.ts'
import { openPreparedDatabase } from '#server/platform/db/open-prepared-database.ts'
import { serverUser } from '#server/platform/db/postgres-binaries.ts'
import { launchPostgres, stopPostgres } from '#server/platform/db/launch-postgres.ts'
import { createShutdown } from '#server/platform/shutdown.ts'

const second = findSecondPostgres()

describe.skipIf(!second)('a PostgreSQL of one’s own, by DATABASE_URL', () => {
  const folder = mkdtempSync(join(inject('folder'), 'second-'))
  const cluster = join(folder, 'cluster')
  const shutdown = createShutdown()
  let url = ''

  beforeAll(async () => {
    if (!second) return
    if ('url' in second) {
      url = second.url
      return
    }
    chmodSync(folder, 0o755)
    mkdirSync(cluster, { mode: 0o700 })
    if (serverUser.uid !== undefined && serverUser.gid !== undefined) chownSync(cluster, serverUser.uid, serverUser.gid)
    const { status, stderr } = spawnSync(
      second.initdb,
      [`--pgdata=${cluster}`, '--auth=trust', '--username=owner', '--encoding=UTF8', '--locale=C', '--no-sync'],
      { ...serverUser, cwd: '/' },
    )
    expect(status, String(stderr)).toBe(0)
    const { pid, port } = await launchPostgres(second.postgres, cluster, ['fsync=off'])
    shutdown.add(() => stopPostgres(pid, cluster))
    url = `postgres://owner@127.0.0.1:${port}/postgres`
  })

  afterAll(async () => {
    await shutdown.run()
    rmSync(folder, { recursive: true, force: true })
  })

  test('EXPL-01 migrates, fills and searches as the embedded one does, even with the locale C', async () => {
    const database = await openPreparedDatabase(
      { dataDir: folder, databaseUrl: url, slowQueryMs: 60_000, workers: 1, backups: { isContinuous: false } },
      shutdown,
      () => {},
    )
    const services = createDataServices(database, () => NOW)
    await addDemoCars(services, { count: 200, seed: 3, log: () => {} })

    const all = await searchCars(services, CarSearch.parse({ facets: true }))
    expect(all.total).toBeGreaterThan(150)
    const [make] = all.facets?.make ?? []
    const some = await searchCars(services, CarSearch.parse({ q: make?.name_ar, facets: true, sort: 'price_asc' }))
    expect(some.total).toBe(make?.count)
    const word = await searchCars(services, CarSearch.parse({ q: '"الكفرات"', facets: true }))
    expect(word.total).toBeGreaterThan(0)
    expect(word.total).toBeLessThan(all.total ?? 0)
  })

  test('ADMIN-07 takes a backup of the embedded one, which takes one of it', async () => {
    const app = await givenApp()
    await givenCars(app.services, {}, {})
    const place = createFolderPlace(join(folder, 'backups'), 0)
    const site = { ...app.services, passphrase: null }
    const { name } = await makeBackupNow(site, place)

    const moved = urlOf(url, 'moved')
    await createBeside(url, 'moved')
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DISK_RESERVE_MB: '0' })
    const read = () => place.read(name)
    await restoreBackup({
      url: moved,
      config,
      read,
      mayReplace: false,
      mayBeOther: false,
      asker: null,
      now: NOW,
      log: () => {},
    })

    const database = openDatabase(moved, () => {}, { max: 2 })
    shutdown.add(database.close)
    app.time.now = new Date(NOW.getTime() + 60_000)
    const back = await makeBackupNow({ ...site, db: database.db, databaseUrl: moved }, place)
    expect(await drillBackup(site, place, back.name)).toMatchObject({ differences: [], failure: null })
  })
})
