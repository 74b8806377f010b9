import { existsSync, mkdtempSync, readFileSync, renameSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { loadConfig, type Config } from '#server/config.ts'
import { openDatabase } from '#server/platform/db/client.ts'
import type { Asker } from '#server/platform/files/restore-request.ts'
import { admin_changes } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { assertNoCutRestore } from '#server/platform/files/cut-restore.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { besideOf, createBeside, databaseOf, dropDatabase, urlOf } from '../database/scratch-database.ts'
import { inSession } from '../database/session.ts'
import { migrateTo } from '../database/migrate-to.ts'
import type { Header } from '../format/backup-format.ts'
import { decodeBackup } from '../format/decode-backup.ts'
import { encodeBackup } from '../format/encode-backup.ts'
import { readBackup } from '../format/read-backup.ts'
import { makeBackupNow } from '../make-backup.ts'
import { createFolderPlace } from '../places/folder-place.ts'
import { forgetKept } from './kept-sites.ts'
import { completeRestore, replaceSite, writePlan, type ReplacePlan } from './replace-site.ts'
import { recordRestore } from './restored-note.ts'
import { restoreBackup } from './restore-backup.ts'

const PICTURE = Buffer.from('bytes of a picture')
const NOW = new Date('2026-06-16T08:00:00Z')

let app: GivenApp
const place = createFolderPlace(mkdtempSync(join(inject('folder'), 'backups-')), 0)
let backup: string
let users: number

beforeAll(async () => {
  app = await givenApp()
  await givenUser(app)
  await givenCars(app.services, {}, {})
  await app.services.files.public.write('pictures/one.webp', PICTURE)
  backup = (await makeBackupNow({ ...app.services, passphrase: null }, place)).name
  users = await countUsers(app.databaseUrl)
})

let url: string
let config: Config

/** An empty machine: a database without tables, and an empty data folder. */
beforeEach(async () => {
  const name = besideOf(databaseOf(app.databaseUrl), '_x')
  url = urlOf(app.databaseUrl, name)
  await createBeside(app.databaseUrl, name)
  config = loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(inject('folder'), 'machine-')),
    DISK_RESERVE_MB: '0',
  })
})

afterEach(async () => {
  for (const name of await databases()) await dropDatabase(app.databaseUrl, name)
})

interface Choice {
  mayReplace?: boolean
  mayBeOther?: boolean
  read?: () => AsyncIterable<Uint8Array>
  now?: Date
  asker?: Asker | null
}

const restore = ({
  mayReplace = false,
  mayBeOther = false,
  read = () => place.read(backup),
  now = NOW,
  asker = null,
}: Choice = {}) => restoreBackup({ url, config, read, mayReplace, mayBeOther, asker, now, log: () => {} })

test('ADMIN-07 a backup is restored on an empty machine, with files and the secret', async () => {
  await restore()
  expect(await countUsers(url)).toBe(users)
  const { dataDir } = config
  expect(readFileSync(join(dataDir, 'files/public/pictures/one.webp'))).toEqual(PICTURE)
  expect(readFileSync(join(dataDir, 'auth-secret'), 'utf8')).toBe(app.services.authSecret)
  // numbers of new rows follow those of the backup
  await inSession(url, async (client) => {
    const cars = `select (select last_value from cars_key_seq) >= (select max(key) from cars) as follows`
    expect((await client.query(cars)).rows).toEqual([{ follows: true }])
  })
  expect(await structureOf(url)).toEqual(await structureOf(app.databaseUrl))
  expect(() => assertNoCutRestore(dataDir)).not.toThrow()
})

test('ADMIN-07 the audit log of the restored site says of when the backup is, and who asked for it', async () => {
  const asker = { admin_id: newId(), request: null }
  await restore({ asker })
  const database = openDatabase(url, () => {}, { max: 1 })
  await recordRestore(database.db, config.dataDir)
  const entries = await database.db.select().from(admin_changes).where(eq(admin_changes.what, 'restore_site'))
  await database.close()
  const { header } = await readBackup(place.read(backup), null)
  expect(entries).toMatchObject([
    { admin_id: asker.admin_id, created_at: NOW, before: {}, after: { site_of: header.created_at } },
  ])
})

test('ADMIN-07 a backup of an older version is brought to the structure of this one', async () => {
  const old = urlOf(app.databaseUrl, besideOf(databaseOf(app.databaseUrl), '_old'))
  await createBeside(app.databaseUrl, databaseOf(old))
  const { header } = await readBackup(place.read(backup), null)
  const older = { ...header, migrations: header.migrations.toSpliced(-5) }
  await inSession(old, async (client) => {
    await migrateTo(client, older)
    await client.query(`insert into app_settings (setting_key, setting_value) values ('app_name_en', '"Former"')`)
  })
  const database = openDatabase(old, () => {}, { max: 2 })
  const made = await makeBackupNow({ ...app.services, db: database.db, databaseUrl: old, passphrase: null }, place)
  await database.close()

  await restore({ read: () => place.read(made.name) })
  await inSession(url, async (client) => {
    const settings = await client.query(`select setting_value from app_settings where setting_key = 'app_name_en'`)
    expect(settings.rows).toEqual([{ setting_value: '"Former"' }])
    const { rowCount } = await client.query('select from drizzle.__drizzle_migrations')
    expect(rowCount).toBe(header.migrations.length)
  })
  expect(await structureOf(url)).toEqual(await structureOf(app.databaseUrl))
})

test('ADMIN-07 a backup of a later version is refused', async () => {
  const later = { created_at: Date.parse('2099-01-01'), hash: 'unknown' }
  async function* changed() {
    for await (const entry of decodeBackup(place.read(backup), null)) {
      const header = entry.name === 'header.json' && (JSON.parse(Buffer.from(entry.bytes).toString()) as Header)
      const bytes = header && Buffer.from(JSON.stringify({ ...header, migrations: [...header.migrations, later] }))
      yield bytes ? { ...entry, bytes } : entry
    }
  }
  await expect(restore({ read: () => encodeBackup(changed(), null) })).rejects.toThrow(
    /1 changes of the database that this version does not know: install the version/,
  )
  expect(await structureOf(url)).toEqual([])
})

test('ADMIN-07 a site with accounts is replaced only if told, and kept until told otherwise', async () => {
  await restore()
  await inSession(url, (client) => client.query(`update profiles set first_name = 'Later'`))
  await expect(restore()).rejects.toThrow(/add --replace/)
  const later = new Date(NOW.getTime() + 60_000)
  await restore({ mayReplace: true, now: later })
  expect(
    await inSession(url, (client) => client.query(`select from profiles where first_name = 'Later'`)),
  ).toMatchObject({
    rowCount: 0,
  })
  const kept = (await databases()).filter((name) => name.includes('_before_'))
  expect(kept).toHaveLength(1)
  const former = urlOf(url, kept.find((name) => name.endsWith('20260616t080100z')) ?? '')
  expect(await countUsers(former)).toBe(users)
  expect(existsSync(join(config.dataDir, 'before-restore-20260616t080100z/files/public/pictures/one.webp'))).toBe(true)

  expect(await forgetKept(url, config.dataDir)).toHaveLength(2)
  expect((await databases()).filter((name) => name.includes('_before_'))).toEqual([])
  expect(await countUsers(url)).toBe(users)
})

test('ADMIN-07 a backup of another site needs a word more', async () => {
  await restore()
  await inSession(url, (client) =>
    client.query(
      `update app_settings set setting_value = '"11111111-1111-4111-8111-111111111111"' where setting_key = 'site_id'`,
    ),
  )
  await expect(restore({ mayReplace: true })).rejects.toThrow(/of another site.*--other-site/)
  await restore({ mayReplace: true, mayBeOther: true, now: new Date(NOW.getTime() + 1000) })
})

test('ADMIN-07 nothing is touched while the site runs, and by a backup that is not whole or has another secret', async () => {
  const running = new pg.Client({ connectionString: url })
  await running.connect()
  await expect(restore()).rejects.toThrow(/in use \(1 connections\): stop the site/)
  await running.end()
  await expect
    .poll(() =>
      inSession(app.databaseUrl, (client) =>
        client
          .query(`select from pg_stat_activity where datname = $1`, [databaseOf(url)])
          .then(({ rowCount }) => rowCount),
      ),
    )
    .toBe(0)

  async function* half() {
    const whole = await readAll(place.read(backup))
    yield whole.subarray(0, whole.length / 2)
  }
  await expect(restore({ read: half })).rejects.toThrow(/damaged or was cut short/)
  config = { ...config, authSecret: 'another secret than that of the backup' }
  await expect(restore()).rejects.toThrow(/AUTH_SECRET differs/)
  expect(await structureOf(url)).toEqual([])
  expect((await databases()).filter((name) => name.includes('_restored'))).toEqual([])
  expect(existsSync(join(config.dataDir, 'files'))).toBe(false)
})

test('ADMIN-07 a restore that fails or is killed before it replaces anything is called again', async () => {
  let reads = 0
  async function* cutLater() {
    const whole = await readAll(place.read(backup))
    reads += 1
    yield reads === 2 ? whole.subarray(0, whole.length / 2) : whole
  }
  await expect(restore({ read: cutLater })).rejects.toThrow(/damaged/)
  expect(await structureOf(url)).toEqual([])
  // as a killed one leaves them
  await createBeside(url, besideOf(databaseOf(url), '_restored'))
  mkdirSync(join(config.dataDir, 'restoring/files/public/pictures'), { recursive: true })
  await restore()
  expect(await countUsers(url)).toBe(users)
  expect(existsSync(join(config.dataDir, 'restoring'))).toBe(false)
})

test.each(['nothing', 'the database', 'the files before', 'the files', 'all but the plan'])(
  'ADMIN-07 a restore that was killed after it had replaced %s is completed, and the site does not start before',
  async (done) => {
    const { dataDir } = config
    // a site, and what a restore has made beside it
    await inSession(url, (client) => client.query('create table users as select 1 as id'))
    mkdirSync(join(dataDir, 'files/public/former'), { recursive: true })
    const database = databaseOf(url)
    const plan: ReplacePlan = {
      database,
      restored_database: besideOf(database, '_restored'),
      kept_database: besideOf(database, '_before_x'),
      restored_folder: 'restoring',
      kept_folder: 'before-restore-x',
    }
    await createBeside(url, plan.restored_database)
    mkdirSync(join(dataDir, 'restoring/files/public/new'), { recursive: true })
    await writePlan(dataDir, plan)
    const planned = readFileSync(join(dataDir, 'restore.json'))
    expect(() => assertNoCutRestore(dataDir)).toThrow(/run npm run restore/)

    if (done === 'the database') {
      const aside = join(dataDir, 'aside')
      renameSync(join(dataDir, 'restoring'), aside)
      await replaceSite(url, dataDir, plan)
      renameSync(aside, join(dataDir, 'restoring'))
      await writePlan(dataDir, plan)
    }
    if (done === 'the files before' || done === 'the files') {
      mkdirSync(join(dataDir, plan.kept_folder))
      renameSync(join(dataDir, 'files'), join(dataDir, plan.kept_folder, 'files'))
    }
    if (done === 'the files') renameSync(join(dataDir, 'restoring/files'), join(dataDir, 'files'))
    if (done === 'all but the plan') {
      await replaceSite(url, dataDir, plan)
      await writePlan(dataDir, JSON.parse(planned.toString()) as ReplacePlan)
    }

    expect(await completeRestore(url, dataDir)).toBe(true)
    expect(await completeRestore(url, dataDir)).toBe(false)
    expect(await structureOf(url)).toEqual([])
    expect(await countUsers(urlOf(url, plan.kept_database))).toBe(1)
    expect(existsSync(join(dataDir, 'files/public/new'))).toBe(true)
    expect(existsSync(join(dataDir, 'before-restore-x/files/public/former'))).toBe(true)
    expect(() => assertNoCutRestore(dataDir)).not.toThrow()
  },
)

async function readAll(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of bytes) parts.push(part)
  return Buffer.concat(parts)
}

const countUsers = (of: string): Promise<number> =>
  inSession(of, async (client) => Number((await client.query('select count(*) from users')).rows[0]?.count))

/** Databases of this file beside that of its app. */
const databases = (): Promise<string[]> =>
  inSession(app.databaseUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, left(current_database(), 36)) and datname <> current_database()`,
    )
    return rows.map(({ datname }) => datname)
  })

/** Constraints, indexes and triggers of the site, without those of tests. */
const structureOf = (of: string): Promise<unknown[]> =>
  inSession(of, async (client) => {
    const { rows } = await client.query(
      `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition, convalidated::text as state
        from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text <> 'visible_writes'
      union all
      select tablename, indexname, indexdef, '' from pg_indexes where schemaname = 'public' and tablename <> 'visible_writes'
      union all
      select tgrelid::regclass::text, tgname, '', tgenabled::text from pg_trigger
        where not tgisinternal and tgname not in ('count_search_write', 'note_write')
      order by 1, 2, 3`,
    )
    return rows
  })
