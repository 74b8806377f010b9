import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Database } from '#server/platform/db/client.ts'
import { givenRedis, hasRedis } from '#server/testing/given-redis.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { carryByRedis } from './carry-by-redis.ts'
import type { ChannelEvent } from './events.ts'
import { listenForEvents } from './listen-for-events.ts'

/** Creates a process that receives events through Redis and PostgreSQL. */
async function givenProcess({ url }: Database, redis: string) {
  const { events, close } = openDatabase(url, () => {}, { max: 1 })
  const received: ChannelEvent[] = []
  events.subscribe((event) => received.push(event))
  const listener = await listenForEvents(url, events)
  const carrier = await carryByRedis(redis, events, () => {})
  onTestFinished(async () => {
    await carrier.close()
    await listener.close()
    await close()
  })
  const numbers = () => received.flatMap((event) => ('ids' in event && event.type === 'typing' ? event.ids : []))
  const missed = () => received.filter(({ type }) => type === 'events_missed').length
  return { publish: (id: string) => events.publish({ type: 'typing', ids: [id] }), numbers, missed }
}

describe.skipIf(!hasRedis)('a Redis of one’s own, by REDIS_URL', () => {
  test('a Redis that cannot be reached stops the start with a sentence', async () => {
    const { events } = await openTestDatabase()
    await expect(carryByRedis('redis://127.0.0.1:1', events, () => {})).rejects.toThrow(
      /^Redis at REDIS_URL cannot be reached: .*\.$/,
    )
  })

  test('MSG-06 Redis delivers each event once; PostgreSQL takes over while it is unavailable, without losing any', async () => {
    const database = await openTestDatabase()
    const redis = await givenRedis()
    const [here, there] = [await givenProcess(database, redis.url), await givenProcess(database, redis.url)]
    for (const id of ['1', '2']) here.publish(id)
    await expect.poll(there.numbers).toEqual(['1', '2'])
    const before = there.missed()

    await redis.stop()
    here.publish('3')
    await expect.poll(there.numbers, { timeout: 10_000 }).toEqual(['1', '2', '3'])
    await redis.start()
    await expect.poll(there.missed, { timeout: 10_000 }).toBeGreaterThan(before)
    here.publish('4')
    await expect.poll(there.numbers, { timeout: 10_000 }).toEqual(['1', '2', '3', '4'])
    expect(here.numbers()).toEqual(['1', '2', '3', '4'])
  })
})
