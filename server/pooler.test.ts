import { expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { newId } from '#server/platform/ids.ts'
import { postTo } from '#server/testing/deliver-message.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenPooler, hasPooler } from '#server/testing/given-pooler.ts'
import { openSocket } from '#server/testing/given-socket.ts'
import { findFreePort, ready, startPrograms } from '#server/testing/run-program.ts'

const { start } = startPrograms()

test.skipIf(!hasPooler)(
  'MSG-06 EXPL-01 behind pgbouncer pages, searches, transactions and events work as without it',
  async () => {
    const app = await givenApp()
    app.time.now = new Date()
    // settings of the server, which a pooler hands on
    await app.services.db.execute(
      `do $$ begin execute format('alter database %I set timezone to %L', current_database(), 'Asia/Riyadh'); end $$`,
    )
    const [buyer, seller] = [await givenPerson(app), await givenPerson(app)]
    const [carId = ''] = await givenCars(app.services, { seller_id: seller.id, price: 81_000 }, {})
    const poolUrl = await givenPooler(app.databaseUrl)
    const startProcess = async () => {
      const PORT = String(await findFreePort())
      const AUTH_SECRET = 'a secret that only tests know, of some length'
      const env = { PORT, DATABASE_URL: app.databaseUrl, DATABASE_POOL_URL: poolUrl, AUTH_SECRET, DEMO_CARS: '0' }
      await ready(start(env))
      return `http://127.0.0.1:${PORT}`
    }
    const [here, there] = await Promise.all([startProcess(), startProcess()])
    const listener = await openSocket(there, seller.browser)
    const cookies = buyer.browser.cookies()
    const sent = await postTo(here, cookies, `/cars/${carId}/conversation`, { id: newId(), content: '1' })
    const { conversation_id } = (await sent.json()) as Message
    const path = `/me/conversations/${conversation_id}/messages`
    const texts = Array.from({ length: 20 }, (_, at) => String(at + 2))
    await Promise.all(texts.map((content) => postTo(here, cookies, path, { id: newId(), content })))
    await expect.poll(() => new Set(listener.of('message').map(({ message }) => message.content)).size).toBe(21)

    const PAGES = ['/', '/explore', `/car/${carId}`, '/api/v1/cars?sort=price_asc', '/api/v1/cars?price_max=81500']
    const many = Array.from({ length: 60 }, (_, at) => `${at % 2 ? here : there}${PAGES[at % PAGES.length]}`)
    const statuses = await Promise.all(many.map(async (url) => (await fetch(url)).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
    const found = await fetch(`${here}/api/v1/cars?price_max=81500`).then((answer) => answer.json())
    expect(found).toHaveProperty('items.length', 2)
  },
)

test.skipIf(!hasPooler)('EXPL-01 a pooler that keeps another time zone stops the start', async () => {
  const { databaseUrl } = await givenApp()
  const poolUrl = await givenPooler(databaseUrl, { 'set timezone to utc': "set timezone to ''Asia/Riyadh''" })
  const server = start({ DATABASE_URL: databaseUrl, DATABASE_POOL_URL: poolUrl, DEMO_CARS: '0' })
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain('sayyad: The time zone at DATABASE_POOL_URL is Asia/Riyadh')
})
