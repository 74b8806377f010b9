import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { parseSegment, segmentName } from '#domain/backups/wal-segments.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Config } from '#server/config.ts'
import { findPostgres } from '#server/platform/db/postgres-binaries.ts'
import { walSpoolIn } from '#server/platform/db/wal-archive.ts'
import { assertClusterInPlace } from '#server/platform/files/cut-restore.ts'
import { createDiskStore } from '#server/platform/files/file-store.ts'
import { givenS3 } from '#server/testing/given-s3.ts'
import {
  archiveAll,
  copyFolder,
  givenMachine,
  SECRET,
  SITE,
  startArchived,
  type Machine,
} from '#server/testing/given-archived-site.ts'
import { archivedName } from '../archive/archive-name.ts'
import { openArchivePlace } from '../archive/archive-place.ts'
import { readArchiveState } from '../archive/archive-state.ts'
import { listArchive, ofKind, segmentsIn } from '../archive/list-archive.ts'
import { openArchiver } from '../archive/open-archiver.ts'
import { extractBase } from './extract-base.ts'
import { completeClusterRestore, forgetKeptClusters, restoredPart, writeClusterPlan } from './replace-cluster.ts'
import { restoreUntil } from './restore-until.ts'

const PASSPHRASE = 'a passphrase of a host'
const PICTURE = randomBytes(3000)

const TITLES = `select setting_key as title from app_settings where setting_key like 'row %' order by 1`
const titlesIn = async ({ ask }: Pick<Machine, 'ask'>) =>
  (await ask<{ title: string }>(TITLES)).map(({ title }) => title)

let first: Machine
let target: string
let afterOne: Date
let afterTwo: Date

beforeAll(async () => {
  target = mkdtempSync(join(inject('folder'), 'archive-'))
  first = await startArchived(machine(target))
  await createDiskStore(join(first.config.dataDir, 'files/public')).write('pictures/old.webp', PICTURE)
  await first.makeBase()
  afterOne = await first.write('row 1')
  await archiveAll(first)
  await createDiskStore(join(first.config.dataDir, 'files/public')).write('pictures/ab/new.webp', PICTURE)
  afterTwo = await first.write('row 2')
  await archiveAll(first)
  await first.write('row 3')
  await archiveAll(first)
})

const machine = (archive: string, env = {}) => givenMachine({ BACKUP_TARGET: archive, ...env })

const restore = (config: Config, until: Date | null, choice: Partial<Parameters<typeof restoreUntil>[0]> = {}) =>
  restoreUntil({
    asker: null,
    config,
    until,
    site: null,
    mayReplace: false,
    mayBeOther: false,
    now: new Date(),
    log: () => {},
    ...choice,
  })

test('ADMIN-07 an archived site comes back as it was at a time, with the pictures of then', async () => {
  const config = machine(copyFolder(target))
  const reached = await restore(config, afterTwo)
  expect(reached <= afterTwo && reached > afterOne).toBe(true)
  const note: unknown = JSON.parse(readFileSync(join(config.dataDir, 'restored.json'), 'utf8'))
  expect(note).toMatchObject({ site_of: reached.toISOString(), asker: null })
  const restored = await startArchived(config)
  expect(await titlesIn(restored)).toEqual(['row 1', 'row 2'])
  await restored.stop()
  for (const key of ['pictures/old.webp', 'pictures/ab/new.webp'])
    expect(readFileSync(join(config.dataDir, 'files/public', key))).toEqual(PICTURE)
  expect(readFileSync(join(config.dataDir, 'auth-secret'), 'utf8')).toBe(SECRET)
})

test('ADMIN-07 what was archived before a machine was lost is there, and what it still has of the rest', async () => {
  const archive = copyFolder(target)
  const lost = machine(archive)
  await restore(lost, afterTwo)
  const running = await startArchived(lost)
  await running.write('row of the last minute')
  await archiveAll(running)
  await running.write('row of the last seconds')
  await running.kill()
  const { folder } = await findPostgres(lost.dataDir)
  rmSync(join(folder, 'postgres'), { recursive: true })

  const other = machine(archive)
  await restore(other, null)
  const restored = await startArchived(other)
  expect(await titlesIn(restored)).toEqual(['row 1', 'row 2', 'row of the last minute'])
  await restored.stop()
})

test('ADMIN-07 a restored site is archived on a timeline of its own, and times on both can be restored', async () => {
  const archive = copyFolder(target)
  const config = machine(archive)
  await restore(config, afterOne)
  const again = await startArchived(config)
  const later = await again.write('row of the second timeline')
  await archiveAll(again)
  await again.write('row after it')
  await archiveAll(again)
  await again.stop()
  const place = openArchivePlace(archive, config)
  expect(new Set(segmentsIn(await listArchive(place, SITE)).map(({ timeline }) => timeline))).toEqual(new Set([1, 2]))

  await restore(config, later, { mayReplace: true })
  const second = await startArchived(config)
  expect(await titlesIn(second)).toEqual(['row 1', 'row of the second timeline'])
  await archiveAll(second)
  await second.stop()
  // on the first timeline, which had gone on
  await restore(config, afterTwo, { mayReplace: true })
  const third = await startArchived(config)
  expect(await titlesIn(third)).toEqual(['row 1', 'row 2'])
  await third.stop()
})

test('ADMIN-07 nothing is lost while the place of the archive is away, and it says since when', async () => {
  const archive = copyFolder(target)
  const config = machine(archive)
  await restore(config, afterOne)
  const running = await startArchived(config)
  await archiveAll(running)
  const away = `${archive}/continuous.away`
  renameSync(`${archive}/continuous`, away)
  writeFileSync(`${archive}/continuous`, 'no folder')
  const written = await running.write('row while it is away')
  await expect(archiveAll(running)).rejects.toThrow()
  const now = new Date()
  await running.archiver.round(now)
  const state = readArchiveState(config.dataDir)
  expect(state).toMatchObject({ checked_at: now.toISOString(), failure: expect.any(String) })
  expect(Date.parse(state?.archived_until ?? '')).toBeLessThan(now.getTime())
  // compressed meanwhile
  const { folder } = await findPostgres(config.dataDir)
  expect(readdirSync(walSpoolIn(folder)).every((name) => name.endsWith('.zst'))).toBe(true)

  rmSync(`${archive}/continuous`)
  renameSync(away, `${archive}/continuous`)
  await running.archiver.round(now)
  expect(readArchiveState(config.dataDir)).toMatchObject({ archived_until: now.toISOString(), failure: null })
  expect(readdirSync(walSpoolIn(folder))).toEqual([])
  await running.write('row after it')
  await archiveAll(running)
  await running.stop()
  const other = machine(archive)
  await restore(other, written)
  const restored = await startArchived(other)
  expect(await titlesIn(restored)).toEqual(['row 1', 'row while it is away'])
  await restored.stop()
})

test(
  'ADMIN-07 a segment ends by itself after its time, from the start of the server on',
  { timeout: 60_000 },
  async () => {
    const running = await startArchived(machine(copyFolder(target)), ['archive_timeout=1'])
    const { folder } = await findPostgres(running.config.dataDir)
    const last = async () =>
      (await running.ask<{ name: string | null }>('select last_archived_wal as name from pg_stat_archiver'))[0]?.name
    await running.write('row 1')
    while (!(await last()));
    expect(readdirSync(walSpoolIn(folder))).toContain(await last())
    await running.stop()
  },
)

test('ADMIN-07 an archive in a bucket is restored like one in a folder', async () => {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = await givenS3()
  const config = machine(`s3://${bucket}/site`, {
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_REGION: region,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  const running = await startArchived(config)
  await createDiskStore(join(config.dataDir, 'files/public')).write('pictures/ab/new.webp', PICTURE)
  await running.makeBase()
  await running.write('row 1')
  await archiveAll(running)
  await running.stop()
  const { dataDir } = machine(target)
  await restore({ ...config, dataDir }, null)
  expect(readFileSync(join(dataDir, 'files/public/pictures/ab/new.webp'))).toEqual(PICTURE)
  const restored = await startArchived({ ...config, dataDir })
  expect(await titlesIn(restored)).toEqual(['row 1'])
  await restored.stop()
})

/** Names of the first archive. */
async function archivedIn(archive: string) {
  const place = openArchivePlace(archive, { diskReserve: 0 })
  const archived = await listArchive(place, SITE)
  const segments = segmentsIn(archived).toSorted((a, b) => a.number - b.number)
  return { base: ofKind(archived, 'base')[0]!, segments, pathOf: (name: string) => join(archive, 'continuous', name) }
}

const isEmpty = async ({ dataDir }: Config) => {
  const { folder } = await findPostgres(dataDir)
  return !readdirSync(folder).some((name) => name.startsWith('postgres')) && !existsSync(join(dataDir, 'files'))
}

test('ADMIN-07 no segment arrives before the files of its rows, and one that is lost makes a new base backup', async () => {
  const archive = copyFolder(target)
  const config = machine(archive)
  await restore(config, afterOne)
  const running = await startArchived(config)
  await archiveAll(running)
  const before = (await archivedIn(archive)).segments.length
  await createDiskStore(join(config.dataDir, 'files/public')).write('pictures/ab/later.webp', PICTURE)
  await running.write('row of the picture')
  const { folder } = await findPostgres(config.dataDir)
  const place = openArchivePlace(archive, config)
  const site = { id: SITE, folder, dataDir: config.dataDir, passphrase: null, hasFiles: true }
  /** Archives in a place that does not take some names. */
  const archiveWithout = (refused: RegExp) => {
    const write: typeof place.write = (name, bytes) =>
      refused.test(name) ? Promise.reject(new Error('no room')) : place.write(name, bytes)
    return archiveAll({ ...running, archiver: openArchiver(site, { ...place, write }, () => {}) })
  }
  await expect(archiveWithout(/-file-/)).rejects.toThrow('no room')
  expect((await archivedIn(archive)).segments).toHaveLength(before)

  await running.archiver.archive()
  await running.makeBase()
  expect(ofKind(await listArchive(place, SITE), 'base')).toHaveLength(1)
  await running.write('row of a lost segment')
  await expect(archiveWithout(/-wal-/)).rejects.toThrow('no room')
  for (const name of readdirSync(walSpoolIn(folder))) rmSync(join(walSpoolIn(folder), name))
  await running.write('row after it')
  await archiveAll(running)
  await running.makeBase()
  expect(ofKind(await listArchive(place, SITE), 'base')).toHaveLength(2)
  await running.stop()
})

test('ADMIN-07 times that cannot be reached are refused, with those that can', async () => {
  const config = machine(copyFolder(target))
  const { base, segments } = await archivedIn(target)
  await expect(restore(config, new Date(base.time.getTime() - 1000))).rejects.toThrow(
    `The oldest base backup is of ${base.time.toISOString()}`,
  )
  await expect(restore(config, new Date(Date.now() + DAY_MS))).rejects.toThrow(
    `The archive does not reach the time. The archive reaches up to ${segments.at(-1)?.time.toISOString()}`,
  )
  expect(await isEmpty(config)).toBe(true)
})

test('ADMIN-07 a segment that is missing, cut, changed or of another place ends what can be restored', async () => {
  const { segments, pathOf } = await archivedIn(target)
  const [before, damaged, next] = segments.slice(-3)
  const reach = `The archive reaches up to ${before?.time.toISOString()}`
  const bytes = readFileSync(pathOf(damaged!.name))
  const changed = Buffer.from(bytes)
  changed[changed.length - 20]! ^= 1
  for (const [given, reason] of [
    [null, `Segment ${segmentName(damaged!)} of the log is missing`],
    [bytes.subarray(0, bytes.length / 2), 'damaged or was cut short'],
    [changed, 'damaged or was cut short'],
    [readFileSync(pathOf(next!.name)), 'is no such segment of this site'],
  ] as const) {
    const archive = copyFolder(target)
    const path = join(archive, 'continuous', damaged!.name)
    if (given) writeFileSync(path, given)
    else rmSync(path)
    const config = machine(archive)
    await expect(restore(config, null)).rejects.toThrow(new RegExp(`${reason}.*${reach}`))
    expect(await isEmpty(config)).toBe(true)
  }
})

test('ADMIN-07 with a passphrase all that is archived is encrypted, and nothing can be restored with another one', async () => {
  const archive = mkdtempSync(join(inject('folder'), 'encrypted-'))
  const running = await startArchived(machine(archive, { BACKUP_PASSPHRASE: PASSPHRASE }))
  await createDiskStore(join(running.config.dataDir, 'files/private')).write('identity/front.webp', PICTURE)
  await running.makeBase()
  await running.write('row 1')
  await archiveAll(running)
  await running.stop()
  for (const name of readdirSync(join(archive, 'continuous'))) {
    expect(readFileSync(join(archive, 'continuous', name)).toString('latin1')).toMatch(/^age-encryption.org/)
  }
  for (const [passphrase, reason] of [
    ['another passphrase', /BACKUP_PASSPHRASE is not the passphrase/],
    ['', /The archive is encrypted: set BACKUP_PASSPHRASE/],
  ] as const) {
    const config = machine(archive, { BACKUP_PASSPHRASE: passphrase })
    await expect(restore(config, null)).rejects.toThrow(reason)
    expect(await isEmpty(config)).toBe(true)
  }
  // the last segment is encrypted too when the archive is away from the start on
  const { folder } = await findPostgres(running.config.dataDir)
  const site = { id: SITE, folder, dataDir: running.config.dataDir, passphrase: PASSPHRASE, hasFiles: true }
  const away = openArchivePlace(join(folder, 'postgres-password'), { diskReserve: 0 })
  await expect(
    openArchiver(site, { ...away, list: () => Promise.reject(new Error('away')) }, () => {}).archive(),
  ).rejects.toThrow('away')
  expect(readdirSync(walSpoolIn(folder)).filter((name) => !name.endsWith('.age'))).toEqual([])

  const config = machine(archive, { BACKUP_PASSPHRASE: PASSPHRASE })
  await restore(config, null)
  expect(readFileSync(join(config.dataDir, 'files/private/identity/front.webp'))).toEqual(PICTURE)
  const restored = await startArchived(config)
  expect(await titlesIn(restored)).toEqual(['row 1'])
  await restored.stop()
})

test('ADMIN-07 another site or version of PostgreSQL is refused before anything is changed', async () => {
  const archive = copyFolder(target)
  const config = machine(archive)
  await expect(restore(config, null, { site: 'bbbb2222' })).rejects.toThrow(/no archive of bbbb2222, only of aaaa1111/)
  const other = await startArchived({ ...config, backups: { ...config.backups, target: `${archive}/other` } })
  await other.ask(`insert into users values (1)`)
  await other.ask(`update app_settings set setting_value = '"bbbb2222-0000-4000-8000-000000000000"'`)
  await other.stop()
  await expect(restore(config, null)).rejects.toThrow(/of another site than the one here: add --other-site/)
  await expect(restore(config, null, { mayBeOther: true })).rejects.toThrow(/add --replace/)
  const { base } = await archivedIn(archive)
  const place = openArchivePlace(archive, { diskReserve: 0 })
  const extracted = { cluster: join(archive, 'cluster'), passphrase: null, authSecret: null, reserveBytes: 0 }
  await expect(extractBase(place, base.name, { ...extracted, postgresMajor: 19 })).rejects.toThrow(
    /of PostgreSQL 18, and here is 19/,
  )
})

test('ADMIN-07 an older base backup is taken where the newest one is damaged', async () => {
  const archive = copyFolder(target)
  const { base, pathOf } = await archivedIn(archive)
  const { start, time } = base
  const later = archivedName(SITE, new Date(time.getTime() + 1), false, { kind: 'base', start })
  writeFileSync(join(archive, 'continuous', later), readFileSync(pathOf(base.name)).subarray(0, 100_000))
  const config = machine(archive)
  await restore(config, afterOne)
  const restored = await startArchived(config)
  expect(await titlesIn(restored)).toEqual(['row 1'])
  await restored.stop()
})

test('ADMIN-07 a database that does not start any more is replaced if told so', async () => {
  const config = machine(copyFolder(target))
  await restore(config, afterOne)
  const { folder } = await findPostgres(config.dataDir)
  writeFileSync(join(folder, 'postgres/global/pg_control'), 'lost')
  await expect(restore(config, afterOne)).rejects.toThrow(/add --replace/)
  await restore(config, afterOne, { mayReplace: true })
  const restored = await startArchived(config)
  expect(await titlesIn(restored)).toEqual(['row 1'])
  await restored.stop()
})

test('ADMIN-07 a restore that was killed is made anew, or completed once it replaces the site', async () => {
  const config = machine(copyFolder(target))
  await restore(config, afterOne)
  const used = await startArchived(config)
  await used.ask('insert into users values (1)')
  await used.stop()
  const { folder } = await findPostgres(config.dataDir)
  // as if killed while the log was applied
  copyFolder(join(folder, 'postgres'), `${folder}/restored-postgres`)
  const killed = restore(config, afterTwo, {
    mayReplace: true,
    log: (text) => {
      if (text.includes('are readable')) throw new Error('killed')
    },
  })
  await expect(killed).rejects.toThrow('killed')
  expect(existsSync(restoredPart(folder, 'postgres'))).toBe(true)
  await restore(config, afterTwo, { mayReplace: true, now: new Date('2026-06-16T08:00:00Z') })
  expect(readdirSync(folder)).toContain('before-20260616t080000z-postgres')

  // as if killed between the renames
  renameSync(join(folder, 'postgres'), restoredPart(folder, 'postgres'))
  writeClusterPlan(config.dataDir, { stamp: '20260616t090000z', keeps: true })
  expect(() => assertClusterInPlace(config.dataDir)).toThrow(/was cut short: run npm run restore/)
  expect(await completeClusterRestore(config.dataDir)).toBe(true)
  expect(await completeClusterRestore(config.dataDir)).toBe(false)
  const restored = await startArchived(config)
  expect(await titlesIn(restored)).toEqual(['row 1', 'row 2'])
  await restored.stop()
  expect(await forgetKeptClusters(config.dataDir)).not.toEqual([])
  expect(
    readdirSync(folder).filter((name) => name.startsWith('before-') && !name.startsWith('before-restore')),
  ).toEqual([])
})

test('ADMIN-07 old base backups go with the log and the deleted files before them, those of other sites stay', async () => {
  const archive = copyFolder(target)
  const config = machine(archive)
  await restore(config, null)
  await createDiskStore(join(config.dataDir, 'files/public')).remove('pictures/old.webp')
  const running = await startArchived(config)
  await archiveAll(running)
  await running.makeBase(new Date(Date.now() + 2 * DAY_MS))
  const place = openArchivePlace(archive, config)
  const other = archivedName('bbbb2222', new Date(0), false, { kind: 'wal', file: '000000010000000000000001' })
  writeFileSync(join(archive, 'continuous', other), 'of another site')
  const oldest = async () => (await archivedIn(archive)).segments[0]?.number ?? 0
  const before = await oldest()
  await running.makeBase(new Date(Date.now() + 8 * DAY_MS))
  expect(await oldest()).toBe(before)
  await running.makeBase(new Date(Date.now() + 10 * DAY_MS))
  await archiveAll(running)
  const archived = await listArchive(place, SITE)
  const bases = ofKind(archived, 'base').toSorted((a, b) => a.time.getTime() - b.time.getTime())
  expect(bases).toHaveLength(3)
  expect(await oldest()).toBe(parseSegment(bases[0]?.start ?? '')?.number)
  expect(ofKind(archived, 'file').map(({ key }) => key)).toEqual(['pictures/ab/new.webp'])
  expect(existsSync(join(archive, 'continuous', other))).toBe(true)
  await running.stop()
})
