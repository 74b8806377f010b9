import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { newId } from '#server/platform/ids.ts'
import { deliverMessage, postTo, type Sender } from '#server/testing/deliver-message.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { listenOn, openSocket } from '#server/testing/given-socket.ts'
import { findFreePort, listWorkers, ready, startPrograms, waitFor } from '#server/testing/run-program.ts'

const { start, run, findDatabase } = startPrograms()
const { FULL, KILLS } = process.env
/** The number of rounds of each kind. */
const ROUNDS = Number(KILLS ?? (FULL ? 6 : 4))
/** The number of concurrent messages. */
const AT_ONCE = 5
const DEMO_PASSWORD = 'ranchero-sunset-41'

if (FULL || KILLS) vi.setConfig({ testTimeout: 900_000 })

/** The process ID of the database, unless it is the given one. */
function findOther(killed: number | null): number | null {
  const pid = findDatabase()
  return pid === killed ? null : pid
}

const addressOf = (port: number) => `http://127.0.0.1:${port}`

/** Determines whether a server answers, and has its database. */
const isReady = (address: string) =>
  fetch(`${address}/api/health/ready`)
    .then(({ ok }) => ok)
    .catch(() => false)

/** Creates a conversation of two users with one message. */
async function givenConversation(app: GivenApp) {
  app.time.now = new Date()
  const [buyer, seller] = [await givenPerson(app), await givenPerson(app)]
  const [carId] = await givenCars(app.services, { seller_id: seller.id })
  const first = await buyer.browser.post(`/cars/${carId}/conversation`, { id: newId(), content: '1' })
  return { buyer, seller, conversation_id: first.json<Message>().conversation_id }
}

async function ask<Answer>(address: string, cookies: string, path: string): Promise<Answer> {
  const answer = await fetch(`${address}/api/v1${path}`, { headers: { cookie: cookies } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as Answer
}

/** Reads all messages after a given one, as a user. */
async function readAfter(address: string, cookies: string, conversationId: string, seq: number) {
  const read: { id: string; seq: number }[] = []
  for (let after = seq; ;) {
    const path = `/me/conversations/${conversationId}/messages?limit=50&after_seq=${after}`
    const { items } = await ask<{ items: Message[] }>(address, cookies, path)
    read.push(...items.map((item) => ({ id: item.id, seq: item.seq })))
    if (!items.length) return read
    after = items.at(-1)?.seq ?? after
  }
}

const countUnread = async (address: string, cookies: string) =>
  (await ask<{ unread_count: number }>(address, cookies, '/me/unread-messages')).unread_count

/** Sends several messages at the same time, and runs a function as soon as the first one is acknowledged. */
async function sendWhile(sender: Sender, conversationId: string, acknowledged: Map<string, number>, act: () => void) {
  const sending = Array.from({ length: AT_ONCE }, async () => {
    const id = newId()
    acknowledged.set(id, await deliverMessage(sender, conversationId, id))
  })
  await Promise.race(sending)
  act()
  await Promise.all(sending)
}

const inOrder = (acknowledged: ReadonlyMap<string, number>) =>
  [...acknowledged].map(([id, seq]) => ({ id, seq })).toSorted((one, other) => one.seq - other.seq)

test('MSG-17 kill -9 of one of two processes with messages in flight loses none, doubles none and keeps their order', async () => {
  const app = await givenApp()
  const { buyer, seller, conversation_id } = await givenConversation(app)
  const [stays, dies] = [await findFreePort(), await findFreePort()]
  const startOn = async (port: number) => {
    const AUTH_SECRET = 'a secret that only tests know, of some length'
    const server = start({ PORT: String(port), DATABASE_URL: app.databaseUrl, AUTH_SECRET, DEMO_CARS: '0' })
    await ready(server)
    return server
  }
  await startOn(stays)
  const listener = await openSocket(addressOf(stays), seller.browser)
  const sender = { addresses: [dies, stays].map(addressOf), cookies: buyer.browser.cookies() }
  const acknowledged = new Map<string, number>()
  for (let round = 0; round < ROUNDS / 2; round += 1) {
    const killed = await startOn(dies)
    await sendWhile(sender, conversation_id, acknowledged, () => killed.child.kill('SIGKILL'))
    await killed.ended
  }
  for (const { browser } of [buyer, seller])
    expect(await readAfter(addressOf(stays), browser.cookies(), conversation_id, 1)).toEqual(inOrder(acknowledged))
  expect(await countUnread(addressOf(stays), seller.browser.cookies())).toBe(acknowledged.size + 1)
  // clients detect events that the killed process did not send by the gap before the next message, or fetch them
  const last = await deliverMessage({ ...sender, addresses: [addressOf(stays)] }, conversation_id, newId())
  expect(last).toBe(acknowledged.size + 2)
  await expect
    .poll(() => listener.of('message').at(-1))
    .toMatchObject({ message: { seq: last }, unread: { unread_count: last } })
})

test('MSG-17 kill -9 of a worker with messages in flight loses none, doubles none, and another takes its place', async () => {
  const app = await givenApp()
  const { buyer, seller, conversation_id } = await givenConversation(app)
  const port = await findFreePort()
  const server = run('build/server/main.js', [], {
    PORT: String(port),
    WORKERS: '2',
    DATABASE_URL: app.databaseUrl,
    AUTH_SECRET: 'a secret that only tests know, of some length',
    DEMO_CARS: '0',
  })
  await ready(server)
  const acknowledged = new Map<string, number>()
  for (let round = 0; round < ROUNDS / 2; round += 1) {
    const [killed = 0, stays = 0] = listWorkers(server)
    await sendWhile(
      { addresses: [addressOf(port)], cookies: buyer.browser.cookies() },
      conversation_id,
      acknowledged,
      () => process.kill(killed, 'SIGKILL'),
    )
    await waitFor(() => listWorkers(server).length === 2 && !listWorkers(server).includes(killed))
    expect(listWorkers(server)).toContain(stays)
  }
  // a worker that has just been started does not answer yet
  await expect.poll(() => isReady(addressOf(port))).toBe(true)
  for (const { browser } of [buyer, seller])
    expect(await readAfter(addressOf(port), browser.cookies(), conversation_id, 1)).toEqual(inOrder(acknowledged))
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

test('MSG-17 kill -9 of the database, and of the only server with it, with messages in flight loses none, doubles none and keeps their order', async () => {
  const port = await findFreePort()
  const address = addressOf(port)
  const startAgain = async () => {
    const server = start({ PORT: String(port), DEMO_PASSWORD })
    await ready(server)
    return server
  }
  let server = await startAgain()
  const signIn = async (email: string) => {
    const answer = await postTo(address, '', '/accounts/sign-in', { email, password: DEMO_PASSWORD })
    const pairs = answer.headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf(';')))
    return pairs.filter((pair) => !pair.endsWith('=')).join('; ')
  }
  const [buyer, seller] = [await signIn('buyer@sayyad.example'), await signIn('seller@sayyad.example')]
  const { items } = await ask<{ items: { id: string }[] }>(address, seller, '/me/ads?state=active')
  const first = { id: newId(), content: '1' }
  const started = await postTo(address, buyer, `/cars/${items[0]?.id}/conversation`, first)
  const { conversation_id, seq } = (await started.json()) as Message
  const unread = await countUnread(address, seller)
  const acknowledged = new Map<string, number>()
  let killed: number | null = null
  for (let round = 1; round <= ROUNDS; round += 1) {
    // if all messages were stored before the kill, the previous database process may still be running
    const database = await vi.waitUntil(() => findOther(killed), { timeout: 60_000 })
    // the server ends when its database ends for the fourth time within ten minutes
    const killsServer = round % 4 === 0
    if (!killsServer) killed = database
    const sending = sendWhile({ addresses: [address], cookies: buyer }, conversation_id, acknowledged, () =>
      killsServer ? server.child.kill('SIGKILL') : process.kill(database, 'SIGKILL'),
    )
    if (killsServer) {
      await server.ended
      server = await startAgain()
    }
    await sending
  }
  // if all messages were stored before the last kill, the server may not have noticed it, or waits for its database
  await vi.waitUntil(() => findOther(killed), { timeout: 60_000 })
  await expect.poll(() => isReady(address), { timeout: 60_000 }).toBe(true)
  for (const cookies of [buyer, seller])
    expect(await readAfter(address, cookies, conversation_id, seq)).toEqual(inOrder(acknowledged))
  expect(await countUnread(address, seller)).toBe(unread + acknowledged.size)
})

/** Creates a proxy that closes connections when the server starts to respond. */
async function givenCut(target: number): Promise<string> {
  const cut = createServer((socket) => {
    const other = connect(target, '127.0.0.1')
    for (const one of [socket, other]) one.on('error', () => {})
    socket.pipe(other)
    other.once('data', () => {
      socket.resetAndDestroy()
      other.destroy()
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => cut.once('listening', resolve))
  onTestFinished(() => void cut.close())
  return addressOf((cut.address() as AddressInfo).port)
}

test('MSG-17 a connection that is cut after the commit and before the answer, again and again, doubles and loses nothing', async () => {
  const IN_ONE = 20
  const app = await givenApp()
  const direct = await listenOn(app.http)
  const cut = await givenCut(Number(new URL(direct).port))
  for (let left = FULL ? 1000 : 60; left > 0; left -= IN_ONE) {
    const { buyer, seller, conversation_id } = await givenConversation(app)
    const cookies = buyer.browser.cookies()
    const sent = Array.from({ length: IN_ONE }, (_, at) => ({ id: newId(), seq: at + 2 }))
    for (const { id, seq } of sent) {
      const path = `/me/conversations/${conversation_id}/messages`
      await expect(postTo(cut, cookies, path, { id, content: id })).rejects.toThrow('fetch failed')
      expect(await deliverMessage({ addresses: [direct], cookies }, conversation_id, id)).toBe(seq)
    }
    expect(await readAfter(direct, seller.browser.cookies(), conversation_id, 1)).toEqual(sent)
    expect(await countUnread(direct, seller.browser.cookies())).toBe(IN_ONE + 1)
  }
})
