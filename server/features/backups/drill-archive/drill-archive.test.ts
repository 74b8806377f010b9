import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import type { Services } from '#server/context.ts'
import { openDatabase, type Db } from '#server/platform/db/client.ts'
import { launchPostgres } from '#server/platform/db/launch-postgres.ts'
import { findPostgres } from '#server/platform/db/postgres-binaries.ts'
import { createDiskStore } from '#server/platform/files/file-store.ts'
import { closeAfterFile } from '#server/testing/close-after-file.ts'
import { copyFolder, givenMachine, SITE, startArchived, type Machine } from '#server/testing/given-archived-site.ts'
import { openArchiveAccess, type ArchiveAccess } from '../archive/archive-place.ts'
import { readArchiveState } from '../archive/archive-state.ts'
import { listArchive, segmentsIn } from '../archive/list-archive.ts'
import { readLastArchiveDrill } from '../backup-record.ts'
import { inSession } from '../database/session.ts'
import { createForServer } from '../restore-until/fetch-log.ts'
import { drillArchiveNightly } from './drill-archive.job.ts'
import { drillArchive } from './drill-archive.ts'
import { drillFolderIn } from './drill-folder.ts'
import { compareSums } from './sum-tables.ts'

const NOW = new Date('2026-06-16T01:00:00Z')
const PASSPHRASE = 'a passphrase of a host'

let site: Machine
let db: Db
let folder: string
let access: ArchiveAccess

beforeAll(async () => {
  const target = mkdtempSync(join(inject('folder'), 'archive-'))
  const config = givenMachine({ BACKUP_TARGET: target, BACKUP_PASSPHRASE: PASSPHRASE })
  site = await startArchived(config)
  const database = openDatabase(site.url, () => {}, { max: 2 })
  closeAfterFile(database.close)
  db = database.db
  folder = (await findPostgres(config.dataDir)).folder
  await site.ask('create unlogged table attempts (id int)')
  await site.ask('insert into attempts values (1)')
  await createDiskStore(join(config.dataDir, 'files/public')).write('pictures/ab/old.webp', randomBytes(3000))
  // no segment has arrived when the first test begins
  await site.archiver.archive()
  await site.makeBase()
  await site.write('row 1')
  access = openArchiveAccess(config)!
})

/** Archives as the server does, whenever it is looked whether something has arrived. */
const archiving = (found: ArchiveAccess = access): ArchiveAccess => ({
  ...found,
  place: {
    ...found.place,
    list: async (start) => {
      await site.archiver.round(new Date())
      return found.place.list(start)
    },
  },
})

const drill = async (archive: ArchiveAccess, patienceMs = 60_000) => {
  await site.archiver.round(new Date())
  const looks = { pauseMs: 20, patienceMs }
  return drillArchive({ db, databaseUrl: site.url, clock: () => NOW, archive, looks })
}

/** A copy of the archive with all that arrives, as the test changes it: null leaves something out. */
function givenArchive(change: (name: string, bytes: Buffer) => Buffer | null): ArchiveAccess {
  const [from, to] = [site.config.backups.target as string, mkdtempSync(join(inject('folder'), 'changed-'))]
  const copied = openArchiveAccess({ ...site.config, backups: { ...site.config.backups, target: to } })!
  mkdirSync(join(to, 'continuous'))
  const list: typeof copied.place.list = async (start) => {
    for (const { name } of await archiving().place.list()) {
      const changed = change(name, readFileSync(join(from, 'continuous', name)))
      if (changed) writeFileSync(join(to, 'continuous', name), changed)
    }
    return copied.place.list(start)
  }
  return { ...copied, place: { ...copied.place, list } }
}

const isLeft = () => existsSync(drillFolderIn(folder))

test('ADMIN-07 the archive is restored as a test up to a moment that was just archived, and compared with it', async () => {
  const before = new Date()
  await site.ask('insert into users values (1), (2)')
  const drilled = await drill(archiving())
  const succeeded = { at: NOW.toISOString(), differences: [], failure: null, succeeded_at: NOW.toISOString() }
  expect(drilled).toMatchObject(succeeded)
  expect(Date.parse(drilled?.reached_at ?? '')).toBeGreaterThanOrEqual(before.getTime())
  // users and settings, but not the table that is not logged
  expect(drilled?.rows).toBe(4)
  expect(await readLastArchiveDrill(db)).toEqual(drilled)
  expect(isLeft()).toBe(false)
})

test('ADMIN-07 what is written after the moment of a test, or before it without a commit, is no difference', async () => {
  await site.ask('insert into users select generate_series(1, 50000)')
  await inSession(site.url, async (client) => {
    await client.query('begin')
    await client.query('insert into users values (7)')
    const state = { isOver: false }
    const drilling = drill(archiving()).finally(() => (state.isOver = true))
    // it looks for another moment
    const tried = `select 1 from pg_stat_activity where query = 'rollback'`
    while (!(await site.ask(tried)).length);
    expect(state.isOver).toBe(false)
    await client.query('commit')
    // while the rows of the moment are read
    const write = `insert into users select -1 where exists (
      select from pg_stat_activity where starts_with(query, 'copy'))`
    while (!state.isOver) await site.ask(write)
    expect(await drilling).toMatchObject({ differences: [], failure: null })
  })
  expect((await site.ask('select 1 from users where id = -1')).length).toBeGreaterThan(0)
})

test('ADMIN-07 a change that is not in the log, and a picture that is not in the archive, are differences', async () => {
  await site.ask('create unlogged table offers (id int)')
  await site.ask('insert into offers values (1)')
  await site.ask('set allow_system_table_mods = on')
  await site.ask(`update pg_class set relpersistence = 'p' where relname = 'offers'`)
  const drilled = await drill(givenArchive((name, bytes) => (name.includes('-file-') ? null : bytes)))
  await site.ask('drop table offers')
  expect(drilled).toMatchObject({
    differences: ['public.offers has 0 rows instead of 1', 'the file public/pictures/ab/old.webp is missing'],
    failure: null,
    succeeded_at: expect.any(String),
  })
})

test('ADMIN-07 tables that differ in values, or are only in one of both, are named', () => {
  const table = (name: string, rowSum = 'a') => ({ name, rows: 1, row_sum: rowSum })
  expect(
    compareSums([table('same'), table('changed'), table('lost')], [table('same'), table('changed', 'b'), table('new')]),
  ).toEqual(['changed has other values', 'lost is missing', 'new was not there'])
})

test('ADMIN-07 an archive that cannot be restored fails its test, which says why and leaves nothing', async () => {
  const succeeded = (await drill(archiving()))?.succeeded_at
  const flip = (wanted: RegExp) => (name: string, bytes: Buffer) => {
    if (wanted.test(name)) bytes[bytes.length - 20]! ^= 1
    return bytes
  }
  const segments = segmentsIn(await listArchive(access.place, SITE)).toSorted((a, b) => a.number - b.number)
  const [, second] = segments
  for (const [archive, reason, patienceMs] of [
    [givenArchive(flip(/-wal-/)), /damaged or was cut short/],
    [givenArchive(flip(/-base-/)), /damaged or was cut short/],
    [givenArchive((name, bytes) => (name === second?.name ? null : bytes)), /Segment \w+ of the log is missing/],
    [{ ...archiving(), passphrase: 'another passphrase' }, /BACKUP_PASSPHRASE is not the passphrase/],
    [access, /Segment \w+ of the log has not arrived in the archive/, 0],
    [{ ...archiving(), reserveBytes: 1e15 }, /The disk has \d+ MB left, and the test needs \d+: it was not begun/],
  ] as const) {
    const drilled = await drill(archive, patienceMs)
    expect(drilled).toMatchObject({ failure: expect.stringMatching(reason), reached_at: null, succeeded_at: succeeded })
    expect(isLeft()).toBe(false)
  }
})

test('ADMIN-07 what a test that was killed has left is removed by the next one, also if the disk is full', async () => {
  const cluster = copyFolder(join(folder, 'postgres'), join(await emptyDrill(), 'postgres'))
  rmSync(join(cluster, 'postmaster.pid'))
  const { postgres } = await findPostgres(site.config.dataDir)
  const { ended } = await launchPostgres(postgres, cluster, ['archive_mode=off'])
  await drill({ ...archiving(), reserveBytes: 1e15 })
  await ended
  expect(isLeft()).toBe(false)
})

/** The folder of a test. */
async function emptyDrill(): Promise<string> {
  await createForServer(drillFolderIn(folder))
  return drillFolderIn(folder)
}

test('ADMIN-07 only one test of the archive runs at a time', async () => {
  const [one, other] = await Promise.all([drill(archiving()), drill(archiving())])
  expect([one, other].filter((drilled) => drilled === null)).toHaveLength(1)
})

test('ADMIN-07 the archive is tested each night where there is one', async () => {
  const services = { db, databaseUrl: site.url, clock: () => new Date('2026-06-17T01:00:00Z') }
  const backups = {
    archive: { ...archiving(), reserveBytes: 1e15 },
    readArchive: () => null,
  } as unknown as Services['backups']
  const before = await readLastArchiveDrill(db)
  await drillArchiveNightly.run({ ...services, backups }, {})
  expect(await readLastArchiveDrill(db)).toEqual(before)
  const readArchive = () => readArchiveState(site.config.dataDir)
  await drillArchiveNightly.run({ ...services, backups: { ...backups, readArchive } }, {})
  expect(await readLastArchiveDrill(db)).toMatchObject({ at: '2026-06-17T01:00:00.000Z' })
})
