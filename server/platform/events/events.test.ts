import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Database } from '#server/platform/db/client.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { afterCommit } from './after-commit.ts'
import { mergeEvents, type ChannelEvent } from './events.ts'
import { listenForEvents } from './listen-for-events.ts'

/** Collects the events that the process of a database receives. */
function receivedBy({ events }: Database): ChannelEvent[] {
  const received: ChannelEvent[] = []
  events.subscribe((event) => received.push(event))
  return received
}

async function givenOtherProcess({ url }: Database) {
  const other = openDatabase(url, () => {}, { max: 1 })
  const received = receivedBy(other)
  const listener = await listenForEvents(url, other.events)
  onTestFinished(async () => {
    await listener.close()
    await other.close()
  })
  return { received, listener }
}

test('each process receives an event once, after the commit', async () => {
  const database = await openTestDatabase()
  const here = receivedBy(database)
  const listener = await listenForEvents(database.url, database.events)
  onTestFinished(listener.close)
  const { received: there } = await givenOtherProcess(database)
  await database.db.transaction(async (tx) => {
    afterCommit(tx, { type: 'texts_changed' })
    expect(here).toEqual([{ type: 'events_missed' }])
  })
  expect(here).toEqual([{ type: 'events_missed' }, { type: 'texts_changed' }])
  await expect.poll(() => there).toEqual([{ type: 'events_missed' }, { type: 'texts_changed' }])
  await database.db.transaction(async (tx) => afterCommit(tx, { type: 'profiles_changed', ids: ['someone'] }))
  await expect.poll(() => there.length).toBe(3)
  expect(here.length).toBe(3)
})

test('rolled back events are not published, and publishing outside of a transaction fails', async () => {
  const database = await openTestDatabase()
  const received = receivedBy(database)
  await database.db
    .transaction(async (tx) => {
      afterCommit(tx, { type: 'texts_changed' })
      throw new Error('no')
    })
    .catch(() => {})
  expect(() => afterCommit(database.db, { type: 'texts_changed' })).toThrow('outside of a transaction')
  expect(received).toEqual([])
})

test('closing the database sends what waits', async () => {
  const database = await openTestDatabase()
  const { received } = await givenOtherProcess(database)
  const command = openDatabase(database.url, () => {}, { max: 1 })
  await command.db.transaction(async (tx) => afterCommit(tx, { type: 'cars_changed', ids: 'all' }))
  await command.close()
  await expect.poll(() => received).toContainEqual({ type: 'cars_changed', ids: 'all' })
})

test('after a lost connection events are received again, starting with events_missed', async () => {
  const database = await openTestDatabase()
  const { received, listener } = await givenOtherProcess(database)
  expect(received).toEqual([{ type: 'events_missed' }])
  const { rowCount } = await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen sayyad_events'`,
  )
  expect(rowCount).toBe(1)
  await expect.poll(() => received, { timeout: 10_000 }).toEqual([{ type: 'events_missed' }, { type: 'events_missed' }])
  expect(listener.isListening()).toBe(true)
  await database.db.transaction(async (tx) => afterCommit(tx, { type: 'texts_changed' }))
  await expect.poll(() => received).toContainEqual({ type: 'texts_changed' })
})

test('concurrent events are merged by type, and too many IDs become `all`', () => {
  const ids = Array.from({ length: 100 }, () => newId())
  const others = Array.from({ length: 100 }, () => newId())
  expect(
    mergeEvents([
      { type: 'cars_changed', ids },
      { type: 'tags_changed' },
      { type: 'cars_changed', ids: ids.slice(0, 10) },
      { type: 'tags_changed' },
    ]),
  ).toEqual([{ type: 'cars_changed', ids }, { type: 'tags_changed' }])
  expect(
    mergeEvents([
      { type: 'cars_changed', ids },
      { type: 'cars_changed', ids: others },
      { type: 'cars_changed', ids },
    ]),
  ).toEqual([{ type: 'cars_changed', ids: 'all' }])
})

test('in tests, a transaction that changes visible data without publishing an event fails', async () => {
  const { db } = await openTestDatabase()
  const [profile] = await db.insert(profiles).values({ id: newId() }).returning()
  if (!profile) throw new Error('There is no profile')
  await db.transaction(async (tx) => tx.update(profiles).set({ last_login: new Date() }))
  await expect(db.transaction(async (tx) => tx.update(profiles).set({ first_name: 'Sara' }))).rejects.toThrow(
    'profiles_changed',
  )
})
