import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { newId } from '#server/platform/ids.ts'
import { postTo } from '#server/testing/deliver-message.ts'
import { givenHaproxy, hasHaproxy } from '#server/testing/given-haproxy.ts'
import { givenStandby } from '#server/testing/given-standby.ts'
import { findFreePort, ready, startPrograms } from '#server/testing/run-program.ts'

const { start } = startPrograms()
const DEMO_PASSWORD = 'ranchero-sunset-41'
/** The number of concurrent senders. */
const AT_ONCE = 6
/** The number of messages that are stored before and after the primary is lost. */
const MANY = 60
const RETRY_MS = 50

test.skipIf(!hasHaproxy)(
  'MSG-06 ADMIN-07 no acknowledged message is lost with the primary, and visitors read on meanwhile',
  async () => {
    const { primary, standby } = await givenStandby({ isSynchronous: true })
    const proxy = await givenHaproxy(primary, standby)
    const startProcess = async (DEMO_CARS: string) => {
      const PORT = String(await findFreePort())
      const AUTH_SECRET = 'a secret that only tests know, of some length'
      const urls = { DATABASE_URL: proxy.primary, DATABASE_READ_URL: proxy.standby }
      const server = start({ PORT, ...urls, AUTH_SECRET, DEMO_PASSWORD, DEMO_CARS, REQUESTS_PER_MINUTE: '1000000' })
      await ready(server)
      return { server, address: `http://127.0.0.1:${PORT}` }
    }
    // the one that comes first decides about the demo
    const first = await startProcess('40')
    const processes = [first, ...(await Promise.all([startProcess('0'), startProcess('0')]))]

    const signIn = async (email: string) => {
      const answer = await postTo(first.address, '', '/accounts/sign-in', { email, password: DEMO_PASSWORD })
      const pairs = answer.headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf(';')))
      return pairs.filter((pair) => !pair.endsWith('=')).join('; ')
    }
    const [buyer, seller] = [await signIn('buyer@sayyad.example'), await signIn('seller@sayyad.example')]
    const ads = await fetch(`${first.address}/api/v1/me/ads?state=active`, { headers: { cookie: seller } })
    const { items } = (await ads.json()) as { items: { id: string }[] }
    const begun = await postTo(first.address, buyer, `/cars/${items[0]?.id}/conversation`, {
      id: newId(),
      content: '1',
    })
    const path = `/me/conversations/${((await begun.json()) as Message).conversation_id}/messages`

    const acknowledged: { id: string; at: number }[] = []
    const stop = new AbortController()
    const sending = Array.from({ length: AT_ONCE }, async (_, sender) => {
      for (let tries = sender; !stop.signal.aborted; tries += 1) {
        const address = processes[tries % processes.length]?.address ?? ''
        const id = newId()
        const answer = await postTo(address, buyer, path, { id, content: id }).catch(() => null)
        if (answer?.ok) acknowledged.push({ id, at: performance.now() })
        else await wait(RETRY_MS)
      }
    })
    const many = () => vi.waitUntil(() => acknowledged.length >= MANY, { timeout: 60_000 })
    await many()
    const killedAt = performance.now()
    await primary.kill()
    const pages = processes.map(async ({ address }) => (await fetch(`${address}/explore?year_min=2010`)).status)
    expect(await Promise.all(pages)).toEqual([200, 200, 200])
    // whoever watches the servers has noticed, and promotes
    await standby.ask('select pg_promote()')
    const before = acknowledged.splice(0)
    await many()
    stop.abort()
    await Promise.all(sending)

    const kept = await standby.ask('select id::text from messages')
    const ids = new Set(kept.map(({ id }) => id))
    expect([...before, ...acknowledged].filter(({ id }) => !ids.has(id))).toEqual([])
    const backAfter = Math.round((acknowledged[0]?.at ?? Number.NaN) - killedAt)
    console.log(`${before.length + acknowledged.length} acknowledged, 0 lost, back after ${backAfter} ms`)
    expect(processes.map(({ server }) => server.isRunning())).toEqual([true, true, true])
  },
)
