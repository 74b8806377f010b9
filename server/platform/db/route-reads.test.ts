import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { closeAfterFile } from '#server/testing/close-after-file.ts'
import { givenStandby, type GivenServer } from '#server/testing/given-standby.ts'
import { openDatabase, type Database, type Db } from './client.ts'
import { isDatabaseAway } from './is-database-away.ts'

let primary: GivenServer
let standby: GivenServer
let database: Database
const SECONDS = { timeout: 15_000 }

beforeAll(async () => {
  ;({ primary, standby } = await givenStandby())
  await primary.ask('create table notes (text text)')
  database = openDatabase(primary.url, () => {}, { max: 2, standby: { url: standby.url, mostLagMs: 2000 } })
  closeAfterFile(database.close)
})

const fresh = (isIt = true) => expect.poll(() => database.standby?.isFresh(), SECONDS).toBe(isIt)
/** The primary is back, and the standby has what it wrote while it started. */
async function caughtUp(): Promise<void> {
  await expect.poll(() => database.standby?.isPrimaryAway(), SECONDS).toBe(false)
  await expect.poll(() => database.standby?.lagMs(), SECONDS).toBeLessThan(1000)
  await fresh()
}
const portOf = ({ url }: GivenServer) => new URL(url).port
const addNote = (db: Db, text: string) => db.execute(sql`insert into notes values (${text})`)

/** The ports of the servers that answer reads for everybody, prepared and not, and those of a person. */
async function answering(): Promise<unknown[]> {
  const { db, prepared, forEverybody } = database
  const text = `select current_setting('port') as port`
  const all = [forEverybody.db.execute(text), forEverybody.prepared.query(text), db.execute(text), prepared.query(text)]
  return (await Promise.all(all)).map(({ rows }) => rows[0]?.['port'])
}

test('ADMIN-07 reads for everybody go to a standby, those of a person and all writes to the primary', async () => {
  await fresh()
  const [near, far] = [portOf(primary), portOf(standby)]
  expect(await answering()).toEqual([far, far, near, near])
  await addNote(database.forEverybody.db, 'outside of a transaction')
  await database.forEverybody.db.transaction(async (tx) => {
    await addNote(tx, 'within one')
    expect((await tx.execute(sql`select current_setting('port') as port`)).rows).toEqual([{ port: near }])
  })
  expect(await primary.ask('select count(*)::int as notes from notes')).toEqual([{ notes: 2 }])
  await expect(database.forEverybody.db.execute(sql`select 1 / 0`)).rejects.toThrow()
})

test('ADMIN-07 what is read from a standby counts as of the last comparison with the primary', async () => {
  let changes = 0
  const shown = database.standby?.asOf(() => changes)
  await expect.poll(() => shown?.(), SECONDS).toBe(0)
  await addNote(database.db, 'a change')
  changes = 1
  expect(shown?.()).toBe(0)
  await expect.poll(() => shown?.(), SECONDS).toBe(1)
})

test('ADMIN-07 a standby that is an hour behind is not read, and is again when it has caught up', async () => {
  await standby.kill()
  await standby.start('recovery_min_apply_delay=1h')
  await addNote(database.db, 'unseen')
  await fresh(false)
  expect(new Set(await answering())).toEqual(new Set([portOf(primary)]))
  await expect.poll(() => database.standby?.lagMs(), SECONDS).toBeGreaterThan(2000)
  await standby.kill()
  await standby.start()
  await caughtUp()
})

test('ADMIN-07 the primary answers while the standby hangs or is down', async () => {
  standby.pause()
  // before anything has noticed
  expect(new Set(await answering())).toEqual(new Set([portOf(primary)]))
  await fresh(false)
  await standby.kill()
  expect(new Set(await answering())).toEqual(new Set([portOf(primary)]))
  await standby.start()
  await caughtUp()
})

test('ADMIN-07 a read that a primary without power never answers goes on at the standby', async () => {
  primary.pause()
  expect(new Set(await answering())).toEqual(new Set([portOf(standby)]))
  await primary.kill()
  await primary.start()
  await caughtUp()
})

test('ADMIN-07 reads go on while the primary is away, and writes fail', async () => {
  await primary.kill()
  expect(new Set(await answering())).toEqual(new Set([portOf(standby)]))
  const error = await addNote(database.db, 'lost').catch((thrown: unknown) => thrown)
  expect(isDatabaseAway(error)).toBe(true)
  await expect.poll(() => database.standby?.isPrimaryAway(), SECONDS).toBe(true)
  expect(new Set(await answering())).toEqual(new Set([portOf(standby)]))
  expect(isDatabaseAway(await addNote(database.forEverybody.db, 'lost').catch((thrown: unknown) => thrown))).toBe(true)
  await primary.start()
  await caughtUp()
  await addNote(database.db, 'kept')
})
