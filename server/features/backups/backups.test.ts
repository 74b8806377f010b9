import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { loadConfig } from '#server/config.ts'
import type { Services } from '#server/context.ts'
import { runChecks } from '#server/features/system-checks/public.ts'
import type { S3Place } from '#server/platform/files/s3-store.ts'
import { closeAfterFile } from '#server/testing/close-after-file.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenS3 } from '#server/testing/given-s3.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { backUp, drillLastBackup } from './back-up.job.ts'
import { readLastBackup, recordArchiveDrill, readLastDrill, requireSiteId } from './backup-record.ts'
import { drillBackup } from './drill-backup.ts'
import type { Manifest } from './format/backup-format.ts'
import { decodeBackup } from './format/decode-backup.ts'
import { encodeBackup, type Entry } from './format/encode-backup.ts'
import { makeBackup, makeBackupNow, type BackedUpSite } from './make-backup.ts'
import { backupNameOf } from './places/backup-name.ts'
import { createFolderPlace } from './places/folder-place.ts'
import { createS3Place } from './places/s3-place.ts'
import { listBackups, pruneBackups } from './prune-backups.ts'

const PASSPHRASE = 'a passphrase of a host'

let app: GivenApp
let site: BackedUpSite & Pick<Services, 'files'>
const givenFolder = () => mkdtempSync(join(inject('folder'), 'backups-'))

beforeAll(async () => {
  app = await givenApp()
  site = { ...app.services, passphrase: null }
  await givenUser(app)
  await givenCars(app.services, {}, { year: 2019 })
  await app.services.files.public.write('pictures/one.webp', randomBytes(100_000))
  await app.services.files.private.write('uploads/in-progress.json', randomBytes(10))
})

describe('a backup', () => {
  test('ADMIN-07 has all rows, files and secrets, readable only by its owner, and is recorded', async () => {
    const folder = givenFolder()
    const made = await makeBackupNow(site, createFolderPlace(folder, 0))
    expect(readdirSync(folder)).toEqual([made.name])
    expect(statSync(join(folder, made.name))).toMatchObject({ size: made.bytes })
    expect(statSync(join(folder, made.name)).mode & 0o077).toBe(0)
    expect(await readLastBackup(site.db)).toEqual(made)

    const entries = await entriesIn(join(folder, made.name))
    const names = entries.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['files/public/pictures/one.webp', 'database/public.users/000001']))
    expect(names.filter((name) => name.includes('uploads'))).toEqual([])
    expect(JSON.parse(contentOf(entries, 'secrets.json'))).toEqual({ auth_secret: site.authSecret })
    const { tables } = JSON.parse(contentOf(entries, 'manifest.json')) as Manifest
    const { rows } = await site.db.execute<{ count: number }>(sql`select count(*)::int as count from cars`)
    expect(tables.find(({ name }) => name === 'public.cars')?.rows).toBe(rows[0]?.count)
  })

  test('ADMIN-07 is of one moment, whatever is written meanwhile', async () => {
    const folder = givenFolder()
    const before = await countUsers()
    const first = createFolderPlace(folder, 0)
    const place = {
      ...first,
      write: async (name: string, bytes: AsyncIterable<Uint8Array>) => {
        await givenUser(app)
        return first.write(name, bytes)
      },
    }
    const { name } = await makeBackupNow(site, place)
    const { tables } = JSON.parse(contentOf(await entriesIn(join(folder, name)), 'manifest.json')) as Manifest
    expect(tables.find((table) => table.name === 'public.users')?.rows).toBe(before)
    expect(await countUsers()).toBe(before + 1)
  })

  test('ADMIN-07 is made once at a time', async () => {
    const folder = givenFolder()
    const first = createFolderPlace(folder, 0)
    let second: unknown
    await makeBackupNow(site, {
      ...first,
      write: async (name, bytes) => {
        second = await makeBackup(site, first)
        return first.write(name, bytes)
      },
    })
    expect(second).toBeNull()
    expect(readdirSync(folder)).toHaveLength(1)
  })

  test('ADMIN-07 leaves nothing behind on a full disk, and the last one stays recorded', async () => {
    const folder = givenFolder()
    const made = await makeBackupNow(site, createFolderPlace(folder, 0))
    const full = createFolderPlace(folder, Number.MAX_SAFE_INTEGER)
    app.time.now = new Date(app.time.now.getTime() + 60_000)
    await expect(makeBackupNow(site, full)).rejects.toMatchObject({ code: 'STORAGE_FULL' })
    expect(readdirSync(folder)).toEqual([made.name])
    expect(await readLastBackup(site.db)).toEqual(made)
  })

  test('ADMIN-07 that was killed is no backup, and is removed by the next one', async () => {
    const folder = givenFolder()
    const left = 'sayyad-00000000-20260101T000000Z.tar.zst.part'
    writeFileSync(join(folder, left), 'half')
    const place = createFolderPlace(folder, 0)
    expect(await place.list()).toEqual([])
    const made = await makeBackupNow(site, place)
    expect(readdirSync(folder)).toEqual([made.name])
  })

  test('ADMIN-07 of other sites in the same place is left alone', async () => {
    const place = createFolderPlace(givenFolder(), 0)
    const backupAt = (siteId: string, day: number) =>
      place.write(`sayyad-${siteId}-202601${String(day).padStart(2, '0')}T000000Z.tar.zst`, each([Buffer.from('x')]))
    for (let day = 1; day <= 20; day += 1) await backupAt('aaaaaaaa', day)
    for (let day = 1; day <= 20; day += 1) await backupAt('bbbbbbbb', day)
    const siteId = 'aaaaaaaa-0000-4000-8000-000000000000'
    await pruneBackups(place, siteId)
    expect((await listBackups(place, siteId)).length).toBeLessThan(12)
    expect((await listBackups(place, null)).length).toBeGreaterThan(20)
  })
})

describe('a drill', () => {
  test.each([null, PASSPHRASE])('ADMIN-07 finds what was backed up, with the passphrase %s', async (passphrase) => {
    const place = createFolderPlace(givenFolder(), 0)
    const { name } = await makeBackupNow({ ...site, passphrase }, place)
    const drill = await drillBackup({ ...site, passphrase }, place, name)
    expect(drill).toMatchObject({ name, differences: [], failure: null, succeeded_at: drill.at })
    expect(await readLastDrill(site.db)).toEqual(drill)
    expect(await listScratchDatabases()).toEqual([])
  })

  test('ADMIN-07 says what differs, and when there was last no difference', async () => {
    const folder = givenFolder()
    const place = createFolderPlace(folder, 0)
    const { name } = await makeBackupNow(site, place)
    const good = await drillBackup(site, place, name)
    const entries = await entriesIn(join(folder, name))
    const manifest = JSON.parse(contentOf(entries, 'manifest.json')) as Manifest
    for (const table of manifest.tables) {
      if (table.name === 'public.users') table.rows += 1
      if (table.name === 'public.cars') table.row_sum = '0'
    }
    const changed = entries.map((entry) =>
      entry.name === 'manifest.json' ? { ...entry, bytes: Buffer.from(JSON.stringify(manifest)) } : entry,
    )
    writeFileSync(join(folder, name), await buffer(encodeBackup(each(changed), null)))
    const drill = await drillBackup(site, place, name)
    const users = manifest.tables.find((table) => table.name === 'public.users')?.rows ?? 0
    expect(drill.differences).toEqual([
      'public.cars has other values',
      `public.users has ${users - 1} rows instead of ${users}`,
    ])
    expect(drill).toMatchObject({ failure: null, succeeded_at: good.at })
  })

  test('ADMIN-07 is not begun without room for another database on the disk of the site', async () => {
    const place = createFolderPlace(givenFolder(), 0)
    const { name } = await makeBackupNow(site, place)
    const measure = async () => ({ freeBytes: 1_000_000, isScarce: true })
    const drill = await drillBackup({ ...site, files: { measure } }, place, name)
    expect(drill.failure).toMatch(/has 1 MB left, and the test needs \d\d/)
  })

  test('ADMIN-07 records why a backup cannot be restored, and leaves no database', async () => {
    const folder = givenFolder()
    const place = createFolderPlace(folder, 0)
    const { name } = await makeBackupNow(site, place)
    const bytes = readFileSync(join(folder, name))
    writeFileSync(join(folder, name), bytes.subarray(0, bytes.length / 2))
    const drill = await drillBackup(site, place, name)
    expect(drill.failure).toMatch(/damaged or was cut short/)
    expect(await listScratchDatabases()).toEqual([])
    expect((await drillBackup(site, place, 'missing')).failure).toMatch(/cannot be read/)
  })
})

describe('every night', () => {
  test('ADMIN-07 a backup is made once and tried, older ones are removed, and the checks say so', async () => {
    const folder = givenFolder()
    const nightly = await givenApp({ BACKUP_TARGET: folder })
    const { services, time } = nightly
    await givenUser(nightly)
    time.now = new Date()
    const siteId = await requireSiteId(services.db)
    const former = Array.from({ length: 40 }, (_, days) =>
      backupNameOf(siteId, new Date(time.now.getTime() - (days + 1) * DAY_MS), false),
    )
    for (const name of former) writeFileSync(join(folder, name), 'former')
    await backUp.run(services, {})
    await backUp.run(services, {})
    const names = readdirSync(folder).toSorted()
    expect(names).toEqual(expect.arrayContaining(former.toSpliced(6)))
    expect(names.length).toBeLessThan(17)
    expect(former).not.toContain(names.at(-1))
    const { rows } = await services.db.execute(
      sql`select name from pgboss.job where name = 'drill_backup' and state = 'created'`,
    )
    expect(rows).toHaveLength(1)
    await drillLastBackup.run(services, {})
    const checks = await runChecks({
      db: services.db,
      measureDisk: services.files.measure,
      backedUpAt: services.files.backedUpAt,
      hasMailServer: true,
      publicUrl: services.publicUrl,
      standby: null,
    })
    const find = (name: string) => checks.find(({ check }) => check === name)
    expect(find('backup')).toMatchObject({ state: 'fine', value: 0 })
    expect(find('backup_drill')).toMatchObject({ state: 'fine', value: 0, succeeded_at: time.now.toISOString() })
  })

  test('ADMIN-07 system checks tell how the last test of the archive went, and what was wrong', async () => {
    const check = async () => {
      const at = new Date().toISOString()
      const state = { site_id: '', checked_at: at, archived_until: at, base_at: at, first_base_at: at, failure: null }
      const checks = await runChecks({
        db: site.db,
        measureDisk: app.services.files.measure,
        backedUpAt: app.services.files.backedUpAt,
        hasMailServer: true,
        publicUrl: app.services.publicUrl,
        standby: null,
        readArchive: () => state,
      })
      return checks.find((one) => one.check === 'archive_drill')
    }
    const at = new Date().toISOString()
    const drill = { at, seconds: 11.2, reached_at: at, rows: 9, differences: [], failure: null }
    await recordArchiveDrill(site.db, drill)
    expect(await check()).toMatchObject({ state: 'fine', value: 12, succeeded_at: at, detail: null })
    await recordArchiveDrill(site.db, { ...drill, differences: ['public.users is missing'] })
    expect(await check()).toMatchObject({ state: 'warning', succeeded_at: at, detail: 'public.users is missing' })
    await recordArchiveDrill(site.db, { ...drill, failure: 'The disk has 3 MB left.' })
    expect(await check()).toMatchObject({ state: 'warning', succeeded_at: at, detail: 'The disk has 3 MB left.' })
  })

  test('ADMIN-07 nothing is made where the host makes backups otherwise, or none', async () => {
    for (const env of [{}, { BACKUP_TARGET: 'none' }, { NODE_ENV: 'production', BACKUP_STAMP: '/tmp/stamp' }]) {
      expect(loadConfig({ NODE_ENV: 'test', ...env }).backups.target).toBeNull()
    }
    await backUp.run(app.services, {})
    await drillLastBackup.run(app.services, {})
    expect(loadConfig({ DATA_DIR: '/data' }).backups.target).toBe('/data/backups')
  })
})

describe('in a bucket', () => {
  test('ADMIN-07 a backup is stored, listed, drilled and removed', async () => {
    const place = createS3Place(await givenS3(), 'nightly')
    const made = await makeBackupNow(site, place)
    expect(await place.list()).toEqual([{ name: made.name, bytes: made.bytes }])
    expect(await drillBackup(site, place, made.name)).toMatchObject({ differences: [], failure: null })
    await place.remove(made.name)
    expect(await place.list()).toEqual([])
  })

  test('ADMIN-07 storage that keeps other bytes than it was sent makes no backup', async () => {
    const kept = new Map<string, Buffer>()
    const place = createS3Place(
      await givenBucket((method, key, body) => {
        if (method === 'PUT') kept.set(key, body)
        if (method === 'DELETE') kept.delete(key)
        const changed = Buffer.from(kept.get(key) ?? '')
        if (changed.length) changed[changed.length - 9]! ^= 1
        return { status: 200, body: changed }
      }),
      'nightly',
    )
    const before = await readLastBackup(site.db)
    await expect(makeBackupNow(site, place)).rejects.toThrow(/did not keep the backup as it was sent/)
    expect(kept.size).toBe(0)
    expect(await readLastBackup(site.db)).toEqual(before)
  })

  test('ADMIN-07 storage that answers 503 is named, and what it has is not read as a backup', async () => {
    const place = createS3Place(await givenBucket(() => ({ status: 503, body: Buffer.alloc(0) })), 'nightly')
    await expect(makeBackupNow(site, place)).rejects.toThrow(
      /s3:\/\/backups\/nightly does not take the backup \(status 503/,
    )
    await expect(drillBackup(site, place, 'any')).resolves.toMatchObject({
      failure: expect.stringMatching(/cannot be read \(status 503/),
    })
  })
})

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}

async function entriesIn(path: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const entry of decodeBackup(each([readFileSync(path)]), null)) entries.push(entry)
  return entries
}

const contentOf = (entries: readonly Entry[], name: string): string =>
  Buffer.from(entries.find((entry) => entry.name === name)?.bytes ?? []).toString()

async function countUsers(): Promise<number> {
  const { rows } = await site.db.execute<{ count: number }>(sql`select count(*)::int as count from users`)
  return rows[0]?.count ?? 0
}

async function listScratchDatabases(): Promise<unknown[]> {
  const { rows } = await site.db.execute(
    sql`select datname from pg_database where starts_with(datname, left(current_database(), 36)) and datname <> current_database()`,
  )
  return rows
}

/** A bucket that answers as the test says. */
async function givenBucket(
  answer: (method: string, key: string, body: Buffer) => { status: number; body: Buffer },
): Promise<S3Place> {
  const server = createServer((request, response) => {
    void buffer(request).then((sent) => {
      const { status, body } = answer(request.method ?? '', request.url?.split('?')[0] ?? '', sent)
      return response.writeHead(status, { etag: '"x"' }).end(request.method === 'GET' ? body : undefined)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeAfterFile(async () => {
    server.closeAllConnections()
    server.close()
  })
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'me-south-1',
    bucket: 'backups',
    accessKeyId: 'KEY',
    secretAccessKey: 'secret',
  }
}
