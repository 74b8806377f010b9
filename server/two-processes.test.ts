import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { newId } from '#server/platform/ids.ts'
import { postTo } from '#server/testing/deliver-message.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenRedis, hasRedis } from '#server/testing/given-redis.ts'
import { openSocket, type GivenSocket } from '#server/testing/given-socket.ts'
import { findFreePort, ready, startPrograms } from '#server/testing/run-program.ts'

const { start } = startPrograms()
const RECONNECT_MS = 10_000

/** @returns the URL of the process */
async function startProcess(app: GivenApp, env: Record<string, string>): Promise<string> {
  const PORT = String(await findFreePort())
  const AUTH_SECRET = 'a secret that only tests know, of some length'
  await ready(start({ PORT, DATABASE_URL: app.databaseUrl, AUTH_SECRET, DEMO_CARS: '0', ...env }))
  return `http://127.0.0.1:${PORT}`
}

/** The messages received after the first one, without duplicates. The first one may arrive while connecting. */
const receivedSeqs = ({ of }: GivenSocket) =>
  [...new Set(of('message').map(({ message }) => message.seq))].filter((n) => n > 1)

describe.each([
  ['PostgreSQL alone', true],
  ['Redis', hasRedis],
] as const)('two processes with %s', (bus, isThere) => {
  test.skipIf(!isThere)(
    'MSG-06 MSG-15 events of one process reach the other, even after a lost connection',
    async () => {
      const app = await givenApp()
      app.time.now = new Date()
      const [buyer, seller] = [await givenPerson(app), await givenPerson(app)]
      const [carId] = await givenCars(app.services, { seller_id: seller.id })
      const first = await buyer.browser.post(`/cars/${carId}/conversation`, { id: newId(), content: '1' })
      const { conversation_id } = first.json<Message>()
      const env: Record<string, string> = bus === 'Redis' ? { REDIS_URL: (await givenRedis()).url } : {}
      const [here, there] = await Promise.all([startProcess(app, env), startProcess(app, env)])
      const listener = await openSocket(there, seller.browser)
      const writer = await openSocket(here, buyer.browser)
      const sendText = (content: string) =>
        postTo(here, buyer.browser.cookies(), `/me/conversations/${conversation_id}/messages`, { id: newId(), content })

      await sendText('2')
      await expect.poll(() => receivedSeqs(listener)).toEqual([2])
      for (const { socket } of [listener, writer])
        expect(await socket.emitWithAck('join', { conversation_id })).toBeNull()
      writer.socket.emit('typing', { conversation_id })
      await expect.poll(() => listener.of('typing')).toEqual([{ conversation_id }])

      const missed = listener.of('missed').length
      await app.services.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query = 'listen sayyad_events'`)
      await expect.poll(() => listener.of('missed').length, { timeout: RECONNECT_MS }).toBeGreaterThan(missed)
      await sendText('3')
      await expect.poll(() => receivedSeqs(listener)).toEqual([2, 3])

      await postTo(here, seller.browser.cookies(), '/accounts/sign-out', {})
      await expect.poll(listener.closed, { timeout: RECONNECT_MS }).toBe('io server disconnect')
      expect(writer.closed()).toBeUndefined()
    },
  )
})
